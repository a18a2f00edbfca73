# 某个动作在此时为何不行；旁边会显示对应的规则。
refusal-not-now = 现在还不能这样做。
refusal-game-over = 本局已经结束。开始下一局再继续吧。
refusal-not-your-turn = 还没轮到你，现在该{ $turn }。
refusal-already-chosen = 你已经选好了，请等其他人。
refusal-not-taught-yet = 本课还没有讲到{ $act }。
refusal-not-in-rack = { $held ->
    [0] 你的牌架上没有{ $tile }。
   *[other] 需要 { $needed } 张{ $tile }，而你只有 { $held } 张。
}
refusal-joker-passed = 这些牌里有百搭牌。百搭牌永远不能传给别人。
refusal-incoming-unseen = 盲传的牌要背面朝上转出去。选要传的牌时，不能看传来的牌。
refusal-pass-count = { $blind ->
    [0] 每次必须正好传三张牌，你选了 { $tiles } 张。
   *[other] 每次必须正好传三张牌，你选了 { $tiles } 张，另加盲传 { $blind } 张。
}
refusal-no-blind-pass = 这一步（{ $step }）不能盲传。只有第一轮传左家和最后传右家可以盲传。
refusal-blind-count = 你想盲传 { $blind } 张，可是传来的牌只有三张。
refusal-courtesy-offer = 你提出换 { $offered } 张。礼让换牌最多三张。
refusal-courtesy-count = 双方说好换 { $agreed } 张，而你选了 { $given } 张。
refusal-draw-first = 你手里是 13 张牌。请先摸牌，或要别人打出的牌。
refusal-holds-fourteen = 你已经有 14 张牌，不用再摸。请打出一张。
refusal-discard-is-open = 别人还可以要刚打出的牌，请稍等。
refusal-no-discard = 现在没有可以要的牌。
refusal-too-late = 下家已经动作了，那张牌不能再要。
refusal-own-discard = 这张牌是你自己打出的，只有别人可以要。
refusal-joker-discarded = 打出的是百搭牌。百搭牌打出之后谁也不能要。
refusal-let-go-before = 这张牌你刚才已经放过了。
refusal-group-too-small = 要{ $tile }只能凑成{ $group }。单张和对子只有在和牌时才能用别人打出的牌。
refusal-unlike-tiles = 这些牌不全是{ $tile }。一组牌只能是同一种牌，百搭牌可以代替它。
refusal-tiles-are-alike = 这些牌正好成一组，请直接要这一组。
refusal-exposure-is-fixed = 这一组不能再变了。只有刚亮出、还没打牌也没换百搭牌时，才能改亮几张。
refusal-only-the-number-changes = 只能改张数：再放几张，或者收回几张。
refusal-group-too-large = 不存在 { $size } 张{ $tile }的牌组；一组最多六张。
refusal-never-in-group = 在这张牌型卡上，{ $tile }从不组成刻子、杠子、五张组或六张组，所以不能亮出。
refusal-no-group-of-size = 这张牌型卡没有哪一行包含{ $tile }{ $group }。
refusal-only-concealed = 只有暗牌型才有{ $tile }{ $group }，而暗牌型不能亮牌。
refusal-group-takes-no-jokers = 牌型卡不允许在{ $tile }{ $group }里用百搭牌。
refusal-fits-no-line = 加上你已经亮出的牌，没有哪一行包含{ $tile }{ $group }。这样亮牌就没有牌型可做了。
refusal-nothing-left-to-discard = 这样亮牌之后你就没有牌可打了。如果手牌已经完整，就用这张牌和牌。
refusal-no-such-exposure = { $owner }的牌架上没有这一组牌。
refusal-no-joker-there = { $owner }牌架上的那一组里没有百搭牌。
refusal-no-natural-for = 那张百搭牌代表{ $tile }，你手里没有这张牌可换。
refusal-not-complete = 你的 14 张牌还没有凑成牌型卡上的任何一行。
refusal-joker-would-be-single-or-pair = 要做{ $line }，百搭牌就得在单张、对子或印在一起的牌里当{ $tile }，这不允许。
refusal-concealed-line-exposed = 你的牌凑成了{ $line }，但这一行必须是暗牌，而你已经亮过牌。
refusal-no-heavenly-hand = 这桌不玩天和：换牌之前谁也不能和牌。
refusal-hand-is-dead = { $who ->
    [you] 你的手牌已判死，本局不能再参与。
   *[other] { $seat }的手牌已经判死了。
}
refusal-own-hand = 没有人判自己的牌死。继续打，直到别人发现为止。
refusal-challenged-before = 你已经质疑过{ $owner }的手牌了。
refusal-nothing-seen-against = { $who ->
    [you] 桌面上看得见的牌不能证明你的手牌是死牌。
   *[other] 桌面上看得见的牌不能证明{ $seat }的手牌是死牌。
}
refusal-seen-to-be-dead = { $who ->
    [you] 大家都看得出你的手牌是死牌。
   *[other] 大家都看得出{ $seat }的手牌是死牌。
}
refusal-nothing-to-retract = 你没有可以收回的要求。
refusal-lies-open = 你的牌组已经亮出，亮出的牌不能收回。
refusal-not-verified = { $owner }的和牌还没有核对。请先保留你的手牌。
refusal-exposed-in-error = { $owner }牌架上的那一组是错误亮出的，其中的百搭牌不能交换。
refusal-named-by-itself = 在这一桌，打出的牌会自动报名。
refusal-wrong-name = 这张牌是{ $tile }，不是{ $name }。

act-kind-blind-pass = 盲传
act-kind-stop = 停止换牌
act-kind-courtesy = 礼让换牌
act-kind-exchange = 交换百搭牌
act-kind-claim-exposure = 要牌亮牌
act-kind-claim-mah-jongg = 用别人打出的牌和牌
act-kind-declare-mah-jongg = 宣布和牌
refusal-last-wall-mah-jongg-only = 已经到了最后一道牌墙。在这一桌，这时打出的牌只能要来和牌。
refusal-last-wall-self-pick-only = 已经到了最后一道牌墙。在这一桌，这时和牌的那张必须自己摸。
refusal-asked-too-much = 你要 { $asked } 分，可是其他人每家只该付 { $owed } 分。
refusal-no-such-price = { $asked } 分不是这手牌的价钱：它值 { $value } 分，或者翻倍。
refusal-blank-passed = 空白牌不能传，要留在手里。
refusal-mush-count = 你选了 { $given } 张牌，放到中间的最多三张。
refusal-blank-not-exposed = 空白牌只有在宣布和牌时才能代替别的牌。亮牌只能用普通牌和百搭牌。
refusal-blank-discarded = 打出的空白牌是死牌，谁也不能要。
refusal-no-blank-swaps = 这一桌不能用空白牌换打出的牌。
refusal-swap-after-drawing = 轮到你、摸过牌以后才能换空白牌。
refusal-swapped-already = 这一轮你已经换过一张空白牌，每轮只能换一张。
refusal-swap-naturals-only = 空白牌只能换普通牌，不能换百搭牌。
refusal-not-among-discards = 打出的牌里没有{ $tile }。
refusal-nothing-to-close = 已经没有可以要的牌了。
refusal-no-bettor = 这一桌没有人下注。
refusal-not-the-time-to-bet = 下注要在查尔斯顿换牌之后、东家打出第一张牌之前。
refusal-sits-out = 这一局你在场外：只有桌上的四位可以行动。
refusal-plays = 这一局你在场上：只有场外的人可以下注。
