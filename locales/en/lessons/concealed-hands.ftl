lesson-concealed-hands = Concealed hands, and changing your mind
    .summary = A line marked C played to its end; switching lines; taking a claim back.
    .done = You can play a concealed hand, switch lines, and take back a claim in time.

concealed-hands-hidden =
    Back to a line with a C. Nothing of it may be exposed before Mah Jongg, so you build it from the wall, in secret.

    That’s slower. But most lines here pay 25, this one 30, and nobody knows what you’re up to.

concealed-hands-tempt = Two tiles are missing; the joker stands for the fourth <6D>. The player on your right discards a <7D>, and you hold two. Your line wants three. What do you do?
    .right = You kept your secret. The third <7D> has to come from the wall.
    .shown = Let it go, and your hand stays hidden. The third <7D> has to come from the wall.
    .hint = More than one tile is missing. Look at the letter at the end of the line.
    .wrong = Look at the end of the line before you decide.
    .wrong-claim = Your 7s are exposed, so this line is out. Your only hope now is an X line with exactly that group. This one has a C.
    .wrong-mah-jongg = One short: with this 7, the second 9 Crak would still be missing.

concealed-hands-swap =
    Patience paid off: the wall brought the third <7D>, and nobody at the table knows.

    Your joker is at home here, too. A C hides your tiles; it doesn’t forbid jokers.

concealed-hands-give = Your kong, your pung, and one pair are complete. Finish your turn.
    .right = Only one tile is missing now. Players call that being ready, or waiting, and it’s a lovely feeling.
    .hint = Two 8s and a 9 in Craks, three 7s in Dots, three 6s and the joker, three flowers: what else do you hold?
    .wrong = Your turn ends with a discard. Compare your tiles with the line.
    .wrong-line-tile = You let go of part of your line, and two tiles are missing again.
    .wrong-win = One of the pairs is not complete yet.
    .wrong-draw = You hold 14 tiles already.

concealed-hands-last = The player on your right discards a <9C>. What do you do?
    .right = Mah Jongg! The last tile may be claimed, even for a concealed hand. Only now do the others see what you were up to.
    .hint = How many tiles are missing?
    .wrong = Count what is missing before you look at the letter.
    .wrong-let-go = You waited for one tile, and this <9C> was it. The player across draws, and it’s gone.
    .wrong-pair = A pair is never exposed, and C forbids it, too. But how many tiles do you need?

concealed-hands-first =
    As long as nothing of yours is exposed, you may change your mind about the line as often as you like, from X to C and back.

    Your first exposure ends that: only X lines are left, and only those that contain what is exposed.

concealed-hands-still = This kong is exposed on top of your rack. Which line can you still play?
    .option-letter = Line A
    .option-size = Line B
    .option-fits = Line C
    .right = Your road is still open: its kongs may be any consecutive numbers, so four 4 Craks fit, and it’s marked X.
    .shown = { concealed-hands-still.right }
    .hint = Look for a kong that may be 4s, and then at the end of the line.
    .wrong-letter = It has a kong, but look at the end of the line.
    .wrong-size = It has 4s, but only three of them, and you’ve exposed four.

concealed-hands-switch = You exposed four 4 Craks for another line. Since then, your tiles have come to fit this one, with 4s and 5s in Craks, 6s and 7s in Bams. The player on your left discards a <6B>. What do you do?
    .right = A smooth change: both kongs are in this line. You may switch as often as you like, as long as one X line contains all that is exposed.
    .shown = Both kongs are in this line. You may switch as often as you like, as long as one X line contains all that is exposed.
    .hint = Find your 4s and your 6s in the line. How many of each does it want?
    .wrong = Find the 6s in the line, and count them on your rack.
    .wrong-let-go = You drew another tile, and the <6B> is gone. Your kong of 4s is in this line, so you could have switched.
    .wrong-pung = Three 6s beside four 4s: is there a line that has both?
    .wrong-mah-jongg = Close, but with this 6 you’d still need another 7 for the pair.

concealed-hands-wrong-way = This time, your kong of 5 Dots is exposed. Since then, you’ve drawn winds, and you’d love to play this line. The player on your right discards a North. What do you do?
    .right = Too bad about those winds. But your kong of 5s stays exposed, and this line has none.
    .shown = { concealed-hands-wrong-way.right }
    .hint = Look for your four 5 Dots in this line.
    .wrong = Compare the line with what is exposed already.
    .wrong-claim = Four 5s and a group of Norths: no line of the card has both. The player across called your hand dead.
    .wrong-mah-jongg = You showed your tiles, and they match no line. Your hand is dead.
    .wrong-draw = Easy: you haven’t answered the North yet, and you’re not next, either. The tile goes back; at a table it could cost you your hand.

concealed-hands-take-back =
    “I want that,” you said for the <8B>. Then you counted: this line wants a pair of 8s, and you have it.

    So you took the claim back. You may, as long as nothing is exposed: neither a tile of yours nor the claimed one.

