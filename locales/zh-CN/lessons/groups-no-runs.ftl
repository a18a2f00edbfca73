lesson-groups-no-runs = 牌组，没有顺子
    .summary = 什么算一组，从单张到六张相同；什么不算。
    .done = 从单张到六张组，你都叫得出名字，也知道 3-4-5 在这里不算数。

groups-no-runs-sizes =
    牌型卡上的牌型，都是一组一组的牌。一张是单张，两张相同是对子，三张是刻子，四张是杠子。

    相同，就是数字和花色都一样，或者是同一种风牌、箭牌。这两类合称字牌。

groups-no-runs-pung = 选出这一排里的刻子：三张同一种牌。
    .right = 三张 <4C>，是刻子。
    .hint = 找出在这里有三张的牌。
    .wrong = 刻子是三张牌，数字和花色都一样。
    .wrong-run = 花色一样，可这是三个不同的数字。
    .wrong-suits = 数字一样，可这三张花色各不相同。

groups-no-runs-no-runs =
    中国麻将里，三个连着的数字是一组，叫顺子。这里没有顺子：3万、4万、5万只是三个单张。

    三种花色的 6 各一张，也不是刻子。

groups-no-runs-kong = 下面哪一个是杠子，四张相同？
    .right = 四张西风。风牌、箭牌也能成组。
    .shown = 四张西风。风牌、箭牌也能成组。
    .hint = 找同一个图案，要有四张。
    .option-run = 2、3、4、5筒
    .option-winds = 四张西风
    .option-pairs = 两种花色的 5
    .wrong-run = 四个连着的数字还是顺子，在这里不算数。
    .wrong-pairs = 是四张 5，可花色有两种，只是两个对子。

groups-no-runs-run =
    现在上桌。你的牌型要一张花、四张 1、四张 2、三张 3、两张 4。还缺一张 4，你摸到了 <5C>。

    喊和牌，还是打出一张？
    .right = 5 打出去了，你还等 <4C>。3-4-5 在这里没有用：“连续数字”是整组整组地连，比如 333 和 44。
    .shown = 5 打出去了，你还等 <4C>。3-4-5 在这里没有用：“连续数字”是整组整组地连，比如 333 和 44。
    .hint = 牌型里有 5 吗？
    .wrong = 把 14 张牌一组一组跟牌型对一遍。
    .wrong-false = 一对 3 加 3-4-5，打中国麻将也许能和。在这里却是死牌，别人接着打。
    .wrong-line-tile = 牌型用得上那张。刚才缺一张，现在缺两张。

groups-no-runs-own = 大家打过一轮，你摸到 <4C>。一组一组看过去，再决定。
    .right = 和了！单张、两个杠子、刻子、对子，跟牌型一模一样。
    .hint = F、1111、2222、333、44：每一组都齐了吗？
    .wrong = 说出每一组的名字，跟牌型比一比。
    .wrong-discard = 五组本来都齐了，你拆掉一张。下家已经接着打了。
    .wrong-line-tile = 牌全齐了，你却打掉一张。下家已经打过牌了。

groups-no-runs-quint =
    五张相同叫五张组，六张叫六张组。可7筒一共才四张，要凑五张组，至少得用一张百搭牌。

    花牌有八张，不用百搭牌也行。

groups-no-runs-quint-jokers = 你要凑9条的五张组。手里有这三张，第四张早就有人打掉了。要几张百搭牌？
    .right = 三张9条加两张百搭牌，正好五张。
    .shown = 两张：三张9条加两张百搭牌，正好五张。
    .hint = 五张组要几张？你有几张？
    .wrong = 从你的三张数起，数到五张组的张数。
    .wrong-one = 加一张百搭牌是四张：杠子。
    .wrong-three = 加三张百搭牌是六张：六张组。
    .wrong-none = 另外那张9条已经没有了。什么牌可以代替缺的牌？

groups-no-runs-joker =
    除了百搭牌，别的都叫普通牌，花牌和箭牌也是。

    三张或更多张的牌组里，百搭牌可以代替普通牌。单张和对子必须是普通牌。

groups-no-runs-natural = 选出这一排里所有的普通牌。
    .right = 两张数字牌、花牌、白板、北风：除了百搭牌，全都是。
    .shown = { groups-no-runs-natural.right }
    .hint = 只有一种牌不是普通牌。
    .wrong = 一张一张地问：它是百搭牌吗？
    .wrong-numbers = 这两张是普通牌。可普通牌不一定有数字。
    .wrong-no-flower = 这些都是普通牌。可还有一张也不是百搭牌。
    .wrong-jokers = 这两张是百搭牌。普通牌正好相反。

groups-no-runs-flower-kong = 下面哪一个是花牌杠子？
    .right = 百搭牌也能代替花牌：四张相同。
    .hint = 杠子有四张，每张都得是花牌，或者代替花牌。
    .option-three = 两张花，一张百搭牌
    .option-birds = 两张花，两张幺鸡
    .option-jokers = 两张花，两张百搭牌
    .wrong-three = 数一数张数：这三张只是刻子。
    .wrong-birds = 幺鸡的牌角有数字，它是1条，不是花牌。

