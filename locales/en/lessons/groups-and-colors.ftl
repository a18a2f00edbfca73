lesson-groups-and-colors = Reading a line: groups and colors
    .summary = A line is a recipe for 14 tiles: its groups, its letters, and what its colors mean.
    .done = You can read the groups, letters, and colors of a line, and build it.

groups-and-colors-recipe =
    A line of the card is a recipe: each digit or letter is one tile, F is a flower. Skip what is in parentheses or at the end.

    Its colors say only “same suit” or “another suit,” not which one. The tiles show one hand.

groups-and-colors-count = Now you: how many tiles does this line ask for?
    .right = You counted well: four 1s, two 2s, four 3s, four flowers. Every line of every card has 14 tiles.
    .shown = Four 1s, two 2s, four 3s, four flowers: 14. Every line of every card has 14 tiles.
    .hint = Count from left to right, one tile for each digit or letter.
    .wrong = Count once more, one tile for each digit or letter, as far as the parentheses.
    .wrong-flowers = That’s the line without its flowers. F is a tile like any other, and the line asks for it.
    .wrong-rack = 13 tiles are what you hold while you wait for your turn. With 13 nobody can win.
    .wrong-groups = You counted the groups. There are four of them, and each is several tiles.

groups-and-colors-names =
    Digits or letters that stand together are one group. Count them, and you know its name: F is a single, 1111 a kong, 333 a pung, 44 a pair.

    For the name, which digit it is doesn’t matter, only how often it’s printed.

groups-and-colors-pungs = Now a line that is all letters: N, E, W, and S are winds. Click every pung in it.
    .right = You read that like an old pro: NNN, EEE, and WWW are pungs. The others are a kong of flowers and a single S.
    .shown = NNN, EEE, and WWW are pungs. The others are a kong of flowers and a single S.
    .hint = A pung is three alike.
    .wrong = Count the letters in each group. A pung has exactly three, and there may be more than one.
    .wrong-kong = You chose the flowers. There are four of them, and four alike have another name.
    .wrong-single = You chose the S. It’s alone: a single.

groups-and-colors-end =
    The number and the letter at the end are not tiles.

    The number is what the line is worth. The letter tells you whether you can show part of your hand before you win. Later lessons explain both.

groups-and-colors-alike = Which tiles make the marked group of this line?
    .right = Yes: the same tile, three times.
    .shown = The same tile, three times.
    .hint = Three digits are three tiles, and all three are exactly alike.
    .option-run = 3, 4, 5 in Dots
    .option-suits = A 4 of each suit
    .option-same = Three 4 Craks
    .wrong-run = The line prints the same digit three times. These are three different numbers.
    .wrong-suits = The number is right, but look at the suits: these are three different tiles.

groups-and-colors-letters =
    Letters are tiles, too: N, E, W, and S are the winds, R and G the red and green dragons, and F is a flower. 0 is Soap.

    Different letters in one word, like RG, mean one of each.

groups-and-colors-winds = Click the tiles you need for the marked part of this line.
    .right = North, East, West, South: you’ve gathered the NEWS. This is a cluster, four singles that happen to spell a word.
    .shown = North, East, West, South: together, NEWS. This is a cluster, four singles that happen to spell a word.
    .hint = Read the word letter by letter, and take one tile for each.
    .wrong = Spell out the word on the card. Each of its letters is one tile.
    .wrong-soap = You took Soap for the S. But Soap is printed 0. Which wind begins with S?
    .wrong-all = Those are all six winds in this row. The word has four letters, each only once.

groups-and-colors-colors =
    Now the colors, which fool nearly everybody once: green doesn’t mean Bams, and red doesn’t mean Craks.

    One color is one suit; another color, another suit. The underlines say the same. Which suits is up to you: here are two ways. No underline, no suit.

groups-and-colors-suits = Which of these hands follows the line?
    .right = Yes: Craks for the first color, Dots for the second. That the Craks are printed in green didn’t bother you.
    .shown = Craks for the first color, Dots for the second. It doesn’t matter that the Craks are printed in green.
    .hint = Which groups have one underline, and which have two?
    .option-one = Bams
    .option-three = Craks, Dots, and Bams
    .option-two = Craks and Dots
    .option-split = Dots and Craks
    .wrong-one = This hand has one suit, and the line has two colors. Nobody would pay you for it.
    .wrong-three = The 2s and the 4s are printed in one color. In this hand they’re in different suits.
    .wrong-split = Two suits is right. Now compare the underlines of the 4s and the 6s on the card, and then their suits here.

groups-and-colors-same-suit = Suppose you make the 1s of this line in Dots. Click every group that must then be in Dots, including the 1s.
    .right = Exactly: the 1s and the 5s share a color. The 3s and the 7s share the other: both in Bams, or both in Craks.
    .shown = The 1s and the 5s share a color. The 3s and the 7s share the other: both in Bams, or both in Craks.
    .hint = Look at the underlines.
    .wrong = The 1s have one underline. Click them and every other group with one underline.
    .wrong-second = You chose the 3s. They’re not printed in the color of the 1s, so they need another suit.
    .wrong-fourth = You chose the 7s. They’re not printed in the color of the 1s, so they need another suit.

