## What the coach says: one sentence each, or two short ones. $line is the name of a line of the card.

coach-fit-no-near-line = { $others ->
    [0] { CAPITAL($line) } has no place for { $tiles }.
    [1] Neither { $line } nor the other line you are close to has a place for { $tiles }.
   *[other] Neither { $line } nor the other lines you are close to have a place for { $tiles }.
}
coach-help-least = You have the least use for { $tiles }. Your best line now is { $line }.
coach-missed-least = Something that { $line } needs has to go, and you’ll miss { $tiles } least.
coach-lines-lose-nothing = Your closest lines lose nothing without { $tiles }.
coach-turns-to = { $count ->
    [one] You have the least use for { $tiles }. Without it, { $line } is your best line.
   *[other] You have the least use for { $tiles }. Without them, { $line } is your best line.
}
coach-takes-from = { $which ->
    [best] Your best line, { $line }, would lose { $tiles }
   *[other] You would lose { $tiles } for { $line }
}{ $last ->
    [last] , and no other like it can come.
    [last-but-one] , and only 1 more like it can come.
   *[enough] .
}
coach-all-in-all = { $better ->
    [yes] Counting what the others may be waiting for, this costs you least.
   *[no] Counting what the others may be waiting for, this costs you more.
}
coach-no-line-left = Your exposures fit no line of the card anymore, so now only safety counts.
coach-every-tile-helps = Every tile you hold is useful now, so keep them all.
coach-keeps-the-hand = { $blind ->
    [one] Everything else is useful to you, so pass 1 of the incoming tiles blind and keep your own.
   *[other] Everything else is useful to you, so pass { $blind } of the incoming tiles blind and keep your own.
}
coach-near-enough-to-stop = { $distance ->
    [one] You need only 1 more tile for { $line }, and three more passes would break it up.
   *[other] You need only { $distance } more tiles for { $line }, and three more passes would break it up.
}
coach-keeps-the-line = If you stop, you keep everything you have for { $line }. Three more passes would take some of it away.
coach-many-to-spare = { $spare ->
    [0] Three more passes can bring you more than they take.
    [one] You can easily spare 1 tile, and three more passes can bring what you need.
   *[other] You can easily spare { $spare } tiles, and three more passes can bring what you need.
}
coach-can-spare-three = You have three tiles to spare, so you need not pass any blind.
coach-unseen-might-help = A tile you pass blind might be just the one you need.
coach-breaks-up = Three more passes would take tiles that { $line } needs.
coach-nothing-new-comes = { $spare ->
    [0] If you stop, your hand stays as it is. Only the courtesy pass can still bring something.
    [one] If you stop, your hand stays as it is, and 1 tile in it hardly helps.
   *[other] If you stop, your hand stays as it is, and { $spare } tiles in it hardly help.
}
coach-could-give-more = { $spare ->
    [one] You can spare 1 tile, and each tile you give brings a new one.
   *[other] You can spare { $spare } tiles, and each tile you give brings a new one.
}
coach-takes-what-helps = { $spare ->
    [0] Every tile you hold is useful now, so you would give away one that helps.
    [one] You can spare only 1 tile, so you would also give away one that helps.
   *[other] You can spare only { $spare } tiles, so you would also give away one that helps.
}
coach-spare-for-courtesy = { $count ->
    [0] Every tile you hold is useful now, so ask for none.
    [one] You can give 1 tile to the player across at little cost.
   *[other] You can give { $count } tiles to the player across at little cost.
}
coach-complete = Your hand is complete: { $line }, worth { $value }. The others pay you { $points } in all.
coach-completes-group = { $distance ->
    [0] It completes the { $group } for { $line }, and then nothing is missing.
    [one] It completes the { $group } for { $line }. Then 1 tile is missing.
   *[other] It completes the { $group } for { $line }. Then { $distance } tiles are missing.
}
coach-last-copies = { $live ->
    [0] This is the last { $tile } you can get, and { $line } needs it.
    [one] After this { $tile } only 1 more can come, and { $line } needs it.
   *[other] After this { $tile } only { $live } more can come, and { $line } needs it.
}
coach-no-use-for-it = No group of your closest lines still needs { $tile }.
coach-only-for-pair = In { $line }, { $tile } is a single or part of a pair. You can claim those only for { -mah-jongg }.
coach-too-few-for-group = Your lines still want { $tile }, but even with this one, the group they want would not be complete.
coach-brings-no-nearer = You already hold what your group needs. Calling { $tile } brings you no closer, and shows the others what you have.
coach-frees-a-joker = With a real { $tile }, this group needs one joker less, and a hand that wins without any joker pays double.
coach-other-line-is-nearer = { $distance ->
    [one] You need only 1 more tile for { $line }, and it isn’t { $tile }. Stay with that line.
   *[other] You need only { $distance } more tiles for { $line }, and { $tile } isn’t one of them. Stay with that line.
}
coach-line-is-concealed = You must keep { $line } concealed, so draw its tiles and expose nothing.
coach-opens-too-early = { $distance ->
    [one] You still need 1 tile, so exposing now would tie you down too early. Keep your options open.
   *[other] You still need { $distance } tiles, so exposing now would tie you down too early. Keep your options open.
}
coach-too-few-draws = { $distance ->
    [one] You still need 1 tile, and with so little wall left, exposing hardly helps.
   *[other] You still need { $distance } tiles, and with so little wall left, exposing hardly helps.
}
coach-gains-too-little = There is a group for { $tile } in { $line }, but exposing it now would gain you too little.
coach-stays-hidden = Letting it go shows the others nothing and keeps your options open.
coach-joker-is-worth-more = A joker can become any tile you need in a group of three or more, and { $tile } cannot.
coach-natural-is-needed = For { $line }, a real { $tile } is worth more than a joker.
coach-joker-has-no-place = There’s no group left for this joker in { $line }, so you can discard it.
coach-safe-to-discard = You do not need { $tile }, and you can see all its other copies, so hardly anybody can use it.
coach-among-safest = You give up little with { $tile }, and it is one of the safest tiles you have.
coach-among-safest-joker = You give up little with the joker, and nobody can take a joker that you discard.
coach-plays-safe = You will hardly win this one anymore, so give nothing away: { $tile } is one of the safest tiles you have.
coach-plays-safe-joker = You will hardly win this one anymore, so give nothing away: nobody can take a joker that you discard.
coach-little-matters = You’ll hardly complete this hand anymore, so what counts is to give the others nothing they want.
coach-safer-than = Discarding { $wanted } would cost your hand less, but somebody may be waiting for it, and { $tile } is safer.
coach-may-be-waited-for = Discarding { $tile } would cost your hand less, but somebody may be waiting for it.
coach-worth-its-cost = You would lose { $tiles } for { $line }. Still, in the games I played out from here, this turned out better.
coach-better-played-on = At first glance, another choice looked better. After playing it out many times, I like this one better.
coach-better-played-on-tiles = This way you keep { $kept } and give up { $given }. I played both ways to the end many times, and this one came out better.
coach-worse-played-on = At first glance, this looked best. After playing it out many times, I like another choice better.
coach-worse-played-on-tiles = This way you give up { $given } and keep { $kept }. I played both ways to the end many times, and the other came out better.
coach-your-turn-to-draw = It is your turn: take the next tile from the wall.

