lesson-joker-exchange = 换百搭牌
    .summary = 亮出的百搭牌当什么，拿那张牌就能换来。
    .done = 什么时候能换百搭牌，你都知道，还能靠它和牌。

joker-exchange-see =
    下家亮着两张 <8C> 和一张百搭牌，是8万的刻子。你有一张8万，自己用不上。

    拿去一换，百搭牌就归你。这就是换百搭牌，英语也说 redeem。

joker-exchange-moment =
    刻子还是刻子：你的牌顶上了百搭牌的位置。

    什么时候换？轮到自己，手里 14 张，还没打牌：已经摸了牌，或者要来的牌已经亮好。

joker-exchange-begin = 轮到你了，你想要那张百搭牌。先做什么？
    .right = 现在手里有 14 张，正是时候。要是“交换”喊早了，牌还没动，收回那句话就行。
    .shown = { joker-exchange-begin.right }
    .hint = 你有几张牌？要有几张才行？
    .wrong = 数数你的牌。到时候了吗？
    .wrong-early = 还早：要换，手里还少一张。在真正的牌桌上，手牌可能因此成死牌。
    .wrong-discard = 打了牌，回合就结束了，你才刚开始。

joker-exchange-take = 把百搭牌换过来。
    .right = 你的 8 进了那一组，百搭牌到了你的牌架上。在真正的牌桌上说一声“交换”，由对方递给你。
    .hint = 点下家亮出的那组里的百搭牌，或者按“换百搭牌”。
    .wrong = 看看下家亮出的那一组。你有什么和它配得上？
    .wrong-eight = 你把8万打掉了，打出的牌换不了什么。下家接着摸牌。
    .wrong-discard = 回合结束了，百搭牌还在那里。再轮到你，说不定就没了。
    .wrong-win = 你的牌还没有齐。看看下家亮出的那一组。

joker-exchange-stand = 百搭牌归你了。你用2条、3条和4筒、5筒做这个牌型。它可以放在哪里？
    .option-pair = 3 的对子里
    .option-kong = 2 的杠子里
    .option-flowers = 和花牌放在一起
    .right = 放进杠子。4 的杠子也行：三张以上相同就可以。
    .shown = { joker-exchange-stand.right }
    .hint = 百搭牌只能放在三张以上相同的组里。
    .wrong-pair = 这样喊和牌就成死牌。那一组有几张？
    .wrong-flowers = 跟牌型对一对。它要几张花？

joker-exchange-end = 这个回合还剩一件事。
    .right = 摸牌，交换，打牌：顺序就是这样。
    .hint = 每个回合都这样结束。找一张牌型不要的牌。
    .wrong = 你有 14 张。一个回合怎样结束？
    .wrong-joker = 刚换来就打掉了。打出的百搭牌谁也不能要。
    .wrong-line-tile = 那张是牌型里的，这下又多缺一张。
    .wrong-win = 三组各差一张，百搭牌补上一组，还有两组没齐。

joker-exchange-two = 另一桌，你已经摸了牌。看看左右两家亮出的牌，再看看牌架。换来一张百搭牌。
    .right = 换来一张。只要还没打牌，就可以再换。
    .hint = 一张百搭牌当东风，一张当9条。你有什么？
    .wrong = 看看亮出的牌。百搭牌当的是什么？
    .wrong-east = 你把东风打掉了，百搭牌还在下家。回合结束。
    .wrong-nine = 你把9条打掉了，百搭牌还在上家。回合结束。
    .wrong-discard = 两张百搭牌都还在那里，你的回合却过了。
    .wrong-win = 你的手牌还差得远。先看看亮出的牌。

joker-exchange-again = 一张百搭牌到手了，回合还没结束。现在做什么？
    .right = 一个回合换了两次，次数不限。自己亮出的百搭牌也可以换。
    .hint = 还有一张百搭牌换得到。它当的是什么？
    .wrong = 打牌之前，再看看亮出的牌。
    .wrong-joker = 刚换来的百搭牌打掉了，另一张还在那里。
    .wrong-discard = 第二张百搭牌没换，你的回合就过了。它还在那里，留给了别人。
    .wrong-win = 你的手牌还没齐。再看看亮出的牌。

