lesson-sections-and-value = Sections, value, X and C
    .summary = How the card is arranged, what a line pays, and when you may show part of your hand.
    .done = You can find a line by its section, and say what it pays and whether it may be exposed.

sections-and-value-sections =
    A card looks crowded at first. But it’s divided into sections, each with a name.

    Evens use only 2, 4, 6, 8; Odds only 1, 3, 5, 7, 9. Consecutive Run takes numbers in a row, Like Numbers one number in several suits.

sections-and-value-by-twos = Ann has won with this hand. Look at its numbers, think of the section, and find the line.
    .right = Found it: only odd numbers, 3, 5, 7, 9. So you look under Odds.
    .shown = Only odd numbers, 3, 5, 7, 9. So you look under Odds.
    .hint = What do all these numbers have in common?
    .option-evens = Evens
    .option-run = Consecutive Run
    .option-odds = Odds
    .option-like = Like Numbers
    .wrong-evens = That section takes only 2, 4, 6, 8. None of Ann’s numbers is even.
    .wrong-run = The numbers of that line go up by one each time. How do these go up?
    .wrong-like = There all numbers are the same. This hand has four different ones.

sections-and-value-more =
    Some names say it all: 2026 has the digits of the year, Winds and Dragons mostly letters. Sums adds two numbers.

    Quints has five alike, so it needs a joker. Singles and Pairs has nothing larger than a pair: jokers are no help.

sections-and-value-sum = Now the section Sums. The flowers and three 3s are on your rack. Choose one of the two sums that this line prints, and build it.
    .right = The sum comes out: just as it’s printed, in two suits.
    .shown = { sections-and-value-sum.right }
    .hint = Read the two sums on the card. The 3s belong to both of them.
    .wrong = That isn’t one of its sums yet. Read one aloud, number by number, and add each group as you go.
    .wrong-suits = The numbers are right. But the result is printed in another color, and your hand has only one suit.
    .wrong-no-sum = Read your three numbers as a sum. Is it one of the two on the card?

sections-and-value-takes-jokers = Your rack has three jokers, and this line from Quints is waiting for them. Click every group in which a joker may stand.
    .right = All but the pair of flowers, yes. In Singles and Pairs no group is larger than that, so not one joker would have a place.
    .shown = All but the pair of flowers. In Singles and Pairs no group is larger than that, so not one joker would have a place.
    .hint = A joker needs a group of three or more.
    .wrong = Count the tiles of each group. Three or more alike take jokers, and there may be more than one such group.
    .wrong-pair = You clicked the two flowers. How large must a group be for a joker?
    .wrong-quint = The quint can’t even do without one. But are there other groups of three or more that you left out?

sections-and-value-value =
    The number is the value: what a win is worth in points. The harder the line, the more it usually pays: quints 40, Singles and Pairs 50.

    Should your 14 tiles ever fit two lines, you’re paid for the one worth more.

sections-and-value-two-fit = Your 14 tiles fit a line worth 25 and another worth 30. Which value counts?
    .right = One hand, one line, and you get the better one.
    .hint = You win once. Which of the two would you name?
    .option-smaller = 25
    .option-larger = 30
    .option-both = 55
    .wrong-smaller = Nobody makes you take less than your hand is worth.
    .wrong-both = You win with one line, even when two of them fit.

sections-and-value-yearly =
    Every year there’s a new card with new lines and values. The game stays the same. Your table plays by a printed one: it has colors, but usually no underlines.

    Its sections differ, too: many cards have one for 3, 6, and 9; ours doesn’t.

sections-and-value-threes = Only one line on this card uses 3, 6, and 9. Which one is it?
    .right = Good hunting: it’s under Winds and Dragons, because it begins with all four winds.
    .shown = It’s under Winds and Dragons, because it begins with all four winds.
    .hint = Look for all three of them: 3, 6, and 9.
    .option-sums = Sums
    .option-odds = Odds
    .option-winds = Winds and Dragons
    .option-run = Consecutive Run
    .wrong-sums = It prints a 3, but neither 6 nor 9.
    .wrong-odds = 6 is even. Can an odd line ever have it?
    .wrong-run = Between 3 and 6 there are other numbers, and a row leaves none out.

sections-and-value-exposed =
    Now to the table. The player on your right discards a <9B>, and the player on your left claims it to complete a group.

    Everybody can see that group now: it’s exposed. A line marked X, like this one, lets you do that.

sections-and-value-concealed =
    C means concealed. No part of such a hand is shown before it wins, so you have to draw what it needs.

    Only the very last tile may be claimed, for Mah Jongg. You’re playing this line; four tiles are missing.

sections-and-value-hidden = The player on your left discards a tile that your line wants: with your two it would make three. Claim it or let it go?
    .right = It hurts, but well held: your hand stays hidden. As long as more than one tile is missing, you wait for the wall.
    .shown = Let it go, though it hurts: your hand stays hidden. As long as more than one tile is missing, you wait for the wall.
    .hint = Look at the letter at the end of the line.
    .wrong = First answer the discard: claim it, or let it go?
    .wrong-claim = Now everybody can see your group. Your line is marked C: you can no longer win with it.
    .wrong-mah-jongg = Even with this tile you’d be three short, so it can’t be Mah Jongg.

