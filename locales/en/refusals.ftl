# Why an act is refused, in this case; the rule behind it is shown beside it.
refusal-not-now = This is not the moment for that.
refusal-game-over = This game is over. Start the next one to go on playing.
refusal-not-your-turn = It is not your turn: { $turn } is to act.
refusal-already-chosen = You have chosen already. Wait until everybody has.
refusal-not-taught-yet = This lesson has not come to { $act } yet.
refusal-not-in-rack = { $held ->
    [0] You have no { $tile } in your rack.
   *[other] You would need { $needed } × { $tile }, and you have { $held }.
}
refusal-joker-passed = There is a joker among these tiles. Jokers are never passed.
refusal-incoming-unseen = What you pass on blind stays face down. Choose your pass without looking at what comes in.
refusal-pass-count = { $blind ->
    [0] A pass is exactly three tiles. You chose { $tiles }.
   *[other] A pass is exactly three tiles. You chose { $tiles } and { $blind } blind.
}
refusal-no-blind-pass = You cannot pass tiles on unseen in this pass ({ $step }). Blind passing belongs to first left and last right only.
refusal-blind-count = You wanted to pass { $blind } tiles on unseen. Only three tiles come in.
refusal-courtesy-offer = You offered { $offered } tiles. A courtesy pass is three tiles at most.
refusal-courtesy-count = You two agreed on { $agreed ->
    [one] one tile
   *[other] { $agreed } tiles
}, and you chose { $given }.
refusal-draw-first = You hold 13 tiles. Draw one first, or claim the discard.
refusal-holds-fourteen = You hold 14 tiles already, so there is nothing to draw. Discard one.
refusal-discard-is-open = Somebody may still claim the newest discard. Wait a moment.
refusal-no-discard = There is no discard to claim.
refusal-too-late = The next player has already acted. That discard is out of reach.
refusal-own-discard = You discarded this tile yourself. Only the others may claim it.
refusal-joker-discarded = The discard is a joker. A discarded joker belongs to nobody any more.
refusal-let-go-before = You let this discard go a moment ago.
refusal-group-too-small = With { $tile } you would make a { $group }. A discard completes a single or a pair only for Mah Jongg.
refusal-unlike-tiles = These tiles are not all { $tile }. A group is of one tile; jokers may stand for it.
refusal-tiles-are-alike = These tiles are a group. Claim them as one.
refusal-exposure-is-fixed = That exposure stays as it is. You may change how many tiles you have exposed only at once: before you discard or exchange.
refusal-only-the-number-changes = Only the number of tiles may change: lay some beside your exposure, or take some back.
refusal-group-too-large = A group of { $size } × { $tile } does not exist; no group has more than six tiles.
refusal-never-in-group = On this card { $tile } never stands in a pung, kong, quint or sextet, so it cannot be exposed.
refusal-no-group-of-size = No line of this card has a { $group } of { $tile }.
refusal-only-concealed = Only concealed lines have a { $group } of { $tile }, and those may not be exposed.
refusal-group-takes-no-jokers = The card allows no joker in a { $group } of { $tile }.
refusal-fits-no-line = No line has a { $group } of { $tile } beside what you have exposed. This exposure would leave you without any hand to make.
refusal-nothing-left-to-discard = After this exposure you would have nothing left to discard. Claim the tile for Mah Jongg instead, if your hand is complete.
refusal-no-such-exposure = There is no such group on the rack of { $owner }.
refusal-no-joker-there = There is no joker in that group on the rack of { $owner }.
refusal-no-natural-for = That joker stands for { $tile }, and you have none to give for it.
refusal-not-complete = Your 14 tiles do not make a line of this card yet.
refusal-joker-would-be-single-or-pair = For { $line } a joker would have to stand for { $tile } as a single, in a pair or in a printed cluster. A joker cannot.
refusal-concealed-line-exposed = Your tiles make { $line }, but that line must be concealed and you have exposed a group.
refusal-no-heavenly-hand = This table does not play the dealt hand: nobody declares before the Charleston.
refusal-hand-is-dead = { $who ->
    [you] Your hand is dead. You take no more part in this game.
   *[other] The hand of { $seat } is dead already.
}
refusal-own-hand = Nobody calls their own hand dead. Play on until another player notices.
refusal-challenged-before = You have challenged the hand of { $owner } before.
refusal-nothing-seen-against = { $who ->
    [you] Nothing that lies open proves your hand dead.
   *[other] Nothing that lies open proves the hand of { $seat } dead.
}
refusal-seen-to-be-dead = { $who ->
    [you] Everybody can see that your hand is dead.
   *[other] Everybody can see that the hand of { $seat } is dead.
}
refusal-nothing-to-retract = You have claimed nothing that you could take back.
refusal-lies-open = Your group lies open. What lies open cannot be taken back.
refusal-not-verified = The Mah Jongg of { $owner } has not been verified. Keep your hand until it has.
refusal-exposed-in-error = That group on the rack of { $owner } was exposed in error. Its jokers cannot be exchanged.
refusal-named-by-itself = At this table every discard is named by itself.
refusal-wrong-name = The tile is { $tile }, not { $name }.

# Kinds of act that a lesson may leave out for now.
act-kind-blind-pass = the blind pass
act-kind-stop = stopping the Charleston
act-kind-courtesy = the courtesy pass
act-kind-exchange = the joker exchange
act-kind-claim-exposure = claiming for an exposure
act-kind-claim-mah-jongg = claiming for Mah Jongg
act-kind-declare-mah-jongg = declaring Mah Jongg
refusal-last-wall-mah-jongg-only = The last wall has begun. At this table its discards are claimed for Mah Jongg only.
refusal-last-wall-self-pick-only = The last wall has begun. At this table you must draw the winning tile yourself now.
refusal-asked-too-much = You ask for { $asked } points, but each of the others owes { $owed }.
refusal-no-such-price = { $asked } points is no price for this hand: it is worth { $value }, once or doubled.
refusal-blank-passed = A blank is never passed: it stays with you.
refusal-mush-count = You have chosen { $given } tiles. At most three go into the middle.
refusal-blank-not-exposed = A blank stands for another tile only when you declare Mah Jongg. A group is exposed with natural tiles and jokers.
refusal-blank-discarded = A discarded blank is dead: nobody can claim it.
refusal-no-blank-swaps = At this table no blank is swapped for a discard.
refusal-swap-after-drawing = A blank is swapped in a turn in which you have drawn a tile.
refusal-swapped-already = You have swapped a blank in this turn. One each turn is allowed.
refusal-swap-naturals-only = For a blank you can have a natural only, never a joker.
refusal-not-among-discards = There is no { $tile } among the discards.
refusal-nothing-to-close = No discard can be claimed any more, so there is nothing to hurry for.
refusal-no-bettor = At this table nobody bets.
refusal-not-the-time-to-bet = A bet is made after the Charleston and before East discards for the first time.
refusal-sits-out = You sit out this game: only the four at the table act.
refusal-plays = You play in this game: only who sits out may bet.
