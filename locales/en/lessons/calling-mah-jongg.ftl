lesson-calling-mah-jongg = Calling Mah Jongg
    .summary = The 14th tile may come from anybody and complete anything. But compare before you speak.
    .done = You can finish a hand on any tile, and you take one breath before you speak.

calling-mah-jongg-lacks =
    Thirteen tiles are in place, and it gets exciting. Only the second <8D> of the last pair is missing.

    For an exposure you could never claim it. For Mah Jongg you can: your 14th tile may complete anything, even a pair or a single.

calling-mah-jongg-pair = Here it comes, from the player on your right. Two others come before you in turn, but anybody may say Mah Jongg. What do you do?
    .right = You say it: “Mah Jongg!” You show all 14 and point to your line on the card. Mah Jongg goes before every claim for an exposure.
    .hint = You need one tile, and it’s in the middle.
    .wrong = Look at the tile in the middle, and at what your line still needs.
    .wrong-expose = A pair can’t be exposed, and you need no exposure now. Count how many tiles you still need.
    .wrong-let-go = The player across draws, and your last tile is out of reach for good. You go on waiting.

calling-mah-jongg-single = Another hand: flowers, Norths, Easts, and Wests. The player on your left discards a South. What do you do?
    .right = Mah Jongg again! The South is a single, and as the 14th tile it may be claimed like any other.
    .shown = { calling-mah-jongg-single.right }
    .hint = Lay your tiles beside the line. What’s missing?
    .wrong = Compare your rack with the line before you decide.
    .wrong-draw = You’re next, but first decide about the tile in the middle. Does your line want it?
    .wrong-let-go = You drew another tile, and the South is among the discards for good.

calling-mah-jongg-concealed = This line ends in C. You’ve kept everything hidden, and one tile is missing. The player across discards a <7B>. What do you do?
    .right = Mah Jongg! Even a concealed hand may take its last tile from a discard. Now everybody gets to see your secret.
    .hint = How many tiles are missing? Remember what is special about the 14th.
    .wrong = Count what is missing, and think of what the 14th tile may do.
    .wrong-expose = You exposed three 7s before Mah Jongg, and C doesn’t allow that. You had all 14 tiles, and this line can’t win anymore.
    .wrong-let-go = The player on your left draws, and the <7B> is gone. C forbids exposures. But would this have been one?

calling-mah-jongg-compare =
    Your heart is pounding. So take one breath, and compare with the line, group by group: how many, which number, which suit?

    These 14 look complete. But one 8 is a Crak among Bams. Thirteen right and one wrong is not Mah Jongg.

calling-mah-jongg-spot = You’re playing this line with 3s, 5s, 7s, and 9s. Thirteen of these tiles belong to it. Click the one that doesn’t.
    .right = You found the impostor: the line has three 7s, and here are four. The 5s are one short.
    .shown = The line has three 7s, and here are four: one of them doesn’t belong. The 5s are one short.
    .hint = Compare each group with the line: 333, 5555, 777, 9999.
    .wrong = Go through the groups one by one: how many does the line want, and how many are here?
    .wrong-five = There are too few 5s, but none of these is out of place.
    .wrong-nine = Four 9 Dots are just what the line asks for.
    .wrong-all-sevens = Something is wrong with this group, but most of it belongs. Only one tile has to go.

calling-mah-jongg-false = You need one more 8. The player on your right discards an <8B>. Compare, then act.
    .right = That second look saved your hand: your 8s are Dots, and this one is a Bam.
    .shown = Your 8s are Dots, and this one is a Bam, so you let it go. A second look keeps a hand alive.
    .hint = Which suit are your own two 8s?
    .wrong = Compare that tile with the group it would join.
    .wrong-mah-jongg = So nearly right! But two 8 Dots and an 8 Bam are not alike. Your hand is dead, and at the end you still pay the winner.
    .wrong-mixed = You exposed two 8 Dots and an 8 Bam, and that’s not a group. The player across called your hand dead: you’re out of this game.
    .wrong-draw = Hold it: the <8B> is still waiting for your answer. The tile goes back to the wall; at a table, drawing out of turn can cost you your hand.

