lesson-right-across-left = Right, across, left
    .summary = The Charleston: three times, three tiles change hands before the game begins.
    .done = You can make the first three passes with anybody, anywhere: right, across, left.

right-across-left-trade =
    Here comes the part everybody loves. Before anybody draws, all four players trade tiles: the Charleston.

    You pass three tiles and get three back, three times over: first right, then across, then left. Keep what helps your line, and pass what doesn’t.

right-across-left-right =
    First pass: to the player on your right. Here is your line.

    Click three tiles that it has no use for, then pass them.
    .right = Good choice, and your first pass is made: three tiles went to your right, and three came from your left.
    .shown = Three tiles went to your right, and three came from your left.
    .hint = Read the line group by group, and set aside each tile of yours that has a place in it. What’s left can go.
    .wrong = Compare each of your three with the line, in the suits and numbers your tiles already make: does it need that tile?
    .wrong-two = Every pass is exactly three tiles.
    .wrong-needed = Your line wants at least one of those. Somebody else is glad of it now, and you have to find a new one.

right-across-left-new = Everybody passed to the right, so your new tiles came from the left. Which of them does your line want?
    .right = A small present! Nine tiles of the line were missing before this pass; now it’s eight.
    .shown = It’s the one that fits the suits and numbers your tiles already make. Nine tiles were missing before this pass; now it’s eight.
    .hint = Which suits and numbers do your tiles make of the line? Read it that way, group by group, and look for each new tile.
    .wrong-one = Say the line group by group, in the suits and numbers your tiles already make: this one has no place there. It can go in the next pass.
    .wrong-other = In the suits and numbers your tiles already make, the line has no use for this one. It can go in the next pass.

right-across-left-face-down =
    You pass tiles face down. Nobody sees what you give until it’s picked up.

    Once you’ve looked at what came in, what you passed is gone for good. So compare with the line first, then pass.

right-across-left-who = The next three go across. Who gets the three after that?
    .right = The player on your left, so that everybody gets something. Right, across, left: it’s the same at every table.
    .shown = { right-across-left-who.right }
    .hint = Each of the other three gets three tiles from you. Who has had none by then?
    .option-right = The player on my right
    .option-across = The player across from me
    .option-left = The player on my left
    .wrong-right = Your very first three tiles went there. One player would get six from you, and another none.
    .wrong-across = That’s where the next three go, and one pass to a player is enough.

right-across-left-across = Second pass: across the table. Again, choose three tiles your line can’t use.
    .right = Across is a swap: your three for three from the same player. One of theirs helps you again.
    .hint = Two of the new tiles are of no use either. Look for a third.
    .wrong = Hold the three against the line once more. Does it really want none of them?
    .wrong-two = A pass is always three tiles, no more and no fewer.
    .wrong-new = You passed the new tiles along just as they came, and the one your line wants went with them.
    .wrong-needed = Something went along that your line can use. Now you have to find it all over again.

right-across-left-left = Third pass: to the left. Your rack is better than it was, so look twice before you choose three tiles.
    .right = Three went to your left, three came from your right, and that was the third pass. Sometimes three more follow.
    .shown = { right-across-left-left.right }
    .hint = Anything that has no place in the line can go, the new tiles too.
    .wrong = Look twice: is each of the three really no use to the line?
    .wrong-two = This pass, too, is exactly three tiles.
    .wrong-needed = A tile of your line left with those three, and one that it can’t use stayed behind.
    .wrong-new = You passed the new tiles along just as they came, and the one your line wants went with them.

right-across-left-missing = When you began, nine tiles of this line were missing. Count group by group: how many are missing now?
    .right = Six. You’re three tiles closer, and nobody has even drawn yet. That’s what the Charleston is for.
    .hint = How many does the first group want, and how many of those do you have? Go on like this, group by group.
    .wrong = See what each group still needs, and add it up.
    .wrong-fits = Eight of your tiles fit. The question is how many of the line’s 14 you still need.
    .wrong-start = It was nine at the beginning. Look at what has come in since then.
    .wrong-rest = Five of your tiles don’t fit. But you hold 13, and the line has 14.

right-across-left-joker =
    A new rack and a new line. What does the line want, and what can go?

    You hold a joker <J>. It can stand in for other tiles, so everybody would love to get one. But not this way: a joker is never passed.

right-across-left-joker-pass = First pass, to the right. Choose three tiles and pass them.
    .right = Three useless tiles went, a tile that your line was missing came in, and your joker is still safe with you.
    .shown = { right-across-left-joker-pass.right }
    .hint = Lay the line next to your rack. Which of your tiles does it not want, apart from the joker?
    .wrong = Compare each of your three with the line: is it printed there?
    .wrong-joker = The joker comes straight back to your rack. It can’t go in any pass, not even as a favor.
    .wrong-two = Every pass is exactly three tiles.
    .wrong-needed = At least one tile of your line is on another player’s rack now, and a useless one stayed with you.

right-across-left-take-back = You’ve looked at your three new tiles, and now you miss one that you passed. What can you do?
    .right = Nothing, sad to say. It was gone as soon as you looked. So compare first, then pass.
    .shown = { right-across-left-take-back.right }
    .hint = You’ve seen what came in. Is that pass still going on?
    .option-ask = Ask for it back
    .option-swap = Give another tile for it
    .option-gone = Nothing, it’s gone
    .wrong-ask = You’ve seen the new tiles. Nothing you passed can be changed after that.
    .wrong-swap = You’ve seen the new tiles, so this pass is over. There’s no trading afterward.

