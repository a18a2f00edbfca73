# 用一句话说出牌型卡的一行，由牌型生成。“1”就是印出来的数字。
sentence-whole = 需要{ $rest }。
sentence-clause = { $head }；{ $next }
sentence-between = { $head }，{ $next }
sentence-last = { $head }，再加{ $next }
sentence-ways = { $head }；或者{ $next }
sentence-groups = { $groups }
sentence-or = { $head }或{ $next }
sentence-or-last = { $head }或{ $next }
sentence-either = { $groups }
sentence-closed = { $group }（不能用百搭牌）

sentence-count = { $size ->
    [1] 一张
    [2] 一对
    [3] 三张
    [4] 四张
    [5] 五张
    [6] 六张
   *[other] { $size } 张
}
sentence-numbers = { sentence-count }“{ $number }”
sentence-flowers = { sentence-count }花牌
sentence-matching-dragons = { sentence-count }相配的箭牌
sentence-suit-dragons = { sentence-count }箭牌
sentence-zeros = { sentence-count }当零用的白板
sentence-winds = { sentence-count }{ $wind }
sentence-dragons = { sentence-count }{ $colour ->
    [red] 红中
    [white] 白板
   *[green] 发财
}
sentence-any-winds = { sentence-count }{ $place ->
    [1] 任意一种风牌
    [2] 另一种风牌
    [3] 第三种风牌
   *[other] 第四种风牌
}
sentence-any-dragons = { sentence-count }{ $place ->
    [1] 任意一种箭牌
    [2] 另一种箭牌
   *[other] 第三种箭牌
}
sentence-digits = “{ $digits }”这几张
sentence-one-of-each = { $tiles }各一张
sentence-kind-number = “{ $number }”

sentence-suit-new = { $suit ->
    [1] 任意一种花色
    [2] 另一种花色
   *[other] 第三种花色
}的{ $groups }
sentence-suit-perhaps = { $suit ->
    [1] 任意一种花色
    [2] 第二种花色
   *[other] 第三种花色
}的{ $groups }
sentence-suit-same = 该花色的{ $groups }
sentence-suit-again = { $suit ->
    [1] 第一种花色
    [2] 第二种花色
   *[other] 第三种花色
}的{ $groups }
sentence-suit-each = { $suits ->
    [2] 任意两种花色
   *[other] 三种花色
}各{ $groups }

sentence-any-number = “{ $number }”代表任意一个数字
sentence-any-odd = “{ $number }”代表任意一个单数
sentence-any-even = “{ $number }”代表任意一个双数
sentence-from-to = “{ $first }”到“{ $last }”
sentence-consecutive = { $printed }代表任意 { $length } 个连续的数字
sentence-consecutive-odd = { $printed }代表任意 { $length } 个连续的单数
sentence-consecutive-even = { $printed }代表任意 { $length } 个连续的双数
# 只有数字不同的几种组法，合成一句。
sentence-one-of = “{ $number }”代表{ $numbers }
sentence-two-numbers = “{ $first }”和“{ $second }”代表任意两个不同的{ $kind ->
    [odd] 单数
    [even] 双数
   *[any] 数字
}
sentence-lower = “{ $number }”是较小的一个
sentence-different = 这些数字不能相同
sentence-together = 所有数字可以一起往上或往下移
sentence-together-odd = 所有数字可以一起往上或往下移，但都要是单数
sentence-together-even = 所有数字可以一起往上或往下移，但都要是双数
sentence-zero-digit = “0”是白板
sentence-no-jokers = 不能用百搭牌
sentence-concealed = 和牌前不能亮牌

# 指着一行里的某一部分时说的话。列表里的牌组照印出来的写：222。
part-group = { $printed }：{ $group }。
part-or = { $head }或者 { $next }
part-and = { $head }{ $next }
part-suit-alone = 一种花色，哪种都行。
part-suit-one = 跟{ $same }同一种花色，哪种都行。
part-suit-other = 与{ $others }不同的花色。
part-suit-shared = 与{ $same }同一种花色，与{ $others }不同花色。
part-suit-chosen = 花色看你选哪一组。
part-suit-either = 跟画有{ $strokes }的牌组同一种花色，选哪个都行。
# 几个部分：222、444 和 DDDD；两边空一格，画横线的说法前后不空。
part-printed = {" "}{ $groups }{" "}
part-between = { $head }、{ $next }
part-last = { $head } 和 { $next }
part-two = { $head } 和 { $next }
# 用下面的横线指牌组：一条是第一种花色，两条是第二种。
part-marked = 画有{ $strokes }的牌组
part-strokes = { $count ->
    [1] 一条横线
    [2] 两条横线
   *[other] 三条横线
}
part-suit-dragon = D 是同花色的箭牌：条子配发财，万子配红中，筒子配白板。
part-zero = 0 是白板，没有花色。
part-movement = 其中{ $movement }。
part-jokers-open = 哪一张都可以用百搭牌代替。
part-jokers-closed = ! 表示不能用百搭牌。
part-jokers-single = 不能用百搭牌：单张得是真牌。
part-jokers-pair = 不能用百搭牌：对子的两张都得是真牌。
part-jokers-cluster = 不能用百搭牌：这些牌只是连印在一起。
part-note = 附注说了你能选什么：{ $note }。
part-choice = 你能选：{ $choice }。
part-note-of-author = 牌型卡作者的附注：{ $note }。
part-value = { $value } 分：分值。和了，每家付它的一倍、两倍或四倍。
part-exposed = X：可以亮牌。三张以上相同的组，可以要别人打出的牌。
part-concealed = C：和牌前不能亮牌（门前清）。除了和牌的那一张，不能要别人打出的牌。
part-missing = 这个牌型里离你最近的一手，你还缺几张：−3 就是还缺三张。横线表示做不成了。
