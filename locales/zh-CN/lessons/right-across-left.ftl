lesson-right-across-left = 先右，再对，后左
    .summary = 查尔斯顿传牌：开打之前，三次互换三张牌。
    .done = 不管跟谁打，你都能完成前三次传牌。

right-across-left-trade =
    开打之前，四个人先互相传牌：查尔斯顿传牌（Charleston），类似四川麻将的换三张。

    给三张，收三张，一共三次：先右，再对，后左。有用的留，没用的传。

right-across-left-right =
    第一次传给右家（下家）。你的牌型是双数加花牌。

    点三张这个牌型用不上的牌，然后传出去。
    .right = 三张传给了右家，左家也传来了三张。
    .hint = 风牌、箭牌和单数，这个牌型里都没有。
    .wrong = 把选的三张逐一跟牌型对照：上面印着它吗？
    .wrong-two = 每次都要正好三张。
    .wrong-needed = 其中至少有一张是你的牌型要的。现在它到了别人的牌架上，你得再等一张。

right-across-left-new = 大家都往右传，所以你的新牌来自左家。这三张里，你的牌型要哪一张？
    .right = 是 <4C>。传牌之前还差 9 张，现在差 8 张。
    .hint = 一组一组地看牌型，找找有没有这三张牌。
    .option-nine = 9 万
    .option-four = 4 万
    .option-east = 东风
    .wrong-nine = 9 是单数，这个牌型里没有单数。下一次可以把它传走。
    .wrong-east = 这个牌型只有花牌和数字牌，哪里有风牌？下一次可以把它传走。

right-across-left-face-down =
    传的牌都扣着。你给了什么，别人拿起来之前谁也看不到。

    你一看传来的牌，自己给出去的就收不回来了。所以先对照，再传牌。

right-across-left-who = 接下来的三张传给对家。再后面的三张呢，给谁？
    .right = 给左家。先右，再对，后左：哪一桌都是这样。
    .hint = 另外三个人轮流从你这里各得三张。
    .option-right = 右家
    .option-across = 对家
    .option-left = 左家
    .wrong-right = 最先的三张就是给他的。那样一个人得六张，另一个人一张也没有。
    .wrong-across = 接下来的三张就是给他的。到那时，谁还没有拿到过？

right-across-left-across = 第二次：传给对家，也就是坐在你对面的人。再选三张牌型用不上的牌。
    .right = 和对家是互换：你给三张，对家也给你三张。来了一张花牌，正好用得上。
    .hint = 单数、风牌、箭牌可以传。花牌和双数留下。
    .wrong = 把选的三张逐一跟牌型对照：上面印着它吗？
    .wrong-two = 每次都是三张，不多也不少。
    .wrong-new = 新来的三张原样传走了，你的牌型要的那张也跟着走了。
    .wrong-needed = 其中至少有一张是你的牌型要的。现在又得重新等它。

right-across-left-left = 第三次，传给左家。你的牌比刚才好了，选三张之前多看一眼。
    .right = 三张传给了左家，右家也传来了三张。这是第三次。后面还传不传，另一课再说。
    .hint = 既不是花牌也不是双数的，都可以传。
    .wrong = 把选的三张逐一跟牌型对照：上面印着它吗？
    .wrong-two = 这一次也要正好三张。
    .wrong-flower = 这个牌型开头要三张花牌，你本来有两张，现在只剩一张。
    .wrong-needed = 其中至少有一张是你的牌型要的，用不上的牌反而留下了。

right-across-left-missing = 一开始，这个牌型还差 9 张。一组一组地数：现在还差几张？
    .right = 6 张。还没有人摸牌，你已经近了三张。
    .hint = 要三张花牌，你有两张，差一张。就这样一组一组数下去。
    .wrong = 看看每一组还缺几张，再加起来。
    .wrong-fits = 用得上的有 8 张。问的是：14 张里还差几张？
    .wrong-start = 9 张是一开始的数。看看后来传来了什么。
    .wrong-rest = 用不上的有 5 张。可是你手里是 13 张，牌型是 14 张。

right-across-left-joker =
    换一手牌，换一个牌型：这次留花牌和风牌，数字牌可以传。

    你还有一张百搭牌 <J>，它可以代替别的牌，谁都想要。可是传牌时谁也得不到：百搭牌永远不传。

