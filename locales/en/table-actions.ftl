# What can be done at the table, as buttons say it.
action-pass = Pass { $count ->
    [one] one tile
   *[other] { $count } tiles
}
action-pass-blind = { $count ->
    [0] Pass { $blind } blind
   *[other] Pass { $count } and { $blind } blind
}
action-continue = Go on passing
action-stop = Stop the { -charleston }
action-offer-courtesy = { $count ->
    [0] Exchange none
    [one] Exchange 1 tile
   *[other] Exchange { $count } tiles
}
action-pass-courtesy = { $count ->
    [0] Give nothing
    [one] Give 1 tile
   *[other] Give { $count } tiles
}
action-draw = Draw a tile
action-exchange = Exchange { $tile } for the joker
action-discard = Discard { $tile }
action-declare = { -mah-jongg }!
# A claim for a group of this many tiles.
claim-group = Claim for a { $size ->
    [1] { group-single }
    [2] { group-pair }
    [3] { group-pung }
    [4] { group-kong }
    [5] { group-quint }
   *[other] { group-sextet }
}
action-claim = { claim-group }{ $jokers ->
    [0] { "" }
    [one] , with one joker
   *[other] , with { $jokers } jokers
}
action-claim-unlike = Expose { $tiles } with it
action-change-exposure = Make your exposure a { $group }{ $jokers ->
    [0] { "" }
    [one] , with one joker
   *[other] , with { $jokers } jokers
}
action-look = Look at the incoming tiles first
action-claim-mah-jongg = Claim for { -mah-jongg }
action-let-go = Let it go
action-mush = { $count ->
    [0] Put nothing in the middle
    [one] Put one tile in the middle
   *[other] Put { $count } tiles in the middle
}
action-swap-blank = Take { $tile } for your blank
action-rack = Put the tile on your rack
action-name-price = Ask for { $points }
action-discard-as = Discard { $tile } and call it “{ $name }”
action-challenge = { $owner ->
    [you] Call your own hand dead
   *[other] Call { $owner }’s hand dead
}
action-admit = Admit that my hand is dead
action-deny = Deny that my hand is dead
action-retract = Take it back
action-lay-open = Lay my hand open
action-throw-in = Throw my hand in
action-keep-intact = Keep my hand

# What you did, as the review tells it.
done-pass = You passed { $count ->
    [one] one tile
   *[other] { $count } tiles
}
done-pass-blind = { $count ->
    [0] You passed { $blind } blind
   *[other] You passed { $count } and { $blind } blind
}
done-continue = You went on passing
done-stop = You stopped the { -charleston }
done-offer-courtesy = { $count ->
    [0] You offered no exchange
    [one] You offered to exchange 1 tile
   *[other] You offered to exchange { $count } tiles
}
done-pass-courtesy = { $count ->
    [0] You gave nothing
    [one] You gave 1 tile
   *[other] You gave { $count } tiles
}
done-mush = { $count ->
    [0] You put nothing in the middle
    [one] You put one tile in the middle
   *[other] You put { $count } tiles in the middle
}
done-look = You looked at the incoming tiles first
done-draw = You drew a tile
done-exchange = You exchanged { $tile } for the joker
done-swap-blank = You took { $tile } for your blank
done-rack = You put the tile on your rack
done-discard = You discarded { $tile }
done-declare = You said { -mah-jongg }
done-claim = You claimed it for a { $size ->
    [1] { group-single }
    [2] { group-pair }
    [3] { group-pung }
    [4] { group-kong }
    [5] { group-quint }
   *[other] { group-sextet }
}{ $jokers ->
    [0] { "" }
    [one] , with one joker
   *[other] , with { $jokers } jokers
}
done-claim-unlike = You exposed { $tiles } with it
done-claim-mah-jongg = You claimed it for { -mah-jongg }
done-change-exposure = You made your exposure a { $group }{ $jokers ->
    [0] { "" }
    [one] , with one joker
   *[other] , with { $jokers } jokers
}
done-let-go = You let it go
done-name-price = You asked for { $points } points
done-discard-as = You discarded { $tile } and called it “{ $name }”
done-challenge = { $owner ->
    [you] You called your own hand dead
   *[other] You called { $owner }’s hand dead
}
done-admit = You admitted that your hand was dead
done-deny = You denied that your hand was dead
done-retract = You took it back
done-lay-open = You laid your hand open
done-throw-in = You threw your hand in
done-keep-intact = You kept your hand

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
