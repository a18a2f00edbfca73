lesson-misnamed-tiles = 报错牌名
    .summary = 打牌报错了名字：接下来怎样，谁付分。
    .done = 报错牌名有什么代价，遇到了怎么办，你都知道。

misnamed-tiles-slip =
    下家放下 <3B>，却说“3万”，这叫报错牌名。

    名字没改正之前，谁也不能当3条来要。现在改正了，牌还在原处。

misnamed-tiles-real = 现在大家都知道是3条。你用3、7条和5、9筒做这个牌型。怎么办？
    .right = 耳朵真灵！名字对了，就跟别的牌一样可以要。
    .shown = 名字对了，就跟别的牌一样可以要。
    .hint = 看看牌型里的 3，再看看牌架上的 3。
    .wrong = 中间那张，跟牌型一组一组对一对。
    .wrong-let-go = 对家摸牌，<3B> 没了。名字早改对了，本来可以要。
    .wrong-mah-jongg = 再数一遍：除了这张3条，9筒也还差一张。
    .wrong-draw = 还没轮到你摸牌。先说中间那张要不要。

misnamed-tiles-stay = 这次是你的错。你想打7条，嘴上也这么说，放下的却是牌型要的 <7C>。怎么办？
    .option-change = 换成7条放下
    .option-word = 改正名字，别的不动
    .option-back = 没有人要就收回来
    .right = 改的是名字，不是牌。7万已经打出，谁都可以要。
    .shown = { misnamed-tiles-stay.right }
    .hint = 刚才那次报错，改正的是什么，没动的是什么？
    .wrong-change = 大家都看见了7万，说不定有人要。打出的牌还能换吗？
    .wrong-back = 落地无悔，有没有人要都一样。

misnamed-tiles-said =
    你只缺 <5C>。上家说的是“5万”，可你看，放下的是 <5D>。

    你可以照这个名字喊和牌。一喊，这一局就结束，由报错的人独自付四倍分值。

misnamed-tiles-owes = 你的牌型值 25 分。现在喊和牌，谁付你多少？
    .option-usual = 上家 50，另外两家各 25
    .option-all = 上家 100，另外两家各 50
    .option-alone = 上家 100，另外两家不付
    .right = 四倍分值，有没有百搭牌都一样，报错的人一家付。
    .shown = { misnamed-tiles-owes.right }
    .hint = 这是谁的错？
    .wrong-usual = 名字没报错，手里又有百搭牌，才这样付。
    .wrong-all = 名字没报错，又是无百搭，才这样付。可这次是谁的错？

misnamed-tiles-take = 这张牌现在还叫“5万”。怎么办？
    .right = 和了！100 分全由上家付。牌你用不上，算数的是名字。
    .shown = { misnamed-tiles-take.right }
    .hint = 照报出的名字，你还缺几张？
    .wrong = 照报出的名字算：你的手牌会怎样？
    .wrong-let-go = 名字改正了，5筒你用不上。你摸了别的牌，牌局继续。
    .wrong-pair = 对子不能亮。可照报出的名字，它不正是第 14 张吗？
    .wrong-draw = 先看中间那张牌，还有报的名字。

misnamed-tiles-bird = 你摸到 <1B>，牌型用不上。打出去，报牌名。
    .right = “1条”。幺鸡容易当成花牌，要多看一眼。
    .shown = “1条”。幺鸡容易当成花牌，要多看一眼。
    .hint = 幺鸡有花色，也有数字。
    .wrong = 看看刚摸到的那张：牌面上是什么？
    .wrong-flower = 你报了“花牌”，对家正等着呢。对家和了，由你独自付：25 分的四倍。
    .wrong-dot = 你报了“1筒”。没有人要，改正就行，这次不用付分。
    .wrong-crak = 你报了“1万”。没有人要，改正就行，这次不用付分。
    .wrong-other = 那张是牌型要的，幺鸡却还在牌架上。看看刚摸到的那张。
    .wrong-win = 先要再来一张7条、一张8条。
    .wrong-name = 牌打对了，名字不对。没有人要那个名字的牌，改正就行，这次不用付分。

misnamed-tiles-open =
    上家报“8万”，你要了，跟两张8万一起亮出来，一看却是 <4B>。

    要来亮牌，谁也不付分。不过你得用真正的那张凑成一组，不然就是死牌。

misnamed-tiles-change = 现在亮着两张 <8C> 和一张 <4B>，你还没打牌。把它改好。
    .right = 三张4条亮着，8万回到牌架上，谁也不欠谁的分。
    .shown = { misnamed-tiles-change.right }
    .hint = 牌型里的4条要几张？你有几张？
    .wrong = 先把亮出的牌改成真正那张牌的一组。
    .wrong-pair = 你亮着两张4条，可对子不能亮。下家指了出来，你的手牌成了死牌。
    .wrong-discard = 你亮着两张8万和一张4条，不是一组。下家指了出来，你的手牌成了死牌。
    .wrong-back = 牌已经亮了，要牌的话收不回。不过亮出的还可以改。
    .wrong-win = 你把牌全摊开了，可不是和牌。手牌成了死牌。

