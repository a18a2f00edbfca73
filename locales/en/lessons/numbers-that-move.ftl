lesson-numbers-that-move = Reading a line: numbers that move
    .summary = What the words in parentheses allow: when the numbers of a line can move, and when they stay.
    .done = You can tell which numbers a line leaves up to you, and move them correctly: one line has become many.

numbers-that-move-model =
    The words in parentheses are the note. “Any 2 suits” only repeats the colors. “Any 4 in a row” is new: 1-2-3-4 is just an example, and 5-6-7-8 is just as good.

    Numbers move together; sizes and colors stay.

numbers-that-move-from-five = You’re playing this line with four 5s instead of four 1s, and every other number moves up with them. Which number is the pair at the end?
    .right = You moved them all together: F 5555 6666 777 88. The first number went up by four, and so did the others.
    .shown = F 5555 6666 777 88. The first number goes up by four, and so do the others.
    .hint = Say the groups in order: four 5s, then four ...
    .wrong = The numbers stay in a row. Start with 5 and count up by one for each group, to the last.
    .wrong-printed = That’s the pair as printed. But the first group has moved up, and the others move with it.
    .wrong-next = That number comes right after 5: it’s the second group of numbers. The pair is farther along.
    .wrong-pung = That number is the third group of numbers, and there the line prints three. The pair comes after it.

numbers-that-move-slide = Which of these hands follows the line?
    .right = You checked everything: 3-4-5-6 in a row, each group as large as printed, and the suit changes where the color does.
    .shown = 3-4-5-6 in a row, each group as large as printed, and the suit changes where the color does.
    .hint = Are the numbers in a row? Is the largest group where the line has it?
    .option-gap = 2-3-5-6
    .option-right = 3-4-5-6
    .option-sizes = 4-5-6-7
    .wrong-gap = There’s no 4 between the 3 and the 5. “In a row” allows no gaps, and nobody pays for this hand.
    .wrong-sizes = The numbers are in a row. But the line prints four of the lowest number, and this hand has three of it.

numbers-that-move-highest = This line can be 1-2-3, 2-3-4, 3-4-5, and so on up. Which number does the highest row start with?
    .right = 7: the row 7-8-9 is as high as three can climb. Nothing comes after 9, not even 1.
    .shown = { numbers-that-move-highest.right }
    .hint = Count back from 9: three numbers, the 9 included.
    .wrong = The row can begin higher than that. Try a higher number.
    .wrong-nine = Then the next group would be 10s, and there’s no such tile.
    .wrong-eight = Then the second group is 9s. And the third?
    .wrong-six = From 6 you reach 8. There’s still a little room above.

numbers-that-move-strays = You’re playing 3s and 4s in Bams, 5s and 6s in Dots. Three tiles on this rack have no place in the line. Click them.
    .right = You found all three. The pair takes only two 4s, and your 6s have to be Dots. Eleven tiles fit.
    .shown = The pair takes only two 4s, and your 6s have to be Dots. Eleven tiles fit.
    .hint = Say the line with your numbers: FF, 3333 44 in Bams, 5555 66 in Dots.
    .wrong = Compare tile by tile: 3333 44 in Bams, 5555 66 in Dots. What’s one too many, or in another suit?
    .wrong-suit = True, those are in the wrong suit. Now look at the sizes: is any group larger than printed?
    .wrong-size = True, that is one too many. Now look at the suits of the last two groups.
    .wrong-fives = The third 4 is one too many, true. But the 5s are Dots, as they should be. Which tiles are in a suit you’re not using?

numbers-that-move-build-run = Build this line, starting with 4s. The flowers and the 4s are already on your rack.
    .right = Lovely: 4444 55 6666, in a row, in three suits, and the pair in the middle.
    .shown = 4444 55 6666: in a row, in three suits, and the pair in the middle.
    .hint = After 4 come 5 and 6. Three colors: no two of these groups share a suit.
    .wrong = This doesn’t match the line yet. Say the line with your numbers, group by group, and add each group as you go.
    .wrong-suits = The numbers are right. But the line has three colors, and your groups are not in three different suits.
    .wrong-sizes = The right kinds of tiles, but not the right sizes. Sizes stay in place: which group is the pair?
    .wrong-gap = These numbers are not in a row. You start with 4, and none can be left out.

numbers-that-move-like =
    Another note: “like numbers.” Now all the numbers in the line are the same, and you choose which.

    The card prints 1s as an example. Here they’re all 7s. Nothing is in a row.

numbers-that-move-build-like = Build this line with 5s. The flowers and one kong are already on your rack.
    .right = That’s a handsome hand: eleven 5s in three suits, and three flowers. Which suit gets only three is up to you.
    .hint = One number, three suits: you still need a kong and a pung.
    .wrong = This doesn’t match the line yet. What does the note say about the numbers, and what do the colors say?
    .wrong-one-off = Two groups have the same number, and the Dots have another. All three must be the same.
    .wrong-row = The sizes are right, but the numbers differ. This note doesn’t say “in a row.”

numbers-that-move-odd =
    This note says “any 4 odd numbers in a row.” The line stays odd: 1-3-5-7 can only become 3-5-7-9.

    Every number goes up by two. 2, 4, 6, and 8 never come in.

