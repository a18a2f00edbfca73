lesson-jokers-out = Jokers out, and jokerless
    .summary = When a joker may go, and what a hand without one is worth.
    .done = You can let a joker go safely, and you know when a hand is worth more without one.

jokers-out-none =
    Look at your rack: not one joker. That may feel like bad luck, but a hand that wins without any is called jokerless, and it pays.

    Each player owes you twice as much as for the same hand with a joker.

jokers-out-claim = The player across has just discarded the <3D> you need. Take it, and watch who pays what.
    .right = Mah Jongg, and look at that: 100 points from the player across, 50 from each of the others. All of it doubled, because there’s no joker.
    .hint = You need one tile, and it’s in the middle.
    .wrong = Look at the tile in the middle, and at what your line still needs.
    .wrong-pung = Three 3 Dots are exposed, and nobody pays you for that. Count your tiles: how many did you need?
    .wrong-let-go = The player on your left draws. Your last tile is out of reach, and the points are, too.

jokers-out-half = The player across has just paid you 100. Suppose there had been a joker in one of your kongs. How much would that player have paid then?
    .option-once = 25 points
    .option-twice = 50 points
    .option-more = 200 points
    .right = Half as much. Only in Singles and Pairs is there no such bonus: no hand there can hold a joker, so nobody has done anything special.
    .shown = { jokers-out-half.right }
    .hint = You were paid 100 without a joker. That was doubled.
    .wrong-once = That’s what the other two would have paid. But who discarded the tile?
    .wrong-more = Then a joker would be rewarded. What’s rewarded here is doing without one.

jokers-out-name =
    The player across has discarded a joker and said “Same”: the same as the tile discarded just before it.

    “Eight Bam,” that tile’s name, would also do, and “Joker” is always right. Whatever it’s called, nobody can claim it.

jokers-out-out = You’ve drawn a <3D>, and only a real <6D> is missing. Discard the tile that your hand can do without, and choose what you call it.
    .right = A cool move: you wait for the same tile as before, but now jokerless. If a game’s very first discard is a joker, its only name is “Joker.”
    .shown = You wait for the same tile as before, but now jokerless. If a game’s very first discard is a joker, its only name is “Joker.”
    .hint = Which of your tiles is not needed now? You may call it by its own name, or by the name of the newest discard.
    .wrong = First choose the tile that is not needed now. Then choose its name.
    .wrong-old = You said “Eight Bam,” but another tile has been discarded since then. The name is corrected, and the joker stays down.
    .wrong-name = A joker may not borrow just any name. Which tile was discarded immediately before yours?
    .wrong-three = You still wait for the same <6D>. But a joker stands in your kong, so a win will pay you only half as much.
    .wrong-discard = That one had a place. Which tile does your line not need anymore?
    .wrong-win = Your 6 Dot has no partner yet, and a joker can’t be one.

jokers-out-own = Another table. You need only the second <8C>, and you’ve just drawn a <9B>. Look at your own exposure. What do you do?
    .right = Nicely swapped: four real 9s are there now, and the joker is on your rack.
    .shown = Four real 9s are there now, and the joker is on your rack.
    .hint = What does the joker in your exposure stand for?
    .wrong = Look at your exposure, and at the tile you’ve just drawn.
    .wrong-nine = You wait for the same tile as before, but with a joker among your 9s. A win will pay you only half as much.
    .wrong-discard = Too bad: your line wanted that tile. Now one more is missing.
    .wrong-win = The second 8 Crak is still missing. What could your 9 get you?

jokers-out-away = One tile has to go. Does your hand still need the joker?
    .right = Good-bye, old friend: it can never be the missing 8, as that’s a pair. Nobody can claim it, and your hand is jokerless.
    .hint = Only an 8 Crak is missing. May a joker stand there?
    .wrong = Compare with the line: which of your 14 tiles is not needed?
    .wrong-eight = That was the real half of your pair. Now both 8s are missing, and no joker can stand for them.
    .wrong-discard = The joker has to stand in for the tile you gave away. You wait for the same 8 as before, and your hand has a joker in it.
    .wrong-win = The joker would have to be your second 8. May it stand in a pair?

jokers-out-paid = The player on your right discards an <8C>. Compare, then act.
    .right = It paid off: 100 points from the right, 50 from the others. With that joker among your 9s, it would have been half.
    .hint = What were you waiting for?
    .wrong = Compare the tile in the middle with what your line needs.
    .wrong-let-go = The player across draws, and your last tile is gone for good.
    .wrong-pair = A pair is never exposed. But count: wouldn’t this be your 14th tile?

jokers-out-taken =
    Others can take a joker from your hand. The player across has just given a real <7C> for the one among your 7s.

    Your kong is still complete. And only the hand you show at the end counts: it has no joker now.

jokers-out-counts = The player on your left discards the <8C> you need. For this line of 30, a hand with a joker would get you 60 from the discarder. What about yours, as it is now?
    .option-thirty = 30 points
    .option-sixty = 60 points
    .option-one-twenty = 120 points
    .right = 120! Twice 30 for discarding the tile, and twice that because no joker is left in your hand.
    .shown = { jokers-out-counts.right }
    .hint = Who discarded the tile? And is there a joker in your hand now?
    .wrong-thirty = That’s the value once. Who discarded the tile, and what is missing from your hand?
    .wrong-sixty = With a joker in your hand, yes. Is it still there?

jokers-out-take = So take it.
    .right = 120 from the player on your left, 60 from each of the others. The joker that was taken from you has doubled your win!
    .hint = Your last tile is in the middle. What do you say?
    .wrong = What does the tile in the middle do for your line?
    .wrong-let-go = You drew another tile, and your <8C> is among the discards for good.
    .wrong-pair = A pair is never exposed. But count: wouldn’t this be your 14th tile?
    .wrong-draw = First decide about the tile in the middle. Does your line want it?

