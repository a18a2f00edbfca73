# What may be tried in the positions of lessons/rules, chapter by chapter.

# Reading the card
try-any-three-suits = 牌型卡上的颜色只说要两种花色，没说是哪两种。筒和条也行：宣布和牌吧。
try-one-colour = 同一花色的单数，全是筒，再加两张红中。宣布和牌吧。
try-two-colours = 你的牌全是条，可这一行的最后一副杠子要另一种花色。试试宣布和牌。
try-no-suit = N 是风牌，R、G、0 是三张箭牌；这里都没有花色。宣布和牌吧。
try-digits = F 是花牌，每个数字是一张数牌。拿你的双数牌和双数的第一行比一比，再宣布和牌。
try-zero = 牌型卡上印着四个零，你手上有四张白板。它们配哪种花色都行：宣布和牌吧。
try-dragons-of-suits = D 是和花色同色的箭牌：这里和万同色，就是红中。宣布和牌吧。
try-red-and-green = 这一行开头的 R、G 就是那两张箭牌，和花色无关。宣布和牌吧。
try-opposite-dragon = 这一行的箭牌是另一种颜色：既不配条，也不配万。白板才对。宣布和牌吧。
try-claim-for-an-open-line = 双数第一行标着 X，可以为它要牌。要下二万凑杠子：从此大家都看得见。
try-concealed-line = 你的牌走向标着 C 的一行：一张也不能亮出来。二万很诱人，放过它吧。
try-value-of-a-line = 看看这一行旁边的数字，那就是它的分值。宣布和牌，看看各家付分怎样从它算出来。
try-little-sum = 9 减 6 等于 3：运算符号只是装饰，备注说任意两种花色都行。宣布和牌吧。
try-higher-run = 卡上印的是 1 2 3 4，备注说数字可以一起移动。你的是 5 6 7 8：宣布和牌吧。
try-fixed-numbers = 这一行是 2 乘 4 等于 8，没有备注说数字能移动。你的是 1、3、7。试试宣布和牌。
try-group-sizes = 十四张牌数字都对，可这一行要四张一、两张二，而你各有三张。试试宣布和牌。
try-two-lines-fit = 你的牌能成两行：一行里百搭牌当风牌和箭牌，另一行里当风牌和一。宣布和牌，看看按哪一行付分。
try-like-numbers = 每张牌型卡都有一部分是自己的主题，这张卡上是各花色的同一个数字。宣布和牌吧。
try-winds-section = 只有花牌、风牌和箭牌：在牌型卡上找到这一行，再宣布和牌。
try-singles-and-pairs = 只有单张和对子，百搭牌一点用也没有。宣布和牌，看看付分：没有无百搭的加倍。
try-choose-a-line = 问问教练（H 键）哪几行离得近、各缺什么，再打一张这几行都用不上的牌。

# Charleston
try-sort-and-pass = 先把牌理好（按 S 键就行）。然后选三张最用不上的牌，传给右边的人。
try-pass-three = 试试只传两张牌。
try-pass-joker = 试试把一张百搭牌传给右边的人。
try-pass-flower = 这手牌不需要花牌。把一张花牌和另外两张牌一起传出去。
try-pass-pair = 把两张一条一起传出去，再加上北风。
try-pass-hidden = 你的三张牌已经扣在桌上，别人还在想。点“演示给我看”，试试换成另外三张。
try-pass-across = 先拿你的牌和牌型卡比一比，再传三张给对面的人，对面也会传来三张。
try-pass-left = 传三张牌给左边的人。传进来的牌来自右边。
try-blind-left = 你只舍得传出北风。选它，另外两张用传进来的牌，不看就直接传走。
try-look-before-blind = 你想在传走之前知道传进来的是什么。点“演示给我看”，试试先看一眼。
try-blind-right = 你的牌都配得上。把传进来的三张牌全都不看就传走。
try-stop-too-early = 前三次换牌人人都要做，所以没有停止的按钮。点“演示给我看”，照样去问一问。
try-vote-on = 表示你想再换一轮。四个人都同意才会继续。
try-vote-stop = 你的牌已经很好了。停止换牌：你一个人说停就停，之后照样有礼让换牌。
try-second-left = 第二轮换牌从左边开始。传三张牌，看看接下来是不是传给对面。
try-stop-second = 第二轮换牌正进行到一半。点“演示给我看”，试试现在就停。
try-courtesy = 向对面的人提出换三张。按两人中较少的张数来换；另外两家自己商量。
try-heavenly = 你是东家，发到的 14 张牌已经成了。在换牌之前就宣布和牌。

