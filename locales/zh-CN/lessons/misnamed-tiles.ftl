lesson-misnamed-tiles = 报错牌名
    .summary = 打牌时报错了名字，会怎样，谁付分。
    .done = 你知道报错牌名要付什么代价，遇到时该怎么办。

misnamed-tiles-slip =
    右家放下 <3B>，却说“三万”，这叫报错牌名。

    名字没改正之前，谁也不能把它当三条来要。现在已经改正，牌留在原处不动。

misnamed-tiles-real = 现在大家都知道是三条了。你用 3、7 条和 5、9 筒做这个牌型。怎么办？
    .right = 名字对了，就和别的牌一样可以要。
    .hint = 看看牌型里的 3，再看看牌架上的 3。
    .wrong = 把中间那张牌跟牌型的各组对一对。
    .wrong-let-go = 对家摸牌，<3B> 没了。那时名字已经改对，本来可以要。
    .wrong-mah-jongg = 和牌要 14 张。加上这张，还缺一张。
    .wrong-draw = 还没轮到你摸牌。中间那张牌在等你回答。

misnamed-tiles-stay = 这次是你的错。你想打 7 条，嘴上也这么说，放下的却是牌型要的 <7C>。怎么办？
    .option-change = 换成 7 条放下
    .option-word = 改正名字，别的不动
    .option-back = 没有人要就收回来
    .right = 改的是名字，不是牌。7 万算打出了，谁都可以要。
    .hint = 刚才那次报错，改正的是什么，没动的是什么？
    .wrong-change = 大家都看见了 7 万，也许有人想要。打出的牌还能换吗？
    .wrong-back = 落桌就算打出，有没有人要都一样。

misnamed-tiles-said =
    你只缺 <5C>。左家说的是“五万”，可你看，放下的是 <5D>。

    你可以按名字来。现在喊和牌，这一局就结束，由报错的人独自付四倍分值。

misnamed-tiles-owes = 你的牌型值 25 分。现在喊和牌，谁付你多少？
    .option-usual = 左家 50，另外两家各 25
    .option-all = 左家 100，另外两家各 50
    .option-alone = 左家 100，另外两家不付
    .right = 四倍分值，有没有百搭牌都一样，全由报错的人付。
    .hint = 这是谁的错？
    .wrong-usual = 名字没报错、你手里又有百搭牌，才是这样付。
    .wrong-all = 名字没报错、你又是无百搭，才是这样付。可这次是谁的错？

misnamed-tiles-take = 这张牌现在还叫“五万”。怎么办？
    .right = 100 分，全由左家付。那张牌本身你用不上，算数的是报的名字。
    .hint = 按报出的名字来。这样你还缺几张？
    .wrong = 可以按报出的名字来。它能让你的手牌怎样？
    .wrong-let-go = 名字改正了，五筒你用不上。你摸了别的牌，牌局继续。
    .wrong-pair = 对子从来不能亮。可按报出的名字，它不正是第 14 张吗？
    .wrong-draw = 先决定中间那张牌，还有它报的名字。

misnamed-tiles-bird = 你摸到 <1B>，牌型用不上。打出它，并报牌名。
    .right = “一条”。小鸟很容易当成花牌，要看两眼。
    .hint = 小鸟属于一种花色，还有数字。
    .wrong = 打出刚摸到的那张，报它自己的名字。
    .wrong-flower = 你报了“花牌”，对家正等着花牌。对家和牌，由你独自付：25 分的四倍。
    .wrong-dot = 你报了“一筒”。没有人要，改正名字就行，这次不用付分。
    .wrong-crak = 你报了“一万”。没有人要，改正名字就行，这次不用付分。
    .wrong-other = 看看刚摸到的牌：该打的是它，还要报它自己的名字。
    .wrong-win = 牌型还缺两张。

misnamed-tiles-open =
    左家报“八万”。你要来，和两张 8 万一起亮出，可那张牌是 <4B>。

    只为亮牌要的，谁也不付分。不过你得用真正的那张凑成一组，不然手牌就死了。

misnamed-tiles-change = 现在亮着两张 <8C> 和一张 <4B>，你还没打牌。把它改好。
    .right = 三张 4 条亮着，8 万回到牌架上，谁也不欠谁的分。
    .hint = 牌型里的 4 条要几张？你有几张？
    .wrong = 先把亮出的牌改成真正那张牌的一组。
    .wrong-pair = 你亮着两张 4 条，可对子从来不能亮。右家质疑你的手牌：成了死牌。
    .wrong-discard = 你亮着两张 8 万和一张 4 条，那不是一组。右家质疑你的手牌：成了死牌。
    .wrong-back = 牌已经亮出来，收不回要牌的话了。不过亮出的组现在还可以改。
    .wrong-win = 你摊开了所有的牌，可不是和牌。手牌成了死牌。

