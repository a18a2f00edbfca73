lesson-groups-and-colors = 读懂牌型：牌组和颜色
    .summary = 牌型就是 14 张牌的清单：有哪些组，字母是什么牌，颜色是什么意思。
    .done = 牌型里的组、字母和颜色你都会读，还能照着凑成一手牌。

groups-and-colors-recipe =
    牌型卡上一行就是一个牌型：一个数字、一个字母就是一张牌，括号里和行末的不算。

    颜色只说花色相同还是不同，不说是哪一种花色。牌型下面就是照它凑成的一手牌。

groups-and-colors-count = 现在你来数：这个牌型一共要多少张牌？
    .right = 四张 1、两张 2、四张 3、四张花牌，正好 14 张。不管哪张牌型卡，哪个牌型都是 14 张。
    .shown = 四张 1、两张 2、四张 3、四张花牌，正好 14 张。不管哪张牌型卡，哪个牌型都是 14 张。
    .hint = 从左往右数，一个数字或字母算一张牌。
    .wrong = 再数一遍：一个数字或字母一张，数到括号为止。
    .wrong-flowers = 这是不算花牌的张数。F 和别的符号一样是牌，也要算。
    .wrong-rack = 13 张是等牌时手里的牌。只有 13 张，谁也和不了。
    .wrong-groups = 你数的是组。一共四组，可每组都不止一张牌。

groups-and-colors-names =
    连在一起的数字或字母是一组，有几个就是几张：F 是单张，1111 是杠子，333 是刻子，44 是对子。

    先不管是几，数一数印了几个。

groups-and-colors-pungs = 这个牌型全是字母：N、E、W、S 是风牌。选出所有的刻子。
    .right = 像个老手！NNN、EEE、WWW 都是刻子。另外还有花牌杠子和单张 S。
    .shown = NNN、EEE、WWW 都是刻子。另外还有花牌杠子和单张 S。
    .hint = 刻子是三张相同的牌。
    .wrong = 数一数每一组有几个字母。刻子正好三个，而且可能不止一组。
    .wrong-kong = 你点了花牌。那是四张，四张相同不叫刻子。
    .wrong-single = 你点了 S。它只有一个，是单张。

groups-and-colors-end =
    行末的数字和字母不是牌。

    数字是这个牌型值多少分。字母是说，和牌之前能不能把牌亮给大家看。这两样以后再讲。

groups-and-colors-alike = 标出的那一组，要用哪些牌？
    .right = 同一种牌，正好三张。
    .shown = 同一种牌，正好三张。
    .hint = 三个数字就是三张牌，都是同一种。
    .option-run = 3、4、5筒
    .option-suits = 三种花色的 4
    .option-same = 三张4万
    .wrong-run = 同一个数字印了三个。这里却是三个不同的数字。
    .wrong-suits = 数字对了，看看花色：这是三张不同的牌。

groups-and-colors-letters =
    字母也是牌：N、E、W、S 是北、东、西、南，R 是红中，G 是发财，0 是白板，F 是花牌。

    不同的字母印在一起，例如 RG，就是各一张。

groups-and-colors-winds = 标出的字母要用哪几张牌？请选出来。
    .right = 北、东、西、南各一张。这叫连印的牌，其实是四个单张。
    .shown = 北、东、西、南各一张。这叫连印的牌，其实是四个单张。
    .hint = 一个字母一个字母地读，每个字母拿一张。
    .wrong = 照着卡上的字母一个个念，每个字母是一张牌。
    .wrong-soap = 你把白板当成了 S。白板印作 0；哪种风的英文以 S 开头？
    .wrong-all = 你把六张风牌都点了。卡上四个字母，每个只印了一次。

groups-and-colors-colors =
    再看颜色。绿色不是条子，红色也不是万子。

    颜色相同，花色就相同；颜色不同，花色就不同。下面的横线也是这个意思。哪几种花色随你：这里有两种做法。没有横线就没有花色。

groups-and-colors-suits = 哪一手牌符合这个牌型？
    .right = 一种颜色用万子，另一种用筒子。万子印成绿的，一点也不要紧。
    .shown = 一种颜色用万子，另一种用筒子。万子印成绿的，一点也不要紧。
    .hint = 哪几组下面有一条横线？哪几组有两条？
    .option-one = 条子
    .option-three = 万子、筒子和条子
    .option-two = 万子和筒子
    .option-split = 筒子和万子
    .wrong-one = 这手牌只有一种花色，牌型却有两种颜色。这样和不了。
    .wrong-three = 2 和 4 印成同一种颜色，这手牌里花色却不同。
    .wrong-split = 两种花色没错。先看卡上 4 和 6 下面的横线，再看这里的花色。

