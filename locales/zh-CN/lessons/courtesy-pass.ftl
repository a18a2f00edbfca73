lesson-courtesy-pass = 礼让换牌
    .summary = 最后和对家换一点牌：换几张，谁说了算。
    .done = 跟对家换几张，你会商量了。传牌到这里就学全了。

courtesy-pass-last =
    开打之前还有最后一件事：礼让换牌（courtesy pass）。你和对家可以互换，最多三张。

    两人先各说想换几张：不换、一张、两张或三张。这是客气，不是义务。

courtesy-pass-offer = 你做这个牌型。想换几张？用不上的都拿来换。
    .right = 对家也想换两张，那就换两张。下家和上家他们俩不换。
    .shown = { courtesy-pass-offer.right }
    .hint = 一组一组念牌型。有几张放不进去，又不是百搭牌？
    .wrong = 说个数：先数数用不上的有几张。
    .wrong-three = 定了三张，就得给三张。牌型不要的有几张？
    .wrong-one = 只换一张。还有一张用不上的留下了，也没有新牌来。
    .wrong-none = 什么也不换，用不上的牌全留在牌架上。

courtesy-pass-give = 你们都说两张。选出你的两张。
    .right = 两张换两张，都扣着，同时交换。看看换来了什么：正是牌型缺的。
    .hint = 牌型里有的都留下，百搭牌也留下。
    .wrong = 这两张跟牌型对一对：上面印着吗？
    .wrong-joker = 百搭牌又回来了。它永远不传，这时也不行。
    .wrong-one = 说好两张，对家给两张，你也给两张。
    .wrong-needed = 两张里总有一张是牌型要的。对别人客气，自己却吃亏。

courtesy-pass-wishes =
    另一局，你是东家，有 14 张牌。

    两个人想换的张数可以不一样，按少的算：谁也不用多给。

courtesy-pass-how-many = 假如你说三张，对家说一张。你们各给几张？
    .right = 按少的算，两人都一样。
    .shown = { courtesy-pass-how-many.right }
    .hint = 谁也不用多给。
    .wrong = 看看两个数：三张和一张。按哪个算？
    .wrong-mine = 三张是你说的。对家想给这么多吗？
    .wrong-middle = 不是取中间。对家不想给这么多。
    .wrong-none = 两个人都想换，所以一定会换。
    .wrong-sum = 两人给的张数相同，而且不超过三张。

courtesy-pass-three = 你做这个牌型，有五张多余的牌。能换几张，就说几张。
    .right = 你说三张，对家只说一张，那就换一张。
    .shown = { courtesy-pass-three.right }
    .hint = 多余的牌够多。礼让换牌最多几张？
    .wrong = 用不上的有五张。说说你想换几张。
    .wrong-one = 本来可以多说几张。反正按少的算，多说也不亏。
    .wrong-two = 两张可以，不过还能多说。反正按少的算，多说也不亏。
    .wrong-none = 什么也不换，五张多余的牌都还在。

courtesy-pass-one = 那就选一张最不可惜的。
    .right = 走了一张多余的，来了一张牌型缺的。你是东家，接下来由你开打。
    .shown = { courtesy-pass-one.right }
    .hint = 一组一组念牌型。别的还有什么？
    .wrong = 这张跟牌型对一对：上面印着吗？
    .wrong-more = 你是想换三张，可要按说好的张数给。
    .wrong-needed = 那张是牌型要的，你明明还有多余的。

courtesy-pass-stop = 另一局，前三次已经传完。你做这个牌型，还缺两张。停，还是继续？
    .right = 那就没有第二轮了。可你看，现在问的是另一件事。
    .hint = 有几张牌给出去也没有损失？
    .wrong = 现在谁也不传牌。停，还是继续？
    .wrong-go-on = 这下还要传三次，每次三张，多余的却只有一张。
    .wrong-offer = 先要定下有没有第二轮。

courtesy-pass-still =
    喊停之后照样有礼让换牌，喊停的人也可以和大家一样换。

    对坐的两个人自己商量：你跟对家商量，另外两家他们俩商量。

courtesy-pass-single = 这一次你想换几张？
    .right = 一张，正好多余一张。对家不想换，那就不换。
    .hint = 哪些牌在牌型里用不上？
    .wrong = 说个数：先数数用不上的有几张。
    .wrong-none = 你喊了停，可照样能换。多余的那张本来可以走，这下留下了。
    .wrong-three = 定了三张。除了多余的那张，还得赔上两张好牌。
    .wrong-two = 定了两张。除了多余的那张，还得赔上一张好牌。

courtesy-pass-pairs = 你们俩不换。下家刚才说两张，上家说三张。他们换了几张？
    .right = 按他们俩少的那个数算。你和对家怎么换，跟他们无关。
    .shown = { courtesy-pass-pairs.right }
    .hint = 谁和谁对坐？
    .option-none = 不换，跟我们一样
    .option-us = 三张，换到最多
    .option-two = 两张
    .wrong-none = 你们换不换是你们的事。他们俩自己商量。
    .wrong-us = 只有一家说了那么多。两个数，按哪个算？

