lesson-calling-mah-jongg = 喊和牌
    .summary = 第 14 张谁打的都行，补在哪里都行。不过先对一对，再开口。
    .done = 不管最后一张怎么来，你都会喊和牌，也知道诈和的代价。

calling-mah-jongg-lacks =
    13 张都齐了，只缺最后那个对子的第二张 <8D>。

    光为亮牌，不能要它；要来能和，就可以：第 14 张补在哪里都行，对子、单张也行。

calling-mah-jongg-pair = 它来了，是下家打出的。前面还轮着两家，可和牌谁都可以喊。怎么办？
    .right = 你喊“和牌”，摊开全部 14 张，在卡上指出是哪个牌型。不管轮到谁，和牌总比要牌亮牌优先。
    .hint = 就缺一张，它就在中间。
    .wrong = 看看中间那张牌，再看看牌型还缺什么。
    .wrong-expose = 对子不能亮，你现在也不用亮牌。数一数还缺几张。
    .wrong-let-go = 对家摸牌，最后一张再也拿不到了，你只好接着等。

calling-mah-jongg-single = 另一手牌：花牌、北风、东风、西风。上家打出南风。怎么办？
    .right = 又和了。南风是单张，可它是第 14 张，和别的牌一样可以要。
    .shown = { calling-mah-jongg-single.right }
    .hint = 把牌跟牌型对一对。缺什么？
    .wrong = 先把牌跟牌型对一对，再决定。
    .wrong-draw = 下一个是轮到你，可先要说中间那张要不要。
    .wrong-let-go = 你摸了别的牌，南风再也要不回来。

calling-mah-jongg-concealed = 行末是 C。你什么都没亮，只缺一张。对家打出 <7B>。怎么办？
    .right = 和了！暗牌型的最后一张也可以要，现在才一下子全摊开。
    .hint = 还缺几张？想想第 14 张有什么特别。
    .wrong = 数一数缺几张，再想想第 14 张可以怎样来。
    .wrong-expose = 还没和牌就亮了三张 7，C 不许这样。14 张明明齐了，却再也和不了。
    .wrong-let-go = 上家摸牌，<7B> 没了。C 不许的是亮牌。和牌算亮牌吗？

calling-mah-jongg-compare =
    开口之前，跟牌型一组一组地对：几张？什么数字？什么花色？

    这 14 张看上去齐了，可两张8条旁边是8万。13 张对，一张错，就不是和牌。

calling-mah-jongg-spot = 用 3、5、7、9 做这个牌型。这里有 13 张属于它，选出不属于它的那张。
    .right = 逮住了！7 该三张，混进一张；5 少一张。
    .shown = 牌型要三张 7，这里有四张；5 却少一张。
    .hint = 一组一组对：333、5555、777、9999。
    .wrong = 一组一组看：牌型要几张，这里有几张？
    .wrong-five = 5 是少了，可这几张都没放错。
    .wrong-nine = 四张9筒正是牌型要的。
    .wrong-all-sevens = 这一组是有问题，可大部分没错，只多了一张。

calling-mah-jongg-false = 你还缺一张 8。下家打出 <8B>。先对一对，再决定。
    .right = 多看这一眼，保住了手牌。你的 8 是筒子，这张是条子。先对过了，手牌就还活着。
    .shown = 你的 8 是筒子，这张是条子。先对过了，手牌就还活着。
    .hint = 你自己的两张 8 是什么花色？
    .wrong = 那张牌要进哪一组？跟那一组对一对。
    .wrong-mah-jongg = 两张8筒配一张8条，这不是和牌。手牌成了死牌，最后还要付分给赢家。
    .wrong-mixed = 你亮出两张8筒和一张8条，不是一组。对家指了出来，你的手牌成了死牌，这一局出局。
    .wrong-draw = 先等等，<8B> 要不要，你还没说呢。牌放回去：没轮到就摸，在真正的牌桌上，手牌可能成死牌。

