# The log: who did what. $who is "you" or "other"; $seat is the player's wind.
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
event-courtesy-agreed = { $first } would exchange { $firstcount }, { $second } { $secondcount }: { $count ->
    [0] nothing is exchanged
    [one] they exchange one tile
   *[other] they exchange { $count } tiles
}
event-vote-goes-on = Everybody goes on: a second Charleston
event-vote-stopped = The Charleston stops here, at the wish of { $stoppers }
event-courtesy = { $who ->
    [you] You pass
   *[other] { $seat } passes
} { $count ->
    [0] nothing
    [one] one tile
   *[other] { $count } tiles
} across to { $to } in courtesy
event-courtesy-tiles = { $who ->
    [you] You pass
   *[other] { $seat } passes
} { $tiles } across to { $to } in courtesy
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
} { $tile } for a joker on the rack of { $owner }
event-exchanged-own = { $who ->
    [you] You exchange { $tile } for a joker on your own rack
   *[other] { $seat } exchanges { $tile } for a joker on the same rack
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
    [you] You wanted the discard too ({ $claim }), but another claim goes first
   *[other] { $seat } wanted the discard too ({ $claim }), but another claim goes first
}: { $rule }
event-mushed = { $who ->
    [you] You put
   *[other] { $seat } puts
} { $count ->
    [0] nothing
    [one] one tile
   *[other] { $count } tiles
} in the middle to be mixed
event-mushed-received = From the middle, where all was mixed, { $who ->
    [you] you take
   *[other] { $seat } takes
} { $tiles }
event-blank-swapped = { $who ->
    [you] You take
   *[other] { $seat } takes
} { $tile } out of the discards for a blank
event-racked = { $who ->
    [you] You put
   *[other] { $seat } puts
} the drawn tile on the rack
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
} for { $points } points from each (from the discarder, twice as much)
event-misnamed = { $who ->
    [you] You call
   *[other] { $seat } calls
} { $tile } “{ $name }”
event-name-corrected = The name is put right: { $tile }
event-picked-out-of-turn = { $who ->
    [you] You take
   *[other] { $seat } takes
} a wall tile out of turn; it goes back
event-picked-out-of-turn-tile = { $who ->
    [you] You take
   *[other] { $seat } takes
} { $tile } out of turn; it goes back
event-breached = { $who ->
    [you] You break
   *[other] { $seat } breaks
} a rule: { $rule }
event-challenged = { $who ->
    [you] You call
   *[other] { $seat } calls
} a hand dead, that of { $owner }
event-denied = { $who ->
    [you] You deny
   *[other] { $seat } denies
} that the hand is dead; it is settled at the end
event-hand-died = { $who ->
    [you] Your hand is dead
   *[other] The hand of { $seat } is dead
} ({ $rule }){ $returned ->
    [0] { "" }
    [one] ; one exposed tile goes back to the rack
   *[other] ; { $returned } exposed tiles go back to the rack
}
event-mah-jongg-announced = { $who ->
    [you] You say
   *[other] { $seat } says
} “Mah Jongg”
event-retracted = { $who ->
    [you] You take
   *[other] { $seat } takes
} the Mah Jongg back
event-laid-open = { $who ->
    [you] You lay
   *[other] { $seat } lays
} a hand open as Mah Jongg: { $tiles }
event-discard-stayed = The { $tile } stays with { $who ->
    [you] your dead hand
   *[other] the dead hand of { $seat }
}
event-threw-in = { $who ->
    [you] You throw your hand in
   *[other] { $seat } throws in a hand
} too early: { $tiles }
event-ended = The game is over

step-first-right = first right
step-first-across = first across
step-first-left = first left
step-second-left = second left
step-second-across = second across
step-last-right = last right
