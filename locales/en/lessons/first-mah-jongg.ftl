lesson-first-mah-jongg = Your first Mah Jongg
    .summary = Sit down at a table and win a game.
    .done = You know what wins, and you’ve done it: 14 tiles that match one line of the card.

first-mah-jongg-line =
    Welcome! Pull up a chair. The 13 tiles on the rack are yours alone to see.

    The card lists what wins. This line wants two flowers (F), four 1s, two 2s, four 3s, two 4s: 14 tiles. Its colors come later.

first-mah-jongg-missing = Compare your tiles with the line: flowers, 1s, 2s, 3s, 4s. You have 13 of the 14. Which one is missing?
    .right = Yes: the line wants two 2s, and you have one. One more <2C> and you win.
    .shown = The line wants two 2s, and you have one. One more <2C> and you win.
    .hint = Count how many tiles you have of each number, and how many the line wants.
    .option-four = A 4
    .option-two = A 2
    .option-flower = A flower
    .option-three = A 3
    .wrong-four = The line says 44, and you have two 4s. Some other number is one short.
    .wrong-flower = The line says FF, two flowers, and you have both. Look farther along.
    .wrong-three = The line says 3333, and you have all four. Some other number is one short.

first-mah-jongg-take =
    The player across from you puts <2C> face up in the middle: a discard, and exactly the tile you need.

    Claim it and call “Mah Jongg,” and you win. Or would you let it go?
    .right = Mah Jongg! Your 14 tiles match the line, and you’ve won your first game. To win, you can claim the newest discard no matter who discarded it.
    .hint = Look at the newest tile in the middle. What were you waiting for?
    .wrong = Look at the newest discard. Does your line need it?
    .wrong-let-go = The others have moved on, and <2C> is just another old discard. Nobody can claim it now. We’re among friends: just this once, take that back.
    .wrong-give = Not now. The newest discard is waiting for your answer: claim it, or let it go.

first-mah-jongg-paid =
    Your 14 tiles are face up, and everybody checks them against the line.

    Now the nice part: all three pay you. The player across discarded, or “threw,” the winning tile, and pays twice as much as each of the others.

first-mah-jongg-again =
    A new game and a new line: three flowers, three 2s, three 4s, two 6s, three 8s. Numbers printed together, like 888, must be exactly alike, the picture, too.

    Compare it with your rack. Which tile is missing this time?
    .right = Good eye: you have two 8s, not three. The third must have the same picture as those two: you’re waiting for <8D>.
    .shown = You have two 8s, not three. The third must have the same picture as those two: you’re waiting for <8D>.
    .hint = Count again, number by number: 222, 444, 66, 888.
    .option-six = A 6
    .option-four = A 4
    .option-eight = An 8
    .wrong-six = The line says 66. That’s two, and you have two.
    .wrong-four = The line says 444, and you have three 4s. Some other number is one short.

first-mah-jongg-round =
    Now let’s really play. Four people play, and the face-down tiles around the middle are the wall. On your turn you draw a tile from it, then discard one you don’t want.

    You saw the others take their turns: play moves to the right.

first-mah-jongg-draw = Now it’s your turn. Draw a tile from the wall. Will it be the one you need?
    .right = You drew <W>, and your line has no use for it. You now hold 14 tiles, so one has to go.
    .hint = Look at the buttons below the table. One of them gives you a tile from the wall.
    .wrong = The newest discard is not the tile you need. So how does your turn begin?
    .wrong-give = That would leave you with only 12 tiles. What did the others do before they discarded?
    .wrong-win = You have 13 tiles, and the line has 14. One is still missing.

first-mah-jongg-give = Now discard a tile. Click the one your line doesn’t want, then press the button. After that, the next player takes a turn.
    .right = There, that was a whole turn. You’re back to 13 tiles, and only <8D> is missing.
    .shown = { first-mah-jongg-give.right }
    .hint = Find a place in the line for each of your tiles. Which one is left over?
    .wrong = Compare your tiles with the line once more. One of them has no place in it.
    .wrong-line-tile = Now a tile that your line needs is in the middle. You were one tile short; now you’re two short.
    .wrong-win = You have 14 tiles, but not the 14 of the line: <8D> is missing.

