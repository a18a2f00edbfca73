lesson-mah-jongg-in-error = Mah Jongg in error
    .summary = Somebody shows a Mah Jongg that is not one: what you do, what follows, and who pays.
    .done = You know what to do when a Mah Jongg is wrong, somebody else’s or your own.

mah-jongg-in-error-open =
    The player on your left says “Mah Jongg” and shows these 14 tiles. Everybody compares them with the line.

    Don’t sweep up your tiles yet: until all agree, keep your hand. A hand thrown in is mixed with the tiles on the table, and gone.

mah-jongg-in-error-check = A Mah Jongg that doesn’t match its line is called Mah Jongg in error, even by one tile. Compare these tiles with the line, and click the one that doesn’t belong.
    .right = You found it: a 9 among the 6s, so this is no Mah Jongg.
    .shown = It’s the 9 among the 6s, so this is no Mah Jongg.
    .hint = Look at the number on every tile, the Dots above all.
    .wrong-flower = The line wants three flowers, and three were shown. Look at the numbers.
    .wrong = Go group by group: flowers, Bams, Craks, Dots. All the numbers must be the same.
    .wrong-six = That’s a 6, like the others, and the line wants it. Is every Dot a 6?
    .wrong-pair = One of those does belong. Which of the two has another number?

mah-jongg-in-error-keep = Here’s the table. The player on your left has shown those tiles. What do you do with your own hand?
    .right = Good: your tiles stand where they stood, so you still have a game. The two others have kept theirs as well.
    .shown = Your tiles stand where they stood, so you still have a game. The two others have kept theirs as well.
    .hint = Is it certain that the game is over? Compare, before you do what can’t be undone.
    .wrong = First this Mah Jongg has to be settled: compare the tiles that were shown with the line.
    .wrong-throw-in = Your tiles are gone, for a Mah Jongg that was wrong. A costly hurry: you’re out, too, and the two others play on.
    .wrong-draw = Nobody draws before this Mah Jongg is settled.

mah-jongg-in-error-out =
    All three of you kept your hands, so only the hand on your left is dead. Its tiles go back on the rack, and that player sits out.

    You three play on. At the end, the dead hand pays the winner in full.

mah-jongg-in-error-genuine = Another game. The player across says “Mah Jongg” and shows these tiles for this line. Compare. What do you do?
    .right = Honest and right: numbers, suits, and pair fit, and a kong may be full of jokers. The game is over, and all of you pay.
    .shown = It’s Mah Jongg: numbers, suits, and pair fit, and a kong may be full of jokers. The game is over, and all of you pay.
    .hint = Compare group by group: the number, the suit, and where the jokers stand.
    .option-pay = I pay: it’s Mah Jongg
    .option-jokers = I keep my hand: too many jokers
    .option-suits = I keep my hand: the suits are wrong
    .wrong-jokers = Look in which groups the jokers stand. How many may a group of four hold?
    .wrong-suits = Count the colors of the line, and the suits on the table.

mah-jongg-in-error-second = At another table, the player on your right shows a Mah Jongg: look at its two 7s. The player across has already thrown in. What do you do?
    .right = You kept a cool head, and your hand. So did the player on your left.
    .shown = You keep your hand, for that Mah Jongg is in error. So does the player on your left.
    .hint = Two hands are lost already. Does that make it wise to give up a third?
    .wrong = First this Mah Jongg has to be settled: compare the tiles that were shown with the line.
    .wrong-throw-in = Now only the player on your left has an intact hand. The game stops, and that player alone is paid. You get nothing.
    .wrong-draw = Nobody draws before this Mah Jongg is settled.

mah-jongg-in-error-who = On your right, a Mah Jongg in error. Across, a hand thrown in because of it. Who plays on?
    .right = You two: the intact hands play on. The other two only watch, and pay when somebody wins.
    .shown = { mah-jongg-in-error-who.right }
    .hint = Whose hand is still intact?
    .option-three = Three: all but the player on my right
    .option-two = The player on my left and I
    .option-nobody = Nobody: the game is dealt again
    .wrong-three = The player across has mixed those tiles into the rest. What’s there to play with?
    .wrong-nobody = Two hands are still intact, and two are enough to play on.

