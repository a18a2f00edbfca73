# 各章规则的牌局里可以试的事，按 lessons/rules 的章次排列。

# Reading the card
try-any-three-suits = 牌型卡上的颜色只说要两种花色，没说是哪两种。你用的是筒子和条子，一样行：喊和牌吧。
try-one-colour = 你的单数全是一种花色：筒子，再加两张红中，正是这个牌型要的。喊和牌吧。
try-two-colours = 你的牌全是条子，可这个牌型最后的杠子要另一种花色。喊和牌试试，看行不行。
try-no-suit = N 是风牌，R、G、0 是三种箭牌，在这个牌型里都没有花色：喊和牌吧。
try-digits = F 是花牌，一个数字是一张数字牌。拿你的双数牌跟“双数”第 1 行对一对，再喊和牌。
try-zero = 牌型卡上印着四个 0，你有四张白板。当零用的白板配什么花色都行：喊和牌吧。
try-dragons-of-suits = D 印成哪种花色的颜色，就是那种花色的箭牌。这里跟万子同色，所以是红中。喊和牌吧。
try-red-and-green = 这一行开头的 R 和 G 就是红中和发财，你用什么花色都不影响。喊和牌吧。
try-opposite-dragon = 这个牌型的箭牌另有一种颜色：不配条子，也不配万子，那就只有白板了。喊和牌吧。
try-claim-for-an-open-line = “双数”第 1 行标着 X，做它可以要牌。要2万凑成杠子，从现在起大家都看得见了。
try-concealed-line = 你的牌要做的牌型标着 C，一组也不能亮。2万是很诱人，可还是放过它吧。
try-value-of-a-line = 牌型旁边的数字就是分值。喊和牌，看看按它算，各家付你多少。
try-little-sum = 9 减 6 等于 3，符号只是装饰。附注说任意两种花色都行：喊和牌吧。
try-higher-run = 卡上印的是 1 2 3 4，附注让这些数字一起移动。你的是 5 6 7 8：喊和牌吧。
try-fixed-numbers = 这一行写着 2 乘 4 等于 8，没有附注让你换数字。你的是 1、3、7，喊和牌试试，看行不行。
try-group-sizes = 14 张牌的数字都对。可牌型要四张 1、两张 2，你却各有三张。喊和牌试试，看行不行。
try-two-lines-fit = 你的牌一下子做成了两个牌型：百搭牌可以当风牌和箭牌，也可以当风牌和 1。喊和牌，看看按哪一个付分。
try-like-numbers = 每张牌型卡都有一类是自己独有的。这张卡上，是三种花色用同一个数：喊和牌吧。
try-winds-section = 只有花牌、风牌和箭牌。在牌型卡上找到这个牌型，再喊和牌。
try-singles-and-pairs = 全是单张和对子，百搭牌一张也帮不上。喊和牌，再看看付分：这一类没有百搭牌不加倍。
try-choose-a-line = 问问教练（按 H）你离哪几个牌型最近，各缺什么。然后打一张这几个牌型都不要的牌。

# Charleston
try-sort-and-pass = 先理牌（按 S），再选三张最用不上的，传给下家。
try-pass-three = 用不上的只有两张？试试就传这两张。
try-pass-joker = 百搭牌能送给别人吗？试试传一张给下家。
try-pass-flower = 这一次你用不上花牌。拿一张花牌，跟另外两张一起传出去。
try-pass-pair = 对子也可以传。把两张1条都传出去，再加上北风。
try-pass-hidden = 你的三张牌已经扣在桌上，别人还在选。改主意了？按“演示给我看”，试试换成另外三张。
try-pass-across = 先拿你的牌跟牌型卡对一对，再传三张给对家，对家也传三张给你。
try-pass-left = 传三张牌给上家。传来的三张是下家的。
try-blind-left = 你用不上的只有北风。选它，再从传来的牌里盲传两张，看都不看。
try-look-before-blind = 转走之前，你真想知道传来的是什么。按“演示给我看”，试试先偷看一眼。
try-blind-right = 你的牌张张有用，一张也舍不得。把传来的三张全部盲传出去。
try-stop-too-early = 前三次人人都要传，所以没有“喊停”的按钮。按“演示给我看”，照样喊一声试试。
try-vote-on = 说你想再传一轮。四个人都愿意才行。
try-vote-stop = 你的牌已经很好了。喊停吧：你一个人就够。礼让换牌照样有。
try-second-left = 第二轮从左边开始。传三张牌，下一次就传给对家了。
try-stop-second = 第二轮传到一半了。按“演示给我看”，试试现在喊停。
try-courtesy = 跟对家说你想换三张。两人说的数，按小的换。另外两家换几张，他们自己商量。
try-heavenly = 你是东家，起手的 14 张已经凑成牌型，这就是天和。趁还没传牌，喊和牌吧。

