lesson-groups-and-colors = Reading a line: groups and colors
    .summary = A line is a recipe for 14 tiles: its groups, its letters, and what its colors mean.
    .done = You can read the groups, letters, and colors of a line, and build it.

groups-and-colors-recipe =
    This is a line of the card. It is a recipe for 14 tiles.

    Read it from left to right: three flowers, three 2s, three 4s, two 6s, three 8s. Below it is one hand that follows the recipe.

groups-and-colors-end =
    The number and the letter at the end are not tiles.

    The number is what the line is worth. X or C says whether you may show part of your hand before you win. Later lessons tell more about both.

groups-and-colors-count =
    How many tiles does this line ask for?

    Every digit and every letter is one tile. Leave out what is at the end, and the words in parentheses: the next lesson explains those.
    .right = Four 1s, two 2s, four 3s, four flowers: 14. Every line of every card has 14 tiles.
    .hint = Count from left to right, one tile for each symbol.
    .wrong = Count once more, symbol by symbol, as far as the parentheses.
    .wrong-flowers = That is the line without its flowers. F is a tile like any other, and the line asks for it.
    .wrong-rack = 13 tiles are what you hold while you wait for your turn. With 13 nobody can win.
    .wrong-groups = You counted the blocks. There are four, but each stands for several tiles.

groups-and-colors-names =
    Tiles alike make a group, and each size has its name: single, pair, pung, kong, quint.

    Alike means the very same tile: same number, same suit. Neighbors like <4B 5B 6B> are not a group.

groups-and-colors-pungs = Now a line that is all letters. Tap every pung in it.
    .right = NNN, EEE, and WWW are three alike. The others are a kong of flowers and a single S.
    .hint = A pung is three of the same symbol.
    .wrong = Count the symbols of each group. A pung has exactly three, and there may be more than one.
    .wrong-kong = You tapped the flowers. They are four, and four alike have another name.
    .wrong-single = You tapped the S. It stands alone: a single.

groups-and-colors-alike = Which of these is a pung?
    .right = The very same tile, three times.
    .hint = In a group every tile has the same number and the same suit.
    .option-run = 7, 8, 9 of Dots
    .option-suits = A 6 of each suit
    .option-same = 4, 4, 4 of Craks
    .wrong-run = In other kinds of mah jongg this is a group. Here it is three single tiles.
    .wrong-suits = The number is the same, but look at the suits: these are three different tiles.

groups-and-colors-letters =
    Letters are tiles too: N, E, W, S the winds, R and G the red and green dragons, 0 Soap, F a flower. D is a dragon; a later lesson says which.

    Different letters in one word, like RG, mean one of each.

groups-and-colors-winds = Tap the tiles that you need for the first group of this line.
    .right = North, East, West, South: one of each. They are four singles that happen to spell a word.
    .hint = Read the word letter by letter, and take one tile for each.
    .wrong = Spell the word on the card. Each of its letters is one tile.
    .wrong-soap = You took Soap for the S. But Soap is printed 0; which wind begins with S?
    .wrong-all = Those are all six winds of the row. The word has four letters, each only once.

groups-and-colors-colors =
    Now the colors. Green does not mean Bams, and red does not mean Craks.

    Groups of one color share a suit; another color is another suit. The strokes below say the same. Which suits? Your choice: here are two ways. No stroke, no suit.

groups-and-colors-suits = Which of these hands follows the line?
    .right = Craks for the first color, Dots for the second. That the Craks are printed in green does not matter.
    .hint = Which groups have one stroke below them, and which have two?
    .option-one = Bams
    .option-three = Craks, Dots, and Bams
    .option-two = Craks and Dots
    .option-split = Dots and Craks
    .wrong-one = This hand has one suit, and the line has two colors. Nobody would pay you for it.
    .wrong-three = The 2s and the 4s are printed in one color. In this hand their suits differ.
    .wrong-split = Two suits are right. Now compare the strokes below the 4s and the 6s on the card, and then their suits here.

groups-and-colors-same-suit = Say you make the 1s of this line in Dots. Tap every group that must then be Dots, the 1s too.
    .right = The 1s and the 5s share a color. The 3s and the 7s share the other: both Bams, or both Craks.
    .hint = Look at the strokes below each group.
    .wrong = The 1s have one stroke below them. Tap them and every other group with one stroke.
    .wrong-second = You tapped the 3s. They are printed in another color than the 1s, so they need another suit.
    .wrong-fourth = You tapped the 7s. They are printed in another color than the 1s, so they need another suit.