concealed-hands-again = The <8B> is still in the middle, and the others are waiting for you. What do you do?
    .right = Nobody was harmed, nothing of yours was seen, and the game goes on.
    .shown = { concealed-hands-again.right }
    .hint = Does your line want a third 8?
    .wrong = Count the 8s in your line and on your rack.
    .wrong-claim = Now your 8s are exposed, and that can’t be taken back. Your line has only a pair of them.
    .wrong-mah-jongg = Those tiles weren’t complete when you showed them. Your hand is dead.
    .wrong-draw = No tile for you yet: the <8B> is still in the middle, and the others are waiting. The tile goes back. At a table, your hand could be dead.

concealed-hands-mistaken = The player on your right discarded a <5C>, and you said “Mah Jongg.” Nothing has been exposed yet. Compare: you’re playing this line with 2s and 3s in Dots, 5s in Craks. What do you do?
    .right = You caught it in time: a 3 is missing, and the 9 Bam has no place here. Nothing had been exposed, so it costs nothing.
    .shown = Take it back: a 3 is missing, and the 9 Bam has no place here. Nothing had been exposed, so it costs nothing.
    .hint = Look at every tile on your rack, the Bams too.
    .wrong = First settle your Mah Jongg: is the hand complete, or not?
    .wrong-open = Everybody sees the 9 Bam where a 3 Dot should be. Your hand is dead.
    .wrong-discard = You’ve said “Mah Jongg,” and everybody is waiting. That has to be settled first.

concealed-hands-exposure = And the <5C>? It’s still there, and still yours to claim, if you like. What do you do?
    .right = From Mah Jongg to an exposure: also allowed, and well rescued. Once you’ve discarded, you’re ready.
    .shown = From Mah Jongg to an exposure: that’s allowed, too. Once you’ve discarded, you’re ready.
    .hint = The line wants four 5s. How many do you hold?
    .wrong = Look at the 5s in your line.
    .wrong-let-go = The player across draws, and the <5C> is gone. Your kong was one tile short.
    .wrong-pung = Three 5s are exposed, and you’ve discarded: the group is fixed. How many does your line want?
    .wrong-mah-jongg = You showed your tiles this time, with the 9 Bam among them. Your hand is dead.
    .wrong-draw = The wall can wait, and it’s not your turn. Put the tile back, before it costs you your hand at a real table. And the <5C>?

concealed-hands-norths = You’ve exposed this pung. Which line can you still play?
    .option-news = Line A
    .option-easts = Line B
    .option-winds = Line C
    .right = It has three Norths, and no C.
    .hint = Look for three Norths in each line.
    .wrong-news = It prints one North, a single, and you’ve exposed three.
    .wrong-easts = Its only winds are Easts. Your Norths have no place in it.

concealed-hands-until = You claimed a discard for a pung, and you regret it. Until when may you take the claim back?
    .option-never = Never: once said, it stands
    .option-open = Until something is exposed
    .option-discard = Until I discard
    .right = Once a tile is exposed on top of your rack, there’s no way back.
    .shown = { concealed-hands-until.right }
    .hint = What do the others know when you have only spoken?
    .wrong-never = A claim is only a word at first. What makes it final?
    .wrong-discard = By then, your group has been exposed for a while.

concealed-hands-may = You’re playing this line, and five tiles are missing. What may you do?
    .option-kong = Claim a discard for the kong, and nothing else
    .option-wait = Claim nothing until the last tile
    .option-show = Expose my three flowers
    .right = You build from the wall. Only the very last tile may be claimed, for Mah Jongg.
    .shown = { concealed-hands-may.right }
    .hint = Which of them leaves all your tiles hidden?
    .wrong-kong = Then four of your tiles are exposed. Look at the end of the line.
    .wrong-show = Until Mah Jongg, nobody sees any of it.

concealed-hands-free = Nothing of yours is exposed. So far you played a line marked C; now a line marked X is closer. May you switch?
    .option-switch = Yes
    .option-bound = No: I began with C
    .option-late = Only before my first discard
    .right = Until your first exposure you may switch as often as you like.
    .shown = { concealed-hands-free.right }
    .hint = Who could know which line you had in mind?
    .wrong-bound = You’ve told nobody, and nothing shows it. What would bind you?
    .wrong-late = Your discards don’t commit you to anything. What does?

concealed-hands-instead = You claimed a discard with “Mah Jongg” and see that one tile is wrong. Nothing is exposed. The discard would also complete a kong of your X line. What may you do?
    .option-lost = Only let it go: I have spoken
    .option-expose = Take the word back and expose the kong
    .option-hide = Take the tile and hide it on my rack
    .right = Take the word back, and claim the tile for an exposure instead.
    .shown = { concealed-hands-instead.right }
    .hint = Nothing has been exposed yet.
    .wrong-lost = A Mah Jongg may be taken back while nothing is exposed. Does the claim have to end there?
    .wrong-hide = What’s claimed for a group is exposed, always.

concealed-hands-ready = You’re playing this line, marked C: dragons, flowers, pairs of 5s, 6s, and 7s in Bams, and of 8s and 9s in Dots. The player on your left discards an <8D>. What do you do?
    .right = Mah Jongg! The last tile may be claimed, even for a pair of a concealed hand.
    .hint = How many tiles are missing?
    .wrong = Count what is missing.
    .wrong-let-go = You drew another tile. How many tiles were missing before?
    .wrong-pair = A pair is never exposed. But count what is missing.
