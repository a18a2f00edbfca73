lesson-dragons-soap-winds = Dragons, Soap, and winds
    .summary = Which dragon a line wants, when Soap is a zero, and which winds will do.
    .done = You can find the right dragon for your suit, use Soap as a zero, and tell which winds a line wants.

dragons-soap-winds-matching =
    D is a dragon. Here it has the color of the numbers, so it goes with their suit: Green with Bams, Red with Craks. That’s the matching dragon.

    E has no underline: it stands for the East tile, whatever suit you choose.

dragons-soap-winds-match-dots = You make this line with 4s in Dots. Which dragons does it want then?
    .right = Bubbles again: Soap is the dragon of the Dots, so Soap matches them.
    .hint = Which dragon makes round bubbles?
    .option-red = Red
    .option-green = Green
    .option-soap = Soap
    .wrong-red = Red goes with the Craks, and your numbers are Dots.
    .wrong-green = Green goes with the Bams, and your numbers are Dots.

dragons-soap-winds-build = Build this line with 7s in Craks. The flowers and the 7s are already on your rack.
    .right = A fine hand: one color, one suit, Craks, and Red to match them. The Easts stand on their own.
    .shown = { dragons-soap-winds-build.right }
    .hint = Which dragon goes with the Craks? And which wind does the line print?
    .wrong = This doesn’t match the line yet. Read it aloud: FF, 7777, DDDD, EEEE.
    .wrong-dragons = The winds are right. But which suit do these dragons go with, and which suit are your 7s?
    .wrong-winds = The dragons match. Now compare your winds with the letter that is printed.
    .wrong-no-dragons = There are two kinds of winds on your rack, and not one dragon. What does D stand for?

dragons-soap-winds-check =
    Now at a table. You’re playing this line with 3s in Bams, and you’re one dragon short. You’ve drawn <R>.

    Do you call Mah Jongg, or discard a tile?
    .right = You checked, and it saved your hand: Red doesn’t match Bams. You’re still waiting for <G>.
    .shown = This isn’t Mah Jongg: Red doesn’t match Bams. You’re still waiting for <G>.
    .hint = Look at the suit of your 3s. Which dragon goes with it?
    .wrong = Compare your 14 tiles with the line, and the dragons with your suit.
    .wrong-false = Almost: one of your four dragons is Red, and Red doesn’t go with Bams. Your hand is dead, and the game goes on without you.
    .wrong-line-tile = You were one dragon short. Now that a tile of your line has gone, you’re two tiles short.
    .wrong-draw = Now you hold 15 tiles, and no line has 15. You draw once in a turn, then you discard.

dragons-soap-winds-take = A little later, the player across from you discards <G>. Do you claim it for Mah Jongg, or let it go?
    .right = Mah Jongg! It was worth the wait: 3 Bams with their own dragon, four Easts, and two flowers.
    .hint = Compare the newest discard with the group that is not complete.
    .wrong = Look at the <G> in the middle. What is it worth to your line?
    .wrong-let-go = What a shame: that was the fourth Green, and the other three are yours. Now only a joker can help you.
    .wrong-draw = The <G> comes first: claim it, or let it go.

dragons-soap-winds-opposite =
    On other cards a line may want an opposite dragon, one that doesn’t match. With Dots that is Red or Green, whichever you like.

    The note tells you, or the color does: a D in a color of its own is from another suit.

dragons-soap-winds-opposite-craks = A line wants an opposite dragon, and your numbers are these. Click every dragon in the row that would do.
    .right = Both of them: Green or Soap. Neither goes with the Craks.
    .shown = { dragons-soap-winds-opposite-craks.right }
    .hint = First find the dragon that goes with the Craks. The others are opposite.
    .wrong = Only dragons are wanted, and only those that don’t go with the suit of these numbers.
    .wrong-matching = This one goes with the Craks. It’s the matching dragon.
    .wrong-all = One of these three goes with the Craks. Leave that one out.
    .wrong-green = It goes with the Bams, so it would do. But the row has another that doesn’t go with the Craks.
    .wrong-soap = It goes with the Dots, so it would do. But it’s not the only one in the row.

