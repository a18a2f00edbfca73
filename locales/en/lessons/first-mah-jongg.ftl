lesson-first-mah-jongg = Your first Mah Jongg
    .summary = Sit down at a table and win a game.
    .done = You can say what wins: 14 tiles that match one line of the card.

first-mah-jongg-line =
    Welcome to the table. The 13 tiles in front of you are yours, and nobody else sees them.

    This line of the card says which 14 tiles win. F is a flower. So: two flowers, four 1s, two 2s, four 3s, two 4s.

first-mah-jongg-missing = Compare your tiles with the line: flowers, 1s, 2s, 3s, 4s. You have 13 of the 14. Which one is missing?
    .right = The line asks for two 2s, and you have one. With another <2D> you win.
    .hint = Count how many tiles you have of each number, and how many the line asks for.
    .option-four = A 4
    .option-two = A 2
    .option-flower = A flower
    .option-three = A 3
    .wrong-four = The line says 44, and you have two 4s. Some other number is one short.
    .wrong-flower = The line says FF, two flowers, and you have both. Look further along.
    .wrong-three = The line says 3333, and you have all four. Some other number is one short.

first-mah-jongg-round =
    Four people play. The face-down tiles around the middle are the wall. In a turn you draw a tile from the wall; then you discard one: you lay it face up in the middle.

    Watch the others. The turn moves to the right.

first-mah-jongg-draw = Now it is your turn. Draw a tile from the wall. Will it be the one you need?
    .right = It is <W>, and your line has no use for it. But now you hold 14 tiles, and one must go.
    .hint = The highlighted button below the table draws the tile.
    .wrong = A turn begins at the wall. Draw a tile first.
    .wrong-give = Then you would have only 12 tiles left. A turn begins with drawing one.
    .wrong-win = Not with 13 tiles. The line has 14, and one of them is still missing.

first-mah-jongg-give = Now discard a tile: click the one your line does not ask for, and press the button. Then the next player goes on.
    .right = You are back to 13 tiles, and only <2D> is missing. Now you wait for it.
    .hint = Give every tile its place in the line. Which one is left over?
    .wrong = Compare your tiles with the line once more. One of them has no place there.
    .wrong-line-tile = Now a tile of your line lies in the middle. One tile was missing; now two are.
    .wrong-win = Not yet. You have 14 tiles, but not the 14 of the line: <2D> is missing.
    .wrong-again = You hold 14 tiles already. One of them has to go first.

first-mah-jongg-take =
    The player across from you discards <2D>, the very tile you need.

    A discard that completes your line is yours, no matter whose turn it is, if you claim it now. Do you claim it for Mah Jongg, or let it go?
    .right = Mah Jongg. Your 14 tiles match the line: you have won.
    .hint = Look at the newest tile in the middle, and at the place in your line that is still empty.
    .wrong = Look at the newest discard. Does your line need it?
    .wrong-let-go = The next player has gone on, and <2D> lies among the old discards. Nobody can claim it there. This once, you may go back.
    .wrong-wall = Not now. The newest discard waits for your answer: claim it, or let it go.

first-mah-jongg-paid =
    Your tiles lie open, so that everybody can compare them with the line.

    Then you are paid. All three pay, but the player across from you discarded the tile you won with, and pays twice as much as each of the others.

first-mah-jongg-again =
    A new game and another line: three flowers, three 2s, three 4s, two 6s, three 8s.

    Tiles that stand together must be exactly alike, in number and in picture. Which one is missing this time?
    .right = The line asks for three 8s, and you have two. They must be alike, so you wait for <8B>.
    .hint = Count again, number by number: 222, 444, 66, 888.
    .option-six = A 6
    .option-four = A 4
    .option-eight = An 8
    .wrong-six = The line says 66. That is two, and you have two.
    .wrong-four = The line says 444, and you have three 4s. Some other number is one short.

