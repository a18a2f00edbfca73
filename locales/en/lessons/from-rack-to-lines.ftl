lesson-from-rack-to-lines = From rack to lines
    .summary = Thirteen tiles and a whole card: how to find the two or three lines that suit your rack.
    .done = You can look at 13 tiles and name two or three lines worth trying.

from-rack-to-lines-sort =
    Thirteen tiles as they were dealt, and the same tiles sorted: flowers, Bams, Craks, Dots, winds, dragons.

    Now look for what you hold twice or more. Two alike are half a group, and they show you where to look on the card.

from-rack-to-lines-twice = Here is another rack, sorted. Tap every tile of it that you hold at least twice.
    .right = Four pairs. Your search on the card begins with them.
    .hint = The same number in the same suit, or the same letter.
    .wrong = Go through the row from left to right. Does the very same tile lie beside it?
    .wrong-number = You took 3s of different suits as well. <3B> and <3C> are two different tiles, and you hold each only once.
    .wrong-run = You took the neighbors of the 1s as well. <2B> and <3B> are alike in suit, not in number.
    .wrong-winds = Those are the numbers. Winds and dragons can come in pairs, too.

from-rack-to-lines-sections =
    Lines of a kind form a section. Evens use 2, 4, 6, 8; Odds 1, 3, 5, 7, 9. A Consecutive Run wants neighbors, Like Numbers one number in several suits.

    Ask yourself: which section uses most of what I hold twice?

from-rack-to-lines-section = In which section would you look first for this rack?
    .right = 1s, 3s, and 7s more than once, and a 5 besides. No line of the card is nearer than the one in Odds.
    .hint = Look at the tiles that lie there more than once. What do their numbers have in common?
    .option-evens = Evens
    .option-run = Consecutive Run
    .option-odds = Odds
    .option-winds = Winds and Dragons
    .wrong-evens = On this rack only the <8B> is even. Every other number would have to go.
    .wrong-run = A run wants neighbors. Between the 1s, the 3s, and the 7s there are gaps.
    .wrong-winds = Two winds, each only once. Look where you hold more of a kind.

from-rack-to-lines-count =
    Then count. Lay the line beside your rack, here with 4-5-6. Three 4s, one 5, two 6s, three flowers: nine tiles fit.

    A line has 14 tiles, so five are missing. By this number you compare lines.

from-rack-to-lines-missing = How many tiles are missing for this line?
    .right = Two flowers, three 2s, two Soaps, two 6s: nine fit, and the line has 14. A third flower has no place in it.
    .hint = Go group by group. How many does the line want, and how many of those do you have?
    .wrong = Take one group after the other and note what fits. A tile more than a group prints does not count.
    .wrong-fit = That is how many fit. The question is how many of the 14 you still lack.
    .wrong-four = Did you count all your flowers, or start from 13? The line prints F only twice, and it has 14 tiles.

from-rack-to-lines-start = A run may start anywhere. Which number would you put first, so that the line uses most of these tiles?
    .right = Two flowers, three 3s, one 4, two 5s, one 6: nine fit, five are missing. No other start is as good.
    .hint = Try several starts, and count each time what fits. Mind the two colors.
    .wrong = Then most of your tiles have no place. Look where you hold more of a kind.
    .wrong-one = As printed, seven tiles are missing. But the note lets the line move: try other starts.
    .wrong-four = Then your 3s have no place, and nine tiles are missing. Another start does better.
    .wrong-five = Then your 3s and your 4 have no place, and nine tiles are missing. Another start does better.

from-rack-to-lines-nearest = Which of these lines is nearest to the rack?
    .right = Three flowers and six 4s: nine fit, five are missing. Evens lack seven tiles, the sum eight.
    .hint = Count for each line how many tiles fit. Keep to its colors.
    .option-evens = Evens
    .option-like = Like Numbers
    .option-sums = Sums
    .wrong-evens = Here only 4s of one suit count, and you have no 2s. Seven tiles would be missing.
    .wrong-sums = Here only 4s of one suit count, and you have no 3s and no 7s. Eight tiles would be missing.

from-rack-to-lines-two-lines =
    Two lines, and each lacks six tiles. Do not choose yet: keep both in mind.

    Winds serve both of them, flowers the first, 3, 6, and 9 the second. Only the <2B> serves neither. Let it go.

from-rack-to-lines-let-go = Keep these two lines in mind. Tap the tiles of this rack that neither of them can use.
    .right = No 3, no 9, and no North in either line. All the others still help at least one of them.
    .hint = Take tile after tile. Is it printed in the first line? In the second?
    .wrong = For each tile ask both lines. Only a tile that neither wants may go.
    .wrong-soap = Two numbers and the wind, true. But how does the card print Soap? Look at the second line.
    .wrong-eight = You also gave away the <8D>. Look at the last group of the first line, and at its color.
    .wrong-single = A single tile is not useless. For some of yours, one of the two lines has a place.
    .wrong-wind = True, those two. But letters can be useless as well.

