lesson-claim-or-not = To claim or not to claim
    .summary = A claim is fast, but it shows your tiles and ties you down. When is it worth it?
    .done = You can weigh what a claim gains you against what it gives away.

claim-or-not-shows =
    The player across claimed a North, and three Norths are exposed. On this card, only this line has a pung of them.

    So that player must be looking for Easts, Wests, flowers, and a South. A claim shows everybody part of a hand.

claim-or-not-hot = You’re playing this line, with 2s in Craks and 2s and 6s in Dots, and it’s your turn. Discard a tile that you can spare, and keep the player across in mind.
    .right = No use to you and, as far as you can see, no use across. You listened to those three Norths.
    .shown = This tile is of no use to you, nor across, as far as you can see: those three Norths say enough.
    .hint = Four of your tiles have no place in your line. One of them has a place in the line across.
    .wrong = Look for a tile that your line doesn’t want, and the line across doesn’t want, either.
    .wrong-west = The player across claims it: now three Wests are exposed, too. The three Norths had told you.
    .wrong-line-tile = Your own line wanted that tile. You have others to spare.
    .wrong-win = Only your flowers are complete: each of the four pungs still lacks one tile.
    .wrong-again = You hold 14 tiles already.

claim-or-not-cost =
    So a claim costs you something. Everybody sees the group, it can’t be changed anymore, and lines with a C are out.

    A group that you complete from the wall costs nothing: it stays hidden on your rack. Only claimed tiles are exposed.

claim-or-not-drawn = It’s your turn, and from the wall you draw the third of these. What do you do with the pung?
    .right = Your own little secret. A drawn tile is exposed only with Mah Jongg.
    .shown = { claim-or-not-drawn.right }
    .hint = Which groups are exposed before Mah Jongg: claimed or drawn ones?
    .option-open = I expose it
    .option-x-line = I expose it if my line is marked X
    .option-hide = I keep it on my rack
    .wrong-open = You claimed nothing. A tile drawn from the wall is not used for an exposure.
    .wrong-x-line = X lets you expose what you claim. Where did this tile come from?

claim-or-not-first-tile = The first <4B> of the game is discarded, and you hold two. But you’re leaning toward this line, with 2s, 4s, and 6s in Craks, and six tiles are missing. What do you do?
    .right = You stayed calm: it fits your rack, but not your line. Early on, keep your tiles hidden and your choices open.
    .shown = Let it go: it fits your rack, but not your line. Early on, keep your tiles hidden and your choices open.
    .hint = Your pair of 4s would be exposed for the whole game. Are they part of your line?
    .wrong = Compare that 4 with your line, and think of what a claim costs.
    .wrong-claim = Three 4 Bams are exposed for good, for everybody to see. And your 2s, 4s, and 6 in Craks don’t go with them.
    .wrong-mah-jongg = With six tiles missing, one can’t complete the hand.

claim-or-not-when =
    When is a claim worth its price? When the group surely belongs to your line, and few tiles are missing, say three. Then speed counts more than secrecy.

    And when the tile is one of the last of its kind: it may never come again.

claim-or-not-near = You’re playing this line with 2s and 3s in Bams and 5s in Dots, and three tiles are missing. The player on your left discards a <5D>. What do you do?
    .right = Good call: only two tiles are missing now. This close, let them see your 5s.
    .shown = Only two tiles are missing now. This close, let them see your 5s.
    .hint = Three are missing, and this is one of them. How many 5s does the line want?
    .wrong = Count the 5s in the line, and the tiles that are missing.
    .wrong-let-go = You drew another tile instead. The last <5D> of the game is gone, and three tiles are still missing.
    .wrong-pung = Three 5s are exposed and can’t become four anymore. So this line is lost.
    .wrong-mah-jongg = Two others would still be missing.

claim-or-not-scarce = Five tiles are still missing for this line. The player across discards an East. You hold two, and another one lies among the discards. What do you do?
    .right = You counted the Easts: that was the last one, and your line wants three. With five tiles missing, it’s still worth showing.
    .shown = That was the last East, and your line wants three. With five tiles missing, it’s still worth showing.
    .hint = There are four Easts in the game. Where are they?
    .wrong = Count the Easts: on your rack, in the line, in the middle.
    .wrong-let-go = Two Easts are among the discards for good, and you hold the others. Without a joker, you never get a third.
    .wrong-mah-jongg = With five tiles missing, one can’t complete the hand.