# Concealed hands
try-concealed-last-tile = 你的暗牌型谁也没见过一张。现在有人打出了最后一张：要下来，十四张一起亮开。
try-exposed-and-concealed = 十四张牌正好是标 C 的一行，可一副刻子已经亮出来了。试试宣布和牌。
try-exchange-while-concealed = 你在做暗牌型。用红中换右边那张百搭牌：这样你什么也没亮出来。

# Dead hands
try-challenge = 右边的人亮着一条的刻子，现在又亮出九万的刻子。没有一行两样都有。说这手牌是死牌，由牌主承认或否认。
try-error-goes-back = 没有一行同时有右边的这两组。说它是死牌，看看哪一组收回牌架，哪一组留着。
try-run-exposed = 右边的人亮出了一条、二条、三条。卡上没有一行有这样的组：说它是死牌。
try-should-be-concealed = 右边的两副刻子只在一行里同时出现，而那一行标着 C。说它是死牌。
try-joker-in-a-pair = 右边的人亮出一张一条加一张百搭牌，当作对子。说它是死牌。
try-wrong-size = 右边亮着五张北风，其中一张是百搭牌。卡上没有风牌的五张组。说它是死牌。
try-impossible = 有这两副杠子，右边的手牌要一对二条，而四张里已经出了三张。说它是死牌。
try-challenge-for-nothing = 右边亮着一条的刻子，看不出有什么不对。偏要质疑，听听对方怎么说。
try-challenge-is-paid = 你质疑了一手没错的牌，对方否认了。现在你和牌：宣布吧，在付分里找到你该付的 25 分。
try-dead-must-stop = 别人说你是死牌，你承认了。点“演示给我看”，照样试试摸牌。
try-dead-does-not-discard = 你是死牌了。点“演示给我看”，试试从手里打一张。
try-dead-does-not-win = 你的牌成了一行，可你已经承认是死牌。点“演示给我看”，试试宣布和牌。
try-dead-pay-too = 右边的人是死牌。宣布和牌，看看死牌的人照样付分。
try-nobody-noticed = 你的两副刻子只在一行暗牌型里同时出现，这样是赢不了的。打一张牌：没人发现，牌局继续。
try-wrong-count = 你摸了两次牌，手上十五张。打一张，看看别人对剩下的十四张怎么说。
try-three-dead = 已经有两手死牌，现在又质疑你。你一承认就是三手：看看这一局会怎样。
try-bots-challenge = 这一桌的对手会质疑。你亮出的两副刻子没有一行同时有：打一张牌，听他们怎么说。

# Deal
try-roll-for-east = 大家各掷了两颗骰子，点数最大的是东家，由东家先开始。点“演示给我看”，接着砌牌墙。
try-host-begins = 这一桌不用掷骰子：对面的人是主人，就由他做东家。
try-walls = 152 张牌扣着洗匀，然后每人砌一面牌墙。数一面看看：十九墩，每墩两张。
try-break = 东家掷两颗骰子，从自己牌墙的右端数出那么多墩。这几墩留到最后才用。
try-deal-fours = 东家拿两墩，共四张。然后南家、西家、北家照样拿，一共三轮。看牌墙怎样变短。
try-deal-last = 东家再拿两张，其他人各拿一张。现在东家十四张，其他人十三张，还剩 99 张。

# Discarding
try-name-a-suit = 打出七万。牌名会报给大家听，打出的牌也不能收回：看看记录。
try-name-a-wind = 打出北风，看看怎么报它的名字。
try-name-a-dragon = 打出白板，看看在桌上怎么叫它。
try-name-a-flower = 适合你的牌型都不需要花牌。像别的牌一样把它打出去。
try-name-a-joker = 桌上刚打出九筒。打出百搭牌，听听怎么报。
try-name-the-first-joker = 你是东家，还没有人打过牌。把百搭牌作为这一局的第一张牌打出去。
try-joker-is-dead = 有人打出一张百搭牌。点“演示给我看”，试试去要它。

