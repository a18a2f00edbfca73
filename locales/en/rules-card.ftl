# The rulebook: reading the card.
rule-card-colors-count-suits = Colors count suits but do not name them
    .text = Tiles of one kind that are printed together are a group. The colors of a line tell you which groups share a suit, and how many suits you need. They never say which suit: green does not mean Bams, and red does not mean Craks. You choose.
    .example = One green group and one red group: make the green one in Dots and the red one in Bams, or any other two suits.

rule-card-one-color = One color is one suit
    .text = If all the numbers of a line have one color, they must all be in one suit. Any of the three suits will do.
    .example = F 1111 2222 333 44 in one color: all thirteen numbers are Craks, or all Bams, or all Dots.

rule-card-two-colors = Two colors are two suits, three colors three
    .text = Groups in different colors must be in different suits. A line with two colors needs two suits, and a line with three colors uses all three.
    .example = 222 in green and 444 in red: Bams and Dots is fine, but Bams and Bams is not.

rule-card-blue-neutral = Flowers, zeros, and winds have no suit
    .text = Flowers, zeros, and winds belong to no suit. The card prints them in a neutral color, often blue. They go with any suit. Careful: a number printed in that color does belong to a suit.
    .example = 2026 2026 EEE WWW: the zeros, the Easts, and the Wests ask for no suit at all.

rule-card-numbers = A digit is a number tile
    .text = The digits 1 to 9 on the card stand for the number tiles of a suit. A digit is printed as many times as you need that tile.
    .example = 777 asks for three Sevens of one suit.

rule-card-winds-letters = N, E, W, and S are the winds
    .text = These four letters stand for North, East, West, and South. Winds belong to no suit, and each wind is a tile of its own.
    .example = EEEE is four Easts. NEWS is one of each wind.

rule-card-d-dragon = D is a dragon
    .text = D stands for a dragon. Compare its color with the groups around it, and read the note: together they tell you which dragons will do. Most often, it is the one that matches the suit.
    .example = 222 DDDD in one color: if your Twos are Bams, the dragons are Green.

rule-card-r-g-dragons = R and G are the red and the green dragon
    .text = When the card prints R or G, it wants exactly that dragon, whatever suits you have chosen.
    .example = RRR asks for three Red Dragons, even beside Bams.

rule-card-zero-is-white = 0 is the white dragon
    .text = There is no number tile for zero. The white dragon, called Soap, takes its place. There are only four of them.
    .example = 2026 is one Two, one Soap, one Two, and one Six.

rule-card-f-flower = F is a flower
    .text = F stands for any flower. All flowers are alike, whatever picture or number they show.
    .example = FFFF is any four of the eight flowers.

rule-card-x-exposed = X: this line may be exposed
    .text = A discard is the tile a player puts down to end a turn. X beside a line lets you take one for it: that is claiming. Then you lay the finished group open on your rack: that is exposing. You may also make the line without either.
    .example = Your line is marked X, and you hold two Fours. Somebody discards a third Four: you may claim it.

rule-card-c-concealed = C: this line stays concealed
    .text = C beside a line means concealed: you expose nothing of it before you win. You build it from the tiles you draw and those passed to you before play. The only tile you may claim is the very last one.
    .example = A line is worth 30 and marked C. Let every discard go until you need only one tile.

rule-card-value = The number beside X or C is the value
    .text = Each line is printed with its value in points. The others pay you that value once, twice, or four times. Harder lines are usually worth more.
    .example = A line worth 25 pays half as much as one worth 50. In return it comes together more often.

rule-card-parenthetical = The note in parentheses is part of the line
    .text = The note beside a line says what the groups alone do not: which suits, which numbers, which dragons. Read it together with the colors. It may widen the line or narrow it.
    .example = “Any three suits, any dragon” frees your choice; “matching dragons” limits it.

rule-card-any-consecutive = “Any consecutive numbers” lets the numbers move
    .text = With a note like this, the printed numbers are an example. You may move all of them up or down together, between 1 and 9. Group sizes and colors stay as they are.
    .example = 1111 22 3333 4444 may become 6666 77 8888 9999.

rule-card-fixed-numbers = Otherwise the printed numbers are fixed
    .text = If no note frees the numbers of a line, you play it with exactly the numbers it shows. Only the suit is yours to choose. Each line says so itself.
    .example = 0000 222 666 22 66 has no note about its numbers: you cannot make it with Threes and Sevens.
    .otherwise = Some cards let the numbers of many lines move without saying so.

