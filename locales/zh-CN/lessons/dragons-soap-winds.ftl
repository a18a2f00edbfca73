lesson-dragons-soap-winds = 箭牌、白板、风牌
    .summary = 牌型要哪种箭牌，白板什么时候当零，用哪种风牌。
    .done = 你找得到和花色相配的箭牌，会用白板当零，也看得出牌型要哪种风牌。

dragons-soap-winds-matching =
    D 是箭牌。这里它和数字同色，就要跟数字的花色相配：条子配发财，万子配红中，叫相配的箭牌。

    E 没有横线，不管选哪种花色，都是东风。

dragons-soap-winds-match-dots = 你用4筒来做这个牌型。它要哪种箭牌？
    .right = 白板是筒子的箭牌，和筒子相配。
    .hint = 哪种箭牌能吹出圆圆的肥皂泡？
    .option-red = 红中
    .option-green = 发财
    .option-soap = 白板
    .wrong-red = 红中配万子，你的数字是筒子。
    .wrong-green = 发财配条子，你的数字是筒子。

dragons-soap-winds-build = 用7万凑这个牌型。花牌和 7 已经在牌架上。
    .right = 一种颜色，一种花色：万子，配红中。东风自成一组。
    .shown = { dragons-soap-winds-build.right }
    .hint = 哪种箭牌配万子？牌型印的是哪种风？
    .wrong = 这还不是这个牌型。念一遍：FF、7777、DDDD、EEEE。
    .wrong-dragons = 风牌对了。可这种箭牌配哪种花色？你的 7 又是哪种花色？
    .wrong-winds = 箭牌相配。再拿你的风牌跟印的字母比一比。
    .wrong-no-dragons = 牌架上有两种风牌，却没有箭牌。D 是什么？

dragons-soap-winds-check =
    现在上桌。你用3条做这个牌型，还缺一张箭牌。你摸到了 <R>。

    喊和牌，还是打出一张？
    .right = 多看这一眼，保住了手牌。红中不配条子。你还在等 <G>。
    .shown = 红中不配条子。你还在等 <G>。
    .hint = 看看你的 3 是什么花色。哪种箭牌配它？
    .wrong = 把 14 张牌跟牌型对一遍，再看箭牌跟你的花色配不配。
    .wrong-false = 四张箭牌里有一张红中，红中不配条子。手牌成了死牌，别人接着打。
    .wrong-line-tile = 本来只差一张箭牌，牌型要的又打掉一张，现在缺两张。
    .wrong-draw = 这下有 15 张了，哪个牌型也不是 15 张。轮到自己，摸一张，打一张。

dragons-soap-winds-take = 过了一会儿，对家打出 <G>。要来和牌，还是不要？
    .right = 和了！3条配发财，四张东风，两张花。
    .hint = 拿刚打出的牌跟还没凑齐的那一组比一比。
    .wrong = 看看中间的 <G>。你的牌型用得上吗？
    .wrong-let-go = 那是第四张发财，另外三张都在你手里。现在只有百搭牌能帮你。
    .wrong-draw = 先说 <G>：要还是不要？

dragons-soap-winds-opposite =
    别的牌型卡上，有的牌型要不相配的箭牌。比如筒子，就用红中或发财，任选一种。

    附注会写明，颜色也看得出：D 和数字颜色不同，就是别的花色。

dragons-soap-winds-opposite-craks = 有个牌型要不相配的箭牌，你的数字是这些。选出这一排里所有可以用的箭牌。
    .right = 发财或白板：都不配万子。
    .shown = { dragons-soap-winds-opposite-craks.right }
    .hint = 先找出配万子的箭牌，别的就是不相配的。
    .wrong = 只要箭牌，而且只要不配这些数字的。
    .wrong-matching = 这张配万子，是相配的箭牌。
    .wrong-all = 三张里有一张配万子，那张不能用。
    .wrong-green = 它配条子，所以可以用。不过这一排还有一张也不配万子。
    .wrong-soap = 它配筒子，所以可以用。不过这一排不止它一张。

