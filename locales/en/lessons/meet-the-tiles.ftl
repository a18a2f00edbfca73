lesson-meet-the-tiles = Meet the tiles
    .summary = What each tile looks like, how many there are, and what you call it.
    .done = You can call any tile by its name, and the bird no longer fools you.

meet-the-tiles-suits =
    Most tiles belong to one of three suits, and each suit runs from 1 to 9.

    Bams are sticks of bamboo. Craks carry a red Chinese character. Dots are circles. The number stands in the corner.

meet-the-tiles-dots = Pick every Dot.
    .right = Three Dots: <2D 4D 7D>.
    .hint = Dots are round.
    .wrong = Go along the row once more: all the circles, and nothing but circles.
    .wrong-craks = Those two carry a red character: they are Craks.
    .wrong-bams = Those three show bamboo: they are Bams.

meet-the-tiles-honors =
    Two families have no numbers. The winds show a letter: North, East, West, South.

    The dragons are Red, Green, and White. The white one is an empty frame, and everybody calls it Soap. The 0 in its corner belongs to a later lesson.

meet-the-tiles-dragons = Pick every dragon.
    .right = Red, Green, and Soap: <R G 0>.
    .hint = There are three: two with a letter, and an empty frame.
    .wrong = Three tiles of this row are dragons. Leave out the suits and the four winds.
    .wrong-two = Two dragons, yes. But there is a third one in the row, neither red nor green.
    .wrong-south = S is a wind: South. The third dragon has no letter, only a frame.

meet-the-tiles-belong =
    Each dragon belongs to a suit: Red to the Craks, Green to the Bams, Soap to the Dots.

    A way to remember it: the characters of the Craks are red, bamboo is green, and soap makes round bubbles.

meet-the-tiles-dragon-of = Which dragon belongs to these tiles?
    .right = These are Bams, and Green belongs to them.
    .hint = What is on these tiles, and what color is it in nature?
    .option-red = Red
    .option-soap = Soap
    .option-green = Green
    .wrong-red = Red belongs to the tiles with the red character. These show bamboo.
    .wrong-soap = Soap belongs to the round ones. These show bamboo.

meet-the-tiles-suit-of = And the other way around: to which of these does Soap belong?
    .right = Soap makes bubbles, and bubbles are round: Dots.
    .hint = Think of what soap makes in water.
    .option-craks = Craks
    .option-dots = Dots
    .option-bams = Bams
    .wrong-craks = Their character is red, and a dragon of that color goes with them.
    .wrong-bams = Bamboo is green, and a dragon of that color goes with it.

meet-the-tiles-twins =
    Two pairs that everybody mixes up at first.

    The bird is no flower: it is the 1 of the Bams, with a number in its corner. Soap has a frame; the tile without one is a blank, a spare that usually stays in the box.

meet-the-tiles-bams = Pick every Bam.
    .right = <1B 4B 9B>: the bird, and two with sticks.
    .hint = Bams have a number in the corner. Not all of them show sticks.
    .wrong = Go along the row and look at each corner. Which of these tiles are Bams?
    .wrong-no-bird = These two are Bams, but there is one more. Not every Bam shows sticks.
    .wrong-flowers = A flower has no number in its corner, and so it has no suit.
    .wrong-dragon = Green belongs to the Bams, but it is a dragon: it has no number.

meet-the-tiles-soap = Pick every Soap.
    .right = Two Soaps, each with its frame. The others without a frame are blanks.
    .hint = Soap has a frame.
    .wrong = Look for the frame. A circle is a Dot, and a letter is no Soap.
    .wrong-blanks = These have no frame at all. They are blanks.
    .wrong-both = Two of these four have no frame.
    .wrong-one = Yes, but it is not the only one in this row.

meet-the-tiles-copies =
    How many are there of each? Of every tile in the suits, of every wind, and of every dragon, four.

    Flowers are different: there are eight, and they all count as the same tile. And eight are jokers, which can stand for other tiles.

