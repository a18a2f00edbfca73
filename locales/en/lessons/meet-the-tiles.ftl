lesson-meet-the-tiles = Meet the tiles
    .summary = What each tile looks like, how many there are, and what you call it.
    .done = You can call any tile by its name, and the bird no longer fools you.

meet-the-tiles-suits =
    You’ll know these faces soon. Most tiles belong to one of three suits, and each suit runs from 1 to 9.

    Bams are sticks of bamboo. Craks have a red Chinese character. Dots are circles. The number is in the corner.

meet-the-tiles-dots = Click every Dot.
    .right = You found all three Dots: <2D 4D 7D>.
    .shown = Three Dots: <2D 4D 7D>.
    .hint = Dots are round.
    .wrong = Go along the row once more: all the circles, and nothing but circles.
    .wrong-craks = Those two have a red character: they’re Craks.
    .wrong-bams = Those three show bamboo: they’re Bams.

meet-the-tiles-honors =
    Two families have no numbers. The winds show a letter: North, East, West, South.

    The dragons are Red, Green, and White. The white one is an empty frame, called Soap. Here it carries a 0, because it also serves as a zero.

meet-the-tiles-dragons = Click every dragon.
    .right = All three, even the shy one: Red, Green, and Soap: <R G 0>.
    .shown = Red, Green, and Soap: <R G 0>.
    .hint = There are three: two with a letter, and an empty frame.
    .wrong = There are three dragons in this row. Leave out everything with a number from 1 to 9, and all the winds.
    .wrong-two = Two dragons, yes. But there’s a third one in the row, neither red nor green.
    .wrong-south = S is a wind: South. The third dragon has no letter, only a frame.

meet-the-tiles-belong =
    Each dragon goes with a suit: Red with the Craks, Green with the Bams, Soap with the Dots.

    Here’s a way to remember it: the characters on the Craks are red, bamboo is green, and soap makes round bubbles.

meet-the-tiles-dragon-of = Which dragon goes with these tiles?
    .right = Yes: these are Bams, bamboo is green, and Green goes with them.
    .shown = These are Bams, bamboo is green, and Green goes with them.
    .hint = What’s on these tiles, and what color is it in nature?
    .option-red = Red
    .option-soap = Soap
    .option-green = Green
    .wrong-red = Red goes with the tiles that have a red character. These show bamboo.
    .wrong-soap = Soap goes with the round ones. These show bamboo.

meet-the-tiles-suit-of = And the other way around: which of these does Soap go with?
    .right = Soap makes bubbles, and bubbles are round: Dots. You won’t forget that one.
    .shown = { meet-the-tiles-suit-of.right }
    .hint = Think of the bubbles that soap makes.
    .option-craks = Craks
    .option-dots = Dots
    .option-bams = Bams
    .wrong-craks = Their character is red, and a dragon of that color goes with them.
    .wrong-bams = Bamboo is green, and a dragon of that color goes with it.

meet-the-tiles-twins =
    Everybody mixes these up at first.

    The bird is not a flower: it’s the 1 of the Bams, with a number in its corner. Soap has a frame; the tile without one is a blank, a spare that usually stays in the box.

meet-the-tiles-bams = Click every Bam.
    .right = The bird didn’t fool you: <1B 4B 9B>.
    .shown = <1B 4B 9B>: the bird is a Bam, too.
    .hint = Every Bam has a number in the corner, but not every Bam shows sticks.
    .wrong = Go along the row and look at each tile. Bams have a number, and one of them looks different from the rest.
    .wrong-no-bird = These two are Bams, but there’s one more. Not every Bam shows sticks.
    .wrong-flowers = A flower has no number in its corner, so it’s not in any suit.
    .wrong-dragon = Green goes with the Bams, but it’s not one of them: it’s a dragon and has no number.