claim-or-not-who = A <6D> is discarded. Ann has no line yet, Ben plays one marked C, and Carl one marked X. Who should claim the tile for a group of 6s?
    .right = Two tiles were missing, and with the kong only one is. Carl is glad to show it.
    .shown = { claim-or-not-who.right }
    .hint = Who’s close to a line, and may show tiles?
    .option-scattered = Ann
    .option-letter = Ben
    .option-nearly = Carl
    .wrong-scattered = Ann’s pair is the only group there. What would her other tiles do with a pung of 6s?
    .wrong-letter = Ben is close, too. But look at the letter of his line, and count the tiles he still needs.

claim-or-not-grade = Now without a line to follow. The player on your left discards an <8B>, and here are your tiles. What do you do? Afterward, the coach tells you what it would have done.
    .right = Good call: you weighed what a claim would gain you against what it would cost.
    .shown = This is what the coach would do. It weighs what a claim would gain you against what it would cost.
    .hint = How close is your hand to a line, and what would you spend on this group?
    .wrong = Think of what a claim gains you here, and of what it costs.
    .wrong-spent = Compare what the claim gains you with what it shows and uses up, and see how far the rest of your hand still is.
    .wrong-mah-jongg = There’s a long way to go yet: whichever line you choose, many tiles would be missing.

claim-or-not-grade-late = Later in another game. The player on your right discards an East. Look around the table before you decide.
    .right = Good call: you looked around the table before you decided.
    .shown = This is what the coach would do. Look around the table first, and decide then.
    .hint = Count the Easts that you can see.
    .wrong = Think of what a claim gains you here, and of what it costs.
    .wrong-let-go = How many Easts are left that you could still draw? And how near is the rest of your hand?
    .wrong-mah-jongg = One East doesn’t finish this hand: more than one tile is missing.

claim-or-not-soaps = Somebody has exposed these three Soaps. Which line is that player making?
    .right = You read it off the rack: the only one of these with exactly three Soaps, written as 000.
    .shown = Of these lines, it’s the only one with exactly three Soaps, written as 000.
    .hint = How is Soap written on the card? How many are there in each line?
    .option-evens = Line A
    .option-year = Line B
    .option-kong = Line C
    .wrong-evens = There’s no Soap in it. Look for a zero.
    .wrong-kong = A D can be Soap. But count how many that line wants.

claim-or-not-secret = You’ve completed a group. When does it stay a secret?
    .right = What comes from the wall stays on your rack.
    .shown = { claim-or-not-secret.right }
    .hint = Which tiles have the others never seen?
    .option-claimed = When a claimed discard completed it
    .option-drawn = When a drawn tile completed it
    .option-none = Never: every whole group is exposed
    .wrong-claimed = Then it’s exposed on top of your rack, for everybody to read.
    .wrong-none = Only a claim makes you expose a group. Does every tile come from a claim?

claim-or-not-begin = A game has just begun. Somebody discards a tile that would make your first pung, but you don’t know yet which line you’ll play. What’s wise?
    .right = Patience: a pung shown this early narrows your hand and tells the others what you collect.
    .shown = { claim-or-not-begin.right }
    .hint = How many lines could you still play, and how many with this pung exposed?
    .option-fits = Claim it: it fits
    .option-wait = Let it go, and look for a line first
    .option-never = Never claim anything
    .wrong-fits = It fits your rack today. Does it fit the line you’ll want tomorrow?
    .wrong-never = Later in the game, speed may be worth more than secrecy.

claim-or-not-last-one = Your line surely wants three Red Dragons, and you hold two and no joker. One lies among the discards, and now another is discarded. What’s wise?
    .right = Yes, take it: there’s no other one to wait for.
    .shown = Take it: there’s no other one to wait for.
    .hint = There are four Red Dragons in the game.
    .option-wall = Let it go, and hope for the wall
    .option-claim = Claim it
    .option-next = Claim one of them later
    .wrong-wall = Count the Red Dragons. Which of them could still be in the wall?
    .wrong-next = Only the newest discard can be claimed.

claim-or-not-ready = You’re playing this line with 5s, 6s, and 7s in Craks, and two tiles are missing. The player across discards a <6C>. What do you do?
    .right = Worth every tile you showed: the kong is exposed, and after your discard only one tile is missing.
    .hint = How many 6s does the line want, and how close are you?
    .wrong = Count the 6s in the line and on your rack.
    .wrong-let-go = The last <6C> went by, and two tiles are still missing.
    .wrong-pung = Three 6s are exposed for good. How many does this line want?
    .wrong-mah-jongg = One other tile would still be missing.
