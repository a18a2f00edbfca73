lesson-second-charleston = 盲传和第二轮
    .summary = 牌不看就转出去；前三次之后，要不要再传一轮。
    .done = 你会盲传，也会决定停还是继续。

second-charleston-few =
    第三次，传给上家，叫“第一轮往左传”，第一轮到此为止。牌架上只有一张没用。

    这一次不必给出好牌：传来的牌可以看都不看就转出去，最多三张。这叫盲传，只有这一次和最后一次可以。

second-charleston-blind = 自己只出牌型用不上的那张，不够三张的用下家传来的牌补上：选几张看都不看就转走。
    .right = 没用的那张和两张没看过的牌给了上家。来了一张新牌，牌型要的一张没少。
    .shown = 没用的那张和两张没看过的牌给了上家。来了一张新牌，牌型要的一张没少。
    .hint = 自己一张，盲传两张，正好三张。
    .wrong = 先定盲传几张，别的从牌架上选。一共三张。
    .wrong-all-blind = 三张牌没看就过去了。新牌没来，没用的那张还在。
    .wrong-joker = 百搭牌退回来了。它永远不传，也用不着传：不是有盲传吗？
    .wrong-two = 每次传三张，盲传的也算。自己的加上盲传的，要正好三张。
    .wrong-own = 牌型要的至少有一张给了上家。其实不必给。

second-charleston-peek = 有两张你没看就转走了。能不能先看看传来的牌，再挑要留的？
    .right = 盲传就是不看。先说转走几张，剩下的才拿起来。
    .shown = { second-charleston-peek.right }
    .hint = 为什么叫盲传？
    .option-choose = 能，看了再挑
    .option-one = 能，但只能看一张
    .option-never = 不能
    .wrong-choose = 那样人人都会看，把好的留下。牌怎么来就怎么走，一直扣着。
    .wrong-one = 一张也不能看。自己没传之前，传来的牌都扣着。

second-charleston-vote =
    第一轮传完了。接下来可以再传三次，就是第二轮，但要四个人都愿意。

    这时谁都可以喊停，不用说理由。牌要是好，再传三次说不定就传坏了。

second-charleston-stop = 你做这个牌型，还缺两张。别人想再传一轮。你怎么说？
    .right = 只要有一个人喊停，就不再传，谁也不问为什么。你的好牌都留住了。
    .shown = 只要有一个人喊停，就不再传，谁也不问为什么。你的好牌都留住了。
    .hint = 13 张里有 12 张是牌型要的。你舍得给三张，再给三张吗？
    .wrong = 现在谁也不传牌。你还想再传三次，还是喊停？
    .wrong-go-on = 大家都同意，你只好传三张。除了多余的那张，还赔上两张好牌。刚才缺两张，现在缺四张。
    .wrong-pass = 还不能传。先要每个人说说还传不传。

second-charleston-early = 另一局。第一次传完，这个牌型只缺三张。第二次该传对家。你一张也舍不得。现在可以喊停吗？
    .right = 牌再好，前三次也要传，传对家又不能盲传。挑三张最不可惜的吧。
    .shown = { second-charleston-early.right }
    .hint = 刚才是传完哪一次之后，才问每个人停不停？
    .option-stop = 可以，说一声就行
    .option-agreed = 可以，只要另外三家同意
    .option-no = 不可以
    .wrong-stop = 别人都等着你的三张牌。第一轮谁也不能退出。
    .wrong-agreed = 四个人都同意也不行。前三次总是要传的。

second-charleston-go-on = 另一手牌，前三次已经传完。你做这个牌型，还缺七张。停，还是继续？
    .right = 四个人都愿意。多余的有六张，再传只有好处。
    .shown = { second-charleston-go-on.right }
    .hint = 有几张牌在牌型里用不上？
    .wrong = 现在不传牌。问的是：继续，还是停？
    .wrong-stop = 停得太早。缺着七张就开打，六张没用的牌都还在。
    .wrong-pass = 还不能传。先要每个人说说还传不传。

second-charleston-reverse =
    第二轮方向倒过来：先左，再对，后右。

    一旦开始，三次都要传完，谁也不能半路喊停。六次连起来是右、对、左，左、对、右；英语取首字母，叫 ROLLOR。

second-charleston-second-left = 第四次，也是第二轮的第一次：又往左传。选三张牌型用不上的牌。
    .right = 这次传得真好。三张多余的给了上家，来了两张你缺的。
    .shown = 三张多余的给了上家，来了两张你缺的。
    .hint = 把牌型和牌架一组一组地对。哪些用不上？
    .wrong = 把牌型一组一组念一遍：你选的三张都没念到吗？
    .wrong-two = 第二轮也一样，一次传三张。
    .wrong-needed = 用不上的明明还有好几张，你却传走了牌型要的。

second-charleston-second-across = 第五次，传对家。多余的还有四张。现在怎么办？
    .right = 又来了两张牌型要的，现在缺三张！下面是最后一次，又可以盲传。
    .hint = 第二轮已经开始了。它一共传几次？
    .wrong = 多余的还有四张。你是从里面选的吗？
    .wrong-stop = 要停已经晚了。第二轮一开始，三次都要传完。
    .wrong-two = 给对家的是三张，不多也不少。
    .wrong-needed = 牌型要的给了对家，多余的反而留下了。

