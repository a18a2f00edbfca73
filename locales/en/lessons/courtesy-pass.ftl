lesson-courtesy-pass = The courtesy pass
    .summary = One last small trade with the player across: how many tiles, and who decides.
    .done = You can agree on a courtesy pass of none to three tiles, and the whole Charleston is yours.

courtesy-pass-last =
    One last kindness before play begins: the courtesy pass. You and the player across from you may trade up to three tiles.

    First each of you says how many: none, one, two, or three. It’s a favor, not a duty.

courtesy-pass-offer = You’re playing this line. How many tiles would you like to trade? As many as your line can spare.
    .right = Perfect: the player across wants two as well, so it’s two. The players on your right and left trade none.
    .shown = { courtesy-pass-offer.right }
    .hint = Say the line group by group. Which of your tiles have no place in it, and aren’t a joker?
    .wrong = Say how many: first count the tiles that you can spare.
    .wrong-three = Now it’s three, so you must give three. How many tiles can your line spare?
    .wrong-one = Only one will be traded. One more tile that you can’t use stays, and no new one comes for it.
    .wrong-none = Nothing is traded, and everything that your line can’t use stays on your rack.

courtesy-pass-give = You both said two. Choose your two tiles.
    .right = Two for two, face down, at the same time. And see what you got: just what your line was missing.
    .hint = Whatever has a place in your line stays, and so does the joker.
    .wrong = Compare each of your two with the line: is it printed there?
    .wrong-joker = The joker comes straight back. It’s never passed, not even now.
    .wrong-one = You agreed on two, and two are coming. Give as many as you get.
    .wrong-needed = Of those two, at least one has a place in your line. A courtesy to the player across, but not to you.

courtesy-pass-wishes =
    Another game; you’re East and hold 14 tiles.

    You two don’t have to want the same number. The smaller one counts: nobody has to give more tiles than they like.

courtesy-pass-how-many = Say you ask for three tiles, and the player across for one. How many does each of you give?
    .right = One: the smaller number counts, and nobody has to give more than they like.
    .shown = { courtesy-pass-how-many.right }
    .hint = Neither of you gives more than you want to.
    .wrong = Look at the two numbers, three and one. Which of them decides?
    .wrong-mine = Three is what you asked for. Did the player across want to give that many?
    .wrong-middle = There’s no meeting halfway. The player across doesn’t want to give that many.
    .wrong-none = Both of you want to trade, so something is traded.
    .wrong-sum = You both give the same number, and never more than three.

courtesy-pass-three = You’re playing this line, and five of your tiles are strays. Ask for as many as you may.
    .right = Asking costs nothing: you said three, the player across just one. So it’s one.
    .shown = { courtesy-pass-three.right }
    .hint = You have tiles to spare. How many can a courtesy pass have at most?
    .wrong = Five of your tiles are strays. Now say how many you’d like to trade.
    .wrong-one = You could have asked for more. That costs nothing: the smaller number counts anyway.
    .wrong-two = Two is fine, but you may ask for more. It costs nothing: the smaller number counts anyway.
    .wrong-none = Now nothing is traded, and all five strays are still yours.

courtesy-pass-one = Then choose the one tile that you can spare best.
    .right = A stray went, and a tile that your line was missing came in: even one tile can be worth the trouble. You’re East, so now you’d open the game.
    .shown = { courtesy-pass-one.right }
    .hint = Say the line group by group. What else do you hold?
    .wrong = Compare the tile with the line: is it printed there?
    .wrong-more = You’d have liked three. But you give what was agreed.
    .wrong-needed = Your line wanted that one, and you had strays to give.

courtesy-pass-stop = Another game, after the first three passes. You’re playing this line, and two tiles are missing. Stop or go on?
    .right = So there’s no second Charleston. But look: now you’re asked something else.
    .hint = How many of your tiles could you give without a loss?
    .wrong = Nobody passes at the moment. Stop or go on?
    .wrong-go-on = Now three more passes follow, with three tiles each, and you have only one to spare.
    .wrong-offer = First it has to be settled whether there’s a second Charleston.

courtesy-pass-still =
    The courtesy pass comes even after a stop, and whoever stopped may take part like everybody else.

    Each pair settles it alone: you with the player across, the other two between themselves.

courtesy-pass-single = How many tiles would you like to trade this time?
    .right = You offered one, for your one stray. The player across wants none, so nothing is traded, and nobody minds.
    .hint = Which of your tiles have no place in your line?
    .wrong = Say how many: first count the tiles that you can spare.
    .wrong-none = You stopped, but this was still open to you. A stray stays that might have gone.
    .wrong-three = It’s three now. Two good tiles have to go with your one stray.
    .wrong-two = It’s two now. A good tile has to go with your one stray.

courtesy-pass-pairs = The two of you trade nothing. The player on your right had asked for two tiles, the one on your left for three. How many did they trade?
    .right = The smaller of their two numbers, and it makes no difference what you and the player across do.
    .shown = { courtesy-pass-pairs.right }
    .hint = Who sits across from whom?
    .option-none = None, like us
    .option-us = Three, the most there is
    .option-two = Two
    .wrong-none = What you two do is your own affair. They agree with each other, not with you.
    .wrong-us = Only one of them asked for that many. Which of their numbers counts?

