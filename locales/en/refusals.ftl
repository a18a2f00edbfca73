# Why an act is refused, in this case; the rule behind it is shown beside it.
refusal-not-now = You cannot do that right now.
refusal-game-over = This game is over. Start the next one to keep playing.
refusal-not-your-turn = It is not your turn: { $turn ->
    [you] you go
   *[other] { $turn } goes
} first.
refusal-already-chosen = You have already chosen. Wait until everybody has.
refusal-not-taught-yet = This lesson has not gotten to { $action } yet.
refusal-not-in-rack = { $held ->
    [0] You have no { $tile } on your rack.
   *[other] You would need { $tiles }, and you have { $held }.
}
refusal-joker-passed = There is a joker among these tiles. Jokers are never passed.
refusal-incoming-unseen = What you pass blind stays face down. Choose your pass without looking at what comes in.
refusal-pass-count = { $extra ->
    [0] { $missing ->
        [one] Choose one more tile
        [3] Choose your tiles
       *[other] Choose { $missing } more tiles
    }
    [one] That is one tile too many
   *[other] That is { $extra } tiles too many
}: a pass is three tiles{ $blind ->
    [0] .
   *[other] , the blind ones among them.
}
refusal-no-blind-pass = You cannot pass blind here ({ $step }). A blind pass is possible only on the last pass of each Charleston: first left and last right.
refusal-blind-count = You wanted to pass { $blind } tiles blind, but only three tiles come in.
refusal-courtesy-offer = You offered { $offered } tiles. A courtesy pass is at most three tiles.
refusal-courtesy-count = { $extra ->
    [0] { $missing ->
        [one] Choose one more tile
       *[other] Choose { $missing } more tiles
    }
    [one] That is one tile too many
   *[other] That is { $extra } tiles too many
}: the two of you agreed on { $agreed ->
    [one] one tile
   *[other] { $agreed } tiles
}.
refusal-draw-first = You hold 13 tiles. Take your fourteenth first.
refusal-holds-fourteen = You already hold 14 tiles, so there is nothing to draw. Discard one.
refusal-discard-is-open = Somebody may still claim the newest discard. Wait a moment.
refusal-no-discard = There is no discard to claim.
refusal-too-late = The next player has already gone on, so it is too late to claim that discard.
refusal-own-discard = You discarded this tile yourself. Only the others can claim it.
refusal-joker-discarded = The discard is a joker. Nobody can claim a discarded joker.
refusal-let-go-before = You already let this discard go.
# $size is what the group would have: 1 when nothing from the rack goes with the tile, 2 for a pair.
refusal-group-too-small = { $size ->
    [1] To claim { $tile }, you need at least two tiles from your rack to go with it: the same tile, or jokers. By itself, a discard can be claimed only for Mah Jongg.
   *[other] With { $tile } you would make only a { $group }. A discard completes a single or a pair only for Mah Jongg.
}
refusal-unlike-tiles = These tiles are not all { $tile }. A group is one and the same tile, and jokers may stand in for it.
refusal-tiles-are-identical = These tiles make a group. Claim them as one.
refusal-exposure-is-fixed = That exposure stays as it is. You may add or take back tiles only right away, before you discard or exchange.
refusal-only-the-number-changes = Only the size of the group may change: add tiles to it, or take some back.
refusal-group-too-large = There is no group of { $tiles }. No group has more than six tiles.
refusal-never-in-group = On this card, { $tile } is never in a pung, kong, quint, or sextet, so it cannot be exposed.
refusal-no-group-of-size = No line of this card has a { $group } of { $tile }.
refusal-only-concealed = Only concealed lines have a { $group } of { $tile }, and those may not be exposed.
refusal-group-takes-no-jokers = The card allows no joker in a { $group } of { $tile }.
refusal-fits-no-line = No line has a { $group } of { $tile } along with what you have exposed. After this exposure, no line would be left for you.
refusal-nothing-left-to-discard = After this exposure, you would have nothing left to discard. If your hand is complete, claim the tile for Mah Jongg instead.
refusal-no-such-exposure = There is no such group on { $owner ->
    [you] your rack
   *[other] { $owner }’s rack
}.
refusal-no-joker-there = There is no joker in that group on { $owner ->
    [you] your rack
   *[other] { $owner }’s rack
}.
refusal-no-natural-for = That joker stands for { $tile }, and you have none to give for it.
refusal-not-complete = Your 14 tiles do not make a line of this card yet.
refusal-not-complete-with = Even with this { $tile }, your tiles do not make a line of this card yet.
refusal-joker-would-be-single-or-pair = For { $line }, a joker would have to stand for { $tile } as a single, in a pair, or in a cluster. No joker may.
refusal-concealed-line-exposed = Your tiles would make { $line }, but that line must stay concealed, and you have exposed a group.
refusal-no-heavenly-hand = This table does not play the heavenly hand: nobody declares Mah Jongg before the Charleston.
refusal-hand-is-dead = { $who ->
    [you] Your hand is dead, so you are out of this game.
   *[other] { $seat }’s hand is already dead.
}
refusal-own-hand = Nobody has to call their own hand dead. Play on until somebody else notices.
refusal-challenged-before = You have already challenged { $owner ->
    [you] your own hand
   *[other] { $owner }’s hand
}.
refusal-nothing-seen-against = { $who ->
    [you] Nothing that everybody can see proves your hand dead.
   *[other] Nothing that everybody can see proves { $seat }’s hand dead.
}
refusal-seen-to-be-dead = { $who ->
    [you] Everybody can see that your hand cannot win anymore. Until somebody says it is dead, you play on.
   *[other] Everybody can see that { $seat }’s hand is dead.
}
refusal-nothing-to-retract = You have not claimed anything, so there is nothing to take back.
refusal-lies-open = Your group is already exposed. What is exposed cannot be taken back.
refusal-exposed-already = { $who ->
    [you] You have already exposed your group, so the tile is yours.
   *[other] { $seat } has already exposed a group with that tile, and keeps it.
}
refusal-not-verified = { $owner ->
    [you] Your
   *[other] { $owner }’s
} Mah Jongg has not been checked yet. { $owner ->
    [you] Wait until it has.
   *[other] Keep your hand until it has.
}
refusal-exposed-in-error = That group on { $owner ->
    [you] your rack
   *[other] { $owner }’s rack
} was exposed in error, so its jokers cannot be exchanged.
refusal-named-by-itself = At this table, the program names every discard.
refusal-wrong-name = The tile is { $tile }, not { $name }.

