lesson-table-rules = Table rules and a fifth player
    .summary = Mush, blanks, hot and cold walls, doubles, a bettor: what a table may agree on.
    .done = You know what to ask at a new table, and you can feel at home with its rules.

table-rules-agree =
    Tables, like families, have rules of their own: table rules. Each one counts only if everybody agreed on it before the first game.

    At a new table, ask first: “Which table rules do you play?” Two or three players still build four walls.

table-rules-too-late = In the third game Carl wins and says: “Didn’t I say? With us, Evens pay double.” Nobody had mentioned it. Does it count?
    .option-usual = Yes, if they always play that way
    .option-two = Yes, if most of us find it fair
    .option-not = Not this time
    .right = Not this time, and no hard feelings. Before the next evening begins, you can all agree on it.
    .shown = { table-rules-too-late.right }
    .hint = Who has to agree on a table rule, and when?
    .wrong-usual = That may be so at another table. Had everybody at this one agreed?
    .wrong-two = Most of you are not everybody. And when would everybody have had to agree?

table-rules-mush =
    At this table you play with mush. After the last pass, everybody may put up to three tiles in the middle, but no jokers.

    They’re mixed, and you take back as many as you put in.

table-rules-mix = You lean toward this line. Put in the middle every tile that it has no use for.
    .right = Three strays went in and three other tiles came back, among them a <4B> for your line. Whoever gave it away, thank you!
    .shown = { table-rules-mix.right }
    .hint = Three of your tiles have no place in the line.
    .wrong = Put in only what your line has no use for, but all of it.
    .wrong-joker = A joker never goes in the middle, just as it is never passed.
    .wrong-nothing = You may do that, but then nothing comes back. Your strays are still on your rack.
    .wrong-line-tile = Your line wanted that 4 Bam. Somebody else may have picked it up.

table-rules-blanks =
    You’ve met the blank, which has no frame; ours shows a diamond. It’s never passed, and once discarded it’s lost.

    At some tables, once a turn, it buys any discard but a joker. At others it stands for any tile, even in a pair.

table-rules-swap = At this table a blank buys a discard. You’ve drawn, and it’s still your turn. What do you do?
    .right = A bargain: the second 4 Crak, which you couldn’t have claimed for a pair. Ask how many blanks are in play: two to eight, often six.
    .shown = { table-rules-swap.right }
    .hint = Look among the discards for a tile of your line.
    .wrong = Only one of the discards belongs to your line. Look once more.
    .wrong-blank = A discarded blank is lost for good, and the tile you need is still there.
    .wrong-discard = Your turn is over. The tile you need is still there, and somebody else’s blank may take it.
    .wrong-win = Twelve of your tiles fit. The South and the blank don’t count.

table-rules-strong = Now a table of the other kind. You’ve just drawn a blank. Compare with the line: what do you do?
    .right = Mah Jongg! The blank is the second 7 Dot, where no joker may stand. But with a blank, a hand isn’t jokerless.
    .hint = Which group of the line has one tile too few on your rack?
    .wrong = Lay your tiles beside the line, the blank too.
    .wrong-blank = A discarded blank is lost. Look at your 7: what could the blank have been?
    .wrong-discard = Your hand was complete, and now one tile is missing.

table-rules-last-wall =
    The tiles that East kept back at the break are drawn last: the last wall.

    Some tables play a “hot wall”: there, a discard may be claimed only for Mah Jongg. On a “cold wall” no discard wins: you must draw your last tile.

table-rules-hot = This table plays a hot wall, and the last wall has begun. Your line needs two tiles, and the player on your left discards a <2D>. What do you do?
    .right = You draw: on this wall, exposures are over. But “hot wall” has a second meaning, as you’ll see next.
    .shown = You draw: on this wall, exposures are over. But “hot wall” has a second meaning, as you’ll see next.
    .hint = Would this tile give you all 14?
    .wrong = What may still be claimed on this wall, and what would this tile give you?
    .wrong-pung = A pung has to be exposed, and on this wall nobody exposes anything anymore.
    .wrong-mah-jongg = With it you’d have 13 of your 14 tiles. One would still be missing.
    .wrong-discard = You hold 13 tiles. Before you discard, you need another one.

