# 牌桌：轮到谁、能做什么、工具和旁边的面板。
table-empty = 牌桌上还没有牌局。来和电脑玩家打一局吧：没有约定时限，他们就一直等你。
table-start = 开始一局

# 每一圈以一个风命名；一圈里每人当一次东家。
table-game = { $wind ->
    [east] 东风圈
    [south] 南风圈
    [west] 西风圈
   *[north] 北风圈
} · 第 { $number } 局
table-game-of = { $wind ->
    [east] 东风圈
    [south] 南风圈
    [west] 西风圈
   *[north] 北风圈
} · 第 { $number } 局，共 { $games } 局
table-you-are = 你：{ $seat }
table-points = { $points } 分
# 读屏软件对每位玩家的说明。
table-player = { $name }，牌架上有 { $tiles } 张牌，{ $exposures ->
    [0] 没有亮牌
   *[other] 亮出 { $exposures } 组
}，{ $points } 分{ $turn ->
    [yes] ，正轮到
   *[no] { "" }
}
table-wall = 牌墙还剩 { $count } 张
table-no-discards = 打出的牌会放在这里
table-no-tiles = 你的牌会放在这里
table-ask-coach = 问问教练
table-discarded-tile = { $tile }，{ $player }打出
table-exposed-tile = 亮出的{ $group }中的牌
table-exposed-joker = 亮出的{ $group }中的百搭牌
table-new-tile = { $tile }，刚到手

## 开局

table-opening-game = { $game }。{ $why }
table-opening-host = { $place ->
    [own] 你是主人：由你做东家
    [right] 右边的人是主人，做东家
    [across] 对面的人是主人，做东家
   *[left] 左边的人是主人，做东家
}
table-opening-host-why = 这一桌不用掷骰子定东家。东家开牌，也先打第一张。
table-opening-roll = { $place ->
    [own] 你掷的点数最大：你是东家
    [right] 右边的人点数最大，是东家
    [across] 对面的人点数最大，是东家
   *[left] 左边的人点数最大，是东家
}
table-opening-roll-why = 每人掷两颗骰子。东家开牌，也先打第一张。
table-opening-roll-tied = 有几个人都掷出最大点数，所以他们再掷一次：以最后一次为准。
table-opening-east-passes = { $place ->
    [own] 东家传给右边：现在你是东家
    [right] 东家传给右边：现在右边的人是东家
    [across] 东家传给右边：现在对面的人是东家
   *[left] 东家传给右边：现在左边的人是东家
}
table-opening-east-passes-why = 每局之后，不论谁赢，都由右边的人做东家。
table-opening-walls = 每人砌一道牌墙
table-opening-walls-why = 152 张牌面朝下：每道牌墙长 19 墩，高两张。
table-opening-break = 东家掷出 { $dice } 点，从那里开牌
table-opening-break-why = 从东家牌墙的右端数起。数出的那几墩留到最后才摸。
table-opening-fours = 每人拿三次，每次四张
table-opening-fours-why = 拿牌向右轮流，牌墙向左用下去。
table-opening-last = 东家跳牌拿第一、第三张，其他人各拿一张
table-opening-last-why = 现在东家有 14 张牌，其他人各有 13 张。
table-next-step = 下一步
table-skip-opening = 直接换牌
table-rolled = { $place ->
    [own] 你掷出 { $total } 点
    [right] 右边的人掷出 { $total } 点
    [across] 对面的人掷出 { $total } 点
   *[left] 左边的人掷出 { $total } 点
}
table-place = { $place ->
    [own] 你
    [right] 右边的人
    [across] 对面的人
   *[left] 左边的人
}

## 等待什么

