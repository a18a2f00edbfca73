# 各种练习。`drill-<kind>` 是名称；`.about` 说练什么，`.tip` 是窍门。
drill-name-tile = 这是什么牌？
    .about = 把每张牌的名字练到脱口而出。
    .tip = 先看牌角，再看图案。
drill-group = 对子、刻子、杠子
    .about = 哪些牌成组，哪些只是看着像，百搭牌能放在哪里。
    .tip = 先数张数，再看每张牌是不是一样。NEWS 和年份都是单张。
drill-words-of-line = 这个牌型要什么？
    .about = 看卡上的牌型，找出它的意思，或者合它的那手牌。
    .tip = 按颜色读：一种颜色就是一种花色。
drill-is-it-a-hand = 和了吗？
    .about = 十四张牌，一个牌型：正好对得上吗？
    .tip = 一组一组往牌型上摆。看清每一组的数字、花色和张数。
drill-how-far = 还差几张？
    .about = 数一数手牌离一个牌型还差几张。
    .tip = 先挑用得上最多牌的花色和数字，再数缺的。
drill-line-from-rack = 这是哪个牌型？
    .about = 找出离手牌最近的牌型。
    .tip = 先看对子和刻子，顺着它们找牌型。
drill-memory = 凭记忆摆牌
    .about = 看一眼牌型或手牌，盖上，再摆出来。
    .tip = 盖上以前，先一组一组念一遍。
drill-choose-line = 你会做哪个牌型？
    .about = 三个牌型都有可能，做哪个最好？
    .tip = 不光看差几张：对子难凑，百搭牌也帮不上忙。
drill-pass = 你会传哪三张？
    .about = { -charleston }里的一次：选三张传出去。
    .tip = 留下对子、百搭牌，还有牌型里用得上的牌，传走孤张。
drill-solitary-charleston = 一个人练传牌
    .about = 传牌，看传来什么，再传，一直到传完。
    .tip = 尽量同时想着两个牌型，让牌来决定。
drill-discard = 你会打哪张？
    .about = 十四张牌，要打出一张。
    .tip = 先打哪个牌型都用不上的，再打容易再来的。
drill-claim = 你要这张牌吗？
    .about = 有人打出一张牌。能不能要？该不该要？
    .tip = 要了牌，大家就看见你的牌了。难来的才要，开局时其余的先放过。
drill-who-gets-it = 牌归谁？
    .about = 几个人同时要一张打出的牌。
    .tip = 和牌优先。都不是和牌，就给先轮到的人：从打牌的人起，往右边轮。
drill-joker = 这张百搭牌能换吗？
    .about = 桌上的百搭牌，现在能换走哪一张？
    .tip = 要轮到你，还要有百搭牌所代的那张牌。
drill-line-from-exposures = 他在做什么牌？
    .about = 看亮出的牌，猜他在做什么。
    .tip = 找一个牌型，亮出的每一组它都有，张数也一样。
drill-safe-tile = 哪张牌安全？
    .about = 别人亮出不少了，你还能打什么？
    .tip = 打过又没人要的最安全；凑成他们牌组的最危险。
drill-dead-or-not = 这手牌死了吗？
    .about = 看亮出的牌，说说这手牌还能不能和。
    .tip = 先找一个包含所有牌组的牌型，再看缺的牌还来不来得了。
drill-payment = 谁付多少？
    .about = 有人和牌了，每家各付多少？
    .tip = 问两个问题：最后一张是谁给的？手里有没有百搭牌？

drill-topic-tiles = 牌和牌组
drill-topic-card = 读牌型卡
drill-topic-charleston = 选牌型与传牌
drill-topic-play = 上桌打牌
drill-topic-defense = 看别人的牌
drill-topic-settlement = 出错与结算

