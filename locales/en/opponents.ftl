# The other players, who play with the learner.
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
# On the plate with a player's name.
opponent-plate = { $name } · { $style }
# What kind of player it is, told where the pointer rests on the plate.
opponent-about = { $style } ({ $level }). { $about }
# What a screen reader says of a player, and what kind of player it is.
opponent-summary = { $summary }. { $about }