first-mah-jongg-check =
    You draw <8B>. Is that Mah Jongg?

    Look closely, and compare all 14 tiles with the line. Then call Mah Jongg, or discard a tile.
    .right = Well spotted: an 8, but with a different picture. Call Mah Jongg with it, and your hand is dead: you’re out of this game.
    .shown = It’s an 8, but with a different picture. Call Mah Jongg with it, and your hand is dead: you’re out of this game.
    .hint = Look at the three 8s, number and picture.
    .wrong = Compare again, number and picture. Are the tiles that belong together exactly alike?
    .wrong-false = It looked so close! But one 8 isn’t like the others. Your hand is dead, and the game goes on without you.
    .wrong-line-tile = Now a tile that your line needs is in the middle. You were one tile short; now you’re two short.

first-mah-jongg-own = A little later it’s your turn again, and you draw <8D>. Compare, then decide what to do.
    .right = Mah Jongg! And you drew the winning tile yourself: a self-picked hand. For that, each of the three pays as much as the thrower did before.
    .hint = FFF, 222, 444, 66, 888: is every tile there, and are they alike?
    .wrong = Compare your 14 tiles with the line before you do anything else.
    .wrong-discard = Oh no, that 8 made it 14, and now it’s in the middle. The next player has taken a turn, and you’re waiting again.
    .wrong-line-tile = Oh no, you had all 14, and now one of them is in the middle. The next player has taken a turn, and you’re waiting again.

first-mah-jongg-end =
    Two wins, and you’ve only just sat down! A line, a draw, a discard, a claim: that’s the heart of the game. The rest comes one lesson at a time.

    Next, meet the tiles: what they look like and what they’re called.

first-mah-jongg-how-many = How many tiles do you show when you call Mah Jongg?
    .right = 14, and all of them match one line of the card.
    .shown = { first-mah-jongg-how-many.right }
    .hint = How many do you hold while you wait? Then comes the one you were waiting for.
    .wrong = Think of the tiles you hold while you wait, and of the one that completes them.
    .wrong-rack = 13 is what you hold while you wait. The winning tile still has to come.
    .wrong-extra = That’s one too many. You draw a tile, and if you don’t win with it, one goes.
first-mah-jongg-how-many-waiting = It’s another player’s turn, and you wait. How many tiles do you hold?
    .right = 13, and the next tile you draw is the 14th.
    .hint = A winning hand has 14. How many do you hold before the last tile comes?
    .wrong = Think of a winning hand, and take away the tile that completes it.
    .wrong-whole = That’s how many you show when you win. Now you still wait for a tile.
    .wrong-short = One too few: even with one more tile, you couldn’t win.

first-mah-jongg-lacking = Somebody is playing for this line. Which tile is missing?
    .right = You saw it: the line says 3333, and only three are there.
    .shown = The line says 3333, and only three are there.
    .hint = Count each number: 111, 3333, 555, 7777.
    .option-five = A 5
    .option-seven = A 7
    .option-three = A 3
    .wrong-five = The line says 555, and there are three 5s.
    .wrong-seven = The line says 7777, and there are four 7s.

first-mah-jongg-no-use = You’re playing for this line. You’ve drawn a tile and hold these 14. Click the one to discard.
    .right = That’s the one: it has no place in the line. Now you have 13, and one 3 is missing.
    .hint = The line has a flower, 1s, 2s, 3s, and 4s, and nothing else.
    .wrong = All but one of these tiles have a place in your line. Click just the one that hasn’t.
    .wrong-fours = The line ends with 44. Discard one of those, and you’re a tile farther away.
    .wrong-flower = The line begins with F. Discard the flower, and you’re one tile farther away.