table-charleston = 查尔斯顿换牌，{ $step }：{ $wanted ->
    [0] 不用选牌，三张都盲传给
   *[other] 选 { $wanted } 张牌传给
}{ $player }
table-charleston-first-why = 每人给出三张用处不大的牌，再得到三张。点牌架上的三张牌；百搭牌不能传。
table-charleston-why = 已选 { $chosen } 张，共 3 张。百搭牌不能传。对子和能搭上的牌留着。
table-charleston-blind-why = 这一次可以盲传：传来的牌不看就转出去，最多三张。
table-choose-more = 还要选 { $count } 张
table-blind = 盲传：
table-blind-count = { $count ->
    [0] 不盲传
   *[other] 盲传 { $count } 张
}
table-you-passed = 你传出
table-you-received = 你收到
table-vote-title = 再换一轮？
table-courtesy-title = 礼让换牌
table-vote = 要进行第二轮查尔斯顿换牌吗？
table-vote-why = 只要有一个人不愿意就停。开始了就先左、再对、后右，一直传完。
table-courtesy = 礼让换牌：你想和{ $player }换几张？
table-courtesy-why = 两人想换的张数不同时，按少的算。不换也行。
table-courtesy-give = 选 { $count } 张牌和{ $player }换
table-courtesy-give-why = 对方也给你同样多张。百搭牌不能传。
table-draw = 轮到你：摸一张牌
table-draw-after = { $player }打出{ $tile }。轮到你：摸一张牌
table-draw-why = 从牌墙摸下一张，之后你有 14 张牌。
table-draws = 轮到{ $player }摸牌
table-thinks = 轮到{ $player }了
table-turn = 轮到你：选一张牌打出
table-turn-drew = 你摸到{ $tile }：选一张牌打出
table-turn-choose-why = 点一张对你用处最小的牌，或者把它拖到中间。手牌齐了就宣布和牌。
table-turn-why = 打牌之前可以交换百搭牌；牌齐了可以宣布和牌。
# On a button that shows the tile and the joker.
table-exchange = 换百搭牌
table-discard-which = 打牌：先选一张
table-naming = 你报什么牌？
table-naming-why = 先选打牌时报的名字（按 N 到那里），再打出。
# 可以给打出的牌报的名字；会读出来。
table-naming-name = 报“{ $name }”
table-discard-named = 打牌：先报牌名
table-discard-saying = 打牌并报“{ $name }”
table-misnamed-why = { $who ->
    [you] 大家听你报的名字。有人凭这个名字和牌，就由你一家付
   *[other] 可以按报出的名字来要。有人凭这个名字和牌，就由{ $player }一家付
}；没有人和，就改正名字。
table-exposed-by-wrong-name = 牌名报错了。用桌上真正的那张牌凑成一组，否则你的手牌就是死牌。
table-key-name = 到报牌名的地方
table-discarded = { $player }打出{ $tile }
table-discarded-yours = 你打出{ $tile }
table-claims = { $player }打出{ $tile }：你要吗？
# On a button that shows the tiles.
table-go-ahead = 继续
table-go-ahead-why = 不用急：看看这张牌，试着要它，或者继续。
table-claim-group = 要{ $group }
table-claim-unlike = 一起亮出
table-change-group = 改成{ $group }
table-looked-why = 你看了传来的牌：{ $tiles }。牌桌上会提醒你不能看，但没有处罚。
table-looked-nothing-why = 你看了，但还没有牌传来。牌桌上会提醒你不能看，但没有处罚。
table-claimed = 你要了{ $tile }：等其他人回答
table-claimed-why = 还没有亮牌，现在可以收回。
table-try-retract = 收回这一组
table-called = 你要{ $tile }，还没有亮牌。
table-called-lay-open = 亮出来
table-called-why = 亮出这一组就不能反悔了。在那之前可以收回，不受罚。
table-claims-why = 放过它，别人可以要，或者下家摸牌。要了它，这一组就要亮给大家看。
table-claims-win-why = 有了这张牌，你的手牌就齐了。放过它，牌局就继续。
table-go-ahead-timed-why = 看清打出的牌，可以试着要，也可以继续。时间一到，牌局就继续。
table-claims-timed-why = 要，或者不要。时间一到就算不要。暂停时钟也停。
# 还剩多少时间可以要牌，旁边有条显示。
table-claim-seconds = { $seconds } 秒
table-claim-time = 要牌的时间：还剩 { $seconds } 秒
# 表示刚打出的牌还可以要。
table-claims-open = 还可以要牌
table-race-open = { $player }摸牌以后，把牌放上牌架、打牌、换百搭牌或和牌之前，都可以要。
table-race-you-draw = 不必等。你摸牌以后，放上牌架、打牌、换百搭牌或和牌之前，别人还可以要。
table-race-you-hold = 别人还可以要{ $tile }：到你把牌放上牌架、打牌、换百搭牌或和牌为止。
table-race-late = { $player }已经摸牌。你还要{ $tile }吗？
table-race-holds = 在{ $player }把牌放上牌架、打牌、换百搭牌或和牌之前，还可以要；摸的牌放回牌墙。
table-game-over = 这一局结束了
table-game-over-next = 下一局由右边的人做东家。
table-next-game = 下一局
table-match-over = 整场结束了
table-match-over-why = 每个人都做过东家了。谢谢你来玩！
table-new-match = 再来一场
table-other-match = 换规则再来
table-sort = 理牌

