# 读给听的人：牌型卡上的一行。
# A line for who hears it.
line-in-words = { $name }：{ $sentence }{ $value } 分，{ $exposure }
line-in-words-without-value = { $name }：{ $sentence }
printed-line-missing = { $line }；{ $count ->
    [0] 齐了
   *[other] 还差 { $count } 张牌
}
printed-line-impossible = { $line }；做不成了
# 分值下面：还差几张。
printed-missing-in-short = { $count ->
    [0] 齐了
   *[other] 差{ $count }张
}
printed-impossible-in-short = 做不成
printed-way = { $groups }
printed-or = { $head } 或 { $next }
printed-or-word = 或
printed-nothing = 无
printed-group = { $group }
printed-concealed = 和牌前不能亮牌
printed-exposed = 可亮牌

# 作者没有写附注时的附注：像印出来的牌型卡一样简短。
note-and = { $head }；{ $next }
note-suits = { $suits ->
    [1] 任意 1 种花色
    [2] 任意 2 种花色
   *[other] 3 种花色
}
note-any-number = 任意数字
note-like-numbers = { -like-numbers }
note-consecutive = 任意 { $length } 个连续数字
note-two-numbers = 任意 2 个{ $kind ->
    [odd] 单数
    [even] 双数
   *[any] 数字
}
note-sliding = 数字一起移动
note-odd = { $length ->
    [1] 任意单数
   *[other] 任意 { $length } 个连续单数
}
note-even = { $length ->
    [1] 任意双数
   *[other] 任意 { $length } 个连续双数
}
note-sliding-odd = 单数可以一起变大变小
note-sliding-even = 双数可以一起变大变小
note-closed = ! 不能用百搭牌
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
card-legend-colours = 一种颜色就是一种花色，哪种花色都行：绿色不等于条子。牌组下面的横线意思一样：一条横线是第一种花色，两条横线是第二种，三条横线是第三种。
card-legend-letters = F 是花牌，D 是同花色的箭牌，0 是白板。N、E、W、S 是北、东、西、南风，R 和 G 是红中和发财。
card-legend-any = 牌型里的 Z 是任意风牌，X 是任意箭牌。
card-legend-exposed = X：可以亮牌。C：和牌前不能亮牌（门前清）。
card-legend-value = X 或 C 前面的数字是分值：每家至少付你这么多。
card-legend-rules = 怎样看牌型卡的规则
card-legend-hands = 指着牌型的哪一部分，下面就说明哪一部分。用键盘时，按方向键一部分一部分走。点一个牌型，可以一手一手看它的牌。

# What is pointed at on the card, in its fixed place.
card-explain-hint = 指着一组牌、附注、分值，或者 X 和 C，这里就说它是什么意思。用键盘：按 Tab 到一个牌型，再按 ← 和 →。

# The order of the lines.
card-order-name = 牌型的顺序
card-order-card = 跟卡上一样
card-order-nearest = 最近的在前
card-order-value = 按分值
card-order-points = { $value } 分
card-order-missing = { $count ->
    [0] 齐了
   *[other] 缺 { $count } 张
}
card-order-impossible = 做不成了
card-of-lesson = 这一课用的牌型卡

# The hands of a line, one at a time.
card-hands-place = 第 { $place } 种摆法，共 { $count } 种
card-hands-back = 上一手（Page Up）
card-hands-on = 下一手（Page Down）
card-hands-leap = 随便另一手（End）
card-hands-close = 收起这些手牌（退格键）
card-hands-jokers = 下面有横线的组可以用百搭牌。
card-hands-no-jokers = 这手牌不能用百搭牌。
card-hands-closed = 亮出的这几组，这个牌型的哪一手里都没有。
card-hands-missing = { $count ->
    [0] 一张不缺：这手牌齐了。
   *[other] 还缺 { $count } 张：
}
card-hands-strays = 多余：
hand-tile-joker = 当{ $tile }用的百搭牌
hand-tile-blank = 当{ $tile }用的空白牌
hand-tile-missing = 缺：{ $tile }
card-hands-stray-tile = 多余：{ $tile }
card-hands-answer-first = 先回答，之后就可以一手一手看这个牌型。

# The rack that the card is compared with.
card-rack-invitation = 拿一手牌跟牌型卡对一对：
card-rack-deal = 发一手牌
card-rack-game = 我这一局的手牌
card-rack-game-why = 我这一局的手牌：{ $why }
card-rack-no-game = 还没有牌局。开打以后，就能在这里对照你的手牌。
card-rack-not-dealt = 你那一局还没有发牌。
card-rack-sits-out = 这一局你不上桌，没有手牌。
card-rack-add = 选牌
card-rack-add-help = 点一张牌，把它放上牌架，最多 { $most } 张。点牌架上的牌，把它拿走。
card-rack-add-tile = 把{ $tile }放上牌架
card-rack-type = 输入牌，例如 F N N 3B 3C 0 J
card-rack-clear = 清空牌架
card-rack-counts = { $tile }，这手牌用得上
card-rack-unknown = 没有“{ $word }”这种牌。
card-rack-too-many = 牌架上最多 { $most } 张。
card-rack-too-many-of = { $tile }：一共只有 { $exist } 张。