groups-and-colors-same-suit = 假如 1 用筒子，哪些组也得是筒子？全部选出来，1 也要选。
    .right = 1 和 5 同色。3 和 7 是另一种颜色：都用条子，或者都用万子。
    .shown = 1 和 5 同色。3 和 7 是另一种颜色：都用条子，或者都用万子。
    .hint = 看看每一组下面的横线。
    .wrong = 1 的下面有一条横线。选它，再选出其他只有一条横线的组。
    .wrong-second = 你点了 3。它的颜色和 1 不同，花色也就不同。
    .wrong-fourth = 你点了 7。它的颜色和 1 不同，花色也就不同。

groups-and-colors-how-many = 这个牌型要几种花色？
    .right = 三种颜色，三种花色。哪种花色只用三张，随你。
    .shown = 三种颜色，三种花色。哪种花色只用三张，随你。
    .hint = 有几种颜色，就有几种花色。花牌下面没有横线，不算。
    .wrong = 数一数 1 有几种颜色，或者下面有几种横线。
    .wrong-one = 那就要同一花色的 11 张 1。可每种牌只有四张。
    .wrong-two = 那就有两组 1 花色相同。比比它们的横线：有哪两组是一样的吗？
    .wrong-four = 是有四组，但其中一组是花牌，花牌没有花色。

groups-and-colors-build-one =
    现在动手凑一个牌型。花牌和 1 已经在牌架上，其余的从牌盘里拿。

    点一下放上牌架，再点一下放回牌盘。
    .right = 一种颜色，一种花色：全是筒子。有了这 14 张牌，你就和了。
    .hint = 你的 1 是筒子，整行又只有一种颜色。2、3、4 各印了几个？
    .wrong = 这还不是这个牌型。一组一组念出来，念一组摆一组。
    .wrong-suits = 数字都对。可这手牌不止一种花色，牌型却只有一种颜色。
    .wrong-sizes = 牌对了，张数和印的不一样。每一组都数一数。

groups-and-colors-build-two = 这个牌型有两种颜色。把它凑出来，留心 0。
    .right = 漂亮！两种颜色，两种花色，中间是白板：当零用，配什么花色都行。
    .shown = 两种颜色，两种花色，中间是白板：当零用，配什么花色都行。
    .hint = 两组 2 花色不同。哪一组的横线和 6 一样？0 又是哪张牌？
    .wrong = 一组一组地读：F、2、0、2、6。牌架上哪一组和印的不一样？
    .wrong-suits = 牌型有两种颜色，你的花色没有照着来。看看 2 和 6 下面的横线。
    .wrong-letters = 每组的张数都对，但有的牌不是印出的那种。一张一张地对。

groups-and-colors-recall-pairs = 选出牌型里所有的对子。
    .right = 3 和 4：各两张。
    .hint = 对子是两张相同。
    .wrong = 数一数每一组有几个数字或字母。对子正好两个，而且可能不止一组。
    .wrong-flowers = 你点了花牌。数一数：不止两张。
    .wrong-pung = 你点了 2。是不是对子，不看印的是几，要看印了几个。

groups-and-colors-recall-quint = 选出牌型里的五张组。
    .right = 五张相同。一种花色的 1 只有四张，所以至少要用一张百搭牌。
    .hint = 这些组里，五张组最大。
    .wrong = 五张组是五张相同。数一数每一组有几个数字或字母。
    .wrong-kong = 你点了 2。四张相同是杠子。
    .wrong-pair = 你点了花牌。两张相同是对子。

groups-and-colors-recall-zero = 这个牌型的 000 要哪种牌？
    .right = 白板就是零。当零用时没有花色，所以配什么花色都行。
    .hint = 没有印着 0 的数字牌。哪张牌看上去像一个空框？
    .option-south = 南风
    .option-soap = 白板
    .option-flower = 花牌
    .wrong-south = 南风是风牌，卡上印作 S。
    .wrong-flower = 花牌印作 F，牌型开头就要两张。

groups-and-colors-recall-colors = 哪一手牌符合这个牌型？
    .right = 3 和 6 同色同花色，9 是另一种。用哪两种花色都行。
    .shown = 3 和 6 同色同花色，9 是另一种。用哪两种花色都行。
    .hint = 比一比 3、6、9 下面的横线。
    .option-right = 条子和万子
    .option-one = 筒子
    .option-split = 万子和条子
    .wrong-one = 这手牌只有一种花色，牌型却有两种颜色。
    .wrong-split = 看看 6：在卡上它和前一组同色，在这手牌里却和后一组同花色。

groups-and-colors-recall-suits = 这个牌型要几种花色？
    .right = 两种颜色，两种花色。箭牌 R、G 和花牌下面没有横线。
    .shown = { groups-and-colors-recall-suits.right }
    .hint = 数颜色，或者数下面有几种横线。
    .wrong = 不是数几组，也不是数几个数字，要数这些数字有几种颜色。
    .wrong-groups = 数字对子有五个，但好几个颜色相同。同色的组是同一种花色。
    .wrong-letters = 是不是把箭牌或花牌也算上了？它们下面没有横线，不算花色。
