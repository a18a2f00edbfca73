lesson-calling-dead = 质疑死牌
    .summary = 别人的手牌死了，怎样说，什么时候能说，说错了付多少。
    .done = 你会质疑，会回答别人的质疑，也说得出谁付分。

calling-dead-exposed =
    什么是死牌，你知道了。把它说出来，叫质疑：还在打的人谁都可以，不用等轮到自己。

    下家是东家，要了 <6C>，亮出一对，又打了一张。对子是不能亮的。

calling-dead-say = 没人说，那手牌就照样打下去。别不好意思，质疑那手牌吧。
    .right = 说得客气，也说对了。6 放回牌架，东家出局。
    .shown = 东家承认了。两张 6 放回牌架，东家出局。
    .hint = 亮出的两组，哪一组太小？
    .wrong = 不用等轮到你。是哪一家？
    .wrong-left = 两张8条加百搭牌，刻子没有错。上家不承认，你说错了，最后要付分。
    .wrong-draw = 没轮到你就摸牌，这是犯规。对家质疑你，你的手牌死了。

calling-dead-answers =
    说出口也好，问出口也好，都算质疑。本人有两种回答。“你说得对”：那手牌就此出局。“没有死”：大家接着打。

    谁对谁错，打完这一局再说。错的一方付对方 25 分，有的牌桌是 50 分。

calling-dead-yours = 换一桌，这次轮到你：你亮着四张 <1B> 和三张 <4D>，没有哪个牌型两组都有。对家说：“你的手牌死了。”你怎么回答？
    .right = 对家没说错，你认了，就不用多付。现在你出局了：不摸牌，不要牌，也不能质疑别人。
    .shown = { calling-dead-yours.right }
    .hint = 这是真的吗？真的却不承认，要付多少？
    .wrong = 先回答对家：把大家看得见的牌跟牌型对一对。
    .wrong-deny = 牌局继续，下家自摸了。你和大家一样付 50，还要另付对家 25。
    .wrong-take-back = 亮出来的收不回。只问一件事：你的手牌死了没有？

calling-dead-fine = 你做这个牌型，已经亮了两个刻子。上家说：“你的手牌死了。”先对一对，再回答。
    .right = 你信得过自己的牌。两个刻子牌型里都有。好好的手牌，谁也不能一句话就让你出局。接着打。
    .shown = 两个刻子牌型里都有。好好的手牌，谁也不能一句话就让你出局。接着打。
    .hint = 这个牌型有没有两种花色的三张 4、三张 8？
    .wrong = 先回答上家：把大家看得见的牌跟牌型对一对。
    .wrong-admit = 手牌明明活着，你却认了。现在下家摸牌，你只能看着。
    .wrong-back = 先回答上家。你的手牌死了吗？

calling-dead-finish = 你接着打，摸到 <2B>。先对一对，再决定。
    .right = 和了！自摸，每家付 50。上家说错了，再付 25。
    .hint = 把牌跟牌型对一对。还缺什么吗？
    .wrong = 加上这张 <2B>，把牌型过一遍：有没有哪一组没齐？
    .wrong-drawn = 那就是第 14 张，你却打掉了，轮到下家摸牌。
    .wrong-discard = 14 张本来都齐了，这下少了一张，牌局继续。

calling-dead-sum = 你质疑一手牌，那一家不承认，其实你说对了。后来正是这一家点炮，你和了 30 分的牌型，有百搭牌。这一家一共付你多少？
    .right = 点炮付 60，死了不承认，再付 25。
    .shown = { calling-dead-sum.right }
    .hint = 付两样。30 分的牌型，点炮的付多少？死了不承认，又付多少？
    .option-win = 60 分
    .option-both = 85 分
    .option-penalty = 25 分
    .wrong-win = 那是点炮付的。你们两家还有一件事没算。
    .wrong-penalty = 那是质疑的罚分。可这一家还点了炮。

calling-dead-asked = 你拿不准，随口问那一家：“你这手是不是死了？”“没有。”那手牌也真没死。你这算什么？
    .right = 问出口就算，要付 25 分。所以先看清楚，有把握再开口。
    .shown = 问出口就算，要付 25 分。所以先看清楚，有把握再开口。
    .hint = 别人听见你说了什么？
    .option-question = 只是问问
    .option-challenge = 质疑了那手牌
    .option-out = 自己的手牌成了死牌
    .wrong-question = 大家都听见了你怎么看那手牌。用问句说，就不算了吗？
    .wrong-out = 说错了要付分，自己的手牌照样打。

calling-dead-visible =
    什么能证明是死牌？你已经知道：亮出的牌和打出的牌，别的都不算。

    对家亮着 <5C> 和 <6C> 两个杠子。只有这个牌型两组都有，所以还要三张 7 和一对 8。

calling-dead-hidden = 四张 <8C> 有三张在你手里，那一对凑不成了。轮到你，怎么办？
    .right = 不作声，留着8万。只要它们在你手里，那手牌就不用怕。
    .shown = { calling-dead-hidden.right }
    .hint = 那几张8万在哪里？谁看得见？
    .wrong = 想一想，别人看得见什么？
    .wrong-say = 对家不承认。只看桌面，那手牌还做得成，最后你要付 25 分。
    .wrong-show = 你没摸牌就打，少了一张。下家质疑，你的手牌死了。打出8万，别人也知道你有什么了。