# Mah Jongg in error
try-lay-it-open = 你报了和牌，可多了一张九筒。亮开看看：别人都没动手牌，会怎样。
try-throw-in-too-early = 左边的人亮开的和牌其实不成。你不看就把牌推倒：你们两个都出局，另外两人接着打。
try-keep-your-hand = 左边的人说和牌了。先拿他的牌和牌型卡比一比，别急着动：不对。保留你的手牌。
try-only-hand-left = 有人误报和牌，另外两人已经推倒了手牌。保留你的：只剩你一手完整，这局到此为止，他付分给你。
try-joker-of-a-dead-hand = 左边是死牌，但那副杠子是之前正当亮出的。用你的一条换里面的百搭牌。
try-joker-shown-in-error = 左边那组带百搭牌的牌亮错了。点“演示给我看”，试试换走那张百搭牌。

# The joker exchange
try-exchange = 对面有两张百搭牌当红中用，你手上正好有一张红中。换吧：百搭牌归你了。
try-exchange-out-of-turn = 你还没摸牌。点“演示给我看”，试试现在就换红中。
try-exchange-own = 你摸到四万，自己亮牌里的百搭牌正当四万用。换下来：自己的亮牌也可以换。
try-exchange-two = 你已经换了一张红中，手上还有一张。同一回合里再换一次。
try-exchange-and-discard = 换过之后你还是十四张牌。照常打一张，结束这一回合。
try-exchange-back = 对面亮着三张真的红中，你手上有一张百搭牌。百搭牌不能拿去换普通牌。点“演示给我看”，试试在那里换。
try-exchange-a-discard = 红中在打出的牌里，不在你的牌架上。点“演示给我看”，试试用它换对面的百搭牌。
try-exchange-before-claim = 你想要六万，还想先换一张百搭牌。点“演示给我看”，试试在要牌之前换。
try-exchange-another = 对面的百搭牌当红中用，你只有发财和白板。点“演示给我看”，试试去换。
try-exchange-and-win = 刚换来的百搭牌补全了你的手牌。宣布和牌：按自摸付分。
try-jokerless-after-exchange = 左边的人换走了你亮牌里的百搭牌，现在打出了你要的最后一张。要下来：你的牌里没有百搭牌了，按无百搭付分。

# Claiming for an exposure
try-claim-and-go-on = 对面的人打出六万。要来凑成杠子，然后你打一张牌，再由你右边的人接着。
try-claim-pair = 再来一张北风就成对子了。点“演示给我看”，试试要来亮成一对。
try-claim-for-a-cluster = 南风能补全你的东南西北，可那只是看着像一组。点“演示给我看”，试试要来把四张亮出来。
try-claim-with-jokers = 你有一张六万。再用两张百搭牌凑齐杠子：去要那张牌。
try-exposure-stays = 你摸到第四张四万，而四万的刻子早已亮出。点“演示给我看”，试试把这张加进去。
try-exchange-after-claim = 你要了牌，也亮出了一组。打牌之前，用红中换对面的百搭牌。
try-first-exposure = 离你最近的一行标着 C。偏要二万试试：大家都看出一点你的打算，标 C 的行你也再做不了。
try-other-hand = 你面前亮着一条的刻子。可以换成别的有这副刻子的行，但没有一行旁边还有二条的杠子。点“演示给我看”试试。
try-wrong-claim = 你要了一张北风凑对子，这是不允许的。打一张牌，看看有没有人发现。

# Flowers and Soap
try-soap-with-dots = 筒的箭牌是白板。你有四张：宣布和牌吧。
try-four-soaps = 一张白板做 2026 里的零，箭牌的杠子只剩三张：第四张用百搭牌。宣布和牌吧。

