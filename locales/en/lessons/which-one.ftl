lesson-which-one = Choosing a line
    .summary = Several lines fit your rack: how near they are, jokers, X or C, value, and what can still come.
    .done = You can weigh two or three lines against each other and say why you choose one.

which-one-weigh =
    For this rack, the first line is four tiles away and pays 25. The second is six away and pays 50.

    Take the closer one. A line pays only when it’s complete, and each missing tile can take many turns.

which-one-near = Another rack. Which of these lines would you play?
    .right = A sensible choice: only four tiles are missing. Whatever the others pay, they need more.
    .shown = Only four tiles are missing. Whatever the others pay, they need more.
    .hint = Count for each line what is missing. Only then look at the points.
    .wrong-nearest = Count once more: another line here needs fewer tiles, and the closer one comes first.
    .wrong-second = Whatever it pays, it pays nothing before it’s complete. Which line needs fewer tiles?
    .wrong-third = How much of your rack belongs to it? Another line can use more.

which-one-jokers =
    When you count, jokers count too, but only where they may stand: in groups of three or more alike.

    Here one joker stands for a <1C> and one for a <3D>. In a single or a pair, a joker is never allowed.

which-one-count = Play this line with the numbers and suits that use the most of your rack. How many tiles are missing? Count the jokers wherever they may stand.
    .right = Eight tiles fit, and both jokers help: ten of 14, so four are missing.
    .shown = { which-one-count.right }
    .hint = A joker may stand in any group of three or more alike. Count what fits, and subtract it from 14.
    .wrong = First count the tiles that fit, then the jokers. The line has 14 tiles.
    .wrong-without = That’s without your jokers. Can they help in this line?
    .wrong-thirteen = Did you start from 13? The line has 14 tiles.
    .wrong-fit = That’s how many fit. The question is how many are missing.

which-one-with-jokers = Now a rack with two jokers. Which of these lines would you play?
    .right = A good home for both jokers: with the eight tiles that fit, only four are missing.
    .shown = With the eight tiles that fit and both jokers, only four are missing here.
    .hint = In which of these lines is there a place for both jokers?
    .wrong-nearest = It looks close, but another line gets closer. Where may your two jokers stand in each?
    .wrong-second = Count what fits, then see whether both jokers find a group of three or more. Another line does better.
    .wrong-third = Little of your rack belongs to it. Which line uses your tiles and both jokers?

which-one-equal =
    Sometimes two lines are equally near. Then look at the letter. For an X line you can draw and claim; for a C line you can only draw, until the last tile.

    If the letters are the same, too, take the line that pays more.

which-one-x-or-c = Three tiles are missing for two of these lines. Which one would you play?
    .right = Good thinking: equally near, worth the same, but with an X you may also claim discards.
    .shown = Equally near, worth the same, but with an X you may also claim discards.
    .hint = Two of them are equally near. What do you see at their ends?
    .option-concealed = Line 4 of Consecutive Run
    .option-exposed = Line 2 of Consecutive Run
    .option-pairs = Singles and Pairs
    .wrong-concealed = It’s as near as another. But look at its letter: two of the three missing tiles would have to come from the wall.
    .wrong-pairs = It pays more, but four tiles are missing. You’d have to draw three of them yourself, and no joker helps.

which-one-value = Two jokers again. Two of these lines are three tiles away. Which one would you play?
    .right = Now you’re weighing like a player: equally near, both X, and 40 points instead of 25. With two jokers, five alike are no problem.
    .shown = Equally near, both X, and 40 points instead of 25. With two jokers, five alike are no problem.
    .hint = Count what is missing for each. Then the letters, then the points.
    .option-run = Line 1 of Consecutive Run
    .option-two-suits = Line 2 of Consecutive Run
    .option-quints = Quints
    .wrong-run = Three are missing, true. But there’s another line just as near, and it pays more.
    .wrong-two-suits = Your 6s, 7s, and 8s are all Dots, and this line wants two suits. Five tiles would be missing.

which-one-live =
    At the table, you’re four tiles short of two lines: Evens (FFF 222 444 66 888) and 2026 (FF 222 000 222 666).

    A discard nobody claims is gone. Look at the discards: which of the tiles you need can still come? Those are live.

which-one-alive = Evens needs a flower, two <4C>, and an 8. 2026 needs Soap, two 2s, and a 6. Which line has the better chance?
    .right = You looked around the table: you hold two Soaps, and the other two are discarded, so only a joker could help. All that Evens needs can still come.
    .shown = You hold two Soaps, and the other two are discarded, so only a joker could help. All that Evens needs can still come.
    .hint = There are four of each tile. Look for the ones you need among the discards.
    .option-year = 2026
    .option-evens = Evens
    .option-same = Both the same
    .wrong-year = It needs a third Soap. How many Soaps do you hold, and how many are in the middle?
    .wrong-same = Both are four tiles away. But can all of those still come?

which-one-give-up = You drew <8D>. Now make up your mind: discard a tile that only the other line wanted.
    .right = Three are missing for Evens. A tile of the other line had to go; that’s the price of choosing, and it was worth paying.
    .shown = { which-one-give-up.right }
    .hint = Look for tiles that are not printed in the line above.
    .wrong = It’s your turn to discard. Choose a tile that this line can’t use.
    .wrong-drawn = Evens wants three 8s, and you had them all for a moment. Now four tiles are missing again.
    .wrong-line-tile = This line wanted that tile. And what it can’t use is still on your rack.
    .wrong-again = You hold 14 tiles. One draw a turn, then a discard.

