lesson-which-one = 选哪一个？
    .summary = 几个牌型都合适：看缺几张、百搭牌、X 还是 C、分值，还有缺的牌等不等得到。
    .done = 两三个牌型你会比较，也说得出选的理由。

which-one-weigh =
    这手牌，第一个牌型缺四张，值 25 分；第二个缺六张，值 50 分。

    选近的那个。做成了才有分，每缺一张，都可能要等好多轮。

which-one-near = 另一手牌。你做哪个牌型？
    .right = 只缺四张。别的不管几分，都缺得更多。
    .shown = 只缺四张。别的不管几分，都缺得更多。
    .hint = 先数每个牌型缺几张，再看分值。
    .wrong-nearest = 再数一遍：有一个缺得更少，近的优先。
    .wrong-second = 不管几分，没做成就一分也没有。哪个缺得更少？
    .wrong-third = 你手里有几张是它要的？有一个用得上更多。

which-one-jokers =
    数的时候，百搭牌也算，可只能算在放得下它的组里：三张以上相同的。

    这里一张百搭牌代替 <1C>，一张代替 <3D>。单张和对子都不能用百搭牌。

which-one-count = 做这个牌型，数字和花色由你挑，用得上的越多越好。还缺几张？百搭牌能放的地方，都要算上。
    .right = 用得上八张，两张百搭牌也都用得上：14 张里有 10 张。
    .shown = { which-one-count.right }
    .hint = 三张以上一样的组都能放百搭牌。数出用得上的，再从 14 里减去。
    .wrong = 先数用得上的牌，再数百搭牌。牌型要 14 张。
    .wrong-without = 你没算百搭牌。这个牌型用得上它们吗？
    .wrong-thirteen = 是不是从 13 算起？牌型要 14 张。
    .wrong-fit = 这是用得上的张数。问的是还缺几张。

which-one-with-jokers = 这手牌有两张百搭牌。你做哪个牌型？
    .right = 用得上八张，两张百搭牌也有位置，只缺四张。
    .hint = 哪个牌型里，两张百搭牌都有位置？
    .option-pairs = 单张与对子
    .option-run = 连续数字，第 1 行
    .option-two-suits = 连续数字，第 2 行
    .wrong-pairs = 那里也用得上八张。可两张百搭牌都派不上用场，得缺六张。
    .wrong-two-suits = 你的 5、6、7 都是万子，它却要两种花色，得缺七张。

which-one-equal =
    有时两个牌型一样近，那就看字母。X 的可以摸也可以要；C 的只能自己摸，只有最后一张例外。

    字母也一样，就选分值高的。

which-one-x-or-c = 其中两个牌型都缺三张。你做哪一个？
    .right = 一样近，分值也一样。可标着 X，还能要别人打的牌。
    .shown = 一样近，分值也一样。可标着 X，还能要别人打的牌。
    .hint = 有两个一样近。看看它们的末尾。
    .option-concealed = 连续数字，第 4 行
    .option-exposed = 连续数字，第 2 行
    .option-pairs = 单张与对子
    .wrong-concealed = 它和另一个一样近。可看看字母：缺的三张里，有两张只能自己摸。
    .wrong-pairs = 分值更高，可缺四张，三张只能自己摸，百搭牌也帮不上。

which-one-value = 又有两张百搭牌。其中两个牌型都缺三张。你做哪一个？
    .right = 一样近，都是 X，40 分比 25 分高。有两张百搭牌，五张一样的不难。
    .shown = 一样近，都是 X，40 分比 25 分高。有两张百搭牌，五张一样的不难。
    .hint = 先数每个缺几张，再看字母，再看分值。
    .option-run = 连续数字，第 1 行
    .option-two-suits = 连续数字，第 2 行
    .option-quints = 五张组
    .wrong-run = 缺三张，没错。可还有一个一样近，分值更高。
    .wrong-two-suits = 你的 6、7、8 都是筒子，它却要两种花色，得缺五张。

which-one-live =
    上桌了，两个牌型各缺四张：“双数”（FFF 222 444 66 888）和“2026”（FF 222 000 222 666）。

    打出后没人要的牌不会再来。看看你缺的：还能来的叫活牌。

which-one-alive = “双数”缺花牌、两张 <4C>、一张 8；“2026”缺白板、两张 2、一张 6。哪个机会更大？
    .right = 你有两张白板，另外两张已经打掉了，“2026”只能靠百搭牌。“双数”缺的牌都还能来。
    .shown = 你有两张白板，另外两张已经打掉了，“2026”只能靠百搭牌。“双数”缺的牌都还能来。
    .hint = 每种牌四张。看看你要的牌有没有打掉的。
    .option-year = 2026
    .option-evens = 双数
    .option-same = 一样大
    .wrong-year = 它还要一张白板。数一数：你有几张，中间有几张？
    .wrong-same = 两个都缺四张。可缺的牌都还能来吗？

which-one-give-up = 你摸到 <8D>。该定下来了：打出一张只有另一个牌型才要的牌。
    .right = “双数”只缺三张了。另一个牌型的牌只好放手：有选就有舍。
    .shown = { which-one-give-up.right }
    .hint = 找一张上面的牌型里没有印的牌。
    .wrong = 轮到你打牌。选一张这个牌型用不上的。
    .wrong-drawn = “双数”要三张 8，你刚凑齐，这下又缺四张。
    .wrong-line-tile = 那张是这个牌型要的，用不上的却还在牌架上。
    .wrong-again = 你有 14 张了。一个回合摸一张，打一张。