courtesy-pass-nothing = A fine rack: only one tile is missing, and all of yours fit. The player across would like three. And you?
    .right = None, and you said so with a smile. Nobody minds, and nobody asks why.
    .shown = None: all of your tiles fit. Nobody minds, and nobody asks why.
    .hint = Which tile would you like to part with?
    .wrong = The player across is waiting for your number. What can your line spare?
    .wrong-three = Kind of you, but three good tiles have to go now. It was a favor you could have declined.
    .wrong-one = Kind of you, but a good tile has to go now. It was a favor you could have declined.
    .wrong-two = Kind of you, but two good tiles have to go now. It was a favor you could have declined.

courtesy-pass-pace =
    You’ve learned the whole Charleston: six passes at most, then a courtesy. At a good table it takes about four minutes.

    One thing keeps it in order: nobody picks up the new tiles until everybody has passed.

courtesy-pass-wait = Three tiles are already waiting beside your rack. The player across is still choosing what to pass. What do you do?
    .right = Patience is good company at a table. When everybody has passed, everybody picks up, and nothing gets mixed up.
    .shown = { courtesy-pass-wait.right }
    .hint = Has everybody passed?
    .option-pick-up = Pick up my three tiles
    .option-hurry = Ask that player to hurry
    .option-wait = Leave them there for now
    .wrong-pick-up = One player hasn’t passed yet. If anything goes wrong now, your old and new tiles can no longer be told apart.
    .wrong-hurry = Four minutes is the aim, not a rule. Let people choose in peace.

courtesy-pass-own =
    Last, a rack without a line to go with it: find your closest lines on the card (the Card button shows it). The passes are done.

    How many tiles would you like to trade across?
    .right = A good offer: it lets go of what you can spare, and of nothing more.
    .shown = This number lets go of what you can spare, and of nothing more.
    .hint = Find your two or three closest lines. How many tiles does none of them want?
    .wrong = Find your closest lines first. How many tiles does none of them want? Then say your number.
    .wrong-pass = The passes of three are over. Now you only say how many.
    .wrong-dearer = That number has its price. Count the tiles that none of your closest lines wants.

courtesy-pass-two-wishes = Courtesy pass. You ask for two tiles, the player across for three. How many does each of you give?
    .right = The smaller of the two numbers, this time yours.
    .hint = Nobody gives more than they like.
    .wrong = Look at the two numbers, two and three. Which one counts?
    .wrong-larger = Then you’d have to give more than you wanted.
    .wrong-sum = Each gives the same number, and a courtesy pass never has more than three.
    .wrong-none = Both of you want to trade. So something is traded.
courtesy-pass-two-wishes-2 = Courtesy pass. You ask for one tile, the player across for three. How many does each of you give?
    .right = { courtesy-pass-two-wishes.right }
    .hint = { courtesy-pass-two-wishes.hint }
    .wrong = Look at the two numbers, one and three. Which one counts?
    .wrong-larger = { courtesy-pass-two-wishes.wrong-larger }
    .wrong-sum = { courtesy-pass-two-wishes.wrong-sum }
    .wrong-none = { courtesy-pass-two-wishes.wrong-none }

courtesy-pass-stopped = The player across from you has stopped the Charleston. May the two of you still make a courtesy pass?
    .right = It comes after a stop as well, and it’s open to all four.
    .shown = { courtesy-pass-stopped.right }
    .hint = What did a stop cancel, and what not?
    .option-she-not = I may, the one who stopped may not
    .option-no = No, a stop ends everything
    .option-yes = Yes
    .wrong-she-not = Whoever stops loses nothing by it.
    .wrong-no = A stop cancels the second Charleston, those three passes. And the last trade?

courtesy-pass-never = The player across wants three tiles. Click every tile on this rack that may not go across.
    .right = Jokers are never passed, in a courtesy pass either. All the others may go.
    .hint = One rule holds in every pass.
    .wrong = One kind of tile stays in every pass. Is there another?
    .wrong-flower = One of these is a flower, and flowers may be passed, even if you’d rather keep them.
    .wrong-pair = Two of these make a pair, and pairs may be passed, even if you’d rather keep them.

courtesy-pass-others = You and the player across trade three tiles. How many do the other two players trade?
    .right = It’s up to them: none, one, two, or three.
    .shown = { courtesy-pass-others.right }
    .hint = Each pair settles it alone.
    .option-lowest = None, because we have traded
    .option-agree = Three, as we do
    .option-own = As many as they agree on
    .wrong-lowest = Your trade takes nothing away from them. Who decides what those two do?
    .wrong-agree = You made your agreement with the player across, not with them.

courtesy-pass-how-many-now = The passes are done. You’re playing this line, and three tiles are missing. Tell the player across how many tiles you’d like to trade.
    .right = Two, for your two strays, and luckily the player across wants two as well.
    .hint = Which tiles have no place in this line?
    .wrong = Say how many: first count the tiles that you can spare.
    .wrong-three = It’s three now, and a tile of your line has to go as well.
    .wrong-less = Fewer than you have strays: at least one that could have gone stays with you.
