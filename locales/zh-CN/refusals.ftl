# 某个动作在此时为何不行；旁边会显示对应的规则。
refusal-not-now = 这会儿不行。
refusal-game-over = 这一局打完了。开始下一局，接着打吧。
refusal-not-your-turn = 还没轮到你，现在该{ $turn }。
refusal-already-chosen = 你已经选好了，等等别人。
refusal-not-taught-yet = 这一课还没讲到{ $action }。
refusal-not-in-rack = { $held ->
    [0] 你的牌架上没有{ $tile }。
   *[other] 这要{ $tiles }，你只有 { $held } 张。
}
refusal-joker-passed = 这些牌里有百搭牌。百搭牌永远不能传给别人。
refusal-incoming-unseen = 盲传的牌要一直扣着。先选好要传的，不能看传来的牌。
refusal-pass-count = { $extra ->
    [0] { $missing ->
        [3] 请选要传的牌
       *[other] 再选 { $missing } 张
    }
   *[other] 多选了 { $extra } 张
}：一次传三张{ $blind ->
    [0] 。
   *[other] ，盲传的也算在内。
}
refusal-no-blind-pass = 这一次（{ $step }）不能盲传。能盲传的只有第一轮往左传和最后往右传。
refusal-blind-count = 你想盲传 { $blind } 张，可传来的只有三张。
refusal-courtesy-offer = 你想换 { $offered } 张，可礼让换牌最多三张。
refusal-courtesy-count = { $extra ->
    [0] 再选 { $missing } 张
   *[other] 多选了 { $extra } 张
}：你们说好换 { $agreed } 张。
refusal-draw-first = 你手里是 13 张。先要有第 14 张。
refusal-holds-fourteen = 你已经有 14 张，不用再摸了。打出一张吧。
refusal-discard-is-open = 刚打出的牌别人还可以要，等一等。
refusal-no-discard = 现在没有牌可以要。
refusal-too-late = 下一家已经接着打了，那张牌不能再要。
refusal-own-discard = 这张牌是你自己打的，只有别人能要。
refusal-joker-discarded = 打出的是百搭牌。打出的百搭牌谁也不能要。
refusal-let-go-before = 这张牌你刚才放过了。
refusal-group-too-small = { $size ->
    [1] 要别人打的{ $tile }，你手里至少要有两张跟它凑成一组：一样的牌，或者百搭牌。单要这一张，只有当场和牌才行。
   *[other] 加上{ $tile }，只凑成{ $group }。要来凑单张或对子，只有当场和牌才行。
}
refusal-unlike-tiles = 这些牌不全是{ $tile }。一组要一模一样，百搭牌可以代替。
refusal-tiles-are-identical = 这些牌正好是一组，就按一组来要吧。
refusal-exposure-is-fixed = 这一组已经定了。要加要减，得趁刚亮出来、还没打牌也没换百搭牌的时候。
refusal-only-the-number-changes = 只能改这一组的张数：再加几张，或者收回几张。
refusal-group-too-large = 没有{ $tiles }的组，一组最多六张。
refusal-never-in-group = 在这张卡上，{ $tile }从来不是刻子、杠子、五张组或六张组，所以不能亮。
refusal-no-group-of-size = 这张卡上，哪个牌型也没有{ $tile }{ $group }。
refusal-only-concealed = 只有暗牌型有{ $tile }{ $group }，可暗牌型不能亮牌。
refusal-group-takes-no-jokers = 卡上不许在{ $tile }{ $group }里用百搭牌。
refusal-fits-no-line = 加上你已经亮出的，没有哪个牌型还有{ $tile }{ $group }。这样一亮，你就没有牌型可做了。
refusal-nothing-left-to-discard = 这样亮完，你就没有牌可打了。牌要是齐了，就选“要来和牌”。
refusal-no-such-exposure = { $owner }的牌架上没有这一组。
refusal-no-joker-there = { $owner }牌架上的那一组里没有百搭牌。
refusal-no-natural-for = 那张百搭牌当{ $tile }用，你手里没有这张牌。
refusal-not-complete = 你的 14 张牌，卡上哪个牌型也对不上。
refusal-not-complete-with = 就算加上这张{ $tile }，你的牌也对不上卡上的任何牌型。
refusal-joker-would-be-single-or-pair = 要做{ $line }，百搭牌就得在单张、对子或连印的牌里当{ $tile }，这不行。
refusal-concealed-line-exposed = 你的牌凑得成{ $line }，可它是暗牌型，你已经亮过牌了。
refusal-no-heavenly-hand = 这一桌没有天和：传牌之前谁也不能喊和牌。
refusal-hand-is-dead = { $who ->
    [you] 你的手牌死了，这一局你只能看着。
   *[other] { $seat }的手牌已经是死牌了。
}
refusal-own-hand = 自己的死牌不用自己说。接着打，等别人来说。
refusal-challenged-before = 你已经质疑过{ $owner }的手牌了。
refusal-nothing-seen-against = { $who ->
    [you] 看桌上亮着的牌，证明不了你的手牌是死牌。
   *[other] 看桌上亮着的牌，证明不了{ $seat }的手牌是死牌。
}
refusal-seen-to-be-dead = { $who ->
    [you] 大家都看得出你这手牌和不了了。没人指出它是死牌以前，你照样打下去。
   *[other] 大家都看得出{ $seat }的手牌是死牌。
}
refusal-nothing-to-retract = 你没有要过牌，没什么可收回。
refusal-lies-open = 你的那一组已经亮出来了，亮出来就不能收回。
refusal-exposed-already = { $who ->
    [you] 你那一组已经亮出来了，牌归你。
   *[other] { $seat }已经用那张牌亮出一组，牌归{ $seat }。
}
refusal-not-verified = { $owner }喊的和牌还没有核对，先保留手牌。
refusal-exposed-in-error = { $owner }牌架上的那一组亮错了，里面的百搭牌不能换。
refusal-named-by-itself = 这一桌由程序报牌名。
refusal-wrong-name = 这张牌是{ $tile }，不是{ $name }。