calling-mah-jongg-theirs =
    上家喊“和牌”，摊开了牌，你都看得见。跟牌型比一比：两张 5 花色不同，这叫诈和。

    别人的牌没核对完，自己的牌千万别摊开。

calling-mah-jongg-dead =
    那些牌回到上家的牌架上，成了死牌，不能再摸牌、打牌、要牌。

    剩下三家接着打。到最后，死牌那家照样付分给赢家。

calling-mah-jongg-slip =
    你摸到 <5D>，“和牌”脱口而出。可牌型要的是 <4D>。

    别慌：一张牌也没摊开，话就能收回，顶多脸红一下。

calling-mah-jongg-back = 大家都看着你。怎么办？
    .right = 什么都没摊开，就当没这回事。现在打出一张，接着打。
    .shown = { calling-mah-jongg-back.right }
    .hint = 一张牌也没摊开的时候，可以做什么？
    .wrong = 你喊的和牌先要有个交代：齐了，还是没齐？
    .wrong-open = 谁都看见 4 里面有张 5。手牌成了死牌，下一家摸牌。
    .wrong-discard = 你喊了“和牌”，大家都等着呢。先有个交代。

calling-mah-jongg-own = 最后一张不一定靠别人打。轮到你，从牌墙摸到 <6C>。先对一对，再决定。
    .right = 和了！说一声“自摸”。没有人点炮，三家都付两倍。
    .hint = 把牌跟牌型对一对。百搭牌当白板。
    .wrong = 把摸来的 <6C> 也算上，跟牌型一组一组对一对。
    .wrong-drawn = 那就是第 14 张，你却打掉了，轮到下家摸牌。
    .wrong-discard = 14 张本来都齐了，这下少了一张，牌局继续。

calling-mah-jongg-near = 你用1、2、3、4万做这个牌型。对家打出 <4C>。先一组一组对，再决定。
    .right = 沉得住气！4 能补上对子，可 2 也缺一张：13 张对，一张错。
    .shown = 这张要放过：4 能补上对子，可 2 也缺一张。13 张对，一张错。
    .hint = 牌架上每一组都数一数，2 也要数。
    .wrong = 数一数，有了这张，牌型还缺几张。
    .wrong-mah-jongg = 你摊开了牌，里面有张9条，2万却缺一张。这是诈和，手牌成了死牌。
    .wrong-pair = 你亮出两张 4，可还缺一张。对子要和牌才能要。上家指了出来，你的手牌成了死牌。
    .wrong-draw = 这会儿不该你摸，先看看 <4C>。牌放回去；在真正的牌桌上，这一摸可能就成了死牌。

calling-mah-jongg-news = 最后一题。NEWS 是四种风牌各一张，四个单张。对家打出西风。先对一对，再决定。
    .right = 和了！你对过了，每一组都在。
    .shown = 和了！有了这张西风，每一组都在。
    .hint = 缺哪张风牌？别的还缺吗？
    .wrong = 把牌跟牌型对一对，数一数缺几张。
    .wrong-four = NEWS 是四个单张，不能当一组亮。不过，你还缺几张？
    .wrong-let-go = 西风再也要不回来，别人已经摸牌了。你刚才缺几张？

calling-mah-jongg-which = 哪一手牌可以喊和牌？
    .option-sizes = 第一手
    .option-suits = 第二手
    .option-whole = 第三手
    .right = 一张花、两个杠子、一个刻子、一个对子，同一花色，顺序也和卡上一样。
    .hint = 张数和花色，一组一组跟牌型对。
    .wrong-sizes = 数字和花色都对。可数数第一组条子，跟牌型对一对。
    .wrong-suits = 数字和张数都对。可牌型只有一种颜色。

