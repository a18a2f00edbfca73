# 牌局记录：谁做了什么。$who 为“you”（读者）或“other”；$seat 为该玩家的称呼。
event-passed = { $who ->
    [you] 你
   *[other] { $seat }
}传三张牌给{ $to }（{ $step }{ event-passed-blind }）
event-passed-tiles = { $who ->
    [you] 你
   *[other] { $seat }
}传{ $tiles }给{ $to }（{ $step }{ event-passed-blind }）
event-passed-blind = { $blind ->
    [0] { "" }
   *[other] ，盲传 { $blind } 张
}
event-passed-received = { $who ->
    [you] 你
   *[other] { $seat }
}传{ $tiles }给{ $to }（{ $step }{ event-passed-blind }）
event-courtesy-agreed = { $first }{ $firstcount ->
    [0] 不想换
   *[other] 想换 { $firstcount } 张
}，{ $second }{ $secondcount ->
    [0] 不想换
   *[other] 想换 { $secondcount } 张
}：{ $count ->
    [0] 不换
   *[other] 各换 { $count } 张
}
event-vote-goes-on = 大家都愿意，再传第二轮
event-stopper = { $player }
event-vote-stopped = { $stoppers }喊停，传牌到此为止
event-courtesy = { $who ->
    [you] 你
   *[other] { $seat }
}和{ $to }{ -courtesy-pass }，{ $count ->
    [0] 什么也不给
   *[other] 给出 { $count } 张
}
event-courtesy-tiles = { $who ->
    [you] 你
   *[other] { $seat }
}和{ $to }{ -courtesy-pass }，给出{ $tiles }
event-looked = { $who ->
    [you] 你
   *[other] { $seat }
}还没传牌就看了传来的牌。这不允许，但不罚。
event-looked-tiles = { $who ->
    [you] 你
   *[other] { $seat }
}还没传牌就看了传来的牌：{ $tiles }。这不允许，但不罚。
event-drew = { $who ->
    [you] 你
   *[other] { $seat }
}摸了一张牌
event-drew-tile = { $who ->
    [you] 你
   *[other] { $seat }
}摸到{ $tile }
event-exchanged = { $who ->
    [you] 你
   *[other] { $seat }
}用{ $tile }换走{ $owner }牌架上的一张百搭牌
event-exchanged-own = { $who ->
    [you] 你用{ $tile }换回自己牌架上的一张百搭牌
   *[other] { $seat }用{ $tile }换回自己牌架上的一张百搭牌
}
event-discarded = { $who ->
    [you] 你
   *[other] { $seat }
}打出{ $tile }
event-claimed = { $who ->
    [you] 你
   *[other] { $seat }
}要{ $tile }，亮出{ $group }{ $jokers ->
    [0] { "" }
   *[other] （含 { $jokers } 张百搭牌）
}
event-claimed-unlike = { $who ->
    [you] 你
   *[other] { $seat }
}要{ $tile }，跟{ $tiles }一起亮出
event-exposure-changed = { $who ->
    [you] 你
   *[other] { $seat }
}把刚亮出的牌改成{ $group }
event-claimed-mah-jongg = { $who ->
    [you] 你
   *[other] { $seat }
}要{ $tile }，和牌
event-claim-lost = { $who ->
    [you] 你
   *[other] { $seat }
}也想要这张牌，可另一家在先（“{ $rule }”）
event-mushed = { $who ->
    [you] 你
   *[other] { $seat }
}{ $count ->
    [0] 没有放牌到中间
   *[other] 放 { $count } 张牌到中间，混合换牌
}
event-mushed-received = { $who ->
    [you] 你
   *[other] { $seat }
}从中间混好的牌里拿回{ $tiles }
event-blank-swapped = { $who ->
    [you] 你
   *[other] { $seat }
}用一张空白牌从打出的牌里换来{ $tile }
event-racked = { $who ->
    [you] 你
   *[other] { $seat }
}把摸到的牌放上牌架
event-put-back = { $who ->
    [you] 你
   *[other] { $seat }
}把摸到的牌放回牌墙
event-put-back-tile = { $who ->
    [you] 你
   *[other] { $seat }
}把{ $tile }放回牌墙
event-price-named = { $who ->
    [you] 你
   *[other] { $seat }
}向每家要 { $points } 分（点炮的付两倍）
event-misnamed = { $who ->
    [you] 你
   *[other] { $seat }
}把{ $tile }错报成“{ $name }”
event-name-corrected = 牌名改正了：{ $tile }
event-picked-out-of-turn = { $who ->
    [you] 你
   *[other] { $seat }
}没轮到就摸牌，牌放回原处
event-picked-out-of-turn-tile = { $who ->
    [you] 你
   *[other] { $seat }
}没轮到就摸了{ $tile }，牌放回原处
event-breached = { $who ->
    [you] 你
   *[other] { $seat }
}犯了规：{ $rule }
event-challenged = { $who ->
    [you] 你
   *[other] { $seat }
}质疑{ $owner }的手牌，说是死牌
event-denied = { $who ->
    [you] 你
   *[other] { $seat }
}不承认手牌是死牌，这一局结束时再算
event-hand-died = { $who ->
    [you] 你的手牌成了死牌
   *[other] { $seat }的手牌成了死牌
}（{ $rule }）{ $returned ->
    [0] { "" }
   *[other] ，{ $returned } 张亮出的牌收回牌架
}
event-mah-jongg-announced = { $who ->
    [you] 你
   *[other] { $seat }
}喊“和牌”
event-retracted = { $who ->
    [you] 你
   *[other] { $seat }
}收回和牌
event-laid-open = { $who ->
    [you] 你
   *[other] { $seat }
}喊了和牌，摊开手牌：{ $tiles }
event-discard-stayed = { $tile }留在{ $who ->
    [you] 你
   *[other] { $seat }
}的死牌里
event-threw-in = { $who ->
    [you] 你
   *[other] { $seat }
}没等核对就推散了手牌：{ $tiles }
event-ended = 这一局结束

step-first-right = 第一轮往右传
step-first-across = 第一轮传对家
step-first-left = 第一轮往左传
step-second-left = 第二轮往左传
step-second-across = 第二轮传对家
step-last-right = 最后往右传
step-heading = { -charleston }，{ $step }

## 牌手说的话，写在旁边的气泡里

bubble-discard = { $tile }
bubble-claim = 我要，{ $group }
bubble-claim-unlike = 我要
bubble-exchange = 拿{ $tile }换这张百搭牌
bubble-mah-jongg = 和了！