first-mah-jongg-order = Put the three parts of your turn in order.
    .right = Draw, compare, discard. Soon it’ll feel like breathing. Then it’s the next player’s turn.
    .shown = { first-mah-jongg-order.right }
    .hint = You begin with 13 tiles, and you end with 13.
    .wrong = Draw first: only then are there 14 tiles to compare. And compare before you give one up.
    .item-draw = Draw a tile from the wall
    .item-compare = Compare all your tiles with the line
    .item-discard = Discard a tile
    .wrong-discard-first = That would leave you with 12 tiles. A turn begins with one tile more, not one less.
    .wrong-too-late = You may have just discarded the winning tile. Compare before it’s gone.

first-mah-jongg-who-pays = The player on your right discards a tile, and you win with it. Who pays you the most?
    .right = Whoever discards the winning tile pays two shares, and each of the others pays one.
    .hint = Where did the winning tile come from?
    .option-all = All three pay the same
    .option-left = The player on your left
    .option-across = { first-mah-jongg-who-pays-left.option-across }
    .option-right = The player on your right
    .wrong-all = That’s how it goes when you draw the winning tile yourself. This time somebody discarded it.
    .wrong-left = The player on your left pays too, but didn’t discard that tile.
    .wrong-across = { first-mah-jongg-who-pays-left.wrong-across }
first-mah-jongg-who-pays-left = The player on your left discards a tile, and you win with it. Who pays you the most?
    .right = { first-mah-jongg-who-pays.right }
    .hint = { first-mah-jongg-who-pays.hint }
    .option-all = { first-mah-jongg-who-pays.option-all }
    .option-left = { first-mah-jongg-who-pays.option-left }
    .option-across = The player across from you
    .option-right = { first-mah-jongg-who-pays.option-right }
    .wrong-all = { first-mah-jongg-who-pays.wrong-all }
    .wrong-across = The player across from you pays too, but didn’t discard that tile.
    .wrong-right = The player on your right pays too, but didn’t discard that tile.

first-mah-jongg-one-wrong = You call Mah Jongg and show your tiles. One of them doesn’t match the line. What happens?
    .right = Sadly, yes: the others play on without you. It happens to nearly everybody once. So compare first, then call.
    .shown = The others play on without you. It happens to nearly everybody once. So compare first, then call.
    .hint = Remember the 8 with the wrong picture. What would have followed, had you called?
    .option-dead = My hand is dead
    .option-back = I pick them up and play on
    .option-new = A new game begins
    .wrong-back = It’s too late for that. Your tiles are face up, and everybody has seen them.
    .wrong-new = The others have done nothing wrong. They play on with the tiles they have.

first-mah-jongg-table-look = You’re playing this line, and one tile is missing. The player on your right discards <2D>. Do you claim it for Mah Jongg, or let it go?
    .right = You looked twice, and that saved you: a 2, but not like yours. The two 2s must be exactly alike.
    .shown = It’s a 2, but not like yours. The two 2s must be exactly alike.
    .hint = Hold the discard against your own 2, number and picture.
    .wrong = Look at the newest discard, and at the tile it would stand beside.
    .wrong-false = So close, but the two 2s aren’t alike. Your hand is dead, and the others play on without you.
    .wrong-draw = You drew a tile, but it’s not your turn: the player across from you draws next.

first-mah-jongg-table-own = You’re playing this line, and you’ve just drawn <7C>. Compare all 14 tiles, then decide what to do.
    .right = Mah Jongg! Every tile of the line is there.
    .hint = 111, 3333, 555, 7777: is every tile there, and are they alike?
    .wrong = Compare your 14 tiles with the line before you do anything else.
    .wrong-discard = What a shame: that 7 was the last tile you needed, and now it’s in the middle. The next player has taken a turn.
    .wrong-line-tile = What a shame: you had all 14, and now one of them is in the middle. The next player has taken a turn.
