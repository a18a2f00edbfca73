lesson-first-mah-jongg = 第一次和牌
    .summary = 在牌桌前坐下，赢下第一局。
    .done = 你知道怎样才算赢：14 张牌，跟牌型卡上的一个牌型一张不差。

first-mah-jongg-line =
    欢迎入座。牌架上的 13 张是你的，别人看不见。

    牌型卡上一行就是一个牌型，凑齐就赢：两张花（F）、四张 1、两张 2、四张 3、两张 4，共 14 张。颜色先不管。

first-mah-jongg-missing = 跟牌型对一对：花、1、2、3、4。你有 13 张，缺哪一张？
    .right = 牌型要两张 2，你只有一张。再来一张 <2C> 就赢了。
    .shown = 牌型要两张 2，你只有一张。再来一张 <2C> 就赢了。
    .hint = 数一数每个数字你有几张，牌型要几张。
    .option-four = 4
    .option-two = 2
    .option-flower = 花牌
    .option-three = 3
    .wrong-four = 这一行写着 44，你有两张 4。缺的是别的。
    .wrong-flower = 这一行写着 FF，两张花，你都有。再往后看。
    .wrong-three = 这一行写着 3333，四张你都有。缺的是别的。

first-mah-jongg-take =
    对家打出 <2C>，放到中间，正是你要的那张。

    喊一声“和牌”（Mah Jongg），这张就归你，你就赢了。要不要？
    .right = 和了！14 张一张不差，你赢下了第一局！刚打出的牌能让你和牌，谁打的都可以要。
    .hint = 看看中间最新的那张牌。你等的是什么？
    .wrong = 看看刚打出的牌。你的牌型要不要它？
    .wrong-let-go = 大家已经接着打了，<2C> 一过，谁也不能再要。这一次让你重来。
    .wrong-give = 先别打。刚打出的那张，先说要还是不要。

first-mah-jongg-paid =
    你的 14 张牌都摊开了，好让大家跟牌型核对。

    接着收分，三家都要付。你和的那张是对家打的，这叫点炮：对家付双份，另外两家各付一份。

first-mah-jongg-again =
    新的一局，换了一个牌型：三张花、三张 2、三张 4、两张 6、三张 8。印在一起的，比如 888，必须一模一样，图案也得相同。

    跟你的牌对一对。这次缺哪一张？
    .right = 好眼力！8 要三张，你有两张。第三张的图案也得跟这两张一样：你等的是 <8D>。
    .shown = 8 要三张，你有两张。第三张的图案也得跟这两张一样：你等的是 <8D>。
    .hint = 一个数字一个数字再数一遍：222、444、66、888。
    .option-six = 6
    .option-four = 4
    .option-eight = 8
    .wrong-six = 这一行写着 66，就是两张，你有两张。
    .wrong-four = 这一行写着 444，你有三张 4。缺的是别的数字。

first-mah-jongg-round =
    现在从头说。四个人一起打，中间一圈扣着的牌叫牌墙。轮到你时，从牌墙摸一张，再打出一张。

    跟中国麻将一样往右轮：刚才下家（右边）、对家、上家（左边）都打过了。

first-mah-jongg-draw = 轮到你了。从牌墙摸一张牌，看看是不是你要的那张。
    .right = 摸到 <W>，牌型用不上。现在手里有 14 张，得打掉一张。
    .hint = 看看牌桌下面的按钮，有一个可以从牌墙拿一张牌。
    .wrong = 刚打出的牌不是你要的那张。那么，轮到自己先做什么？
    .wrong-give = 那样你就只剩 12 张了。别人打牌之前，先做了什么？
    .wrong-win = 你有 13 张，牌型要 14 张，还缺一张呢。