## 不允许的事

table-refused = 这样不合规则
table-understood = 明白了

## 工具

table-card = 牌型卡
table-coach = 教练
table-log = 记录
table-pause = 暂停
table-resume = 继续
table-speed = 速度：{ $speed }
table-speed-slow = 慢
table-speed-normal = 正常
table-speed-fast = 快
table-speed-instant = 立即

table-keys = 按键
table-key-enter = Enter
table-key-arrows = 在牌架上移动
    .key = 左、右
table-key-alt-arrows = 移动这张牌
    .key = Alt + 左、右
table-key-space = 选这张牌
    .key = 空格
table-key-primary = 做最醒目的那一项
    .key = Enter
table-key-digits = 做其他几项之一
    .key = 1 到 9
table-key-follow = 教练打开时，照教练说的做
table-key-letter = { $key }
table-key-escape = 取消选择，收起提示
    .key = Esc

# Beside the score card.
table-card-progress = 标出我还缺的牌

## 记录

table-log-empty = 谁传了牌、摸了牌、打了牌、要了牌，都记在这里。

## 教练

table-coach-empty = 发完牌，教练就能帮你。
table-close-side = 收起
table-coach-waits = 现在没有要决定的事。下面是你最接近的几行。
table-coach-act = 我会这样做
table-coach-do = 就这样做
table-coach-do-key = D
table-coach-lines = 你最接近的几行
table-coach-lines-why = 虚线框里的牌还缺。把指针停在上面，看它可以怎样来。
table-coach-after = 这一局结束了，没有要建议的事。
table-coach-line = { $line } · { $value }{ "\u00A0" }{ $kind ->
    [concealed] C
   *[exposed] X
}
table-coach-distance = { $missing ->
    [0] 已齐
   *[other] 还差 { $missing } 张
} · { $percent ->
    [0] 不到 1 %
   *[other] 约 { $percent } %
}
table-missing = { $tile }：还缺
table-joker-for = 代替{ $tile }的百搭牌

## 一局结束

table-you-won = 你赢了！
table-other-won = 和牌
table-wall-game = 流局
table-wall-game-why = 分数和之前一样。
table-result-nearest = { $missing ->
    [0] 你的那一行已经凑齐：
   *[other] 你最接近的一行还差 { $missing } 张：
}
table-result-verified = 已和牌型卡核对：每一组都齐，百搭牌都在三张以上的组里。
table-result-verified-blanks = 已对照牌型卡核对：每一组都齐了，百搭牌都在三张以上的组里，空白牌可以代替任何牌。
table-result-player = 玩家
table-result-this-game = 这一局
table-result-points = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] { $points }
}
table-scores = 分数
table-name-price = 和牌了！其他人每家该付你多少？
table-name-price-why = 在这一桌，由赢家报价。要少了也就算了。打出最后那张牌的人付你报的两倍。
table-names-price = { $player }和牌了，正在报价
table-mush = 混换：选最多三张牌放到中间
table-mush-why = 大家放的牌混在一起，每人再拿回同样多张。百搭牌留在手里。
