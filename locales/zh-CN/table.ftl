# 牌桌：轮到谁、能做什么、工具和旁边的面板。
table-empty = 牌桌上还没有牌局。来跟三位电脑对手打一场吧：没有约定时限，想多久他们都等你。
table-start = 开始一场

# 每一圈以一个风命名；一圈里每人当一次东家。
table-game-number = 第 { $number } 局
table-game-number-of = 第 { $number } 局，共 { $games } 局
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
table-you-are = 你（{ $seat }）
# 玩家的名字，后面是门风。
table-player-named = { $name }（{ $wind }）
table-points = { $points } 分
    .number = { $points }
# 读屏软件对每位玩家的说明。
table-player = { $name }，牌架上有 { $tiles } 张牌{ $exposures ->
    [0] { "" }
   *[other] ，亮出 { $exposures } 组
}{ $scored ->
    [yes] ，{ table-points }
   *[no] { "" }
}{ $turn ->
    [yes] ，轮到了
   *[no] { "" }
}
# 课里：玩家和他坐的位置。
table-player-at = { $name }（{ $place ->
    [right] 下家
    [across] 对家
   *[left] 上家
}）
table-wall = 牌墙还剩 { $count } 张
table-wall-short = 牌墙剩 { $count } 张
table-no-discards = 打出的牌放在这里
table-no-tiles = 你的牌放在这里
table-ask-coach = 问问教练
table-discarded-tile = { $tile }，{ $player }打出
table-discards-ago = { $count ->
    [0] 最新打出的一张
   *[other] { $count } 张之前打出
}
table-still-unseen = { $count ->
    [0] 其余的都露过面了
   *[other] 还有 { $count } 张没露面
}
table-exposed-tile = 亮出的{ $group }里的牌
table-exposed-joker = 亮出的{ $group }里的百搭牌
table-new-tile = { $tile }，刚到手

## 开局

table-opening-game = { $game }。{ $why }
table-opening-host = { $player }是东道主，做东家
table-opening-host-why = 东家开牌，打第一张。
table-opening-roll = { $player }点数最大，是东家
table-opening-roll-why = 每人掷两颗骰子。东家开牌，打第一张。
table-opening-roll-tied = 要是有几个人同时最大，只有他们再掷一次，按最后一次算。
table-opening-east-passes = 东家往右传：现在{ $player }是东家
table-opening-east-passes-why = 每局之后，不管谁赢，东家都传给东家右边的人。
table-opening-walls = 每人砌一道牌墙
table-opening-walls-why = { $tiles } 张牌都扣着：每道牌墙长 { $stacks } 墩，高两张。{ $longer ->
    [0] { "" }
   *[other] 有 { $longer } 道多一墩。
}
table-opening-break = 东家掷出 { $dice } 点，从那里开牌
table-opening-break-why = 从东家牌墙的右端数起。数出的那几墩留到最后摸。
table-opening-fours = 每人拿三次，每次四张
table-opening-fours-why = 拿牌往右轮。一道牌墙拿完，接着拿它左边的那道。
table-take-four = 三轮中的第 { $round } 轮：拿你的四张牌
table-take-four-why = 选两墩里的第一墩，它左边的一墩会一起拿来，然后另外三家接着拿。
table-take-last = 每人都有 12 张了：拿你的最后两张（跳牌）
table-take-last-why = 选一墩，它上面那张是你的；另一张会一起拿来，然后另外三家各拿一张。
table-opening-last = 东家拿两张（跳牌，第一张和第三张），另外三家各拿一张
table-opening-last-why = 现在东家有 14 张，别人各有 13 张。
table-next-step = 下一步
table-skip-to-deal = 直接拿牌
table-skip-opening = 直接传牌
table-rolled = { $player }掷出 { $total } 点
table-rolled-again = { $before }，再掷出 { $next }
table-place = { $place ->
    [own] 你
    [right] 下家
    [across] 对家
   *[left] 上家
}
    .short = { $place ->
        [own] 你
        [right] 下家
        [across] 对家
       *[left] 上家
    }

## 等待什么