meet-the-tiles-soap = Click every Soap.
    .right = Sharp eyes: two Soaps, each with its frame. The two without one are blanks.
    .shown = Two Soaps, each with its frame. The two without one are blanks.
    .hint = Soap has a frame.
    .wrong = Look for the frame. A circle is a Dot, N is a wind, and a tile with neither frame nor letter is a blank.
    .wrong-blanks = These have no frame at all. They’re blanks.
    .wrong-both = Two of these four have no frame.
    .wrong-one = Yes, but it’s not the only one in this row.

meet-the-tiles-copies =
    How many of each? Four of every suit tile, every wind, and every dragon.

    Flowers are different: there are eight, and whatever is painted on them, they all count as the same tile. There are also eight jokers, which can stand in for other tiles.

meet-the-tiles-count = You hold these three. How many more of the same tile are there?
    .right = Four of each, and three are yours: just one is left.
    .shown = Four of each, and three are yours. Just one is left.
    .hint = How many are there in all of each suit tile?
    .wrong = Start with how many there are in all, and take away your three.
    .wrong-all = Four is all of them together. You hold three of those.
    .wrong-eight = That would make eight in all. Only flowers and jokers come in eights.

meet-the-tiles-flowers = And if you hold these three?
    .right = You remembered the eight: all the same tile, and three are yours, so five are left.
    .shown = There are eight flowers, all the same tile, and three are yours, so five are left.
    .hint = All flowers count as one tile, and there are twice as many of them as of a 5 Bam.
    .wrong = How many flowers are there in all? Take away your three.
    .wrong-four = That would be right for a suit tile. There are more flowers than that.
    .wrong-all = That’s all of them together. You hold three of those.

meet-the-tiles-aloud =
    Discard a tile, and you say its name, so everybody can follow. For a suit tile, number first: “Two Bam.”

    For a wind, just the direction: “East.” For a dragon, just the color: “Red.” The white one is “Soap.” A flower is simply “Flower.”

meet-the-tiles-say-bird = You discard this tile. What do you say?
    .right = “One Bam,” loud and clear: the bird is the 1 of the Bams, and the number comes first.
    .hint = What number is in the corner, and which suit has the bird?
    .option-flower = “Flower”
    .option-bam-one = “Bam One”
    .option-one-bam = “One Bam”
    .wrong-flower = Now the others think you’ve discarded a flower. Look at the corner.
    .wrong-bam-one = The right words in the wrong order.

meet-the-tiles-say-dragon = And now this one?
    .right = “Green,” and everybody knows. For a dragon, the color is enough.
    .hint = It’s a dragon. Which one of the three?
    .option-green = “Green”
    .option-bam = “Green Bam”
    .option-dragon = “Dragon”
    .wrong-bam = This tile goes with the Bams, but it’s not one of them: it has no number.
    .wrong-dragon = There are three dragons. Nobody would know which one you mean.

meet-the-tiles-craks = Click every Crak.
    .right = All three Craks: <2C 6C 9C>.
    .hint = Craks have a number and a red character.
    .wrong = Look for a number with the red Chinese character. Find them all, and nothing else.
    .wrong-red = Red goes with the Craks, but it’s not one of them: it’s a dragon and has no number.
    .wrong-sixes = The same number, but three different suits.
meet-the-tiles-every-bam = Click every Bam.
    .right = All three Bams: <1B 3B 8B>. The bird is the 1.
    .hint = Bams have a number and bamboo, and one of them has a bird.
    .wrong = Look for a number with bamboo, and for the bird. Find them all, and nothing else.
    .wrong-green = Green goes with the Bams, but it’s not one of them: it’s a dragon and has no number.
    .wrong-no-bird = Two Bams. A third one shows no bamboo, but it has a 1 in its corner.

meet-the-tiles-bird = One of these is a Bam. Which one?
    .right = There it is: the bird is the 1 of the Bams.
    .hint = Bams have a number in the corner.
    .option-flower = With an F
    .option-green = With a G
    .option-one = With a bird
    .wrong-flower = There’s an F in its corner: it’s a flower.
    .wrong-green = There’s a letter in its corner, not a number: it’s a dragon.

