lesson-right-across-left = 先右，再对，后左
    .summary = 查尔斯顿传牌：开打之前，三次传牌，每次三张。
    .done = 不管跟谁打，前三次传牌你都会。

right-across-left-trade =
    开打之前，四个人先互相传牌：查尔斯顿传牌（Charleston），类似四川麻将的换三张。

    给三张，收三张，一共三次：先右，再对，后左。有用的留下，没用的传走。

right-across-left-right =
    第一次，传给下家（右边）。你的牌型在这里。

    点三张它用不上的牌，然后传出去。
    .right = 传得好！三张传给了下家，上家也传来了三张。
    .shown = 三张传给了下家，上家也传来了三张。
    .hint = 一组一组看牌型，把有位置的牌留出来。剩下的都可以传。
    .wrong = 选的三张，一张一张跟牌型对，花色和数字照你手里的来：用得上吗？
    .wrong-two = 每次都是正好三张。
    .wrong-needed = 至少有一张是牌型要的。现在它到了别人手里，你得重新等。

right-across-left-new = 大家都往右传，所以你的新牌来自上家。这三张里，你的牌型要哪一张？
    .right = 来得正好！传牌之前缺九张，现在缺八张。
    .shown = 按你手里的花色和数字来做，牌型就缺它。传牌之前缺九张，现在缺八张。
    .hint = 你的牌是用哪种花色、哪些数字来做的？照这样一组一组念，找找有没有这三张。
    .wrong-one = 按你手里的花色和数字，把牌型一组一组念一遍：没有它的位置。下一次可以传走。
    .wrong-other = 照你手里的花色和数字来做，牌型用不上这张。下一次可以传走。

right-across-left-face-down =
    牌扣着传。你给了什么，别人拿起来才看得到。

    传来的牌你一看，给出去的就收不回来了。所以先跟牌型对好，再传。

right-across-left-who = 接下来的三张传给对家。再后面的三张呢，给谁？
    .right = 给上家（左边）。先右，再对，后左：哪一桌都是这样。
    .shown = { right-across-left-who.right }
    .hint = 另外三家，每家从你这里拿三张。到那时谁还没拿？
    .option-right = 下家
    .option-across = 对家
    .option-left = 上家
    .wrong-right = 最先的三张就给了下家。那样一家拿六张，另一家一张也没有。
    .wrong-across = 接下来的三张就是给对家的，一家传一次就够了。

right-across-left-across = 第二次，传给对家，就是坐你对面的人。再选三张用不上的牌。
    .right = 跟对家是互换：你给三张，对家也给三张。来的牌里又有一张用得上。
    .hint = 新来的牌里有两张也用不上。再找一张。
    .wrong = 三张再跟牌型对一对：真的一张也不要吗？
    .wrong-two = 每次都是三张，不多也不少。
    .wrong-new = 新来的三张原样传走，牌型要的那张也跟着走了。
    .wrong-needed = 传走的牌里有牌型用得上的，又得重新等。

right-across-left-left = 第三次，传给上家。牌比刚才好了，多看一眼再选三张。
    .right = 三张传给了上家，下家也传来了三张。这是第三次。有时后面还要再传三次。
    .shown = { right-across-left-left.right }
    .hint = 牌型里用不上的都可以传，新来的也一样。
    .wrong = 多看一眼：三张真都用不上吗？
    .wrong-two = 这一次也要正好三张。
    .wrong-needed = 牌型要的传走了，用不上的反而留下了。
    .wrong-new = 新来的三张原样传走，牌型要的那张也跟着走了。

right-across-left-missing = 一开始，这个牌型缺九张。一组一组数：现在还缺几张？
    .right = 只缺六张了：还没有人摸牌，就近了三张。
    .hint = 第一组要几张，你有几张？就这样一组一组数下去。
    .wrong = 看看每一组还缺几张，再加起来。
    .wrong-fits = 用得上的有八张。问的是：14 张里还缺几张？
    .wrong-start = 那是一开始的数。看看后来传来了什么。
    .wrong-rest = 用不上的有五张。可手里是 13 张，牌型是 14 张。

right-across-left-joker =
    换一手牌，换一个牌型。对一对：牌型要什么，什么可以传？

    你还有一张百搭牌 <J>，它可以代替别的牌，谁都想要。可传牌时想也别想：百搭牌永远不传。

right-across-left-joker-pass = 第一次，传给下家。选三张牌传出去。
    .right = 传走三张没用的，来的牌里有牌型缺的。百搭牌还在你手里。
    .shown = { right-across-left-joker-pass.right }
    .hint = 把牌型和牌架对一对。除了百搭牌，哪些牌它不要？
    .wrong = 选的三张，一张一张跟牌型对：上面印着吗？
    .wrong-joker = 百搭牌退回来了：哪一次都不能传。
    .wrong-two = 要传的正好是三张。
    .wrong-needed = 牌型要的至少走了一张，用不上的反而留下了。

right-across-left-take-back = 你看过了新来的三张，又舍不得刚才给出去的一张。怎么办？
    .right = 没办法了。新牌一看，它就收不回来了。所以要先对好再传。
    .shown = { right-across-left-take-back.right }
    .hint = 传来的牌你看过了，这一次还没传完吗？
    .option-ask = 请对方还给我
    .option-swap = 拿另一张去换
    .option-gone = 没办法，收不回来了
    .wrong-ask = 新牌看过了，给出去的就不能再改。
    .wrong-swap = 新牌看过了，这一次就算传完，不能再换。

