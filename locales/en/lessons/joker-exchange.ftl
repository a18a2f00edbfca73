lesson-joker-exchange = The joker exchange
    .summary = A joker in somebody’s exposure can be yours, in exchange for the tile it stands for.
    .done = You can take a joker out of any exposure at the right moment, and even win with it.

joker-exchange-see =
    Here’s one of the joys of the game. On your right, two <8C> and a joker are exposed: a pung of 8 Craks. You hold a real 8 Crak to spare.

    Trade it for the joker: a joker exchange. Some say “redeem.”

joker-exchange-moment =
    The pung stays a pung: your tile now does the joker’s work.

    Trade on your own turn, before you discard: when you’ve drawn, or when you’ve exposed what you claimed. At both moments you have 14 tiles.

joker-exchange-begin = It’s your turn, and you want that joker. What do you do first?
    .right = Now you hold 14 tiles: this is the moment. Had you asked too soon, you could have taken it back, as no tile had moved yet.
    .shown = { joker-exchange-begin.right }
    .hint = How many tiles do you hold, and how many do you need?
    .wrong = Count your tiles. Is this the moment yet?
    .wrong-early = Too early: you’re one tile short for an exchange. At a table this mistake can cost you your hand.
    .wrong-discard = A discard ends a turn, and yours has hardly begun.

joker-exchange-take = Take the joker.
    .right = It’s yours! Your 8 is with the other two, and the joker is on your rack. At a table, say “exchange” and let the owner give it to you.
    .hint = Click the joker in the exposure on your right, or press “Exchange.”
    .wrong = Look at the exposure on your right. What do you hold that fits it?
    .wrong-eight = Your 8 Crak is in the middle now, and a discard can’t be traded. The player on your right draws, and the moment is gone.
    .wrong-discard = Your turn is over, and the joker is still there. It may be gone before you’re next.
    .wrong-win = Not just yet: your hand isn’t complete. Look at the exposure on your right.

joker-exchange-stand = The joker is yours. You’re playing 2s and 3s in Bams, 4s and 5s in Dots. Where can it stand?
    .option-pair = In the pair of 3s
    .option-kong = In the kong of 2s
    .option-flowers = With the flowers
    .right = A good home for it: the kong of 2s. The kong of 4s would do as well: both have three or more alike.
    .shown = { joker-exchange-stand.right }
    .hint = Jokers stand only in groups of three or more alike.
    .wrong-pair = Say Mah Jongg like that, and your hand is dead. How many tiles does that group have?
    .wrong-flowers = Compare that with the line. How many flowers does it want?

joker-exchange-end = One thing is left to do in this turn.
    .right = And that’s the whole thing: draw, exchange, discard, in that order.
    .hint = Every turn ends with it. Look for a tile that your line doesn’t want.
    .wrong = You hold 14 tiles. How does a turn end?
    .wrong-joker = All that trouble to win it, and now it belongs to nobody. A discarded joker is never claimed.
    .wrong-line-tile = That tile belongs to your line. Now it needs one tile more than before.
    .wrong-win = Three groups were one tile short, and the joker fills one of them. Two still have a gap.

joker-exchange-two = Another table, and you’ve drawn. Look at the exposures left and right, and at your rack. Take one joker.
    .right = One is yours. And as long as you haven’t discarded, you may exchange again.
    .hint = One joker stands for an East, one for a 9 Bam. What do you hold?
    .wrong = Look at the exposures. Which tiles do the jokers stand for?
    .wrong-east = Your East is in the middle, and the joker that it was worth stays on your right. Your turn is over.
    .wrong-nine = Your 9 Bam is in the middle, and the joker that it was worth stays on your left. Your turn is over.
    .wrong-discard = Your turn is over, and both jokers stay where they are.
    .wrong-win = Your hand is far from complete. Look at the exposures first.

joker-exchange-again = One joker is yours, and your turn is not over. What do you do now?
    .right = Two in one turn! There’s no limit, and jokers in your own exposures count as well.
    .hint = Another joker is within reach. Which tile does it stand for?
    .wrong = Look at the exposures once more before you end your turn.
    .wrong-joker = The joker you had just won belongs to nobody now, and the other one is still there.
    .wrong-discard = Your turn ended without the second joker. It’s still there, for somebody else.
    .wrong-win = Not just yet: your hand isn’t complete. Look at the exposures once more.