dragons-soap-winds-letters = 你用条子和筒子做这个牌型。标出的部分有字母，但没有 D。要哪些牌？
    .right = R 是红中，G 是发财，跟你用什么花色无关。只有 D 跟着花色走。
    .shown = { dragons-soap-winds-letters.right }
    .hint = 看看字母，再看看下面有没有横线。
    .option-match = 发财和白板
    .option-printed = 红中和发财
    .option-soap = 红中和白板
    .wrong-match = 这两张配你的花色。可这里没有横线，跟花色无关。
    .wrong-soap = 第一张对了。白板印作 0。第二个字母是什么？

dragons-soap-winds-soap =
    白板有两种用处。卡上印 D 的地方，它是筒子的箭牌；印 0 的地方，它是零，配什么花色都行，比如年份 2026。

    怎么用都是同一种牌，一共四张。

dragons-soap-winds-zero = 你做这个牌型：先是2条，再是2万和6万。选出牌架上所有用不上的牌，多出来的也算。
    .right = 三张白板当零，第四张多余。用得上的有 12 张。
    .shown = 三张白板当零，第四张多余。用得上的有 12 张。
    .hint = 每一组都数一数。牌型印了几个零？
    .wrong = 按你的花色念一遍：FF，条子 222，000，万子 222 666。多出来的是什么？
    .wrong-soaps = 你没有筒子，不错。可零没有花色：有几张白板用得上。
    .wrong-dragon = 对，那张用不上。再数数卡上的 0，然后数数你的白板。

dragons-soap-winds-left = 牌型要三个零，你有这两张白板。有人打掉过一张，当箭牌用的。还可能来几张？
    .right = 白板一共四张：你有两张，打掉了一张。当零当箭牌，都是同一种牌。
    .hint = 白板一共几张？
    .wrong = 你手里的、打掉的，都要算进去。再数一遍。
    .wrong-two = 打掉的那张没有算。零和白板是同一种牌。
    .wrong-eight = 那样就一共八张了。零和箭牌不是各四张，是同一种牌。

dragons-soap-winds-flower = 另一局。你做这个牌型，还缺一张花。下家打出 <F>。怎么办？
    .right = 和了！花牌打出来，和别的牌一样可以要。
    .hint = 跟牌型对一对。缺什么？
    .wrong = 看看刚打出的牌。你的牌型要不要它？
    .wrong-let-go = 对家已经打过牌，那张花没有了。你只能再等。
    .wrong-draw = 先别摸。刚打出的那张，先说要还是不要。

dragons-soap-winds-any-wind =
    风牌没有花色，印什么风就要什么风：EEE 是三张东风，NEWS 是四种各一张。

    别的牌型卡上，有的牌型写着“任意一种风”。那就由你选，但整组都是那一种。

dragons-soap-winds-any-kong = 别的牌型卡上，有个牌型要任意一种风的杠子。哪一个可以用？
    .right = 四张西风。哪种风都行，四张一样就可以。
    .shown = { dragons-soap-winds-any-kong.right }
    .hint = 杠子是四张相同。
    .option-news = 四种各一张
    .option-wests = 四张西风
    .option-two = 两张东，两张南
    .wrong-news = 是四张风牌，却是四种。哪里有杠子？
    .wrong-two = 这是两个对子。整组要是同一种风。

dragons-soap-winds-named = 哪一手牌符合这个牌型？
    .right = 字母一个不差。这里没有附注让你选风。
    .hint = 读一读行末的字母。哪一个是单个的？
    .option-west = 单张西风
    .option-soap = 单张白板
    .option-south = 单张南风
    .wrong-west = 卡上印了三个 W、一个 S，这里正好反过来。
    .wrong-soap = 白板的英文 Soap 也是 S 开头，可卡上印作 0。S 是哪种风？