first-mah-jongg-give = 现在打出一张：选一张牌型里用不上的牌，再按“打出”。然后轮到下一个人。
    .right = 一个回合打完了！又是 13 张，只缺 <8D>：这叫听牌。
    .shown = { first-mah-jongg-give.right }
    .hint = 给每张牌在牌型里找个位置。哪张没有位置？
    .wrong = 再跟牌型对一对，有一张牌型里没有。
    .wrong-line-tile = 可惜，打掉的正是牌型要的。刚才缺一张，现在缺两张。
    .wrong-win = 还不行。你有 14 张，却不是牌型要的 14 张：还缺 <8D>。

first-mah-jongg-check =
    你摸到 <8B>。这算和牌吗？

    看仔细，把 14 张牌跟牌型对一遍，再决定：喊和牌，还是打出一张。
    .right = 看得准！是 8，图案却不对。拿它喊和牌，手牌就成了死牌，这一局不能再和。
    .shown = 是 8，图案却不对。拿它喊和牌，手牌就成了死牌，这一局不能再和。
    .hint = 看看三张 8：数字，还有图案。
    .wrong = 再对一遍数字和图案：每张牌都和同组的一样吗？
    .wrong-false = 牌摊开了，可有一张 8 和另外两张不一样。手牌成了死牌，别人接着打。
    .wrong-line-tile = 可惜，打掉的正是牌型要的。刚才缺一张，现在缺两张。

first-mah-jongg-own = 大家打过一轮，又轮到你，摸到 <8D>。先对一对，再决定。
    .right = 和了！最后一张是自己摸的，这叫自摸，三家都付双份。
    .hint = FFF、222、444、66、888：都齐了吗？连在一起的都一样吗？
    .wrong = 先把 14 张牌跟牌型对一遍。
    .wrong-discard = 哎呀，这张 8 正好凑齐 14 张！下家已经打过牌，只好再等一张。
    .wrong-line-tile = 14 张本来都齐了，你却打掉一张。下家已经打过牌，你又得等了。

first-mah-jongg-end =
    刚坐下就赢了两局！看牌型、摸牌、打牌、要牌，打麻将最要紧的就这几样。其余的，一课一课来。

    下一课认牌：每张牌长什么样，叫什么名字。

first-mah-jongg-how-many = 喊和牌时，你摊开几张牌？
    .right = 14 张，跟牌型卡上的一个牌型一张不差。
    .shown = { first-mah-jongg-how-many.right }
    .hint = 等牌时手里几张？再加上等到的那一张。
    .wrong = 回头看看第一手和的牌，一张一张数。
    .wrong-rack = 13 张是等牌时手里的牌，最后一张还没有到。
    .wrong-extra = 多了一张。摸来的牌凑不齐牌型，就要打出一张。
first-mah-jongg-how-many-waiting = 轮到别人，你在等。你手里有几张牌？
    .right = 13 张，再摸一张就是第 14 张。
    .hint = 和牌是 14 张。最后一张来之前，手里几张？
    .wrong = 想想和牌的那一手，再去掉最后等来的那一张。
    .wrong-whole = 那是和牌时摊开的张数。现在还等着一张。
    .wrong-short = 少了一张：就算再来一张，也和不了。

first-mah-jongg-lacking = 有人在做这个牌型。缺哪一张？
    .right = 这一行写着 3333，这里只有三张。
    .shown = 这一行写着 3333，这里只有三张。
    .hint = 每个数字都数一数：111、3333、555、7777。
    .option-five = 5
    .option-seven = 7
    .option-three = 3
    .wrong-five = 这一行写着 555，这里有三张 5。
    .wrong-seven = 这一行写着 7777，这里有四张 7。

first-mah-jongg-no-use = 你在做这个牌型，摸了一张，手里是这 14 张牌。选出要打掉的那张。
    .right = 这个牌型用不上它。现在手里有 13 张，还缺一张 3。
    .hint = 牌型里有一张花，还有 1、2、3、4，别的都没有。
    .wrong = 14 张里只有一张在牌型里用不上。只点那一张。
    .wrong-fours = 这一行的末尾是 44。打掉一张，就多缺一张。
    .wrong-flower = 这一行开头就是 F。打掉花牌，就多缺一张。