misnamed-tiles-free = 你放下这张牌，却说“3筒”。对家要了凑刻子。你要付什么？
    .option-nothing = 什么也不付
    .option-four = 牌型分值的四倍
    .option-dead = 我的手牌成死牌
    .right = 对家只是要来亮牌。你改正名字就行，那张牌凑不凑得成一组，是对家的事。
    .hint = 对家要这张牌，是亮牌还是和牌？
    .wrong-four = 有人照那个名字和了，才是这个价。这次要来做什么？
    .wrong-dead = 也许有谁的手牌危险了。可亮牌的是谁？

misnamed-tiles-truth = 对家放下 <9D>，说了“6筒”，已经改正。怎么办？
    .right = 照常和牌：你要的时候名字已经对了，三家照常付分。
    .hint = 牌架上每种花色的 9 都数一数。
    .wrong = 把牌跟牌型对一对：缺什么？
    .wrong-let-go = 别人一摸牌，最后一张就再也要不回来了。
    .wrong-pung = 你亮出了三张9筒。可数一数：你本来缺几张？

misnamed-tiles-order = 每种情形你付多少？有人和牌的，都是 25 分的牌型，有百搭牌。付得最少的排在前面。
    .item-unused = 你报错牌名，有人拿它亮了一组
    .item-thrown = 你报对牌名，有人拿它和了
    .item-named = 你报错牌名，有人照那个名字和了
    .right = 不付，付 50，付 100。报错名字，让人和了牌才贵。
    .shown = { misnamed-tiles-order.right }
    .hint = 每种情形算一算：不付，两倍，还是四倍？
    .wrong = 先算出每种情形付多少分。
    .wrong-swapped = 第一个对了。另外两种都有人和牌：哪一种由你替三家付？
    .wrong-backwards = 你把付得最多的排在了前面。
    .wrong-slip-last = 有一种情形没有人和牌。那时你付多少？

misnamed-tiles-bystander = 上家报错牌名，下家照那个名字和了，牌型值 25 分。你付多少？
    .option-once = 25 分
    .option-nothing = 不付
    .option-share = 100 分的三分之一
    .right = 由报错的人独自付。
    .shown = { misnamed-tiles-bystander.right }
    .hint = 这是谁的错？
    .wrong-once = 名字没报错，没点炮的才付这个数。
    .wrong-share = 一共是 25 的四倍，没错。可要分摊吗？

misnamed-tiles-price = 你报错牌名，有人照那个名字和了 30 分的牌型。你付多少？
    .option-thirty = 30 分
    .option-sixty = 60 分
    .option-one-twenty = 120 分
    .right = 四倍分值。另外两家不付。
    .shown = { misnamed-tiles-price.right }
    .hint = 由你独自付，比报对名字时多。
    .wrong-thirty = 那是一倍。报错名字没有这么便宜。
    .wrong-sixty = 报对了名字，点炮才付这个数。你报错了。

misnamed-tiles-whose = 有人放下这张牌，说“6筒”。你有两张6万，想凑刻子。会怎样？
    .option-lost = 这张牌作废，谁也不能要
    .option-after = 名字改正以后，我可以要
    .option-name = 这一局它就算6筒
    .right = 先改对名字，再要牌。
    .shown = { misnamed-tiles-whose.right }
    .hint = 报错以后，要改正什么？
    .wrong-lost = 它跟别的牌一样打在那里，只有一样不对。是什么？
    .wrong-name = 嘴上报错，牌可不会变。报错的名字该怎么办？

misnamed-tiles-beside = 有人报“5条”，你要了。现在你亮着这些。该怎么办？
    .option-keep = 就这样：我是按名字要的
    .option-real = 改成5万的一组
    .option-fine = 为这个错付分
    .right = 算数的是真正的那张。凑不成一组，就是死牌。
    .shown = { misnamed-tiles-beside.right }
    .hint = 真正打出的是哪张牌？
    .wrong-keep = 照报出的名字可以和牌，不能亮牌。这算一组吗？
    .wrong-fine = 要来亮牌，谁也不付分。可看看亮着的是什么。

misnamed-tiles-win = 你做这个牌型，只缺一张 <8D>。下家放下 <8B>，说“8筒”。怎么办？
    .right = 照报出的名字和了，报错的人独自付。
    .shown = 照报出的名字和了，报错的人独自付。
    .hint = 照报出的名字，你还缺几张？
    .wrong = 看看牌，听听名字：照报出的名字也可以和牌。
    .wrong-let-go = 名字改正了，8条你用不上，牌局继续。
    .wrong-pung = 亮牌只看打出的是哪张，名字一改正，你什么也没要到。数一数：缺几张？

misnamed-tiles-soap = 你摸到一个空框，牌型用不上。打出去，报牌名。
    .right = “白板”：那个空框的箭牌就叫这个。
    .shown = { misnamed-tiles-soap.right }
    .hint = 这是箭牌，有自己的名字。
    .wrong = 看看刚摸到的那张：牌面上是什么？
    .wrong-flower = 你报了“花牌”。正等花牌的人，可以照这个名字喊和牌。再看看牌面。
    .wrong-joker = 你报了“百搭牌”，那就没有人会要。可牌面上是什么？
    .wrong-other = 那张是牌型要的，空框却还在牌架上。
    .wrong-win = 两组各差一张，百搭牌只补得上一组，所以还缺一张。
    .wrong-name = 牌打对了，名字不对。改正就行，这次不用付分。只有一个框的箭牌，大家叫它什么？