right-across-left-three =
    这手牌很好，牌型用不上的只有两张。

    可前三次人人都要传。第一次，传给下家。
    .right = 舍不得也得给：牌再好，每次也要传三张。
    .shown = 牌再好，每次也要传三张。
    .hint = 用不上的两张，再加一张：最不可惜的那张。
    .wrong = 从牌架上选三张，不能有百搭牌。
    .wrong-joker = 百搭牌退回来了。第三张不能是它。
    .wrong-two = 牌再好，也要正好给三张。
    .wrong-kept = 用不上的还留着，用得上的倒走了。牌型不要的是哪两张？

right-across-left-dealt =
    新的一局，这次你是东家。传牌有一个例外，非常少见：东家起手 14 张已经凑成一个牌型，可以不传，直接喊和牌，叫天和。

    把你的 14 张跟牌型对一对，再决定。
    .right = 没传牌就和了，多难得！谁也不用传，按自摸付分。
    .hint = 一组一组地对。百搭牌代替哪一张？
    .wrong = 先把 14 张都跟牌型对一遍。
    .wrong-joker = 百搭牌退回来了。看看它能代替牌型里的哪张。
    .wrong-two = 每次传三张。可你真有多余的吗？
    .wrong-pass = 你的牌本来已经齐了，现在拆散了：14 张里走了三张。

right-across-left-own =
    这手牌不给你定牌型，真正上桌也是这样。打开“牌型卡”，找一个离你最近的牌型。

    第一次，传给下家。哪三张是你的牌型不要的？
    .right = 你的三张传给了下家，上家传来 <F>、<5C> 和 <9D>。传哪三张最好，下一课再讲，先听听教练怎么看。
    .hint = 先看手里有两张以上的牌，找一个要它们的牌型，再选三张它不要的。
    .wrong = 从牌架上选三张，不能有百搭牌。
    .wrong-joker = 百搭牌退回来了：用哪张牌型卡都一样，它永远不传。
    .wrong-two = 不管用哪张卡、拿到什么牌，都是传三张。

right-across-left-order = 不看牌桌，再来一遍。把三次传牌排好顺序。
    .right = 先右，再对，后左。很多人传牌时嘴里都念着。
    .shown = { right-across-left-order.right }
    .hint = 想一想，你最先的三张给了谁。
    .item-right = 往右传
    .item-across = 传对家
    .item-left = 往左传
    .wrong = 绕着桌子一家一家传。从哪一家开始？
    .wrong-backwards = 路线没错，方向反了。你最先的三张给了谁？
    .wrong-skipped = 绕着桌子，谁也不跳过。下家和上家之间坐着谁？
    .wrong-untouched = 先找到最早拿到你三张牌的那一家。

right-across-left-which = 大家往左传，你的三张新牌从下家来。这是第几次传牌？
    .right = 先下家，再对家，后上家：往左传的是第三次。
    .shown = { right-across-left-which.right }
    .hint = 按顺序念一念三次传牌的方向。
    .option-first = 第一次
    .option-second = 第二次
    .option-third = 第三次
    .wrong-first = 第一次大家都往右传，所以你收到的牌来自另一边。
    .wrong-second = 第二次是面对面的两个人互换。

right-across-left-stays = 选出所有不能传的牌。
    .right = 两张百搭牌，别的都不算。其他牌都可以传，划不划算另说。
    .shown = { right-across-left-stays.right }
    .hint = 规则只禁止一种牌，哪一次都不能传。
    .wrong = 规则只禁止一种牌，但这一种每张都不能传。
    .wrong-one = 还有一张，它也不能传。
    .wrong-flower = 花牌和别的牌一样可以传，虽然很多牌型要它。
    .wrong-pair = 两张一样的可以传。划不划算是另一回事。

right-across-left-still = 你有 13 张牌，传出三张，再拿起传给你的三张。现在有几张？
    .right = 还是 13 张：出去三张，进来三张。
    .hint = 三张离开牌架，三张进来。
    .wrong = 减去给出的，再加上收到的。
    .wrong-ten = 那只是一会儿的事，新牌还没拿起来。
    .wrong-whole = 和牌才要 14 张。传牌是给多少就收多少。
    .wrong-more = 新来的你加上了。给出去的呢？

right-across-left-odd-ones = 你做这个牌型。选出你要传的三张。
    .right = 这三张在牌型里都用不上。
    .shown = { right-across-left-odd-ones.right }
    .hint = 每张牌都在牌型里找一找：数字或字母，还有花色。
    .wrong = 每一张都跟牌型对一对。有三张用不上。
    .wrong-lone = 有一张是牌型要的。数字、字母和花色再看一遍。
    .wrong-two = 这两张可以传。可每次要三张。

right-across-left-good-rack = 你的牌只有一张不想要，第二次传牌就要开始。你怎么做？
    .right = 传三张，和大家一样。牌再好，前三次也要传。
    .hint = 牌好的人，规则有例外吗？
    .option-none = 一张也不传
    .option-one = 只传那一张
    .option-three = 传三张
    .wrong-none = 那别人都得等你。前三次谁也免不了。
    .wrong-one = 对家给你三张，你也得给对家三张。

right-across-left-first-pass = 第一次，传给下家。你做这个牌型。传三张用不上的。
    .right = 牌型什么也没少，上家传来了三张新牌。
    .shown = 牌型什么也没少，上家传来了三张新牌。
    .hint = 百搭牌，还有牌型里有位置的都留下。别的还有什么？
    .wrong = 三张里有没有牌型用得上的？有就留下。
    .wrong-joker = 百搭牌退回来了。它永远不传。
    .wrong-two = 传三张，不多也不少。
    .wrong-needed = 至少有一张是牌型要的，现在到了别人手里。
