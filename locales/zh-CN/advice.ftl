## 教练的数字。机会是指赢下这一局；分数是赢的减去付的。

advice-others = 其他做法
advice-how = 这是怎么算出来的
advice-do-instead = 改做这个
advice-percent = { $percent ->
    [0] 不到 1%
   *[other] { $percent }%
}
advice-percent-none = 0%
# $odds 用话说出机会有多大。
advice-chance = 赢的机会：{ $percent }{ $error ->
    [0] { "" }
   *[other] { " " }± { $error }
}（{ $odds }）
advice-chance-about = 按还可能来的牌当场算出。
advice-chance-about-refined = 从这里往下打很多次得出。“± { $error }”是运气通常带来的偏差，单位是百分点。
advice-points = 平均得分：{ $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] 0
}
advice-points-about = 赢的分减去付的分，按这一局所有可能的结局平均。
# 一个做法和它的牌，给屏幕阅读器。
advice-act = { $act }{ $count ->
    [0] { "" }
   *[other] ：{ $tiles }
}，{ $percent }
advice-at-once = 这些数字是当场算出的。
advice-under-way = { $rounds ->
    [0] 当场算出。更准的数字马上就来……
   *[other] 已往下打了 { $rounds } 次。更准的数字马上就来……
}
advice-done = { $first ->
    [other] 往下打了 { $rounds } 次：现在换了一个做法排第一。
   *[same] 往下打了 { $rounds } 次，每次都重新分配看不见的牌。
}
odds-certain = 几乎已经赢了
odds-in-ten = 大约十次里有 { $times } 次
odds-even = 一半一半
odds-one-in = 大约 { $many } 次里有 1 次
odds-hardly-ever = 几乎不会
odds-never = 已经不可能

## 数字是怎么来的

advice-line = { $missing ->
    [0] 目标是{ $line }，值 { $value } 分：什么都不缺。
   *[other] 目标是{ $line }，值 { $value } 分。还缺 { $missing } 张：
}
advice-draws = { $draws ->
    [0] 牌墙快空了：你没有牌可摸了。
   *[other] 你大约还能摸 { $draws } 张牌。
}
advice-line-lost = 它需要的一张牌已经等不到了。
advice-stakes = 在这里赢牌约得 { $gain } 分；不赢时，别人赢的机会是 { $percent }，你约付 { $loss } 分。
advice-own-rules = 这张桌子有自己的规则。数字是按通常的规则算的，所以在这里没有那么准。
advice-wins-with = { $player }可能用它{ -mah-jongg }：{ $percent }
advice-wins-with-line = { $player }可能用它{ -mah-jongg }，比如{ $line }：{ $percent }
advice-claims = { $player }可能要它来亮牌：{ $percent }

## 别人可能在做什么牌

advice-opponents = 别人可能在做什么牌
advice-other-lines = { $count ->
   *[other] { $player }：还有 { $count } 行合得上亮出的牌。最可能的是：
}
advice-other-line = { $line }：{ $percent }
advice-other-lost = { $player }：按亮出的牌，已没有一行能做成。
advice-other-dead = { $player }：这手牌是死牌。