table-rules-pays = Here, “hot wall” has its second meaning: whoever discards a winning tile that nobody had seen before pays for all. The last wall has begun. Discard one of the two tiles your line doesn’t want.
    .right = A careful choice: two Green Dragons lie among the discards, so with this one you’d have paid only your own share. Hot or cold: always ask.
    .shown = Two Green Dragons lie among the discards, so with this one you’d have paid only your own share. Hot or cold: always ask.
    .hint = One of the two has been seen before. And what is exposed on your right?
    .wrong = One of the two that don’t fit has to go.
    .wrong-nine = “Mah Jongg,” on your right. No 9 Dot had been seen, so you pay for all: your 60, and 30 for each of the others.
    .wrong-line-tile = Your own line wanted it. Two tiles were missing; now it’s three.
    .wrong-win = Your line wants two kongs, and so far you have only pungs.

table-rules-cold = At a third table, the last wall is cold. You need only a South, and the player on your left discards a <S>. What do you do?
    .right = You let it go, hard as that is: here your last tile has to come from the wall.
    .hint = Where must your last tile come from at this table?
    .wrong = The South is there as a discard. Can a discard still win here?
    .wrong-mah-jongg = On any other wall, that would be Mah Jongg. This table agreed on something else.
    .wrong-discard = You hold 13 tiles. Before you discard, you need another one.

table-rules-doubles = Some tables play “doubles count double”: if East’s two dice are alike at the break, everybody pays double in that game. East rolled two 4s. Your line is worth 30, and you’ve just drawn a <2D>. What now?
    .right = Mah Jongg! Self-picked, a line of 30 pays 60 from each player. With the doubles, each one pays you 120.
    .hint = Compare your 14 tiles with the line. Is anything missing?
    .wrong = Lay your tiles beside the line, the joker too.
    .wrong-joker = That joker was your fourth 1 Dot. The player on your right draws, and the game goes on.
    .wrong-discard = You had all 14. Now one is missing, and the game goes on.

table-rules-fifth =
    Five friends? One sits out as the bettor, looks at every rack and, before East’s first discard, bets in secret on one player.

    Your player wins? You’re paid the same. Somebody else wins? You pay what your player pays.

table-rules-bet = You’re the bettor. Three of the players lean toward this line. On whom would you bet?
    .option-south = South
    .option-west = West
    .option-east = East
    .right = Good judgment: eleven of these tiles fit. You could also bet on a wall game. Now, not a word: if you speak about the game, your bet is off.
    .shown = Eleven of these tiles fit. You could also bet on a wall game. Now, not a word: if you speak about the game, your bet is off.
    .hint = Count on each rack how many tiles fit.
    .wrong-south = Nine of these tiles fit, and five are missing. Somebody is closer.
    .wrong-west = Eight of these tiles fit, and six are missing. Somebody is closer.

table-rules-won = You bet on East, and East wins: a line of 25, with a joker, on West’s discard. West pays East 50. What does West pay you?
    .option-nothing = Nothing
    .option-half = 25 points
    .option-same = 50 points
    .right = A lucky bet: like East, you get 50 from West and 25 from each of the others. After each game, East and the bettor trade places.
    .shown = { table-rules-won.right }
    .hint = A right bet pays you as much as the winner gets.
    .wrong-nothing = Then it wouldn’t matter on whom you bet.
    .wrong-half = That’s what the others pay, who didn’t discard the tile.

