# The rulebook: claiming for Mah Jongg, and which claim goes first.
rule-mahj-claim-any-group = The last tile may complete anything
    .text = When a discard completes your hand, you may claim it for any place. It may be a single, half of a pair, part of a group, or one tile of NEWS.
    .example = You need the second Flower of a pair. Somebody discards it: Mah Jongg.

rule-mahj-claim-any-turn = Anybody, whoever is next
    .text = You may claim a discard for Mah Jongg no matter who discarded it and whose turn is next.
    .example = The player on your right discards the North you are waiting for. Two others come before you, but the North is yours.

rule-mahj-claim-concealed-ok = For concealed hands too
    .text = The very last tile of a concealed hand may come from a discard, as most people play today.
    .example = Your concealed line lacks one Seven, and somebody discards a Seven: Mah Jongg.
    .otherwise = Some rules want every tile of it from the wall.

rule-mahj-claim-not-joker = Never a joker
    .text = A discarded joker cannot be claimed, not even as your last tile.
    .example = One more Nine would fill your kong, and somebody discards a joker. It is lost, even to you.

rule-prio-mahj-first = Mah Jongg comes before an exposure
    .text = If one player wants the discard for Mah Jongg and another for an exposure, Mah Jongg gets it. It does not matter whose turn comes first.
    .example = South wants to expose, and North has Mah Jongg: North gets the tile.

rule-prio-next-in-turn = Then whoever is next in turn
    .text = If several players want it for the same purpose, it goes to the one whose turn comes soonest after the discarder.
    .example = East discards, and South and West both want to expose: South gets it.

rule-prio-two-mahj = Two who have Mah Jongg
    .text = If two players need the same discard for Mah Jongg, the one whose turn comes first wins. There is only one winner.
    .example = West discards, and both North and South have Mah Jongg: North wins.

rule-prio-already-exposed = Whoever has exposed keeps the tile
    .text = Whose turn comes sooner decides only until somebody has put the tile on the rack or exposed the group. That player keeps it, unless another one has Mah Jongg. Here this can happen only at a table that lets the next player draw without waiting. There, a claim after the draw is exposed at once.
    .example = East discards, and South draws. North claims the tile and exposes a pung. West, whose turn comes sooner, speaks up a moment later: North keeps it.
