lesson-first-whole-game = 你的第一整局
    .summary = 从掷骰子到最后一张牌，旁边的提示会越来越少。
    .done = 你打完了一整局，可以上桌了。

first-whole-game-welcome =
    完整的一局，从掷骰子到最后一张牌。先由我说怎么打；之后你问我才答；最后你自己打。

    每一步都由你决定，怎么打都不算错。这里有两个你认识的牌型。

first-whole-game-charleston =
    先看大家砌墙、掷骰、发牌。再拿自己的牌和这个牌型比一比。

    先传右家、对家、左家，再由四家决定要不要继续，最后还可以和对家换牌。下面写着我会怎么做。
    .right = 传牌结束了。现在手里的牌就是要打的牌。东家先打出一张。

first-whole-game-together =
    现在轮流打牌。摸一张，看一看，打出最没用的一张。三张以上相同的组，要是正缺别人打出的那张，你可以要。

    下面写着我会怎么做。
    .right = 三轮打完了，以后每一轮都是这样。

first-whole-game-on-request =
    现在你先拿主意。你在凑哪个牌型？哪张牌它用不上？

    想知道我会怎么做，就按“提示”。
    .right = 看看你的牌型还差几张，牌墙又短了多少。

first-whole-game-alone =
    从这里起就是你自己的一局。留意别人亮出的牌：从中能看出他们在凑什么。

    手牌齐了，就喊“和牌”。
    .right = 这局结束了。桌上的单子写着结果，以及谁付多少分。

first-whole-game-end =
    这就是完整的一局。多数时候是别人胡牌，或者流局：四局胡一局就很不错了。

    在“打一局”里，教练坐在你旁边：按 H 键随时问它。

first-whole-game-order = 把一局的过程排好顺序。
    .item-deal = 砌好牌墙，发牌
    .item-charleston = 查尔斯顿传牌
    .item-turns = 轮流摸牌、打牌
    .item-mah-jongg = 有人喊和牌，把手牌亮出来
    .item-pay = 其他人按牌型的分值付分
    .right = 发牌、传牌、轮流打、和牌、付分：每一局都是这样。
    .hint = 还没人摸牌，大家就先送走几张牌。
    .wrong = 从牌墙开始，到付分结束。
    .wrong-pass-late = 第一张牌打出之后就不再传牌了：那时传牌已经结束。
    .wrong-pay-first = 凭什么付分？手牌先要亮给大家看。

first-whole-game-first-thing = 这些牌刚发到你手里。第一件事做什么？
    .option-sort = 理牌，找对子
    .option-discard = 打出最不合用的一张
    .option-claim = 要一张需要的牌
    .right = 理好的牌一眼能看出对子，对子会指向牌型卡上的牌型。
    .hint = 还没有传牌，也没有人打过牌。
    .wrong-discard = 传牌之前谁也不打牌。传完之后，东家打出第一张。
    .wrong-claim = 还没有牌可要：谁都没有打出过牌。

first-whole-game-nobody-wins = 牌墙摸完，最后一张也打出了，没有人和牌。谁付分？
    .option-east-pays = 东家付给大家
    .option-most-tiles = 差得最多的人付
    .option-nobody = 谁也不付
    .right = 这叫流局：没人和牌，谁也不付分，接着打下一局。
    .hint = 有人凑齐手牌，才有人付分。
    .wrong-east-pays = 东家和别人一样，有人和牌时才付分。
    .wrong-most-tiles = 没有人查别人差多少。分只付给赢家。

first-whole-game-after-claim = 你刚要了一张 <4D>，亮出了这一组。接下来做什么？
    .option-draw = 我摸一张牌
    .option-discard = 我打出一张牌
    .option-wait = 轮到右家摸牌
    .right = 要来的这张就当作你摸的牌。打出一张，从你这里继续往下轮。
    .hint = 数一数你的牌：多了几张？
    .wrong-draw = 那样你就有 15 张牌，怎么也胡不了。
    .wrong-wait = 你现在有 14 张牌。你打出一张之前，别人不能摸牌。

first-whole-game-opening = 你是东家，传牌已经结束。你用 6、7、8、9 万做这个牌型。开始这一局吧。
    .right = 东家有 14 张，打出一张就开局了。接着右家摸牌。
    .hint = 东家发到几张牌？你的牌型又不要什么？
    .wrong = 把 14 张跟牌型对一对，打出一张它不要的，就开局了。
    .wrong-draw = 你已经有 14 张。东家比别人多发一张。
    .wrong-line-tile = 那张牌你的牌型要。现在又多缺一张。
    .wrong-win = 手牌还没有齐，跟牌型对一对。