calling-mah-jongg-green = 你做这个牌型，只缺单张 <G>。有人打出来了。你说什么？
    .option-letter = 不说：行末是 C
    .option-speak = “和牌”
    .option-single = 不说：它是单张
    .right = 这是第 14 张，补在哪里都可以要，暗牌型的单张也行。
    .hint = 还缺几张？
    .wrong-letter = C 不许的是亮牌。和牌算亮牌吗？
    .wrong-single = 要是为亮牌，你说得对。可数一数你的牌。

calling-mah-jongg-slipped = “和牌”脱口而出，牌还没摊开，你发现有一张不对。怎么办？
    .option-back = 收回这句话
    .option-open = 照样摊开
    .option-on = 当作没说，打出一张
    .right = 只要什么都没摊开，就什么也不用付。
    .shown = { calling-mah-jongg-slipped.right }
    .hint = 要看牌摊开了没有。
    .wrong-open = 一摊开，手牌就成了死牌。
    .wrong-on = 大家都听见了，都等着呢。先有个交代。

calling-mah-jongg-rest = 有人诈和，牌也摊开了。这一局剩下的时间他做什么？
    .option-plays = 照样摸牌打牌
    .option-free = 退出，谁也不付
    .option-pays = 退出，最后付分给赢家
    .right = 死牌不能再打，可还是要付分给赢家。
    .shown = { calling-mah-jongg-rest.right }
    .hint = 死牌不能再打。那就不用付了吗？
    .wrong-plays = 手牌已经死了。死牌还能打吗？
    .wrong-free = 那样的话，输定的局也太好脱身了。

calling-mah-jongg-order = 你觉得手牌齐了。请排好顺序。
    .item-compare = 跟牌型对一对
    .item-say = 喊“和牌”
    .item-open = 摊开 14 张牌
    .item-paid = 别人核对，付分
    .right = 对一对，开口，摊牌，收分。
    .hint = 能收回的在前，不能收回的在后。
    .wrong = 再想一遍。别人听见之前，你先做什么？
    .wrong-say-first = 等你发现错了，大家早听见了。
    .wrong-open-first = 摊开的牌收不回，说出的话还可以。

calling-mah-jongg-eights = 你用6筒、7筒和8条、9条做这个牌型。对家打出 <8B>。先对一对，再决定。
    .right = 和了！缺的就是这张 8。
    .shown = { calling-mah-jongg-eights.right }
    .hint = 每一组都数一数：还缺几张？
    .wrong = 一组一组跟牌型对一对：还缺几张？
    .wrong-expose = 你的 8 亮着，还得打出一张。可你刚才缺几张？
    .wrong-let-go = <8B> 就这么放过了，牌局继续。你刚才缺几张？

calling-mah-jongg-threes = 你用2筒、3筒和5条做这个牌型，还缺一张 3。对家打出 <3B>。先对一对，再决定。
    .right = 你的 3 是筒子，这张是条子。放过它，手牌还活着。
    .shown = 你的 3 是筒子，这张是条子。放过它，手牌还活着。
    .hint = 你自己的 3 是什么花色？
    .wrong = 那张牌要进哪一组？跟那一组对一对。
    .wrong-mah-jongg = 3筒里面有张条子，摊开来就是诈和。手牌成了死牌。
    .wrong-mixed = 你亮出两张3筒和一张3条，不是一组。对家指了出来，你的手牌成了死牌。
    .wrong-draw = 摸早了，这张不归你，放回去吧。在真正的牌桌上，手牌可能因此成死牌。<3B> 要不要？

calling-mah-jongg-not-next = 下家打出你只缺的那一张。论次序，另外两家都在你前面。你能要吗？
    .right = 要来和牌，不管轮到谁，也不管谁打的。
    .hint = 要牌一定要等轮到自己吗？
    .option-next-only = 不能，轮到我才行
    .option-anytime = 能，要来和牌
    .option-three = 凑成三张以上一样的才行
    .wrong-next-only = 那样你几乎不可能靠别人打的牌和牌。谁可以要牌？
    .wrong-three = 那是为亮出一组来要牌的规矩。这次是吗？