calling-mah-jongg-theirs =
    The player on your left says “Mah Jongg” and shows the tiles. Compare them with the line: the two 5s are of different suits. This is a false Mah Jongg.

    Always keep your own tiles hidden until a hand has been checked.

calling-mah-jongg-dead =
    The tiles go back on that rack, and the hand is dead: no more drawing, discarding, or claiming.

    The three of you play on. At the end, the dead hand pays the winner like everybody else.

calling-mah-jongg-slip =
    You drew a <5D>, and “Mah Jongg” slipped out. But your line wanted a <4D>.

    Don’t worry: as long as none of your tiles is exposed, you may take the word back. It costs nothing but a blush.

calling-mah-jongg-back = Everybody is looking at you. What do you do?
    .right = No harm done: nothing had been exposed, so nothing has happened. Now discard, and play on.
    .shown = { calling-mah-jongg-back.right }
    .hint = What may you do as long as no tile is exposed?
    .wrong = First settle your Mah Jongg: is the hand complete or not?
    .wrong-open = Now everybody can see the 5 among the 4s. Your hand is dead, and the next player draws.
    .wrong-discard = You’ve said “Mah Jongg,” and everybody is waiting. That has to be settled first.

calling-mah-jongg-own = The last tile need not be a discard. It’s your turn, and you draw a <6C> from the wall. Compare, then act.
    .right = Mah Jongg! Say “I picked it”: nobody gave you the tile, so all three pay double.
    .hint = Lay your tiles beside the line. The joker stands for a Soap.
    .wrong = Go over the line group by group, with the <6C> you drew.
    .wrong-drawn = That was your 14th tile. Now it lies among the discards, and the player on your right draws.
    .wrong-discard = You had all 14 tiles, so near! One of them is gone now, and the game goes on.

calling-mah-jongg-near = You’re playing 1s, 2s, 3s, and 4s in Craks. The player across discards a <4C>. Compare group by group, then act.
    .right = That took a cool head. The 4 would fill the pair, but a 2 is missing as well: thirteen right and one wrong.
    .shown = Let it go: the 4 would fill the pair, but a 2 is missing as well. That’s thirteen right and one wrong.
    .hint = Count every group on your rack, the 2s too.
    .wrong = Count how many tiles your line would still need after this one.
    .wrong-mah-jongg = Thirteen were right, but a 9 Bam was among them, where a 2 Crak is missing. A false Mah Jongg, and your hand is dead.
    .wrong-pair = You exposed two 4s, and you still needed a tile. A pair may be claimed only to finish a hand. The player on your left called yours dead.
    .wrong-draw = It’s not your turn yet: what about the <4C>? Put the tile back. At a table, a draw like that may cost the whole hand.

calling-mah-jongg-news = The last one. NEWS is one of each wind: four singles. The player across discards a West. Compare, then act.
    .right = Mah Jongg! You compared, and every group was there.
    .shown = Mah Jongg! With this West, every group is there.
    .hint = Which wind is missing? Is anything else missing?
    .wrong = Compare your rack with the line, and count what is missing.
    .wrong-four = NEWS is four singles, and they’re never exposed as a group. But how many tiles do you need?
    .wrong-let-go = That West is out of reach: the next player has drawn. How many tiles did you need?

calling-mah-jongg-which = With which of these hands may you say “Mah Jongg” for this line?
    .option-sizes = Hand A
    .option-suits = Hand B
    .option-whole = Hand C
    .right = You’d be paid for that one: one flower, two kongs, a pung, and a pair, all in one suit and in the order of the line.
    .hint = Compare size and suit of every group with the line.
    .wrong-sizes = Right numbers, right suit. But hold it against the line and count the first group of Bams.
    .wrong-suits = Right numbers, right sizes. But the line is printed in one color.