mah-jongg-in-error-alone =
    The player across shows a Mah Jongg: look at its four 9s. Left and right have thrown in, so yours is the only hand left.

    Keep it, and the game stops: whoever called in error pays you twice that line’s value.

mah-jongg-in-error-only = That line is worth 30. What do you do?
    .right = Patience pays: 60 points for you from the player across. The two who threw in pay nothing, and get nothing.
    .hint = Who’s paid when only one hand is kept?
    .wrong = First this Mah Jongg has to be settled: compare the tiles that were shown with the line.
    .wrong-throw-in = Now no hand is left, and nobody pays. You’d have had 60 points.
    .wrong-draw = Nobody draws before this Mah Jongg is settled.

mah-jongg-in-error-price = In another game, East has shown these tiles for this line of 40. Only North kept a hand. What does East pay North?
    .right = Twice 40. The others pay nothing.
    .shown = { mah-jongg-in-error-price.right }
    .hint = North’s is the only hand left. How many times the value of the declared line is paid?
    .option-once = 40 points
    .option-twice = 80 points
    .option-three = 120 points
    .wrong-once = That’s the value once. Ruining a whole game costs more.
    .wrong-three = That would be 40 for each of the others. Count who is paid: only one.

mah-jongg-in-error-claim =
    A wrong claim is treated the same way. On your left, the kong of 1s was fine. But no line has it together with the pung of <9C> that followed.

    The player across challenges: the 9s and their joker go back. The 1s stay.

mah-jongg-in-error-joker = That hand is dead, you’ve drawn, and you’d like a joker. You hold a <1B> and a <9C>. What do you do?
    .right = The joker among the 1s was exposed properly, so now it’s yours. The other one is out of reach on the rack.
    .shown = { mah-jongg-in-error-joker.right }
    .hint = Which joker is still exposed, and for which tile does it stand?
    .wrong = Look at what is still exposed on your left.
    .wrong-one = Your 1 Bam is in the middle, and the joker among the 1s is still there, for somebody else.
    .wrong-nine = The joker among the 9s is back on the rack: your 9 buys nothing. Now your turn is over, and another joker is still exposed.
    .wrong-discard = Your turn is over, and a joker is still exposed on your left.

mah-jongg-in-error-mine = This time it’s you. You said “Mah Jongg” and showed your tiles, and now you see it: the line wants the 8s in a second suit. What do you say?
    .right = At once, and loudly, and everybody will thank you. The more hands are kept, the less harm is done.
    .shown = { mah-jongg-in-error-mine.right }
    .hint = What does more damage: hands that are kept, or hands that are thrown in?
    .option-quiet = Nothing: let the others find it
    .option-back = “Sorry,” and I pick my tiles up and play on
    .option-stop = “Keep your hands, this is wrong!”
    .wrong-quiet = It’s human to hope. But while you wait, the first tiles are mixed in. If only one hand is left, you pay double.
    .wrong-back = That works only as long as no tile has been shown. Yours have been.

mah-jongg-in-error-pay = You showed a false Mah Jongg, and all the others kept their hands. Later one of them draws the last tile of a line of 30, with a joker. What do you pay?
    .right = 60, like everybody: self-picked, so it’s twice 30. Only you had no chance to win anymore.
    .shown = { mah-jongg-in-error-pay.right }
    .hint = A dead hand pays like a living one.
    .option-nothing = Nothing
    .option-alone = 180 points, for all three
    .option-like-all = 60 points
    .wrong-nothing = A dead hand no longer plays. But does it get away without paying?
    .wrong-alone = Nobody was harmed by your mistake. You owe no more than anybody else.

