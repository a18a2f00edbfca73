lesson-manners = 牌桌礼仪，和别的麻将
    .summary = 怎样做受欢迎的客人；别的麻将的习惯，哪些在这里行不通。
    .done = 到哪一桌该怎样做，你都知道，也知道别的麻将的习惯，哪些要改。

manners-hands =
    别人的牌是别人的，不要去碰。给不给人看，由他自己决定。

    换百搭牌也一样。下家亮着一张百搭牌，你的 <8D> 正好可以换。

manners-how = 轮到你，已经摸了牌。那张百搭牌怎样拿到手？
    .option-reach = 伸手过去，把两张牌对调
    .option-offer = 说“交换”，把我的牌递过去
    .option-permission = 先问对方同不同意
    .right = 对方接过你的牌，把百搭牌递给你。谁也不用伸手过去。
    .shown = 你说“交换”：对方接过你的牌，把百搭牌递给你。谁也不用伸手过去。
    .hint = 那个牌架上的牌由谁来碰？
    .wrong-reach = 那是别人牌架上的牌。该由谁来碰？
    .wrong-permission = 交换是你的权利，不用谁同意。

manners-exchange = 那就换吧。
    .right = 你的8筒进了那一组，百搭牌归你了。
    .hint = 点下家的百搭牌，或者按“换百搭牌”。
    .wrong = 看看下家亮出的那一组。
    .wrong-eight = 你把8筒打掉了，打出的牌换不了百搭牌。
    .wrong-discard = 回合结束了，百搭牌还在下家。
    .wrong-win = 你的牌还没有齐。看看下家亮出的那一组。

manners-curious = 一局打完，别人和了。你很想知道上家是什么牌。怎么办？
    .option-turn = 反正打完了，把那些牌翻过来看
    .option-must = 跟上家说，打完了家家都要摊牌
    .option-ask = 问一声能不能看
    .right = 差一点就和牌的手牌，多数人都愿意给人看。不过那是人家的牌。
    .shown = { manners-curious.right }
    .hint = 手牌给不给人看，谁说了算？
    .wrong-turn = 打完了，那些牌你还是不能碰。
    .wrong-must = 非摊不可的是赢家的牌。上家又没有和牌。

manners-say = 你打出一张用不上的2万。别人会听到什么？
    .option-name = “2万。”
    .option-remark = “2万，我用不上。”
    .option-tap = 先在牌架上敲一下，再说“2万”
    .right = 牌名报清楚，别的什么也不说。
    .shown = { manners-say.right }
    .hint = 打出一张牌，别人要知道什么？
    .wrong-remark = 这下大家知道你不要什么了。多说一句，就多露一点底。
    .wrong-tap = 牌名报对了。可敲那一下是什么意思？只会让人紧张。

manners-pace = 查尔斯顿传牌：别人都传完了，就等你。<N S> 肯定传，第三张在 <1B 6B> 里拿不定主意。怎么办？
    .option-look = 先看看传来的牌
    .option-choose = 现在就传其中一张
    .option-again = 把牌型卡再看一遍
    .right = 一张牌很少能定输赢。整个传牌四分钟左右正好；大家都传完了，才一起拿起来。
    .hint = 三个人都在等。这一张有那么要紧吗？
    .wrong-look = 大家没传完，传来的牌要扣着。你传了吗？
    .wrong-again = 三个人都得等着你看。整个传牌，多长时间才合适？

manners-wall = 手牌立在牌架的斜面上，牌墙在牌架前面。接下来该摸你这道牌墙，别人却够不着。怎么办？
    .option-reach = 让他们从我的牌架上伸手过来
    .option-push = 用推杆推出去
    .option-lift = 一墩一墩用手搬过去
    .right = 牌架前面的推杆把牌墙推向中间，谁也看不到你的手牌。
    .hint = 牌架上有一个部件，就是为这个做的。
    .wrong-reach = 离牌架那么近，会看到你的手牌，还可能碰倒。
    .wrong-lift = 搬起来慢，还会倒。牌架上有什么是专做这个的？

manners-cents = 可以用硬币或筹码记分。你们说好一分一美分。有人自摸，25 分的牌型，有百搭牌。你付多少？
    .option-once = 25 美分
    .option-twice = 50 美分
    .option-all = 1 美元
    .right = 自摸：25 分的两倍，一分一美分。只记分、不玩钱也可以。
    .shown = { manners-cents.right }
    .hint = 先算分：自摸的时候，每家付几倍？
    .wrong-once = 那是 25 分。可最后一张没有人打出。
    .wrong-all = 那是 25 分的四倍。手里有百搭牌。

manners-others =
    你或者你的朋友，也许会打中国麻将、日本麻将。牌看上去差不多，可这里有牌型卡，有八张百搭牌，要传牌，还没有顺子。

    所以有些老习惯，在这里要吃亏。

manners-whole = 四组加一对：打中国麻将，多半和了。你刚摸到第二张 <9C>。在这里怎么办？
    .right = 老习惯留在门外了。接着打。在这里，卡上有的牌型才能和牌，这手牌离哪个都远。
    .shown = 接着打。在这里，卡上有的牌型才能和牌，这手牌离哪个都远。
    .hint = 这 14 张是卡上的哪个牌型？
    .wrong = 你有 14 张，哪个牌型都对不上。这个回合怎样结束？
    .wrong-declare = 手牌摊开了，卡上没有这样的牌型。手牌成了死牌，别人接着打。
    .wrong-draw = 你已经摸过牌了，现在有 15 张。下家质疑你，你的手牌死了。