dragons-soap-winds-letters = You’re playing this line in Bams and Dots. The marked part has letters, but no D. Which tiles does it want?
    .right = The letters mean what they say: R is Red and G is Green, whatever your suits. Only D follows the suit.
    .shown = { dragons-soap-winds-letters.right }
    .hint = Look at the letters, and at the missing underline.
    .option-match = Green and Soap
    .option-printed = Red and Green
    .option-soap = Red and Soap
    .wrong-match = These two match your suits. But this part has no underline, so your suits don’t matter.
    .wrong-soap = The first tile is right. Soap is printed 0. What does the second letter say?

dragons-soap-winds-soap =
    Soap is busy: it has two jobs. Where the card prints D, it’s the dragon of the Dots. Where it prints 0, it’s a zero and goes with any suit, as in the year 2026.

    Either way it’s the same tile, and there are four.

dragons-soap-winds-zero = You’re playing this line with 2s in Bams, then 2s and 6s in Craks. Click every tile on your rack that has no place in it, or is one too many.
    .right = Well sorted: three Soaps are zeros, and the fourth is one too many. Twelve tiles fit.
    .shown = Three Soaps are zeros, and the fourth is one too many. Twelve tiles fit.
    .hint = Count every group. How many zeros does the line print?
    .wrong = Say the line with your suits: FF, 222 in Bams, 000, 222 666 in Craks. What’s left over?
    .wrong-soaps = You have no Dots, true. But a zero has no suit: the line has a place for some of your Soaps.
    .wrong-dragon = True, that one has no place. Now count the 0s on the card, and then your Soaps.

dragons-soap-winds-left = Your line wants three zeros, and you hold these two Soaps. Another player has discarded one, as a dragon. How many more can still come?
    .right = Just one: of four Soaps, two are yours and one is gone. Zero or dragon, it’s the same tile.
    .hint = How many Soaps are there in all?
    .wrong = Start with how many Soaps there are. Take away yours and the discarded one.
    .wrong-two = You left out the discarded one. A zero and a white dragon are the same tile.
    .wrong-eight = That would make eight in all. There are not four zeros and four dragons: it’s one and the same tile.

dragons-soap-winds-flower = Another game. You’re playing this line and are one flower short. The player on your right discards <F>. What do you do?
    .right = Mah Jongg! A discarded flower can be claimed, just like any other tile.
    .hint = Compare the line with your tiles. What’s missing?
    .wrong = Look at the newest discard. Does your line need it?
    .wrong-let-go = The next player has taken a turn, and that flower is gone. You can only wait for another.
    .wrong-draw = Not now. The newest discard is waiting for your answer: claim it, or let it go.

dragons-soap-winds-any-wind =
    A wind has no suit. Where it’s printed, it’s exactly that wind: EEE is three Easts, NEWS one of each.

    On other cards a line may say “any wind.” Then you choose which one, but the whole group is that wind.

dragons-soap-winds-any-kong = A line on another card wants a kong of any wind. Which of these will do?
    .right = Four Wests. Any of the four winds will do, as long as all four tiles are alike.
    .shown = { dragons-soap-winds-any-kong.right }
    .hint = A kong is four alike.
    .option-news = One of each
    .option-wests = Four Wests
    .option-two = Two Easts, two Souths
    .wrong-news = These are four winds, but four different ones. Where would the kong be?
    .wrong-two = Those are two pairs. The whole group has to be one wind.

dragons-soap-winds-named = Which of these hands follows the line?
    .right = Letter by letter, just as printed. No note lets you choose a wind here.
    .hint = Read the letters at the end of the line. Which of them stands alone?
    .option-west = A single West
    .option-soap = A single Soap
    .option-south = A single South
    .wrong-west = The line prints W three times and S once. Here it’s the other way around.
    .wrong-soap = Soap begins with S, but the card prints it 0. Which wind is S?

