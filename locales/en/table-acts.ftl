# What can be done at the table, as buttons say it.
act-pass = Pass { $count ->
    [one] one tile
   *[other] { $count } tiles
}
act-pass-blind = { $count ->
    [0] Pass { $blind } blind
   *[other] Pass { $count } and { $blind } blind
}
act-continue = Go on passing
act-stop = Stop the Charleston
act-offer-courtesy = { $count ->
    [0] Exchange none
    [one] Exchange one tile
   *[other] Exchange { $count } tiles
}
act-pass-courtesy = { $count ->
    [0] Give nothing
    [one] Give one tile
   *[other] Give { $count } tiles
}
act-draw = Draw a tile
act-exchange = Exchange { $tile } for the joker
act-discard = Discard { $tile }
act-declare = Mah Jongg!
act-claim = Claim for a { $group }{ $jokers ->
    [0] { "" }
    [one] , with one joker
   *[other] , with { $jokers } jokers
}
act-claim-mah-jongg = Claim for Mah Jongg
act-let-go = Let it go
act-mush = { $count ->
    [0] Put nothing in the middle
    [one] Put one tile in the middle
   *[other] Put { $count } tiles in the middle
}
act-swap-blank = Take { $tile } for your blank
act-name-price = Ask for { $points }

# How a game ended.
outcome-wall-game = Wall game: the wall is used up and nobody has Mah Jongg. Nobody pays.
outcome-drawn = { $who ->
    [you] You make
   *[other] { $seat } makes
} Mah Jongg with { $line }, on a tile from the wall.
outcome-discarded = { $who ->
    [you] You make
   *[other] { $seat } makes
} Mah Jongg with { $line }. The last tile was discarded by { $by }.
outcome-exchanged = { $who ->
    [you] You make
   *[other] { $seat } makes
} Mah Jongg with { $line }, by a joker exchange.
outcome-dealt = { $who ->
    [you] You were
   *[other] { $seat } was
} dealt { $line } complete: Mah Jongg before anybody passed.

payment-discard = The line is worth { $value }. Whoever discarded the last tile pays double, the others pay it once.
payment-self-picked = The line is worth { $value }. It was self-picked, so everybody pays double.
payment-discard-jokerless = The line is worth { $value }. There is no joker in the hand, so everything doubles: the discarder pays four times the value, the others twice.
payment-self-picked-jokerless = The line is worth { $value }. Self-picked doubles it, and no joker doubles it again: everybody pays four times the value.
payment-discard-singles-and-pairs = The line is worth { $value }. A Singles and Pairs hand gets no bonus for having no joker: the discarder pays double, the others pay it once.
payment-self-picked-singles-and-pairs = The line is worth { $value }. It was self-picked, so everybody pays double. A Singles and Pairs hand gets no bonus for having no joker.
payment-receives = { $who ->
    [you] You receive
   *[other] { $seat } receives
} { $points }
payment-pays = { $who ->
    [you] You pay
   *[other] { $seat } pays
} { $points }
payment-none = { $who ->
    [you] You pay
   *[other] { $seat } pays
} nothing
payment-line = { $who ->
    [you] You pay
   *[other] { $seat } pays
} { $to } { $amount } ({ $sum })
payment-line-noted = { $who ->
    [you] You pay
   *[other] { $seat } pays
} { $to } { $amount } ({ $sum }; { $rules })
payment-line-plain = { $who ->
    [you] You pay
   *[other] { $seat } pays
} { $to } { $amount }