rule-card-group-sizes-bind = Each number keeps its group size
    .text = A number printed three times stays a group of three. You cannot move a tile from one group to the next. You may collect or expose the groups in any order.
    .example = 222 3333: three Twos and four Threes. Four Twos and three Threes is another hand.

rule-card-math-signs-ignored = Arithmetic signs are decoration
    .text = Some lines are written as a little sum. The plus, times, and equals signs are only decoration: the tiles alone count.
    .example = FFF 999 - 6666 = 3333: you need three flowers and eleven numbers, and no tiles for the signs.

rule-card-matching-dragons = Each suit has its dragon
    .text = Red dragons match Craks, green dragons match Bams, and white dragons match Dots. Unless the card says otherwise, a dragon printed in the same color as a group of numbers is the one that matches their suit.
    .example = Your Fives are Dots, and the dragons must match: they are Soaps.

rule-card-opposite-dragons = Opposite dragons do not match
    .text = Some lines ask for a dragon that does not match the suit. Then either of the other two is right.
    .example = Your Twos are Bams, and the dragon must be opposite: Red or Soap, but not Green.

rule-card-dragons-follow-suit-relation = Dragons follow the colors of the card
    .text = Unless the note says otherwise, a dragon follows the colors just as a number does. In the same color as a group, it matches that suit. In another color, it belongs to another suit.
    .example = 444 green and DDD red: if the Fours are Dots, the dragons are Red or Green, not Soap.

rule-card-line-exact = All fourteen tiles from one line
    .text = Your hand must be exactly one line of the card, every tile of it. You cannot take half of one line and half of another.
    .example = Half a line of even numbers and half a line of odd numbers make nothing, however pretty they look.

rule-card-best-value-counts = If two lines fit, the one that pays more counts
    .text = Now and then, fourteen tiles make more than one line. At a table, the winner names one. Here you get the line that pays the most.
    .example = Your tiles fit a line worth 25 and one worth 30: you are paid for 30.

rule-cat-year = The year
    .text = Lines of one kind stand together on the card: that is a section. The lines of this one are made from the digits of a year. Soap is the zero. Different digits that are printed together count as singles or pairs.
    .example = For 2026, you need two Twos, one Soap, and one Six.

rule-cat-2468 = Even numbers
    .text = The numbers of this section are 2, 4, 6, and 8. A few Twos and Eights in different suits are a good reason to look here.
    .example = FFF 2222 444 6666: all its numbers are even.

rule-cat-math = Little sums
    .text = Some cards have a section of sums or products. The last group is the result of the ones before it. Next year’s card may not have it.
    .example = 444 + 5555 = 9999 is simply three Fours, four Fives, and four Nines.

rule-cat-change-up = The section that changes
    .text = One part of the card is different every year: a new theme, or no such section at all. When a new card comes out, read that part first.
    .example = One year it may be sums, the next year lucky sevens.

rule-cat-quints = Quints
    .text = These lines have at least one group of five alike. There are only four of most tiles, so a joker has to help. Look here when the deal brings you jokers.
    .example = 55555 is four Fives and a joker, or three Fives and two jokers.

rule-cat-consecutive = Consecutive run
    .text = Here the groups climb number by number, and some lines add flowers or dragons. Most may start at any number. Look here when the numbers on your rack are neighbors.
    .example = You may also play 1111 22 3333 4444 with 5, 6, 7, and 8.

rule-cat-13579 = Odd numbers
    .text = The numbers of this section are 1, 3, 5, 7, and 9. That is one number more than the even section has, so your tiles may spread wider.
    .example = 111 3333 555 7777: all its numbers are odd.

rule-cat-winds-dragons = Winds and dragons
    .text = Here the letters rule: N, E, W, S, and D. A few lines add flowers or a number. Look here when your rack is full of winds and dragons.
    .example = EEE WWWW 111 DDDD: two winds, one number, and the dragon of its suit.

rule-cat-369 = Three, six, and nine
    .text = The numbers of this section are 3, 6, and 9. A line may have all three, so each of them is needed often.
    .example = F 333 666 9999 333 uses no other number.

rule-cat-singles-pairs = Singles and Pairs
    .text = These lines are made of singles and pairs only. Jokers cannot help you here, and you can claim nothing but the last tile. They are the hardest lines, and they pay well.
    .example = NEWS 22 33 55 77 DD: four singles and five pairs, every tile of them a natural.