drill-all = 全部答对，太好了！
drill-most = 不错！再练几回，就不用想了。
drill-fewer = 多练一轮，就更熟一点。没答对的还会再来。
drill-kind = 想练什么？
drill-today = 今天的练习
drill-today-lesson = 去上第 { $number } 课
drill-today-kind = 今天：{ $drill }
drill-today-about = { $count ->
    [0] { $next ->
        [missed] 今天答错的，明天还会再问；现在就可以再练一遍。
        [taught] 学完第 2 课就有第一批练习。学过的东西，每天在这里练。
       *[due] 今天没有该复习的，想练什么就练什么。
    }
   *[other] { $due ->
        [0] { $count } 道新题，约 { $minutes } 分钟。
       *[other] { $count } 道题：先复习快忘的，再学一点新的。约 { $minutes } 分钟。
    }
}
drill-today-missed = 再练一遍
drill-today-begin = 开始
drill-today-again = 今天剩下的
drill-known = 你的进度
drill-known-card = 牌型卡上的牌型：格子越满，记得越久；有圆点的，你用它赢过。点一个就练一个。
drill-known-line = { $line }：{ $strength ->
    [new] 还没练过
    [missed] 上次没答对
    [weak] 还要多练
    [fading] 有点忘了
    [young] 学会了，还不牢
   *[firm] 记得很牢
}{ $won ->
    [yes] ，用它赢过
   *[no] { "" }
}
drill-known-rules = 练过的规则
drill-known-chapter = { $chapter }：{ $strength ->
    [missed] 上次有题没答对
    [weak] 还要多练
    [fading] 有点忘了
    [young] 学会了，还不牢
   *[firm] 记得很牢
}
drill-known-days = 练习的日子
drill-known-day = { $date }：{ $count ->
    [0] 没练
   *[other] { $count } 道题
}
# The initials of the days of the week, from Sunday.
weekday-initial = { $day ->
    [0] 日
    [1] 一
    [2] 二
    [3] 三
    [4] 四
    [5] 五
   *[6] 六
}
drill-known-practiced = 最近 { $weeks } 周里练了 { $days } 天
drill-known-helps = 现在最该练：{ $drill }
drill-so-far = { $asked } 题答对 { $right } 题{ $seconds ->
    [0] { "" }
   *[other] { " · " }每题约 { $seconds } 秒
}{ $best ->
    [0] { "" }
   *[other] { " · " }一分钟最多 { $best } 题
}
drill-memory-about = 想把学习进度带走，就在这里保存一份，到另一台电脑上导入；也可以把文件拖到这里。
drill-memory-save = 保存一份……
drill-memory-bring = 导入一份……
drill-memory-saved = 已写入 { $path }。
drill-memory-taken-up = { $path } 里记住的内容已经加进来了。
drill-memory-not-taken-up = 没能从 { $path } 加进内容：{ $error }
drill-round-again = 再来一分钟
drill-to-lesson = 先学：{ $lesson }
drill-taught-in = 在“{ $lesson }”这一课里教。
drill-timed = 限时一分钟，看能答对几题
drill-round-left = 还剩 { $seconds } 秒
drill-round-right = 答对 { $right } 题
drill-round-over = 一分钟答对 { $right } 题。{ $best ->
    [0] { "" }
   *[other] 最好成绩：{ $best } 题。
}
drill-learn-lines = { $count ->
    [1] 学最后一个牌型
   *[other] 学接下来的 { $count } 个牌型
}
drill-lines-to-come = 这张卡上还有 { $count } 个牌型你没学过。
drill-choose = 全部练习
drill-waiting = 稍等，正在摆牌……