table-charleston = { -charleston }，{ $step }：{ $wanted ->
    [0] 三张都盲传，不用选牌，传给
   *[other] 选 { $wanted } 张牌传给
}{ $player }
table-charleston-first-why = 从牌架上选最用不上的三张。每人给三张，收三张。百搭牌不传。
table-charleston-why = 已选 { $chosen } 张，共 3 张。百搭牌不能传。最有希望的牌型要用的牌，别传走。
table-charleston-blind-why = 舍不得三张，可以盲传。传来的牌看都不看就转走，最多三张。
table-challenge = 质疑{ $owner }
table-choose-more = { $chosen ->
    [0] 选 { $count } 张
   *[other] 还要选 { $count } 张
}
table-choose-first = 先在牌架上再选 { $count } 张牌。
table-rests = 牌桌先停在这里，按“{ lesson-next }”继续。
table-blind = 盲传，不看就转走：
table-blind-none = 不盲传
table-blind-count = { $count ->
    [0] 不盲传
   *[other] 盲传 { $count } 张
}
table-you-passed = { $blind ->
    [0] 你传出
   *[other] 你传出（盲传 { $blind } 张）
}
table-you-received = 你收到
table-you-received-in = { $step }：你收到
table-last-pass = 刚传过：{ $step }
table-courtesy-pass = { -courtesy-pass }
table-passing-over = 牌都传完了
table-vote-title = 再传一轮？
table-courtesy-title = { -courtesy-pass }
table-vote = 再传一轮吗？这是第二轮查尔斯顿传牌。
table-vote-why = 只要有一个人喊停，就不再传。一旦开始，就要传完：先左，再对，后右。
table-courtesy = { -courtesy-pass }：你想跟{ $player }换几张？
table-courtesy-why = 两人说的数，按小的换。不换也行。
table-courtesy-after-stop = { $told }。{ table-courtesy-why }
table-courtesy-give = 选 { $count } 张牌跟{ $player }换
table-courtesy-give-why = 你给几张，就收几张。百搭牌不能传。
table-draw = 轮到你：摸一张牌
table-draw-after = { $player }打出{ $tile }。轮到你：摸一张牌
table-draw-why = 从牌墙摸一张，连亮出的一共 14 张。
table-draws = 该{ $player }摸牌了
table-thinks = 轮到{ $player }
table-turn = 轮到你：选一张牌打出
table-turn-exposed = 你亮出了{ $group }：选一张牌打出
table-turn-drew = 你摸到{ $tile }：选一张牌打出
table-turn-complete = 你的牌齐了！
table-turn-complete-drew = 你摸到{ $tile }，牌齐了！
table-turn-complete-why = 喊和牌，这一局就赢了。
# 别人把牌放进学习者亮出的组里。
table-joker-taken = { $player }有{ $tile }，放进你的这一组，换走了你的百搭牌。轮到谁，谁都可以这样换。你这一组照样算数。
table-turn-choose-why = 选一张最用不上的牌。或者把它拖到中间。要是牌齐了，就喊和牌。
table-turn-why = { $joker ->
    [yes] 打牌之前可以换百搭牌。牌齐了就喊和牌。
   *[no] 打牌之前，牌要是齐了就喊和牌。
}
# On a button that shows the tile and the joker.
table-exchange = 换百搭牌
table-discard-which = 打牌：先选一张
table-discard-first = 先在牌架上选好要打的那张牌。
table-naming = 你怎么报？
table-naming-why = 先选打牌时怎么报，再打出。按 N 就到那里。
# 可以给打出的牌报的名字；会读出来。
table-naming-name = 报“{ $name }”
table-discard-named = 打牌：先报牌名
table-discard-saying = 打牌并报“{ $name }”
table-misnamed-why = { $who ->
    [you] 大家只听你报的名字。有人照这个名字和了，你一家付
   *[other] 可以照报的名字要。有人照这个名字和了，{ $player }一家付
}。没有人和牌，改正就行。
table-exposed-by-wrong-name = 牌名报错了。用那张真的牌凑成一组，不然你的手牌就死了。
table-key-name = 选报牌方式
table-discarded = { $player }打出{ $tile }
table-discarded-yours = 你打出{ $tile }
table-claims = { $player }打出{ $tile }：你要吗？
# On a button that shows the tiles.
table-go-ahead = 继续
table-go-ahead-why = 不急：看看这张牌，想要就试试，不要就继续。
table-step-why = 一步一步来：看看刚才发生了什么，再继续。
table-claim-group = { claim-group }
table-claim-unlike = 一起亮出
table-change-group = 改成{ $group }
table-looked-why = 你看了传来的牌：{ $tiles }。真的牌桌上会有人提醒你不能看，但不罚。
table-looked-nothing-why = 你看了，可还没有牌传来。真的牌桌上会有人提醒你不能看，但不罚。
table-claimed = 你要了{ $tile }：等别人回答
table-claimed-why = 还没亮牌，现在可以收回。
table-try-retract = 收回这一组
# Where the learner draws next: one button for both.
table-let-go-and-draw = 过，摸牌
table-take = 要这张
table-take-otherwise = 要别的组
table-take-which = 你要{ $tile }。亮哪一组？
table-open-group = { $size ->
    [1] { -single }
    [2] { -pair }
    [3] { -pung }
    [4] { -kong }
    [5] { -quint }
   *[other] { -sextet }
}{ $jokers ->
    [0] { "" }
   *[other] （{ $jokers } 张百搭）
}
table-draw-or-take-why = 下一个轮到你。从牌墙摸一张，或者要这张。
table-goes-on-why = 牌局自己接着走。想要这张，就在下一家摸牌之前按“要这张”。
table-called = 你要{ $tile }，还没亮牌。
table-called-lay-open = 亮出来
table-called-why = 这一组一亮就算数。没亮之前可以收回，不罚。
table-closes-line = { $why ->
    [concealed] { $line }是暗牌型。亮出{ $group }，就做不成它了。
    [fewer] { $line }{ $wanted ->
        [0] 不要{ $tile }
       *[other] 只要{ $tiles }
    }。亮出{ $group }，就做不成它了。
   *[group] { $line }里没有{ $exposed }。亮出来，就做不成它了。
}
table-closes-line-nearest = { $closed }这样最近的是{ $line }，差 { $missing } 张。
table-claims-why = 要了它，这一组就亮给大家看。放过它，别人可以要，或者{ $next ->
    [you] 轮到你摸牌
   *[other] 下一家摸牌
}。
table-claims-win-why = 加上这张，你的牌就齐了。放过它，就接着打。
table-go-ahead-timed-why = 看看打出的牌，想要就试试，不要就继续。时间一到，就接着打。
table-claims-timed-why = 要，还是不要？时间一到就算不要。按暂停，表也停。
# 还剩多少时间可以要牌，旁边有条显示。
table-claim-seconds = { $seconds } 秒
table-claim-time = 还可以要牌：剩 { $seconds } 秒
# 表示刚打出的牌还可以要。
table-claims-open = 还可以要牌
table-race-open = { $player }摸牌以后，还没放上牌架、打牌、换百搭牌或和牌，都可以要。
table-race-you-draw = 不用等。你摸牌以后，还没放上牌架、打牌、换百搭牌或和牌，别人都可以要。
table-race-you-hold = 别人还可以要{ $tile }，到你把牌放上牌架、打牌、换百搭牌或和牌为止。
table-race-late = { $player }已经摸了牌。你还要{ $tile }吗？
table-race-holds = { $player }还没把牌放上牌架、打牌、换百搭牌或和牌，要牌就算数。摸的那张放回牌墙。
table-game-over = 这一局结束了
table-game-over-next = 下一局，东家往右传一位。
table-next-game = 下一局
table-match-over = 这一场打完了
table-match-over-why = 人人都做过东家了。谢谢你来打牌！
table-new-match = 再来一场
table-other-match = 换换规则再来
table-sort = 理牌

