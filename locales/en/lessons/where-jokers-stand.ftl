lesson-where-jokers-stand = Where jokers stand
    .summary = A joker can be almost any tile, but not in every group.
    .done = You can put every joker where it helps, and never lose a hand to one.

where-jokers-stand-joker =
    Your best friend at the table: in a group of three or more alike, a joker may stand for any number, wind, dragon, or flower.

    How many in one group? Look at the Easts: as many as you like. The set has eight jokers.

where-jokers-stand-kong = Which of these is a kong of 7 Dots?
    .option-three = One 7 Dot, two jokers
    .option-mixed = Two 7 Dots, one 7 Crak, one joker
    .option-kong = One 7 Dot, three jokers
    .right = Four alike, because each joker stands for a 7 Dot. One natural is enough.
    .hint = A kong has four tiles, and all its real tiles are the same.
    .wrong-three = A 7 and two jokers are three tiles: a pung.
    .wrong-mixed = Four tiles, yes. But the real ones must all be the same. Look at the suits.

where-jokers-stand-never =
    Two traps. The 66 is a pair, and a pair takes only naturals, which players often call real tiles.

    And NEWS looks like a kong. But it’s a cluster, four singles printed together, and each single must be real.

where-jokers-stand-groups = Which groups of this line can take a joker? Click them all.
    .right = In both kongs. The other three groups are pairs.
    .shown = { where-jokers-stand-groups.right }
    .hint = Look for three or more alike.
    .wrong = Not quite. Go through the line and count the tiles of each group.
    .wrong-flowers = A joker may stand for a flower. But count how many flowers this group has.
    .wrong-pair = One of the groups that you clicked has only two tiles.
    .wrong-last = You clicked the last group, too. It has two tiles, and a pair takes no joker.

where-jokers-stand-build =
    Build this line. The jokers in the tray may help, but only where they may stand.

    A click puts a tile on the rack, another click takes it back.
    .right = Everything stands where it may: the pair is real, and the jokers are in groups of four.
    .hint = The pair needs two real 5 Dots. The other groups may take jokers.
    .wrong = Go through the line: four 4s, two 5s, four 6s, four flowers.
    .wrong-joker-pair = A joker stands beside your 5 Dot. Show this hand, and it’s dead: no joker in a pair.
    .wrong-other-five = A 5 Dot and a 5 Crak are not a pair. A pair is the same tile twice.

where-jokers-stand-half = You’ve just drawn a joker. The other groups are complete; of the pair of 6s you hold only one <6D>. Is this Mah Jongg? Call it, or discard a tile.
    .right = You didn’t fall for it: this is not Mah Jongg yet. You wait for a real <6D>, and no joker can take its place.
    .shown = This is not Mah Jongg yet. You wait for a real <6D>, and no joker can take its place.
    .hint = Only the pair is a tile short. May a joker stand there?
    .wrong = Compare with the line: where would the new joker have to stand?
    .wrong-declare = So tempting! But a joker stands in the pair. That’s a false Mah Jongg: your hand is dead, and the others play on.
    .wrong-six = You gave away the real half of the pair. Now both 6s are missing.
    .wrong-draw = Now you hold 15 tiles, and with 15 nobody can win. You had drawn already.

where-jokers-stand-alone =
    On your rack a group may be all jokers. At Mah Jongg you say what they stand for: here, 8 Bams.

    The 6s couldn’t do without a joker either: five are wanted, and there are only four 6 Bams.

where-jokers-stand-whole = You’re playing the same line with 2s, 3s, and 4s in Craks, and you’ve just drawn a <3C>. Compare, then act.
    .right = Mah Jongg! One joker is the fifth 2, and the other three are the 4s. Good friends indeed.
    .hint = Begin with the 2s: five are wanted. How many jokers are left, and for what?
    .wrong = Fill the line with your tiles, group by group. The jokers are tiles, too.
    .wrong-joker = That joker had work to do. Your hand was complete, and now, alas, it’s one short.
    .wrong-discard = You had all 14. Now one is missing, and the player on your right draws.

where-jokers-stand-claim = Your line wants four flowers, and you hold <F J J>. The player on your right discards a flower. What do you expose?
    .right = Two flowers, two jokers: a kong, well claimed. The claimed tile is always real, so everybody can see what the jokers stand for.
    .shown = Two flowers, two jokers: a kong. The claimed tile is always real, so everybody can see what the jokers stand for.
    .hint = Count the flowers in your line. The claimed one counts, too.
    .wrong = Look at the flowers in your line, and at what you hold for them.
    .wrong-pung = Three tiles are exposed, and now that you’ve discarded, nothing can be added. How many flowers does your line want?
    .wrong-jokers-only = Only three tiles are exposed, and they stay that way. Your own flower is still on your rack, and has no group there.
    .wrong-let-go = You held everything you needed, and now the flower is gone.
    .wrong-mah-jongg = Put both jokers wherever you like: two tiles would still be missing.

where-jokers-stand-thrown =
    You may discard a joker, too. The player on your right has just done so.

    Nobody takes it, because nobody may. A discarded joker is out of the game: it’s never claimed, not even for Mah Jongg.

