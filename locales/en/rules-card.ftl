# The rulebook: reading the card.
rule-card-colours-count-suits = Colours count suits, they do not name them
    .text = The colours of a line tell you which groups share a suit and how many different suits you need. They never say which suit it is: green is not Bams and red is not Craks. You choose the suits.
    .example = One green group and one red group: make the green one in Dots and the red one in Bams, or any other two suits.

rule-card-one-colour = One colour is one suit
    .text = When all suited groups of a line have the same colour, they must all be of the same suit. Any of the three suits will do.
    .example = 11 222 3333 444 55 in one colour: all fourteen tiles in Craks, or all in Bams, or all in Dots.

rule-card-two-colours = Two colours are two suits, three colours three
    .text = Groups in different colours must be in different suits. A line with two colours needs two suits, a line with three colours uses all three.
    .example = 222 in green and 444 in red: Bams and Dots is fine, but Bams and Bams is not.

rule-card-blue-neutral = Flowers, zeros and winds have no suit
    .text = Flowers, zeros and winds are printed in a neutral colour, often blue, because they belong to no suit. They go with any suit. Careful: a number printed in that colour does belong to a suit.
    .example = FF 2026 2222 2222: the flowers and the zero ask for no suit at all.

rule-card-numbers = A digit is a number tile
    .text = The digits 1 to 9 on the card stand for the number tiles of a suit. How often a digit is printed is how many of that tile you need.
    .example = 777 asks for three Sevens of one suit.

rule-card-winds-letters = N, E, W and S are the winds
    .text = These four letters stand for North, East, West and South. Winds belong to no suit, and each wind is a tile of its own kind.
    .example = EEEE is four East tiles; NEWS is one of each wind.

rule-card-d-dragon = D is a dragon
    .text = D stands for a dragon. Which of the three you need follows from its colour on the card or from the note beside the line: most often it is the one that matches the suit.
    .example = 222 DDDD in one colour: if your Twos are Bams, the dragons are Green.

rule-card-r-g-dragons = R and G are the red and the green dragon
    .text = When the card prints R or G, it wants exactly that dragon, whatever suits you have chosen.
    .example = RRR asks for three Red Dragons, even beside Bams.

rule-card-zero-is-white = 0 is the white dragon
    .text = There is no number tile for zero. The white dragon, called Soap, takes its place. There are only four of them.
    .example = 2026 is one Two, one Soap, one Two and one Six.

rule-card-f-flower = F is a flower
    .text = F stands for any flower. All flowers are alike, whatever picture or number they show.
    .example = FFFF is any four of the eight flowers.

rule-card-x-exposed = X: this line may be exposed
    .text = X beside a line means that you may claim discards for it: take the tile somebody has just discarded and lay the finished group open on your rack. That is called exposing. You may also make the line without exposing anything.
    .example = A line worth 25 and marked X: claim the third Four you need as soon as it is discarded, if you like.

rule-card-c-concealed = C: this line stays concealed
    .text = C beside a line means that you build it from tiles you draw and tiles passed to you. You claim nothing for it except the very last tile, the one that makes Mah Jongg.
    .example = A line worth 30 and marked C: let every discard go until you need one tile only.

rule-card-value = The number beside X or C is the value
    .text = Each line is printed with its value in points. What the others pay is that value, doubled or not. Harder lines are usually worth more.
    .example = A line that says 25 is normally easier to make than one that says 50.

rule-card-parenthetical = The note in parentheses is part of the line
    .text = The note beside a line says what the groups alone do not: which suits, which numbers, which dragons. Read it together with the colours. It may widen the line or narrow it.
    .example = “Any three suits, any dragon” frees your choice; “matching dragons” limits it.

rule-card-any-consecutive = “Any consecutive numbers” lets the numbers move
    .text = With such a note the printed numbers are a model. You may move all of them up or down together, as long as they stay between 1 and 9. The sizes of the groups and the colours stay as they are.
    .example = 11 222 3333 444 55 may become 33 444 5555 666 77.

rule-card-fixed-numbers = Otherwise the printed numbers are fixed
    .text = A line whose note does not free the numbers is played with exactly the numbers it shows. Only the suit is yours to choose.
    .example = 22 444 66 888 8888 without a note: no Threes, no other numbers.

