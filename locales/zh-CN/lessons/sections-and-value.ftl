lesson-sections-and-value = 类别、分值、X 和 C
    .summary = 牌型卡怎样编排，牌型值多少分，什么时候可以亮牌。
    .done = 按类别就能找到一个牌型，说出它值多少分、能不能亮牌。

sections-and-value-sections =
    牌型卡分成几个类别，各有名字。

    “双数”只用 2、4、6、8，“单数”只用 1、3、5、7、9；“连续数字”要连着的数，“相同数字”要几种花色的同一个数。

sections-and-value-by-twos = 朋友靠这手牌和了。看看数字，想想是哪个类别，找出牌型。
    .right = 全是单数：3、5、7、9。所以到“单数”里去找。
    .shown = 全是单数：3、5、7、9。所以到“单数”里去找。
    .hint = 这些数字有什么共同点？
    .option-evens = 双数
    .option-run = 连续数字
    .option-odds = 单数
    .option-like = 相同数字
    .wrong-evens = 那一类只要 2、4、6、8。这手牌里一个双数也没有。
    .wrong-run = 那里的数字每次加一。这里每次加几？
    .wrong-like = 那里的数字全都一样。这手牌有四个不同的数字。

sections-and-value-more =
    “2026”用年份的数字，“算式”是两数相加，“风牌和箭牌”以字母为主。

    “五张组”五张一样，多半要百搭牌；“单张与对子”没有比对子大的组，百搭牌帮不上忙。

sections-and-value-sum = 再看“算式”这一类。花牌和三张 3 已经在牌架上。这个牌型印了两道算式，选一道凑出来。
    .right = 和印的算式一样，两种花色。
    .shown = { sections-and-value-sum.right }
    .hint = 看看卡上的两道算式：3 在两道里都有。
    .wrong = 跟牌型还对不上。选一道算式，一个数一个数地念，念到哪组就添哪组。
    .wrong-suits = 数字对了。可得数印的是另一种颜色，你这手牌只有一种花色。
    .wrong-no-sum = 把你的三个数念成一道算式。卡上印的是它吗？

sections-and-value-takes-jokers = 你的牌架上有三张百搭牌，“五张组”这个牌型正等着它们。能放百搭牌的组，全部选出来。
    .right = 除了两张花牌，哪组都能放。“单张与对子”里没有比对子大的组，百搭牌一张也放不进去。
    .shown = 除了两张花牌，哪组都能放。“单张与对子”里没有比对子大的组，百搭牌一张也放不进去。
    .hint = 百搭牌只能放进三张以上的组。
    .wrong = 数数每组有几张。三张以上一样的才能放百搭牌，这样的组可能不止一个。
    .wrong-pair = 你点了那两张花牌。多大的组才能放百搭牌？
    .wrong-quint = 五张的那组少不了百搭牌。可三张以上的组，还有漏掉的吗？

sections-and-value-value =
    这个数字是分值：和了牌，值多少分。牌型越难，分值往往越高：五张组 40，单张与对子 50。

    万一 14 张同时符合两个牌型，按分值高的算。

sections-and-value-two-fit = 你的 14 张符合一个 25 分的牌型，也符合一个 30 分的。按哪个算？
    .right = 一手牌算一个牌型：分值高的那个。
    .hint = 只和一次。你会报哪一个？
    .option-smaller = 25
    .option-larger = 30
    .option-both = 55
    .wrong-smaller = 你的牌值得更多，没有人要你少拿。
    .wrong-both = 就算符合两个，也只能算一个。

sections-and-value-yearly =
    每年都出一张新的牌型卡，牌型和分值都换新的，打法不变。你那一桌用的是印好的卡：有颜色，大多没有横线。

    类别也会变：很多卡有“3-6-9”一类，我们的没有。

sections-and-value-threes = 这张卡上只有一个牌型用 3、6、9。是哪个？
    .right = 找得好！它在“风牌和箭牌”里，因为开头是四种风牌。
    .shown = 它在“风牌和箭牌”里，因为开头是四种风牌。
    .hint = 3、6、9 三个都要有。
    .option-sums = 算式
    .option-odds = 单数
    .option-winds = 风牌和箭牌
    .option-run = 连续数字
    .wrong-sums = 它印了 3，可没有 6，也没有 9。
    .wrong-odds = 6 是双数。单数的牌型里会有它吗？
    .wrong-run = 3 和 6 之间还有别的数，连着的数一个也不能跳。

sections-and-value-exposed =
    现在上桌。下家打出 <9B>，上家要了它，凑成一组。

    这一组大家都看得见，这就叫亮牌。标着 X 的牌型可以亮牌，这个就是。

sections-and-value-concealed =
    C 是暗牌型：和牌之前一张也不亮，缺的牌都得自己摸。

    只有最后缺的那一张，可以要别人打出的来和。现在你做这个牌型，还缺四张。

sections-and-value-hidden = 上家打出一张你的牌型要的牌，加上你的两张就是三张。要，还是不要？
    .right = 舍不得也得放，你的牌还是暗的。只要缺的不止一张，就等着自己摸。
    .shown = 舍不得也得放，你的牌还是暗的。只要缺的不止一张，就等着自己摸。
    .hint = 看看行末的字母。
    .wrong = 先说这张牌要不要。
    .wrong-claim = 你的这一组，大家都看见了。牌型标着 C，这一局做不成了。
    .wrong-mah-jongg = 就算拿了这张，也还差三张，和不了。