jokers-out-hidden =
    This line ends in C: nothing of it may be exposed before Mah Jongg.

    You may exchange all the same. The tile you give goes to another rack, the joker comes to yours, and an exchange exposes nothing of your hand.

jokers-out-swap = You’ve drawn, and you need a 2 Dot and a 5 Bam. Look to your left: how can you get one tile closer?
    .right = Well done: the joker is your fourth 2, and your hand is as hidden as before. A joker comes out, a real tile goes in, never the reverse.
    .shown = The joker is your fourth 2, and your hand is as hidden as before. A joker comes out, a real tile goes in, never the reverse.
    .hint = Which of your tiles does a joker on your left stand for?
    .wrong = Look at the exposure on your left, and at the tiles your line doesn’t want.
    .wrong-west = Your West is in the middle, and the joker is still on your left. You’re no closer to your line than before.
    .wrong-discard = The joker is still on your left, and your turn is over. Taking it would have exposed nothing.
    .wrong-win = A 2 Dot and a 5 Bam are missing, so it isn’t Mah Jongg yet.

jokers-out-back = You’re playing this line, need only the <N>, and have a joker to spare. These Norths are exposed on another rack. Can your joker buy one of them?
    .option-turn = Yes, on my own turn
    .option-owner = Yes, if the owner agrees
    .option-never = No
    .right = A real tile goes in and a joker comes out, never the other way around. You wait for the last North, and the joker may go.
    .shown = { jokers-out-back.right }
    .hint = Which way does an exchange go?
    .wrong-turn = Your own turn is the right moment for an exchange. But what is given in one, and what is taken?
    .wrong-owner = The owner has no say in it. Think of every exchange so far: what went in, and what came out?

jokers-out-keep = One more hand. You’re playing this line, and you’ve just drawn a <F>. Compare, then act.
    .right = Mah Jongg! The joker is your fourth 5. A win today is better than a bonus you may never get.
    .hint = You hold four real flowers now. Which group is one short, and may a joker stand there?
    .wrong = Compare all 14 tiles with the line, the joker too.
    .wrong-joker = A brave idea, but that joker could have been your fourth 5. Your hand was complete, and now somebody else may win first.
    .wrong-flower = Your hand was complete, and now one tile is missing. Where could the joker have stood?
    .wrong-discard = Your hand was complete, and now one tile is missing.

jokers-out-which = Each of these hands is Mah Jongg for this line. For which of them does everybody pay twice as much?
    .option-pung = Hand A
    .option-none = Hand B
    .option-kong = Hand C
    .right = There’s no joker in it, and jokerless doubles what everybody pays.
    .hint = Look for jokers.
    .wrong-pung = There’s a joker in it, in the group of three. Is it still jokerless?
    .wrong-kong = There’s a joker in it, in one of the kongs. Is it still jokerless?

jokers-out-say = A 7 Crak has been discarded, and then you discard a joker. What may you say?
    .option-nothing = Nothing
    .option-same = “Same”
    .option-other = “Eight Crak”
    .right = “Same,” “Seven Crak,” or “Joker”: all three are right.
    .shown = { jokers-out-say.right }
    .hint = A joker may borrow the name of the tile discarded just before it.
    .wrong-nothing = Every discard gets a name, a joker too.
    .wrong-other = A joker may borrow only one name. Which tile is that?

jokers-out-lost = One of these 4s was a joker, until another player exchanged it. You win with no joker in your hand. Is that a jokerless win?
    .option-no = No: there was one at first
    .option-yes = Yes
    .option-part = It counts half
    .right = What counts is the hand as you show it at the end.
    .shown = { jokers-out-lost.right }
    .hint = What do the others see when you show your hand?
    .wrong-no = What’s long gone is not looked at. Which tiles do you show?
    .wrong-part = There’s no half bonus. Is there a joker among the tiles you show, or not?

jokers-out-way = It’s your turn, and this is exposed on another rack. Which exchange is allowed?
    .option-joker = I give my joker and take an East
    .option-east = I give my East and take the joker
    .option-wind = I give my West and take the joker
    .right = A real tile goes in, the joker comes out: the very tile it stands for.
    .hint = Which tile must go in, so that the group stays what it is?
    .wrong-joker = Jokers are taken in an exchange, never given.
    .wrong-wind = It must be exactly the tile that the joker stands for.

jokers-out-bonus = Somebody wins with a jokerless hand of an ordinary line. How many times as much does everybody pay as for the same hand with a joker?
    .right = Twice as much, each of the three.
    .shown = { jokers-out-bonus.right }
    .hint = No joker? Then it doubles.
    .wrong = Compare with the same hand, only with a joker in it: what does jokerless do to the payment?
    .wrong-once = Then going without a joker would bring nothing.
    .wrong-four = That would be doubling, and doubling again. How often does going without a joker double?

jokers-out-wait = You’re playing this line, and you’ve just drawn an <8D>. You need only the second <6C>. What do you discard?
    .right = You have the nerve for it: nobody can claim it, you wait for the same tile as before, and your hand is jokerless.
    .shown = The joker goes: nobody can claim it, you wait for the same tile as before, and your hand is jokerless.
    .hint = For which place of your line would the joker be needed now?
    .wrong = Compare with the line: which tile is not needed?
    .wrong-eight = Your joker is still among the 8s. You wait for the same tile, and a win will pay you only half as much.
    .wrong-six = Now both 6s are missing, and no joker can stand in a pair.
    .wrong-discard = A pity: now another group is short. Which tile does your line not need?
    .wrong-win = The joker would have to be your second 6. May it stand in a pair?