sections-and-value-last-tile = Another game. This line is marked C, too, and you hold 13 of its 14 tiles. The player across discards the last one. What do you do?
    .right = Mah Jongg! The very last tile may be claimed for every line, concealed or not, single or pair.
    .hint = How many tiles are missing?
    .wrong = Answer the discard first. Count what is missing before you do.
    .wrong-let-go = The next player has drawn, and that tile is out of reach now. It was the only one you still needed.
    .wrong-open = A group of two is never exposed, and you don’t have to expose anything. Count: how many tiles do you have with this one?

sections-and-value-too-late = You claimed a <4B>, and your three are exposed on top of your rack. Your tiles were gathered for these two lines. With one of them you can still win. Discard a tile that only the other one wanted.
    .right = Well judged: Evens has three 4s and is marked X, so it goes on. The other line was over when you exposed a group.
    .shown = Evens has three 4s and is marked X, so it goes on. The other line was over when you exposed a group.
    .hint = The line must have three 4s, and its letter must allow you to show them.
    .wrong = It’s your turn to discard. Look first at the letters of the two lines.
    .wrong-evens = Evens wanted that tile. Three of your tiles are exposed: look at the letter of the other line. Can it still win?
    .wrong-win = Your tiles are still spread over two lines, and neither of them is complete.

sections-and-value-dearest = You want to be free to expose groups. Which of these lines pays you the most?
    .right = Both in one: its X lets you expose, and of the lines that may be exposed it pays the most.
    .shown = { sections-and-value-dearest.right }
    .hint = First the letter, then the number.
    .wrong-concealed = No line here pays more. But may it be exposed?
    .wrong-second = It may be exposed. But another one that may be pays more.

sections-and-value-your-card = Somebody wins with this hand. Think of its section first, then find the line.
    .right = That’s the one, group by group. On any card, this year’s or next: section first, line second.
    .hint = Compare group by group: how many tiles, which number or letter, how many suits?
    .wrong-nearest = Lay it beside the hand, group by group. Where do they differ?
    .wrong-second = Which numbers or letters does it ask for, and which are in the hand?
    .wrong-third = Look at the tiles it asks for. Are they in this hand?

sections-and-value-recall-year = Ben shows this hand and says “Mah Jongg.” Which line is it?
    .right = Well read: 2, 0, 2, 6, the digits of the year, with Soap as zero.
    .shown = 2, 0, 2, 6, the digits of the year, with Soap as zero.
    .hint = Read the numbers from left to right. What’s printed for Soap?
    .option-year = 2026
    .option-evens = Evens
    .option-like = Like Numbers
    .wrong-evens = 2s and 6s are even. But this hand has Soap instead of 4s and 8s.
    .wrong-like = There’s a 6 among the 2s. In that line, all numbers are the same.

sections-and-value-recall-pays = Three lines of one card. Which one is worth the most?
    .right = The number at its end is the largest of the three.
    .hint = The value is the number at the end of a line.
    .wrong-second = Another one is worth more. Read the numbers at the end.
    .wrong-third = Compare the numbers at the ends of all three. Is this one the largest?

sections-and-value-recall-new-card = Next year’s card is out. What will be different?
    .right = New lines and new values. But the game you’re learning now stays yours.
    .hint = What’s printed on a card?
    .option-rules = How tiles are drawn and claimed
    .option-values = Nothing but the values
    .option-lines = The lines and what they’re worth
    .wrong-rules = That stays. The card only says what wins and what it pays.
    .wrong-values = The values change, and something else on the card does, too.

sections-and-value-recall-exposed = Which of these lines has to stay hidden until your last tile?
    .right = You read the letter: with C, nothing is shown before you win. The other two are marked X.
    .shown = With C, nothing is shown before you win. The other two are marked X.
    .hint = Look at the letter at the end of each line.
    .wrong-second = It ends in X: its groups may be claimed and exposed. Which line ends in another letter?
    .wrong-third = Look at the letter at its end. With an X you may expose groups.

sections-and-value-recall-two-lines = Your winning hand fits two lines, one worth 40 and one worth 25. What are you paid for?
    .right = The line worth more counts.
    .shown = { sections-and-value-recall-two-lines.right }
    .hint = You win once, with one line.
    .option-first = The one that stands first on the card
    .option-sum = Both together
    .option-dearer = The one worth 40
    .wrong-first = Their order on the card doesn’t matter.
    .wrong-sum = One hand is paid once.

sections-and-value-recall-hidden = You’re playing this line with 6s, 7s, 8s, and 9s; three tiles are missing. The player across discards a <7B>. What do you do?
    .right = You let it go, and wait for the wall. Nothing of this hand may be shown.
    .hint = Look at the letter at the end of the line.
    .wrong = Answer the discard: claim it, or let it go?
    .wrong-claim = Your three <7B> are exposed now, and this line is marked C. You can’t win with it anymore.
    .wrong-mah-jongg = With this tile, two others would still be missing.
