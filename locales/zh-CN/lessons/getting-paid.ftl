lesson-getting-paid = 怎样算分
    .summary = 和了牌值多少分，谁付多少。
    .done = 不管怎么和的，每家该付多少，你都说得出来。

getting-paid-value =
    你已经收过几次分了，现在合在一起看。

    行末的数字是分值，这里是 30 分。另外三家各付赢家一倍、两倍或四倍，要看是怎么和的。

getting-paid-thrower =
    你只等一张，下家刚好打出来了。

    跟第一局一样：谁打的牌让你和了，谁就是点炮的人，付两倍分值。另外两家各付一倍。

getting-paid-right-owes = 你的牌型值 25 分。现在喊和牌，下家该付你多少？
    .right = 25 分的两倍，因为是下家点的炮。
    .shown = { getting-paid-right-owes.right }
    .hint = 这张牌是谁打的？点炮付几倍？
    .option-once = 25 分
    .option-twice = 50 分
    .option-all = 100 分
    .wrong-once = 那是没点炮的付的数。
    .wrong-all = 那是四倍。这里有人点炮，点炮付几倍？

getting-paid-take-it = 现在喊和牌，看看谁付多少。
    .right = 和了！下家付 50，另外两家各付 25：一共 100 分。
    .hint = 把牌跟牌型对一对。缺的那张就在眼前。
    .wrong = 这样和不了。这张牌正好凑齐你的牌型：你该怎么说？
    .wrong-let-go = 对家已经摸牌，那张再也要不回来，谁也不用付你分。
    .wrong-pair = 两张不能亮。可数一数：它不正是第 14 张吗？
    .wrong-pung = 你亮出三张 6，一张是百搭牌。牌型只要两张，这样和不了。

getting-paid-self-picked =
    另一局。你自己摸到了 <8B>，牌齐了：这叫自摸。

    没有人点炮，谁也不能少付：三家都付两倍。东家也一样，不多付，也不多得。

getting-paid-each-owes = 你的牌型值 30 分，最后一张是自己摸的。另外三家每家付你多少？
    .right = 30 分的两倍，三家都一样。
    .shown = 60 分：30 分的两倍，三家都一样。
    .hint = 自摸，每家付几倍？
    .option-shared = 20 分
    .option-once = 30 分
    .option-twice = 60 分
    .wrong-shared = 不是三家分摊。每家都要付全数。
    .wrong-once = 别人点了炮，没点炮的才付一倍。这里没有人点炮。

getting-paid-say-it = 你的牌齐了。喊和牌，看看各家怎么付。
    .right = 每家 60，一共 180 分。在真正的牌桌上要说“和牌，自摸”，因为要加倍。
    .hint = 14 张牌张张用得上，没有什么要打的。
    .wrong = 什么也不缺，不用打牌，也不用换百搭牌。你该怎么说？
    .wrong-thrown = 你把最后那张打掉了，下家已经摸牌。谁也不用付你分。
    .wrong-other = 本来可以和牌，这下又缺一张。谁也不用付你分。

getting-paid-jokerless =
    看你的牌架：一张百搭牌也没有。你已经知道：无百搭，每家都加倍。

    所以加倍的理由可能有两个。那就翻两次：第一次翻倍，第二次再翻一倍。

getting-paid-how-many-times = 对家打出了你要的 <7B>。对家该付你几倍分值？
    .right = 点炮付两倍，无百搭再翻一倍：25 分的四倍，就是 100 分。
    .shown = { getting-paid-how-many-times.right }
    .hint = 要是你有百搭牌，点炮的人付几倍？再翻一倍。
    .wrong = 点炮先翻一倍。没有百搭牌，再翻一倍。
    .wrong-twice = 这只翻了一倍。可加倍的理由有两个。
    .wrong-three = 第二次加倍，是把点炮该付的再翻一倍，不是多加一份。
    .wrong-eight = 多翻了一倍。数数理由：对家点炮，没有百搭牌。

