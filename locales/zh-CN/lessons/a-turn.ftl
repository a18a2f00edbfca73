lesson-a-turn = 一个回合
    .summary = 轮到自己时怎么打，轮到别人时看什么。
    .done = 到哪一桌，你都知道什么时候轮到自己，该怎么打。

a-turn-open =
    牌传完了，牌局开始。你的下家（右边）是东家，东家先打。

    东家拿了 14 张，别人 13 张。所以东家不摸牌，直接打出一张开局。

a-turn-across =
    谁打完，就轮到谁的右边。东家之后是对家：摸牌，看牌，打牌，报牌名。

    不许提前摸牌：没轮到自己，下一张看也不能看。

a-turn-who = 中间是 <9D>，没有人要。现在轮到谁？
    .right = 对家的右边，就是你的上家（左边）。从上往下看，是逆时针方向。
    .shown = 对家的右边，就是你的上家（左边）。从上往下看，是逆时针方向。
    .hint = 想象自己坐在对面。右手边是谁？
    .option-right = 我的下家
    .option-left = 我的上家
    .option-me = 我
    .wrong-right = 那是东家，已经打过了，不会倒回去。
    .wrong-me = 你和对家之间还坐着一家，先轮到那一家。

a-turn-wait = 上家摸了牌，还在想。牌墙的下一张多半归你。现在你可以做什么？
    .right = 沉得住气。没轮到之前，那张牌谁的也不是。要是有人先要了牌，也许就归别人摸。谁不小心碰翻了，放回原处就好。
    .shown = 没轮到之前，那张牌谁的也不是。要是有人先要了牌，也许就归别人摸。谁不小心碰翻了，放回原处就好。
    .hint = 现在轮到谁？
    .option-look = 偷看一眼，不拿走
    .option-take = 先摸过来，省点时间
    .option-wait = 什么也不做
    .wrong-look = 要是有人要牌，那张也许归别人摸，你却先知道了。
    .wrong-take = 没轮到就摸，牌要放回去，别人还可以说你的手牌是死牌。

a-turn-turned-up = 假如这一家摸牌时碰翻了后面那张，大家都看见了。那张牌怎么办？
    .right = 扣回原来的位置。大家看见了也没关系。
    .shown = { a-turn-turned-up.right }
    .hint = 怎么做，对谁都没有影响？
    .option-back = 扣回原处
    .option-mixed = 放到牌墙的别处
    .option-mine = 归我：下一个轮到我
    .wrong-mixed = 那样别的牌就要往前挪，后面每个人摸到的都变了。
    .wrong-mine = 还没轮到你。要是有人要了下一张打出的牌，那张也许归别人摸。

a-turn-draw = <4B> 没有人要。现在轮到你，你有 13 张牌。先做什么？
    .right = 摸到 <3C>，正是牌型要的。一墩两张，先摸上面那张，再摸下面那张。
    .hint = 还要第 14 张。从哪里来？
    .wrong = 别的先不管，先要有第 14 张。
    .wrong-give = 你有 13 张。这时打出一张，就只剩 12 张了。
    .wrong-win = 13 张怎么也不能和牌，先要有第 14 张。

a-turn-keep = <3C> 留在牌架上，谁也不知道。现在打出一张牌型用不上的牌。
    .right = 一整个回合打完了！牌正面朝上放在中间，牌名也报了。手里又是 13 张，回合结束。
    .shown = 牌正面朝上放在中间，牌名也报了。手里又是 13 张，回合结束。
    .hint = 牌型要一种花色的 1 和 5，另一种的 3 和 7。此外你还有什么？
    .wrong = 还要打出一张，回合才结束。
    .wrong-line-tile = 那张牌是牌型要的。现在缺的和摸牌之前一样多。
    .wrong-win = 牌型还缺三张。
    .wrong-again = 你已经有 14 张了。一个回合摸一张，然后打一张。

a-turn-down =
    落地无悔。牌一碰桌面，或者牌名一出口，就算打出去了，收不回来。

    所以放手之前先想好。这时候，下家也打完了一回合。

a-turn-regret = 牌刚离手，碰到了桌面，你才发现自己要用。怎么办？
    .right = 它已经不是你的了。这种事谁都遇到过。
    .shown = { a-turn-regret.right }
    .hint = 落地无悔。
    .option-swap = 换一张打出去
    .option-stay = 没办法，就留在那里
    .option-claim = 还没有人要，就拿回来
    .wrong-swap = 大家都看见了，说不定正有人要。打出的牌不能换。
    .wrong-claim = 有没有人要都一样。怎样就算打出去了？