joker-exchange-own = 你刚摸到 <1B>。看看自己亮出的牌。怎么办？
    .right = 百搭牌回到牌架上，三张以上的组都能用。
    .hint = 你亮出的那组里，百搭牌当什么？
    .wrong = 看看你亮出的牌。里面的百搭牌当什么？
    .wrong-one = 你把1条打掉了，百搭牌还留在 1 里面。
    .wrong-discard = 你的回合过了，百搭牌还留在 1 里面。
    .wrong-win = 牌型还没齐。新摸的这张牌能换来什么？

joker-exchange-exact = 下家的 7 里有百搭牌，上家的 7 里也有。你有一张 <7C>。把它能换的百搭牌换来。
    .right = 7万换7万：百搭牌当哪张，就得拿哪张换。
    .shown = 7万换7万：百搭牌当哪张，就得拿哪张换。
    .hint = 看看百搭牌旁边的 7 是什么花色。
    .wrong = 你有7万。哪一家亮的是7万？
    .wrong-suit = 数字对了。看看那几张 7 的花色，再看看你的。
    .wrong-seven = 你把 7 打掉了。刚才还能换来一张百搭牌。
    .wrong-discard = 回合结束了，百搭牌都还在那里。
    .wrong-win = 你的手牌还没齐。看看你的 7 能换来什么。

joker-exchange-before = 你用5到8条，有两张 6。对家打出 <6B>。下家有张百搭牌当北风，你正好有北风：换来就够四张 6。怎么办？
    .right = 放过它是对的。没轮到你，那张百搭牌拿不到；没有它，这一组凑不齐，就不能要。
    .shown = 这张要放过：没轮到你，那张百搭牌拿不到；没有它，这一组凑不齐，就不能要。
    .hint = 轮到谁了？什么时候可以交换？
    .wrong = 先问自己：现在能交换吗？
    .wrong-exchange = 没轮到你。也不能为了要牌先去交换。没有那张百搭牌，杠子齐吗？
    .wrong-pung = 亮了三张 6，百搭牌来晚了：换来也不能再加。三张就是三张，牌型却要四张。
    .wrong-mah-jongg = 光这一张6条不够：6条、7条、8条都还差一张。

joker-exchange-win = 你什么都齐了，只缺一张 <8B>。你摸到西风，对家亮着 <W W J>。怎么办？
    .right = 那张百搭牌就是第四张8条。再看看你的牌架。
    .shown = { joker-exchange-win.right }
    .hint = 要是有那张百搭牌，你拿它当什么？
    .wrong = 看看对家。百搭牌当什么？你摸到了什么？
    .wrong-west = 你把西风打掉了，百搭牌还在对家，还得等8条。
    .wrong-discard = 那张牌是牌型要的。现在缺两张，百搭牌还在对家。
    .wrong-declare = 西风不是8条，手牌还没齐。西风能换来什么？

joker-exchange-say = 跟牌型对一对。现在呢？
    .right = 和了！换来的算自摸：三家都付两倍。
    .hint = 现在还缺吗？
    .wrong = 一组一组跟牌型对一遍，百搭牌也算上。
    .wrong-joker = 那张百搭牌就是第 14 张。下家摸牌，牌局继续。
    .wrong-discard = 明明可以和牌，这下缺一张，牌局继续。

joker-exchange-dead =
    上家诈和，摊开了牌。手牌成了死牌，刚摊开的放回牌架，百搭牌也跟着回去。

    不过1条的杠子是先前没亮错的，留在那里。

joker-exchange-still = 你摸了牌，手里有 <1B>。怎么办？
    .right = 没亮错的百搭牌，手牌死了也能换。
    .shown = 没亮错的百搭牌，手牌死了也能换。
    .hint = 看看上家还亮着什么。
    .wrong = 打牌之前，看看上家亮出的牌。
    .wrong-one = 你把1条打掉了。打出之前，还能换来一张百搭牌。
    .wrong-discard = 回合结束了，本来能换到的百搭牌没有换。
    .wrong-draw = 这下有 15 张了，15 张谁也和不了。你已经摸过牌了。
    .wrong-win = 你摊开了牌，可没有齐。你的手牌也成了死牌。

