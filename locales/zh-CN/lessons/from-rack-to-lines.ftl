lesson-from-rack-to-lines = 从手牌到牌型
    .summary = 13 张牌，一整张牌型卡：怎样找出最合适的两三个牌型。
    .done = 看着 13 张牌，你能说出两三个值得一试的牌型。

from-rack-to-lines-sort =
    这是刚拿到的 13 张，下面是理好的：花牌、条子、万子、筒子、风牌、箭牌。

    接着看哪些牌至少有两张。有两张一样的，一组就有了底子，也就知道该看卡上的哪里。

from-rack-to-lines-twice = 这是另一手理好的牌。选出所有至少有两张的牌。
    .right = 四个对子。找牌型，就从它们开始。
    .shown = { from-rack-to-lines-twice.right }
    .hint = 同一花色的同一数字，或者同一个字母。
    .wrong = 从左往右看一遍。旁边有没有一模一样的？
    .wrong-number = 你把花色不同的 3 也点了。<3B> 和 <3C> 不是一种牌，各只有一张。
    .wrong-run = 你把 1 旁边的牌也点了。<2B> 和 <3B> 花色相同，数字不同。
    .wrong-winds = 那些是数字牌。风牌和箭牌也会成对。

from-rack-to-lines-sections =
    接着把各个类别想一遍：双数、单数、连着的数、几种花色的同一个数、字母。

    问问自己：我的对子，哪一类用得最多？

from-rack-to-lines-section = 这手牌，你先看哪个类别？
    .right = 1、3、7 都不止一张，还有一张 5。我们的{ card-title-first }上，“单数”的牌型离得最近。
    .shown = 1、3、7 都不止一张，还有一张 5。我们的{ card-title-first }上，“单数”的牌型离得最近。
    .hint = 看看不止一张的那些牌。它们的数字有什么共同点？
    .option-evens = 双数
    .option-run = 连续数字
    .option-odds = 单数
    .option-winds = 风牌和箭牌
    .wrong-evens = 这手牌里只有 <8B> 是双数，别的数字都得舍掉。
    .wrong-run = 这一类要连着的数。你的 1、3、7 中间都断开了。
    .wrong-winds = 两种风牌，各只有一张。哪些牌你不止一张？

from-rack-to-lines-count =
    然后数一数。拿牌型跟手牌对着看，这里用 4-5-6：三张 4、两张 5、两张 6、三张花牌，用得上 10 张。

    牌型要 14 张，还缺四张。缺得越少，牌型越近。

from-rack-to-lines-missing = 做这个牌型还缺几张？一组一组地数用得上的。
    .right = 数得仔细：用得上九张，牌型要 14 张，缺五张。
    .shown = 14 张里用得上九张，缺五张。
    .hint = 一组一组来。牌型要几张，你有几张？
    .wrong = 一组一组地对，记下用得上的。超出印的张数不算。
    .wrong-fit = 这是用得上的张数。问的是 14 张里还缺几张。
    .wrong-four = 是不是从 13 算起了？你手里 13 张，牌型要 14 张。

from-rack-to-lines-start = 这个牌型从 1 到 6 都可以开始。从几开始，用得上的牌最多？
    .right = 两张花牌、三张 3、一张 4、两张 5、一张 6：用得上九张，缺五张。从别的数开始都不如它。
    .shown = 从 3 开始：两张花牌、三张 3、一张 4、两张 5、一张 6。用得上九张，缺五张，从别的数开始都不如它。
    .hint = 换几个开头试试，每次数一数用得上几张。留心两种颜色。
    .wrong = 那样大部分牌都用不上。看看哪些牌不止一张。
    .wrong-one = 照印的做，缺七张。可附注允许移动：试试别的开头。
    .wrong-four = 那样你的 3 用不上，缺九张。有更好的开头。
    .wrong-five = 那样你的 3 和 4 用不上，缺九张。有更好的开头。

from-rack-to-lines-count-again = 换一个牌型，换一手牌。数字和花色由你挑，用得上的越多越好。这样还缺几张？
    .right = 用得上 10 张，缺四张：会挪了！
    .shown = 用得上 10 张，牌型要 14 张，所以缺四张。
    .hint = 先看至少有两张的牌，再一组一组地数用得上的，从 14 里减去。
    .wrong = 一组一组来：印了几张，你有几张？
    .wrong-fit = 这是用得上的张数。问的是还缺几张。
    .wrong-thirteen = 是不是从 13 算起？牌架上有 13 张，牌型还要多一张。

