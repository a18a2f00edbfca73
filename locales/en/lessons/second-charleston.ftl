lesson-second-charleston = Blind pass and second Charleston
    .summary = Passing tiles you haven’t looked at, and whether to go on after the first three passes.
    .done = You can pass blind, and you can decide whether to stop or go on.

second-charleston-few =
    Third pass, called first left. Only one tile on your rack is of no use. Must two good ones go with it?

    No: here, and on the very last pass, you may pass along up to three incoming tiles unseen: a blind pass.

second-charleston-blind = From your rack, pass only the tile your line can’t use. Fill out the three from what comes in from the right: choose how many to pass on unseen.
    .right = Nicely done: your stray and two unseen tiles went on to the left. One new tile came in, and your line lost nothing.
    .shown = Your stray and two unseen tiles went on to the left. One new tile came in, and your line lost nothing.
    .hint = One tile of your own, and two blind: that makes three.
    .wrong = Choose how many tiles to pass blind, and the rest from your rack. Together they make three.
    .wrong-all-blind = Three tiles went past you unseen. Nothing new came in, and the stray is still yours.
    .wrong-joker = The joker comes back. It’s never passed, and it doesn’t have to be: that’s what the blind pass is for.
    .wrong-two = A pass is three tiles, and blind ones count. Your own and the blind ones together must make exactly three.
    .wrong-own = At least one tile that your line wants has gone to the left. You didn’t have to give it.

second-charleston-peek = Two tiles went on that you never saw. Could you have looked at the incoming tiles first, and then chosen which to keep?
    .right = Blind means unseen, for everybody’s sake. You say how many go on, and only then pick up what is left for you.
    .shown = { second-charleston-peek.right }
    .hint = Why is it called a blind pass?
    .option-choose = Yes, to choose among them
    .option-one = Yes, but only at one of them
    .option-never = No
    .wrong-choose = Then everybody would look, and keep the best. The tiles go on the way they came: face down.
    .wrong-one = Not even at one. As long as you haven’t passed, all that comes in lies face down.

second-charleston-vote =
    That was the first Charleston. Now three more passes may follow, the second Charleston, but only if all four players want it.

    Anybody may stop it here, without saying why. If your rack is good, more passes can spoil it, so don’t be shy.

second-charleston-stop = You’re playing this line, and two tiles are missing. The others would like to go on. What do you say?
    .right = You spoke up, and one player is enough. Nobody asks why, and your good tiles stay together.
    .shown = One player is enough to stop. Nobody asks why, and your good tiles stay together.
    .hint = Twelve of your 13 tiles belong to the line. Could you give three away, and three again?
    .wrong = Nobody is passing at the moment. Do you want three more passes, or do you stop?
    .wrong-go-on = They agreed, and you had to pass three. Besides the one stray, two good tiles are gone. Two tiles were missing; now it’s four.
    .wrong-pass = First everybody says whether there will be more passes at all.

second-charleston-early = Another game. After the first pass, you’re three tiles short of this line. Second pass, across. You’d rather keep everything. May you stop here?
    .right = No: the first three passes are made with every rack, and across you can’t pass blind, either. Choose the three you’ll miss least.
    .shown = { second-charleston-early.right }
    .hint = After which pass did everybody say stop or go on?
    .option-stop = Yes, I simply say so
    .option-agreed = Yes, if the other three agree
    .option-no = No
    .wrong-stop = The others would be waiting for your three tiles. Nobody can leave the first Charleston.
    .wrong-agreed = Not even all four together. The first three passes are always made.

second-charleston-go-on = Another rack after the first three passes. You’re playing this line, and seven tiles are missing. Stop or go on?
    .right = Go for it! All four said yes, and with six tiles to spare, you have plenty to gain.
    .shown = { second-charleston-go-on.right }
    .hint = How many of your tiles have no place in this line?
    .wrong = Passing is over for now. Go on with it, or stop: that’s the question.
    .wrong-stop = Too early. The game begins with seven tiles missing, and six useless ones stay on your rack.
    .wrong-pass = First everybody says whether there will be more passes at all.

second-charleston-reverse =
    The second Charleston goes the other way around: left, across, right.

    Once it has begun, all three passes are made. Nobody can stop it halfway. The order of all six is easy to remember: right, over, left, left, over, right. ROLLOR.

second-charleston-second-left = Fourth pass, the first of the second Charleston: again to the left. Choose three tiles that your line can’t use.
    .right = What a good pass: three strays went to the left, and two of the tiles that you were missing came in.
    .shown = Three strays went to the left, and two of the tiles that you were missing came in.
    .hint = Lay the line next to your rack, group by group. What has no place in it?
    .wrong = Say the line group by group: are your three the ones it never mentions?
    .wrong-two = Three tiles go in every pass, in the second Charleston, too.
    .wrong-needed = You had plenty of strays to give, and still a tile of your line went.

second-charleston-second-across = Fifth pass, across. Four strays are left. What do you do now?
    .right = Two more tiles of your line! Three are missing now. The last pass is next, the only other one in which you may pass blind.
    .hint = The second Charleston has begun. How many passes does it have?
    .wrong = Four strays are left. Did you choose among them?
    .wrong-stop = Too late to stop. The second Charleston has begun, and all three passes are made.
    .wrong-two = Three tiles go across, no more and no fewer.
    .wrong-needed = Part of your line went across, and a stray stayed on your rack instead.