calling-mah-jongg-green = You need one tile for this line: the <G>, a single. Somebody discards it. What do you say?
    .option-letter = Nothing: the line ends in C
    .option-speak = “Mah Jongg”
    .option-single = Nothing: it’s a single
    .right = “Mah Jongg!” It’s your 14th tile, and that may be claimed for anything, even for a single of a concealed hand.
    .hint = How many tiles are missing?
    .wrong-letter = C forbids exposures. Would this be one?
    .wrong-single = For an exposure you’d be right. But count your tiles.

calling-mah-jongg-slipped = “Mah Jongg” has slipped out. None of your tiles is exposed yet, and you see that one is wrong. What do you do?
    .option-back = Take it back
    .option-open = Show my tiles all the same
    .option-on = Discard as if nothing had been said
    .right = Blush, and take it back: as long as nothing is exposed, it costs nothing.
    .shown = { calling-mah-jongg-slipped.right }
    .hint = What counts is whether any tile is exposed.
    .wrong-open = Once they’re exposed, your hand is dead.
    .wrong-on = Everybody heard you, and everybody waits. It has to be settled first.

calling-mah-jongg-rest = A player has shown a false Mah Jongg. What does that player do for the rest of the game?
    .option-plays = Draw and discard as before
    .option-free = Sit out and pay nobody
    .option-pays = Sit out, and pay the winner at the end
    .right = A dead hand has no more turns, but it still pays the winner.
    .shown = { calling-mah-jongg-rest.right }
    .hint = A dead hand has no turns. Does it get away without paying?
    .wrong-plays = The hand is dead. Does a dead hand still take turns?
    .wrong-free = That would be a cheap way out of a losing game.

calling-mah-jongg-order = You believe that your hand is complete. Put what follows in order.
    .item-compare = I compare with the line
    .item-say = I say “Mah Jongg”
    .item-open = I show all 14 tiles
    .item-paid = The others check the hand and pay
    .right = Compare, speak, show, and be paid.
    .hint = What can still be taken back comes before what can’t.
    .wrong = Go through it once more. What do you do before anybody hears you?
    .wrong-say-first = You’d find your mistake only after everybody has heard you.
    .wrong-open-first = Tiles that are exposed can’t be taken back. The word can.

calling-mah-jongg-eights = You’re playing this line with 6s and 7s in Dots, 8s and 9s in Bams. The player across discards an <8B>. Compare, then act.
    .right = Mah Jongg! That 8 was all you needed.
    .shown = { calling-mah-jongg-eights.right }
    .hint = Count every group: how many tiles are missing?
    .wrong = Compare your rack with the line, and count what is missing.
    .wrong-expose = Your 8s are exposed, and now you have to discard. But how many tiles did you need?
    .wrong-let-go = Gone: the <8B> stays among the discards, and the game goes on. How many tiles did you need?

calling-mah-jongg-threes = You’re playing this line with 2s and 3s in Dots, 5s in Bams, and one 3 is missing. The player across discards a <3B>. Compare, then act.
    .right = Well compared: your 3s are Dots, that one is a Bam. You let it go, and your hand is alive.
    .shown = Your 3s are Dots, that one is a Bam. Let it go, and your hand stays alive.
    .hint = Which suit are your own 3s?
    .wrong = Compare that tile with the group it would join.
    .wrong-mah-jongg = It looked right at a glance, but there’s a Bam among the 3 Dots: a false Mah Jongg. Your hand is dead.
    .wrong-mixed = You exposed two 3 Dots and a 3 Bam, and that’s not a group. The player across called your hand dead.
    .wrong-draw = Too early: that tile wasn’t yours to draw. It goes back, though at a strict table your hand might be dead. What about the <3B>?

calling-mah-jongg-not-next = The player on your right discards the one tile you still need. Two others would have their turns before you. May you claim it?
    .right = For Mah Jongg it doesn’t matter who is next, or who discarded.
    .hint = Does a claim have to wait for your turn?
    .option-next-only = No, only if I’m next
    .option-anytime = Yes, for Mah Jongg
    .option-three = Only if it makes three or more alike
    .wrong-next-only = Then you’d hardly ever win with a discard. Who may claim one at all?
    .wrong-three = That holds for an exposure. Is this one?