manners-run = 你做这个牌型，用 4、5、6、7。上家打出 <3B>，你有一张 4 和一张 5：打别的麻将可以吃成顺子。在这里呢？
    .right = 不要。在这里，3、4、5 根本不是一组。
    .shown = { manners-run.right }
    .hint = 在这里，一组牌是相同的，还是连着的？
    .wrong = 看看牌型里的几组。哪一组要这张牌？
    .wrong-run = 你亮出三张不同的牌，哪个牌型都不许。下家质疑，你的手牌成了死牌。
    .wrong-mah-jongg = 你喊了和牌，可没有哪个牌型对得上。手牌成了死牌，另外三家接着打。

manners-flower = 你用 2、3 和 4、5 做这个牌型，刚摸到一张花牌。打中国麻将，要放到一边补一张。在这里呢？
    .right = 在这里，花牌和别的牌一样，不补花。牌型要两张，所以留下，打一张多余的。
    .shown = { manners-flower.right }
    .hint = 牌型要花牌吗？回合怎样结束？
    .wrong = 把牌跟牌型对一对，花牌也算上。
    .wrong-flower = 牌型要两张花牌，现在只剩一张了。
    .wrong-line-tile = 可惜，牌型正要它。现在又多缺一张。
    .wrong-draw = 花牌没有放到一边，就不用补。你有 14 张。

manners-kong = 你要了第四张 <6C>，杠子亮出来了。打中国麻将，这时要补一张牌。在这里呢？
    .right = 老习惯放下了。杠子不过是四张一样的，不补牌。要牌，亮牌，打牌。
    .shown = 杠子不过是四张一样的，不补牌。要牌，亮牌，打牌。
    .hint = 数一数你的牌，杠子也算上。
    .wrong = 这一组已经亮出来了。这个回合怎样结束？
    .wrong-draw = 加上杠子，你已经有 14 张。要来的这张就顶了摸牌。
    .wrong-line-tile = 牌型要的打掉一张，现在缺三张。

manners-unknown = 跟 144 张的国标麻将比，这里多了哪些牌？全部选出来。
    .right = 百搭牌。加上这八张，一副牌就是 152 张，不是 144 张。
    .shown = { manners-unknown.right }
    .hint = 风牌、箭牌和花牌，两副牌里都有。
    .wrong = 哪种牌可以代替别的牌？
    .wrong-one = 就是这种。这一排里只有一张吗？
    .wrong-flower = 多了一张。中国麻将里也有花牌。
    .wrong-dragon = 多了一张。中国麻将里也有箭牌。

manners-alone =
    不打牌的日子，也可以自己练。给自己发 13 张，找出两个牌型，传走三张，再拿来三张：一个人也能传牌。

    或者在这里和程序打。一会儿就行，常来练。

manners-both = 中国麻将和这里都算一组的，是哪个？
    .option-run = 三张连着的
    .option-alike = 三张一样的
    .option-joker = 两张一样的加百搭牌
    .right = 三张一样的，在哪里都算一组。
    .shown = { manners-both.right }
    .hint = 有一个，这里没有那条规则；另一个，那边没有那种牌。
    .wrong-run = 在中国麻将里算。在这里呢？
    .wrong-joker = 在这里算。可 144 张的国标麻将里有这种牌吗？

manners-think = 下家牌架上的这张牌倒了，你看见了牌面。怎么办？
    .option-upright = 帮他立起来
    .option-tell = 告诉他一声
    .option-quiet = 不作声，记在心里
    .right = 客气地说一声，让他自己扶好。
    .shown = { manners-think.right }
    .hint = 牌架上的牌由谁来碰？给不给人看，谁说了算？
    .wrong-upright = 是好意，可你动了别人的牌。
    .wrong-quiet = 给不给人看，他说了算。可他知道牌倒了吗？

manners-wait = 查尔斯顿传牌时，三张新牌面朝下放在你面前，上家还在挑牌。你怎么办？
    .option-look = 看看我的新牌
    .option-wait = 先不翻开
    .option-help = 帮上家出主意
    .right = 四家都传完了，才能拿起新牌。
    .hint = 新牌什么时候可以拿起来？
    .wrong-look = 上家还没传。四家都传完之前，新牌要扣着。
    .wrong-help = 是好意，可要帮忙就得看别人的牌。

manners-more = 一副中国麻将是 144 张。这副牌多几张？
    .right = 八张百搭牌：152 张。
    .hint = 哪种牌只有这里才有？有几张？
    .wrong = 想想哪种能代替别的牌。有几张？
    .wrong-none = 那两副牌就一样了。哪种牌是中国麻将里没有的？
    .wrong-four = 大多数牌是四张。这种要多一些。

manners-three-dots = 你做这个牌型。上家打出 <6D>，你有7筒和8筒各一张。怎么办？
    .right = 不要。三个连着的数字，在这里不是一组。
    .shown = { manners-three-dots.right }
    .hint = 一组牌是相同的，还是连着的？
    .wrong = 看看牌型里的几组。哪一组要这张牌？
    .wrong-run = 你亮出三张不同的牌，哪个牌型都不许。对家质疑，你的手牌成了死牌。
    .wrong-mah-jongg = 你喊了和牌，可没有哪个牌型对得上。手牌成了死牌，另外三家接着打。