joker-exchange-own = You’ve just drawn a <1B>. Look at your own exposure. What do you do?
    .right = Welcome home: the joker is back on your rack, free for any group of three or more.
    .hint = What does the joker in your exposure stand for?
    .wrong = Look at your exposure. Which tile does the joker in it stand for?
    .wrong-one = Your 1 Bam is in the middle, and your joker is still stuck among the 1s.
    .wrong-discard = Your turn is over, and your joker is still stuck among the 1s.
    .wrong-win = Your line is not complete yet. What could your new tile get you?

joker-exchange-exact = There are jokers among the 7s on your right, and among the 7s on your left. You hold one <7C>. Take the joker that you can trade it for.
    .right = A 7 Crak for a 7 Crak: you looked closely. It must be exactly the tile that the joker stands for.
    .shown = A 7 Crak for a 7 Crak: it must be exactly the tile that the joker stands for.
    .hint = Look at the suit of the 7s beside each joker.
    .wrong = You hold a 7 Crak. Which of the two exposures has 7 Craks?
    .wrong-suit = The number is right. But look at the suit of the 7s there, and of yours.
    .wrong-seven = Your 7 is in the middle. A moment ago it could have brought you a joker.
    .wrong-discard = Your turn is over, and all the jokers are still there.
    .wrong-win = Your hand is not complete. Look for what your 7 can get you.

joker-exchange-before = You’re playing 5s to 8s in Bams and hold two 6s. The player across discards a <6B>. The joker on your right would make it a kong, and you hold a North for it. What do you do?
    .right = You let it go, though it’s right there. It’s not your turn, so that joker is out of reach: a claim must be complete without it.
    .shown = { joker-exchange-before.right }
    .hint = Whose turn is it? When may you exchange?
    .wrong = Ask yourself first whether this is the moment for an exchange.
    .wrong-exchange = It’s not your turn, and nobody may exchange just to make a claim possible. Is the kong complete without that joker?
    .wrong-pung = Three 6s are exposed, and the joker came too late: once you exchange, the group can’t grow. Three it stays, and your line wants four.
    .wrong-mah-jongg = A 6 alone doesn’t finish it: you’d still need one more 6, one more 7, and one more 8.

joker-exchange-win = All you need is one <8B>. You’ve drawn a West, and <W W J> are exposed across from you. What do you do?
    .right = There it is: that joker is your fourth 8 Bam. Look at your rack now.
    .shown = { joker-exchange-win.right }
    .hint = If you had that joker, what could it stand for in your hand?
    .wrong = Look across. What does the joker stand for, and what have you drawn?
    .wrong-west = Your West is in the middle, the joker stays across, and you’re still waiting for an 8 Bam.
    .wrong-discard = That tile belonged to your line. Now two are missing, and the joker is still across from you.
    .wrong-declare = A West is no 8 Bam, so the hand is not complete. What could you get for your West?

joker-exchange-say = Compare with the line. What now?
    .right = Mah Jongg! An exchange counts as if you had drawn the tile yourself: all three pay double.
    .hint = Is anything missing now?
    .wrong = Go through the line group by group, and count the joker in.
    .wrong-joker = That joker was your 14th tile. The player on your right draws, and the game goes on.
    .wrong-discard = You had all 14. Now one is missing, and the game goes on.

joker-exchange-dead =
    The player on your left has shown a false Mah Jongg. That hand is dead, and the tiles just shown go back on the rack, joker and all.

    But the kong of 1 Bams had been exposed before, and properly. It stays.

joker-exchange-still = You’ve drawn, and you hold a <1B>. What do you do?
    .right = You saw it: a joker that was exposed properly can be taken, even from a dead hand.
    .shown = A joker that was exposed properly can be taken, even from a dead hand.
    .hint = Look at what is still exposed on your left.
    .wrong = Look at the exposure on your left before you end your turn.
    .wrong-one = Your 1 Bam is in the middle. Before you discarded it, it was worth a joker.
    .wrong-discard = Your turn is over, and a joker that could have been yours stays where it is.
    .wrong-draw = Now you hold 15 tiles, and with 15 nobody can win. You had drawn already.
    .wrong-win = You showed your tiles, and they were not complete. Now your hand is dead, too.

