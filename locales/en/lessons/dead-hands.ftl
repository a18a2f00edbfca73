lesson-dead-hands = Dead hands
    .summary = When a hand can’t win anymore, how you can see it, and what its owner still does.
    .done = You can see that a hand is dead, and if it’s yours one day, you know what to do.

dead-hands-called =
    The player on your right had exposed 1 Bams, and now exposes 9 Craks, too.

    Look through the card: no line has both. The line above has two pungs, but never these two. So this hand can never win: it’s dead.

dead-hands-said =
    A hand isn’t out until another player says it’s dead. The player across said so, and the owner agreed: from now on, this hand sits out.

    What was shown in error goes back on the rack, jokers too. The 1s, properly exposed, stay.

dead-hands-next = The player on your right had claimed a tile and not yet discarded. Now that hand is dead. Who plays next?
    .option-right = The player on my right, who still has to discard
    .option-across = The player across
    .option-me = I do
    .right = The player across draws: a dead hand neither draws nor discards, and its turns are skipped.
    .shown = { dead-hands-next.right }
    .hint = A dead hand takes no part anymore. Who comes after it?
    .wrong-right = That would be a turn. Does a dead hand still have one?
    .wrong-me = Play always moves to the right. Who sits to the right of the dead hand?

dead-hands-tempt = You’re playing this line with 3s and 4s in Craks, 5s and 6s in Bams. The player on your right discards a <4C>. What do you do?
    .right = You kept your hand alive. Exposed as a pair, with a joker or without, that 4 would have cost you all of it.
    .shown = Let it go: exposed as a pair, with a joker or without, that 4 would cost you the whole hand.
    .hint = How large is the group of 4s in your line?
    .wrong = Look at the 4s in your line: how many are there, and may they be exposed?
    .wrong-joker = You exposed a 4 Crak and a joker, but no joker stands in a pair. The player across called your hand dead.
    .wrong-pair = You exposed two 4 Craks, and nobody may claim a tile to expose a pair. It’s soon done: the player across called your hand dead.
    .wrong-pung = Three 4s are exposed, one of them a joker. Your hand is alive, as other lines have three 4s, but yours has only two.
    .wrong-mah-jongg = You showed your tiles, and more than the 4 was missing. That was not Mah Jongg, and your hand is dead.
    .wrong-draw = You took a tile from the wall out of turn. It went back, and the player across called your hand dead.

dead-hands-yours =
    In this game it has happened to you, as it happens to all of us: you exposed an <8D> and a joker, and the player on your left called your hand dead.

    Both tiles are back on your rack, and you watch the others play.

dead-hands-last = The player on your right discards a <7D>, the very tile that your line still needs. What do you do?
    .option-win = Say “Mah Jongg”
    .option-pung = Claim it for a pung
    .option-nothing = Nothing
    .right = It stings, and we’ve all sat there. A dead hand claims nothing and can’t win, whatever comes. But the next game will be yours to play.
    .shown = { dead-hands-last.right }
    .hint = What does a dead hand still do?
    .wrong-win = All 14 tiles would be there. But would the others accept it from a dead hand?
    .wrong-pung = You’d take part in the game with that. Does a dead hand?

dead-hands-owe = The player across has drawn the last tile of a line worth 30, and is about to say Mah Jongg. Your hand is dead. What will you owe?
    .option-nothing = Nothing: I was out of the game
    .option-same = As much as each of the others
    .option-all = All that the three of us owe together
    .right = As much as the others: a dead hand pays the winner like any other, no less and no more.
    .shown = { dead-hands-owe.right }
    .hint = Dead hands don’t play. Do they pay?
    .wrong-nothing = Then a dead hand would be a cheap way out.
    .wrong-all = Do the others get off free because of your mistake? Who pays when the winner drew the last tile?

dead-hands-gone =
    The player across shows 5s and 6s in Bams. Only this line has both, and it ends in a pair of 8s.

    Three <8B> are discarded, and no joker stands in a pair. So this hand is dead as well, and everybody can see it.

dead-hands-alive = The player on your left shows 6s and 7s in Dots, as in this line. But three <5D> lie among the discards. Is that hand dead?
    .option-gone = Yes: four 5s can’t be had anymore
    .option-jokers = No: jokers can stand for the 5s
    .option-line = Yes: the line doesn’t fit
    .right = You gave that hand a fair hearing: a kong can be made of jokers. And only what everybody can see counts: discards and exposures.
    .shown = That hand is alive: a kong can be made of jokers. And only what everybody can see counts: discards and exposures.
    .hint = How large is the group of 5s, and what may stand in it?
    .wrong-gone = Not four real ones. But does a kong need four real tiles?
    .wrong-line = Lay the two exposures beside the line: four 6s, three 7s.