# Concealed hands
try-concealed-last-tile = 你做的是暗牌型，别人一张也没见过。现在有人打出你缺的最后一张：要来和牌，14 张一起摊开。
try-exposed-and-concealed = 14 张牌正是标着 C 的一个牌型，可你已经亮了一个刻子。喊和牌试试，看行不行。
try-exchange-while-concealed = 你在做暗牌型。用红中换下家的百搭牌：这样什么也没亮出来。

# Dead hands
try-challenge = 下家先前亮了1条的刻子，现在又亮出9万的刻子，在哪个牌型里都凑不到一起。质疑这手牌，看他承认还是不承认。
try-error-goes-back = 下家亮的两组，在哪个牌型里都凑不到一起。质疑这手牌，看看哪一组收回牌架，哪一组留着。
try-run-exposed = 下家亮出了1条、2条、3条。卡上没有哪个牌型有这样的组：质疑这手牌。
try-should-be-concealed = 下家亮的两个刻子，只有一个牌型里凑得到一起，偏偏它标着 C。质疑这手牌。
try-joker-in-a-pair = 下家亮出一张1条和一张百搭牌，当对子用。质疑这手牌。
try-wrong-size = 下家亮着五张北风，其中一张是百搭牌。卡上没有风牌的五张组。质疑这手牌。
try-impossible = 亮着这两个杠子，下家还得有一对2条，可四张2条已经出了三张。质疑这手牌。
try-challenge-for-nothing = 下家亮着1条的刻子，你看不出有什么不对。偏要质疑，听听他怎么回答。
try-challenge-is-paid = 你质疑了一手没错的牌，对方没有承认。现在你的牌齐了：喊和牌，在付分旁边找找你该付的那 25 分。
try-dead-must-stop = 有人说你的手牌是死牌，你承认了。按“演示给我看”，照样去摸牌试试。
try-dead-does-not-discard = 你的手牌死了。按“演示给我看”，照样打一张牌试试。
try-dead-does-not-win = 你的牌凑成了牌型，可你已经承认是死牌。按“演示给我看”，喊和牌试试。
try-dead-pay-too = 下家的手牌死了。喊和牌，看看他照样付分，跟别人一样。
try-nobody-noticed = 你亮的两个刻子，只有一个暗牌型里凑得到一起，所以你和不了。打一张牌：谁也没发现，接着打。
try-wrong-count = 你多摸了一张，手里有 15 张。打出一张，剩下 14 张，听听别人怎么说。
try-three-dead = 已经有两家死牌，现在又轮到你被质疑。你一承认就是三家了：看看这一局会怎样。
try-bots-challenge = 这一桌的人看见死牌会说出来。你亮的两个刻子，在哪个牌型里都凑不到一起：打一张牌，听听他们怎么说。

# Deal
try-roll-for-east = 每人掷了两颗骰子，点数最大的是东家，先打牌。按“演示给我看”，接着砌牌墙。
try-host-begins = 这一桌不用掷骰子：对家是东道主，就由他做东家。
try-walls = 152 张牌都扣着洗好了，每人砌一道牌墙。数一道看看：19 墩，每墩两张。
try-break = 东家掷两颗骰子，从自己牌墙的右端数出那么多墩。这几墩单放着，最后才摸。
try-deal-fours = 东家拿两墩，就是四张。然后南家、西家、北家也照样拿，一共拿三次。看看牌墙怎样变短。
try-deal-last = 东家再拿两张，另外三家各拿一张。现在东家 14 张，别人 13 张，牌墙还剩 99 张。

# Discarding
try-name-a-suit = 打出7万。牌名一出口，就收不回来了：看看记录。
try-name-a-wind = 打出北风，看看打的时候怎么报。
try-name-a-dragon = 打出白板，看看在牌桌上怎么报。
try-name-a-flower = 你要做的牌型都不要花牌。跟别的牌一样，把它打出去。
try-name-a-joker = 刚才打出的是9筒。打出你的百搭牌，看看怎么报。
try-name-the-first-joker = 你是东家，还没有人打过牌。这一局的第一张，就打百搭牌。
try-joker-is-dead = 有人打出一张百搭牌。按“演示给我看”，要它试试。