first-mah-jongg-order = 轮到你的时候要做三件事，请排好顺序。
    .right = 摸牌，核对，打牌。然后轮到下一个人。
    .shown = { first-mah-jongg-order.right }
    .hint = 开始时 13 张，结束时也是 13 张。
    .wrong = 先摸牌，才有 14 张可对；对完了，再打出一张。
    .item-draw = 从牌墙摸一张牌
    .item-compare = 把所有的牌跟牌型对一遍
    .item-discard = 打出一张牌
    .wrong-discard-first = 那样就只剩 12 张了。轮到自己，先摸后打。
    .wrong-too-late = 说不定打掉的正是你要的那张。打牌之前先核对。

first-mah-jongg-who-pays = 下家打出一张牌，你和了。谁付得最多？
    .right = 谁点炮，谁付双份，另外两家各付一份。
    .hint = 你和的那张牌，是从哪里来的？
    .option-all = 三家付得一样多
    .option-left = 上家
    .option-across = { first-mah-jongg-who-pays-left.option-across }
    .option-right = 下家
    .wrong-all = 自摸才这样。这次那张牌是别人打出的。
    .wrong-left = 上家也要付，可那张牌不是上家打出的。
    .wrong-across = { first-mah-jongg-who-pays-left.wrong-across }
first-mah-jongg-who-pays-left = 上家打出一张牌，你和了。谁付得最多？
    .right = { first-mah-jongg-who-pays.right }
    .hint = { first-mah-jongg-who-pays.hint }
    .option-all = { first-mah-jongg-who-pays.option-all }
    .option-left = { first-mah-jongg-who-pays.option-left }
    .option-across = 对家
    .option-right = { first-mah-jongg-who-pays.option-right }
    .wrong-all = { first-mah-jongg-who-pays.wrong-all }
    .wrong-across = 对家也要付，可那张牌不是对家打出的。
    .wrong-right = 下家也要付，可那张牌不是下家打出的。

first-mah-jongg-one-wrong = 你喊了和牌，也摊开了牌，可有一张跟牌型对不上。会怎么样？
    .right = 可惜，谁都有过一回。别人接着打，你只能看着。先核对，再开口。
    .shown = 别人接着打，你只能看着。所以先核对，再开口。
    .hint = 想想第 1 课里那张不对的 8：喊了会怎样？
    .option-dead = 你的手牌成了死牌
    .option-back = 把牌收回来接着打
    .option-new = 重新开一局
    .wrong-back = 来不及了：牌已经摊开，大家都看见了。
    .wrong-new = 别人没有做错什么，他们用手里的牌接着打。

first-mah-jongg-table-look = 你做这个牌型，还缺一张。下家打出 <2D>。要来和牌，还是不要？
    .right = 多看这一眼，值！是 2，可和你那张不一样：两张 2 必须完全相同。
    .shown = 是 2，可和你那张不一样：两张 2 必须完全相同。
    .hint = 拿它跟你的 2 比一比：数字，还有图案。
    .wrong = 看看刚打出的牌，再看看它要配的那张。
    .wrong-false = 牌摊开了，可两张 2 不一样。手牌成了死牌，别人接着打。
    .wrong-draw = 你摸牌了，可还没轮到你：接下来该对家摸。

first-mah-jongg-table-own = 你做这个牌型，刚摸到 <7C>。把 14 张牌对一遍，再决定。
    .right = 和了！要的牌都齐了。
    .hint = 111、3333、555、7777：都齐了吗？连在一起的都一样吗？
    .wrong = 先把 14 张牌跟牌型对一遍。
    .wrong-discard = 摸到的 7 正好凑齐 14 张，你却打掉了。下家已经打过牌，你又得等了。
    .wrong-line-tile = 14 张本来都齐了，你却打掉一张。下家已经打过牌，你又得等了。