## A tile that a line still needs, and how it can come

missing-drawn-claimed-or-joker = { $tiles }: draw, claim to complete its group, or use a joker ({ $live } left)
missing-drawn-or-joker = { $tiles }: draw, or use a joker ({ $live } left)
missing-drawn = { $tiles }: draw, or claim only as your last tile ({ $live } left)
missing-drawn-or-claimed = { $tiles }: draw, or claim to complete its group, but no joker ({ $live } left)
missing-last = { $tiles }: your last tile, so draw it or claim it for Mah Jongg ({ $live } left)
missing-last-or-joker = { $tiles }: your last tile, so draw it, claim it for Mah Jongg, or use a joker ({ $live } left)
missing-in-short-drawn-claimed-or-joker = { $count } × { $tile }: draw, claim, or joker ({ $live } left)
missing-in-short-drawn-or-joker = { $count } × { $tile }: draw or joker ({ $live } left)
missing-in-short-drawn = { $count } × { $tile }: draw only ({ $live } left)
missing-in-short-drawn-or-claimed = { $count } × { $tile }: draw or claim ({ $live } left)
missing-lost = { $tiles }: cannot come anymore
coach-whole-price = The line is worth { $value }. With everything that doubles it, each of the others owes you { $price }.
coach-worth-a-blank = You need { $tile } for { $line }, and there is one among the discards: swap your blank for it.

