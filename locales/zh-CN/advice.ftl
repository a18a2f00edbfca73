## 教练的数字。机会是指赢下这一局；分数是赢的减去付的。

advice-others = 其他做法
advice-all-as-good = 按这些数字看，选哪一种都一样。
advice-own-way = 你的选择
advice-own-way-same = 我也会这么打。
advice-own-way-under-way = 还在和我的打法比较……
advice-own-way-as-good = 和我的打法差不多。
advice-own-way-loses = 和我的打法比，{ $loss }。
advice-own-way-cheaper = 和牌的机会差不多，不过平均少得 { $points } 分。
advice-details = 细看
advice-how = 这是怎么算出来的
advice-do-instead = 改成这样打
advice-percent = { $percent ->
    [0] 不到 1%
   *[other] { $percent }%
}
advice-percent-none = 0%
# 和牌的机会折合成多少次和牌。
wins-in-hundred = { $count ->
    [0] 每 100 局少赢不到 1 局
   *[other] 每 100 局少赢 { $count } 局
}
# $odds 用话说出机会有多大。
advice-chance = 和牌的机会：{ $percent }{ $error ->
    [0] { "" }
   *[other] ，误差大约 { $error } 个百分点
}（{ $odds }）
advice-chance-about = 按还可能来的牌，大致算一算。
advice-chance-about-refined = 从这里往下打很多遍算出来的，每 100 局最多差 { $error } 局。
advice-points = 平均得分：{ $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] 0
}
advice-points-about = 赢的减去付的，按这一局的各种结局平均。
# 一个做法和它的牌，给屏幕阅读器。
advice-action = { $action }{ $count ->
    [0] { "" }
   *[other] ：{ $tiles }
}，{ $percent }
advice-at-once = 这些数字是当场大致算的。
advice-under-way = { $rounds ->
    [0] 当场大致算的。更准的数字马上就来……
   *[other] 已经往下打了 { $rounds } 遍。更准的数字马上就来……
}
advice-done = 我从这里往下打了 { $rounds } 遍，每一遍都把看不见的牌重新发过。
advice-claim-compared = 和牌的机会：要了 { $claimed }，不要 { $left }。
advice-claim-same = 要不要，和牌的机会都差不多：{ $chance }。
advice-second-thought = 再想一遍，更好的是：{ $action }。
advice-second-thought-look = 看看
odds-certain = 差不多赢定了
odds-about = { $many } 次里大约有 { $times } 次
odds-even = 一半一半
odds-hardly-ever = 几乎不会
odds-never = 已经不可能了

## 数字是怎么来的

advice-line = { $missing ->
    [0] 目标是{ $line }，值 { $value } 分：什么都不缺。
   *[other] 目标是{ $line }，值 { $value } 分。还缺 { $missing } 张：
}
advice-draws = { $draws ->
    [0] 牌墙快摸完了：没有你能摸的牌了。
   *[other] 你大约还能摸 { $draws } 张牌。
}
advice-line-lost = 这个牌型做不成了，等不到的牌：{ $tiles }。
advice-stakes = 这样打，赢了大约得 { $gain } 分。不赢的话，别人赢的机会是 { $percent }，你大约付 { $loss } 分。
advice-own-rules = 这一桌另有约定，数字却是按通常的规则算的，所以没有那么准。
advice-wins-with = { $player }可能靠这张和牌：{ $percent }
advice-wins-with-line = { $player }可能靠这张和牌，比如做{ $line }：{ $percent }
advice-claims = { $player }可能要这张牌，亮出一组：{ $percent }

## 别人可能在做什么牌

advice-opponents = 别人可能在做什么牌
advice-other-lines = { $count ->
   *[other] { $player }：亮出的牌还对得上 { $count } 个牌型。最可能的是：
}
advice-other-line = { $line }：{ $percent }
advice-other-lost = { $player }：看亮出的牌，哪个牌型也做不成了。
advice-other-dead = { $player }：这手牌是死牌。