calling-dead-seen = 换了牌，还是这个牌型。下家亮着 <4D> 和 <5D> 两个杠子，还要三张 6 和一对 7。看看打出的牌：死了就质疑，没死就摸牌。
    .right = 有理有据！打出三张 <7D>，一对 7 凑不成，谁都看得见。
    .shown = { calling-dead-seen.right }
    .hint = 4、5、6 之后，这个牌型要一对什么？数数中间有几张。
    .wrong = 看看牌型最后那一对，再看看打出的牌。
    .wrong-left = 卡上有牌型要三张8条，桌面上也看不出它死了。最后你要付 25 分。
    .wrong-draw = 你接着打，那手牌也接着打，接着要。它缺哪一对？数数打出的牌。

calling-dead-own = 再看你自己：亮着三张 <7D>，还有两张东风加百搭牌。没有哪个牌型两组都有，可没人发现。轮到你，怎么办？
    .right = 接着打，什么也不说：那要别人来说。
    .shown = { calling-dead-own.right }
    .hint = 谁可以说一手牌死了？
    .wrong = 没有人说什么。轮到自己，该做什么？
    .wrong-say = 谁也不质疑自己。这话该由谁来说？
    .wrong-take-back = 那一组早就亮出来了，你后来也打过牌，收不回了。

calling-dead-cost = 你质疑对家死牌，对家不承认，也确实没死。后来对家和了 30 分的牌型，有百搭牌，点炮的是别人。你一共付多少？
    .right = 这一局付 30，说错了再付 25。
    .shown = { calling-dead-cost.right }
    .hint = 付两样：一样是这一局，一样是质疑。
    .option-penalty = 25 分
    .option-game = 30 分
    .option-both = 55 分
    .wrong-penalty = 那是质疑的罚分。这一局也要付。
    .wrong-game = 那是这一局的。你和对家还有一件事没算。

calling-dead-order = 质疑了，对方不承认。从头到尾，请排好顺序。
    .item-say = “我看那手牌死了。”
    .item-deny = “没有死。”
    .item-on = 大家接着打
    .item-win = 这一局结束，付分给赢家
    .item-pay = 错的一方付对方 25 分
    .right = 先说，再答，接着打，打完再算。
    .hint = 这一局没打完，什么也不判定。
    .wrong = 从质疑开始，到质疑的罚分结束。
    .wrong-pay-now = 谁对谁错还不知道。什么时候判定？
    .wrong-win-last = 质疑的罚分是另算的。先付什么？

calling-dead-proof = 有人还缺一对 <6B>。什么时候你能说那手牌死了？
    .option-mine = 我自己手里有三张
    .option-table = 打出的牌里有三张
    .option-one = 打出了一张
    .right = 打出的牌人人看得见，人人都能核对。
    .shown = { calling-dead-proof.right }
    .hint = 证据要让别人也看得见。
    .wrong-mine = 你知道，可别人都不知道。
    .wrong-one = 那还剩几张？一对要几张？

calling-dead-denied = 你说一手牌死了，那一家说：“没有死。”接下来怎样？
    .option-vote = 另外两家表决
    .option-on = 大家接着打，那一家也打
    .option-show = 那一家要把手牌给大家看
    .right = 打完再说，谁错了谁付分。
    .shown = { calling-dead-denied.right }
    .hint = 这一局没打完，谁也不用摊牌。
    .wrong-vote = 别人说了不算，只由本人回答。
    .wrong-show = 和了牌才摊牌。没打完，本人怎么说就怎么算。

calling-dead-mistaken = 你质疑一手牌，对方不承认，那手牌也真没死。你为此付多少？
    .option-nothing = 不付：我只是问问
    .option-all = 另外三家各付 25 分
    .option-owner = 付那一家 25 分
    .right = 说错了谁，就付谁 25 分，有的牌桌是 50 分。
    .shown = { calling-dead-mistaken.right }
    .hint = 两个人说法不同，一个付给另一个。
    .wrong-nothing = 这可不只是问问：人家差点出局。
    .wrong-all = 另外两家跟这件事无关。

calling-dead-from-the-dead = 别人质疑你，你承认了。现在你看出另一手牌也死了。你可以做什么？
    .option-say = 质疑它
    .option-whisper = 悄悄告诉下家
    .option-nothing = 什么也不做
    .right = 出局了就不能质疑，那是还在打的人的事。
    .shown = { calling-dead-from-the-dead.right }
    .hint = 这一局你还在打吗？
    .wrong-say = 还在打的人才能质疑。你还在打吗？
    .wrong-whisper = 那是借别人的嘴去质疑。

calling-dead-norths = 轮到你。上家亮着三张 <N>，还有两张 <5D> 加百搭牌。有三张北风的只有这个牌型。先对一对，再决定。
    .right = 这个牌型没有5筒：两组合不到一起，大家都看得见。
    .shown = 这个牌型没有5筒：两组合不到一起，大家都看得见。
    .hint = 有三张北风的牌型，有没有 5？
    .wrong = 上家的两组，跟牌型对一对。
    .wrong-right = 下家亮的是三张2万，卡上有这样的牌型。你要付分。
    .wrong-draw = 你接着打，上家也接着打，虽然谁都看得出那手牌死了。

calling-dead-kongs = 你用3条和7条做这个牌型，亮着两个杠子，里面有两张百搭牌。对家说：“你的手牌死了。”先对一对，再回答。
    .right = 四张 3、四张 7，跟印的一样。打完了，对家要为此付分。
    .shown = 四张 3、四张 7，跟印的一样。打完了，对家要为此付分。
    .hint = 杠子里可以有百搭牌。看看数字。
    .wrong = 先回答对家：把大家看得见的牌跟牌型对一对。
    .wrong-admit = 你的杠子没有错，可现在你出局了。下家摸牌。
    .wrong-draw = 先要回答：手牌死了没有？