second-charleston-last-right = Another game, and the sixth pass: last right. You’re playing this line, and three tiles are missing. Make this pass.
    .right = Both strays went, and one tile you never saw. Your line has lost nothing, and all six passes are behind you.
    .shown = { second-charleston-last-right.right }
    .hint = Which of your tiles have no place in the line? Fill up with blind ones.
    .wrong = Your own tiles and the blind ones together make three.
    .wrong-two = Count your own tiles and the blind ones together: a pass is exactly three. In this one they need not all be yours.
    .wrong-all-blind = Your line lost nothing. But everything new went past you, and tiles that you can’t use are still on your rack.
    .wrong-kept = Your line lost nothing. But one tile that it can’t use has stayed, and one more new tile went past you instead.
    .wrong-kept-too = Your line lost nothing. But only one of your two useless tiles went. The other could have gone in place of an unseen one.
    .wrong-own = At least one of those belongs to your line. You could have filled up the pass with a tile you haven’t seen.

second-charleston-several =
    When several players pass blind, somebody has to begin, because a tile must arrive before it can go on. Whoever passes the fewest blind goes first.

    If all four pass three blind, nothing moves: every tile stays where it is.

second-charleston-first-hand = First left. Ann passes three blind, Ben two, and Carl one. Rosa passes none blind, but three of her own. Who goes first?
    .right = Rosa, who waits for nobody. Then comes Carl with one blind tile, then Ben, and Ann last.
    .shown = { second-charleston-first-hand.right }
    .hint = Who doesn’t have to wait for any tiles to arrive?
    .option-east = Ann
    .option-two = Ben
    .option-one = Carl
    .option-none = Rosa
    .wrong-east = Ann gives nothing of her own in this pass, and waits for three tiles to arrive.
    .wrong-two = Ben gives one of his own, but needs two that have yet to arrive.
    .wrong-one = Carl gives two of his own, but he still waits for one tile. Does anybody wait for none?

second-charleston-own =
    Last, a rack without a line to go with it. Look at the card and find your best lines yourself.

    The first three passes are done. Stop or go on?
    .right = Well decided: you weighed how near you are against how many tiles you can spare.
    .shown = Two things decide: how near you are, and how many tiles you can spare.
    .hint = Count what your two or three closest lines still need, and how many tiles none of them wants.
    .wrong = Passing is over for now. Stop or go on: that’s the question.
    .wrong-dearer = That choice has its price. Compare: how near is your best line, and how many tiles could you give away?
    .wrong-pass = You haven’t even said whether you want more passes.

second-charleston-which-passes = There are six passes. In which two may you pass blind?
    .right = Those two: first left and last right, the last pass of each Charleston, and no other.
    .hint = Each Charleston has one pass of this kind.
    .option-both-left = The two to the left
    .option-first-last = The very first and the very last
    .option-right = The third and the sixth
    .wrong-both-left = One of them, yes. But second left begins the second Charleston, and there you give three of your own.
    .wrong-first-last = One of them, yes. But in the very first pass everybody gives three of their own.

second-charleston-reversed = Everybody wants a second Charleston. Put its three passes in order.
    .right = Left, across, right: the first Charleston, backward.
    .shown = { second-charleston-reversed.right }
    .hint = ROLLOR: right, over, left. And then?
    .item-left = To the left
    .item-across = Across
    .item-right = To the right
    .wrong = Say all six: R, O, L, and then three more.
    .wrong-again = That’s the order of the first one. The second runs the other way around.
    .wrong-across-first = The pass across comes between the other two.

second-charleston-one-stops = After the first three passes, three players want to go on. The fourth says “stop.” What follows?
    .right = One is enough: no second Charleston, no questions, and no hard feelings.
    .hint = How many players does it take to stop?
    .option-reason = She has to say why
    .option-majority = Three against one: they go on
    .option-over = There’s no second Charleston
    .wrong-reason = Nobody has to. A good rack is nobody else’s business.
    .wrong-majority = This is not decided by a majority. A second Charleston takes all four.

second-charleston-all-blind = First left. All four players pass three tiles blind. What happens?
    .right = Everybody keeps what they have, as if there had been no pass. You’ll see smiles around the table.
    .hint = How many tiles leave a rack in this pass?
    .option-east = East has to pass three of her own
    .option-nothing = Nothing moves
    .option-again = The pass is made again
    .wrong-east = East may pass blind like anybody else. Whose tiles would go around, then?
    .wrong-again = A pass is made once. Whose tiles are on the move in this one?

second-charleston-two-strays = You’re playing this line. Third pass, to the left. Give away what the line can’t use, and nothing that it wants.
    .right = Two strays of your own and one unseen tile: that makes three, and your line is untouched.
    .shown = { second-charleston-two-strays.right }
    .hint = Two tiles don’t fit. In this pass you may fill up with incoming ones.
    .wrong = Your own tiles and the blind ones together make three.
    .wrong-joker = A joker comes straight back. It’s never passed.
    .wrong-two = A pass is three tiles. In this one, they need not all be yours.
    .wrong-kept = Your line lost nothing, but one of your strays has stayed. A tile you’ve never seen went on instead.
    .wrong-kept-too = Your line lost nothing, but you gave only one of your two strays, and passed on one unseen tile too many.
    .wrong-all-blind = Your line lost nothing, but both of your strays have stayed, and nothing new came in.
    .wrong-own = At least one tile that the line wants has gone. You could have filled up the pass with an incoming tile.

second-charleston-close-already = The first three passes are done. You’re playing this line, and two tiles are missing. The others would like to go on. What do you say?
    .right = A good moment to stop: your fine tiles stay together, and one player is enough.
    .shown = { second-charleston-close-already.right }
    .hint = How many of your tiles could you give away without losing anything?
    .wrong = Nobody passes at the moment. Say whether there will be more passes.
    .wrong-go-on = Now there are three more passes of three tiles, and you have only one that your line doesn’t want.
    .wrong-pass = First everybody says whether there will be more passes at all.