right-across-left-three =
    A very good rack: only two of its tiles are no use to this line.

    Even so, everybody makes the first three passes. Make the first one, to the right.
    .right = That hurt a little, but a pass is three tiles, however good the rack.
    .shown = A pass is three tiles, however good the rack.
    .hint = The two useless tiles go, and a third goes with them: the one you’d miss least.
    .wrong = A pass is three tiles from your rack, and no joker among them.
    .wrong-joker = The joker comes back to your rack. It’s never passed, not even as the third tile.
    .wrong-two = Everybody passes exactly three tiles, with a good rack too.
    .wrong-kept = A tile that your line can’t use stayed on your rack, and good ones went. Which two does the line not want?

right-across-left-dealt =
    A new game, and this time you’re East. There’s one rare exception to passing: if East’s 14 tiles match a line as they’re dealt, that’s Mah Jongg at once, a heavenly hand.

    Compare yours with the line, then act.
    .right = Mah Jongg before the first pass! Some players wait a lifetime for that. Nobody passes anything, and everybody pays as if you had drawn the last tile.
    .hint = Go group by group. Which tile does the joker stand for?
    .wrong = Compare all 14 tiles with the line before you do anything else.
    .wrong-joker = The joker comes back. Look at what it could stand for in this line.
    .wrong-two = A pass is three tiles. But can you really spare any?
    .wrong-pass = Oh, that was a rare hand, and it was complete. Now three of its 14 tiles are gone.

right-across-left-own =
    Now a rack without a line to go with it, as at every real table. Look for one that your tiles are near; the Card button shows you the card.

    First pass, to the right. Which three tiles does your line not need?
    .right = Off they go to the right, and a <F>, a <5C>, and a <9D> came from the left. Which three are best to pass is the next lesson; here’s what the coach thinks.
    .hint = Look at what you hold twice or more, and find a line that wants it. Then choose three tiles that it doesn’t want.
    .wrong = Choose three tiles of your rack, and no joker.
    .wrong-joker = The joker comes back, whatever card you play with: it’s never passed.
    .wrong-two = Three tiles, on every card and with every rack.

right-across-left-order = Once more, away from the table. Put the three passes in order.
    .right = Right, across, left. Plenty of players say it under their breath. You can, too.
    .shown = { right-across-left-order.right }
    .hint = Think of where your very first three tiles went.
    .item-right = To the right
    .item-across = Across
    .item-left = To the left
    .wrong = You go around the table, one player after the other. Where did it begin?
    .wrong-backwards = That’s the same path, but backward. Where did your very first three tiles go?
    .wrong-skipped = You go around the table without leaving anybody out. Who sits between right and left?
    .wrong-untouched = Begin with the player who got your very first three tiles.

right-across-left-which = Everybody passes to the left, so your three new tiles come from the right. Which pass is this?
    .right = The third: right, across, left. You’ll hear yourself saying it.
    .shown = { right-across-left-which.right }
    .hint = Say the three directions in order.
    .option-first = The first pass
    .option-second = The second pass
    .option-third = The third pass
    .wrong-first = In the first pass everybody passes to the right. So what you get comes from the other side.
    .wrong-second = In the second pass, the players who sit across from each other swap.

right-across-left-stays = Click every tile that can’t be passed.
    .right = Both jokers, and nothing else. All other tiles can be passed, wisely or not.
    .shown = { right-across-left-stays.right }
    .hint = One kind of tile can’t go in any pass.
    .wrong = The rule bars one kind of tile, and every tile of that kind.
    .wrong-one = There’s a second one. It can’t be passed either.
    .wrong-flower = A flower can be passed like any other tile, although many lines want it.
    .wrong-pair = Two alike can be passed. Whether that is wise is another question.

right-across-left-still = You hold 13 tiles. You pass three and pick up the three that came for you. How many do you hold?
    .right = 13, as before: three out, three in.
    .hint = Three leave your rack, and three come in.
    .wrong = Take away what you passed, then add what came in.
    .wrong-ten = That’s true for a moment, until you pick up the new ones.
    .wrong-whole = 14 tiles make a winning hand. But a pass brings in no more than it takes away.
    .wrong-more = You added the new ones. What about those you passed?

right-across-left-odd-ones = You’re playing this line. Click the three tiles you’d pass.
    .right = Those three: none of them has a place in this line.
    .shown = { right-across-left-odd-ones.right }
    .hint = Look for each tile in the line: its number or letter, and its suit.
    .wrong = Compare each tile with the line. Three of them have no place in it.
    .wrong-lone = One of these has a place in the line. Look once more at numbers, letters, and suits.
    .wrong-two = Both can go. But a pass is three tiles.

right-across-left-good-rack = You like all of your tiles but one, and the second pass is about to begin. What do you do?
    .right = Three, like everybody else. The first three passes are made with every rack, good or bad.
    .hint = Does the rule make an exception for good racks?
    .option-none = I pass nothing
    .option-one = I pass that one tile
    .option-three = I pass three tiles
    .wrong-none = Then the others would be waiting for you. Nobody can skip the first three passes.
    .wrong-one = The player across from you gives you three tiles, and has to get three from you.

right-across-left-first-pass = First pass, to the right. You’re playing this line. Pass three tiles it can’t use.
    .right = Well passed: your line has lost nothing, and three new tiles have come from your left.
    .shown = Your line has lost nothing, and three new tiles have come from your left.
    .hint = The joker stays, and so does everything that has a place in the line. What else do you hold?
    .wrong = Does one of your three have a place in the line? Then it stays with you.
    .wrong-joker = The joker comes straight back. It’s never passed.
    .wrong-two = Every pass is exactly three tiles.
    .wrong-needed = Your line wants at least one of those. It’s on another player’s rack now.