drill-nearest-line-asked = 哪个牌型离你的手牌最近？
drill-name-of-tile-asked = 这张牌叫什么？
drill-tile-called-asked = 美国牌桌上有人说“{ $tile }”。是哪张？
drill-called-same-asked = 刚刚打出的是{ $tile }。下一家打牌时说“{ -same }”。打出的是哪张牌？
drill-which-group-asked = { $size ->
    [1] 哪一个是单张？
    [2] 哪一组是对子？
    [3] 哪一组是刻子？
    [4] 哪一组是杠子？
    [5] 哪一组是五张组？
   *[other] 哪一组是六张组？
}
drill-which-is-no-group-asked = 哪几张不成组？
drill-which-cluster-asked = { $cluster ->
    [news] 哪几张牌是 NEWS？
   *[year] 哪几张牌是 { $name } 年？
}
drill-which-holds-joker-asked = 哪一组里可以放百搭牌？
drill-line-of-exposures-asked = 他还可能在做哪个牌型？
drill-sentence-asked = 这个牌型要什么牌？
drill-hand-of-line-asked = 哪一手牌是这个牌型？
drill-is-it-a-hand-asked = 这 14 张牌是这个牌型吗？
drill-which-is-wrong-asked = 这 14 张牌正好是这个牌型吗？如果不是，哪张错了？
drill-which-are-missing-asked = 这手牌要成这个牌型，还缺哪几张？
drill-how-far-asked = 这手牌离这个牌型还差几张？
drill-better-aim-asked = 你会做哪个牌型？
drill-pass-asked = { $step }：你会传哪三张？
drill-pass-on-asked = { $step }：你传哪三张？
drill-discard-asked = 你会打哪张？
drill-claim-asked = { $place ->
    [right] 下家
    [left] 上家
   *[across] 对家
}打出{ $tile }。你怎么办？
drill-exchange-asked = { $turn ->
    [own] 轮到你了。你能换哪张百搭牌？
   *[other] 轮到别人。你现在能换哪张百搭牌？
}
drill-exchange-from = 用{ $tile }换{ $place ->
    [own] 自己
    [right] 下家
    [left] 上家
   *[across] 对家
}{ $group }里的百搭牌
drill-who-gets-it-asked = 这张牌归谁？
drill-is-it-dead-asked = 这手牌死了吗？
drill-would-you-challenge-asked = 你会质疑这手牌吗？它要是还能和，就由你付分。
drill-payment-asked = { $place ->
    [own] 你
    [right] 下家
    [left] 上家
   *[across] 对家
}和了这手牌，值 { $value } 分，最后一张{ $from ->
    [wall] 是从牌墙摸的
    [own] 是你打的
    [right] 是下家打的
    [left] 是上家打的
   *[across] 是对家打的
}。各家付多少？
drill-safest-asked = 这几张里，打哪张最安全？
drill-lay-asked = 记住这个牌型，然后盖上，摆出一手这样的牌。
drill-lay-rack-asked = 记住这些牌，然后盖上，再摆出来。
drill-lay-covered = 现在凭记忆摆出一手这样的牌。
drill-lay-rack-covered = 现在凭记忆把这些牌再摆出来。
drill-exposed = 亮出的牌
drill-wants = { $place }：“{ $claim }”
drill-says = “{ $claim }”
drill-discards = { $place ->
    [own] （你打出的）
   *[other] （打出这张）
}
drill-wants-nothing = { $place ->
    [own] （你不要）
   *[other] （不要）
}
drill-cover = 记住了，盖上
drill-check = 看对不对
drill-taken = 选了 { $taken } 张，共 { $count } 张
drill-picture-tile = 牌面：{ $face }
drill-tiles = { $tiles }
drill-count = { $count }
drill-yes = 是
drill-no = 不是
drill-none-of-them = 都不能
drill-balance = { $own }，{ $right }，{ $across }，{ $left }
drill-balance-part = { $place ->
    [own] 你
    [right] 下家
    [left] 上家
   *[across] 对家
}{ $way ->
    [gets] 收
   *[pays] 付
} { $points }