table-rules-lost = Another evening, you bet on North. South wins a line of 25, with a joker, on North’s discard. What do you pay South?
    .option-free = Nothing
    .option-once = 25 points
    .option-twice = 50 points
    .right = As much as North pays. A wall-game bet would have cost you 25; with no winner, it would have earned you 25 from each.
    .hint = You pay what your player pays.
    .wrong-free = A bet on a player who loses costs as much as that player loses.
    .wrong-once = That’s what East and West pay. What did your player do?

table-rules-name = A new table. “We play with a hot wall,” says Rosa. What do you do?
    .option-claims = I nod: no exposures on the last wall
    .option-ask = I ask what exactly they mean by it
    .option-pays = I nod: one discarder pays for all
    .right = Always worth asking: the name has two meanings, and everybody has to agree on the same one.
    .hint = Does the name mean the same at every table?
    .wrong-claims = Some tables mean just that. At others, exposures go on, and the name is about who pays.
    .wrong-pays = It can mean that. But elsewhere nobody pays more, and the name is about what may still be claimed.

table-rules-passing = This table plays with blanks. Click every tile that you may not pass in the Charleston.
    .right = Neither jokers nor blanks are ever passed.
    .hint = Two kinds of tiles always stay with you.
    .wrong = What’s never passed at any table? And what is not passed when there are blanks?
    .wrong-joker = That one stays with you. But this table plays with another special tile.
    .wrong-blank = That one stays with you. But something else is never passed at any table.
    .wrong-flower = One too many. Which of these is passed like any number?

table-rules-dice = East rolled this at the break, and your table plays “doubles count double.” You discard the winning tile of a line of 25, with a joker in the hand. What do you pay?
    .option-twenty-five = 25 points
    .option-fifty = 50 points
    .option-hundred = 100 points
    .right = Twice 25 because you discarded it, and all of that twice because of the dice.
    .shown = { table-rules-dice.right }
    .hint = Two things double what you pay here.
    .wrong-twenty-five = That’s what the two others would pay without the dice. You discarded the tile.
    .wrong-fifty = That’s the usual price for the discarder. Look at the dice.

table-rules-drew = You sit out and bet on North. North draws the last tile of a line of 25, with a joker in the hand. What does each of the others pay you?
    .option-once = 25 points
    .option-twice = 50 points
    .option-shared = Half of North’s 50 points
    .right = As much as North gets: 50 from each, as the hand was self-picked.
    .shown = { table-rules-drew.right }
    .hint = A right bet pays you what the winner gets.
    .wrong-once = That would be a hand won on somebody else’s discard.
    .wrong-shared = The winner shares nothing with you. You’re paid besides.

table-rules-next = Five people play, and the game is over. Who sits out next?
    .option-winner = Whoever has won
    .option-bettor = The bettor again
    .option-east = The player who was East
    .right = East gets up to bet, and the bettor sits down there.
    .hint = It doesn’t depend on who has won.
    .wrong-winner = Then good players would hardly get to play.
    .wrong-bettor = Everybody wants to play. The bettor gets a seat now. Whose?

table-rules-last-eight = This table has agreed on a cold wall, and the last wall has begun. Only the second 8 Crak of your line is missing, and the player on your left discards an <8C>. What do you do?
    .right = You draw. On a cold wall, a discard can’t win.
    .shown = { table-rules-last-eight.right }
    .hint = Where must your last tile come from at this table?
    .wrong = The 8 is there as a discard. Can a discard still win here?
    .wrong-mah-jongg = At most tables, that would be Mah Jongg. Think of what this one has agreed on.
    .wrong-discard = You hold 13 tiles. Before you discard, you need another one.

table-rules-careful = You sit out and bet on East. “Careful with that tile!” you say to East. What happens to your bet?
    .right = A bettor who speaks about the game has no bet anymore: it neither wins nor loses.
    .hint = You’ve seen every rack. What would your words be worth?
    .option-off = It’s off
    .option-pays = I pay everybody
    .option-nothing = Nothing
    .wrong-pays = Nobody is fined for it. But what about the bet itself?
    .wrong-nothing = You know all the racks. East would play with your eyes as well.