dead-hands-seen = The player on your right shows 2s and 3s in Craks, so this line needs a pair of 5s. One <5C> lies among the discards, and you alone know where two more are: on your rack. May you call that hand dead?
    .option-cannot = Yes: it can never be completed
    .option-show = Yes, if I show my two 5s
    .option-no = No
    .right = You know it, but nobody else can see it, and your own tiles are no proof. So keep it to yourself, and enjoy knowing.
    .shown = { dead-hands-seen.right }
    .hint = What can everybody see at this table?
    .wrong-cannot = That’s true. But how could the others tell?
    .wrong-show = What you show yourself proves nothing, and it gives away your hand. What’s already exposed?

dead-hands-proof = Only this line has both of these groups. It still wants a flower, three 5s, and a pair of 6s. Below are all the discards: click those that prove the hand dead.
    .right = A detective’s answer: three 6s are gone, and the line ends in a pair of them. For a 5, a joker could stand in.
    .shown = Three 6s are gone, and the line ends in a pair of them. For a 5, a joker could stand in.
    .hint = First find the group of the line in which no joker may stand.
    .wrong = Look for a group of the line that can no longer be made, even with jokers.
    .wrong-fives = Two 5s are left, and the line wants three. Which tile may stand in for the third?
    .wrong-two = With these two gone, two would still be left. Would that be enough for the line?
    .wrong-both = Some of these prove it. But couldn’t jokers fill in for the rest?

dead-hands-letter = You’re playing this line, and your kong of 1 Craks is exposed. The player on your right discards a <2C>, and you hold two. What do you do?
    .right = Wisely let go: your line wants four 2s, not three. A tile too many or too few can kill a hand as well, once somebody says so.
    .shown = Let it go: your line wants four 2s, not three. A tile too many or too few can kill a hand as well, once somebody says so.
    .hint = How many 2s does your line want, and how many would you have?
    .wrong = Count the 2s in your line, and those you’d have with this tile.
    .wrong-claim = Four 1s and three 2s: only one line has both, and it’s marked C. It may not be exposed, so the player across called your hand dead.
    .wrong-pair = You exposed two 2 Craks, and a pair is never exposed. The player across called your hand dead.
    .wrong-draw = You took a tile from the wall out of turn. It went back, and the player across called your hand dead.

dead-hands-count = It’s your turn, but somebody asked you something: have you drawn yet? Count your tiles, the exposed ones too, and go on.
    .right = Well counted: four exposed and ten on the rack, so a tile had to go. A wrong number can be corrected only before East’s first discard.
    .shown = Four exposed and ten on the rack, so a tile has to go. A wrong number can be corrected only before East’s first discard.
    .hint = Before you draw you have 13 tiles, the exposed ones included.
    .wrong = Count everything that is yours, on the rack and on top of it. How does your turn go on from there?
    .wrong-draw = You had drawn already, and this was your 15th tile. The player across counted along, and called your hand dead.
    .wrong-line-tile = You counted right, but your line wanted that tile. Now one more is missing.

dead-hands-early =
    It’s the turn of the player on your right, but the player on your left has reached for the wall. The tile goes back.

    That was out of turn, and for that, too, a hand can be called dead.

dead-hands-silent = No line has both of the pungs on your rack, 1s and 9s, but nobody has noticed. It’s your turn, and you’ve drawn a <N>. Look across, too. What do you do?
    .right = You keep a straight face. Only others call a hand dead; until they do, you draw and discard, and see that nobody wins with your tile.
    .shown = { dead-hands-silent.right }
    .hint = Who calls a hand dead? What can yours still do? And what does the hand across need?
    .wrong = It’s your turn, and you’ve drawn. How does every turn end?
    .wrong-say = Honest of you. But that is for the others to say. As long as they don’t, what do you do when it’s your turn?
    .wrong-win = You showed your tiles, and no tile could have completed them. Now everybody knows that your hand is dead.
    .wrong-feeds = “Mah Jongg,” says the player across: 2s, 4s, 6s, and 8s. You discarded the tile, so you pay 50, the others 25 each.

dead-hands-end =
    With three dead hands the game is over. Nobody pays, and the same East deals again.

    One exception: if there was a false Mah Jongg, whoever went out last pays the player left.

dead-hands-which = Each of these was claimed and exposed. Which one makes the hand dead, whatever the card says?
    .option-pung = Two Norths, one joker
    .option-pair = One 6 Dot, one joker
    .option-jokers = One 8 Crak, three jokers
    .right = A pair may not be exposed, and no joker may stand in one.
    .hint = What’s the smallest group that may be exposed?
    .wrong-pung = A pung with one joker: that’s allowed wherever a line has that pung.
    .wrong-jokers = A kong may hold any number of jokers, as long as the claimed tile is real.