## 不允许的事

table-refused = 这样不行
table-refused-mah-jongg = 还没和牌
table-premature = 等一等
table-joker-not-passed = 百搭牌不能传，留着吧，这是最好的牌。
table-enough-chosen = { $count ->
    [0] 三张都盲传，自己的牌一张也不用给。想给自己的牌，先把盲传的张数改小。
   *[other] 已经选了 { $count } 张。想换的话，先把其中一张放回去。
}
table-joker-is-dear = 百搭牌差不多什么牌都能顶，真的要打掉吗？
table-discard-joker-even-so = 还是打掉
table-log-open = 到现在为止的经过
table-explain = 细说
table-more = 更多
# Between two reasons why something was refused.
table-reasons-between = { "" }
table-see-rule = 看规则
table-false-mah-jongg = 真在牌桌上，手牌一亮出来就死了。这里没关系，接着打。
table-understood = 明白了

## 工具

table-card = { -card }
table-coach = 教练
table-log = 记录
table-take-back = 撤回你的上一个选择
table-take-back-key = 撤回
table-try-out = 试一试
table-open-side-board = 试一试：怎么打都不算数，随时可以回来
table-leave-side-board = 回到牌局
table-side-board = 试一试，不算数
table-options = 选项
table-pause = 暂停
table-resume = 继续
table-pace-is = 速度：{ $pace }

table-help = 帮助与按键
table-help-choose = 先选牌架上的牌，用鼠标、用键盘都行，再按牌架上方的按钮。
table-help-turn = 名字亮着的那一家，就是大家正在等的人。
table-help-look = 把指针放在牌、名字或按钮上，就能看到说明。
table-help-beside = { -card }、教练和记录都可以在牌桌旁边打开。不知道怎么办，随时问教练。
table-help-leave = 随时可以离开，牌局会等你回来。
table-keys = 按键
table-key-arrows = 在牌架上移动
    .key = 左、右
table-key-alt-arrows = 移动这张牌
    .key = Alt + 左、右
table-key-space = 选这张牌
    .key = 空格
table-key-primary = 按下标着这个键的按钮；要选的牌还没选够时，就选中这张牌
    .key = Enter