groups-and-colors-how-many = How many different suits do you need for this line?
    .right = Three colors, three suits. Which suit gets only three tiles is up to you.
    .hint = As many suits as colors. The flowers have no color of their own, and no stroke.
    .wrong = Count the colors of the 1s, or the different kinds of strokes below them.
    .wrong-one = Then you would need eleven 1s of one suit. There are only four of every tile.
    .wrong-two = Then two of these groups would share a suit. Compare their strokes: do any two groups of 1s have the same?
    .wrong-four = There are four groups, but one of them is flowers, and flowers have no suit.

groups-and-colors-build-one =
    Now build a line. The flower and the 1s are on your rack already; take the rest from the tray.

    Click a tile to put it on the rack. Click it again to put it back.
    .right = One color, one suit: everything in Dots. With these 14 tiles you would win.
    .hint = Your 1s are Dots, and the whole line has one color. How many 2s, 3s, and 4s does it print?
    .wrong = This is not a hand of the line yet. Read it aloud group by group, and lay down each group as you go.
    .wrong-suits = The numbers are right. But this hand has more than one suit, and the line has one color.
    .wrong-sizes = The right tiles, but not as many of each as the line prints. Count every group.

groups-and-colors-build-two = Here is a line with two colors. Build it, and take care with the 0s.
    .right = Two colors, two suits, and between them Soap, which goes with every suit.
    .hint = The two groups of 2s differ in suit. Which of them has the same strokes as the 6s? And which tile is 0?
    .wrong = Read the line group by group: F, 2, 0, 2, 6. Which group is not on your rack as printed?
    .wrong-suits = This hand has three suits, the line only two colors. Look at the strokes below the 6s.
    .wrong-letters = The groups have the right sizes, but not all are the tiles that are printed. Go through them symbol by symbol.

groups-and-colors-recall-pairs = Tap every pair in this line.
    .right = The 3s and the 4s: two tiles each.
    .hint = A pair is two alike.
    .wrong = Count the symbols of each group. A pair has exactly two, and there may be more than one.
    .wrong-flowers = You tapped the flowers. Count them: there are more than two.
    .wrong-pung = You tapped the 2s. Not the digit but how often it is printed makes a pair.

groups-and-colors-recall-quint = Tap the quint in this line.
    .right = Five alike. How you get five 1s when there are only four of every tile: a later lesson tells.
    .hint = Of all these groups the quint is the largest.
    .wrong = A quint is five alike. Count the symbols of each group.
    .wrong-kong = You tapped the 2s. Four alike are a kong.
    .wrong-pair = You tapped the flowers. Two alike are a pair.

groups-and-colors-recall-kong = Tap the kong in this row.
    .right = The same tile four times. The 5s of other suits do not count.
    .hint = A kong is four alike: same number, same suit.
    .wrong = Look for one tile that lies here four times, number and suit alike.
    .wrong-run = Four neighbors are not a group. In a kong all four tiles are the same.
    .wrong-suits = All these are 5s, but not all of one suit.

groups-and-colors-recall-zero = Which tiles does this line want for its 000?
    .right = Soap is the zero. It has no suit, so it goes with every suit.
    .hint = No number tile shows a 0. Which tile looks like an empty frame?
    .option-south = Souths
    .option-soap = Soaps
    .option-flower = Flowers
    .wrong-south = South is a wind, and the card prints it S.
    .wrong-flower = Flowers are printed F. The line asks for two of them, at its beginning.

groups-and-colors-recall-colors = Which of these hands follows the line?
    .right = The 3s and 6s share a color and a suit, the 9s have the other. Any two suits will do.
    .hint = Compare the strokes below the 3s, the 6s, and the 9s.
    .option-right = Bams and Craks
    .option-one = Dots
    .option-split = Craks and Bams
    .wrong-one = This hand has one suit, and the line has two colors.
    .wrong-split = Look at the 6s: on the card they have the color of one neighbor, in this hand the suit of the other.

groups-and-colors-recall-suits = How many different suits do you need for this line?
    .right = Two colors, two suits. The dragons R and G and the flowers have no stroke.
    .hint = Count the colors, or the kinds of strokes below.
    .wrong = Not the groups and not the numbers: count the different colors of the numbers.
    .wrong-groups = There are five pairs of numbers, but several share a color. Groups of one color share a suit.
    .wrong-letters = Did you count the dragons or the flowers? They have no stroke below them, and no suit.
