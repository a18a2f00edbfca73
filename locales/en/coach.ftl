## What the coach says: one sentence each. $line is the name of a line of the card.

coach-fit-no-near-line = None of your nearest lines wants { $tiles }.
coach-help-least = You have the least use for { $tiles }; { $line } stays your best line.
coach-lines-lose-nothing = Your nearest lines lose nothing without { $tiles }.
coach-turns-to = { $count ->
    [one] You have the least use for { $tiles }; without it, { $line } is your best line.
   *[other] You have the least use for { $tiles }; without them, { $line } is your best line.
}
coach-takes-from = { $which ->
    [best] Your best line, { $line }, would lose { $tiles }.
   *[other] You would lose { $tiles } for { $line }.
}
coach-no-line-left = Your exposures fit no line of the card anymore, so now only safety counts.
coach-every-tile-helps = Every tile you hold is useful now, so keep them all.
coach-keeps-the-hand = { $blind ->
    [one] Everything else is useful to you, so pass 1 of the incoming tiles blind and keep your own.
   *[other] Everything else is useful to you, so pass { $blind } of the incoming tiles blind and keep your own.
}
coach-near-enough-to-stop = { $distance ->
    [one] You need only 1 more tile for { $line }; three more passes would break it up.
   *[other] You need only { $distance } more tiles for { $line }; three more passes would break it up.
}
coach-keeps-the-line = Stopping keeps everything you have for { $line }; three more passes would take some of it away.
coach-many-to-spare = { $spare ->
    [0] Three more passes can bring you more than they take.
    [one] You can easily spare 1 tile, and three more passes can bring what you need.
   *[other] You can easily spare { $spare } tiles, and three more passes can bring what you need.
}
coach-can-spare-three = You have three tiles to spare, so you need not pass any blind.
coach-unseen-might-help = A tile you pass blind might be just the one you need.
coach-breaks-up = Three more passes would take tiles that { $line } needs.
coach-nothing-new-comes = { $spare ->
    [0] Stopping keeps your hand as it is; only the courtesy pass can still bring something.
    [one] Stopping keeps your hand as it is, with 1 tile that hardly helps.
   *[other] Stopping keeps your hand as it is, with { $spare } tiles that hardly help.
}
coach-could-give-more = { $spare ->
    [one] You can spare 1 tile, and each tile you give brings a new one.
   *[other] You can spare { $spare } tiles, and each tile you give brings a new one.
}
coach-takes-what-helps = { $spare ->
    [0] Every tile you hold is useful now, so you would be giving away one that helps.
    [one] You can spare only 1 tile, so you would also be giving away one that helps.
   *[other] You can spare only { $spare } tiles, so you would also be giving away one that helps.
}
coach-spare-for-courtesy = { $count ->
    [0] Every tile you hold is useful now, so ask for none.
    [one] You can give 1 tile to the player across at little cost.
   *[other] You can give { $count } tiles to the player across at little cost.
}
coach-complete = Your hand is complete: { $line }, worth { $value }. The others pay you { $points } in all.
coach-completes-group = { $distance ->
    [0] It completes the { $group } for { $line }, and then nothing is missing.
    [one] It completes the { $group } for { $line }; then 1 tile is missing.
   *[other] It completes the { $group } for { $line }; then { $distance } tiles are missing.
}
coach-last-copies = { $live ->
    [0] This is the last { $tile } you can get, and { $line } needs it.
    [one] After this { $tile } only 1 more can come, and { $line } needs it.
   *[other] After this { $tile } only { $live } more can come, and { $line } needs it.
}
coach-no-use-for-it = No group of your nearest lines can be completed with { $tile }.
coach-only-for-pair = In { $line }, { $tile } is a single or part of a pair, and you can claim those only for { -mah-jongg }.
coach-line-is-concealed = You must keep { $line } concealed, so draw its tiles and expose nothing.
coach-opens-too-early = { $distance ->
    [one] With 1 tile still missing, exposing now would tie you down too early; keep your options open.
   *[other] With { $distance } tiles still missing, exposing now would tie you down too early; keep your options open.
}
coach-too-few-draws = { $distance ->
    [one] With 1 tile still missing, the wall is too short for exposing to help much.
   *[other] With { $distance } tiles still missing, the wall is too short for exposing to help much.
}
coach-gains-too-little = There is a group for { $tile } in { $line }, but exposing it would not gain you enough.
coach-stays-hidden = Letting it go shows the others nothing and keeps your options open.
coach-joker-is-worth-more = A joker can become any tile you need in a group of three or more; { $tile } cannot.
coach-natural-is-needed = For { $line }, a real { $tile } is worth more than a joker.
coach-joker-has-no-place = { $line } has no group left for this joker, so you can discard it.
coach-safe-to-discard = You do not need { $tile }, and you can see all its other copies, so hardly anybody can use it.
coach-safer-than = Discarding { $wanted } would cost your hand less, but somebody may be waiting for it; { $tile } is safer.
coach-may-be-waited-for = Discarding { $tile } would cost your hand less, but somebody may be waiting for it.
coach-better-played-on = At first glance, another choice looked better. After playing on from here many times, this one does.
coach-worse-played-on = At first glance, this looked best. After playing on from here many times, another choice does.
coach-your-turn-to-draw = It is your turn: take the next tile from the wall.

## A tile that a line still needs, and how it can come

missing-drawn-claimed-or-joker = { $count } × { $tile }: draw it, claim it for its group, or use a joker ({ $live } left)
missing-drawn-or-joker = { $count } × { $tile }: draw it, or use a joker ({ $live } left)
missing-drawn = { $count } × { $tile }: draw it; claim it only as your last tile ({ $live } left)
missing-drawn-or-claimed = { $count } × { $tile }: draw it, or claim it for its group; no joker ({ $live } left)
missing-last = { $count } × { $tile }: your last tile; draw it, or claim it for Mah Jongg ({ $live } left)
missing-last-or-joker = { $count } × { $tile }: your last tile; draw it, claim it for Mah Jongg, or use a joker ({ $live } left)
missing-in-short-drawn-claimed-or-joker = { $count } × { $tile }: draw, claim, or joker ({ $live } left)
missing-in-short-drawn-or-joker = { $count } × { $tile }: draw or joker ({ $live } left)
missing-in-short-drawn = { $count } × { $tile }: draw only ({ $live } left)
missing-in-short-drawn-or-claimed = { $count } × { $tile }: draw or claim ({ $live } left)
missing-lost = { $count } × { $tile }: it cannot come anymore
coach-whole-price = The line is worth { $value }. With everything that doubles it, each of the others owes you { $price }.
coach-worth-a-blank = You need { $tile } for { $line }, and there is one among the discards: swap your blank for it.