meet-the-tiles-count = You hold these three. How many more like them are in the set?
    .right = Four of each, and three are yours: just one is left.
    .hint = How many of each suit tile are there in all?
    .wrong = Take how many there are in all, and take away your three.
    .wrong-all = Four is all of them together. Three of those are in front of you.
    .wrong-eight = Then there would be eight in all. Only flowers and jokers are that many.

meet-the-tiles-flowers = And if you hold these three?
    .right = Eight flowers, all the same tile, and three are yours: five are left.
    .hint = There are more flowers than there are of any tile in the suits.
    .wrong = How many flowers are there in all? Take away your three.
    .wrong-four = That would be so in a suit. There are more flowers than that.
    .wrong-all = That is all of them together. Three of those are yours.

meet-the-tiles-aloud =
    When you discard a tile, you say its name. In a suit the number comes first: “Two Bam.”

    For a wind, the direction is enough: “East.” For a dragon, the color: “Red.” Or “Soap.” A flower is just “Flower.”

meet-the-tiles-say-bird = You discard this tile. What do you say?
    .right = The bird is the 1 of the Bams, and the number comes first: “One Bam.”
    .hint = What number is in the corner, and to which suit does the bird belong?
    .option-flower = “Flower”
    .option-bam-one = “Bam One”
    .option-one-bam = “One Bam”
    .wrong-flower = Now the others think that a flower lies there. Look at the corner.
    .wrong-bam-one = The right words in the wrong order.

meet-the-tiles-say-dragon = And now this one?
    .right = For a dragon, its color is enough.
    .hint = It is a dragon. Which one of the three?
    .option-green = “Green”
    .option-bam = “Green Bam”
    .option-dragon = “Dragon”
    .wrong-bam = This tile belongs to the Bams, but it is not one of them: it has no number.
    .wrong-dragon = There are three dragons. Nobody would know which one lies there.

meet-the-tiles-craks = Pick every Crak.
    .right = <2C 6C 9C>: three Craks.
    .hint = Craks have a number and a red character.
    .wrong = Look for the red character below a number.
    .wrong-red = The Red dragon belongs to the Craks, but it is none: it has no number.
    .wrong-sixes = The same number, but three different suits.

meet-the-tiles-bird = One of these is a Bam. Which one?
    .right = The bird is the 1 of the Bams.
    .hint = Bams have a number in the corner.
    .option-flower = With an F
    .option-green = With a G
    .option-one = With a bird
    .wrong-flower = There is an F in its corner: it is a flower.
    .wrong-green = There is a letter in its corner, not a number: it is a dragon.

meet-the-tiles-red-with = Which suit do these dragons belong to?
    .right = Red and the Craks belong together: their character is red.
    .hint = In one of the suits, every tile has something large and red on it.
    .option-craks = Craks
    .option-bams = Bams
    .option-dots = Dots
    .wrong-bams = Bamboo is green. Another dragon belongs to it.
    .wrong-dots = Dots are round like soap bubbles. Another dragon belongs to them.

meet-the-tiles-norths = Two Norths lie on the table. How many are somewhere else?
    .right = Of each wind there are four.
    .hint = How many Norths are there in all?
    .wrong = How many Norths are there in all? Two of them you can see.
    .wrong-all = That is all of them, and two you can see.
    .wrong-eight = Then there would be eight. Only flowers and jokers are that many.

meet-the-tiles-winds = Pick every wind.
    .right = East, South, and North: <E S N>.
    .hint = Winds show one of the letters N, E, W, S.
    .wrong = Look at the corners: N, E, W, and S are winds, and nothing else.
    .wrong-no-south = Two winds. One more letter in this row is a wind.
    .wrong-soap = One of these four is an empty frame. That is a dragon.

meet-the-tiles-say-seven = You discard this tile. What do you say?
    .right = Number first, then the suit: “Seven Dot.”
    .hint = The number, and then the suit.
    .option-seven = “Seven”
    .option-seven-dot = “Seven Dot”
    .option-dot-seven = “Dot Seven”
    .wrong-seven = There are three kinds of 7. Which one lies there?
    .wrong-dot-seven = The right words in the wrong order.
