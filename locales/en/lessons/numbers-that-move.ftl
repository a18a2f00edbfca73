lesson-numbers-that-move = Reading a line: numbers that move
    .summary = What the words in parentheses allow: when the numbers of a line may move, and when they stay.
    .done = You can tell which numbers a line leaves to you, and move them without a slip.

numbers-that-move-model =
    The words in parentheses are the note. “Any 2 suits” only repeats the colors. But “any 4 in a row” is news: 1-2-3-4 is just a model.

    So 5-6-7-8 is just as good. The numbers move together; sizes and colors stay in their places.

numbers-that-move-from-five = You start this line with four 5s instead of four 1s. Which number is your pair at the end?
    .right = F 5555 6666 777 88. The first number went up by four, and so did all the others.
    .hint = Say the groups in order: four 5s, then four ...
    .wrong = The numbers stay in a row. Start with 5 and count up by one for each group, to the last.
    .wrong-printed = That is the pair as printed. But the first group has moved up, and no number stays behind.
    .wrong-next = That number comes right after 5: it is in the second group of numbers. The pair is further back.
    .wrong-pung = That number is in the third group of numbers, and there the line prints three. The pair comes after it.

numbers-that-move-slide = Which of these hands follows the line?
    .right = 3-4-5-6 in a row, each group as large as printed, and the suit changes where the color does.
    .hint = Are the numbers in a row? Is the largest group where the line has it?
    .option-gap = 2-3-5-6
    .option-right = 3-4-5-6
    .option-sizes = 4-5-6-7
    .wrong-gap = There is no 4 between the 3 and the 5. “In a row” allows no gaps; nobody pays for this hand.
    .wrong-sizes = The numbers are in a row. But the line prints four of the lowest number, and this hand has three of it.

numbers-that-move-highest = This line needs three numbers in a row. After 9 nothing follows, not even 1. What is the highest number for the first group?
    .right = 7-8-9 is as high as three in a row can go.
    .hint = The last group may be a 9, but no more than that.
    .wrong = The row can begin higher than that. Try a higher number.
    .wrong-nine = Then the next group would be 10s, and there is no such tile.
    .wrong-eight = Then the second group is 9s. And the third?
    .wrong-six = From 6 you reach 8. There is a little room left above.

numbers-that-move-strays = You play this line with 3-4-5-6. Tap every tile of this rack that does not belong to it.
    .right = The pair takes only two 4s, and the 6s must have the suit of the 5s. Eleven tiles fit.
    .hint = Say the line with your numbers: FF, 3333 44 in one suit, 5555 66 in another.
    .wrong = Lay the line beside the rack: 3333 44 in one suit, 5555 66 in another. What is too much, or in a third suit?
    .wrong-suit = True, those have the wrong suit. Now look at the sizes: is a group larger than printed?
    .wrong-size = True, that is one too many. Now look at the suits of the last two groups.
    .wrong-fives = The third 4 is too much, true. But you give up three tiles to keep two. Is there no better way?

numbers-that-move-build-run = Build this line from 4 upward. The flowers and the 4s are on your rack already.
    .right = 4444 55 6666: in a row, in three suits, and the pair in the middle.
    .hint = After 4 come 5 and 6. Three colors: no two of these groups share a suit.
    .wrong = Not yet a hand of this line. Say it with your numbers, group by group, and lay it down as you go.
    .wrong-suits = The numbers are right. But the line has three colors, and your groups do not have three different suits.
    .wrong-sizes = The right tiles in the wrong numbers. Sizes stay in their places: which group is the pair?
    .wrong-gap = These numbers are not in a row. You start with 4: nothing may be left out.

numbers-that-move-like =
    Another note: “like numbers”. Now all numbers of the line are the same one, whichever you choose.

    The card prints 1s as a model. Here all are 7s. Nothing is in a row.

numbers-that-move-build-like = Build this line with 5s. The flowers and one kong are on your rack already.
    .right = Eleven 5s in three suits, and three flowers. Which suit gets only three is up to you.
    .hint = One number, three suits: you still need a kong and a pung.
    .wrong = Not yet a hand of this line. What does the note say about the numbers, and what do the colors say?
    .wrong-one-off = Two groups have the same number, and the Dots have another. All three must be alike.
    .wrong-row = The sizes are right, but the numbers differ. The note does not say “in a row” here.

numbers-that-move-odd =
    This note says “any 4 odd numbers in a row”. The line stays odd: 1-3-5-7 can only become 3-5-7-9.

    Every number goes up by two. 2, 4, 6, and 8 never come in.