drill-tile-right = { $tile }的牌面：{ $face }。
drill-tile-wrong = { $tile }的牌面：{ $face }；{ $chosen }的牌面：{ $seen }。
# 牌上为什么有这个字母。
drill-tile-letter = 字母 { $letter } 是英文名 { $name } 的第一个字母。
drill-tile-suit = 英文里，{ $suit ->
    [bam] 条叫 Bam（bamboo）。
    [crak] 万叫 Crak（character）。
   *[dot] 筒叫 Dot（圆点）。
}
drill-joker-is-same = 打出百搭牌时可以叫“{ -same }”，意思是和刚才打出的{ $tile }一样。它仍是百搭牌，谁也不能要。
drill-score = 答了 { $answered } 题，对 { $right } 题，共 { $count } 题
drill-right = 答对了！
drill-nearly = 差不多一样好
drill-wrong = 这次不对
drill-best = 最好的选择
drill-charleston-over = 这是最后一次传牌。下一题换一手新牌。
drill-yours = 你选的
drill-also-right = { $count ->
    [1] 另外标出的那种也一样好。
   *[other] 另外标出的几种也一样好。
}
drill-all-right = 标出的都一样好。
drill-reason-and = { $why }{ $also }
drill-right-one = 正确答案
drill-better = { $best }：{ $why }
# 选对以后，还可以选什么。
drill-next-best = { $far ->
    [yes] 别的选择都差得多。差得最少的是：{ $next }，{ $loss }。
   *[no] 其次是：{ $next }。这样{ $loss }。
}
drill-next-best-title = 其次
drill-own-line = 你选的牌型：{ $why }
drill-next-best-line = 其次的那个：{ $why }
drill-other-line = 第 { $number } 个选项：{ $line }，{ $chance }。
drill-how-dangerous = 每张牌旁边的数字，是有人靠它和牌的机会。
drill-danger-short = { $of ->
    [none] 0%
    [little] <1%
   *[some] { $percent }%
}
drill-loss = 这样{ $loss }。
drill-right-text = { $missing ->
   *[other] 只差 { $missing } 张牌。
}
drill-wrong-text = { $missing ->
   *[other] 最近的牌型差 { $missing } 张，你选的差 { $chosen } 张。14 张牌必须属于同一个牌型。
}
drill-is-group = { $size ->
    [1] 只有一张牌，是单张。百搭牌不能代替它。
    [2] 两张一样的牌，是对子。百搭牌不能放进去。
   *[other] { $size } 张一样的牌，是{ $group }。百搭牌可以代替其中任何一张。
}
drill-other-size = 这 { $size } 张是{ $group }。
drill-tiles-differ = 这些牌不一样。同一组的牌，数字和花色都要相同。
drill-is-run = 这是顺子。打别的麻将算数，美式麻将里，一组总是同一种牌。
drill-is-cluster = { $cluster ->
    [news] 北、东、西、南，各一张。它们都是单张，不能放百搭牌。
   *[year] { $name } 的数字用同一种花色，零就是白板。那里不能放百搭牌。
}
drill-no-cluster = { $fault ->
    [other-tile] 有一张牌不对。
    [twice] 有一种风多了一张，另一种就缺了。
    [no-soap] 零总是白板。另外两种箭牌不当数字用。
   *[suits-differ] 这几个数字有两种花色，年份只用一种。
}
drill-joker-may = { $group }是三张以上一样的牌，可以放百搭牌。
drill-joker-may-not = { $place ->
    [cluster] 这几张像 NEWS 或年份，是单张和对子。那里不能放百搭牌。
    [single] 百搭牌不能当单张，要放在三张以上的组里。
   *[pair] 对子里不能放百搭牌。
}
drill-has-exposures = 亮出的每一组，这个牌型都有。
drill-lacks-group = { $kin ->
    [yes] 不管用哪些数字和花色，这个牌型都没有{ $group }。
   *[no] 这个牌型没有{ $group }。
}
drill-lacks-together = 这几组，这个牌型都有，可一手牌里凑不到一起。
drill-is-concealed = 这是暗牌型，不能亮牌。
drill-says-this-line = 说的就是这个牌型。
drill-says-other-line = 那说的是{ $line }。
drill-is-hand = 14 张牌都属于这个牌型。{ $jokers ->
    [yes] 百搭牌都放在三张或更多张的组里，没有问题。
   *[no] 牌型卡上的颜色不指哪一门花色，只说哪几组同花色。
}
drill-is-the-rack = 一张不差，正是这些牌。
drill-is-hand-of = 那是{ $line }的牌。
drill-other-group = 把{ $wrong }换成{ $right }，就是这个牌型了。看清颜色（一种颜色一种花色）和数字。
drill-wrong-tile = 多了{ $wrong }，缺{ $missing }。
drill-joker-for-tile = 这里用百搭牌代{ $tile }。{ $group ->
    [single] 它是单张，
    [pair] 它是对子里的一张，
    [cluster] 这一组的牌各不相同，
   *[closed] 这一组不许用百搭牌，
}必须是那张牌本身。
drill-missing = 还差 { $missing } 张。
drill-missing-other = 还差 { $missing } 张，不是 { $said } 张。
drill-chance-of-line = 还差 { $missing } 张{ $claimed ->
    [all] 。
    [none] ，中途都不能要。
   *[some] ，其中 { $drawn } 张中途不能要。
}不算百搭牌，用得上的牌还有 { $live } 张没露面。只做这个牌型，和牌的机会：{ $chance }。
drill-as-good-tiles = 教练会给出{ $tiles }。{ $why }
drill-better-tiles = 教练会选{ $tiles }。{ $why }
drill-throws-joker = 百搭牌在三张以上的一组里能当任何牌，能留就留。教练会选{ $tile }。{ $why }
drill-costs-least = { $line }会少了{ $tiles }，不过打别的损失更大。
drill-may-exchange = 你的牌换下百搭牌，百搭牌归你。
drill-some-may = 有一个交换能做：看看手里有没有百搭牌所代的牌。
drill-none-may = 现在哪个都换不了。
drill-another-gets-it = { $place ->
    [own] 牌归你。
    [right] 牌归下家。
    [left] 牌归上家。
   *[across] 牌归对家。
}{ $rule }
drill-dead = 这手牌死了。{ $why }{ $rule }
drill-dead-by-joker = 这手牌死了。{ $why }
drill-dead-apart = 没有哪个牌型在同一手里同时有{ $groups }。
drill-dead-concealed = { $line }有{ $groups }，但它是暗牌型，不能亮牌。
drill-dead-gone = 有{ $groups }的牌型，每一个都还缺已经来不了的牌。
drill-dead-joker = 能亮牌的牌型里，没有哪个允许百搭牌这样放：{ $groups }。单张、对子里不能有百搭牌，牌型卡写明“不用百搭牌”的地方也不能有。
drill-dead-lacks = 没有哪个牌型有{ $groups }。
drill-alive = 这手牌可能还活着：比如{ $line }有亮出的每一组。
drill-paid = 这个牌型值 { $value } 分。{ $from ->
    [wall] 最后一张是摸的，三家都付双倍。
    [own] 牌是你给的，你付双倍，另外两家付一份。
    [right] 牌是下家给的，下家付双倍，另外两家付一份。
    [left] 牌是上家给的，上家付双倍，另外两家付一份。
   *[across] 牌是对家给的，对家付双倍，另外两家付一份。
}{ $jokers ->
    [none] 手里没有百搭牌，全部再翻一倍。
    [exempt] 单张与对子的牌，没有百搭牌也不加倍。
   *[some] 手里有百搭牌，不再加倍。
}
drill-danger = { $safest ->
    [yes] 有人用{ $tile }和牌的机会：{ $danger }，是这几张里最小的。
   *[no] 有人用{ $tile }和牌的机会：{ $danger }；最安全的那张：{ $least }。
}{ $place ->
    [right] 看下家亮出的牌，{ $line }可能要它。
    [left] 看上家亮出的牌，{ $line }可能要它。
    [across] 看对家亮出的牌，{ $line }可能要它。
    [gone] 其余的你都看见了，别人几乎用不上它。
    [nobody] 亮出的牌都用不上它{ $discarded ->
        [0] 。
       *[other] ，而且打出过 { $discarded } 张，没人要。
    }
   *[hidden] 亮出的牌都用不上它，不过还有 { $unseen } 张没出来。
}
drill-laid = { $lacks ->
    [0] 牌型的牌都齐了，但多了{ $surplus }。
   *[other] { $extra ->
        [0] 还缺{ $missing }。
       *[other] 还缺{ $missing }；{ $surplus }用不上。
    }
}
drill-next = 下一题
drill-result = 看成绩
drill-again = { $count ->
    [3] 再来三题
   *[other] 再来十题
}
drill-over = { $count } 题答对 { $right } 题
drill-today-done = { $days ->
    [1] 今天的练习完成了。明天再来，就连续两天了。
   *[other] 今天的练习完成了，已经连续 { $days } 天！
}
drill-missed-again = 再练答错的
drill-missed = 没答对的：
# 纸上的练习。
sheet-name = 姓名：{ $line }
sheet-answers = 答案
sheet-as-good = 还有 { $count } 种答案一样好。
sheet-done = 共 { $pages } 页：{ $file }

drill-no-more = 用这个种子，这张牌型卡只能出 { $count } 道这类练习。
drill-empty = 这张卡上的牌型还不够，没有题可练。

# 牌面上看得到什么，不说牌名。
tile-face-bam = { $number ->
    [1] 一只绿色的鸟和数字 1
   *[other] { $number } 根竹子
}
tile-face-crak = 红色的“万”字和数字 { $number }
tile-face-dot = { $number ->
   *[other] { $number } 个圆圈
}
tile-face-north = “北”字和字母 N
tile-face-east = “东”字和字母 E
tile-face-west = “西”字和字母 W
tile-face-south = “南”字和字母 S
tile-face-red-dragon = 圈里一个红色的“中”字和字母 R
tile-face-green-dragon = 圈里一个绿色的字和字母 G
tile-face-white-dragon = 一个蓝框和数字 0
tile-face-flower = 花的图案和字母 F
tile-face-joker = 三个角的图案和字母 J
tile-face-blank = 空白