second-charleston-last-right = 另一局，第六次：最后往右传。你做这个牌型，还缺三张。这一次怎么传？
    .right = 多余的两张走了，还转走一张没看过的。牌型要的一张没少，六次都传完了。
    .shown = { second-charleston-last-right.right }
    .hint = 哪些牌在牌型里用不上？不够的用盲传补足。
    .wrong = 自己的加上盲传的，一共三张。
    .wrong-two = 自己的加上盲传的，要正好三张。这一次不必三张都是自己的。
    .wrong-all-blind = 牌型要的一张没少。可新牌全过去了，用不上的还在牌架上。
    .wrong-kept = 牌型要的一张没少。可用不上的还留着一张，又白白放走了一张新牌。
    .wrong-kept-too = 牌型要的一张没少。可两张没用的只走了一张，另一张本来也能走，不必多盲传一张。
    .wrong-own = 至少有一张是牌型要的。本来可以用没看过的牌补上。

second-charleston-several =
    几个人都盲传，总要有人先传：牌先到手，才能转走。盲传最少的人先来。

    要是四个人都盲传三张，就等于谁的牌都没动。

second-charleston-first-hand = 第一轮往左传。安娜盲传三张，阿本两张，卡尔一张；罗莎一张也不盲传，三张都是自己的。谁先传？
    .right = 罗莎谁也不用等。然后是盲传一张的卡尔，再是阿本，最后是安娜。
    .shown = { second-charleston-first-hand.right }
    .hint = 谁不用等牌传来？
    .option-east = 安娜
    .option-two = 阿本
    .option-one = 卡尔
    .option-none = 罗莎
    .wrong-east = 安娜自己一张不出，要等三张牌传来。
    .wrong-two = 阿本出自己的一张，可另外两张还没传来。
    .wrong-one = 卡尔出自己的两张，可还要等一张。有没有谁一张也不用等？

second-charleston-own =
    最后一手牌，不给你定牌型。看看牌型卡，自己找最合适的。

    前三次已经传完。停，还是继续？
    .right = 掂量得准！这手牌该接着传。
    .shown = 看两件事：离牌型有多近，多余的牌有几张。
    .hint = 最近的两三个牌型各缺几张？有几张牌哪个牌型都不要？
    .wrong = 现在不传牌。问的是：停，还是继续？
    .wrong-dearer = 这样选要吃亏。比一比：最近的牌型还缺几张，能给出几张？
    .wrong-pass = 还不能传。你还没说要不要再传。

second-charleston-which-passes = 一共六次传牌，哪两次可以盲传？
    .right = 第一轮往左传和最后往右传：每一轮的最后一次，别的都不行。
    .hint = 每一轮都有一次可以。
    .option-both-left = 往左传的两次
    .option-first-last = 第一次和最后一次
    .option-right = 第三次和第六次
    .wrong-both-left = 对了一半。可第二轮一开头往左传，三张都要是自己的。
    .wrong-first-last = 对了一半。可第一次，每个人都要给自己的三张。

second-charleston-reversed = 大家都想再传一轮。把第二轮的三次排好顺序。
    .right = 先左，再对，后右：第一轮倒过来。
    .shown = { second-charleston-reversed.right }
    .hint = 第一轮是右、对、左。第二轮呢？
    .item-left = 往左传
    .item-across = 传对家
    .item-right = 往右传
    .wrong = 先念第一轮的三次，再从它结束的地方往下接。
    .wrong-again = 那是第一轮的顺序。第二轮要倒过来。
    .wrong-across-first = 传对家夹在另外两次中间。

second-charleston-one-stops = 前三次传完，三个人想继续，第四个说“停”。接下来呢？
    .right = 一个人就够了：没有第二轮，谁也不问为什么。
    .hint = 要停，得有几个人？
    .option-reason = 他得说出理由
    .option-majority = 三比一，继续传
    .option-over = 没有第二轮
    .wrong-reason = 谁也不用说。牌好牌坏是自己的事。
    .wrong-majority = 这件事不看多数。第二轮要四个人都愿意。

second-charleston-all-blind = 第一轮往左传，四个人都盲传三张。会怎样？
    .right = 各人的牌都没变，就像没传过一样。
    .hint = 这一次，有几张牌离开牌架？
    .option-east = 东家得给自己的三张
    .option-nothing = 谁的牌都没动
    .option-again = 这一次重新传
    .wrong-east = 东家和别人一样可以盲传。那么动的是谁的牌？
    .wrong-again = 每次只传一遍。这一次动的是谁的牌？

second-charleston-two-strays = 你做这个牌型。第三次，往左传。用不上的给出去，用得上的一张也不给。
    .right = 自己的两张，加上一张没看过的，正好三张。牌型要的一张也没走。
    .shown = { second-charleston-two-strays.right }
    .hint = 有两张用不上。这一次可以拿传来的牌补足。
    .wrong = 自己的加上盲传的，一共三张。
    .wrong-joker = 百搭牌马上就回来：它永远不传。
    .wrong-two = 每次传三张。这一次不必三张都是自己的。
    .wrong-kept = 牌型没吃亏，可多余的还留着一张。走的是一张你没见过的牌。
    .wrong-kept-too = 牌型没吃亏，可两张多余的只给了一张，没看过的多放走了一张。
    .wrong-all-blind = 牌型没吃亏，可两张多余的都留下了，新牌也没来。
    .wrong-own = 牌型要的至少走了一张。本来可以用传来的牌补上。

second-charleston-close-already = 前三次已经传完。你做这个牌型，还缺两张。别人想再传一轮。你怎么说？
    .right = 你喊停，好牌都留住了。一个人就够。
    .shown = { second-charleston-close-already.right }
    .hint = 有几张牌给出去也没有损失？
    .wrong = 现在谁也不传牌。说还传不传。
    .wrong-go-on = 这下还要传三次，每次三张，多余的却只有一张。
    .wrong-pass = 还不能传。先要每个人说说还传不传。