numbers-that-move-odd-strays = You’re playing this line with 3-5-7-9. Four tiles on this rack have no place in it. Click them.
    .right = Even the 1 didn’t slip past you: a row that starts with 3 leaves it out. The even tiles go, too. Ten tiles fit.
    .shown = The even tiles go, and the 1 as well: a row that starts with 3 leaves it out. Ten tiles fit.
    .hint = Your numbers are 3, 5, 7, and 9. Which tiles are none of these?
    .wrong = Say your four numbers, 3-5-7-9, and check every tile against them.
    .wrong-evens = True, the even ones have no place. But one more tile is not in 3-5-7-9.
    .wrong-nines = The even ones go, true. But the 9s are in 3-5-7-9. Another tile is not.

numbers-that-move-fixed =
    When the note says nothing about numbers, they stay as printed. You choose only the suits.

    This line gives you two sums to choose from, joined by “or.” The plus and equals signs are decoration: there are no tiles for them.

numbers-that-move-sum = Which of these hands follows the line?
    .right = The second sum, exactly as printed, in two suits. You’d be paid for that one.
    .hint = Look for these very numbers on the card.
    .option-four-five = 4 + 5 = 9
    .option-two-four = 2 + 4 = 6
    .option-three-four = 3 + 4 = 7
    .wrong-four-five = The arithmetic is right, but the card doesn’t print it. No note lets these numbers move.
    .wrong-two-four = A good sum, but is it on the card? Nobody pays for arithmetic, only for what is printed.

numbers-that-move-which = You have lots of 5s, 6s, 7s, and 8s. Which line can you play with 5-6-7-8?
    .right = You read the notes, and that’s the trick: this one says “any 4 in a row.” The other line only lets odd numbers in.
    .shown = Its note says “any 4 in a row.” The other line only lets odd numbers in.
    .hint = Read the notes. Which one lets you use numbers in a row?
    .option-odds = The Odds line
    .option-run = The Consecutive Run line
    .option-both = Both lines
    .wrong-odds = Its numbers move, but they stay odd. Your 6s and 8s would be useless.
    .wrong-both = Both notes let the numbers move, but not in the same way. In one of them, half of your numbers would be useless.

numbers-that-move-recall-pung = Rosa is playing this line, and her quint is 4s. Which number is her pung?
    .right = Rosa would be pleased: quint, kong, pung: 4, 5, 6, just as the line prints 1, 2, 3.
    .shown = Quint, kong, pung: 4, 5, 6, just as the line prints 1, 2, 3.
    .hint = Three in a row, and the quint comes first.
    .wrong = Start with 4 and count up by one for each group of numbers. Which group prints three?
    .wrong-printed = That’s how it’s printed. But her first number has moved up, and the others move with it.
    .wrong-next = That number comes right after 4, and there the line prints four.
numbers-that-move-recall-pung-2 = Rosa is playing this line, and her quint is 7s. Which number is her pung?
    .right = As high as it goes: 7, 8, 9, just as the line prints 1, 2, 3.
    .hint = { numbers-that-move-recall-pung.hint }
    .wrong = Start with 7 and count up by one for each group of numbers. Which group prints three?
    .wrong-printed = { numbers-that-move-recall-pung.wrong-printed }
    .wrong-next = That number comes right after 7, and there the line prints four.

numbers-that-move-recall-top = Which of these hands follows the line?
    .right = Three in a row, the pair in the middle, and each group in its own suit.
    .shown = { numbers-that-move-recall-top.right }
    .hint = “In a row” means without a gap, and 9 is the end.
    .option-round = 8-9-1
    .option-evens = 4-6-8
    .option-right = 6-7-8
    .wrong-round = Nothing comes after 9. The row doesn’t wrap around to 1.
    .wrong-evens = There are gaps between these numbers. The note says “in a row.”

numbers-that-move-recall-like = You’re playing this line with 9s. Click every tile in this row that has no place in it.
    .right = Nothing but 9s and flowers has a place here. Eleven tiles fit.
    .shown = { numbers-that-move-recall-like.right }
    .hint = “Like numbers”: all the numbers are the same.
    .wrong = All the numbers of this line are the same. What else does it ask for?
    .wrong-soap = True, there’s no 0 in this line. But are all your numbers the same?
    .wrong-numbers = True, these are other numbers. But one more tile has no place in the line.

numbers-that-move-recall-odd = In this line, your first group is 3s. Which number is your last group?
    .right = 3-5-7-9: every number is two higher than printed.
    .hint = The numbers stay odd and in a row.
    .wrong = Four odd numbers in a row, beginning with 3. Count them off.
    .wrong-printed = That’s how it’s printed, after 1-3-5. Your first number has moved up, so the last one moves as well.
    .wrong-steps = You went up by one each time. This line takes only odd numbers.

numbers-that-move-recall-fixed = You hold lots of 3s, 5s, 7s, and 9s. Can you play this line one number higher, with 3-5-7-9?
    .right = You read the note: it’s only about suits. Numbers move only where a note says so.
    .shown = The note is only about suits. Numbers move only where a note says so.
    .hint = Read the note. Does it say anything about numbers?
    .option-up = Yes, if all go up by one
    .option-suits = Yes, if they stay in two suits
    .option-no = No
    .wrong-up = When a line can move, all its numbers do move together. But does the note of this line allow it?
    .wrong-suits = The suits would be right. But no 3 is printed in this line. What would let you change it?