meet-the-tiles-red-with = Which suit do these dragons go with?
    .right = Red goes with the Craks, because their character is red.
    .hint = In one of the suits, every tile has something large and red on it.
    .option-craks = Craks
    .option-bams = Bams
    .option-dots = Dots
    .wrong-bams = Bamboo is green. Another dragon goes with it.
    .wrong-dots = Dots are round like soap bubbles. Another dragon goes with them.
meet-the-tiles-green-with = Which suit do these dragons go with?
    .right = Green goes with the Bams, because bamboo is green.
    .hint = In which suit do you see something that grows?
    .option-craks = { meet-the-tiles-red-with.option-craks }
    .option-bams = { meet-the-tiles-red-with.option-bams }
    .option-dots = { meet-the-tiles-red-with.option-dots }
    .wrong-craks = The character on those is red. Another dragon goes with them.
    .wrong-dots = { meet-the-tiles-red-with.wrong-dots }

meet-the-tiles-norths = You can see two Norths. How many more are there?
    .right = There are four of every wind, so two more.
    .hint = A wind comes as often as any tile of a suit.
    .wrong = How many Norths are there in all? Take away the two you can see.
    .wrong-all = That’s all of them, including the two you can see.
    .wrong-eight = That would make eight in all. Only flowers and jokers come in eights.
meet-the-tiles-easts = You can see one East. How many more are there?
    .right = There are four of every wind, so three more.
    .hint = { meet-the-tiles-norths.hint }
    .wrong = How many Easts are there in all? Take away the one you can see.
    .wrong-all = That’s all of them, including the one you can see.
    .wrong-eight = { meet-the-tiles-norths.wrong-eight }

meet-the-tiles-winds = Click every wind.
    .right = All three of them: East, South, and North: <E S N>.
    .hint = Winds show one of the letters N, E, W, S.
    .wrong = Look at the corners. Only N, E, W, and S are winds.
    .wrong-no-south = Two winds. One more letter in this row is a wind.
    .wrong-soap = One of these four is an empty frame. That’s a dragon.
meet-the-tiles-winds-west = Click every wind.
    .right = All three of them: East, West, and North: <E W N>.
    .hint = { meet-the-tiles-winds.hint }
    .wrong = { meet-the-tiles-winds.wrong }
    .wrong-no-west = { meet-the-tiles-winds.wrong-no-south }
    .wrong-green = One of these four has a G in its corner. That’s a dragon.

meet-the-tiles-say-seven = You discard this tile. What do you say?
    .right = Number first, then the suit: “Seven Dot.”
    .hint = The number, and then the suit.
    .option-seven = “Seven”
    .option-seven-dot = “Seven Dot”
    .option-dot-seven = “Dot Seven”
    .wrong-seven = There are three kinds of 7. Which one is it?
    .wrong-dot-seven = The right words in the wrong order.

meet-the-tiles-say-four = You discard this tile. What do you say?
    .right = Number first, then the suit: “Four Bam.”
    .hint = { meet-the-tiles-say-seven.hint }
    .option-four = “Four”
    .option-four-bam = “Four Bam”
    .option-bam-four = “Bam Four”
    .wrong-four = There are three kinds of 4. Which one is it?
    .wrong-bam-four = { meet-the-tiles-say-seven.wrong-dot-seven }

meet-the-tiles-say-flower = You discard this tile. What do you say?
    .right = “Flower,” and nothing else: all eight count alike.
    .hint = The pictures differ, but what are all these tiles called?
    .option-number = “Two Flower”
    .option-flower = “Flower”
    .option-season = “Spring”
    .wrong-number = Only tiles of a suit are called by a number.
    .wrong-season = Another set has other pictures there. What do all eight of these tiles have in common?

meet-the-tiles-say-east = You discard this tile. What do you say?
    .right = “East,” and everybody knows. For a wind, the direction is enough.
    .hint = It’s a wind. Which one of the four?
    .option-one-east = “One East”
    .option-wind = “Wind”
    .option-east = “East”
    .wrong-one-east = Look at the corner: there’s a letter, and no number.
    .wrong-wind = There are four winds. Nobody would know which one you mean.