rule-card-group-sizes-bind = Each number keeps its group size
    .text = A number printed three times stays a group of three; you cannot move a tile from one group to the next. The order in which you collect or expose the groups is free.
    .example = 222 3333: three Twos and four Threes. Four Twos and three Threes is another hand.

rule-card-math-signs-ignored = Signs of arithmetic are decoration
    .text = Some lines are written as a little sum. The signs of plus, times and equals are only decoration: the tiles alone count.
    .example = 44 + 55 = 99: you need the pairs, and no tile for the signs.

rule-card-matching-dragons = Each suit has its dragon
    .text = Red dragons match Craks, green dragons match Bams, and white dragons match Dots. Unless the card says otherwise, a dragon printed in the colour of a suit is the one that matches.
    .example = Fives of Dots with matching dragons: the dragons are Soap.

rule-card-opposite-dragons = Opposite dragons do not match
    .text = Some lines ask for a dragon that does not match the suit. Then either of the other two is right.
    .example = Twos of Bams with an opposite dragon: Red or Soap, but not Green.

rule-card-dragons-follow-suit-relation = Dragons follow the colours of the card
    .text = Unless the note says otherwise, a dragon follows the colours like a number. In the same colour as a group, it matches that suit; in another colour, it belongs to another suit.
    .example = 444 green and DDD red: if the Fours are Dots, the dragons are Red or Green, not Soap.

rule-card-line-exact = All fourteen tiles from one line
    .text = Your hand must be exactly one line of the card, every tile of it. You cannot take half of one line and half of another.
    .example = Two pungs from Quints and two from Winds and Dragons make nothing, however pretty they look.

rule-card-best-value-counts = If two lines fit, the one that pays more counts
    .text = Now and then fourteen tiles make more than one line. At a table the winner names one. Here the line that pays most is taken for you.
    .example = Your tiles fit a line worth 25 and one worth 30: you are paid for 30.

rule-cat-year = The year
    .text = The lines of this section are made from the digits of a year. Soap is the zero. The digits that are printed together count as single tiles or pairs.
    .example = For 2026 you need two Twos, one Soap and one Six.

rule-cat-2468 = Even numbers
    .text = This section uses 2, 4, 6 and 8 only. A few Twos and Eights in different suits are a good reason to look here.
    .example = 22 444 66 888 8888 is made of even numbers alone.

rule-cat-math = Little sums
    .text = Some cards have a section of additions or multiplications. The groups in front are the sum, the last one is its result. Not every year’s card has it.
    .example = 6666 + 3333 = 9999 is simply three kongs.

rule-cat-change-up = The section that changes
    .text = One part of the card is different every year: a new theme, or no such section at all. When a new card comes out, read that part first.
    .example = One year it may be sums, the next year lucky sevens.

rule-cat-quints = Quints
    .text = These lines hold at least one group of five alike. As there are only four of most tiles, you will need a joker. Look here when the deal brings you jokers.
    .example = 55555 is four Fives and a joker, or three Fives and two jokers.

rule-cat-consecutive = Consecutive run
    .text = These lines have groups of numbers that follow one another, sometimes with flowers or dragons. The numbers may usually start anywhere. Neighbours in your rack point to this section.
    .example = 111 222 333 444 with a pair may also be played as 5, 6, 7 and 8.

rule-cat-13579 = Odd numbers
    .text = This section uses 1, 3, 5, 7 and 9 only. It has more kinds of numbers than the even section, so tiles spread wider.
    .example = 11 333 5555 777 99 is made of odd numbers alone.

rule-cat-winds-dragons = Winds and dragons
    .text = These lines are built mainly from winds and dragons, sometimes with flowers or numbers. They are worth a look when your rack is full of letters.
    .example = NNNN EEE WWW SSSS is made of winds alone.

rule-cat-369 = Three, six, nine
    .text = This section uses 3, 6 and 9 only. It asks for few different numbers, so each of them is needed often.
    .example = 333 666 6666 9999 uses no other number.

rule-cat-singles-pairs = Singles and Pairs
    .text = These lines are made of single tiles and pairs only. Jokers cannot help you here, and nothing can be claimed except the last tile. They are the hardest lines, and they pay well.
    .example = FF 11 22 33 44 55 66: seven pairs, every one of them natural.
