lesson-mah-jongg-in-error = 诈和以后
    .summary = 有人喊和牌，摊开的牌却对不上：你怎么办，接下来怎样，谁付分。
    .done = 和牌喊错了，不管是别人还是自己，该怎么办你都知道。

mah-jongg-in-error-open =
    上家喊“和牌”，摊开这 14 张。大家跟牌型核对。

    没核对完，自己的手牌别动。推散手牌，就是把它混进桌上的牌里，再也拼不回来。

mah-jongg-in-error-check = 喊了和牌却对不上牌型，哪怕只错一张，也是诈和，就是“{ -mah-jongg-in-error }”。跟牌型对一对，选出不该在里面的那张。
    .right = 找到了：6 里面混了一张 9，所以没有和。
    .shown = 是混在 6 里面的那张 9，所以没有和。
    .hint = 每张的数字都看一看，特别是筒子。
    .wrong-flower = 牌型要三张花牌，亮出来的正好三张。看看数字。
    .wrong = 一组一组来：花牌、条子、万子、筒子。数字应该全都一样。
    .wrong-six = 它是 6，牌型要的。筒子张张都是 6 吗？
    .wrong-pair = 其中一张是该在的。哪一张的数字不一样？

mah-jongg-in-error-keep = 就在这一桌，上家摊开了那些牌。你自己的手牌怎么办？
    .right = 牌照样立着。另外两家也都留着手牌。
    .shown = 牌照样立着。另外两家也都留着手牌。
    .hint = 这一局真的完了吗？推散以后就收不回了，先核对。
    .wrong = 先说这次和牌怎么算：把摊开的牌跟牌型对一对。
    .wrong-throw-in = 那不是和牌，你的手牌却没了。你也出局，另外两家接着打。
    .wrong-draw = 和牌还没核对完，谁也不能摸牌。

mah-jongg-in-error-out =
    你们三家都留着手牌，只有上家成了死牌：摊开的放回牌架，上家出局。

    你们三家接着打。到最后，上家照样付分给赢家。

mah-jongg-in-error-genuine = 另一局，对家喊“和牌”，做的是这个牌型，摊开这些牌。对一对，你怎么办？
    .right = 公道，也说得对。数字、花色、对子都对，杠子里百搭牌多几张也可以。这一局结束，你们三家付分。
    .shown = 数字、花色、对子都对，杠子里百搭牌多几张也可以。这一局结束，你们三家付分。
    .hint = 一组一组对：数字、花色，还有百搭牌放在哪里。
    .option-pay = 付分：是和牌
    .option-jokers = 留着手牌：百搭牌太多
    .option-suits = 留着手牌：花色不对
    .wrong-jokers = 看看百搭牌在哪几组。四张一组，可以有几张百搭牌？
    .wrong-suits = 数数牌型印了几种颜色，桌上有几种花色。

mah-jongg-in-error-second = 换一桌。下家摊开和牌：看看那两张 7。对家已经推散了手牌。你怎么办？
    .right = 沉得住气！上家也留着。
    .shown = 那是诈和，所以你留着手牌。上家也留着。
    .hint = 两手牌已经没了，还要再丢一手吗？
    .wrong = 先说这次和牌怎么算：把摊开的牌跟牌型对一对。
    .wrong-throw-in = 只有上家手牌还在。牌局到此为止，上家一家收分，你什么也没有。
    .wrong-draw = 和牌还没核对完，谁也不能摸牌。

mah-jongg-in-error-who = 下家诈和，对家因此推散了手牌。谁接着打？
    .right = 手牌还在的两家接着打。另外两家只能看，有人和牌照样付分。
    .shown = { mah-jongg-in-error-who.right }
    .hint = 谁的手牌还在？
    .option-three = 三家：除了下家
    .option-two = 上家和我
    .option-nobody = 都不打了：重打一局
    .wrong-three = 对家的牌已经混进桌上的牌里，拿什么打呢？
    .wrong-nobody = 还有两家手牌都在，两家就能接着打。