joker-exchange-order = A turn with a joker exchange: put it in order.
    .item-draw = I draw
    .item-exchange = I give my tile and take the joker
    .item-discard = I discard
    .item-next = The player on my right draws
    .right = Draw, exchange, discard, and play goes on to your right.
    .shown = { joker-exchange-order.right }
    .hint = You need 14 tiles for the exchange.
    .wrong = Think of how a turn begins and how it ends.
    .wrong-exchange-first = You’d hold only 13 tiles at that moment.
    .wrong-discard-first = The discard ends your turn. After it you exchange nothing.

joker-exchange-buys = This kong is exposed on another rack. Which tile can you trade for one of its jokers?
    .option-crak = 4 Crak
    .option-dot = 4 Dot
    .option-five = 5 Dot
    .right = Exactly the tile that the jokers stand for.
    .shown = { joker-exchange-buys.right }
    .hint = Look at the real tiles beside the jokers.
    .wrong-crak = The number is right. Look at the suit.
    .wrong-five = The suit is right. Look at the number.

joker-exchange-many = These groups are exposed on other racks. You’ve drawn and hold <E 9B 9B 9D>. How many jokers can you take in this turn?
    .right = Three, a rich harvest: one for the East, and one for each 9 Bam. As many as you have tiles for.
    .hint = Go through your four tiles: which of them is what a joker stands for?
    .wrong = Count your tiles that match a joker, and the jokers for each.
    .wrong-one = You may exchange more than once in a turn.
    .wrong-two = From one group you may take several. Count your matching tiles again.
    .wrong-four = One of your tiles has the right number but the wrong suit.
joker-exchange-many-2 = These groups are exposed on other racks. You’ve drawn and hold <W 3B 3C 9C>. How many jokers can you take in this turn?
    .right = Two: one for the West, and one for the 3 Crak. For the other joker you’d need another 3 Crak.
    .hint = { joker-exchange-many.hint }
    .wrong = { joker-exchange-many.wrong }
    .wrong-one = { joker-exchange-many.wrong-one }
    .wrong-three = { joker-exchange-many.wrong-four }

joker-exchange-when = This is exposed on your left, and you hold a <R>. The player on your left has just discarded. When may you exchange?
    .option-now = At once
    .option-drawn = After I’ve drawn
    .option-asked = When the owner agrees
    .right = On your turn, with 14 tiles. The owner can’t refuse, and hands you the joker.
    .shown = { joker-exchange-when.right }
    .hint = How many tiles must you hold?
    .wrong-now = You hold 13 tiles just now.
    .wrong-asked = The owner has no say in it. Think of how many tiles you need.

joker-exchange-pays = A joker exchange gives you your 14th tile, and you say “Mah Jongg.” Who pays?
    .option-owner = The joker’s owner pays double, the others once
    .option-once = All three pay once
    .option-all = All three pay double
    .right = It counts as if you had drawn the tile yourself, so all three pay double.
    .hint = Does it count as claimed or as drawn?
    .wrong-owner = The owner discarded nothing. Does the tile count as somebody’s discard, or as drawn?
    .wrong-once = Paying once is for those who watched somebody else discard the winning tile. Here nobody discarded it.

joker-exchange-redeem = It’s your turn, and you’ve drawn. There are jokers in two exposures. Take the one that you hold the tile for.
    .right = A Green for a Green: you matched it exactly, and the joker is yours.
    .shown = A Green for a Green, exactly what the joker stands for. Now the joker is yours.
    .hint = Compare the real tiles beside the jokers with your rack.
    .wrong = Look at both exposures. Which tiles do their jokers stand for?
    .wrong-six = The number is right. Compare the suits.
    .wrong-green = Your Green Dragon is in the middle, where nobody can trade it for anything.
    .wrong-discard = That discard ended your turn, and no joker came to you.
    .wrong-win = Your hand is far from complete. Look at the exposures.

joker-exchange-too-soon = It’s your turn. “Exchange, please,” you say, and then you notice that you haven’t drawn yet. No tile has moved. What now?
    .right = Words cost nothing as long as no tile has changed hands. Smile, draw, and then exchange.
    .hint = Has anything happened that can’t be undone?
    .option-dead = My hand is dead
    .option-must = The exchange goes ahead
    .option-back = I take my word back, and draw first
    .wrong-dead = That can happen once the joker is on your rack. Is it there?
    .wrong-must = You hold 13 tiles. How many must there be when you exchange?
