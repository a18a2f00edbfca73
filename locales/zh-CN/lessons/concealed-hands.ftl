lesson-concealed-hands = 暗牌型和改主意
    .summary = 把标着 C 的牌型做到底；换牌型；要了牌又收回。
    .done = 你会做暗牌型，会换牌型，要错了牌也会及时收回。

concealed-hands-hidden =
    又是标着 C 的牌型：和牌之前什么都不亮，只能自己摸。

    这样慢一些。可卡上多数牌型值 25 分，它值 30，而且谁也不知道你在收什么。

concealed-hands-tempt = 还缺两张，百搭牌当第四张 <6D>。下家打出 <7D>，你有两张，牌型要三张。怎么办？
    .right = 藏得住！放过它，手牌还是暗的。第三张 <7D> 只能自己摸。
    .shown = 放过它，手牌还是暗的。第三张 <7D> 只能自己摸。
    .hint = 缺的不止一张。看看行末的字母。
    .wrong = 先看看行末，再决定。
    .wrong-claim = 你的 7 亮了，标着 C 的做不成了。除非有标着 X 的牌型正好要这一组，不然没法做下去。
    .wrong-mah-jongg = 就差一点：有了这张7筒，9万还是只有一张。

concealed-hands-swap =
    等来了：第三张 <7D> 自己摸到了，谁也不知道。

    百搭牌照样能用。C 不许的是亮牌，不是百搭牌。

concealed-hands-give = 杠子、刻子和一个对子都齐了。把这个回合做完。
    .right = 现在只缺一张，这叫听牌。
    .hint = 两张8万、一张9万，三张7筒，三张6筒加百搭牌，三张花：此外还有什么？
    .wrong = 打出一张，回合才结束。把牌跟牌型对一对。
    .wrong-line-tile = 牌型要的打掉了，又缺两张了。
    .wrong-win = 有一个对子还没凑齐。
    .wrong-draw = 你已经有 14 张了。

concealed-hands-last = 下家打出 <9C>。怎么办？
    .right = 和了！最后一张可以要，暗牌型也行。别人这才看见你的牌。
    .hint = 还缺几张？
    .wrong = 先数数缺几张，再看字母。
    .wrong-let-go = 只等一张，等的就是 <9C>。对家一摸牌，它就没了。
    .wrong-pair = 对子不能亮，C 也不许亮。可你还缺几张？

concealed-hands-first =
    没亮牌之前，换牌型随你，从 X 换到 C、再换回来都行。

    第一次亮牌以后就不同了：只能做标着 X 的，而且要有亮着的那一组。

concealed-hands-still = 这个杠子亮在牌架顶上。你还能做哪个牌型？
    .option-letter = 第一个
    .option-size = 第二个
    .option-fits = 第三个
    .right = 它的数字可以移动，杠子正好做成四张4万，又标着 X。
    .shown = { concealed-hands-still.right }
    .hint = 找一个可以用 4 的杠子，再看行末。
    .wrong-letter = 杠子是有，可看看行末。
    .wrong-size = 4 是有，可只要三张，你亮的是四张。

concealed-hands-switch = 你做别的牌型，亮过四张4万。后来更合适的是这个，用4万、5万和6条、7条。上家打出 <6B>。怎么办？
    .right = 换得顺！两个杠子牌型里都有。只要有个标着 X 的牌型，亮出的全要，换几次都行。
    .shown = 两个杠子牌型里都有。只要有一个标着 X 的牌型，亮出的几组它全要，换几次都行。
    .hint = 在牌型里找到你的 4 和 6。各要几张？
    .wrong = 在牌型里找到 6，再数数牌架上有几张。
    .wrong-let-go = 你摸了别的牌，<6B> 没了。4万的杠子牌型里有，本来可以换过来。
    .wrong-pung = 三张 6 加四张 4：有哪个牌型两样都有？
    .wrong-mah-jongg = 快了，可还没齐：有了这张6条，7条的对子还差一张。

concealed-hands-wrong-way = 这次你亮着5筒的杠子。后来摸到几张风牌，你想改做这个牌型。下家打出北风。怎么办？
    .right = 亮出的 5 收不回来，这个牌型又没有 5 的杠子，换不过去。
    .shown = { concealed-hands-wrong-way.right }
    .hint = 在这个牌型里找找你的四张5筒。
    .wrong = 把这个牌型和已经亮出的对一对。
    .wrong-claim = 四张 5 和一组北风：卡上没有哪个牌型两样都有。对家指了出来，你的手牌成了死牌。
    .wrong-mah-jongg = 摊开的牌，哪个牌型也对不上。手牌成了死牌。
    .wrong-draw = 别急，北风你还没说要不要，下一个也不是你。牌放回去；在真正的牌桌上，手牌可能因此成死牌。

concealed-hands-take-back =
    <8B> 打出来，你说“这张我要”。一数才发现：牌型要一对 8，你已经有了。

    于是你收回了。自己的牌没亮，要的那张也没亮，就可以收回。

