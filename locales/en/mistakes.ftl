# What the others did against the rules, told after the game. $who is "you" or "other"; $seat is what the player is called.
# Under how the game ended; what they were stands at the end of the result.
mistakes-count = { $count ->
    [one] The others made one mistake. You can read about it at the end of this page.
   *[other] The others made { $count } mistakes. They are listed at the end of this page.
}
mistakes-title = What the others got wrong
mistakes-none = The others made no mistakes in this game.
# What a player did, and what became of it.
mistake = { $what } { $then }
mistake-wrong-name = { $who ->
    [you] You called
   *[other] { $seat } called
} { $tile } “{ $name }.”
mistake-wrong-exposure = { $who ->
    [you] You exposed
   *[other] { $seat } exposed
} a { $group }, and that was not allowed.
mistake-wrong-exposure-unlike = { $who ->
    [you] You exposed
   *[other] { $seat } exposed
} { $tiles } together, and they are no group.
mistake-too-many-tiles = { $who ->
    [you] You drew
   *[other] { $seat } drew
} one tile too many.
mistake-too-few-tiles = { $who ->
    [you] You discarded without drawing first.
   *[other] { $seat } discarded without drawing first.
}
mistake-false-mah-jongg = { $who ->
    [you] You said “Mah Jongg” and did not have it.
   *[other] { $seat } said “Mah Jongg” and did not have it.
}
mistake-threw-in-too-early = { $who ->
    [you] You threw your hand in before the Mah Jongg was checked.
   *[other] { $seat } threw a hand in before the Mah Jongg was checked.
}
mistake-name-corrected = The name was corrected.
mistake-name-claimed = { $by ->
    [you] You claimed
   *[other] { $by } claimed
} Mah Jongg by that name.
mistake-name-you-missed = You could have claimed Mah Jongg by that name.
mistake-called-dead = { $by ->
    [you] You called the hand dead.
   *[other] { $by } called the hand dead.
}
mistake-missed = Nobody called the hand dead.
mistake-you-missed = Nobody called the hand dead. You could have.
mistake-in-time = It was corrected in time.
mistake-seen-by-all = Everybody saw it.