joker-exchange-order = 这个回合要换一次百搭牌，请排好顺序。
    .item-draw = 我摸牌
    .item-exchange = 我给出牌，换来百搭牌
    .item-discard = 我打出一张
    .item-next = 下家摸牌
    .right = 摸牌，交换，打牌，然后往右轮。
    .shown = { joker-exchange-order.right }
    .hint = 交换时手里要有 14 张。
    .wrong = 想想一个回合怎样开始，怎样结束。
    .wrong-exchange-first = 那时你只有 13 张。
    .wrong-discard-first = 打了牌，回合就结束了，什么都不能换。

joker-exchange-buys = 别人的牌架上亮着这个杠子。哪张牌能换走里面的百搭牌？
    .option-crak = 4万
    .option-dot = 4筒
    .option-five = 5筒
    .right = 百搭牌当哪张，就得拿哪张换。
    .shown = { joker-exchange-buys.right }
    .hint = 看看百搭牌旁边的真牌。
    .wrong-crak = 数字对了，看看花色。
    .wrong-five = 花色对了，看看数字。

joker-exchange-many = 别人亮着这两组。你摸了牌，手里有 <E 9B 9B 9D>。这个回合最多能换来几张百搭牌？
    .right = 东风换一张，两张9条各换一张：手里有几张，就换几张。
    .hint = 看看你的四张牌：哪些正是百搭牌当的？
    .wrong = 数一数你有几张对得上的牌，每种又有几张百搭牌。
    .wrong-one = 一个回合可以换不止一次。
    .wrong-two = 同一组里可以换好几张。再数数你对得上的牌。
    .wrong-four = 你有一张牌数字对，花色不对。
joker-exchange-many-2 = 别人亮着这两组。你摸了牌，手里有 <W 3B 3C 9C>。这个回合最多能换来几张百搭牌？
    .right = 西风换一张，3万换一张。另一张百搭牌，要再有一张3万才换得来。
    .hint = { joker-exchange-many.hint }
    .wrong = { joker-exchange-many.wrong }
    .wrong-one = { joker-exchange-many.wrong-one }
    .wrong-three = { joker-exchange-many.wrong-four }

joker-exchange-when = 上家亮着这一组，你有 <R>。上家刚打出一张。什么时候能交换？
    .option-now = 马上
    .option-drawn = 等我摸了牌
    .option-asked = 等对方同意
    .right = 轮到自己，手里 14 张的时候。不用对方同意，由他递给你就行。
    .shown = { joker-exchange-when.right }
    .hint = 手里要有几张牌？
    .wrong-now = 你现在只有 13 张。
    .wrong-asked = 对方说了不算。想想手里要有几张。

joker-exchange-pays = 换来的百搭牌是你的第 14 张，你喊“和牌”。谁付分？
    .option-owner = 亮百搭牌的那家付两倍，另外两家付一倍
    .option-once = 三家都付一倍
    .option-all = 三家都付两倍
    .right = 换来的算自摸，三家都付两倍。
    .hint = 换来的算要来的，还是摸来的？
    .wrong-owner = 那家并没有打出牌。换来的算点炮，还是自摸？
    .wrong-once = 有人点炮，没点炮的才付一倍。这里没有人打出那张牌。

joker-exchange-redeem = 轮到你，已经摸了牌。亮出的两组里有百搭牌。用你手里的牌换一张来。
    .right = 发财换发财：百搭牌当的正是发财。
    .shown = 发财换发财：百搭牌当的正是发财。
    .hint = 百搭牌旁边的真牌，跟你手里的对一对。
    .wrong = 看看亮出的两组。里面的百搭牌当什么？
    .wrong-six = 数字对了，比一比花色。
    .wrong-green = 你把发财打掉了，谁也不能拿它换什么。
    .wrong-discard = 牌一打出去，回合就过了，一张百搭牌也没换来。
    .wrong-win = 你的手牌还差得远。看看亮出的牌。

joker-exchange-too-soon = 轮到你，你说了“交换”，才发现还没摸牌。牌都没有动。怎么办？
    .right = 牌还没换手，说错了不要紧。先摸牌，再换。
    .hint = 这件事还能还原吗？
    .option-dead = 我的手牌成了死牌
    .option-must = 照样换
    .option-back = 收回那句话，先摸牌
    .wrong-dead = 百搭牌上了你的牌架，才可能那样。它在牌架上吗？
    .wrong-must = 你只有 13 张。换牌的时候要有几张？
