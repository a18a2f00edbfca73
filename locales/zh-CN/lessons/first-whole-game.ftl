lesson-first-whole-game = 第一次打完整的一局
    .summary = 从砌牌墙到最后一张牌，旁边的提示越来越少。
    .done = 一整局打下来了，哪桌都有你的座。

first-whole-game-welcome =
    完完整整打一局，从砌牌墙到最后一张牌。先是我说怎么打，后来你问我才说，最后你自己打。

    每一步都由你做主，怎么打都不算错。这两个牌型你认识。

first-whole-game-charleston = 先砌牌墙，再开牌、拿牌。按“下一步”，一步一步看。这些你都学过。
    .during-pass = 查尔斯顿传牌，每次三张。拿自己的牌跟这个牌型比一比，选用不上的。下面写着我会怎么传。
    .during-vote = 三次传完了。要不要第二轮，四家一起决定。你还有三张用不上的吗？
    .during-courtesy = 最后是礼让换牌，只跟对家换。用不上的才换，一张不换也行，最多三张。两家按少的算。
    .right = 传牌结束了。手里的牌就是这些，开打吧。东家先打出一张。

first-whole-game-together = 轮到别人打。看看他们打出什么，亮出什么。很快就轮到你。
    .during-turn = 轮到你了。摸一张，看一看，打掉最没用的一张。下面写着我会怎么打。
    .during-claim = 这张牌你可以要。你的牌型缺它凑三张以上相同的一组吗？下面写着我会怎么打。
    .right = 三轮走完，都是这样。看，你会打了！

first-whole-game-on-request = 别人接着打。趁这时候看看自己的牌。现在做的是哪个牌型？
    .during-turn = 轮到你，这回你先拿主意。哪张牌型用不上？想知道我会怎么打，就按“提示”。
    .during-claim = 这张牌你可以要。要了能近一步吗？值得亮出一组吗？想知道我会怎么打，就按“提示”。
    .right = 看看牌型还缺几张，牌墙又短了多少。

first-whole-game-alone = 从这里起，你自己打。留意别人亮出的牌。看得出他们在做什么。
    .during-turn = 轮到你，自己做主。打之前先跟牌型对一对。手牌齐了，就喊“和牌”。
    .during-claim = 这张牌你可以要。值不值得，照学过的想一想。要是只缺这一张，就喊“和牌”。
    .right = 这一局结束了。结果怎样，谁付多少分，桌上的单子都写着。

first-whole-game-end =
    一整局打下来了，我真为你高兴！没有人局局都和：四局能和一局，就很不错了。

    在“打一场”里，教练就坐在你旁边：按 H 键，随时问。

first-whole-game-order = 一局从头到尾，请排好顺序。
    .item-deal = 砌牌墙，拿牌
    .item-charleston = 查尔斯顿传牌
    .item-turns = 轮流摸牌、打牌
    .item-mah-jongg = 有人喊和牌，摊开手牌
    .item-pay = 另外三家按分值付分
    .right = 拿牌、传牌、轮流打、和牌、付分：每一局都是这样。
    .shown = 拿牌、传牌、轮流打、和牌、付分：每一局都是这样。
    .hint = 还没人摸牌，大家先送走几张。
    .wrong = 从牌墙开始，到付分结束。
    .wrong-pass-late = 打出第一张，就不再传牌了。
    .wrong-pay-first = 凭什么付分？先要摊开手牌给大家看。

first-whole-game-first-thing = 这些牌刚拿到手。先做什么？
    .option-sort = 理牌，找对子
    .option-discard = 打掉最没用的一张
    .option-claim = 要一张需要的牌
    .right = 牌理好了，对子一眼就看得出，照着对子去卡上找牌型。
    .shown = { first-whole-game-first-thing.right }
    .hint = 还没有传牌，也没有人打过牌。
    .wrong-discard = 没传牌，谁也不打。传完了，东家打第一张。
    .wrong-claim = 还没有牌可要：谁也没打过牌。

first-whole-game-nobody-wins = 牌墙摸完，最后一张也打了，没有人和牌。谁付分？
    .option-east-pays = 东家付给大家
    .option-most-tiles = 缺得最多的付
    .option-nobody = 谁也不付
    .right = 这叫流局：没人和牌，谁也不付分，接着打下一局。
    .shown = { first-whole-game-nobody-wins.right }
    .hint = 有人凑齐手牌，才有人付分。
    .wrong-east-pays = 东家和别人一样，有人和牌时才付分。
    .wrong-most-tiles = 没有人去数谁缺多少。分只付给赢家。

first-whole-game-after-claim = 你刚要了一张 <4D>，亮出了这一组。接下来做什么？
    .option-draw = 我摸一张牌
    .option-discard = 我打出一张牌
    .option-wait = 轮到下家摸牌
    .right = 要来的这张就顶了摸牌。打出一张，从你这里往下轮。
    .shown = { first-whole-game-after-claim.right }
    .hint = 数一数你的牌：多了几张？
    .wrong-draw = 那样你就有 15 张，怎么也和不了。
    .wrong-wait = 你有 14 张，没打出一张，别人不能摸牌。

first-whole-game-opening = 你是东家，传牌已经结束。你用6、7、8、9万做这个牌型。开始这一局吧。
    .right = 东家有 14 张，打出一张就开局了。接着下家摸牌。
    .shown = { first-whole-game-opening.right }
    .hint = 东家有几张牌？牌型又不要什么？
    .wrong = 找一张牌型不要的，打出去就开局了。
    .wrong-draw = 你已经有 14 张。东家比别人多一张。
    .wrong-line-tile = 可惜，牌型正要它。现在又多缺一张。
    .wrong-win = 手牌还没有齐，跟牌型对一对。
