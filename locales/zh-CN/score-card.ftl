# 读给听的人：牌型卡上的一行。
printed-line = { $name }：{ $ways }；{ $value } 分，{ $exposure }
printed-line-without-value = { $name }：{ $ways }
printed-line-missing = { $line }；{ $count ->
    [0] 已完成
   *[other] 还差 { $count } 张牌
}
printed-line-impossible = { $line }；已不可能完成
printed-way = { $groups }
printed-or = { $head } 或 { $next }
printed-or-word = 或
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
note-sliding-odd = 单数一起移动
note-sliding-even = 双数一起移动
note-closed = ! 不用百搭牌
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
card-legend-colours = 同一颜色的牌组是同一种花色，哪种花色都行：绿色不等于条子。牌组下面的横线意思相同：一条线是第一种花色，两条是第二种，3 条是第三种。
card-legend-letters = F 是花牌，D 是同花色的箭牌，0 是白板，N E W S 是北东西南风，R 和 G 是红中和发财，Z 是任意风牌，X 是任意箭牌。
card-legend-exposed = X：这一行可以亮牌。C：这一行必须暗牌。
card-legend-value = X 或 C 前面的数字是分值：这一行值多少分。
card-legend-rules = 看懂牌型卡的规则
card-legend-hands = 指向一行的任何部分，下方就会说明它的意思；用键盘时，方向键逐一走过各部分。点选一行可以逐一查看它的每副牌。

# What is pointed at on the card, in its fixed place.
card-explain-hint = 指向一组牌、附注、分值或 X 和 C，这里就会说明它的意思。用键盘：按 Tab 到一行，再按 ← 和 →。

# The order of the lines.
card-order-name = 各行的顺序
card-order-card = 按牌型卡顺序
card-order-nearest = 最近的在前
card-order-value = 按分值
card-order-points = { $value } 分
card-order-missing = { $count ->
    [0] 已完成
   *[other] 缺 { $count } 张
}
card-order-impossible = 已不可能

# The hands of a line, one at a time.
card-hands-place = 第 { $place } 副，共 { $count } 副
card-hands-back = 上一副（Page Up）
card-hands-on = 下一副（Page Down）
card-hands-leap = 随意另一副（End）
card-hands-close = 收起各副牌（退格键）
card-hands-jokers = 下面有横线的组可以用百搭牌。
card-hands-no-jokers = 这副牌不能用百搭牌。
card-hands-closed = 亮出的牌不属于这一行的任何一副。
card-hands-missing = { $count ->
    [0] 一张不缺：这副牌已经完成。
   *[other] 还缺 { $count } 张：
}
card-hands-strays = 多余：
card-hands-joker-for = 百搭牌代替{ $tile }
card-hands-blank-for = 代替{ $tile }的空白牌
card-hands-missing-tile = 缺：{ $tile }
card-hands-stray-tile = 多余：{ $tile }
card-hands-answer-first = 请先回答；之后就可以逐一看这一行的各副牌。

# The rack that the card is compared with.
card-rack-invitation = 拿一副手牌和牌卡比较：
card-rack-deal = 发牌
card-rack-game = 我这局的手牌
card-rack-game-why = 我这一局的牌架：{ $why }
card-rack-no-game = 还没有牌局。开始一局以后，就能在这里对照你的牌架。
card-rack-not-dealt = 你那一局还没有发牌。
card-rack-sits-out = 这一局你在场外，没有牌架。
card-rack-add = 选牌
card-rack-add-help = 点选牌把它放上牌架，最多 { $most } 张。点选牌架上的牌把它拿走。
card-rack-add-tile = 把{ $tile }放上牌架
card-rack-type = 输入牌，例如 F N N 3B 3C 0 J
card-rack-clear = 收起
card-rack-counts = { $tile }，这副牌用得上
card-rack-unknown = 没有“{ $word }”这张牌。
card-rack-too-many = 牌架上最多 { $most } 张。
card-rack-too-many-of = { $tile }：一共只有 { $exist } 张。