a-turn-far-end = 对家要摸牌，却从牌墙的另一头拿了一张，牌还在手里。怎么办？
    .right = 及时发现，就没有损失。要是已经上了牌架，各桌规矩不同，有的算死牌。
    .hint = 这件事还能还原吗？
    .option-keep = 就归他：哪张都一样
    .option-out = 他这一局出局
    .option-back = 放回去，从对的地方摸
    .wrong-keep = 那张要留到最后。牌从哪里摸，是有讲究的。
    .wrong-out = 大家马上就发现了，牌还没上牌架呢。

a-turn-name = 牌名一直由程序替你报，到了真正的牌桌要自己报。你摸到 <7D>：打出牌型不要的那张，再选它的名字。
    .right = “7筒”：先数字，后花色，别的一个字也不加。大家都知道打的是什么了。
    .shown = { a-turn-name.right }
    .hint = 你的 7 里有一张和别的不一样。先说数字，再说花色。
    .wrong = 两样都要对：打的是牌型不要的，报的是它自己的名字。
    .wrong-bam = 你报了“7条”。这里改正名字就行；可要是有人照“7条”和了，就由你一家付分。
    .wrong-crak = 你报了“7万”。大家是听牌名的。这里改正名字，牌留在桌上。
    .wrong-win = 还不行：你的 7 里有一张和别的不一样。
    .wrong-again = 你已经摸过牌，手里有 14 张。现在打出一张。

a-turn-wind = 大家打过一轮，你摸到 <S>，牌型用不上。打出去，报牌名。
    .right = “南风”，不用再说别的。
    .hint = 这是风牌。四种里的哪一种？
    .wrong = 看看刚摸到的那张：牌面上是什么？
    .wrong-soap = 你报了“白板”，可白板是箭牌，是那个空框。名字改正，牌留在桌上。
    .wrong-win = 牌型还缺一张。
    .wrong-again = 你已经摸过牌，手里有 14 张。现在打出一张。

a-turn-east = 新的一局，这次你是东家。手里是这 14 张，大家都在等你。开局吧。
    .right = 东家先打出一张，手里 13 张，和大家一样。
    .shown = { a-turn-east.right }
    .hint = 数数你的牌。回合结束时该有几张？
    .wrong = 你是东家，手里有 14 张。上一局东家先做了什么？
    .wrong-draw = 你本来就有 14 张。再摸就是 15 张，15 张谁也和不了。
    .wrong-line-tile = 局是开了，可那张牌是牌型要的。原来缺四张，现在缺五张。
    .wrong-win = 起手就和的也有，可你的牌还缺四张。

a-turn-count = 下家打完了一回合。现在你手里有几张牌？
    .right = 13 张，到下次摸牌为止。只有轮到自己时才有 14 张。
    .shown = { a-turn-count.right }
    .hint = 开局时 14 张，你打出了一张。
    .wrong = 数一数牌架上的牌。
    .wrong-dealt = 那是开局时的张数，后来你打出了一张。
    .wrong-short = 开局时 14 张，你打出了一张，别的都还在牌架上。

a-turn-order = 一个完整的回合，还有接下来的一步，请排好顺序。
    .right = 摸牌，看牌，打牌，然后轮到右边的人。
    .shown = { a-turn-order.right }
    .hint = 开始和结束都是 13 张。牌落地之前先想好。
    .wrong = 先有第 14 张；碰到桌面之前，先看清楚。
    .item-draw = 从牌墙摸一张牌
    .item-look = 把 14 张牌跟牌型卡对一遍
    .item-discard = 打出一张放到中间，报牌名
    .item-next = 下家摸牌
    .wrong-look-late = 牌一落地就来不及了：说不定你本来能和牌。
    .wrong-discard-first = 那样就只剩 12 张了。只有东家拿了 14 张，才这样开局。

a-turn-end =
    这就是一个回合。还有一个牌名：打百搭牌就报“百搭牌”，或者“同上”，就是和前面打出的那张一样。

    别人打出的牌，有时可以要过来。下一课就讲这个。

