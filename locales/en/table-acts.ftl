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
act-stop = Stop the { -charleston }
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
act-declare = { -mah-jongg }!
# A claim for a group of this many tiles.
claim-group = Claim for a { $size ->
    [1] { group-single }
    [2] { group-pair }
    [3] { group-pung }
    [4] { group-kong }
    [5] { group-quint }
   *[other] { group-sextet }
}
act-claim = { claim-group }{ $jokers ->
    [0] { "" }
    [one] , with one joker
   *[other] , with { $jokers } jokers
}
act-claim-unlike = Expose { $tiles } with it
act-change-exposure = Make your exposure a { $group }{ $jokers ->
    [0] { "" }
    [one] , with one joker
   *[other] , with { $jokers } jokers
}
act-look = Look at the incoming tiles first
act-claim-mah-jongg = Claim for { -mah-jongg }
act-let-go = Let it go
act-mush = { $count ->
    [0] Put nothing in the middle
    [one] Put one tile in the middle
   *[other] Put { $count } tiles in the middle
}
act-swap-blank = Take { $tile } for your blank
act-rack = Put the tile on your rack
act-name-price = Ask for { $points }
act-discard-as = Discard { $tile } and call it “{ $name }”
act-challenge = { $owner ->
    [you] Call your own hand dead
   *[other] Call { $owner }’s hand dead
}
act-admit = Admit that my hand is dead
act-deny = Deny that my hand is dead
act-retract = Take it back
act-lay-open = Lay my hand open
act-throw-in = Throw my hand in
act-keep-intact = Keep my hand

# How a game ended.
outcome-wall-game = { -wall-game }: the wall is used up, and nobody has Mah Jongg. Nobody pays.
outcome-drawn = { $who ->
    [you] You make
   *[other] { $seat } makes
} Mah Jongg with { $line }, on a tile from the wall.
outcome-discarded = { $who ->
    [you] You make
   *[other] { $seat } makes
} Mah Jongg with { $line }. { $by ->
    [you] You
   *[other] { $by }
} discarded the last tile.
outcome-exchanged = { $who ->
    [you] You make
   *[other] { $seat } makes
} Mah Jongg with { $line }, thanks to a joker exchange.
outcome-dealt = { $who ->
    [you] You were
   *[other] { $seat } was
} dealt { $line } complete: Mah Jongg before anybody passed.

outcome-opening = { $who ->
    [you] You had
   *[other] { $seat } had
} { $line } complete before the first discard: Mah Jongg.

payment-discard = The line is worth { $value }. Whoever discarded the last tile pays double, and the others pay once.
payment-self-picked = The line is worth { $value }. { $how ->
    [exchanged] A joker exchange counts as self-picked
    [dealt] A hand dealt complete is paid as self-picked
    [opening] A hand complete before the first discard is paid as self-picked
   *[drawn] It was self-picked
}, so everybody pays double.
payment-discard-jokerless = The line is worth { $value }. There is no joker in the hand, so everything doubles. The discarder pays four times the value, and the others pay twice.
payment-self-picked-jokerless = The line is worth { $value }. { $how ->
    [exchanged] A joker exchange counts as self-picked, and that doubles it.
    [dealt] A hand dealt complete is paid as self-picked, and that doubles it.
    [opening] A hand complete before the first discard is paid as self-picked, and that doubles it.
   *[drawn] Picking the last tile yourself doubles it.
} Having no joker doubles it again: everybody pays four times the value.
payment-discard-singles-and-pairs = The line is worth { $value }. A Singles and Pairs hand gets nothing extra for having no joker. The discarder pays double, and the others pay once.
payment-self-picked-singles-and-pairs = The line is worth { $value }. { $how ->
    [exchanged] A joker exchange counts as self-picked
    [dealt] A hand dealt complete is paid as self-picked
    [opening] A hand complete before the first discard is paid as self-picked
   *[drawn] It was self-picked
}, so everybody pays double. A Singles and Pairs hand gets nothing extra for having no joker.
payment-asked-discard = The line is worth { $value }. The winner asked for { $asked }, less than was owed, and it stands. Whoever discarded the last tile pays it twice, and the others pay it once.
payment-asked-self-picked = The line is worth { $value }. The winner asked for { $asked }, less than was owed, and it stands: everybody pays that.
payment-doubled = The dice showed doubles, so the whole game counts double.
payment-fed-three-exposures = The winner showed three groups, so whoever discarded the last tile pays for all.
payment-fed-on-last-wall = It was the last wall, so whoever discarded the last tile pays for all.
payment-loss-limit = Nobody loses more than the limit of this table.

# How a game ended that nobody won in the ordinary way, and what a mistake costs.
outcome-wall-game-challenged = { -wall-game }: the wall is used up, and nobody has Mah Jongg. Only the challenge that was denied is settled.
outcome-three-dead = Three hands are dead. Nobody pays, and the tiles are dealt again with the same East.
outcome-all-dead = Nobody has a whole hand left. Nobody pays, and the tiles are dealt again with the same East.
outcome-last-died = { $who ->
    [you] Your hand is the third dead one
   *[other] { $seat }’s hand is the third dead one
}, and one of the three died of a false Mah Jongg. So the game stops here, and { $paid ->
    [you] you are
   *[other] { $alive } is
} paid for having the only hand left.
outcome-false-mah-jongg = { $who ->
    [you] You
   *[other] { $seat }
} declared Mah Jongg in error, and { $intact ->
    [you] you are the only one who kept a whole hand
   *[other] only { $intact } kept a whole hand
}. The game stops here.
outcome-misnamed = { $who ->
    [you] You claim
   *[other] { $seat } claims
} Mah Jongg with { $line }, by the name that was said: { $name }. { $by ->
    [you] You misnamed the tile and pay alone
   *[other] { $by } misnamed the tile and pays alone
}.