from-rack-to-lines-nearest = 哪个牌型离你的牌最近？缺得越少就越近。
    .right = 用得上九张，缺五张。另外几个都缺得更多。
    .shown = 用得上九张，缺五张。另外几个都缺得更多。
    .hint = 每个牌型都数一数用得上几张。颜色也要合。
    .wrong-nearest = 有一个缺得更少。两个都一组一组数一遍。
    .wrong-second = 看看你至少有两张的牌。哪个牌型用得上最多？
    .wrong-third = 它要的数字和字母，你手里真有吗？数数用得上几张。

from-rack-to-lines-two-lines =
    有两个牌型，各缺六张。先别选，两个都记着。

    风牌两个都要，花牌第一个要，3、6、9 第二个要。只有 <2B> 两个都用不上，可以舍掉。

from-rack-to-lines-let-go = 记着这两个牌型。选出牌架上两个都用不着的牌。
    .right = 3、9 和北风，两个牌型都没有。别的牌至少有一个用得上。
    .shown = { from-rack-to-lines-let-go.right }
    .hint = 一张一张来。第一个牌型印着它吗？第二个呢？
    .wrong = 每张牌都拿两个牌型对一对。两个都不要的才能舍掉。
    .wrong-soap = 两张数字牌和风牌，对。可白板在卡上印作什么？看看第二个牌型。
    .wrong-eight = 你把 <8D> 也舍掉了。看看第一个牌型的最后一组，还有颜色。
    .wrong-single = 只有一张不等于没用，有的正是牌型要的。
    .wrong-wind = 那两张，对。可字母也可能用不着。

from-rack-to-lines-flowers =
    我们的{ card-title-first }上，14 个牌型有 12 个要花牌。所以没定下来之前，哪怕只有一张花牌也留着。

    落单的风牌、箭牌，只有很少几个牌型用得上。你看中的不要它，就先舍掉。

from-rack-to-lines-plan = 新的 13 张牌。先做什么，后做什么？
    .right = 练几回，半分钟就够。牌型卡越熟，牌型看得越快，在家也多看看卡。
    .hint = 先看牌，再看卡，最后才舍掉牌。
    .item-sort = 把牌理好
    .item-twice = 看哪些牌至少有两张
    .item-section = 找出最用得上这些牌的类别
    .item-count = 数一数那些类别里的牌型还缺几张
    .item-let-go = 舍掉哪个牌型都不用的牌
    .wrong = 从头想一想：每一步要先知道什么？
    .wrong-let-go = 还没看出这些牌能做什么，就舍掉了。
    .wrong-section = 还不知道要找什么，就先去翻卡了。
    .wrong-count = 还没找到牌型，数什么呢？

from-rack-to-lines-first-tile = 现在上桌。你做这个牌型，还缺五张，刚摸到的一张它不要。打出一张用不上的牌。
    .right = 打得好，牌型要的一张没少：还是缺五张。
    .shown = 牌型要的一张没少：还是缺五张。
    .hint = 一组一组念牌型。牌架上哪些牌放不进去？
    .wrong = 现在不行，轮到你打牌。选一张牌型用不上的。
    .wrong-line-tile = 打掉的这张，正是牌型里要用的，现在缺六张。
    .wrong-draw = 手里已经有 14 张，不能再多。先打出一张。

from-rack-to-lines-second-tile = 大家打过一轮，你又摸了一张。现在还缺几张？再打一张。
    .right = 现在缺四张。摸一张，比一比，打一张：手牌就这样变成牌型。
    .hint = 每张牌都跟牌型对一对，新摸的也要对。
    .wrong = 现在不行，轮到你打牌。选一张牌型用不上的。
    .wrong-drawn = 你把刚摸到的那张打掉了。有它只缺四张，现在缺五张。
    .wrong-line-tile = 打掉的这张，正是牌型里要用的。刚才缺四张，现在缺五张。

