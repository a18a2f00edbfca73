## The coach's figures. Chances are to win this game; points are won less paid.

advice-others = Other choices
advice-all-as-good = By these figures it makes no difference which you choose.
advice-own-way = Your choice
advice-own-way-same = That’s what I would do, too.
advice-own-way-under-way = I’m still comparing it with mine…
advice-own-way-as-good = About as good as mine.
advice-own-way-loses = Compared with mine, it gives up { $loss }.
advice-own-way-cheaper = The chance to win is about the same, but on average it brings { $points ->
    [one] 1 point
   *[other] { $points } points
} less.
advice-details = Details
advice-how = How this is worked out
advice-do-instead = Play this instead
advice-percent = { $percent ->
    [0] under 1%
   *[other] { $percent }%
}
advice-percent-none = 0%
# What a chance to win amounts to.
wins-in-hundred = { $count ->
    [0] less than 1 win in 100 games
    [one] 1 win in 100 games
   *[other] { $count } wins in 100 games
}
# $odds says the chance in words.
advice-chance = Chance to win: { $percent }{ $error ->
    [0] { "" }
   *[other] , give or take { $error }
} ({ $odds })
advice-chance-about = A quick estimate from the tiles still to come.
advice-chance-about-refined = Found by playing the game out from here many times. The real chance may be up to { $error } in 100 higher or lower.
advice-points = Points on average: { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] 0
}
advice-points-about = Points won minus points paid, on average, over all the ways the game can end.
# An act with its tiles, for a screen reader.
advice-action = { $action }{ $count ->
    [0] { "" }
   *[other] : { $tiles }
}, { $percent }
advice-at-once = These figures are a quick estimate.
advice-under-way = { $rounds ->
    [0] A quick estimate. Better figures are on their way…
   *[other] I have played it to the end { $rounds } times so far. Better figures are on their way…
}
advice-done = I played the game to its end { $rounds } times from here, and each time the tiles you cannot see were dealt anew.
advice-claim-compared = Your chance to win: { $claimed } with it, { $left } if you let it go.
advice-claim-same = Your chance to win is about { $chance } either way.
advice-second-thought = I thought again. Better: { $action }.
advice-second-thought-look = Look at it
odds-certain = as good as won
odds-about = about { $times } in { $many }
odds-even = about even
odds-hardly-ever = hardly ever
odds-never = not possible anymore

## How a figure is worked out

advice-line = { $missing ->
    [0] It aims at { $line }, worth { $value }: nothing is missing.
    [one] It aims at { $line }, worth { $value }. 1 tile is missing:
   *[other] It aims at { $line }, worth { $value }. { $missing } tiles are missing:
}
advice-draws = { $draws ->
    [0] The wall is nearly empty: no draw is left for you.
    [one] You can still draw about 1 tile.
   *[other] You can still draw about { $draws } tiles.
}
advice-line-lost = This line cannot be completed anymore. Gone: { $tiles }.
advice-stakes = A win here is worth about { $gain } points. If you do not win, somebody else does { $percent } of the time, and you pay about { $loss }.
advice-own-rules = This table has rules of its own. The figures assume the usual rules, so take them as rough here.
advice-wins-with = { $player ->
    [you] You
   *[other] { $player }
} might declare { -mah-jongg } on it: { $percent }
advice-wins-with-line = { $player ->
    [you] You
   *[other] { $player }
} might declare { -mah-jongg } on it, for example with { $line }: { $percent }
advice-claims = { $player ->
    [you] You
   *[other] { $player }
} might claim it for an exposure: { $percent }

## What the others may be after

advice-opponents = What the others may be going for
advice-other-lines = { $count ->
    [one] { $player ->
        [you] You
       *[other] { $player }
    }: 1 line still fits what is exposed:
   *[other] { $player ->
        [you] You
       *[other] { $player }
    }: { $count } lines still fit what is exposed. The likeliest:
}
advice-other-line = { $line }: { $percent }
advice-other-lost = { $player ->
    [you] You
   *[other] { $player }
}: no line can be completed anymore with what is exposed.
advice-other-dead = { $player ->
    [you] Your hand is
   *[other] { $player }’s hand is
} dead.