# Mah Jongg in error
try-lay-it-open = 你喊了和牌，可多了一张9筒。摊开手牌，看看会怎样：另外三家的牌都还没动。
try-throw-in-too-early = 上家喊和牌，摊开的牌其实不对。你没核对就推散手牌：这下你们两家都出局，另外两家接着打。
try-keep-your-hand = 上家喊了和牌。先别动，拿他的牌跟牌型卡对一对：不对。保留你的手牌。
try-only-hand-left = 有人诈和，另外两家已经推散了手牌。你的要保留：完整的只剩你这一手，这一局到此为止，诈和的人付分给你。
try-joker-of-a-dead-hand = 上家的手牌死了，可那个杠子是早先亮的，没有错。用你的1条换里面的百搭牌。
try-joker-shown-in-error = 上家带百搭牌的那一组亮错了。按“演示给我看”，试试换走那张百搭牌。

# The joker exchange
try-exchange = 对家有两张百搭牌当红中用，你手里正好有一张真的红中。换吧：百搭牌归你了。
try-exchange-out-of-turn = 你还没有摸牌。按“演示给我看”，试试现在就拿红中去换。
try-exchange-own = 你摸到4万，自己亮的一组里，百搭牌当的正是4万。换回来吧：自己亮的也可以换。
try-exchange-two = 你刚用一张红中换过，手里还有一张。同一个回合，再换一次。
try-exchange-and-discard = 换过之后，你还是 14 张牌。跟每个回合一样，打一张收尾。
try-exchange-back = 对家亮着三张真的红中，你有一张百搭牌。百搭牌换得来普通牌吗？按“演示给我看”试试。
try-exchange-a-discard = 那张红中在打出的牌里，不在你的牌架上。按“演示给我看”，试试用它换对家的百搭牌。
try-exchange-before-claim = 你想要6万，可先得有一张百搭牌。按“演示给我看”，试试要牌之前先换。
try-exchange-another = 对家的百搭牌当红中用，你只有发财和白板。按“演示给我看”，照样去换试试。
try-exchange-and-win = 刚换来的百搭牌把你的牌凑齐了。喊和牌：跟自摸一样付分。
try-jokerless-after-exchange = 上家换走了你亮牌里的百搭牌，现在又打出你缺的最后一张。要来和牌：你手里没有百搭牌了，按无百搭付分。

# Claiming for an exposure
try-claim-and-go-on = 对家打出6万。要来凑成杠子，你打一张，然后轮到下家。
try-claim-pair = 再来一张北风就是对子了。按“演示给我看”，试试要来亮出一对。
try-claim-for-a-cluster = 南风能凑齐你的 NEWS，可那只是看着像一组。按“演示给我看”，试试要来把四张亮出。
try-claim-with-jokers = 你有一张6万，再用两张百搭牌就能凑成杠子。要那张牌吧。
try-exposure-stays = 你摸到第四张4万，可4万的刻子早就亮出来了。按“演示给我看”，试试把它加进去。
try-exchange-after-claim = 你要了牌，也亮好了。打牌之前，用红中换对家的百搭牌。
try-first-exposure = 离你最近的牌型标着 C。偏要2万试试：这下别人看出了几分，标着 C 的牌型你也都做不成了。
try-other-hand = 你已经亮了1条的刻子。改做别的牌型也行，可有这一组的牌型，哪个都没有2条的杠子。按“演示给我看”，亮亮看。
try-wrong-claim = 你要了一张北风凑对子，这是谁也不许的。打一张牌，看看有没有人发现。

# Flowers and Soap
try-soap-with-dots = 配筒子的箭牌是白板。你有四张：喊和牌吧。
try-four-soaps = 一张白板当 2026 里的零，箭牌的杠子就只剩三张，第四张得用百搭牌。喊和牌吧。

