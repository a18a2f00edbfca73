# The log: who did what. $who is "you" or "other"; $seat is what the player is called.
event-passed = { $who ->
    [you] You pass three tiles
   *[other] { $seat } passes three tiles
} to { $to } ({ $step }{ event-passed-blind })
event-passed-tiles = { $who ->
    [you] You pass
   *[other] { $seat } passes
} { $tiles } to { $to } ({ $step }{ event-passed-blind })
# How many of the three were passed on unseen; nothing when none were.
event-passed-blind = { $blind ->
    [0] { "" }
    [one] , one blind
   *[other] , { $blind } blind
}
event-passed-received = { $who ->
    [you] You pass
   *[other] { $seat } passes
} { $tiles } to { $to } ({ $step }{ event-passed-blind })
event-courtesy-agreed = { $first ->
    [you] You offer
   *[other] { $first } offers
} { $firstcount ->
    [0] no tiles
   *[other] { $firstcount }
}, { $second ->
    [you] you offer
   *[other] { $second } offers
} { $secondcount ->
    [0] none
   *[other] { $secondcount }
}: { $count ->
    [0] nothing is exchanged
    [one] one tile each way
   *[other] { $count } tiles each way
}
event-vote-goes-on = Everybody wants to go on: a second Charleston
# Who stopped it: one of a list.
event-stopper = { $player }
event-vote-stopped = The Charleston ends here: { $stoppers } stopped it
event-courtesy = { $who ->
    [you] You pass
   *[other] { $seat } passes
} { $count ->
    [0] nothing
    [one] one tile
   *[other] { $count } tiles
} across to { $to } ({ -courtesy-pass(form: "in-sentence") })
event-courtesy-tiles = { $who ->
    [you] You pass
   *[other] { $seat } passes
} { $tiles } across to { $to } ({ -courtesy-pass(form: "in-sentence") })
event-looked = { $who ->
    [you] You look
   *[other] { $seat } looks
} at the incoming tiles before passing. That is not allowed, but it costs nothing.
event-looked-tiles = { $who ->
    [you] You look
   *[other] { $seat } looks
} at the incoming tiles before passing: { $tiles }. That is not allowed, but it costs nothing.
event-drew = { $who ->
    [you] You draw
   *[other] { $seat } draws
} a tile
event-drew-tile = { $who ->
    [you] You draw
   *[other] { $seat } draws
} { $tile }
event-exchanged = { $who ->
    [you] You exchange
   *[other] { $seat } exchanges
} { $tile } for a joker on { $owner ->
    [you] your rack
   *[other] { $owner }’s rack
}
event-exchanged-own = { $who ->
    [you] You exchange { $tile } for a joker on your own rack
   *[other] { $seat } exchanges { $tile } for a joker on their own rack
}
event-discarded = { $who ->
    [you] You discard
   *[other] { $seat } discards
} { $tile }
event-claimed = { $who ->
    [you] You claim
   *[other] { $seat } claims
} { $tile } and { $who ->
    [you] expose
   *[other] exposes
} a { $group }{ $jokers ->
    [0] { "" }
    [one] , with one joker
   *[other] , with { $jokers } jokers
}
event-claimed-unlike = { $who ->
    [you] You claim
   *[other] { $seat } claims
} { $tile } and { $who ->
    [you] expose
   *[other] exposes
} it with { $tiles }
event-exposure-changed = { $who ->
    [you] You make the new exposure
   *[other] { $seat } makes the new exposure
} a { $group }
event-claimed-mah-jongg = { $who ->
    [you] You claim
   *[other] { $seat } claims
} { $tile } for Mah Jongg
event-claim-lost = { $who ->
    [you] You wanted
   *[other] { $seat } wanted
} the discard, too, but another claim comes first (“{ $rule }”)
event-mushed = { $who ->
    [you] You put
   *[other] { $seat } puts
} { $count ->
    [0] nothing
    [one] one tile
   *[other] { $count } tiles
} in the middle for the mush
event-mushed-received = Out of the mush, { $who ->
    [you] you take
   *[other] { $seat } takes
} { $tiles }
event-blank-swapped = { $who ->
    [you] You take
   *[other] { $seat } takes
} { $tile } from the discards for a blank
event-racked = { $who ->
    [you] You put the drawn tile on your rack
   *[other] { $seat } puts the drawn tile on the rack
}
event-put-back = { $who ->
    [you] You put
   *[other] { $seat } puts
} the drawn tile back on the wall
event-put-back-tile = { $who ->
    [you] You put
   *[other] { $seat } puts
} { $tile } back on the wall
event-price-named = { $who ->
    [you] You ask
   *[other] { $seat } asks
} for { $points } points from each player, and twice that from the discarder
event-misnamed = { $who ->
    [you] You call
   *[other] { $seat } calls
} { $tile } “{ $name }”
event-name-corrected = The name is corrected: { $tile }
event-picked-out-of-turn = { $who ->
    [you] You draw
   *[other] { $seat } draws
} out of turn, and the tile goes back
event-picked-out-of-turn-tile = { $who ->
    [you] You draw
   *[other] { $seat } draws
} { $tile } out of turn, and it goes back
event-breached = { $who ->
    [you] You break
   *[other] { $seat } breaks
} a rule: { $rule }
event-challenged = { $who ->
    [you] You call
   *[other] { $seat } calls
} { $owner ->
    [you] your hand
   *[other] { $owner }’s hand
} dead
event-denied = { $who ->
    [you] You deny
   *[other] { $seat } denies
} that the hand is dead, and the end of the game settles it
event-hand-died = { $who ->
    [you] Your hand is dead
   *[other] { $seat }’s hand is dead
} ({ $rule }){ $returned ->
    [0] { "" }
    [one] , and one exposed tile goes back on the rack
   *[other] , and { $returned } exposed tiles go back on the rack
}
event-mah-jongg-announced = { $who ->
    [you] You say
   *[other] { $seat } says
} “Mah Jongg”
event-retracted = { $who ->
    [you] You take your
   *[other] { $seat } takes their
} Mah Jongg back
event-laid-open = { $who ->
    [you] You lay your hand
   *[other] { $seat } lays their hand
} open as Mah Jongg: { $tiles }
event-discard-stayed = The { $tile } stays with { $who ->
    [you] your dead hand
   *[other] { $seat }’s dead hand
}
event-threw-in = { $who ->
    [you] You throw your hand in
   *[other] { $seat } throws their hand in
} too early: { $tiles }
event-ended = The game is over

step-first-right = first { -charleston }, to the right
step-first-across = first { -charleston }, across
step-first-left = first { -charleston }, to the left
step-second-left = second { -charleston }, to the left
step-second-across = second { -charleston }, across
step-last-right = second { -charleston }, to the right
step-heading = { CAPITAL($step) }

## What a player says, in a bubble beside them

bubble-discard = { $tile }
bubble-claim = I’ll take that: { $group }
bubble-claim-unlike = I’ll take that
bubble-exchange = My { $tile } for that joker
bubble-mah-jongg = Mah Jongg!