mah-jongg-in-error-order = You call Mah Jongg in error. It can go on in three ways: put the one that does the least damage first.
    .item-in-time = You notice it before any tile is shown
    .item-all-kept = You’ve shown your tiles; the others all keep their hands
    .item-one-kept = You’ve shown your tiles; only one hand is kept
    .right = First nothing happens; then you’re out of the game; then the game is over for everybody, and you pay double.
    .shown = { mah-jongg-in-error-order.right }
    .hint = What can still be taken back? And what stops the game?
    .wrong = Ask for each: do you still play, and does the game go on?
    .wrong-swapped = One of them costs nothing at all, because nobody has seen a tile.
    .wrong-backwards = You began with the worst. Which one costs you the least?
    .wrong-kept = In one of the last two the game stops, and you pay double. In which one?

mah-jongg-in-error-heard = Somebody says “Mah Jongg” and shows 14 tiles. What do you do with your own tiles?
    .option-show = Show how close I was
    .option-mix = Mix them with the others, the game is over
    .option-stand = Leave them standing until all have compared
    .right = First compare, then put away. So you still have your hand if that Mah Jongg proves to be wrong.
    .shown = { mah-jongg-in-error-heard.right }
    .hint = It’s not certain yet that the game is over.
    .wrong-show = If that Mah Jongg is wrong, the game goes on, and everybody has seen your hand.
    .wrong-mix = If that Mah Jongg is wrong, the game goes on, and you have no hand left.

mah-jongg-in-error-two-out = South declares Mah Jongg in error. West throws in a hand because of it. East and North keep theirs. What happens?
    .option-ends = The game stops
    .option-two = East and North play on
    .option-three = East, North, and West play on
    .right = Whoever was in error is out, and so is whoever threw in. Two intact hands are enough.
    .shown = { mah-jongg-in-error-two-out.right }
    .hint = Count the intact hands. When does the game stop?
    .wrong-ends = It stops when a single hand is left. Count them.
    .wrong-three = West’s tiles are mixed with those on the table.

mah-jongg-in-error-paid = A Mah Jongg in error has been shown, and yours is the only hand that was kept. How many times the value of the declared line are you paid?
    .right = Twice, by the player who was in error, and the game is over.
    .shown = { mah-jongg-in-error-paid.right }
    .hint = It’s paid as if that one player had discarded your winning tile.
    .wrong = One player made the mistake, and only that player pays you.
    .wrong-once = A mistake that ends the game costs more than that.
    .wrong-four = Only that one player pays. No jokers are counted here.
    .wrong-six = That would be twice from each of three. Only one of them was in error.

mah-jongg-in-error-which-joker = Somebody properly exposed <3D 3D J> long ago, and now shows a false Mah Jongg with <7D 7D J> in it. Which joker can you still get?
    .option-before = From long ago
    .option-error = From the false Mah Jongg
    .option-both = Both
    .right = What was exposed properly stays. What was shown in error goes back on the rack.
    .hint = What’s still exposed once the error is settled?
    .wrong-error = Those tiles go back on the rack, the joker with them.
    .wrong-both = One of the two groups goes back on the rack.

mah-jongg-in-error-wrong-claim = A good pung is exposed on a rack. Then the same player claims for a pair, and is called dead. What happens to the tiles?
    .option-stay = Pung and pair stay exposed
    .option-all = Pung and pair go back on the rack
    .option-pair = The pair goes back, the pung stays
    .right = Only what was shown in error goes back.
    .hint = Which of the two groups was a mistake?
    .wrong-stay = What should never have been exposed doesn’t stay.
    .wrong-all = One of the two was exposed properly.

mah-jongg-in-error-at-table = The player across shows this line with a <9D> among the 7s. The player on your right has thrown in. Now it’s up to you.
    .right = You kept it, so you and the player on your left play on.
    .shown = Your hand is kept, so you and the player on your left play on.
    .hint = What can you still play with after this error?
    .wrong = First this Mah Jongg has to be settled: compare the tiles that were shown with the line.
    .wrong-throw-in = Only the player on your left has a hand now, and is paid for it. You get nothing.
    .wrong-draw = Nobody draws before this Mah Jongg is settled.