dead-hands-back = The kong of 2s was properly exposed. Later the kong of 9s was laid beside it, and no line has both. The hand is called dead. What goes back on the rack?
    .option-both = Both kongs
    .option-nines = The 9s
    .option-none = Nothing
    .right = Only what was shown in error. The 2s stay, and their joker may still be exchanged.
    .shown = { dead-hands-back.right }
    .hint = Which of the two was a mistake?
    .wrong-both = When the first of them was exposed, was anything wrong?
    .wrong-none = What should never have been shown doesn’t stay exposed.

dead-hands-behind = A player has exposed these two groups. It’s somebody else’s turn. How many tiles must stand on that player’s rack?
    .right = Seven are exposed, six stand on the rack: 13.
    .shown = { dead-hands-behind.right }
    .hint = Out of turn, everybody has 13 tiles in all.
    .wrong = Count the exposed tiles, and work out how many are left of all that a player holds.
    .wrong-turn = That would be right on that player’s own turn.
    .wrong-all = That’s how many there are in all. Some of them are exposed.
dead-hands-behind-2 = A player has exposed these two groups, and it’s somebody else’s turn. How many tiles must stand on the rack behind them?
    .right = Six are exposed, seven stand on the rack: 13.
    .shown = { dead-hands-behind-2.right }
    .hint = { dead-hands-behind.hint }
    .wrong = { dead-hands-behind.wrong }
    .wrong-turn = { dead-hands-behind.wrong-turn }
    .wrong-all = { dead-hands-behind.wrong-all }

dead-hands-skip = The hand of the player on your left is dead. The player across discards, and nobody claims. Who draws?
    .option-left = The player on my left
    .option-me = I do
    .option-right = The player on my right
    .right = The dead hand is skipped, and you come after it.
    .hint = Who would be next, and who comes after that?
    .wrong-left = Without the mistake, yes. Does a dead hand still draw?
    .wrong-right = Play moves to the right, seat by seat. Count on from the player across.
dead-hands-skip-across = The hand of the player across is dead. The player on your right discards, and nobody claims. Who draws?
    .option-left = { dead-hands-skip.option-left }
    .option-across = The player across
    .option-me = { dead-hands-skip.option-me }
    .right = The dead hand is skipped, and the player on your left comes after it.
    .hint = { dead-hands-skip.hint }
    .wrong-across = { dead-hands-skip.wrong-left }
    .wrong-me = Play moves to the right, seat by seat. Count on from the player on your right.

dead-hands-third = Two hands are dead already, both with too many tiles. Now a third one dies the same way. What happens?
    .option-winner = Whoever is left has won
    .option-again = Nobody pays, and the game is played again
    .option-on = The last player plays on alone
    .right = With one hand left there’s no game, and nobody had called a false Mah Jongg. A fresh start: the same East deals again.
    .hint = Has anybody said Mah Jongg?
    .wrong-winner = You win with 14 tiles that match a line. Does the last player have them?
    .wrong-on = There would be nobody left to play against.

dead-hands-table = You’re playing this line. The player across discards a <6D>. What do you do?
    .right = You stayed alive: a pair is never claimed for an exposure. The second 6 has to come from the wall, or be your last tile.
    .shown = Let it go: a pair is never claimed for an exposure. The second 6 has to come from the wall, or be your last tile.
    .hint = Count the 6s in your line, and the tiles you still need.
    .wrong = Look at the 6s in your line, and at what else is missing.
    .wrong-pair = You exposed two 6s, and a pair is never exposed. The player on your left called your hand dead.
    .wrong-joker = You exposed a 6 and a joker: a pair, and with a joker in it. The player on your left called your hand dead.
    .wrong-pung = Three 6s are exposed, one of them a joker. How many does your line want?
    .wrong-mah-jongg = More than the 6 was missing, and now your tiles are on show. Your hand is dead.

dead-hands-twelve = The Charleston is over, and you count only 12 tiles. East hasn’t discarded yet. What do you do?
    .right = Say it, and nobody minds: nobody has played yet. At most tables you take the missing tile from the wall; at some, East deals again.
    .shown = { dead-hands-twelve.right }
    .hint = Has the play begun?
    .option-dead = I sit out: my hand is dead
    .option-right = I say so, and it’s corrected
    .option-quiet = I say nothing, and draw one more later
    .wrong-dead = A wrong number makes a hand dead only once the play has begun. Has it?
    .wrong-quiet = You’d be a tile short all through the game. Once it has begun, that hand is dead.