groups-and-colors-how-many = How many different suits do you need for this line?
    .right = Three colors, three suits. You counted colors, not groups. Which suit gets only three tiles is up to you.
    .shown = Three colors, three suits: count colors, not groups. Which suit gets only three tiles is up to you.
    .hint = As many suits as colors. The flowers have no underline, so they don’t count.
    .wrong = Count the colors of the 1s, or the different kinds of underlines.
    .wrong-one = Then you’d need eleven 1s of one suit. There are only four of every tile.
    .wrong-two = Then two of these groups would share a suit. Compare their underlines: do any two groups of 1s have the same?
    .wrong-four = There are four groups, but one of them is flowers, and flowers have no suit.

groups-and-colors-build-one =
    Now build a line. The flower and the 1s are already on your rack; take the rest from the tray.

    Click a tile to put it on the rack. Click it again to put it back.
    .right = Look at that: one color, one suit, everything in Dots. With these 14 tiles you’d win.
    .hint = Your 1s are Dots, and the whole line has one color. How many 2s, 3s, and 4s does it print?
    .wrong = This doesn’t match the line yet. Read the line aloud, group by group, and add each group as you go.
    .wrong-suits = The numbers are right. But this hand has more than one suit, and the line has one color.
    .wrong-sizes = The right kinds of tiles, but not as many of each as the line prints. Count every group.

groups-and-colors-build-two = Here’s a line with two colors. Build it, and watch out for the 0s.
    .right = Beautiful: two colors, two suits, and Soap in between. Here Soap is a zero, and a zero goes with any suit.
    .shown = Two colors, two suits, and Soap in between. Here Soap is a zero, and a zero goes with any suit.
    .hint = The two groups of 2s are in different suits. Which of them has the same underline as the 6s? And which tile is 0?
    .wrong = Read the line group by group: F, 2, 0, 2, 6. Which group on your rack doesn’t match what is printed?
    .wrong-suits = The line has two colors, and your suits don’t follow them. Look at the underlines of the 2s and the 6s.
    .wrong-letters = The groups have the right sizes, but they’re not all the tiles that are printed. Check them one by one.

groups-and-colors-recall-pairs = Click every pair in this line.
    .right = Both pairs: the 3s and the 4s, two tiles each.
    .hint = A pair is two alike.
    .wrong = Count the digits or letters of each group. A pair has exactly two, and there may be more than one.
    .wrong-flowers = You chose the flowers. Count them: there are more than two.
    .wrong-pung = You chose the 2s. What makes a pair is not the digit, but how often it’s printed.

groups-and-colors-recall-quint = Click the quint in this line.
    .right = Five alike. There are only four 1s of a suit, so at least one of the five has to be a joker.
    .hint = Of all these groups, the quint is the largest.
    .wrong = A quint is five alike. Count the digits or letters of each group.
    .wrong-kong = You chose the 2s. Four alike are a kong.
    .wrong-pair = You chose the flowers. Two alike are a pair.

groups-and-colors-recall-zero = Which tiles does this line want for its 000?
    .right = Soap is the zero. As a zero it has no suit, so it goes with any suit.
    .hint = No number tile shows a 0. Which tile looks like an empty frame?
    .option-south = Souths
    .option-soap = Soaps
    .option-flower = Flowers
    .wrong-south = South is a wind, and the card prints it S.
    .wrong-flower = Flowers are printed F. The line asks for two of them, at its beginning.

groups-and-colors-recall-colors = Which of these hands follows the line?
    .right = You followed the colors: the 3s and 6s share one, and a suit, and the 9s have another. Any two suits will do.
    .shown = The 3s and 6s share a color, and a suit, and the 9s have another. Any two suits will do.
    .hint = Compare the underlines of the 3s, the 6s, and the 9s.
    .option-right = Bams and Craks
    .option-one = Dots
    .option-split = Craks and Bams
    .wrong-one = This hand has one suit, and the line has two colors.
    .wrong-split = Look at the 6s. On the card they have the color of the group before them; in this hand, the suit of the group after.

groups-and-colors-recall-suits = How many different suits do you need for this line?
    .right = Two colors, two suits. The dragons R and G and the flowers have no underline.
    .shown = { groups-and-colors-recall-suits.right }
    .hint = Count the colors, or the kinds of underlines.
    .wrong = Don’t count groups or numbers. Count the different colors of the numbers.
    .wrong-groups = There are five pairs of numbers, but several share a color. Groups of one color share a suit.
    .wrong-letters = Did you count the dragons or the flowers? They have no underline, and no suit of their own here.
