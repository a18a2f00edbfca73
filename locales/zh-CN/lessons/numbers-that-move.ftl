lesson-numbers-that-move = 读懂牌型：会移动的数字
    .summary = 括号里的话是什么意思：数字什么时候可以移动，什么时候不行。
    .done = 你看得出牌型里哪些数字由你选，移动起来也不会出错。

numbers-that-move-model =
    括号里是附注。“任意 2 种花色”说的是颜色，“任意 4 个连续数字”才是新的：1-2-3-4 只是例子。

    5-6-7-8 也可以。数字一起移动，张数和颜色不动。

numbers-that-move-from-five = 做这个牌型，四张 1 换成四张 5，别的数字也跟着移上去。最后的对子是几？
    .right = 全跟上了！F 5555 6666 777 88：一个加 4，个个加 4。
    .shown = F 5555 6666 777 88。第一个数字加了 4，其余的也都加 4。
    .hint = 一组一组往下念：四张 5，然后四张……
    .wrong = 数字仍然要连续。从 5 开始，每一组加 1，一直数到最后一组。
    .wrong-printed = 卡上印的是这个数。可第一组移上去了，别的也跟着移。
    .wrong-next = 这个数紧跟着 5，是第二组。对子还在后面。
    .wrong-pung = 这是第三组，那里印着三张。对子在它后面。

numbers-that-move-slide = 哪一手牌符合这个牌型？
    .right = 3-4-5-6 连续，每组张数和印的一样，换颜色的地方也换花色。
    .shown = 3-4-5-6 连续，每组张数和印的一样，换颜色的地方也换花色。
    .hint = 数字连续吗？最大的一组在不在它的位置上？
    .option-gap = 2-3-5-6
    .option-right = 3-4-5-6
    .option-sizes = 4-5-6-7
    .wrong-gap = 3 和 5 之间缺了 4。“连续”中间不能断，这手牌和不了。
    .wrong-sizes = 数字是连续的。可最小的数字印了四个，这手牌只有三张。

numbers-that-move-highest = 这个牌型可以是 1-2-3、2-3-4、3-4-5，这样往上移。最高的三个数从几开始？
    .right = 三个连续数字，最高就是 7-8-9。9 后面什么也不接，1 也不行。
    .shown = { numbers-that-move-highest.right }
    .hint = 从 9 往回数，连 9 一共三个。
    .wrong = 还可以更大。试试大一点的数。
    .wrong-nine = 那下一组就是 10，没有这样的牌。
    .wrong-eight = 那第二组是 9。第三组呢？
    .wrong-six = 从 6 开始，到 8 为止。还能再往上一点。

numbers-that-move-strays = 你做这个牌型：3 和 4 用条子，5 和 6 用筒子。牌架上有三张用不上的，选出来。
    .right = 对子只要两张 4；6 必须是筒子。用得上的有 11 张。
    .shown = 对子只要两张 4；6 必须是筒子。用得上的有 11 张。
    .hint = 换成你的数字念一遍：FF，条子 3333 44，筒子 5555 66。
    .wrong = 一张一张地对：条子 3333 44，筒子 5555 66。哪些多了？哪些是别的花色？
    .wrong-suit = 对，那些花色不合。再看张数：有没有哪一组比印的多？
    .wrong-size = 对，那张多了。再看看最后两组的花色。
    .wrong-fives = 第三张 4 是多了。可 5 是筒子，没有错。哪些牌的花色用不上？

numbers-that-move-build-run = 从 4 开始凑这个牌型。花牌和 4 已经在牌架上。
    .right = 漂亮！4444 55 6666：连续，三种花色，对子在中间。
    .shown = 4444 55 6666：连续，三种花色，对子在中间。
    .hint = 4 后面是 5 和 6。三种颜色：没有哪两组花色相同。
    .wrong = 这还不是这个牌型。换成你的数字一组一组念，念一组摆一组。
    .wrong-suits = 数字都对。可牌型有三种颜色，你的几组却不是三种花色。
    .wrong-sizes = 牌对了，张数不对。张数是不动的：哪一组是对子？
    .wrong-gap = 这些数字不连续。你从 4 开始，一个也不能跳过。

numbers-that-move-like =
    另一种附注：“相同数字”。牌型里的数字全都一样，用哪个数随你。

    卡上印的 1 只是例子，这里全用 7。数字不用连续。

numbers-that-move-build-like = 用 5 来凑这个牌型。花牌和一个杠子已经在牌架上。
    .right = 三种花色，11 张 5，加三张花牌。哪种花色只用三张，随你。
    .hint = 一个数字，三种花色：还缺一个杠子和一个刻子。
    .wrong = 这还不是这个牌型。附注怎么说数字？颜色又怎么说？
    .wrong-one-off = 有两组数字相同，筒子却是另一个数。三组都要一样。
    .wrong-row = 张数都对，数字却不一样。这里的附注没有说“连续”。

numbers-that-move-odd =
    这里的附注是“任意 4 个连续单数”。只用单数：1-3-5-7 只能变成 3-5-7-9。

    每个数字都加 2。2、4、6、8 永远用不上。