# Before an action that gives up much.
warning-doubtful = Are you sure?
warning-bad = Look again before you do that.
warning-very-bad = Careful: that could cost you a lot.
warning-take-back = Take it back
warning-all-the-same = Do it all the same
# $why is what speaks against the action itself, or for a better one.
warning-says = { $tells ->
    [better] Better: { $best }. { $why }
   *[own] { $why }
} Your choice costs { $of ->
    [points] { $points ->
        [one] about 1 point
       *[other] about { $points } points
    } on average
   *[chance] about { $loss }
}.
warning-let-it-go = Let it go
warning-best-tiles = { $best }: { $tiles }
warning-of-danger = { $why } Better: { $best }.
danger-false-mah-jongg = That isn’t Mah Jongg. { $why } Declaring it costs you your hand.
danger-no-line-left = With that group exposed, no line of the card is left: the hand is dead.
danger-closes-plan = { $concealed ->
    [yes] { $line } is concealed: once you expose a group, you can’t make it anymore.
   *[no] That group isn’t part of { $line }: once it’s exposed, you can’t make that line anymore.
}
danger-concealed-line = Your best line, { $line }, is concealed: once you expose a group, you can’t make it anymore.

# A hint in three degrees.
hint-title = A hint
hint-about = { $of ->
    [pass] Look at your closest lines. Which of your tiles fit none of them? Those can go.
    [pass-least] Every tile here could still help a little. Which lines do most of your tiles fit? Let go of what fits them least.
    [pass-some] Look at your closest lines. Which of your tiles fit none of them? Let those go first, then what fits the lines least.
    [vote] How many of your tiles can you spare? Three more passes help when you have plenty to give, and hurt when they would break up your hand.
    [courtesy] Count the tiles you don’t need. You’ll get back as many as you give.
    [complete] Count carefully: is a whole line of the card there?
    [claim-last] You lack one tile{ $count ->
        [one] : { $awaited }
       *[other] , any of these: { $awaited }
    }. Is it this one? If not, is this group worth showing everybody?
    [claim] Would this tile complete a group of a line you’re close to? May that line be exposed, and is the group worth showing everybody?
    [exchange] Look at the exposures, yours included: do you hold a tile that a joker there stands for?
    [discard] Look at your closest lines. Which tile fits none of them? And could somebody be waiting for it?
    [discard-least] All your tiles could help something. Which line is most likely to be finished, and what fits it least? Think of who may want the tile, too.
    [discard-some] Look at your closest lines. Which tile do they need least? And could somebody be waiting for it?
    [draw] Draw your tile, and see what comes.
   *[other] What can happen next, and what would it cost you?
}
hint-lines = Which lines matter?
hint-action = What would you do?
hint-step-by-step = Give me hints step by step again
hint-always = Always tell me what you would do

# What the learner aims at.
plan-title = Your plan
plan-aim = I’m aiming at this line
plan-on-card = A bar marks each line you’re aiming at.
plan-pin = { $planned ->
    [yes] Don’t aim at this line anymore: { $line }
   *[no] Aim at this line: { $line }
}
plan-closed = Your exposures have closed this line. Aim at another one.
plan-lost = { $count ->
    [one] That line can no longer be made
   *[other] Those lines can no longer be made
}: the tiles it takes are gone, or there’s no time left. I’m advising you without a plan. Aim at something else.
advice-for-plan = These figures are for your plan: they count only on the lines you’re aiming at.
card-line-aimed = { $line }, the line you’re aiming at
plan-overtaken = { $line } looks much better now, at about { $percent }%. Is it time to switch?

# How the coach stands by a game.
coach-mode = How the coach helps
coach-mode-name = { $mode ->
    [alone] I play on my own
    [on-request] Hints when I ask
    [warn] Hints and warnings
   *[open] Everything open
}
coach-mode-about = { $mode ->
    [alone] The coach says nothing, unless you ask it this once.
    [on-request] The coach gives you a hint, step by step, when you open it.
    [warn] It also asks once before you give up much.
   *[open] It shows its advice all the time, for teaching. The game is left out of your progress.
}
coach-open-racks = Show everybody’s tiles
coach-open-counts-not = A game played open is left out of your progress.
coach-silent = You’re playing on your own. I’ll keep quiet.
coach-ask-once = Ask just this once