where-jokers-stand-draw = One more tile for your kong of 5s, and you win. The player on your left discards a joker. What do you do?
    .right = You draw, as if nothing were there. A discarded joker looks tempting, but it helps nobody.
    .shown = { where-jokers-stand-draw.right }
    .hint = Who may take a discarded joker?
    .wrong = It’s your turn. How does a turn begin?
    .wrong-mah-jongg = It would complete your hand, and yet you may not say it: no discarded joker is ever claimed.
    .wrong-expose = A discarded joker can’t be claimed for a group, however well it would fit.

where-jokers-stand-count = A line of Singles and Pairs. How many of its groups can take a joker?
    .right = In none, poor joker. In this section no group has three tiles, so it’s no use there.
    .shown = { where-jokers-stand-count.right }
    .hint = The name of the section says how large its groups are.
    .wrong = Look at each group: are there three or more alike in it?
    .wrong-one = Which group did you have in mind? Count its tiles once more.
    .wrong-six = That’s how many of the groups are pairs. May a joker stand in a pair?
    .wrong-seven = That’s how many groups there are. But how many of them have three tiles or more?

where-jokers-stand-spare = You’re playing this line, need one <7D>, and have just drawn a joker. What do you do?
    .right = It feels wrong, and it’s right: this line has no place for it. And it’s the safest discard there is: nobody can claim it.
    .shown = { where-jokers-stand-spare.right }
    .hint = Which of your 14 tiles has no place in this line?
    .wrong = Compare with the line: which tile has no place in it?
    .wrong-declare = Your 7 Dot has no partner yet. What would have to stand beside it, and may it?
    .wrong-discard = Now two tiles are missing, and the joker on your rack still has no place to stand.

where-jokers-stand-which = Which of these hands is Mah Jongg for this line?
    .option-flower = Hand A
    .option-five = Hand B
    .option-jokers = Hand C
    .right = Surprising, but right: six jokers, all of them in kongs, and one kong is nothing but jokers. The three pairs are real.
    .hint = Look at the three pairs first.
    .wrong-flower = Look at the first group of this hand. How many of its tiles are real?
    .wrong-five = Go through the pairs of this hand. Are all their tiles real?

where-jokers-stand-news = Where may a joker stand in this line? Click all the groups.
    .right = In both kongs. NEWS is four singles, and the 6s are a pair.
    .hint = Alike, and three or more: look for both.
    .wrong = Not quite. Are the tiles of the group alike, and are there three or more?
    .wrong-cluster = Four letters stand together there, but they’re four different tiles.
    .wrong-pair = One of the groups that you clicked has only two tiles.

where-jokers-stand-pung = Which of these is a pung?
    .option-winds = North, East, joker
    .option-one = One 8 Bam, two jokers
    .option-pair = Red dragon, joker
    .right = One real tile and two jokers: three 8 Bams.
    .hint = A pung is three alike.
    .wrong-winds = There are three tiles. But are the real ones alike?
    .wrong-pair = Only two tiles, and a pair can’t even take a joker.

where-jokers-stand-most = You hold a complete kong, still hidden on your rack. How many of its tiles may be jokers, at most?
    .right = All four tiles of it. Only an exposed group must have a real tile, the claimed one.
    .shown = { where-jokers-stand-most.right }
    .hint = May a group on your rack be all jokers?
    .wrong = Think of how many tiles a kong has, and whether one of them must be real.
    .wrong-three = In an exposure, yes: there the claimed tile is real. But this kong is not exposed.
    .wrong-one = One is not the limit. Is there any limit but the size of the group?
    .wrong-eight = That’s how many are in the set. But how many tiles does a kong have?

where-jokers-stand-gone = Somebody discards a joker. Who may claim it?
    .option-next = The next player
    .option-last = Whoever needs it for Mah Jongg
    .option-nobody = Nobody
    .right = Once it’s down, it’s out for the rest of the game.
    .shown = { where-jokers-stand-gone.right }
    .hint = Think of what the other players do when a joker is discarded.
    .wrong-next = The next player draws from the wall, as always. Is a joker like any other discard?
    .wrong-last = Other discards, yes. With a joker it’s different.

where-jokers-stand-misplaced = Ben declares this hand for the line above. One group in it makes the hand dead. Click its tiles.
    .right = You found the culprit: a 4 Crak and a joker, where a pair must be real. The other jokers stand in kongs.
    .shown = A 4 Crak and a joker, where a pair must be real. The other jokers stand in kongs.
    .hint = Find the pairs. Are they real?
    .wrong = Look for the group in which no joker may stand, and click all of it.
    .wrong-kong = Three 3 Craks and a joker are a kong. Nothing is wrong with that.
    .wrong-fives = One real tile and three jokers: in a kong that is allowed.
    .wrong-flowers = Both flowers are real. That pair is fine.

where-jokers-stand-fill = You’re playing this line, with 2s and 3s in Bams, 5s in Dots. The player on your left discards a <3B>. What do you do?
    .right = Nicely put together: the claimed 3, your own, and the joker are a complete pung.
    .shown = The claimed 3, your own, and the joker are a complete pung.
    .hint = Count the 3s in your line. What else on your rack could be one?
    .wrong = Look at the 3s in your line, and at what you can put beside the discard.
    .wrong-pair = Two 3s are only part of the group, and it must be complete when you expose it.
    .wrong-let-go = You drew another tile, and the <3B> is among the discards for good.
    .wrong-mah-jongg = Nearly: with this 3 and the joker you’d have 13 of the 14.
