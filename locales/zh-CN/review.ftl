# 打完的一局，再看一遍。
review-sums = { $played ->
    [flawless] 打得很好，几乎没有失误。
    [well] 打得好。
    [soundly] 打得稳。
   *[learn] 这一局有值得学的地方。
}{ $luck ->
    [good] 手气不错。
    [bad] 手气不好。
    [balanced] 手气时好时坏，算下来差不多。
   *[even] 运气影响不大。
}{ $others ->
    [good] 别人给了你机会。
    [bad] 别人没给你多少机会。
   *[even] { "" }
}
review-choices = { $well ->
    [0] { "" }
   *[other] 仔细看下来，你做了 { $count } 次选择，其中 { $well } 次跟教练的一样好{ $little ->
        [0] { "" }
       *[other] ，{ $little } 次差一点
    }{ $more ->
        [0] 。
       *[other] ，{ $more } 次是失误。
    }{ $told ->
        [0] { "" }
       *[other] 好的选择里，有 { $told } 次是照教练说的做的。
    }
}
# 和牌的机会怎么变的，一部分一部分加起来。
review-sums-of = 有时谁也和不了，所以开局时每家和牌的机会约 { $start }。你的最后是 { $result }：运气 { $luck }，你的选择 { $decisions }，别人 { $others }。
review-part = { $sign ->
    [plus] +{ $percent }%
    [minus] −{ $percent }%
   *[none] 0%
}
review-mistake = { $when }：{ $done }。{ $why }
review-moment = { $at ->
    [turn] 第 { $turn } 轮
   *[after] { $turn ->
        [0] 第一次轮到你之前
       *[other] 第 { $turn } 轮之后
    }
}
route-review = 复盘
decisions-did = { $done }{ $tiles }
decisions-heard = { $when }：{ $what }{ $remark }
decisions-title = { $count ->
    [0] 你的选择
   *[other] 值得再看看
}
table-review = 复盘这一局
review-side = 复盘
review-title = 一步一步看这一局
review-looking = 正在回顾这一局……
review-closer = 我正把这一局往下试打很多遍，看看每一步值多少。你可以先看。已完成 { $share }。
review-curve = 这一局里你和牌的机会：发牌前 { $start }，最高 { $highest }，结束时 { $end }
review-curve-quick = 现在还只是每一步的快速估算。
review-curve-how = 从你每次摸牌、每个选择开始，都按教练的打法试打了很多遍。
review-luck = 运气
review-decisions = 你的选择
review-others = 别人
review-own-discard-won = 别人：靠你打出的牌和了
review-own-win = 你和牌了
review-luck-explained = 发到的牌和你摸到的每一张牌。摸到没用的牌，机会就少一点。
review-decisions-explained = 你传牌、要牌、打牌时少掉的机会。
review-others-explained = 别人传的、打的、要的牌。每过一轮没有别人和牌，机会就多一点。
review-mistake-when = { $when } · { $grade }
review-mistake-title = 失误 { $number }／{ $count }
review-no-mistakes = 这一局你没有失误。
review-you-did = { $done }{ $tiles }。
review-find = 换你来选：怎样更好？在牌桌上试试，不影响成绩。
review-right = 就是这样！
review-as-good = 这样也很好。另一个好选择：{ $action }{ $tiles }。
review-same = 这正是你当时的选择。怎样更好？
review-loses = { $better ->
    [yes] 比你当时的选择好，不过和最好的比，{ $loss }。还能找到更好的吗？
   *[no] 这样{ $loss }。再试一次。
}
review-not-weighed = 教练不评这一步。试试别的。
review-answer = 更好的选择：{ $action }{ $tiles }。
review-show-answer = 告诉我
review-compare-you = 你
review-compare-coach = 教练
review-compare-gives = 出的牌
review-compare-chance = 和牌机会
review-compare-points = 平均得分
review-points = { $sign ->
    [minus] −{ $points }
   *[plus] { $points }
} 分
review-sure = 两种打法都往下打到底很多遍。两者真正差多少，可能比这多或少大约 { $of ->
    [points] { $points } 分
   *[chance] { $error }
}。
review-sure-at-once = 按还没出来的牌快速估算。
review-pass-went = 你给出 { $gave }，换来 { $got }。
review-pass-came-back = { $tiles } 后来又传回来了。
review-next-mistake = 下一处失误
review-whole-game = 整局
review-look-at-mistakes = 看你的 { $count } 处失误
review-go-through = 从头看一遍
review-key-moments = 影响最大的几步
review-key-deal = 起手牌改变了你和牌的机会。
review-key-pass = 传牌换来 { $got }。
review-key-others = 别人打了几步。
review-drew = 你摸到{ $tile }。
review-change = { $before } → { $after }
review-at = { $when }：{ $change }
review-stayed = 你和牌的机会还是 { $after }。
review-nearest = { $distance ->
    [0] 你的牌凑齐了{ $line }。
   *[other] 最有希望的是{ $line }，还差 { $distance } 张。
}
review-shown = 当时的牌桌
review-shown-why = 现在是复盘，这里不用你选择。想换一种打法，请选“从这里接着打”。
review-next = 继续看
review-moment-back = 上一步
review-moment-on = 下一步
review-key-arrows = 上一步、下一步
review-key-ends = 整局、最后一步
    .key = Home、End