# Kinds of act that a lesson may leave out for now.
action-kind-blind-pass = the { -blind-pass(form: "in-sentence") }
action-kind-stop = stopping the { -charleston }
action-kind-courtesy = the { -courtesy-pass(form: "in-sentence") }
action-kind-exchange = the { -joker-exchange(form: "in-sentence") }
action-kind-claim-exposure = claiming for an exposure
action-kind-claim-mah-jongg = claiming for { -mah-jongg }
action-kind-declare-mah-jongg = declaring { -mah-jongg }
refusal-last-wall-mah-jongg-only = The last wall has begun. At this table, its discards may be claimed for Mah Jongg only.
refusal-last-wall-self-pick-only = The last wall has begun. At this table, you must now draw the winning tile yourself, or win by a joker exchange.
refusal-asked-too-much = You ask for { $asked } points, but each of the others owes { $owed }.
refusal-no-such-price = This hand cannot cost { $asked } points: it is worth { $value }, once or doubled.
refusal-blank-passed = A blank is never passed: it stays with you.
refusal-mush-count = You have chosen { $given } tiles. At most three go in the middle.
refusal-blank-not-exposed = A blank stands for another tile only when you declare Mah Jongg. Expose your group with naturals and jokers.
refusal-blank-discarded = A discarded blank is gone. Nobody can claim it.
refusal-no-blank-swaps = At this table, you cannot swap a blank for a discard.
refusal-swap-after-drawing = You can swap a blank only in a turn that you began by drawing.
refusal-swapped-already = You have already swapped a blank this turn. You may swap one each turn.
refusal-swap-naturals-only = For a blank, you can take a natural, but never a joker.
refusal-not-among-discards = There is no { $tile } among the discards.
refusal-nothing-to-close = No discard can be claimed anymore, so there is no hurry.
refusal-no-bettor = Nobody bets at this table.
refusal-not-the-time-to-bet = You bet after the Charleston and before East’s first discard.
refusal-sits-out = You are sitting out this game: only the four at the table can do that.
refusal-plays = You are playing in this game: only the person who sits out may bet.