numbers-that-move-odd-strays = Tap every tile of this rack that has no use in this line.
    .right = You play 3-5-7-9: ten tiles fit. The 1 is odd as well, but four odd numbers from 1 end with 7.
    .hint = The line is 1-3-5-7 or 3-5-7-9. Which of the two uses more of your tiles?
    .wrong = Odd numbers only, and either 1-3-5-7 or 3-5-7-9. Lay both beside the rack and compare.
    .wrong-evens = True, the even ones have no use. But your odd numbers are five different ones, and the line has four.
    .wrong-nines = That leaves 1-3-5-7: you give up a pair to keep a single tile, and its suit does not fit either.

numbers-that-move-fixed =
    Without such a note the numbers stay as printed. Only the suits are yours to choose.

    This line gives you a choice of two sums, joined by “or”. Plus and equals signs are decoration: no tile stands for them.

numbers-that-move-sum = Which of these hands follows the line?
    .right = The second sum, exactly as printed, in two suits.
    .hint = Look for these very numbers on the card.
    .option-four-five = 4 + 5 = 9
    .option-two-four = 2 + 4 = 6
    .option-three-four = 3 + 4 = 7
    .wrong-four-five = The sum is right, but the card does not print it. No note lets these numbers move.
    .wrong-two-four = A good sum, but is it on the card? Nobody pays for arithmetic, only for what is printed.

numbers-that-move-which = You have many 5s, 6s, 7s, and 8s. Which line can you play with 5-6-7-8?
    .right = Only this one has a note for it: “any 4 in a row”.
    .hint = Read the notes. Which one lets you take neighbors?
    .option-evens = The Evens line
    .option-odds = The Odds line
    .option-run = The Consecutive Run
    .wrong-evens = Its note is about suits only. So its numbers stay 2, 4, 6, 8: your 5s and 7s would be useless.
    .wrong-odds = Its numbers move, but they stay odd. Your 6s and 8s would be useless.

numbers-that-move-recall-pung = A friend plays this line, and her quint is made of 4s. Which number is her pung?
    .right = Quint, kong, pung: 4, 5, 6, as the line prints 1, 2, 3.
    .hint = Three in a row, and the quint comes first.
    .wrong = Start with 4 and count up by one for each group of numbers. Which group prints three?
    .wrong-printed = So it is printed. But her first number has moved up, and the others move with it.
    .wrong-next = That number comes right after 4, and there the line prints four.

numbers-that-move-recall-top = Which of these hands follows the line?
    .right = Three in a row, the pair in the middle, and each in its own suit.
    .hint = “In a row” means without a gap, and 9 is the end.
    .option-round = 8-9-1
    .option-evens = 4-6-8
    .option-right = 6-7-8
    .wrong-round = After 9 nothing follows. The row does not go round to 1.
    .wrong-evens = Between these numbers there are gaps. The note says “in a row”.

numbers-that-move-recall-like = You play this line with 9s. Tap every tile of this row that does not belong to it.
    .right = Nothing but 9s and flowers has a place here. Eleven tiles fit.
    .hint = “Like numbers”: all numbers are the same one.
    .wrong = All numbers of this line are the same. What else does it ask for?
    .wrong-soap = True, there is no 0 in this line. But are all your numbers the same?
    .wrong-numbers = True, these are other numbers. But one more tile has no place in the line.

numbers-that-move-recall-odd = In this line your first group is 3s. Which number is your last group?
    .right = 3-5-7-9: every number is two higher than printed.
    .hint = The numbers stay odd and in a row.
    .wrong = Four odd numbers in a row, beginning with 3. Count them off.
    .wrong-printed = So it is printed, after 1-3-5. Your first number has moved up: the last one moves as well.
    .wrong-steps = You went up by one each time. This line takes only odd numbers.

numbers-that-move-recall-fixed = You hold many 3s, 5s, 7s, and 9s. May you play this line one number higher, with 3-5-7-9?
    .right = Its note is about suits only. Numbers move only where a note says so.
    .hint = Read the note. Does it say anything about numbers?
    .option-up = Yes, if all go up by one
    .option-suits = Yes, if they stay in two suits
    .option-no = No
    .wrong-up = Moving all numbers together is how lines move that may move. Does the note of this line allow it?
    .wrong-suits = The suits would be right. But a 3 is not printed in this line. What lets you change it?