a-turn-in-turn = 轮到你，已经摸了牌，还没有打出。你有几张牌？
    .right = 14 张，打出一张为止。
    .shown = { a-turn-in-turn.right }
    .hint = 等的时候手里的牌，再加一张。
    .wrong = 别人打牌时你有 13 张。之后你做了什么？
    .wrong-waiting = 那是别人打牌时的张数。你已经摸了一张。
    .wrong-extra = 多了一张。15 张牌和不了。

a-turn-after-you = 你打出一张牌，没有人要。下一个轮到谁？
    .right = 谁打完都一样，往右轮。
    .shown = { a-turn-after-you.right }
    .hint = 从上往下看，是逆时针方向。
    .option-left = 我的上家
    .option-right = 我的下家
    .option-across = 对家
    .wrong-left = 上家刚在你前面打过。
    .wrong-across = 对家还在后面。有一家离你更近。

a-turn-slipped = 这张牌从手里滑到了桌面上，你一句话也没说。它算打出了吗？
    .right = 碰到桌面就算，报了牌名也算。
    .hint = 有两种情形算打出，有一种就够了。
    .option-yes = 算：它碰到了桌面
    .option-unnamed = 不算：我没有报牌名
    .option-quick = 马上拿起来就不算
    .wrong-unnamed = 报了牌名算打出，可不只这一种。
    .wrong-quick = 大家都看见了。手再快，它也落地了。

a-turn-say-nine = 你打出这张牌。怎么报？
    .right = “9万”：先数字，后花色。
    .shown = { a-turn-say-nine.right }
    .hint = 先说数字，再说有红字的那种花色。
    .option-nine = “九”
    .option-nine-crak = “9万”
    .option-nine-bam = “9条”
    .wrong-nine = 每种花色都有 9，谁也不知道是哪一张。
    .wrong-nine-bam = 别人会以为那张画着竹子。
a-turn-say-two = 你打出这张牌。怎么报？
    .right = “2条”：先数字，后花色。
    .shown = { a-turn-say-two.right }
    .hint = 先说数字，再说画着竹子的那种花色。
    .option-two = “二”
    .option-two-bam = “2条”
    .option-two-dot = “2筒”
    .wrong-two = 每种花色都有 2，谁也不知道是哪一张。
    .wrong-two-dot = 别人会以为那张画着两个圆。

a-turn-useless = 你做这个牌型，全用 6，刚摸了一张。选出要打出的牌。
    .right = 那是 9，不是 6。现在手里有 13 张，还缺一张。
    .shown = 那是 9，不是 6。现在手里有 13 张，还缺一张。
    .hint = 要花牌和三种花色的 6。别只看图案，也看数字。
    .wrong = 这一排有一张既不是花，也不是 6。
    .wrong-flower = 牌型开头是 FFF，你正好有三张花。
    .wrong-dots = 这个牌型也要第三种花色的 6。打掉它们，就多缺两张。

a-turn-first-discard = 牌局开始。谁先打牌？
    .right = 东家拿了 14 张，所以不摸牌就开局。
    .hint = 谁比别人多拿了一张？
    .option-right-of-east = 东家右边的人
    .option-draws = 东家，先摸一张
    .option-east = 东家，不用摸牌
    .wrong-right-of-east = 那一家第二个打，而且要先摸牌。
    .wrong-draws = 那样东家就有 15 张了。

a-turn-joker-first = 牌局开始。你是东家，第一张就打百搭牌。怎么报？
    .right = 以后报“同上”也行。可第一张之前什么都没有。
    .hint = “同上”就是和前面打出的那张一样。
    .option-same = “同上”
    .option-silence = 什么也不说
    .option-joker = “百搭牌”
    .wrong-same = 同什么？中间还一张牌都没有。
    .wrong-silence = 每打一张都要报出声。

a-turn-call-it = 你用4条、5万、6筒做这个牌型，摸到 <6C>。打出牌型不要的那张，报它的名字。
    .right = “6万”：先数字，后花色。
    .shown = { a-turn-call-it.right }
    .hint = 你的 6 里有一张和别的不一样。
    .wrong = 两样都要对：打的是牌型不要的，报的是它自己的名字。
    .wrong-dot = 你报了“6筒”。看看中间那张：它和你那四张不一样。
    .wrong-bam = 你报了“6条”，可那张牌上没有竹子。
    .wrong-win = 牌型还缺一张。
    .wrong-again = 你已经摸过牌，手里有 14 张。