sections-and-value-last-tile = 另一局。这个牌型也标着 C，14 张里你已有 13 张。对家打出了缺的那张。怎么办？
    .right = 和了！最后缺的那一张，不管明暗，不管单张对子，都可以要。
    .hint = 标着 C 只是不能亮牌。最后一张不用亮在牌架上。
    .wrong = 先说这张牌要不要。开口之前，数数还缺几张。
    .wrong-let-go = 上家已经摸牌，那张再也要不回来了。你就缺它。
    .wrong-open = 两张不能亮，你也不用亮什么。数一数：加上这张，有几张？

sections-and-value-too-late = 你要了一张 <4B>，三张亮在牌架顶上。你原来在攒这两个牌型，现在只有一个还做得成。打出一张只有另一个才要的牌。
    .right = “双数”还能做：它有三张 4，又标着 X。另一个牌型，你一亮牌就做不成了。
    .shown = “双数”还能做：它有三张 4，又标着 X。另一个牌型，你一亮牌就做不成了。
    .hint = 牌型里要有三张 4，行末的字母还要允许亮牌。
    .wrong = 轮到你打牌。先看看两个牌型末尾的字母。
    .wrong-evens = 那张是“双数”要的。你已经亮了三张：看看另一个牌型末尾的字母，它还做得成吗？
    .wrong-win = 你的牌分在两个牌型里，哪个都没齐。

sections-and-value-dearest = 你想做能亮牌的。这几个里，哪个分值最高？
    .right = 标着 X，可以亮牌；能亮的里面，它分值最高。
    .shown = { sections-and-value-dearest.right }
    .hint = 先看字母，再看数字。
    .wrong-concealed = 它的分值最高。可它能亮牌吗？
    .wrong-second = 它可以亮牌。可另有一个也能亮，分值更高。

sections-and-value-your-card = 有人靠这手牌和了。先想是哪个类别，再找牌型。
    .right = 一组一组都对上了。换哪张牌型卡都一样：先找类别，再找牌型。
    .hint = 一组一组地比：几张牌，什么数字或字母，几种花色？
    .wrong-nearest = 和这手牌一组一组地比一比，从哪里开始不一样？
    .wrong-second = 它要哪些数字或字母？这手牌里有哪些？
    .wrong-third = 看看它要的牌，这手牌里有吗？

sections-and-value-recall-year = 有人摊开这手牌，喊“和牌”。是哪个牌型？
    .right = 2、0、2、6：年份的数字，白板当作 0。
    .shown = 2、0、2、6：年份的数字，白板当作 0。
    .hint = 从左到右读数字。白板在卡上印作什么？
    .option-year = 2026
    .option-evens = 双数
    .option-like = 相同数字
    .wrong-evens = 2 和 6 是双数。可这手牌有白板，没有 4 和 8。
    .wrong-like = 2 里面夹着 6。那个牌型，数字全都一样。

sections-and-value-recall-pays = 同一张卡上的三个牌型，哪个分值最高？
    .right = 三个里面，它行末的数字最大。
    .hint = 分值就是行末的数字。
    .wrong-second = 有分值更高的。看看行末的数字。
    .wrong-third = 三个行末的数字都比一比，这个最大吗？

sections-and-value-recall-new-card = 明年的牌型卡出来了。什么会不一样？
    .right = 牌型和分值是新的，打法不用重学。
    .hint = 牌型卡上印着什么？
    .option-rules = 摸牌和要牌的方法
    .option-values = 只有分值
    .option-lines = 牌型和它们的分值
    .wrong-rules = 这些不变。卡上只说怎样算和牌、值多少分。
    .wrong-values = 分值会变，可卡上还有别的也会变。

sections-and-value-recall-exposed = 做哪个牌型，等到最后一张之前什么也不能亮？
    .right = C：和牌之前什么也不亮。另外两个标着 X。
    .shown = C：和牌之前什么也不亮。另外两个标着 X。
    .hint = 看看每一行的行末。
    .wrong-second = 行末是 X：可以要牌，可以亮牌。哪一行是另一个字母？
    .wrong-third = 看看行末的字母。标着 X 就可以亮牌。

sections-and-value-recall-two-lines = 你和了牌，这手牌符合两个牌型，一个 40 分，一个 25 分。按哪个算？
    .right = 按分值高的算。
    .shown = { sections-and-value-recall-two-lines.right }
    .hint = 你只和一次，只算一个牌型。
    .option-first = 卡上排在前面的
    .option-sum = 两个加起来
    .option-dearer = 40 分的
    .wrong-first = 排在前面还是后面，没有关系。
    .wrong-sum = 一手牌只算一次。

sections-and-value-recall-hidden = 你用 6、7、8、9 做这个牌型，还缺三张。对家打出 <7B>。怎么办？
    .right = 不要，等着自己摸。这手牌什么也不能亮。
    .hint = 看看行末的字母。
    .wrong = 说说这张牌要不要。
    .wrong-claim = 三张 <7B> 亮着，牌型却标着 C，这一局做不成了。
    .wrong-mah-jongg = 加上这张，还缺两张。