first-mah-jongg-check =
    You draw <8D>. Is that Mah Jongg?

    Compare all 14 tiles with the line, and look at them closely. Then say Mah Jongg, or discard a tile.
    .right = An 8, but not like the other two. Lay open a hand that is wrong and it is dead: you are out of that game.
    .hint = Look at the three 8s, number and picture.
    .wrong = Compare again: number and picture. Is every tile like its neighbors?
    .wrong-false = You laid your tiles open, and one 8 is not like the others. Your hand is dead, and the game goes on without you.
    .wrong-line-tile = Now a tile of your line lies in the middle. One tile was missing; now two are.
    .wrong-draw = Now you hold 15 tiles, and no line has 15. You draw once in a turn, then you discard.

first-mah-jongg-own = A little later it is your turn again, and you draw <8B>. Compare, and then act.
    .right = Mah Jongg. You drew the last tile yourself, so all three pay you the same.
    .hint = FFF, 222, 444, 66, 888: is every tile there, and is each like its neighbors?
    .wrong = Compare your 14 tiles with the line before you do anything else.
    .wrong-discard = All 14 were there, and now one of them lies in the middle. The next player has gone on, and you wait again.
    .wrong-draw = You hold 14 tiles already. Compare them with the line.

first-mah-jongg-end =
    A line, a draw, a discard, a claim: you have seen the whole game. The rest is detail, and there is a lesson for each piece of it.

    Next, the tiles: what they look like and what they are called.

first-mah-jongg-how-many = How many tiles do you lay open when you say Mah Jongg?
    .right = 14, and they match one line of the card, tile by tile.
    .hint = Think of your turn: what you hold while you wait, and the tile you draw.
    .wrong = Think of the tiles you wait with, and of the one that completes them.
    .wrong-rack = 13 is what you hold while you wait. The last tile is still to come.
    .wrong-extra = That is one too many. You draw a tile, and if you do not win with it, one goes.

first-mah-jongg-lacking = These tiles are meant to make this line. Which one is missing?
    .right = The line says 3333, and only three are there.
    .hint = Count each number: 111, 3333, 555, 7777.
    .option-five = A 5
    .option-seven = A 7
    .option-three = A 3
    .wrong-five = The line says 555, and there are three 5s.
    .wrong-seven = The line says 7777, and there are four 7s.

first-mah-jongg-no-use = You drew a tile and hold these 14. You play for this line: pick the tile to discard.
    .right = It has no place in the line. Now you have 13, and one 3 is missing.
    .hint = The line has a flower, 1s, 2s, 3s, and 4s, and nothing else.
    .wrong = Discard one tile, and only one: the one your line does not ask for.
    .wrong-fours = The line ends with 44. Discard those, and you are two tiles further away.
    .wrong-flower = The line begins with F. Discard the flower, and you are one tile further away.

first-mah-jongg-order = What comes first in your turn, and what last?
    .right = Draw, compare, discard. Then it is the next player’s turn.
    .hint = You begin with 13 tiles, and you end with 13.
    .wrong = Begin with 13 tiles, and look before you give anything away.
    .item-draw = Draw a tile from the wall
    .item-compare = Compare all tiles with the line
    .item-discard = Discard a tile
    .wrong-discard-first = Then you would have 12 tiles. A turn begins with one tile more, not one less.
    .wrong-too-late = Perhaps you have just discarded the tile that wins. Compare before it is gone.

first-mah-jongg-who-pays = The player on your right discards a tile, and you win with it. Who pays you the most?
    .right = Whoever discards the tile you win with pays twice as much as each of the others.
    .hint = Who gave you the tile?
    .option-all = All three pay the same
    .option-left = The player on your left
    .option-right = The player on your right
    .wrong-all = So it is when you draw the last tile yourself. This time somebody discarded it.
    .wrong-left = The player on your left pays too, but did not discard that tile.

first-mah-jongg-one-wrong = You say Mah Jongg and lay your tiles open. One of them is not on the line. What happens?
    .right = The others play on without you. So compare first, then speak.
    .hint = The tiles lie open, and everybody has seen them.
    .option-dead = My hand is dead
    .option-back = I pick them up and play on
    .option-new = A new game begins
    .wrong-back = It is too late for that: your tiles lie open, and everybody has seen them.
    .wrong-new = The others have done nothing wrong. They play on with the tiles they have.