from-rack-to-lines-flowers =
    On this card 12 of the 14 lines ask for flowers. So keep even a single flower while your lines are open.

    A lone wind or dragon helps in very few lines. If yours are not among them, it goes first.

from-rack-to-lines-plan = Thirteen new tiles. In which order do you go about it?
    .right = In this order it takes half a minute, and soon less.
    .hint = First the tiles, then the card, and letting go comes last.
    .item-sort = Sort the tiles
    .item-twice = See what I hold twice or more
    .item-section = Find the sections that use most of it
    .item-count = Count what is missing for their lines
    .item-let-go = Let go of what none of my lines can use
    .wrong = Think it through from the start: what does each step need to know from the one before?
    .wrong-let-go = You would let tiles go before you have seen what they could become.
    .wrong-section = You would search the card before you know what to search for.
    .wrong-count = You would count before you have found a line to count for.

from-rack-to-lines-first-tile = Now at the table. You play this line with 5-6-7-8 in Craks; five tiles are missing. You drew <1D>. Discard a tile the line cannot use.
    .right = The line loses nothing: five are missing, as before.
    .hint = F, 5555, 6666, 777, 88, all in Craks. Which tiles of your rack are not in it?
    .wrong = Not now: it is your turn to discard. Choose a tile the line cannot use.
    .wrong-flower = Now your only flower lies among the discards. This line wants one: six tiles are missing.
    .wrong-line-tile = That tile was part of the line. Now it lies among the discards, and six tiles are missing.

from-rack-to-lines-second-tile = The others have drawn and discarded, and you drew <6C>. How many are missing now? Discard again.
    .right = Four are missing now. Draw, compare, let go: so a rack turns into a line.
    .hint = Compare each tile with the line, the new one too.
    .wrong = Not now: it is your turn to discard. Choose a tile the line cannot use.
    .wrong-drawn = You gave away the <6C> that you just drew. With it four tiles were missing, now five.
    .wrong-line-tile = That tile was part of the line. Four tiles were missing, now five.

from-rack-to-lines-recall-twice = Tap every tile that you hold at least twice.
    .right = Three 6s, two 2s, two Soaps: with them you go to the card.
    .hint = The same number in the same suit, or the same dragon or wind.
    .wrong = Go through the row from left to right. Does the very same tile lie there again?
    .wrong-number = The two 4s are of different suits: you hold each of them only once.
    .wrong-soap = Those are the numbers. Look at the other tiles as well.

from-rack-to-lines-recall-section = In which section would you look first for this rack?
    .right = Two Norths, three Easts, a West and a South. The first line there lacks only five tiles.
    .hint = Of what do you hold most?
    .option-winds = Winds and Dragons
    .option-evens = Evens
    .option-run = Consecutive Run
    .wrong-evens = Two even numbers, each only once. Look where you hold more of a kind.
    .wrong-run = Three numbers in three suits, each only once. Look where you hold more of a kind.

from-rack-to-lines-recall-missing = How many tiles are missing for this line if you play it with 8s?
    .right = Three flowers and six 8s fit: nine of 14.
    .hint = Count what fits, group by group, and take it from 14.
    .wrong = Count the flowers and the 8s that fit. The line has 14 tiles.
    .wrong-fit = That is how many fit. The question is how many you still lack.
    .wrong-rack = Did you start from 13? Your rack has 13 tiles, the line has one more.

from-rack-to-lines-recall-nearest = Which of these lines is nearest to the rack?
    .right = Three flowers, three 2s, two 3s, two 5s: ten fit, four are missing.
    .hint = Look at what you hold twice or more, and count for each line what fits.
    .option-sums = Sums
    .option-run = Consecutive Run
    .option-winds = Winds and Dragons
    .wrong-run = There each suit takes one number only, and no 2s fit beside the 3s. Seven tiles would be missing.
    .wrong-winds = One wind, two 3s, one 9 would fit, and ten tiles would be missing.

from-rack-to-lines-recall-let-go = Keep these two lines in mind. Tap the tiles that neither of them can use.
    .right = Only those two. The winds serve the first line, 2s and Soap the second, flowers both.
    .hint = Take tile after tile: is it printed in one of the lines?
    .wrong = For each tile ask both lines. Only a tile that neither wants may go.
    .wrong-soap = The two numbers go. But how does the card print Soap? Look at the second line.
    .wrong-east = The two numbers go. But a wind that is single on your rack may be three on the card.

from-rack-to-lines-recall-start = You have sorted 13 new tiles. What comes next?
    .right = What you hold more than once shows you where to look on the card.
    .hint = Which of these can you do before you know your line?
    .option-dear = Choose the line that is worth most
    .option-twice = Look for what I hold twice or more
    .option-away = Let go of all single tiles
    .wrong-dear = Lines that are worth much are hard. One that uses little of your rack is rarely finished.
    .wrong-away = A single tile may belong to your best line. You would find that out too late.
