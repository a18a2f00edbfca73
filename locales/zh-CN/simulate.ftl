## `mahj-tutor rank` 和 `mahj-tutor simulate` 的输出

rank-not-a-tile = “{ $word }”不是牌；请写成 3B、E、R、0、F 或 J 这样，用空格隔开
rank-wrong-count = { $count ->
   *[other] 这手牌有 { $count } 张；应为 13 或 14 张
}
rank-too-many-copies = { $tile } 出现了 { $count } 次，但一共只有 { $most } 张

simulate-stuck = 第 { $game } 局打不完：电脑对手没有规则允许的事可做，或者没完没了
simulate-games = { $games ->
   *[other] { $games } 局：{ $won } 局有人和牌（{ $won_percent }%），{ $wall } 局流局（{ $wall_percent }%）。
}
simulate-duplicate = { $walls ->
   *[other] 共用了 { $walls } 副牌墙，每副最多打四局，每局玩家向右移一个座位。
}
simulate-player = 玩家 { $player }（{ $name }）：赢 { $wins } 局（{ $percent }%，95% 区间 { $low } 至 { $high }%），{ $points } 分。
simulate-exposures = { $percent }% 的牌局有亮牌，第一次亮牌平均在第 { $turn } 个回合；每局要牌 { $claims } 次。
simulate-details = 东家和牌：{ $east } 局。自摸：{ $self_picked } 局。无百搭：{ $jokerless } 局。每局平均摸牌：{ $draws } 张。赢家平均打了 { $turns } 个回合。
simulate-random = 因出错而结束：{ $ended_by_mistake } 局。死牌：{ $dead_hands } 手。有押注的牌局：{ $bets } 局，第五个人共得 { $points } 分。
simulate-balance = 各类别每个牌型的和牌局数、占比、分值和名字：
simulate-balance-section = { $section }：占和牌的 { $percent }%；分值与和牌次数的等级相关系数 { $correlation }
simulate-balance-none = 无（各牌型都一样）
simulate-balance-all = 全部牌型：分值与和牌次数的等级相关系数 { $correlation }（斯皮尔曼；分值越高和得越少时为 -1）