getting-paid-from-across = 要来和牌，看看怎么付。
    .right = 和了！对家付 100，另外两家各付 50：一共 200 分。有百搭牌，只得一半。
    .hint = 补齐牌型的那张，刚刚打出来。
    .wrong = 这样和不了。这张牌正好凑齐你的牌型：你该怎么说？
    .wrong-let-go = 上家接着打，那张再也要不回来，到手的分也没了。
    .wrong-pair = 两张不能亮。可它不正是最后一张吗？

getting-paid-both = 上家是东家，这手牌是自摸的，牌型值 25 分。把整手牌看一遍：你该付多少？
    .right = 自摸翻一倍，无百搭再翻一倍：25、50、100。另外两家付的和你一样。
    .shown = 自摸翻一倍，无百搭再翻一倍：25、50、100。另外两家付的和你一样。
    .hint = 看两件事：最后一张怎么来的，手里有没有百搭牌。
    .option-fifty = 50 分
    .option-hundred = 100 分
    .option-two-hundred = 200 分
    .wrong-fifty = 这只翻了一倍。再看看这些牌，还有一个加倍的理由。
    .wrong-two-hundred = 多翻了一倍。这张牌没有人点炮，东家也不会多得。

getting-paid-singles-pairs =
    还记得那个例外吧：“单张与对子”谁也不能用百搭牌，没有它不稀奇，所以不加倍。

    别的照旧：点炮的付两倍；自摸，每家都付两倍。

getting-paid-you-threw = 这一次，最后一张是你打出的，牌型值 50 分。你该付多少？
    .right = 50 分的两倍，因为你点了炮。无百搭不另加：这一类谁也用不了百搭牌。
    .shown = { getting-paid-you-threw.right }
    .hint = 是你点的炮。在这一类里，没有百搭牌算不算加倍？
    .option-once = 50 分
    .option-twice = 100 分
    .option-four-times = 200 分
    .wrong-once = 那是另外两家付的。可点炮的是谁？
    .wrong-four-times = 点炮翻了一倍，无百搭又翻了一倍。看看这一类的名字。

getting-paid-announce =
    你自摸和了。平时由程序算各家付多少；在真正的牌桌上，要赢家自己报。

    报少了，就只得那么多。别人照数付，谁也不替你纠正。

getting-paid-ask = 所以这一次由你报价。这个牌型值 25 分。看看最后一张怎么来的，再看看你的牌。每家要多少？
    .right = 该你的，一分没少！三家各付 100：自摸，又无百搭。没有人会提醒你。
    .shown = 三家各付 100：自摸，又无百搭。没有人会提醒你。
    .hint = 从 25 分开始。你找到几个加倍的理由？
    .wrong = 牌已经摊开，只等你报价。
    .wrong-once = 报 25，就只得 25。本来该加倍，可谁也不会告诉你。
    .wrong-twice = 报 50，就只得 50。这只翻了一倍，还有一倍没人提醒你。

getting-paid-order = 有人点炮，赢家和了一个普通的 25 分牌型。你该付多少？从付得最少的排起。
    .right = 25，50，100。谁点炮，有没有百搭牌：看清这两件事就够了。
    .hint = 先算每一种：一倍、两倍，还是四倍？
    .item-bystander = 别人点炮，手里有百搭牌
    .item-thrower = 你点炮，手里有百搭牌
    .item-thrower-jokerless = 你点炮，手里没有百搭牌
    .wrong = 先算出每一种付多少分，再排顺序。
    .wrong-untouched = 有一种不是你点炮。那你付多少？
    .wrong-backwards = 你从多排到少了。最少的放在前面。
    .wrong-swapped = 第一个对了。另外两种都是你点炮：哪一手牌赢得更多？

getting-paid-in-all = 30 分的牌型，手里有百搭牌，靠别人打出的牌和了。赢家一共得多少？
    .right = 点炮的付 60，另外两家各付 30：一共 120 分。
    .shown = { getting-paid-in-all.right }
    .hint = 一家付两倍，两家付一倍。
    .option-sixty = 60 分
    .option-ninety = 90 分
    .option-one-twenty = 120 分
    .wrong-sixty = 那是点炮的付的。还有另外两家。
    .wrong-ninety = 那是三家各付一倍。可有一家点了炮。

