lesson-from-rack-to-lines = From rack to lines
    .summary = Thirteen tiles and a whole card: how to find the two or three lines that fit your rack.
    .done = You can look at 13 tiles and name two or three lines worth trying.

from-rack-to-lines-sort =
    Thirteen tiles as they were dealt, and the same tiles sorted: flowers, Bams, Craks, Dots, winds, dragons. Already less of a jumble.

    Now look for what you hold twice or more. Two alike start a group, and show you where to look on the card.

from-rack-to-lines-twice = Here’s another rack, sorted. Click every tile that you hold at least twice.
    .right = All four pairs. Your search on the card begins with them.
    .shown = { from-rack-to-lines-twice.right }
    .hint = The same number in the same suit, or the same letter.
    .wrong = Go through the row from left to right. Is the very same tile next to it?
    .wrong-number = You took 3s of different suits as well. <3B> and <3C> are two different tiles, and you hold only one of each.
    .wrong-run = You took the tiles next to the 1s as well. <2B> and <3B> are alike in suit, not in number.
    .wrong-winds = Those are the numbers. Winds and dragons can come in pairs, too.

from-rack-to-lines-sections =
    Now go through the sections in your mind: even numbers, odd numbers, numbers in a row, one number in several suits, letters.

    Ask yourself: which section uses most of what I hold twice?

from-rack-to-lines-section = In which section would you look first for this rack?
    .right = That’s where I’d look, too: 1s, 3s, and 7s more than once, and a 5. No line of our { card-title-first } is closer than the one in Odds.
    .shown = 1s, 3s, and 7s more than once, and a 5. No line of our { card-title-first } is closer than the one in Odds.
    .hint = Look at the tiles you hold more than once. What do their numbers have in common?
    .option-evens = Evens
    .option-run = Consecutive Run
    .option-odds = Odds
    .option-winds = Winds and Dragons
    .wrong-evens = On this rack only the <8B> is even. All your other numbers would be of no use.
    .wrong-run = That section needs numbers in a row. You hold 1s, 3s, and 7s, and there are gaps between them.
    .wrong-winds = Two winds, and only one of each. Which tiles do you hold more than once?

from-rack-to-lines-count =
    Then count. Hold the line next to your rack, here with 4-5-6. Three 4s, two 5s, two 6s, three flowers: ten tiles fit.

    A line has 14 tiles, so four are missing. The fewer are missing, the closer the line.

from-rack-to-lines-missing = How many tiles are missing for this line? Go group by group, and count what fits.
    .right = Carefully counted: nine fit, and the line has 14. So five are missing.
    .shown = Nine fit, so of the 14 five are missing.
    .hint = Go group by group. How many does the line want, and how many of those do you have?
    .wrong = Take one group after the other, and note what fits. A tile more than a group prints doesn’t count.
    .wrong-fit = That’s how many fit. The question is how many of the 14 you still need.
    .wrong-four = Did you start from 13? You hold 13 tiles, but the line has 14.

from-rack-to-lines-start = This line may start with any number from 1 to 6. With which one would you start it, to use as many of these tiles as you can?
    .right = You have the knack: two flowers, three 3s, one 4, two 5s, one 6. Nine fit, five are missing, and no other start is as good.
    .shown = Start with 3: two flowers, three 3s, one 4, two 5s, one 6. Nine fit, five are missing, and no other start is as good.
    .hint = Try several starts, and each time count what fits. Watch the two colors.
    .wrong = Then most of your tiles have no place. Look at the tiles you hold more than once.
    .wrong-one = As printed, seven tiles are missing. But the note lets the line move: try other starts.
    .wrong-four = Then your 3s have no place, and nine tiles are missing. Another start does better.
    .wrong-five = Then your 3s and your 4 have no place, and nine tiles are missing. Another start does better.

from-rack-to-lines-count-again = Another line and another rack. Play the line with the numbers and suits that use the most of these tiles. How many tiles are missing then?
    .right = Ten tiles fit, so four are missing. You moved the line to where your tiles are, and that’s the knack.
    .shown = Ten tiles fit, so four are missing. Move the line to where your tiles are.
    .hint = Begin with what you hold twice or more. Then go group by group, and subtract what fits from 14.
    .wrong = Go group by group: how many does it print, and how many of those do you hold?
    .wrong-fit = That’s how many fit. The question is how many are still missing.
    .wrong-thirteen = Did you start from 13? Your rack has 13 tiles, and the line has one more.

