lesson-wall-game = 流局、东家和圈
    .summary = 牌摸完了怎么办，下一局谁做东家，一晚的牌局怎么打下去。
    .done = 一晚的牌局，从第一个东家到最后一局，你都跟得上。

wall-game-few =
    152 张牌，发出 53 张，还有 99 张可摸，每人大约 25 张。

    这一局只剩两张：上家一张，你一张。你缺第二张 <5C>。

wall-game-last = 轮到你。摸牌墙的最后一张。
    .right = 摸到 <9D>，用不上，也没有牌可摸了。
    .hint = 每个回合，先做的都是同一件事。
    .wrong = 每个回合先做什么？
    .wrong-give = 你手里有 13 张，还没有摸牌。
    .wrong-win = 还缺一张。也许就是牌墙最后那张。

wall-game-throw = 现在该你打牌。小心：最后打出的那张，别人也可以要。哪一张别人几乎用不上？
    .right = 看得准！中间早有三张9筒，没有比它更安全的了。
    .shown = 中间早有三张9筒，没有比它更安全的了。
    .hint = 看看打出的牌。哪一张，那里已经有三张？
    .wrong = 把手里的牌跟打出的牌比一比：哪些已经露过面？
    .wrong-five = 下家喊“和牌”，你点了炮，要付两倍。最后打出的牌，别人也可以要。
    .wrong-other = 这次没人要，可难保有人要：中间这种牌还不到三张。你手里另有一种，那里已经有三张了。

wall-game-nobody =
    没人要，也没有牌可摸。这就是流局：没有赢家，谁也不付分。流局是常事。

    要是有人要来凑成一组，他还得再打一张。

wall-game-one-short = 这个牌型值 30 分，你只缺一张，别人都还差得远。你得多少分？
    .right = 一分也没有，也不用付。分数不变，接着打下一局。
    .hint = 有人喊和牌吗？
    .option-value = 每家付我 30 分
    .option-little = 得几分，因为我最接近
    .option-nothing = 0 分
    .wrong-value = 和了牌才有，要 14 张都齐。你齐了几张？
    .wrong-little = 接近不算数。要么有人和牌，要么谁也不付。

wall-game-live = 另一局：对家摸了牌墙最后一张，打出 <6D>。数数你的牌型还缺什么。怎么办？
    .right = 和了！盯到底，最后一张也没放过。
    .shown = 和了！靠的正是这一局打出的最后一张。
    .hint = 牌型还缺几张？最后打出的牌可以要吗？
    .wrong = 看看中间那张牌，再看看牌型缺什么。
    .wrong-let-go = 没有牌可摸了，就此流局。你的牌型缺的是什么？
    .wrong-pung = 你亮了三张 6，打一张，就流局了。数一数，本来缺几张？
    .wrong-draw = 牌墙摸完了。可眼前还有别的。

wall-game-east =
    东家是下家，刚刚和了，可还是要让出去：每局结束后，东家都传给东家右边的人，跟轮流的方向一样。

    有些麻将，庄家和了可以连庄。这里不行。

wall-game-who = 现在的东家是下家。下一局谁是东家？
    .right = 东家的右边坐着对家。再下一个就是上家。
    .shown = { wall-game-who.right }
    .hint = 从下家起，顺着轮流的方向数一家。
    .option-stays = 还是同一个人
    .option-across = 对家
    .option-me = 我
    .wrong-stays = 别的麻将是这样。这里和了，东家也要让出去。
    .wrong-me = 你坐在东家的另一边。轮流是往哪边？

wall-game-after-wall = 后来你做东家，这一局没人和牌，流局了。下一个东家是谁？
    .right = 每局结束，不管有没有人和牌，东家都往右传一位。
    .shown = { wall-game-after-wall.right }
    .hint = 有没有人和牌，有关系吗？
    .option-stay = 还是我：没有人和牌
    .option-dice = 谁掷的点数最大就是谁
    .option-right = 我的下家
    .wrong-stay = 流局也是一局。
    .wrong-dice = 掷骰子只定第一个东家，以后就轮着做。

wall-game-next = 分付清了，东家也换了。接下来呢？请排好顺序。
    .item-mix = 把牌扣着洗好
    .item-walls = 砌牌墙
    .item-dice = 东家掷骰子，开牌
    .item-deal = 拿牌
    .item-charleston = 查尔斯顿传牌
    .right = 152 张牌从头来过：上一局赢牌的百搭牌，这一局谁都可能摸到。
    .hint = 拿牌之前要有牌墙，还要定好从哪里开牌。
    .wrong = 想想一局怎样开始：洗牌、砌墙、开牌、拿牌、传牌。
    .wrong-dice-first = 骰子定的是从哪里开牌。先要有什么？
    .wrong-deal-early = 从牌墙的哪里拿起？要先定下来。

wall-game-round =
    每人做过一次东家，就是一圈：四局。有的牌桌打满四圈：东风圈、南风圈、西风圈、北风圈。

    不一定打那么久，先说好就行。打完一圈，有的牌桌会换座位。