getting-paid-exchange = 轮到你，换来一张百搭牌，牌就齐了。另外三家每家付几倍分值？
    .right = 两倍，因为算自摸。可它不是无百搭：刚换来的百搭牌就在手里。
    .shown = { getting-paid-exchange.right }
    .hint = 换来的，跟自己摸的一样算。
    .wrong = 有人点炮吗？手里有百搭牌吗？看清这两件事就够了。
    .wrong-once = 最后一张不是别人打的，算自己摸的。
    .wrong-four = 四倍是自摸又没有百搭牌。你换来的是什么？

getting-paid-drew-pairs = 这个牌型值 50 分，你自摸和了。另外三家每家付你多少？
    .right = 100 分：自摸在这一类也算，无百搭不算。
    .hint = 两个加倍的理由里，有一个在“单张与对子”里不算。
    .option-fifty = 50 分
    .option-hundred = 100 分
    .option-two-hundred = 200 分
    .wrong-fifty = 自摸在哪一类都加倍。
    .wrong-two-hundred = 这一类谁也不能用百搭牌，没有它也不会多得分。

getting-paid-bystander = 上家和了 25 分的牌型，无百搭，对家点炮。你该付多少？
    .right = 50 分：你没有点炮，付一倍；无百搭，再翻一倍。
    .shown = { getting-paid-bystander.right }
    .hint = 先算：要是手里有百搭牌，你付多少？
    .option-once = 25 分
    .option-twice = 50 分
    .option-four-times = 100 分
    .wrong-once = 赢家手里有百搭牌，才是这个数。
    .wrong-four-times = 那是点炮的付的。点炮的不是你。
getting-paid-bystander-thrower = 上家和了 25 分的牌型，无百搭，是你点的炮。你该付多少？
    .right = 100 分：点炮付两倍；无百搭，再翻一倍。
    .hint = { getting-paid-bystander.hint }
    .option-once = { getting-paid-bystander.option-once }
    .option-twice = { getting-paid-bystander.option-twice }
    .option-four-times = { getting-paid-bystander.option-four-times }
    .wrong-once = 赢家手里有百搭牌、又不是你点炮，才是这个数。
    .wrong-twice = { getting-paid-bystander.wrong-once }

getting-paid-too-little = 南家和了，无百搭，却忘了加倍，只要你 25 分，本该是 50 分。怎么办？
    .option-correct = 告诉南家该是 50 分
    .option-pay = 付 25 分，什么也不说
    .option-full = 照样付 50 分
    .right = 赢家报价，报多少就是多少。该要多少，赢家自己要清楚。
    .shown = { getting-paid-too-little.right }
    .hint = 报价是谁的事？
    .wrong-correct = 你是好意。可一手牌值多少，该谁清楚？
    .wrong-full = 价已经报了。牌桌上由谁报价？

getting-paid-east-lost = 你是东家。对家自摸 25 分的牌型，有百搭牌。你付多少？
    .option-once = 25 分：东家只付一倍
    .option-twice = 100 分：东家加倍
    .option-same = 50 分，和别人一样
    .right = 自摸，每家都付两倍。东家跟别家一样。
    .hint = 自摸付几倍？再想想，东家不过做什么？
    .wrong-once = 自摸，谁也不能少付。
    .wrong-twice = 别的麻将里庄家也许加倍。这里的东家只是先打牌。

getting-paid-name-it = 对家打出了最后一张，这个牌型值 30 分。你报的是另外两家的价，点炮的付两倍。你报多少？
    .right = 有赢家的样子。另外两家各付 60，点炮的付 120：手里没有百搭牌，全部加倍。
    .shown = 另外两家各付 60，点炮的付 120：手里没有百搭牌，全部加倍。
    .hint = 看看你的牌：有百搭牌吗？
    .wrong = 你的牌摊开了，也齐了，只等你报价。
    .wrong-once = 报 30，就只得 30。看看你的牌，找找加倍的理由。
    .wrong-four = 那是点炮的付的。没点炮的两家呢？