misnamed-tiles-free = 你放下这张牌，却说“三筒”。对家要它凑刻子。你要付什么代价？
    .option-nothing = 没有代价
    .option-four = 牌型分值的四倍
    .option-dead = 我的手牌成死牌
    .right = 对家要它只为亮牌。你改正名字就行，真正的牌能不能凑成一组，是对家的事。
    .hint = 要这张牌，是为了亮牌还是和牌？
    .wrong-four = 凭那个名字和牌，才是这个价。这次要它是为了什么？
    .wrong-dead = 也许有一手牌危险了。可亮出牌的是谁？

misnamed-tiles-truth = 对家放下 <9D>，说了“九条”，已经改正。怎么办？
    .right = 普通的和牌：你要的时候名字已经对了，三家照常付分。
    .hint = 牌架上每种花色的 9 都数一数。
    .wrong = 把牌架跟牌型对一对：缺什么？
    .wrong-let-go = 左家摸牌，最后一张再也要不回来。
    .wrong-pung = 你亮出了三张 9 筒。可数一数：你本来缺几张？

misnamed-tiles-order = 每种情形你付多少？凡有人和牌，都是 25 分的牌型，手里有百搭牌。把最便宜的排在前面。
    .item-unused = 你报错牌名，有人要去亮了一组
    .item-thrown = 你报对牌名，有人要去和牌
    .item-named = 你报错牌名，有人凭那个名字和牌
    .right = 不付，付 50，付 100。报错的名字只有让人和牌才贵。
    .hint = 每种情形算一算：不付，两倍，还是四倍？
    .wrong = 先算出每种情形付多少分。
    .wrong-swapped = 第一个对了。另外两种都有人和牌：哪一种由你替三家付？
    .wrong-backwards = 你把最贵的排在了前面。
    .wrong-slip-last = 有一种情形没有人和牌。那时你付多少？

misnamed-tiles-bystander = 左家报错牌名，右家凭那个名字和牌，牌型值 25 分。你付多少？
    .option-once = 25 分
    .option-nothing = 不付
    .option-share = 100 分的三分之一
    .right = 由报错的人独自付。
    .hint = 这是谁的错？
    .wrong-once = 名字没报错的时候，旁边的人才付这个数。
    .wrong-share = 一共确实是 25 的四倍。可要分摊吗？

misnamed-tiles-price = 你报错牌名，有人凭那个名字和了 30 分的牌型。你付多少？
    .option-thirty = 30 分
    .option-sixty = 60 分
    .option-one-twenty = 120 分
    .right = 四倍分值。另外两家不付。
    .hint = 由你独自付，比报对名字时多。
    .wrong-thirty = 那是一倍。报错名字没有这么便宜。
    .wrong-sixty = 报对名字、被人和了，才付这个数。你报错了。

misnamed-tiles-whose = 有人放下这张牌，说“六筒”。你有两张 6 万，想凑刻子。会怎样？
    .option-lost = 这张牌作废，谁也不能要
    .option-after = 名字改正以后，我可以要
    .option-name = 这一局它就算 6 筒
    .right = 先改对名字，再要牌。
    .hint = 报错以后，要改正什么？
    .wrong-lost = 它和别的牌一样打在那里，只有一样不对。是什么？
    .wrong-name = 一句话变不了牌。那句话怎么办？

misnamed-tiles-beside = 有人报“五条”，你要了。现在你的牌架上亮着这些。该怎么办？
    .option-keep = 就这样：我是按名字要的
    .option-real = 改成 5 万的一组
    .option-fine = 为这个错付分
    .right = 算数的是真正的那张牌。凑不成一组，手牌就是死牌。
    .hint = 真正打出的是哪张牌？
    .wrong-keep = 凭名字可以和牌，不能亮牌。这是一组吗？
    .wrong-fine = 只为亮牌，谁也不付分。可看看亮着的是什么。

misnamed-tiles-win = 你做这个牌型，只缺一张 <8D>。右家放下 <8B>，说“八筒”。怎么办？
    .right = 你按名字来，报错的人独自付你分。
    .hint = 按报出的名字，你还缺几张？
    .wrong = 看看牌，听听名字。你可以按名字来。
    .wrong-let-go = 名字改正了，8 条你用不上，牌局继续。
    .wrong-pung = 亮牌只看真正的牌，所以名字改正，你什么也没要到。数一数：你缺几张？

misnamed-tiles-soap = 你摸到这张牌，一个空框，牌型用不上。打出它，并报牌名。
    .right = “白板”。
    .hint = 它是箭牌，有自己的名字。
    .wrong = 打出刚摸到的那张，报它自己的名字。
    .wrong-flower = 你报了“花牌”。正等花牌的人可以凭这个名字和牌。再看看牌面。
    .wrong-joker = 你报了“百搭牌”，那就没有人会要。可牌面上是什么？
    .wrong-other = 那张牌是牌型要的，或者名字不对。看看刚摸到的那张。
    .wrong-win = 牌型还缺一张。
