lesson-reading-a-line = Reading a line of the card
    .summary = Groups, colours, sliding numbers, jokers, value: all that one line tells you.

reading-a-line-recipe =
    This is one line of the card. It is a recipe for a whole hand of 14 tiles.

    Read it from left to right: four 1s, two 2s, four 3s, four 4s. Below it lies one hand that follows it.

reading-a-line-count = Your turn. How many tiles does this line ask for? Every symbol is one tile.
    .right = Three flowers, four 2s, three 4s, four 6s: 14. Every line of every card has 14 tiles, and yours must match one line exactly.
    .hint = Count the symbols group by group, flowers too.
    .wrong = Count again: every printed symbol is one tile, and F counts as well.
    .wrong-rack = 13 is what you hold while you wait. The 14th tile, drawn or claimed, completes the line. With 13 nobody can win.
    .wrong-groups = There are four groups, but you collect tiles. Say Mah Jongg with only four tiles and your hand is dead: you are out of the game.

reading-a-line-pungs =
    Groups have names: a single, a pair (2), a pung (3), a kong (4); a quint has 5.

    Pick every pung in this line.
    .right = Four pungs and a pair of Norths: 3 + 3 + 3 + 3 + 2 = 14.
    .hint = A pung has three alike. D stands for dragon, and DDD is a group like any other.
    .wrong = Not all of them, or one too many. A pung is exactly three symbols alike.
    .wrong-pair = NN is a pair: two alike. It matters, because a pair can never be claimed to be exposed and takes no joker.

reading-a-line-zero = The letters are easy: N, E, W, S are winds, R and G the red and the green dragon, F a flower, D a dragon. But which tile is 0?
    .right = The white dragon is the zero. Players call it Soap. It has no suit when it is a zero, so it goes with every suit.
    .hint = There is no number tile 0. Which tile looks like an empty frame?
    .option-flower = A flower
    .option-soap = The white dragon, “Soap”
    .option-red = The red dragon
    .wrong-flower = A flower is printed F. Collect flowers here and four tiles of your hand stay wrong to the end.
    .wrong-red = The red dragon is printed R, or D beside the craks. Four red dragons leave this line four tiles short.

reading-a-line-colours =
    Now the colours, the trap for every beginner. Green does not mean bams!

    A colour only says: these groups share a suit, that one has another. The strokes below tell the same. Here the first three groups share one suit, the 4s have a second one. Which two suits? Your choice.

reading-a-line-suits = Which of these hands follows the line?
    .right = Craks for the first three groups, bams for the 4s: two suits for two colours.
    .hint = Two colours, two suits. Groups with as many strokes below them share a suit.
    .option-one = Bams only
    .option-three = Bams, dots, craks
    .option-two = Craks and bams
    .wrong-one = Two colours mean two different suits. With bams alone this is no hand of the line, and nobody pays you.
    .wrong-three = That is three suits for two colours. The 1s, 2s and 3s are printed in one colour, so all of them share a suit.

reading-a-line-slide =
    Many lines may slide: the note in parentheses says “any 4 in a row”. Then 1-2-3-4 is only a model.

    5-6-7-8 is just as good. All the numbers move by the same step; the sizes and the colours stay with their places.

reading-a-line-strays = You play this line with 5-6-7-8. Pick every tile on your rack that does not belong to it.
    .right = The 2 Bam has no place, and the pair wants two 6s, not three. Twelve tiles fit: two more and you win.
    .hint = Say the line with your numbers: four 5s, two 6s, four 7s, four 8s of another suit. What is too much?
    .wrong = Lay the line beside it: 5555 66 7777 in one suit, 8888 in another. Each tile beyond that is of no use.
    .wrong-other-suit = The 8s are printed in the second colour: they must be of another suit. Pass them on and you lose three good tiles.
    .wrong-one-left = The 2 Bam must go, yes. But look at the 6s as well: their group is a pair, and it stays a pair when the line slides.
    .wrong-pair-broken = One 6 too many, well seen. One more tile is of no use here.