which-one-dear =
    Fifty points! Only four tiles are missing, and you fall in love with this line, as we all do once. Watch the discards.

    Two <6B> and a <7B>, and you could claim none. With a C you claim nothing but the very last tile.

which-one-four-still = You drew <4C>. How many tiles are still missing for the line you love?
    .right = Four, as before. You’re in love, and you can still count: the line has no place for a third <4C>, and none for your jokers.
    .shown = Four, as before: the line has no place for a third <4C>, and none for your jokers.
    .hint = Ten of its tiles are on your rack. Did anything come?
    .wrong = R and G, two flowers, and which pairs? The line has 14 tiles.
    .wrong-jokers = You counted the jokers. Where could they stand in this line?
    .wrong-drawn = You’ve had two <4C> all along. Is there a place for a third?
    .wrong-fit = You counted the tiles that you have. How many are still to come?

which-one-switch = The same tiles, another line. With 3s, 4s, and 5s in Craks and two jokers, it’s two tiles away, pays 40, and may be exposed. Discard a tile it can’t use.
    .right = That took courage: a dragon went, and with it the dream of 50 points. Two tiles are missing here, and discards can be claimed.
    .shown = A dragon went, and with it the dream of 50 points. But only two tiles are missing here, and discards can be claimed.
    .hint = Two flowers, 3s, 4s, 5s, and jokers. What else is there?
    .wrong = It’s your turn to discard. Choose a tile that this line can’t use.
    .wrong-drawn = Ah, love. The other line is still four tiles away, and this one is back to three.
    .wrong-joker = Five alike are impossible without a joker, and now you have one less.
    .wrong-line-tile = This line wanted that tile. What it can’t use is still on your rack.

which-one-own =
    Last, a rack without a line to go with it. Find two or three lines on the card (the Card button shows it), and weigh them.

    You’ve drawn <S>. Discard the tile you can best do without.
    .right = Good choice, and nobody told you: your closest lines hardly miss that tile.
    .shown = Your closest lines hardly miss this tile.
    .hint = Find your two or three closest lines. Which tile does none of them want?
    .wrong = It’s your turn to discard: choose one tile.
    .wrong-joker = A joker can stand in any group of three or more, whatever line you choose. Which of your tiles can do less?
    .wrong-dearer = That one has its price. What do your closest lines lose with this tile?

which-one-recall-near = Which of these lines would you play with this rack?
    .right = Nine of your tiles fit, five are missing. No other line here comes as near.
    .shown = { which-one-recall-near.right }
    .hint = Count for each line what is missing.
    .wrong-nearest = Another line needs fewer tiles. How close it is counts before what it pays.
    .wrong-second = Count what it still needs, group by group. Does another line need less?
    .wrong-third = Look at the numbers and letters that you hold most of. Does this line want them?

which-one-recall-count = Play this line with the numbers and suits that use the most of your rack. How many tiles are missing? Count the joker, too.
    .right = Nine tiles and the joker fit: ten of 14, so four are missing.
    .shown = { which-one-recall-count.right }
    .hint = Count what fits, the joker included, and subtract it from 14.
    .wrong = Go group by group: how many does it print, and how many of those do you hold?
    .wrong-without = That’s without the joker. Is there a group of three or more that it can join?
    .wrong-thirteen = Did you start from 13? The line has 14 tiles.

which-one-recall-equal = Two lines are three tiles away each, and each is worth 30. One is marked X, the other C. Which would you rather play?
    .right = The wider road: with an X you may draw and claim, so more tiles can help you.
    .shown = { which-one-recall-equal.right }
    .hint = Where can the missing tiles come from?
    .option-c = The one marked C
    .option-x = The one marked X
    .option-same = It makes no difference
    .wrong-c = With a C you must let every discard go, until only one tile is missing.
    .wrong-same = They pay the same, but can you get the missing tiles in the same way?

which-one-recall-order = Two lines fit your rack. What do you look at first, second, and third?
    .right = An unfinished line pays nothing, so the points come last.
    .hint = What helps you to complete a line comes before what it pays.
    .item-missing = How many tiles are missing
    .item-letter = X or C
    .item-value = What it pays
    .wrong = Which of the three decides whether you ever finish the line?
    .wrong-dear = You begin with what you’re paid. But first you have to complete the line.
    .wrong-letter = X is a help, but it can’t make up for many missing tiles.
    .wrong-last = How near a line is comes last in your order. And if it’s nine tiles away?

which-one-recall-live = You’re playing this line and hold one North. How many more Norths can still come? Look around the table.
    .right = Just one, if you looked at the whole table: you hold one, and two have been discarded.
    .shown = { which-one-recall-live.right }
    .hint = There are four of each wind. Which ones can you see?
    .wrong = Start from four, and take away every North you can see.
    .wrong-three = That counts only your own. What has been discarded?
    .wrong-two = There are four in all. Count those you can see once more, yours included.
    .wrong-four = Four is all of them together. Some of those you can see.
