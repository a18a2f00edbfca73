lesson-claim-or-not = 要还是不要
    .summary = 要牌快，可露了牌，也绑住了自己。什么时候值得？
    .done = 你会掂量：要牌得了什么，又露了什么。

claim-or-not-shows =
    对家要了北风，亮出三张。这张卡上，只有这个牌型有北风刻子。

    那手牌要用东风、西风、花牌和一张南风。一要牌，底细就露了一半。

claim-or-not-hot = 你用2万、2筒、6筒做这个牌型，轮到你了。打出一张用不上的牌，也别忘了对家。
    .right = 你用不上，看来对家也用不上。三张北风说得够清楚了。
    .shown = 你用不上，看来对家也用不上。三张北风说得够清楚了。
    .hint = 有四张牌你用不上，其中一张对家用得上。
    .wrong = 找一张你的牌型不要、对家的牌型也不要的牌。
    .wrong-west = 对家要了，又亮出三张西风。三张北风早就告诉你了。
    .wrong-line-tile = 那张是自己的牌型要的。别的牌有用不上的。
    .wrong-win = 齐了的只有花牌：四组刻子，每组都还差一张。
    .wrong-again = 你已经有 14 张了。

claim-or-not-cost =
    可见要牌有代价：这一组大家都看见了，不能再变，标着 C 的牌型也做不成了。

    自己摸来的不用付这个代价，藏在牌架上就行。只有要来的才亮出来。

claim-or-not-drawn = 轮到你，从牌墙摸到第三张。这个刻子怎么办？
    .right = 藏着，谁也不知道。摸来的牌，和牌时才摊开。
    .shown = { claim-or-not-drawn.right }
    .hint = 和牌之前，亮出来的是要来的组，还是摸来的组？
    .option-open = 亮出来
    .option-x-line = 牌型标着 X 就亮出来
    .option-hide = 留在牌架上
    .wrong-open = 你没有要牌。自己摸来的不能亮牌。
    .wrong-x-line = X 是说要来的可以亮。这张牌是哪里来的？

claim-or-not-first-tile = 这一局第一张 <4B> 打出来了，你有两张。可你想用2、4、6万做这个牌型，还缺六张。怎么办？
    .right = 沉得住气！手里用得上，牌型用不上。开头先把牌藏好，多留几条路。
    .shown = 手里用得上，牌型用不上。开头先把牌藏好，多留几条路。
    .hint = 你那对 4 要一直亮到底。牌型里有它们吗？
    .wrong = 那张 4 跟牌型对一对，再想想要牌的代价。
    .wrong-claim = 三张4条从此亮着，谁都看得见。跟你的2、4、6万凑不到一起。
    .wrong-mah-jongg = 缺六张，一张补不齐。

claim-or-not-when =
    什么时候值得要？这一组肯定是牌型要的，而且缺得不多，比如三张。这时，快一步比藏着要紧。

    还有，这种牌剩得不多，也许再也不来了，也值得要。

claim-or-not-near = 你用2条、3条和5筒做这个牌型，还缺三张。上家打出 <5D>。怎么办？
    .right = 要得好！现在只缺两张了。这么近，让人看见你的 5 也值得。
    .shown = 现在只缺两张了。这么近，让人看见你的 5 也值得。
    .hint = 缺三张，这是其中一张。牌型要几张 5？
    .wrong = 数一数牌型里的 5，再数数还缺几张。
    .wrong-let-go = 你摸了别的牌。这一局最后一张 <5D> 没了，还是缺三张。
    .wrong-pung = 亮了三张 5，再也变不成四张，这个牌型做不成了。
    .wrong-mah-jongg = 加上这张，还缺两张。

claim-or-not-scarce = 这个牌型还缺五张。对家打出东风。你有两张，打出的牌里已经有一张。怎么办？
    .right = 数得准！最后一张东风，牌型正要三张。虽然还缺五张，亮出来也值得。
    .shown = 那是最后一张东风，牌型正要三张。虽然还缺五张，亮出来也值得。
    .hint = 东风一共四张。都在哪里？
    .wrong = 数一数东风：牌架上、牌型里、桌子中间。
    .wrong-let-go = 打出的牌里有两张东风，另外两张在你手里。没有百搭牌，第三张再也来不了。
    .wrong-mah-jongg = 缺五张，一张补不齐。