from-rack-to-lines-nearest = Which of these lines is closest to your rack? The fewer tiles are missing, the closer.
    .right = Yes: nine tiles fit, five are missing. Every other line here needs more.
    .shown = Nine tiles fit, five are missing. Every other line here needs more.
    .hint = Count for each line how many tiles fit, and stick to its colors.
    .wrong-nearest = Another line here needs even fewer. Count both, group by group.
    .wrong-second = Look at the tiles you hold twice or more. Which line uses the most of them?
    .wrong-third = Are its numbers or letters really the ones on your rack? Count what fits.

from-rack-to-lines-two-lines =
    Two lines, and you’re six tiles short of each. Don’t choose yet: keep both doors open.

    The winds help with both lines, the flowers with the first, and 3, 6, and 9 with the second. Only the <2B> helps with neither. It can go.

from-rack-to-lines-let-go = Keep these two lines in mind. Click the tiles on this rack that neither of them can use.
    .right = Just those: no 3, no 9, and no North in either line. Everything else still helps with at least one of them.
    .shown = { from-rack-to-lines-let-go.right }
    .hint = Take one tile at a time. Is it printed in the first line? In the second?
    .wrong = Ask both lines about each tile. Only a tile that neither wants can go.
    .wrong-soap = Two numbers and the wind, true. But how does the card print Soap? Look at the second line.
    .wrong-eight = You also gave up the <8D>. Look at the last group of the first line, and at its color.
    .wrong-single = A single tile is not useless. For some of yours, one of the two lines has a place.
    .wrong-wind = True, those two. But letters can be useless as well.

from-rack-to-lines-flowers =
    On our { card-title-first }, 12 of the 14 lines want flowers. So keep even a lone flower until you’ve settled on a line.

    A lone wind or dragon helps with very few lines. Unless one of those is yours, it goes first.

from-rack-to-lines-plan = Thirteen new tiles. Put the five steps in order.
    .right = Soon that takes you half a minute. The better you know the card, the sooner you see your lines, so look through it at home, too.
    .hint = First the tiles, then the card. Giving up tiles comes last.
    .item-sort = Sort the tiles
    .item-twice = See what I hold twice or more
    .item-section = Find the sections that use most of those tiles
    .item-count = Count what is missing for the lines of those sections
    .item-let-go = Give up what none of my lines can use
    .wrong = Think it through from the start: what does each step need to know from the one before?
    .wrong-let-go = You’d give up tiles before you’ve seen what they could become.
    .wrong-section = You’d search the card before you know what to search for.
    .wrong-count = You’d count before you’ve found a line to count for.

from-rack-to-lines-first-tile = Now at the table. You’re playing this line; five tiles are missing, and you’ve just drawn one it can’t use. Discard a tile the line can do without.
    .right = Good riddance: the line loses nothing. Five are missing, as before.
    .shown = { from-rack-to-lines-first-tile.right }
    .hint = Say the line group by group. Which tiles on your rack have no place in it?
    .wrong = Not now: it’s your turn to discard. Choose a tile the line can’t use.
    .wrong-line-tile = Too bad: that tile was part of the line. It’s gone, and now six tiles are missing.
    .wrong-draw = You hold 14 tiles already, and nobody holds more. First one has to go.

from-rack-to-lines-second-tile = The others have drawn and discarded, and you’ve drawn a tile. Count what is missing now, then discard again.
    .right = Four are missing now. Draw, compare, discard: you’re watching a rack become a line.
    .hint = Compare each tile with the line, the new one too.
    .wrong = Not now: it’s your turn to discard. Choose a tile the line can’t use.
    .wrong-drawn = You discarded the very tile you had just drawn. With it four tiles were missing; now it’s five.
    .wrong-line-tile = Too bad: that tile was part of the line. Four tiles were missing; now it’s five.