# Groups
try-odd-singles = 三条和七条都是单张，百搭牌不能顶替。宣布和牌吧。
try-three-pairs = 三个对子和两副杠子。宣布和牌吧。
try-claim-a-pung = 你有两张一条，有人打出第三张。要下来：三张一样的叫刻子。
try-claim-a-kong = 单数第一行要四张三万。要下第四张：四张一样的叫杠子。
try-quints = 五张一样的是五张组。每种牌只有四张，第五张用百搭牌。宣布和牌吧。
try-sextet = 六张一样的是六张组，最大的一种：四张五筒加两张百搭牌。宣布和牌吧。
try-printed-year = 2026 印在一起，其实是四个单张，不是一组。你都有了：宣布和牌吧。
try-no-runs = 三副顺子、一副刻子、一个对子：在别的麻将里是一手好牌。在这里试试宣布和牌。

# Jokers
try-joker-pung = 七张百搭牌帮你凑齐了几组四张。宣布和牌 吧。
try-joker-pair = 只有二条这一对缺一张，而你手上有一张百搭牌。试试宣布和牌。
try-joker-cluster = 这一行要南北各一张，你缺南风。试试用百搭牌顶替，宣布和牌。
try-joker-singles-and-pairs = 这手单张和对子的牌缺一张白板。试试用百搭牌宣布和牌。
try-joker-group = 四张百搭牌可以自成一组。宣布和牌，看看它们代表哪张牌。
try-joker-to-spare = 对子缺一张，百搭牌帮不上忙。把它打出去：这是允许的。

# Claiming for Mah Jongg
try-claim-last-tile = 你的对子缺一张，有人正好打出来。它是最后一张，就算没轮到你也可以要。
try-claim-for-concealed = 你做的是暗牌型，只缺一张白板。最后一张可以要别人打出的牌：要下来。
try-claim-a-joker = 一张百搭牌就能补全你的杠子，正好有人打出一张。点“演示给我看”，试试要来和牌。
try-mah-jongg-first = 你想要二条凑杠子，而且正轮到你。可对面的人要它来和牌。去要，看看归谁。
try-next-in-turn = 对面的人也想要六万来亮牌。打牌的人之后先轮到你：去要，它归你。
try-two-mah-jonggs = 二条能让你和牌，右边的人也正等它。你的顺序在前：去要吧。

# The misnamed discard
try-wrong-name = 这一桌由自己报牌名。点“演示给我看”，打出九筒却报成八筒。看看改的是什么：改名字，不换牌。
try-wrong-name-exposure = 左边的人把四条报成了六万，你已经亮出了六万。谁也不付分；改成四条的刻子吧，否则你的手牌就是死牌。
try-wrong-name-mah-jongg = 你等着二条，左边的人却把别的牌报成了二条。要来和牌：只有报错的人付分，付四倍。

# Object
try-first-to-make-a-line = 你的十四张牌正好是牌型卡上的一行，在连号那一部分。宣布和牌吧。
try-fifth-player = 第五个人这局不上桌，悄悄押了你赢。要下二条：其他人付给他的和付给你的一样多。

# Payments
try-paid-on-a-discard = 右边的人打出了你要的最后一张。要下来，看看谁付双倍。
try-paid-self-picked = 最后一张是你自己摸到的。宣布和牌，看看三家都付双倍。
try-paid-jokerless-discard = 你的手牌没有百搭牌。要下最后一张，看看付分又翻一倍。
try-paid-jokerless-self-picked = 自摸，又没有百搭牌：两样好处都占。宣布和牌，看看三家都付四倍。
try-east-pays-the-same = 左边的人是东家。宣布和牌，比一比：东家付的不多也不少。
try-name-the-price = 你和牌了，这一桌由赢家报该付多少。报 25，少了：没人纠正你，就按这个算。
try-three-exposures = 你面前亮着三组，左边的人还是喂了你一张。要下来：这一桌由他替大家付。
try-pie = 这一桌每人最多输 250 分，右边的人已经输了 240 分。宣布和牌，看看他还付多少。
try-bet-self-picked = 第五个人押了你，你又自摸了最后一张。宣布和牌：每个输家给你们两人都付。这局之后东家起身，第五个人坐下。
try-bet-on-another = 第五个人押了右边的人。宣布和牌：那个人付你的分，他也照付一份。
try-bet-on-nobody = 第五个人押没有人赢，而牌已经摸完了。打一张牌，看看每人该付多少。

