# The other players, who play with the learner.
# Their first names.
opponent-name = { $who ->
    [anna] Anna
    [ben] Ben
    [carmen] Carmen
    [david] David
    [gina] Gina
    [hugo] Hugo
    [kim] Kim
    [leo] Leo
    [mei] Mei
    [rosa] Rosa
    [tom] Tom
   *[vera] Vera
}
opponent-style = { $style ->
    [adaptive-assertive] Nimble
    [adaptive-passive] Patient
    [fixed-assertive] Eager
   *[fixed-passive] Reserved
}
opponent-style-about = { $style ->
    [adaptive-assertive] Keeps several hands open and claims whatever helps one of them.
    [adaptive-passive] Keeps several hands open, seldom claims, and shows little.
    [fixed-assertive] Settles on a hand early, claims for it, and sticks with it.
   *[fixed-passive] Settles on a hand early, sticks with it, and shows little.
}
# What kind of player it is, told where the pointer rests on the plate.
opponent-about = { $style } ({ $level }). { $about }
# What a screen reader says of a player, and what kind of player it is.
opponent-summary = { $summary }. { $about }