from-rack-to-lines-own =
    最后一手牌，不给你定牌型。按上方的“牌型卡”，找出最合适的两三个。

    你摸到 <5D>。打出最用不着的一张，再听听教练（程序里的高手）怎么看。
    .right = 选得好：这张牌，离你最近的牌型几乎用不着。
    .shown = 这张牌，离你最近的牌型几乎用不着。
    .hint = 你看中的两三个牌型，都不要哪张牌？
    .wrong = 轮到你打牌：选一张。
    .wrong-draw = 你已经有 14 张，得打出一张。
    .wrong-dearer = 这样打要吃亏。少了它，最近的几个牌型要多缺几张？

from-rack-to-lines-recall-twice = 选出所有至少有两张的牌。
    .right = 三张 6、两张 2、两张白板：看卡就从它们看起。
    .shown = { from-rack-to-lines-recall-twice.right }
    .hint = 同一花色的同一数字，或者同一种箭牌、风牌。
    .wrong = 从左往右看一遍。有没有一模一样的？
    .wrong-number = 两张 4 花色不同，各只有一张。
    .wrong-soap = 那些是数字牌。别的牌也看一看。

from-rack-to-lines-recall-section = 这手牌，你先看哪个类别？
    .right = 两张北风、三张东风，西风和南风各一张。这一类的第一个牌型只缺五张。
    .hint = 你什么牌最多？
    .option-winds = 风牌和箭牌
    .option-evens = 双数
    .option-run = 连续数字
    .wrong-evens = 两个双数，各只有一张。哪些牌你不止一张？
    .wrong-run = 三个数字，三种花色，各只有一张。你什么牌多？

from-rack-to-lines-recall-missing = 做这个牌型，数字和花色由你挑，用得上的越多越好。还缺几张？
    .right = 用得上八张，牌型要 14 张。
    .shown = { from-rack-to-lines-recall-missing.right }
    .hint = 一组一组数用得上的，再从 14 里减去。
    .wrong = 一组一组来，记下用得上的。牌型要 14 张。
    .wrong-fit = 这是用得上的张数。问的是还缺几张。
    .wrong-rack = 是不是从 13 算起？牌架上有 13 张，牌型还要多一张。

from-rack-to-lines-recall-nearest = 哪个牌型离这手牌最近？
    .right = 用得上 10 张，缺四张。另外几个都没这么近。
    .shown = 用得上 10 张，缺四张。另外几个都没这么近。
    .hint = 看看哪些牌至少有两张，再数每个牌型用得上几张。
    .wrong-nearest = 有一个缺得更少。两个都放到手牌旁边比一比。
    .wrong-second = 一组一组数用得上的。哪个牌型放得下你更多的牌？
    .wrong-third = 数字和花色都对，放得进去的有几张？看看至少有两张的牌。

from-rack-to-lines-recall-let-go = 记着这两个牌型。选出两个都用不着的牌。
    .right = 只有那两张。风牌第一个要，2 和白板第二个要，花牌两个都要。
    .hint = 一张一张来：有哪个牌型印着它吗？
    .wrong = 每张牌都拿两个牌型对一对。两个都不要的才能舍掉。
    .wrong-soap = 两张数字牌可以舍掉。可白板在卡上印作什么？看看第二个牌型。
    .wrong-east = 两张数字牌可以舍掉。可有的风牌你只有一张，卡上却印了三次。

from-rack-to-lines-recall-start = 你理好了新的 13 张牌。接下来呢？
    .right = 不止一张的牌，会告诉你该看卡上的哪里。
    .shown = { from-rack-to-lines-recall-start.right }
    .hint = 还不知道做哪个牌型时，哪件事可以先做？
    .option-dear = 选分值最高的牌型
    .option-twice = 看哪些牌至少有两张
    .option-away = 把单张的牌全舍掉
    .wrong-dear = 分值高的牌型难做。用不上几张牌的，很少做得成。
    .wrong-away = 单张也许正是最合适的牌型要的，等你知道就晚了。

from-rack-to-lines-recall-discard = 你做这个牌型，还缺四张。你刚摸了一张。打出一张用不上的牌。
    .right = 打得好，牌型要的一张没少：还是缺四张。
    .shown = 牌型要的一张没少：还是缺四张。
    .hint = 把牌型和牌架一组一组地对。哪张牌用不上？
    .wrong = 轮到你打牌。选一张牌型用不上的。
    .wrong-draw = 你已经有 14 张，得打掉一张。
    .wrong-line-tile = 打掉的这张，正是牌型里要用的，现在缺五张。
