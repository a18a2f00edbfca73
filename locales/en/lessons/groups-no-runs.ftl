lesson-groups-no-runs = Groups, and no runs
    .summary = What counts as a group, from a single tile to six alike, and what doesn’t.
    .done = You can name any group, from a single to a sextet, and you know that 3-4-5 is nothing.

groups-no-runs-sizes =
    The lines of the card are made of groups. One tile is a single, two alike are a pair, three a pung, four a kong.

    Alike means the same number and suit, or the same wind or dragon. Some players call those two honors.

groups-no-runs-pung = Click the pung in this row: three tiles that are exactly alike.
    .right = There’s your pung: three <4C>.
    .hint = Look for one tile that is here three times.
    .wrong = A pung is three tiles, the same in number and in suit.
    .wrong-run = The suit is the same, but these are three different numbers.
    .wrong-suits = The number is the same, but each of these tiles is from a different suit.

groups-no-runs-no-runs =
    In other kinds of mah jongg, three numbers in a row make a group, called a run. Not here: a 3, a 4, and a 5 of Craks are just three singles.

    And a 6 of each suit is not a pung.

groups-no-runs-kong = Which of these is a kong, four alike?
    .right = Four Wests, well chosen. Winds and dragons make groups, too.
    .shown = Four Wests. Winds and dragons make groups, too.
    .hint = Look for the same picture four times.
    .option-run = 2, 3, 4, 5 in Dots
    .option-winds = Four Wests
    .option-pairs = 5s in two suits
    .wrong-run = Four numbers in a row are a run, and a run is nothing here.
    .wrong-pairs = Four 5s, but in two suits: that makes two pairs.

groups-no-runs-run =
    Now at a table. Your line wants a flower, four 1s, four 2s, three 3s, and two 4s. You’re one 4 short, and you’ve drawn <5C>.

    Do you call Mah Jongg, or discard a tile?
    .right = Good: you let the 5 go and wait for <4C>. 3-4-5 is nothing here. “Consecutive Run” is whole groups in a row, like 333 and 44.
    .shown = The 5 goes, and you wait for <4C>. 3-4-5 is nothing here. “Consecutive Run” is whole groups in a row, like 333 and 44.
    .hint = Is there a 5 anywhere in the line?
    .wrong = Compare your 14 tiles with the line, group by group.
    .wrong-false = Two 3s and a 3-4-5: at other tables that may win, so it’s an easy mistake. Here your hand is dead, and the game goes on without you.
    .wrong-line-tile = Your line could use that tile. It was one short, and now it’s two short.

groups-no-runs-own = A little later you draw <4C>. Go through your groups, then decide.
    .right = Mah Jongg! A single, two kongs, a pung, and a pair, just as the line wants them.
    .hint = F, 1111, 2222, 333, 44: is every group there?
    .wrong = Name your groups one by one, and compare them with the line.
    .wrong-discard = So near! All five groups were there. Now one of them is a tile short, and the next player has taken a turn.
    .wrong-line-tile = All 14 were there, and now one of them is in the middle. The next player has taken a turn.

groups-no-runs-quint =
    Five alike are a quint, six a sextet. But there are only four 7 Dots, so a quint of them needs at least one joker to stand in.

    Flowers can do without jokers, because there are eight of them.

groups-no-runs-quint-jokers = You want a quint of 9 Bams. You hold these three, and the fourth was discarded long ago. How many jokers do you need?
    .right = Yes: three 9 Bams and two jokers are five, a quint.
    .shown = Two: three 9 Bams and two jokers are five, a quint.
    .hint = How many tiles is a quint? How many of them do you have?
    .wrong = Start with your three tiles, and count up to the size of a quint.
    .wrong-one = With one joker there would be four: a kong.
    .wrong-three = With three jokers there would be six: a sextet.
    .wrong-none = The only other 9 Bam is gone. What can stand in for a missing tile?

groups-no-runs-joker =
    Every tile that is not a joker is called a natural, even a flower or a dragon.

    In a group of three or more, jokers may stand in for naturals. A single and a pair have to be naturals.

groups-no-runs-natural = Click every natural in this row.
    .right = All of them: two numbers, a flower, Soap, and North. Everything but the jokers.
    .shown = { groups-no-runs-natural.right }
    .hint = There’s only one kind of tile that is not a natural.
    .wrong = Go along the row and ask of each tile: is it a joker?
    .wrong-numbers = These two are naturals. But a natural doesn’t need a number.
    .wrong-no-flower = All of these are naturals. But one more tile in the row is not a joker.
    .wrong-jokers = These are jokers. A natural is just the opposite.

groups-no-runs-flower-kong = Which of these is a kong of flowers?
    .right = A pretty bunch: jokers may stand in for flowers, too. Four alike.
    .hint = A kong has four tiles. Each of them is a flower, or stands in for one.
    .option-three = Two flowers, one joker
    .option-birds = Two flowers, two birds
    .option-jokers = Two flowers, two jokers
    .wrong-three = Count the tiles: these three would be a pung.
    .wrong-birds = A bird has a number in its corner. It’s the 1 of the Bams, and no flower.

