# 读给听的人：牌型卡上的一行。
printed-line = { $name }：{ $ways }；{ $value } 分，{ $exposure }
printed-line-missing = { $line }；{ $count ->
    [0] 已完成
   *[other] 还差 { $count } 张牌
}
printed-line-impossible = { $line }；已不可能完成
printed-way = { $groups }
printed-or = { $head } 或 { $next }
printed-nothing = 无
printed-group = { $group }
printed-group-a = 第一种花色的 { $group }
printed-group-b = 第二种花色的 { $group }
printed-group-c = 第三种花色的 { $group }
printed-concealed = 须暗牌
printed-exposed = 可亮牌

# 作者没有写附注时的附注：像印出来的牌型卡一样简短。
note-and = { $head }；{ $next }
note-suits = { $suits ->
    [1] 任意 1 种花色
    [2] 任意 2 种花色
   *[other] 3 种花色
}
note-like-numbers = 相同数字
note-consecutive = 任意 { $length } 个连续数字
note-sliding = 数字一起移动
note-odd = 单数
note-even = 双数
note-winds = { $winds ->
    [1] 任意风牌
   *[other] 任意 { $winds } 种风牌
}
note-dragons = { $dragons ->
    [1] 任意箭牌
   *[other] 任意 { $dragons } 种箭牌
}

# 整张牌型卡旁边的说明。
card-legend-title = 怎么看
card-legend-colours = 同一颜色的牌组是同一种花色，哪种花色都行：绿色不等于条子。牌组下面的横线意思相同：一条线是第一种花色，两条是第二种，三条是第三种。
card-legend-letters = F 是花牌，D 是同花色的箭牌，0 是白板，N E W S 是北东西南风，R 和 G 是红中和发财，Z 是任意风牌，X 是任意箭牌。
card-legend-exposed = X：这一行可以亮牌。C：这一行必须暗牌。
card-legend-value = X 或 C 前面的数字是分值：这一行值多少分。
card-legend-rules = 看懂牌型卡的规则