claim-or-not-who = 你打出 <6D>。下家还没定牌型，对家的牌型标着 C，上家的标着 X。谁该要来凑一组 6？
    .right = 原来缺两张，有了杠子只缺一张，亮出来很值。
    .shown = { claim-or-not-who.right }
    .hint = 谁离牌型近，又可以亮牌？
    .option-scattered = 下家
    .option-letter = 对家
    .option-nearly = 上家
    .wrong-scattered = 除了这对 6，什么也没有。别的牌跟 6 的刻子凑得到一起吗？
    .wrong-letter = 这一手也近。可看看牌型标着哪个字母，再数数还缺几张。

claim-or-not-grade = 这次不给你定牌型。上家打出 <8B>，这是你的牌。你怎么办？选完了，教练会说自己怎么选。
    .right = 选得好。
    .shown = 教练会这样选：先想想要这张能得什么，又要付什么代价。
    .hint = 离和牌还有多远？凑这一组要用掉什么？
    .wrong = 想想要这张能得什么，又要付什么代价。
    .wrong-spent = 比一比：要这张能得什么，又亮出、用掉了什么？别的牌还差多远？
    .wrong-mah-jongg = 离和牌还远着呢：不管选哪个牌型，都还缺很多张。

claim-or-not-grade-late = 另一局，打了一阵子了。下家打出东风。先把桌上看一遍，再决定。
    .right = 又选对了。
    .shown = 教练会这样选。先把桌上看一遍，再决定。
    .hint = 数一数看得见的东风。
    .wrong = 想想要这张能得什么，又要付什么代价。
    .wrong-let-go = 你还摸得到几张东风？别的牌又差多远？
    .wrong-mah-jongg = 光靠这张东风还和不了：缺的不止一张。

claim-or-not-soaps = 有人亮出这三张白板。他在做哪个牌型？
    .right = 这几个里，只有它正好要三张白板，印作 000。
    .shown = 这几个里，只有它正好要三张白板，印作 000。
    .hint = 白板在卡上印作什么？每个牌型有几张？
    .option-evens = 第一个
    .option-year = 第二个
    .option-kong = 第三个
    .wrong-evens = 里面没有白板。找一找 0。
    .wrong-kong = D 可以是白板。可数一数那个牌型要几张。

claim-or-not-secret = 你凑齐了一组。什么时候别人还不知道？
    .right = 自己摸来的，留在牌架上。
    .shown = { claim-or-not-secret.right }
    .hint = 哪些牌别人从来没看见过？
    .option-claimed = 靠要来的牌凑齐时
    .option-drawn = 靠摸来的牌凑齐时
    .option-none = 什么时候都瞒不住：凑齐了就要亮出来
    .wrong-claimed = 那样就亮在牌架顶上，谁都看得见。
    .wrong-none = 要了牌才要亮。难道每张牌都是要来的？

claim-or-not-begin = 牌局刚开始。有人打出一张，你能凑成第一个刻子，可还不知道做哪个牌型。怎样才好？
    .right = 刻子亮得这么早，路就窄了，别人也知道你在收什么。
    .shown = { claim-or-not-begin.right }
    .hint = 现在还能做几个牌型？亮着这个刻子呢？
    .option-fits = 要来：正合适
    .option-wait = 不要，先看好做哪个牌型
    .option-never = 什么时候都不要牌
    .wrong-fits = 手里用得上。以后要做的牌型也用得上吗？
    .wrong-never = 到了后面，快一步也许比藏着要紧。

claim-or-not-last-one = 牌型肯定要三张红中，你有两张，没有百搭牌。打出的牌里有一张，现在又来一张。怎样才好？
    .right = 再没有别的红中可等了。
    .shown = 要这张：再没有别的红中可等了。
    .hint = 红中一共四张。
    .option-wall = 不要，指望牌墙
    .option-claim = 要来
    .option-next = 以后再要其中一张
    .wrong-wall = 数一数红中。牌墙里还会有哪一张？
    .wrong-next = 只有最新打出的那张可以要。

claim-or-not-ready = 你用5、6、7万做这个牌型，还缺两张。对家打出 <6C>。怎么办？
    .right = 杠子亮出来了，打出一张之后只缺一张。
    .hint = 牌型要几张 6？你离和牌还有多远？
    .wrong = 数一数牌型里的 6，再数数牌架上的 6。
    .wrong-let-go = 最后一张 <6C> 放过了，还是缺两张。
    .wrong-pung = 三张 6 从此亮着。牌型要几张？
    .wrong-mah-jongg = 加上这张，还缺一张。