# Groups
try-odd-singles = 3条和7条都是单张，百搭牌代替不了，你也用不着：喊和牌吧。
try-three-pairs = 三个对子，两个杠子，齐了。喊和牌吧。
try-claim-a-pung = 你有两张1条，有人打出第三张。要来吧：三张一样的叫刻子。
try-claim-a-kong = “单数”第 1 行要四张3万。把第四张要来：四张一样的叫杠子。
try-quints = 五张一样的叫五张组。这种牌只有四张，第五张得用百搭牌。喊和牌吧。
try-sextet = 六张一样的叫六张组，再没有比它大的了。你有四张5筒和两张百搭牌。喊和牌吧。
try-printed-year = 2026 印在一起，其实是四个单张，不是一组。你都有：喊和牌吧。
try-no-runs = 三个顺子、一个刻子、一个对子：打别的麻将，这手牌多好。在这里，喊和牌试试。

# Jokers
try-joker-pung = 七张百搭牌帮你凑齐了几个四张的组。喊和牌吧。
try-joker-pair = 一对2条还差一张，你手里有一张百搭牌。试试用它喊和牌。
try-joker-cluster = 牌型要 N S 各一张，你没有南风。试试拿百搭牌顶上，喊和牌。
try-joker-singles-and-pairs = 你做的是“单张与对子”，缺一张白板。试试拿百搭牌顶上，喊和牌。
try-joker-group = 四张百搭牌可以自成一组。喊和牌，在牌型卡上看看它们代替哪张牌。
try-joker-to-spare = 你的对子还差一张，百搭牌帮不上忙。打掉这张百搭牌吧，这是可以的。

# Claiming for Mah Jongg
try-claim-last-tile = 你的对子差一张，正好有人打出来。这是最后一张，没轮到你也可以要来和牌。
try-claim-for-concealed = 你做的是暗牌型，只差一张白板。最后一张可以是别人打出的：要来和牌。
try-claim-a-joker = 你的杠子再来一张百搭牌就齐了，偏偏有人打出一张。按“演示给我看”，试试要来和牌。
try-mah-jongg-first = 你想要2条凑杠子，也是你先轮到，可对家要靠它和牌。你也去要，看看归谁。
try-next-in-turn = 对家也想要6万来亮牌。可你先轮到：去要吧，它归你。
try-two-mah-jonggs = 这张2条你能和，下家也能和。你先轮到：要来和牌吧。
try-already-exposed = 对家打出6万，上家摸了牌，下家这才要了它，亮出杠子。本来你先轮到：按“演示给我看”，试试还能不能要。

# The misnamed discard
try-wrong-name = 在这一桌，牌名自己报。按“演示给我看”，把9筒打出去，却报成“8筒”。看看改的是什么：只改名字。
try-wrong-name-exposure = 上家打出4条，却报成“6万”，你已经照着亮出了6万。谁也不付分。改亮4条的刻子吧，不然你的手牌就死了。
try-wrong-name-mah-jongg = 你等的是2条，上家打了别的牌，却报成“2条”。要来和牌：报错的人一家付，付四倍。

# Object
try-first-to-make-a-line = 你的 14 张牌正好是卡上的一个牌型：看“连续数字”这一类。喊和牌吧。
try-fifth-player = 第五个人这一局不上桌，悄悄押了你赢。要那张2条来和牌：别家付你多少，也付他多少。

# Payments
try-paid-on-a-discard = 下家打出你缺的最后一张。要来和牌，看看谁付两倍。
try-paid-self-picked = 最后一张是你自己摸到的。喊和牌，看三家都付两倍。
try-paid-jokerless-discard = 你手里没有百搭牌。要那最后一张来和牌，看各家付的分都翻一倍。
try-paid-jokerless-self-picked = 自摸，又没有百搭牌，再好不过了。喊和牌，看三家都付四倍。
try-east-pays-the-same = 上家是东家。喊和牌，比一比：东家付的不多也不少。
try-name-the-price = 你和了，这一桌由赢家报价。报 25，报少了：谁也不提醒你，就按这个付。
try-three-exposures = 你已经亮了三组，上家还是给你点炮。要来和牌：这一桌，由他包三家。
try-pie = 这一桌，一个人最多输 250 分，下家已经输了 240。喊和牌，看看他还付多少。
try-bet-self-picked = 第五个人押了你，你又是自摸。喊和牌：每家付你多少，也付他多少。接着东家下桌，第五个人坐上去。
try-bet-on-another = 第五个人押了下家。喊和牌：下家付你多少，他也付你多少。
try-bet-on-nobody = 第五个人押流局，而牌墙已经摸完了。打出一张牌，看看每家该付多少。