courtesy-pass-nothing = 这手牌很好：只缺一张，手里张张用得上。对家想换三张。你呢？
    .right = 不换。谁也不会介意，也没有人问为什么。
    .shown = 不换：你的牌全用得上。谁也不会介意，也没有人问为什么。
    .hint = 哪一张你舍得给？
    .wrong = 对家等着你报数。你的牌型有什么用不上的？
    .wrong-three = 太客气了，得赔三张好牌。不换也行。
    .wrong-one = 这下得给出一张好牌。本来不换也行。
    .wrong-two = 这下得给出两张好牌。本来不换也行。

courtesy-pass-pace =
    传牌就是这些：最多六次，再加礼让换牌。打熟了，大约四分钟。

    要不出乱子，记住一点：所有人都传完了，才拿起新牌。

courtesy-pass-wait = 你的牌架旁边已经放着三张牌，对家还在挑要传的牌。你怎么做？
    .right = 大家都传完，再一起拿。这样不会弄混。
    .shown = { courtesy-pass-wait.right }
    .hint = 大家都传完了吗？
    .option-pick-up = 先拿起我的三张
    .option-hurry = 催对家快一点
    .option-wait = 先放着不动
    .wrong-pick-up = 还有一家没传。万一出了错，就分不清哪些是你的牌，哪些是新来的了。
    .wrong-hurry = 四分钟只是目标，不是规则。让人家慢慢挑。

courtesy-pass-own =
    最后一手牌，不给你定牌型：打开“牌型卡”，找最近的几个。传牌已经结束。

    你想跟对家换几张？
    .right = 这手牌，换这么多正好。
    .shown = 换这么多正好：只给多余的，别的都留着。
    .hint = 找出最近的两三个牌型。它们都不要的有几张？
    .wrong = 先找最接近的牌型：哪个都用不上的有几张？然后报个数。
    .wrong-pass = 三张三张地传，已经过去了。现在只说想换几张。
    .wrong-dearer = 这样选要吃亏。数一数，最近的几个牌型都不要的有几张。

courtesy-pass-two-wishes = 礼让换牌。你说两张，对家说三张。你们各给几张？
    .right = 按少的算，这次是你说的。
    .hint = 谁也不用多给。
    .wrong = 看看两个数：两张和三张。按哪个算？
    .wrong-larger = 那你就得多给，比自己说的还多。
    .wrong-sum = 两人给的张数相同，礼让换牌也不超过三张。
    .wrong-none = 两个人都想换，所以一定会换。
courtesy-pass-two-wishes-2 = 礼让换牌。你说一张，对家说三张。你们各给几张？
    .right = { courtesy-pass-two-wishes.right }
    .hint = { courtesy-pass-two-wishes.hint }
    .wrong = 看看两个数：一张和三张。按哪个算？
    .wrong-larger = { courtesy-pass-two-wishes.wrong-larger }
    .wrong-sum = { courtesy-pass-two-wishes.wrong-sum }
    .wrong-none = { courtesy-pass-two-wishes.wrong-none }

courtesy-pass-stopped = 对家喊停了。你们俩还能礼让换牌吗？
    .right = 喊停之后照样有，四个人都可以换。
    .shown = { courtesy-pass-stopped.right }
    .hint = 喊停取消了什么，没取消什么？
    .option-she-not = 我可以，喊停的人不行
    .option-no = 不能，一停就全停了
    .option-yes = 能
    .wrong-she-not = 喊停的人什么也不少。
    .wrong-no = 喊停取消的是第二轮的三次传牌。最后的互换呢？

courtesy-pass-never = 对家想换三张。选出这手牌里不能给的牌。
    .right = 百搭牌永远不传，礼让换牌也一样。别的都可以给。
    .hint = 有一条规则，哪一次都适用。
    .wrong = 有一种牌，哪一次都留下。还有别的吗？
    .wrong-flower = 你点了花牌。花牌可以给，舍不舍得另说。
    .wrong-pair = 你点了对子。对子可以给，舍不舍得另说。

courtesy-pass-others = 你和对家换三张。另外两家换几张？
    .right = 由他们自己定：不换、一张、两张或三张。
    .shown = { courtesy-pass-others.right }
    .hint = 对坐的两个人自己商量。
    .option-lowest = 不换，因为我们换过了
    .option-agree = 三张，跟我们一样
    .option-own = 他们说好几张就几张
    .wrong-lowest = 你们换了，不碍他们的事。那两个人换几张，谁说了算？
    .wrong-agree = 你是跟对家说好的，不是跟他们。

courtesy-pass-how-many-now = 传牌已经结束。你做这个牌型，还缺三张。告诉对家你想换几张。
    .right = 两张，正好是多余的两张，对家也想换两张。
    .hint = 哪些牌在牌型里用不上？
    .wrong = 说个数：先数数用不上的有几张。
    .wrong-three = 定了三张，牌型要的也得走一张。
    .wrong-less = 说少了：多余的牌，手里还留着。