wall-game-how-often = 你们打一整场，16 局。你做几次东家？
    .right = 四圈，每圈一次。
    .shown = { wall-game-how-often.right }
    .hint = 一共几圈？一圈里每人做几次东家？
    .wrong = 16 局，四个人，每人做东家的次数一样多。
    .wrong-once = 那是一圈。16 局有几圈？
    .wrong-all = 那是全部的局数。东家轮着做，你们有四个人。

wall-game-wind = 北风圈，你是北家。别人点炮，你和了这个 25 分的牌型：有三张北风，也有百搭牌。另外两家没点炮，各付多少？
    .right = 一倍。座位和圈都不影响付分。
    .hint = 想想加倍的理由。里面有座位的风吗？
    .option-once = 25 分
    .option-twice = 50 分
    .option-four = 100 分
    .wrong-twice = 有些麻将，自己的风要加倍。这里北风和别的牌一样。
    .wrong-four = 你翻了两次，是哪两个理由？这里只看是怎么和的。

wall-game-agree =
    开打之前先说好：一分值多少钱，用筹码、硬币，还是记在纸上？有没有“派”（pie），也就是输分的上限？

    有的牌桌还说好：别人亮了三组，谁点炮谁包三家。

wall-game-pie = 你们约定“派”是 250 分。你已经输了 240 分，这一局又该付 50 分。你付多少？
    .right = 10 分，你的“派”就空了。你接着打，不会再输。
    .shown = { wall-game-pie.right }
    .hint = 你的“派”还剩多少？
    .option-all = 50 分
    .option-rest = 10 分
    .option-none = 不付
    .wrong-all = 那就输 290 分了。“派”是做什么用的？
    .wrong-none = 你的“派”里还剩一点。

wall-game-fed = 你们这一桌有三组的约定。南家亮着三组，你打的牌让他和了 25 分的牌型，有百搭牌。平常你付 50，另外两家各付 25。这一桌你付多少？
    .right = 自己的 50，再替另外两家各付 25，他们不用付。这不是正式规则，很多牌桌不用。
    .hint = 没有这个约定，三家各付多少？加起来。
    .option-own = 50 分
    .option-three = 75 分
    .option-everything = 100 分
    .wrong-own = 那是你自己那份。可在这一桌，别人的你也要付。
    .wrong-three = 那是三家各付 25 分。可点炮的是你。

wall-game-no-winner = 牌墙摸完了，没有人和牌。谁付分？
    .right = 谁也不付。流局不输也不赢。
    .shown = { wall-game-no-winner.right }
    .hint = 分是付给赢家的。有赢家吗？
    .option-threw = 打出最后一张的人
    .option-nobody = 谁也不付
    .option-nearest = 大家付给最接近的人
    .wrong-threw = 最后那张让人和了，才要付分。
    .wrong-nearest = 光接近不算。14 张凑成一个牌型，才有人付分。

wall-game-east-won = 东家和了。下一局谁是东家？
    .option-east = 还是这个东家
    .option-south = 原来的南家
    .option-north = 原来的北家
    .right = 南家坐在东家右边。不管谁和牌，东家都往右传。
    .hint = 谁坐在东家右边？
    .wrong-east = 和了也不能连庄。
    .wrong-north = 北家在东家的另一边。

wall-game-once-around = 四个人。打几局，人人都做过一次东家？
    .right = 四局：一圈。
    .shown = { wall-game-once-around.right }
    .hint = 每打一局，东家就换人。
    .wrong = 每打一局，东家传一位。
    .wrong-one = 打完一局，只有一个人做过东家。
    .wrong-match = 那是一整场。一整场里每人做几次东家？

wall-game-exposes = 没有牌可摸了。有人要了最后打出的牌，亮出刻子。接下来怎样？
    .option-draws = 下一家摸牌
    .option-over = 这一局马上结束
    .option-once-more = 要牌的人再打一张
    .right = 亮了牌就要打一张，这时也一样。那张没人要，就流局了。
    .hint = 要了牌以后，手里有几张？
    .wrong-draws = 摸什么？牌墙摸完了。
    .wrong-over = 还有人手里是 14 张。

wall-game-lost-all = 你们约定了“派”，你的已经空了。下一局怎样？
    .option-leave = 我不打了
    .option-free = 我接着打，不用付
    .option-debt = 我接着打，欠着
    .right = “派”限的是输分，不是打牌。你照样可以赢。
    .hint = “派”只管能输多少。
    .wrong-leave = 少了你，三家打不下去。再说你还可以赢。
    .wrong-debt = 还得欠着，那还算什么上限？“派”是做什么用的？

wall-game-last-one = 你做这个牌型。下家摸了牌墙最后一张，打出 <9D>。怎么办？
    .right = 最后打出的牌照样能和：和了！
    .hint = 数一数牌型缺几张。
    .wrong = 看看中间那张牌，再看看牌型最后一组。
    .wrong-let-go = 没有牌可摸了，就此流局。本来缺几张？
    .wrong-kong = 你亮了四张 9，打一张，就流局了。本来缺几张？