concealed-hands-again = <8B> 还在中间，大家等着你。怎么办？
    .right = 什么事也没有，谁也没看见你的牌，接着打。
    .shown = { concealed-hands-again.right }
    .hint = 你的牌型要第三张 8 吗？
    .wrong = 数一数牌型里的 8，再数数牌架上的 8。
    .wrong-claim = 这下你的 8 亮着，收不回了。牌型只要一对。
    .wrong-mah-jongg = 牌还没齐就摊开了，手牌成了死牌。
    .wrong-draw = 还不能摸，<8B> 还在中间，大家都等着你。牌放回去；在真正的牌桌上，手牌可能因此成死牌。

concealed-hands-mistaken = 下家打出 <5C>，你喊了“和牌”，牌还没摊开。对一对：你用2筒、3筒和5万做这个牌型。怎么办？
    .right = 缺一张 3，那张9条用不上。牌没摊开，话收回就是，什么也不用付。
    .shown = 缺一张 3，那张9条用不上。牌没摊开，话收回就是，什么也不用付。
    .hint = 牌架上张张都看一看，条子也看。
    .wrong = 你喊的和牌先要有个交代：齐了，还是没齐？
    .wrong-open = 大家看见，该是3筒的地方是张9条。手牌成了死牌。
    .wrong-discard = 你喊了“和牌”，大家都等着呢。先有个交代。

concealed-hands-exposure = 那张 <5C> 呢？还在那里，愿意的话还可以要。怎么办？
    .right = 救回来了！不和牌，改成亮牌，也可以。杠子亮出来了，再打出一张就听牌。
    .shown = 不和牌，改成亮牌，也可以。杠子亮出来了，再打出一张就听牌。
    .hint = 牌型要四张 5。你有几张？
    .wrong = 看看牌型里的 5。
    .wrong-let-go = 对家摸牌，<5C> 没了。杠子就缺它。
    .wrong-pung = 亮了三张 5，又打了牌，这一组不能再变。牌型要几张？
    .wrong-mah-jongg = 这回你摊开了牌，里面有那张9条。手牌成了死牌。
    .wrong-draw = 牌墙等得了，这会儿也不该你摸。牌放回去，在真正的牌桌上可能因此成死牌。<5C> 要不要？

concealed-hands-norths = 你亮了这个刻子。还能做哪个牌型？
    .option-news = 第一个
    .option-easts = 第二个
    .option-winds = 第三个
    .right = 它有三张北风，也没有 C。
    .hint = 在每个牌型里找三张北风。
    .wrong-news = 它只印了一张北风，是单张，你亮的却是三张。
    .wrong-easts = 它要的风牌只有东风，你的北风用不上。

concealed-hands-until = 你要牌凑刻子，又后悔了。到什么时候为止可以收回？
    .option-never = 不能：说了就算
    .option-open = 到亮出牌为止
    .option-discard = 到我打出一张为止
    .right = 牌一亮到牌架顶上，就收不回了。
    .shown = { concealed-hands-until.right }
    .hint = 只说了一句话，别人知道什么？
    .wrong-never = 起初只是一句话。到哪一步就收不回了？
    .wrong-discard = 那时候，那一组早亮着了。

concealed-hands-may = 你做这个牌型，还缺五张。可以做什么？
    .option-kong = 只要一张，凑成杠子
    .option-wait = 什么都不要，只等最后一张
    .option-show = 把三张花牌亮出来
    .right = 只能自己摸。最后一张才可以要，用来和牌。
    .shown = { concealed-hands-may.right }
    .hint = 哪样做，牌还全都藏着？
    .wrong-kong = 那就有四张亮着。看看行末。
    .wrong-show = 和牌之前，一张也不给人看。

concealed-hands-free = 你什么都没亮。本来做标着 C 的牌型，现在标着 X 的更近。可以换吗？
    .option-switch = 可以
    .option-bound = 不行：开头选了 C
    .option-late = 打第一张牌之前才行
    .right = 第一次亮牌之前，随你换几次。
    .shown = { concealed-hands-free.right }
    .hint = 谁会知道你想做哪个牌型？
    .wrong-bound = 你没告诉谁，谁也看不出来。有什么绑住你吗？
    .wrong-late = 打出的牌绑不住你。什么才会？

concealed-hands-instead = 你喊“和牌”要了一张，发现有一张不对，牌还没摊开。你的牌型标着 X，那张也能凑成杠子。可以怎么做？
    .option-lost = 只能不要：话说出口了
    .option-expose = 收回那句话，亮出杠子
    .option-hide = 拿过来藏在牌架上
    .right = 话可以收回，那张牌也可以改为要来亮牌。
    .shown = { concealed-hands-instead.right }
    .hint = 什么都还没亮。
    .wrong-lost = 牌没摊开，喊了和牌也能收回。那张牌就非放过不可吗？
    .wrong-hide = 要来凑组的牌一定要亮出来。

concealed-hands-ready = 你做这个牌型，标着 C：箭牌、花牌，5、6、7条和8、9筒各一对。上家打出 <8D>。怎么办？
    .right = 和了！最后一张可以要，暗牌型的对子也行。
    .hint = 还缺几张？
    .wrong = 数一数缺几张。
    .wrong-let-go = 你摸了别的牌。刚才缺几张？
    .wrong-pair = 对子不能亮。可数一数缺几张。