groups-no-runs-cluster =
    Some tiles are printed together though they’re not alike: NEWS, one of each wind, or the year 2026, with Soap as the zero.

    This is called a cluster. Each of its tiles is a single, so no joker may stand in it.

groups-no-runs-year = Click the tiles for the year 2026 in Craks.
    .right = Happy new year: a 2, Soap as the zero, another 2, and a 6. Zero has no suit; the numbers are all Craks.
    .hint = Four digits, four tiles. Which tile serves as the zero?
    .wrong = Read the year digit by digit. Each digit is one tile, and the numbers have to be Craks.
    .wrong-no-zero = Three digits are there: 2, 2, and 6. One digit of the year is still missing.
    .wrong-mixed = The digits are right. But one of these tiles is not a Crak.

groups-no-runs-where-joker = You’ve drawn a joker. Which of these can take it?
    .right = In good company: a pung is three alike, and there a joker may stand in.
    .shown = { groups-no-runs-where-joker.right }
    .hint = A joker needs company: three or more alike.
    .option-pair = A pair of 2 Dots
    .option-news = NEWS
    .option-pung = A pung of 8 Craks
    .wrong-pair = Two tiles are a pair, and a pair takes naturals only. You couldn’t win with this.
    .wrong-news = It looks like a group of four. But it’s a cluster: four singles, and a single takes no joker.

groups-no-runs-recall-kong = Click the kong in this row.
    .right = You found the four: the same tile each time. The 5s of other suits don’t count.
    .shown = The same tile four times. The 5s of other suits don’t count.
    .hint = A kong is four alike: same number, same suit.
    .wrong = Look for one tile that is here four times, the same in number and in suit.
    .wrong-run = Four numbers in a row are not a group. In a kong all four tiles are the same.
    .wrong-suits = All of these are 5s, but they’re not all in one suit.

groups-no-runs-recall-group = Only one of these is a group. Which one?
    .right = The same tile three times: a pung of Souths.
    .shown = { groups-no-runs-recall-group.right }
    .hint = In a group all tiles are exactly alike.
    .option-run = 1, 2, 3 in Bams
    .option-dragons = The three dragons
    .option-souths = Three Souths
    .option-suits = A 7 of each suit
    .wrong-run = That’s a run, and in this game a run is nothing.
    .wrong-dragons = All three are dragons, but they’re three different tiles.
    .wrong-suits = Three 7s in three suits are three different tiles.

groups-no-runs-recall-sextet = You hold all the Wests there are. How many jokers do you need to make them a sextet?
    .right = Two: four Wests and two jokers are six alike.
    .hint = A sextet is six alike.
    .wrong = A sextet is the largest group, one more than a quint. How many tiles are still missing?
    .wrong-none = Four Wests are only a kong. A sextet is larger.
    .wrong-one = With one joker there would be five: a quint.

groups-no-runs-recall-pair = Which of these counts as a pair?
    .right = Two naturals, exactly alike.
    .shown = { groups-no-runs-recall-pair.right }
    .hint = A pair is two alike, and both are naturals.
    .option-joker = An 8 Dot and a joker
    .option-same = Two 3 Bams
    .option-suits = Two 6s
    .wrong-joker = In three or more alike this would be fine. But a pair takes no joker.
    .wrong-suits = The number is the same. Now look at the suits.

groups-no-runs-recall-news = Your line asks for NEWS, and for that you hold these. What’s still missing?
    .right = NEWS is four singles, so South has to be a real South.
    .hint = May a joker stand in a cluster?
    .option-nothing = Nothing
    .option-any = Any wind
    .option-south = A South
    .wrong-nothing = Call Mah Jongg with this, and your hand is dead: a joker stands where only a natural may.
    .wrong-any = NEWS has each wind once. Which letter is not there yet?

groups-no-runs-recall-table-run = You’re playing this line: two flowers, five 1s, four 2s, three 3s, all in Dots. You’ve just drawn <4D>. Call Mah Jongg, or discard a tile.
    .right = That old habit can’t trick you: the 4 has no place in the line. One more 3, or a joker for it, and you win.
    .shown = The 4 has no place in the line. One more 3, or a joker for it, and you win.
    .hint = Count the 3s. Is there a 4 in the line?
    .wrong = Compare your tiles with the line, group by group.
    .wrong-false = An old habit, perhaps: 2-3-4 is a run and completes nothing. Your hand is dead, and the others play on.
    .wrong-line-tile = Now a tile that your line needs is in the middle, and you’re two tiles short.

groups-no-runs-recall-table-single = You’re playing this line: four flowers, three Norths, three Easts, three Wests, one South. The player across from you discards <S>. What do you do?
    .right = Mah Jongg! The joker is your third East, and South is the single.
    .hint = Compare the line with your tiles. Where does your joker stand?
    .wrong = Look at the newest discard. Does your line need it?
    .wrong-let-go = The next player has drawn. A single takes no joker, so you have to wait for another South.
    .wrong-draw = Not now. The newest discard is waiting for your answer: claim it, or let it go.