dragons-soap-winds-recall-matching = You make this line with 9s in Craks. Click every tile in the row that fits its DDDD.
    .right = Red is the matching dragon of the Craks.
    .shown = { dragons-soap-winds-recall-matching.right }
    .hint = D has the color of the numbers. Which dragon goes with their suit?
    .wrong = Only one kind of dragon matches the suit of your numbers. Click all of that kind, and nothing else.
    .wrong-soap = Soap goes with the Dots. Your numbers are Craks.
    .wrong-green = Green goes with the Bams. Your numbers are Craks.
    .wrong-all = These are all dragons. But D has the color of the numbers, so it has to match their suit.

dragons-soap-winds-recall-opposite = A line wants an opposite dragon, and your numbers are these. Which dragon is ruled out?
    .right = Green goes with the Bams: it’s the matching one. Red and Soap are opposite.
    .hint = Opposite means that it doesn’t match. Which one matches?
    .option-red = Red
    .option-soap = Soap
    .option-green = Green
    .wrong-red = Red goes with the Craks. So with these numbers it’s opposite, and will do.
    .wrong-soap = Soap goes with the Dots. So with these numbers it’s opposite, and will do.
dragons-soap-winds-recall-opposite-2 = { dragons-soap-winds-recall-opposite }
    .right = Red goes with the Craks: it’s the matching one. Green and Soap are opposite.
    .hint = { dragons-soap-winds-recall-opposite.hint }
    .option-red = { dragons-soap-winds-recall-opposite.option-red }
    .option-soap = { dragons-soap-winds-recall-opposite.option-soap }
    .option-green = { dragons-soap-winds-recall-opposite.option-green }
    .wrong-green = Green goes with the Bams. So with these numbers it’s opposite, and will do.
    .wrong-soap = { dragons-soap-winds-recall-opposite.wrong-soap }

dragons-soap-winds-recall-four = You use these three as zeros. The player across from you needs Soaps as dragons. How many are left for her?
    .right = One. There are four Soaps, whether they serve as zeros or as dragons.
    .hint = Zero or dragon, it’s the same tile. Begin with all of them, and take away yours.
    .wrong = How many Soaps are there in all? Take away yours.
    .wrong-four = That’s all of them together. You hold three of those.
    .wrong-eight = That would make eight in all. A zero and a white dragon are the same tile.

dragons-soap-winds-recall-any = A line on another card wants a pair of any wind. Which of these will do?
    .right = Two Souths. You choose the wind, but both tiles are that one.
    .shown = { dragons-soap-winds-recall-any.right }
    .hint = A pair is two alike, and both are naturals.
    .option-two = North and South
    .option-joker = East and a joker
    .option-same = Two Souths
    .wrong-two = Two winds, but two different ones. A pair is two alike.
    .wrong-joker = A pair takes no joker, not even a pair of winds.

dragons-soap-winds-recall-table-soap = You’re playing this line with 8s in Dots, and you’re one tile short. The player on your right discards <0>. What do you do?
    .right = Mah Jongg! Where the card prints D, Soap is the dragon of the Dots.
    .hint = Which dragon goes with the Dots?
    .wrong = Look at the newest discard. Does your line need it?
    .wrong-let-go = The next player has taken a turn. That was the fourth Soap, and your line needed it.
    .wrong-draw = Not now. The newest discard is waiting for your answer: claim it, or let it go.

dragons-soap-winds-recall-table-dragon = You’re playing this line with 5s in Craks. You were one dragon short, and you’ve drawn <0>. Call Mah Jongg, or discard a tile.
    .right = You looked before you spoke: Soap matches Dots, not Craks. You’re still waiting for the fourth <R>.
    .shown = Soap matches Dots, not Craks. You’re still waiting for the fourth <R>.
    .hint = Which dragon goes with the Craks?
    .wrong = Compare your dragons with the suit of your 5s.
    .wrong-false = Soap doesn’t go with Craks. Your hand is dead, and the others play on.
    .wrong-line-tile = That one belonged to your line, and it lies in the middle now. You’re two tiles short.