which-one-dear =
    50 分！只缺四张，你一眼就爱上了这个牌型。看看别人打的牌。

    两张 <6B>、一张 <7B>，都是你缺的，却一张也不能要：标着 C，只有最后一张能要。

which-one-four-still = 你摸到 <4C>。心爱的牌型还缺几张？
    .right = 四张，和刚才一样。<4C> 没有位置，百搭牌也没有。
    .shown = 四张，和刚才一样。<4C> 没有位置，百搭牌也没有。
    .hint = 它要的牌你有十张。刚才添了吗？
    .wrong = 红中、发财、两张花牌，还有哪些对子？牌型要 14 张。
    .wrong-jokers = 你把百搭牌算上了。这个牌型哪里放得下？
    .wrong-drawn = <4C> 你本来就有两张。第三张有位置吗？
    .wrong-fit = 这是用得上的张数。问的是还缺几张。

which-one-switch = 同一手牌，另一个牌型。万子的 3、4、5 加两张百搭牌，只缺两张，值 40 分，还能亮牌。打出一张用不上的牌。
    .right = 箭牌走了，50 分的梦也醒了。这里只缺两张，还能要别人打的牌。
    .shown = 箭牌走了，50 分的梦也醒了。这里只缺两张，还能要别人打的牌。
    .hint = 两张花牌、3、4、5 和百搭牌。别的还有什么？
    .wrong = 轮到你打牌。选一张这个牌型用不上的。
    .wrong-drawn = 你还爱着那一个。它照样缺四张，这一个又缺三张了。
    .wrong-joker = 没有百搭牌就凑不成五张组，这下又少了一张。
    .wrong-line-tile = 那张是这个牌型要的，用不上的却还在牌架上。

which-one-own =
    最后一手牌，不给你定牌型。打开“牌型卡”，找出两三个，比一比。

    你摸到 <S>。打出最用不着的一张。
    .right = 选得好：这张牌，离你最近的牌型几乎用不着。
    .shown = 这张牌，离你最近的牌型几乎用不着。
    .hint = 找出最近的两三个牌型。哪张牌，它们都不要？
    .wrong = 轮到你打牌：选一张。
    .wrong-joker = 不管选哪个牌型，三张以上的组都能放百搭牌。哪张牌比它用处小？
    .wrong-dearer = 这样打要吃亏。少了它，最近的几个牌型会怎样？

which-one-recall-near = 这手牌，你做哪个牌型？
    .right = 用得上九张，缺五张。另外几个都没这么近。
    .shown = { which-one-recall-near.right }
    .hint = 数一数每个牌型缺几张。
    .wrong-nearest = 有一个缺得更少。先看远近，再看分值。
    .wrong-second = 一组一组数它还缺什么。有没有缺得更少的？
    .wrong-third = 看看你最多的数字和字母。它要这些吗？

which-one-recall-count = 做这个牌型，数字和花色由你挑，用得上的越多越好。还缺几张？百搭牌也算上。
    .right = 用得上九张，加上百搭牌：14 张里有 10 张。
    .shown = { which-one-recall-count.right }
    .hint = 数出用得上的，加上百搭牌，再从 14 里减去。
    .wrong = 一组一组来：印了几张，你有几张？
    .wrong-without = 你没算百搭牌。有没有三张以上的组放得下它？
    .wrong-thirteen = 是不是从 13 算起？牌型要 14 张。

which-one-recall-equal = 两个牌型都缺三张，都值 30 分，一个标着 X，一个标着 C。你愿意做哪个？
    .right = 标着 X，可以摸也可以要，能来的牌更多。
    .shown = { which-one-recall-equal.right }
    .hint = 缺的牌能从哪里来？
    .option-c = 标着 C 的
    .option-x = 标着 X 的
    .option-same = 都一样
    .wrong-c = 标着 C，没到只缺一张，别人打什么都不能要。
    .wrong-same = 分值一样，可缺的牌来路也一样吗？

which-one-recall-order = 两个牌型都合适。先看什么，再看什么，最后看什么？
    .right = 做不成的牌型一分也没有，所以分值最后看。
    .hint = 先看做不做得成，再看值多少。
    .item-missing = 还缺几张
    .item-letter = X 还是 C
    .item-value = 值多少分
    .wrong = 第一件事：它有多近？
    .wrong-dear = 你先看能得多少分。可得先做成。
    .wrong-letter = X 是好，可缺得多，X 也补不回来。
    .wrong-last = 你把离牌型多远放在最后。要是还缺九张呢？

which-one-recall-live = 你做这个牌型，有一张北风。看看桌上：北风最多还能来几张？
    .right = 一共四张：你有一张，两张已经打掉了。
    .shown = { which-one-recall-live.right }
    .hint = 每种风牌四张。你看得见哪几张？
    .wrong = 从四张里，减去你看得见的北风。
    .wrong-three = 你只算了自己的。中间打出的呢？
    .wrong-two = 一共四张。再数数看得见的，自己的也算。
    .wrong-four = 四张是全部。其中有几张你看得见。