table-key-digits = 按别的按钮
    .key = 1 到 9
table-key-more = 其他可以做的
table-key-take = 要别人打出的牌
table-key-follow = 打开教练，或照教练说的做
table-key-letter = { $key }
table-key-escape = 取消选牌，收起提示
    .key = Esc

# Beside the score card.
table-card-progress = 标出我有的和还缺的牌

## 记录

table-log-charleston = { -charleston }
table-log-play = 打牌
table-log-empty = 谁传牌、摸牌、打牌、要牌，都会记在这里。

## 教练

table-coach-empty = 轮到你做选择的时候，教练就来帮你。
table-close-side = 收起
table-coach-thinks = 我先看看你的牌……
table-coach-waits = 现在不用拿主意。
table-coach-action = 我会这样做
table-coach-do = 照这样做
table-coach-do-key = D
table-coach-lines = 最值得做的牌型
table-coach-wins-with = 来其中任何一张都能和：{ $tiles }。
table-coach-reckons = 正在算你和牌的机会……
table-coach-even-share = 要是有人和牌，平均算，每家 25%。
table-coach-hardly-wins = 这手牌很难和，要紧的是别把别人想要的牌打出去。
table-coach-all-lines = 不论做成哪个牌型，和牌的机会一共 { $chance }。
table-coach-all-lines-claim = 不论做成哪个牌型，要了这张牌，和牌的机会 { $chance }；放过它，{ $without }。
table-coach-since = { $way ->
    [up] 上一步是 { $before }，现在高了：
    [down] 上一步是 { $before }，现在低了：
    [turn] 上一步是 { $before }，现在低了：过了一轮，没摸到你要的牌。
    [closer] 上一步我估的是 { $before }。后来没有要紧的变化，我只是算得更细了。
   *[same] 跟上一步差不多（{ $before }）。
}
table-coach-news = · { $event }
table-coach-other-line = 现在最值得做的牌型变了，上一步之前是{ $line }。
table-coach-lines-why = 颜色只说哪几组同花色，不说是哪一门。虚线框里的牌还缺：把指针停在上面，看看它能从哪儿来。
table-coach-rest = 其余的机会来自别的牌型，往后也可能做成。
table-coach-after = 这一局打完了，不用再拿主意。
table-coach-missing = { $missing ->
    [0] 齐了
   *[other] 还差 { $missing } 张
} · 值 { $value } 分 · { $concealed ->
    [yes] 不能亮牌
   *[no] 可以亮牌
}
table-coach-distance-alone = { $missing } · { $percent ->
    [0] 只做它，和牌的机会不到 1%
   *[other] 只做它，和牌的机会约 { $percent }%
}
table-coach-distance = { $missing } · { $percent ->
    [0] 靠这个牌型和牌的机会不到 1%
   *[other] 靠这个牌型和牌的机会约 { $percent }%
}

## 一局结束

table-you-won-early = 和了！你赢了！
table-other-won = { -mah-jongg }
table-wall-game = { -wall-game }
table-wall-game-why = 分数不变。流局很平常，下一局再来。
table-result-nearest = { $missing ->
    [0] 你的牌型已经齐了：
   *[other] 离你最近的牌型还差 { $missing } 张：
}
table-result-verified = 跟牌型卡核对过了：每一组都齐，百搭牌都在三张以上的组里。
table-result-verified-blanks = 跟牌型卡核对过了：每一组都齐，百搭牌都在三张以上的组里，空白牌可以当任何牌。
table-result-player = 各家
table-result-this-game = 这一局
table-result-points = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] { $points }
}
table-result-shares = { $who ->
    [you] { $sign ->
        [plus] 收
        [minus] { $times ->
            [1] 付
           *[other] 付双份
        }
       *[none] 不用付
    }
   *[other] { $sign ->
        [plus] 收
        [minus] { $times ->
            [1] 付
           *[other] 付双份
        }
       *[none] 不用付
    }
}
table-scores = 分数
table-named-won = { $player }赢了！
table-look-at-table = 看看牌桌
table-look-at-result = 看结果
table-new-game = 另开一场
table-result-who-pays = 谁付分
table-result-discarded = 点炮
table-result-hands = 各家的牌
table-result-account = 这是怎么算的
table-name-price = 和牌了！每家该付你多少？
table-name-price-why = 这一桌由赢家报价。报少了，就按报的付。点炮的付你报的两倍。
table-names-price = { $player }和牌了，正在报价
table-mush = { -mush }：放几张到中间，最多三张
table-mush-why = 大家放的混在一起，每人再拿回同样多张。百搭牌留着。
# On the plate of a player, beside the name.
table-dead = { -dead-hand }
table-player-dead = { $summary }。手牌死了