mah-jongg-in-error-alone =
    对家摊开和牌：看看那四张 9。上家和下家已经推散了手牌，只剩你的还在。

    你留着手牌，牌局就到此为止：报的牌型值多少，诈和的就付你两倍。

mah-jongg-in-error-only = 对家报的牌型值 30 分。你怎么办？
    .right = 稳住就有 60 分，对家付。另外两家不付也不得。
    .hint = 只剩一家留着手牌，谁收分？
    .wrong = 先说这次和牌怎么算：把摊开的牌跟牌型对一对。
    .wrong-throw-in = 这下一手牌也不剩，谁也不付分。你本来可以得 60 分。
    .wrong-draw = 和牌还没核对完，谁也不能摸牌。

mah-jongg-in-error-price = 另一局，东家摊开这些牌，报的牌型值 40 分，只有北家留着手牌。东家付北家多少？
    .right = 40 分的两倍。别人都不付。
    .shown = { mah-jongg-in-error-price.right }
    .hint = 只剩北家的手牌。付分值的几倍？
    .option-once = 40 分
    .option-twice = 80 分
    .option-three = 120 分
    .wrong-once = 那是一倍。毁了一整局，代价更大。
    .wrong-three = 那是另外三家每家 40 分。数数谁收分：只有一家。

mah-jongg-in-error-claim =
    牌要错了，也是一个道理。上家先亮1条的杠子，没有错；后来又亮 <9C> 的刻子，没有哪个牌型两组都有。

    对家质疑：9 连百搭牌收回，1 留着。

mah-jongg-in-error-joker = 那手牌死了，你已摸牌，想要一张百搭牌。你手里有 <1B> 和 <9C>。怎么办？
    .right = 1 里面的百搭牌是先前亮的，没亮错，还能换。另一张回了牌架，换不到了。
    .shown = { mah-jongg-in-error-joker.right }
    .hint = 哪张百搭牌还亮着？它当什么？
    .wrong = 看看上家还亮着什么。
    .wrong-one = 你把1条打掉了，1 里面的百搭牌还在那里，留给了别人。
    .wrong-nine = 9 里面的百搭牌回了牌架，你的 9 换不到什么。回合结束了，还有一张百搭牌亮着。
    .wrong-discard = 回合结束了，上家还亮着一张百搭牌。

mah-jongg-in-error-mine = 这次是你。你喊了“和牌”，摊开了牌，这才发现：8 应该是另一种花色。你说什么？
    .right = 马上说，大声说。留下的手牌越多，损失越小。
    .shown = { mah-jongg-in-error-mine.right }
    .hint = 手牌是留着，还是推散，哪样损失更大？
    .option-quiet = 不说，让别人去发现
    .option-back = 说“不好意思”，收回牌接着打
    .option-stop = 说“手牌都留着，我喊错了！”
    .wrong-quiet = 你等着的时候，已经有人推散了牌。要是只剩一家，你要付两倍。
    .wrong-back = 一张也没摊开才可以。你的牌已经摊开了。

mah-jongg-in-error-pay = 你诈和，别人都留着手牌。后来其中一家自摸 30 分的牌型，有百搭牌。你付多少？
    .right = 60 分，和别人一样：自摸，付 30 分的两倍。只是你早就没有机会赢了。
    .shown = { mah-jongg-in-error-pay.right }
    .hint = 死牌照样付分。
    .option-nothing = 不付
    .option-alone = 180 分，三家的都由我付
    .option-like-all = 60 分
    .wrong-nothing = 死牌不打了，就不用付分吗？
    .wrong-alone = 你的错没有害到别人，付的不比别人多。