action-kind-blind-pass = { -blind-pass }
action-kind-stop = { -stop }
action-kind-courtesy = { -courtesy-pass }
action-kind-exchange = { -joker-exchange }
action-kind-claim-exposure = 要牌亮牌
action-kind-claim-mah-jongg = 要来和牌
action-kind-declare-mah-jongg = { -declare }
refusal-last-wall-mah-jongg-only = 到最后一道牌墙了。在这一桌，这时打出的牌只能要来和牌。
refusal-last-wall-self-pick-only = 到最后一道牌墙了。在这一桌，这时只许自摸，或换百搭牌来和。
refusal-asked-too-much = 你要 { $asked } 分，可每家只该付 { $owed } 分。
refusal-no-such-price = 这手牌不能要 { $asked } 分：它值 { $value } 分，或者加倍。
refusal-blank-passed = 空白牌不能传，留在手里吧。
refusal-mush-count = 你选了 { $given } 张，可最多放三张到中间。
refusal-blank-not-exposed = 空白牌在喊和牌时才能代替别的牌。亮牌只能用普通牌和百搭牌。
refusal-blank-discarded = 打出的空白牌作废，谁也不能要。
refusal-no-blank-swaps = 这一桌不能用空白牌换弃牌。
refusal-swap-after-drawing = 这个回合是摸牌开始的，才能换空白牌。
refusal-swapped-already = 这个回合你已经换过一张空白牌，一个回合只能换一张。
refusal-swap-naturals-only = 空白牌只能换普通牌，不能换百搭牌。
refusal-not-among-discards = 打出的牌里没有{ $tile }。
refusal-nothing-to-close = 已经没有牌可以要了，不用赶。
refusal-no-bettor = 这一桌没有人押注。
refusal-not-the-time-to-bet = 押注要在传牌之后、东家打出第一张之前。
refusal-sits-out = 这一局你不上桌，这些事只有桌上的四家能做。
refusal-plays = 这一局你在桌上打牌，不上桌的人才可以押。