# Picking
try-next-tile = 摸一张牌，留意牌墙：总是摸上一张的下一张。合用就留下。
try-drawn-pung = 你摸到了第三张4条。能亮出来吗？不能，因为是自己摸的。打别的牌吧。
try-next-wall = 三道牌墙摸完了，一道用完接左边那道。只剩东家留着的几墩：从那里摸。
try-out-of-turn = 这一桌可以出错。还没轮到你，现在摸一张，看看那张牌到哪里去。

# Taking back a claim
try-take-a-claim-back = 你说了要6万，还没亮牌又收回了。谁也不会介意：放过它吧。
try-take-mah-jongg-back = 你喊错了和牌，好在一张也没亮。收回来，大家接着打。
try-mah-jongg-to-exposure = 你收回了和牌，打出的那张还在那里。改成要来亮牌。

# Rotation
try-next-east = 你是东家。喊和牌，再打下一局：东家换成了你的下家。
try-east-after-nobody-won = 牌墙的最后一张在你手里。打出去：谁也没赢。下一局重新洗牌，东家照样往右传。
try-sixteen-games = 这一场有 16 局，每人做四次东家。赢下第一局，后面还有 15 局。

# Table rules
try-mush = 这一桌有混合换牌。放最多三张到中间，跟大家的混在一起，再拿回同样多张。
try-hot-wall = 到最后一道牌墙了，这一桌打出的牌只能要来和牌。按“演示给我看”，试试亮出6万的杠子。
try-feeder-pays = 到最后一道牌墙了，有人打出你等的2条，还是头一张，是生张。要来和牌：由他包三家。
try-cold-wall = 到最后一道牌墙了，这一桌只许自摸。按“演示给我看”，试试要那张2条来和牌。
try-swap-a-blank = 你有一张空白牌，打出的牌里有一张4条。用空白牌换来吧。
try-strong-blank = 在这一桌，空白牌可以当任何牌，对子里也行。它补齐了你的一对2条：喊和牌吧。
try-eight-blanks = 这一桌用八张空白牌，比通常的六张多，你拿了七张。喊和牌吧。
try-pass-a-blank = 空白牌能传吗？试试传给下家。
try-doubles-count-double = 东家开牌时掷出两颗同点，在这一桌，整局因此加倍。喊和牌，看看付分。

# Tiles
try-three-suits = 在牌架上找找条子、万子和筒子，画着小鸟的是1条。然后打出一张。
try-winds-and-dragons = 这里没有花色，只有两种风牌和三种箭牌。打出白板，英语叫 Soap。
try-flowers-and-naturals = 花牌全都算同一种。四张花牌加两张百搭牌，凑成牌型要的六张，别的都是普通牌。喊和牌吧。
try-ten-jokers = 这一桌用十张百搭牌，你一个人就有九张。平时只有八张，这样的牌想都别想。喊和牌吧。

# Turn
try-east-opens = 你是东家，有 14 张牌，所以不摸牌就先打。打出北风。
try-fourteen-tiles = 你手里已经有 14 张。按“演示给我看”，试试再摸一张。
try-to-the-right = 打出东风，看大家怎样一家一家往右轮。
try-draw-first = 轮到你了，手里是 13 张。按“演示给我看”，试试不摸就打。
try-four-steps = 你摸到一张红中。先用它换对家的百搭牌，换完再打牌。
try-claim-lies-open = 有人打出6万，你手里有三张。要来吧：整组都要亮在牌架上。
try-no-pick-ahead = 上家还在想，下一个就是你。按“演示给我看”，试试现在就摸。
try-ready = 你只差一张4万，这不用告诉谁。摸一张，然后喊和牌。

# The wall game
try-nobody-wins = 你摸了牌墙的最后一张，还是没有和牌。打出去：这一局就是流局，谁也不付分。
try-last-discard = 牌墙摸完了，最后打出的正是你缺的2条。照样算数：要来和牌。

# Window
try-window-opens = 6万刚刚打出，你可以要。先说要还是不要。按“演示给我看”，试试马上就摸牌。
try-window-closes = 你想要6万，可对家已经摸了牌，接着打了。按“演示给我看”，试试晚一步去要。
try-late-claim = 对家摸了牌，还没放上牌架，你还来得及要6万。他摸的那张放回牌墙。
try-two-quick = 接连打出了两张6万。要吧：你拿到的是第二张，第一张已经过去了。