right-across-left-joker-pass = 第一次，传给右家。选三张牌传出去。
    .right = 给了右家三张数字牌，传来的 <S> 正好用得上。百搭牌不管用不用得上，每次都留在你手里。
    .hint = 这个牌型只有花牌和风牌。哪些牌两样都不是，又不是百搭牌？
    .wrong = 把选的三张逐一跟牌型对照：上面印着它吗？
    .wrong-joker = 百搭牌马上回到你的牌架。哪一次都不能传，送人情也不行。
    .wrong-two = 每次都要正好三张。
    .wrong-needed = 牌型要的至少有一张到了别人的牌架上，用不上的反而留下了。

right-across-left-take-back = 你看过了新来的三张，又舍不得刚才给出去的一张。怎么办？
    .right = 没办法了。你一看新牌，它就收不回来了。所以要先对照，再传牌。
    .hint = 传来的牌你已经看过了，这一次传牌还没完吗？
    .option-ask = 请对方还给我
    .option-swap = 拿另一张去换
    .option-gone = 没办法，收不回来了
    .wrong-ask = 新牌你已经看过，给出去的就不能再改了。
    .wrong-swap = 新牌你已经看过，这一次已经传完了，不能再一张换一张。

right-across-left-three =
    这手牌很好，牌型用不上的只有两张。

    可是前三次人人都要传。来做第一次，传给右家。
    .right = 用不上的只有两张，也得传走三张。牌再好，每次也是三张。
    .hint = 用不上的两张，再加一张：最舍得的那张。
    .wrong = 从牌架上选正好三张，不能有百搭牌。
    .wrong-joker = 百搭牌回到你的牌架。第三张不能是它。
    .wrong-two = 牌再好，每个人都要正好给三张。

right-across-left-order = 离开牌桌，再来一遍。把三次传牌排好顺序。
    .right = 先右，再对，后左。很多人传牌时都会念出来。
    .hint = 想一想，你最先的三张给了谁。
    .item-right = 传右家
    .item-across = 传对家
    .item-left = 传左家
    .wrong = 绕着桌子，一家一家地传。是从哪里开始的？
    .wrong-backwards = 路线没错，方向反了。你最先的三张给了谁？
    .wrong-skipped = 绕着桌子走，谁也不跳过。右家和左家之间坐着谁？
    .wrong-untouched = 先找到最早拿到你三张牌的那一家。

right-across-left-which = 你拿起三张牌，是右家传来的。这是第几次传牌？
    .right = 第三次：你传给左家，所以从右家收牌。
    .hint = 牌从右边来，大家是在往哪边传？
    .option-first = 第一次
    .option-second = 第二次
    .option-third = 第三次
    .wrong-first = 第一次大家都往右传，所以你收到的牌来自另一边。
    .wrong-second = 第二次是面对面的两个人互换。

right-across-left-stays = 点出所有不能传的牌。
    .right = 两张百搭牌，别的都不算。其他牌都可以传，划不划算另说。
    .hint = 规则只禁止一种牌，哪一次都不能传。
    .wrong = 规则只禁止一种牌，但这一种每张都不能传。
    .wrong-one = 还有一张，它也不能传。
    .wrong-flower = 花牌和别的牌一样可以传，虽然很多牌型要它。
    .wrong-pair = 两张一样的可以传。划不划算是另一回事。

right-across-left-still = 你有 13 张牌，传出三张，再拿起传给你的三张。现在有几张？
    .right = 还是 13 张：出去三张，进来三张。
    .hint = 三张离开牌架，三张进来。
    .wrong = 减去给出的，再加上收到的。
    .wrong-ten = 那只是一会儿的事，拿起新牌之前。
    .wrong-whole = 14 张才是能胡的一手牌。可传牌给出多少，就收多少。
    .wrong-more = 新来的你加上了。给出去的呢？

right-across-left-odd-ones = 这手牌偏向上面的牌型。点出你要传的三张。
    .right = 一张 4、一张 2、一张 6：单数的牌型里都没有。
    .hint = 这个牌型只印着单数。
    .wrong = 每一张都跟牌型对照。有三张上面没有印。
    .wrong-lone = 其中有一张虽然落单，牌型却要三张。再看一遍数字。
    .wrong-two = 这两张可以传。可是每次要三张。

right-across-left-good-rack = 你的牌只有一张不想要，第二次传牌就要开始。你怎么做？
    .right = 传三张，和大家一样。牌再好，前三次也要传。
    .hint = 牌好的人，规则有例外吗？
    .option-none = 一张也不传
    .option-one = 只传那一张
    .option-three = 传三张
    .wrong-none = 那别人都得等你。前三次谁也不能免。
    .wrong-one = 对家给你三张，你也得给对家三张。