reading-a-line-build-run =
    Now build it. The 3s and 4s are on your rack; take what is missing from the tray.

    A click puts a tile on the rack, another click takes it back.
    .right = 3333 44 5555 in craks and 6666 in bams. You read the line: sizes, numbers and suits.
    .hint = The line slid to 3-4-5-6. You need four 5s in the suit of the 3s and four 6s in another suit.
    .wrong = This is not a hand of the line yet. Say it aloud group by group and lay each group down.
    .wrong-one-suit = All in one suit, but the line has two colours. The last group must be of a second suit, or nobody will pay you.
    .wrong-sizes = The right tiles in the wrong numbers. The second group is a pair, the others are kongs: the sizes stay with their places.
    .wrong-gap = 3-4-5-7 leaves a gap. The numbers slide together, so after 5 comes 6.

reading-a-line-dragon = Each suit has its dragon: bams go with green, craks with red, dots with Soap. Here DDD is printed in the colour of the first pung. Which dragons complete this hand?
    .right = Craks and the red dragon belong together. Once it is in your fingers you will never look it up again.
    .hint = The first pung is craks, and DDD has the same colour and the same stroke below.
    .option-green = Green dragons
    .option-red = Red dragons
    .option-soap = Soaps
    .wrong-green = Green goes with bams. Here bams are the third colour, and DDD is printed in the first.
    .wrong-soap = Soap goes with dots. Here dots are the second colour, and DDD is printed in the first.

reading-a-line-jokers =
    Eight jokers are in the game. A joker stands for any tile, but only in a group of three or more alike, like these first two.

    Never in a single, never in a pair, never in a cluster like NEWS.

reading-a-line-joker-groups = Pick every group of this line in which a joker may stand. (Where two groups stand side by side with a bar, you choose one of them.)
    .right = The pung of flowers, the pung you choose and the kong of dragons. 2026 is printed as one block, but it is only singles and a pair.
    .hint = Three or more alike? Then yes.
    .wrong = Check each group: are there three or more alike in it?
    .wrong-cluster = 2026 is a cluster: a 0, a 6 and two 2s. A joker there would make your hand dead.

reading-a-line-build-dragon = Build this one too. There are jokers in the tray, but put them only where they may stand.
    .right = Both Norths are real, and the jokers stand in the pungs. A hand that wins!
    .hint = The pair of Norths must be natural. Then count the pungs: one 5 and one dragon are missing.
    .wrong = Not complete yet. Go through it: NN, three 4s, three 5s, three 6s, three dragons.
    .wrong-joker-pair = Your North has a joker for a partner. In a pair that is never allowed: show it and your hand is dead.
    .wrong-other-dragon = DDD are three alike, and they go with the bams of the first pung: only green ones. A joker may help, another dragon may not.
    .wrong-fourth = The 4s are a pung: three, not four. The fourth one takes the place of a tile you need.

reading-a-line-value =
    At the end of each line stand a number and a letter.

    The number is what the line pays: harder lines pay more. X means that you may claim discards and lay those groups open: expose them. C means concealed: you show nothing before you win.

reading-a-line-concealed = You are collecting this line. The next player discards a flower, and you hold three. What can you do?
    .right = C keeps the hand on your rack. Draw that fourth flower or do without: only the very last tile may be claimed.
    .hint = Look at the letter at the end of the line.
    .option-claim = Claim it and expose four flowers
    .option-wait = Let it go
    .wrong-claim = C means concealed: nothing may be claimed but the last tile of the hand. Expose the flowers and this line is lost to you.

reading-a-line-claim = You wait for one tile, and there it is. What do you say?
    .right = Mah Jongg! For the 14th tile you may claim whatever the line lacks, even half of a pair. This line pays 25; you read it from end to end.
    .hint = Lay your rack beside the line: which tile is missing, and is it the last one?
    .wrong = Not now. Look at the newest discard and at your line.
    .wrong-expose = With your 6 it makes only a pair, and a pair is never exposed. But count your tiles: is this not the 14th?
    .wrong-let-go = Then it is gone for good, and you keep waiting. The last tile of a hand may be claimed for any group, a pair too.

reading-a-line-end =
    That is a whole line: groups, letters, colours, the note, jokers, X or C, the value.

    Try this one for yourself: how many suits, which dragon goes along, where may jokers stand? Then finish, and let the drill make you quick.