# Picking
try-next-tile = 摸一张牌，留意牌墙：从上次停下的地方接着摸。喜欢就留下它。
try-drawn-pung = 你摸到的牌凑成了三张四条。找找能不能亮出来：不能，因为是自己摸的。打别的牌吧。
try-next-wall = 三面牌墙已经用完，每面之后接它左边的一面。只剩东家留下的牌：从那里摸。
try-out-of-turn = 这一桌允许犯错。现在没轮到你，摸一张牌，看看那张牌会怎样。

# Taking back a claim
try-take-a-claim-back = 你说要六万，在亮牌之前又收回了。没人会怪你：放过这张牌。
try-take-mah-jongg-back = 你误报了和牌，还没亮出任何牌。收回来，牌局继续。
try-mah-jongg-to-exposure = 你收回了和牌。那张牌还在桌上：改为要来亮牌。

# Rotation
try-next-east = 你是东家。宣布和牌，再开始下一局：这回由你右边的人做东家。
try-east-after-nobody-won = 牌墙的最后一张在你手上。打出去：没有人赢。下一局重新洗牌，东家照样换人。
try-sixteen-games = 这场比赛一共十六局，每人做四次东家。赢下第一局，后面还有十五局。

# Table rules
try-mush = 这一桌约定了混换。最多放三张到中间，大家的牌混在一起，再拿回同样多张。
try-hot-wall = 已经到最后一面牌墙，这里打出的牌只能要来和牌。点“演示给我看”，试试亮六万的杠子。
try-feeder-pays = 已经到最后一面牌墙，有人打出你要的二条，之前一张也没出现过。要下来：由他替大家付。
try-cold-wall = 约定了冷墙，最后一张得自己摸。点“演示给我看”，试试要二条来和牌。
try-swap-a-blank = 你有一张空白牌，打出的牌里有一张四条。用空白牌把它换回来。
try-strong-blank = 这一桌的空白牌能代替任何牌，对子里也行。它补全了你的二条：宣布和牌吧。
try-eight-blanks = 这一桌用八张空白牌，比常用的六张多，你拿了七张。宣布和牌吧。
try-pass-a-blank = 试试把空白牌传给右边的人。
try-doubles-count-double = 东家开墙时掷出对子点，这一桌因此整局翻倍。宣布和牌，看看付分。

# Tiles
try-three-suits = 在你的牌架上找一找条、万、筒；画着鸟的是一条。然后打出一张牌。
try-winds-and-dragons = 这里没有花色，只有两种风牌和三种箭牌。打出白板。
try-flowers-and-naturals = 花牌张张一样。四张花牌加两张百搭牌凑成这一行要的六张，其余都是普通牌。宣布和牌吧。
try-ten-jokers = 这一桌用十张百搭牌，九张在你手里。只有八张的话绝不可能。宣布和牌吧。

# Turn
try-east-opens = 你是东家，有 14 张牌，所以不摸牌就先打。打出北风。
try-fourteen-tiles = 你手上已有 14 张牌。点“演示给我看”，试试再摸一张。
try-to-the-right = 打出东风，看轮次怎样向右绕桌子转一圈。
try-draw-first = 轮到你了，手上 13 张牌。点“演示给我看”，试试不摸牌就打牌。
try-four-steps = 你摸到一张红中。先用它换对面的百搭牌，然后才打牌。
try-claim-lies-open = 有人打出六万，你手上有三张。要这张牌：整组要亮在你的牌架上。
try-no-pick-ahead = 左边的人还在想，下一个就是你。点“演示给我看”，试试提前摸牌。
try-ready = 你只缺一张四万，不必告诉别人。摸牌，然后宣布和牌。

# The wall game
try-nobody-wins = 你摸了牌墙的最后一张，没有和牌。打出去：这局结束，谁也不付分。
try-last-discard = 牌已摸完，最后打出的正是你要的二条。它还算数：要下来。

# Window
try-window-opens = 六万刚刚打出，你可以要它。先说要不要。点“演示给我看”，试试马上摸牌。
try-window-closes = 你想要六万，可对面的人已经开始他的回合。点“演示给我看”，试试晚一步去要。
try-late-claim = 对面的人摸了牌，但还没放上牌架。你还来得及要六万；摸的那张要放回去。
try-two-quick = 接连打出了两张六万。去要牌：你得到的是第二张，第一张已经过去了。