dragons-soap-winds-recall-matching = 你用9万做这个牌型。选出这一排里所有可以放进 DDDD 的牌。
    .right = 红中是万子的箭牌。
    .shown = { dragons-soap-winds-recall-matching.right }
    .hint = D 和数字同色。哪种箭牌跟数字的花色相配？
    .wrong = 只有一种箭牌配你数字的花色。把那一种全选出来，别的不要。
    .wrong-soap = 白板配筒子。你的数字是万子。
    .wrong-green = 发财配条子。你的数字是万子。
    .wrong-all = 这些都是箭牌。可 D 和数字同色，要跟数字的花色相配。

dragons-soap-winds-recall-opposite = 有个牌型要不相配的箭牌，你的数字是这些。哪种箭牌不能用？
    .right = 发财配条子，是相配的。红中和白板才不相配。
    .hint = 要的是不相配的。哪一种相配？
    .option-red = 红中
    .option-soap = 白板
    .option-green = 发财
    .wrong-red = 红中配万子。对这些数字来说它不相配，可以用。
    .wrong-soap = 白板配筒子。对这些数字来说它不相配，可以用。
dragons-soap-winds-recall-opposite-2 = { dragons-soap-winds-recall-opposite }
    .right = 红中配万子，是相配的。发财和白板才不相配。
    .hint = { dragons-soap-winds-recall-opposite.hint }
    .option-red = { dragons-soap-winds-recall-opposite.option-red }
    .option-soap = { dragons-soap-winds-recall-opposite.option-soap }
    .option-green = { dragons-soap-winds-recall-opposite.option-green }
    .wrong-green = 发财配条子。对这些数字来说它不相配，可以用。
    .wrong-soap = { dragons-soap-winds-recall-opposite.wrong-soap }

dragons-soap-winds-recall-four = 你用这三张当零。对家要用白板当箭牌。还剩几张给对家？
    .right = 白板一共四张，当零当箭牌都算在内。
    .hint = 白板一共几张？
    .wrong = 当零的也是白板，要算进去。再数一遍。
    .wrong-four = 那是总数，其中三张是你的。
    .wrong-eight = 那样就一共八张了。零和白板是同一种牌。

dragons-soap-winds-recall-any = 别的牌型卡上，有个牌型要任意一种风的对子。哪一个可以用？
    .right = 两张南风。哪种风由你选，但两张要一样。
    .shown = { dragons-soap-winds-recall-any.right }
    .hint = 对子是两张相同，都要普通牌。
    .option-two = 北和南
    .option-joker = 东和百搭牌
    .option-same = 两张南
    .wrong-two = 是两张风牌，却是两种。对子是两张相同。
    .wrong-joker = 对子里不能有百搭牌，风牌对子也一样。

dragons-soap-winds-recall-table-soap = 你用8筒做这个牌型，还缺一张。下家打出 <0>。怎么办？
    .right = 和了！卡上印 D 的地方，白板是筒子的箭牌。
    .hint = 哪种箭牌配筒子？
    .wrong = 看看刚打出的牌。你的牌型要不要它？
    .wrong-let-go = 对家已经打过牌。那是第四张白板，牌型正要它。
    .wrong-draw = 先别摸。刚打出的那张，先说要还是不要。

dragons-soap-winds-recall-table-dragon = 你用5万做这个牌型，本来缺一张箭牌，现在摸到 <0>。喊和牌，还是打出一张？
    .right = 白板配筒子，不配万子。你还在等第四张 <R>。
    .shown = 白板配筒子，不配万子。你还在等第四张 <R>。
    .hint = 哪种箭牌配万子？
    .wrong = 看看你的箭牌跟 5 的花色配不配。
    .wrong-false = 白板不配万子。手牌成了死牌，别人接着打。
    .wrong-line-tile = 牌型要用的打到中间去了，现在缺两张。