mah-jongg-in-error-order = 你喊错了和牌。接下来有三种可能，损失最小的排在最前面。
    .item-in-time = 一张牌也没摊开就发现了
    .item-all-kept = 牌摊开了，别人都留着手牌
    .item-one-kept = 牌摊开了，只有一家留着手牌
    .right = 第一种什么事也没有；第二种你出局；第三种大家都打不下去，你付两倍。
    .shown = { mah-jongg-in-error-order.right }
    .hint = 哪一种还能收回？哪一种打不下去？
    .wrong = 每一种都问问：你还打吗？牌局还继续吗？
    .wrong-swapped = 有一种什么也不用付，因为谁也没看见你的牌。
    .wrong-backwards = 你从最糟的开始了。哪一种损失最小？
    .wrong-kept = 后两种里有一种，牌局到此为止，你付两倍。是哪一种？

mah-jongg-in-error-heard = 有人喊“和牌”，摊开 14 张。你的牌怎么办？
    .option-show = 摊开来，看我差多少
    .option-mix = 推散，这一局完了
    .option-stand = 立着不动，等大家核对完
    .right = 先核对，再收牌。喊和牌也可能喊错。
    .shown = { mah-jongg-in-error-heard.right }
    .hint = 这一局是不是完了，还说不定。
    .wrong-show = 要是喊错了，牌局继续，你的手牌却人人都看见了。
    .wrong-mix = 要是喊错了，牌局继续，你却没有手牌了。

mah-jongg-in-error-two-out = 南家诈和，西家因此推散了手牌，东家和北家都留着。接下来怎样？
    .option-ends = 牌局到此为止
    .option-two = 东家和北家接着打
    .option-three = 东家、北家和西家接着打
    .right = 诈和的出局，推散手牌的也出局。手牌还在的有两家就够了。
    .shown = { mah-jongg-in-error-two-out.right }
    .hint = 数数谁的手牌还在。什么时候打不下去？
    .wrong-ends = 只剩一家有手牌，才打不下去。数一数。
    .wrong-three = 西家的牌已经混进桌上的牌里。

mah-jongg-in-error-paid = 有人诈和，摊开了牌，只有你一家留着手牌。你得分值的几倍？
    .right = 两倍，由诈和的人付，这一局就此结束。
    .shown = { mah-jongg-in-error-paid.right }
    .hint = 就当那一家给你点了炮。
    .wrong = 错的只有一家，也只有那一家付你。
    .wrong-once = 这一局打不下去了，代价更大。
    .wrong-four = 只有那一家付。这里不看有没有百搭牌。
    .wrong-six = 那是三家各付两倍。错的只有一家。

mah-jongg-in-error-which-joker = 有人先前亮了 <3D 3D J>，没亮错；现在诈和，摊开的牌里有 <7D 7D J>。哪张百搭牌还换得到？
    .option-before = 先前的那张
    .option-error = 诈和里的那张
    .option-both = 两张都可以
    .right = 没亮错的留着，亮错的收回牌架。
    .hint = 诈和的收回以后，什么还亮着？
    .wrong-error = 那些牌收回牌架，百搭牌也跟着回去。
    .wrong-both = 两组里有一组要收回牌架。

mah-jongg-in-error-wrong-claim = 有人先亮了一个刻子，没亮错；后来为对子要牌，别人一质疑，成了死牌。这些牌怎么办？
    .option-stay = 刻子和对子都留着
    .option-all = 刻子和对子都收回牌架
    .option-pair = 对子收回，刻子留着
    .right = 只收回亮错的。
    .hint = 两组里哪一组亮错了？
    .wrong-stay = 本来就不该亮的，不能留着。
    .wrong-all = 其中一组没亮错。

mah-jongg-in-error-at-table = 对家摊开这个牌型，7 里面却有一张 <9D>。下家已经推散了手牌。现在看你的。
    .right = 上家和你接着打。
    .shown = 你留着手牌，上家和你接着打。
    .hint = 接下来还要打，你拿什么打？
    .wrong = 先说这次和牌怎么算：把摊开的牌跟牌型对一对。
    .wrong-throw-in = 这下只有上家有手牌，分也由上家收。你什么也没有。
    .wrong-draw = 和牌还没核对完，谁也不能摸牌。