review-key-rack = 到自己的牌上
    .key = Tab
review-back = 回到结果
review-dealt = 你拿到这些牌，和牌的机会是 { $after }。
review-fine = { $done }{ $tiles }。{ $cost ->
    [none] 选得好，教练也会这样打。
    [little] 只差一点。
    [some] 和最好的打法比，{ $loss }，不算失误。
   *[much] 和最好的打法比，{ $loss }。
}
review-said-mah-jongg = 你喊了和牌。
review-rather = 教练会这样选：{ $action }{ $tiles }。
review-reason = { $about ->
    [done] 你当时那样选：{ $why }
   *[better] { $why }你当时那样选，
}{ $of ->
    [points] 平均大约少了 { $points } 分
   *[chance] 大约{ $loss }
}。
review-grade-doubtful = 小失误
review-grade-bad = 失误
review-grade-very-bad = 严重失误
review-graded = { $grade }：{ $of ->
    [points] 平均大约少 { $points } 分
   *[chance] { $loss }
}
review-passed = 你传出的和换来的
review-follows = { $distance ->
    [0] 换成更好的选择，{ $line }就凑齐了。
   *[other] 换成更好的选择，{ $line }还差 { $distance } 张。
}
review-pass-better = 教练会给出 { $tiles }。
review-went = 你和牌的机会从 { $before } 变成 { $after }。
review-deal = 发牌

# 打完的牌局。
route-games = 打过的牌局
games-about = 每打完一局都会留在这里。复盘一局，看看胜负在哪里。
games-kept = 这里保留你最近的 { $count } 局，更早的让位给新的。起过名字的会一直留着。
games-reading = 正在读取牌局……
games-none = 打完的每一局都会留在这里，供你复盘。先打一局吧。
games-search = 按日期、名称、牌型卡或结果查找
games-none-found = 没有找到这样的一局。
games-look-back = 复盘
games-remove = 删除：{ $game }
games-remove-sure = 彻底删除
games-keep = 留着
games-save = 另存一份：{ $game }
games-bring = 打开牌局文件……
games-brought = { $path } 里的那一局已经加到你的列表里。
games-rename = 起个名字：{ $game }
games-name = 这一局的名字
games-named = { $name }（{ $date }）
games-told = { $end ->
    [won] 你和牌了
    [wall-game] 流局
   *[lost] 你没有和牌
}，{ $points ->
    [0] 不计分
   *[other] { $way ->
        [paid] −{ $points } 分
       *[won] { $points } 分
    }
} · { $card }
games-told-with-rate = { $told } · 每个选择平均少了 { $rate } 的和牌机会
error-rate = { $whole }.{ $tenths }%
games-progress = 你选得怎么样
games-progress-about = 最近 { $count } 局里，你的每个选择平均少了 { $rate } 的和牌机会。越少越好。
games-progress-heard = { $count } 局里每个选择平均少了多少和牌机会：第一局 { $first }，最近一局 { $last }
games-progress-of-kind = { $kind }。{ $heard }
games-progress-key = 每个点是一局，线是最近十局的平均。
games-kind = { $kind ->
    [passing] 传牌
    [calling] 要不要这张牌
   *[turn] 自己的回合
}：{ $rate }
games-practice = { $kind ->
    [passing] 练习传牌
    [calling] 练习要牌
   *[turn] 练习打牌
}
review-lesson = 学“{ $lesson }”这一课
review-all-games = 所有牌局
review-missing = 这一局无法显示，也许当时用的牌型卡已经不在了。
games-told-taken-back = { $told } · 撤回 { $count } 次
games-match = 一场牌，{ $date }
games-match-told = { $count } 局 · 和了 { $won } 局 · { $way ->
    [paid] −{ $points } 分
   *[won] { $points } 分
}
games-match-open = 看各局
games-match-close = 收起各局
games-told-open = { $told } · 摊开打的
review-play-on = 从这里接着打
review-play-on-fresh = 把看不见的牌重洗，接着打
review-leave-side-board = 回到复盘
review-ended-then = 真打那局：{ $outcome }
review-ended-now = 这一次：{ $outcome }
review-playing-on = 你正从这一刻接着打。这里不算数：想怎么试就怎么试，随时可以回来。