groups-no-runs-cluster =
    有些牌并不相同，却印在一起：NEWS，四种风各一张；或者年份 2026，白板当零。

    这叫连印的牌。它们仍然只是单张和对子，所以里面不能有百搭牌。

groups-no-runs-year = 用万子凑 2026。选出要用的牌。
    .right = 一张 2，白板当零，再一张 2，一张 6。零没有花色，数字都是万子。
    .hint = 四个数字，四张牌。哪张牌当零？
    .wrong = 一个一个念年份的数字。每个数字一张牌，都要万子。
    .wrong-no-zero = 2、2、6 三个数字有了。年份里还差一个。
    .wrong-mixed = 数字都对。可有一张不是万子。

groups-no-runs-where-joker = 你摸到一张百搭牌。它可以放在哪里？
    .right = 刻子是三张相同，可以放百搭牌。
    .shown = { groups-no-runs-where-joker.right }
    .hint = 百搭牌只进三张以上相同的组。
    .option-pair = 2筒对子
    .option-news = NEWS
    .option-pung = 8万刻子
    .wrong-pair = 两张是对子，对子只能是普通牌。这样不能和牌。
    .wrong-news = 看着像四张一组，其实是连印的四个单张。单张不能用百搭牌。

groups-no-runs-recall-kong = 选出这一排里的杠子。
    .right = 同一种牌，正好四张。别的花色的 5 不算。
    .shown = 同一种牌，正好四张。别的花色的 5 不算。
    .hint = 杠子是四张相同：数字一样，花色也一样。
    .wrong = 找出有四张的那种牌，数字和花色都要一样。
    .wrong-run = 四张连着的牌不成组。杠子是同一种牌四张。
    .wrong-suits = 都是 5，却不是同一种花色。

groups-no-runs-recall-group = 只有一个算一组。哪一个？
    .right = 同一种牌三张：南风刻子。
    .shown = { groups-no-runs-recall-group.right }
    .hint = 同一组的牌都是同一种。
    .option-run = 1、2、3条
    .option-dragons = 三种箭牌
    .option-souths = 三张南风
    .option-suits = 三种花色的 7
    .wrong-run = 这是顺子，在这里不算数。
    .wrong-dragons = 都是箭牌，却是三种不同的牌。
    .wrong-suits = 三种花色的 7 是三张不同的牌。

groups-no-runs-recall-sextet = 四张西风都在你手里。要凑成六张组，还要几张百搭牌？
    .right = 四张西风加两张百搭牌，正好六张。
    .hint = 六张组是六张相同。
    .wrong = 六张组最大，比五张组还多一张。还差几张？
    .wrong-none = 四张西风只是杠子。六张组更大。
    .wrong-one = 加一张百搭牌是五张：五张组。

groups-no-runs-recall-pair = 这里面，哪一个算对子？
    .right = 两张普通牌，同一种。
    .shown = { groups-no-runs-recall-pair.right }
    .hint = 对子是两张相同，都要普通牌。
    .option-joker = 8筒和百搭牌
    .option-same = 两张3条
    .option-suits = 两张 6
    .wrong-joker = 三张以上相同才可以这样。对子里不能有百搭牌。
    .wrong-suits = 数字一样，再看看花色。

groups-no-runs-recall-news = 你的牌型要 NEWS，你有这几张。还缺什么？
    .right = NEWS 是四个单张，南风要真的南风。
    .hint = 连印的牌里能放百搭牌吗？
    .option-nothing = 什么也不缺
    .option-any = 任意一张风牌
    .option-south = 南风
    .wrong-nothing = 这样喊和牌就成死牌：那里只能放普通牌，你放了百搭牌。
    .wrong-any = NEWS 里每种风一张。哪个字母还没有？

groups-no-runs-recall-table-run = 你做这个牌型：两张花、五张 1、四张 2、三张 3，全用筒子。你刚摸到 <4D>。喊和牌，还是打出一张？
    .right = 老习惯骗不了你。4 在牌型里用不上。再来一张 3，或者一张百搭牌，就和了。
    .shown = 4 在牌型里用不上。再来一张 3，或者一张百搭牌，就和了。
    .hint = 数一数 3。牌型里有 4 吗？
    .wrong = 一组一组跟牌型对一遍。
    .wrong-false = 2-3-4 是顺子，在这里不算数。手牌成了死牌，别人接着打。
    .wrong-line-tile = 打掉的这张，正是牌型里要用的，现在缺两张。

groups-no-runs-recall-table-single = 你做这个牌型：四张花、三张北、三张东、三张西、一张南。对家打出 <S>。怎么办？
    .right = 和了！百搭牌当第三张东风，南风是单张。
    .hint = 跟牌型对一对。你的百搭牌用在哪里？
    .wrong = 看看刚打出的牌。你的牌型要不要它？
    .wrong-let-go = 上家已经摸牌。单张不能用百搭牌，你只好再等一张南风。
    .wrong-draw = 先别摸。刚打出的那张，先说要还是不要。