numbers-that-move-odd-strays = 你用 3-5-7-9 来做这个牌型。牌架上有四张用不上的，选出来。
    .right = 连 1 也没放过。三张双数要走，1 也要走：从 3 开始，就没有 1。用得上的有 10 张。
    .shown = 三张双数要走，1 也要走：从 3 开始，就没有 1。用得上的有 10 张。
    .hint = 你的数字是 3、5、7、9。哪些牌都不是？
    .wrong = 念一遍你的四个数字：3-5-7-9，再拿每张牌来对。
    .wrong-evens = 对，双数用不上。可还有一张不在 3-5-7-9 里。
    .wrong-nines = 双数要走，对。可 9 在 3-5-7-9 里，该走的是另一张。

numbers-that-move-fixed =
    附注没有提到数字，数字就照印的来，只有花色随你选。

    这一行有两个算式，中间是“或”，任选一个。加号和等号只是装饰，不是牌。

numbers-that-move-sum = 哪一手牌符合这个牌型？
    .right = 第二个算式，与印的完全一样，两种花色。
    .hint = 在卡上找一找这几个数字。
    .option-four-five = 4 + 5 = 9
    .option-two-four = 2 + 4 = 6
    .option-three-four = 3 + 4 = 7
    .wrong-four-five = 算得不错，可卡上没有印。没有附注，数字不能移动。
    .wrong-two-four = 算得没错，可卡上有吗？光算得对没用，印着的才算。

numbers-that-move-which = 你有很多 5、6、7、8。哪个牌型可以用 5-6-7-8 来做？
    .right = 它的附注允许：“任意 4 个连续数字”。另一个牌型只能用单数。
    .shown = 它的附注允许：“任意 4 个连续数字”。另一个牌型只能用单数。
    .hint = 读读附注。哪一个允许用连续的数字？
    .option-odds = “单数”那个
    .option-run = “连续数字”那个
    .option-both = 两个都可以
    .wrong-odds = 它的数字可以移动，但总是单数：你的 6 和 8 都没有用。
    .wrong-both = 两个附注都让数字移动，可移法不同。其中一个，你的牌有一半用不上。

numbers-that-move-recall-pung = 一位牌友做这个牌型，五张组是 4。那么刻子是几？
    .right = 五张组、杠子、刻子是 4、5、6，就像卡上的 1、2、3。
    .shown = 五张组、杠子、刻子是 4、5、6，就像卡上的 1、2、3。
    .hint = 三个连续数字，五张组在最前面。
    .wrong = 从 4 开始，每组数字加 1。哪一组印着三张？
    .wrong-printed = 卡上印的是这个数。可第一个数字移上去了，别的也跟着移。
    .wrong-next = 这个数紧跟在 4 后面，那里印着四张。
numbers-that-move-recall-pung-2 = 一位牌友做这个牌型，五张组是 7。那么刻子是几？
    .right = 最大就是 7、8、9，就像卡上的 1、2、3。
    .hint = { numbers-that-move-recall-pung.hint }
    .wrong = 从 7 开始，每组数字加 1。哪一组印着三张？
    .wrong-printed = { numbers-that-move-recall-pung.wrong-printed }
    .wrong-next = 这个数紧跟在 7 后面，那里印着四张。

numbers-that-move-recall-top = 哪一手牌符合这个牌型？
    .right = 三个连续数字，对子在中间，每组一种花色。
    .shown = { numbers-that-move-recall-top.right }
    .hint = “连续”就是中间不能断，而且到 9 为止。
    .option-round = 8-9-1
    .option-evens = 4-6-8
    .option-right = 6-7-8
    .wrong-round = 9 后面没有了，不会绕回到 1。
    .wrong-evens = 这些数字之间都断开了。附注说的是“连续”。

numbers-that-move-recall-like = 你用 9 来做这个牌型。选出这一排里所有用不上的牌。
    .right = 用得上的只有 9 和花牌，一共 11 张。
    .shown = { numbers-that-move-recall-like.right }
    .hint = “相同数字”：所有数字都一样。
    .wrong = 这个牌型的数字全都一样。除了数字，它还要什么？
    .wrong-soap = 对，这个牌型没有 0。可你的数字都一样吗？
    .wrong-numbers = 对，那是别的数字。不过还有一张牌也用不上。

numbers-that-move-recall-odd = 做这个牌型时，你的第一组是 3。最后一组是几？
    .right = 3-5-7-9：每个数字都比印的大 2。
    .hint = 仍然是单数，仍然连续。
    .wrong = 从 3 开始，四个连续的单数。数一数。
    .wrong-printed = 卡上印的是这个数，在 1-3-5 之后。你的第一个数字移上去了，最后一个也要移。
    .wrong-steps = 你每次只加了 1。这个牌型只用单数。

numbers-that-move-recall-fixed = 你有很多 3、5、7、9。这个牌型可以整个加 1，用 3-5-7-9 来做吗？
    .right = 它的附注只说花色。附注说可以移动，数字才能移动。
    .shown = 它的附注只说花色。附注说可以移动，数字才能移动。
    .hint = 读读附注。它提到数字了吗？
    .option-up = 可以，只要全都加 1
    .option-suits = 可以，只要还是两种花色
    .option-no = 不可以
    .wrong-up = 能移动的牌型，确实是一起移。可这里的附注允许吗？
    .wrong-suits = 花色是对的。可卡上没有印 3，凭什么换成 3？