from-rack-to-lines-own =
    Last, a rack without a line. Find two or three lines that use most of it; the Card button shows you the card.

    You’ve drawn <5D>. Discard the tile you can best do without. Then the coach, the strong player in this program, compares.
    .right = Good choice, and on your own: your closest lines hardly miss that tile.
    .shown = Your closest lines hardly miss this tile.
    .hint = Which tile does none of your two or three lines want?
    .wrong = It’s your turn to discard: choose one tile.
    .wrong-draw = You hold 14 tiles already. One of them has to go.
    .wrong-dearer = That one has its price. How many more tiles do your closest lines need without it?

from-rack-to-lines-recall-twice = Click every tile that you hold at least twice.
    .right = Good company to start with: three 6s, two 2s, two Soaps. Take them along when you look at the card.
    .shown = { from-rack-to-lines-recall-twice.right }
    .hint = The same number in the same suit, or the same dragon or wind.
    .wrong = Go through the row from left to right. Is the very same tile there again?
    .wrong-number = The two 4s are in different suits: you hold only one of each.
    .wrong-soap = Those are the numbers. Look at the other tiles as well.

from-rack-to-lines-recall-section = In which section would you look first for this rack?
    .right = The winds call: two Norths, three Easts, a West, and a South. The first line in that section is only five tiles away.
    .hint = What do you hold the most of?
    .option-winds = Winds and Dragons
    .option-evens = Evens
    .option-run = Consecutive Run
    .wrong-evens = Two even numbers, and only one of each. Which tiles do you hold more than once?
    .wrong-run = Three numbers in three suits, and only one of each. What do you have more of?

from-rack-to-lines-recall-missing = Play this line with the numbers and suits that use the most of these tiles. How many tiles are missing?
    .right = Eight of your tiles fit, so of the 14 six are missing.
    .shown = { from-rack-to-lines-recall-missing.right }
    .hint = Count what fits, group by group, and subtract it from 14.
    .wrong = Go group by group and note what fits. The line has 14 tiles.
    .wrong-fit = That’s how many fit. The question is how many you still need.
    .wrong-rack = Did you start from 13? Your rack has 13 tiles, and the line has one more.

from-rack-to-lines-recall-nearest = Which of these lines is closest to the rack?
    .right = You saw it: ten tiles fit, four are missing. No other line here is as near.
    .shown = Ten tiles fit, four are missing. No other line here is as near.
    .hint = Look at what you hold twice or more, and count for each line what fits.
    .wrong-nearest = Another line needs fewer tiles. Lay both next to your rack and compare.
    .wrong-second = Count what fits, group by group. Which line has room for more of your tiles?
    .wrong-third = How many of your tiles have a place there, in the right suit? Look at what you hold twice or more.

from-rack-to-lines-recall-let-go = Keep these two lines in mind. Click the tiles that neither of them can use.
    .right = Only those two. The winds help with the first line, 2s and Soap with the second, flowers with both.
    .hint = Take one tile at a time: is it printed in one of the lines?
    .wrong = Ask both lines about each tile. Only a tile that neither wants can go.
    .wrong-soap = The two numbers go. But how does the card print Soap? Look at the second line.
    .wrong-east = The two numbers go. But you may hold just one of a wind that the card prints three times.

from-rack-to-lines-recall-start = You’ve sorted 13 new tiles. What comes next?
    .right = What you hold more than once shows you where to look on the card.
    .shown = { from-rack-to-lines-recall-start.right }
    .hint = Which of these can you do before you know your line?
    .option-dear = Choose the line that is worth the most
    .option-twice = Look for what I hold twice or more
    .option-away = Give up all single tiles
    .wrong-dear = Lines that are worth a lot are hard. One that uses little of your rack is rarely finished.
    .wrong-away = A single tile may belong to your best line. You’d find that out too late.

from-rack-to-lines-recall-discard = You’re playing this line, and four tiles are missing. You’ve just drawn a tile. Discard one that the line can’t use.
    .right = The line has lost nothing: four tiles are missing, as before.
    .shown = { from-rack-to-lines-recall-discard.right }
    .hint = Lay the line next to your rack, group by group. Which of your tiles has no place in it?
    .wrong = It’s your turn to discard. Choose a tile that the line can’t use.
    .wrong-draw = You hold 14 tiles already. One of them has to go.
    .wrong-line-tile = That tile belonged to the line. Now five tiles are missing.
