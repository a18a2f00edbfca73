lesson-right-across-left = Right, across, left
    .summary = The Charleston: three times, three tiles change hands before the game begins.
    .done = You can make the first three passes with anybody.

right-across-left-trade =
    Before anybody draws, all four players trade tiles. This is the Charleston.

    You give three tiles and get three, three times over: first to the right, then across, then to the left. What helps your line stays; what does not may go.

right-across-left-right =
    First pass: to the player on your right. Your line is the even numbers, with flowers.

    Click three tiles that this line has no use for, then pass them.
    .right = Three tiles went to your right, and three came from your left.
    .hint = Winds, dragons, and odd numbers have no place in this line.
    .wrong = Hold each of your three against the line: is it printed there?
    .wrong-two = Two are not enough. Every pass is exactly three tiles.
    .wrong-needed = Your line wants one of those. Now it is on your neighbor’s rack, and you have to find another.

right-across-left-new = Here they are. Which of the three new tiles does your line want?
    .right = The <4C>. Nine tiles of the line were missing before this pass; now it is eight.
    .hint = Read the line group by group, and look for each new tile in it.
    .option-nine = Nine Crak
    .option-four = Four Crak
    .option-east = East
    .wrong-nine = A nine is odd, and this line has no odd number. It may go with the next pass.
    .wrong-east = Flowers and numbers make up this line. Is there a wind anywhere? This one may go with the next pass.

right-across-left-face-down =
    Passed tiles lie face down. Nobody sees what you give until it is picked up.

    Once you have looked at what came in, what you gave is gone for good. So compare with the line first, then pass.

right-across-left-who = The next three go across. And the three after that: who gets them?
    .right = The player on your left. Right, across, left: it is the same at every table.
    .hint = Each of the other three players gets three tiles from you, one after the other.
    .option-right = The player on my right
    .option-across = The player across from me
    .option-left = The player on my left
    .wrong-right = Your very first three tiles went there. One player would get six from you, and another none.
    .wrong-across = The next three go there. Who has had none from you even then?

right-across-left-across = Second pass: across, to the player opposite you. Again choose three tiles that your line cannot use.
    .right = Across is a swap: your three for three from the same player. A flower came in, and your line wants it.
    .hint = Odd numbers, winds, and dragons may go. Flowers and even numbers stay.
    .wrong = Hold each of your three against the line: is it printed there?
    .wrong-two = The pass waits for one more. It is always three.
    .wrong-new = You passed the new tiles on just as they came, and the one that your line wants went with them.
    .wrong-needed = Your line wants one of those. Whatever comes in must first make up for it.

right-across-left-left = Third pass, to the left. Your rack is better now than it was, so look twice before you choose three tiles.
    .right = Three went to your left, and three came from your right. That was the third pass. Whether there are more belongs to another lesson.
    .hint = What is neither a flower nor an even number can go.
    .wrong = Hold each of your three against the line: is it printed there?
    .wrong-two = That is one too few. Every pass takes three.
    .wrong-flower = The line begins with three flowers, and you had only two of them. Now you have one.
    .wrong-needed = Your line wants one of those, and a tile it cannot use stayed with you instead.

right-across-left-missing = When you began, nine tiles of this line were missing. Count group by group: how many are missing now?
    .right = Six. You are three tiles nearer, and nobody has drawn yet.
    .hint = The line wants three flowers and you have two: one is missing. Go on like this, group by group.
    .wrong = See what each group still needs, and add it up.
    .wrong-fits = Eight of your tiles fit. But you are asked what the line’s 14 tiles still lack.
    .wrong-start = It was nine at the beginning. Look at what has come in since then.
    .wrong-rest = Five of your tiles do not fit. But you hold 13, and the line has 14.

right-across-left-joker =
    Another rack, another line: flowers and winds stay this time, and numbers may go.

    You also hold a joker <J>. It can stand for other tiles, so everybody would love to get one. But not this way: a joker is never passed.

right-across-left-joker-pass = First pass, to the right. Choose three tiles and pass them.
    .right = Three numbers for your neighbor, and the <S> that came in belongs to your line. The joker stays with you in every pass, whether you need it or not.
    .hint = This line is made of flowers and winds. What on your rack is neither, and no joker?
    .wrong = Hold each of your three against the line: is it printed there?
    .wrong-joker = The joker comes straight back to your rack. It may not leave in any pass, not even as a favor.
    .wrong-two = Two tiles are not a pass. Choose one more.
    .wrong-needed = A tile of your line is on your neighbor’s rack now, and a useless one stayed with you.

right-across-left-take-back = You have looked at your three new tiles, and now you miss one that you gave. What can you do?
    .right = Nothing. It was gone as soon as you looked. The remedy is to compare before you pass.
    .hint = You have seen what came in. Does that pass still go on?
    .option-ask = Ask for it back
    .option-swap = Give another tile for it
    .option-gone = Nothing, it is gone
    .wrong-ask = You have seen the new tiles, so this pass is over, for you and for your neighbor.
    .wrong-swap = One tile for one is no pass: a pass is three tiles, and this one has been made.

right-across-left-three =
    A very good rack: it has only two tiles that the line cannot use.

    Even so, everybody makes the first three passes. Make the first one, to the right.
    .right = Three tiles went, and one of them hurt. A pass is three, however good the rack is.
    .hint = The two useless tiles go, and a third goes with them: the one you would miss least.
    .wrong = A pass is three tiles from your rack, and no joker among them.
    .wrong-joker = The joker comes back to your rack. It is never the third tile.
    .wrong-two = With two tiles chosen, the pass waits for a third. Everybody gives three.

right-across-left-order = Once more, away from the table. Put the three passes in order.
    .right = Right, across, left. Many players say it aloud at every Charleston.
    .hint = Think of where your very first three tiles went.
    .item-right = To the right
    .item-across = Across
    .item-left = To the left
    .wrong = You go around the table, one player after the other. Where did it begin?
    .wrong-backwards = That is the same way, walked backwards. Where did your very first three tiles go?
    .wrong-skipped = You go around the table without leaving anybody out. Who sits between right and left?
    .wrong-untouched = Begin with the neighbor who got your very first three tiles.

right-across-left-which = You pick up three tiles that came from the player on your right. Which pass was this?
    .right = The third: you gave to the left, so you got from the right.
    .hint = To whom did you give three tiles in the same pass?
    .option-first = The first pass
    .option-second = The second pass
    .option-third = The third pass
    .wrong-first = In the first pass everybody gives to the right. So what you get then comes from the other side.
    .wrong-second = In the second pass the players opposite each other swap.

right-across-left-stays = Tap every tile that may not be passed.
    .right = Both jokers, and nothing else. All other tiles may be passed, wise or not.
    .hint = The rule bars one kind of tile, in every pass.
    .wrong = The rule bars one kind of tile, and every tile of that kind.
    .wrong-one = There is a second one. It may not leave either.
    .wrong-flower = A flower may be passed like any other tile, although many lines want it.
    .wrong-pair = Two alike may be passed. Whether that is wise is another question.

right-across-left-still = You hold 13 tiles. You pass three and pick up the three that came for you. How many do you hold?
    .right = 13, as before: three out, three in.
    .hint = Three leave your rack, and three come in.
    .wrong = Take away what you gave, then add what came in.
    .wrong-ten = That is true for a moment, until you pick up the new ones.
    .wrong-whole = 14 tiles make a whole hand. A pass brings in no more than it takes away.
    .wrong-more = You added the new ones. What about those you gave?

right-across-left-odd-ones = This rack leans to the line above. Tap the three tiles you would pass.
    .right = A 4, a 2, and a 6: none of them is in a line of odd numbers.
    .hint = Only odd numbers are printed in this line.
    .wrong = Hold each tile against the line. Three of them are not printed there.
    .wrong-lone = One of these stands alone, but the line wants three of it. Look at the numbers once more.
    .wrong-two = Both can go. But a pass is three tiles.

right-across-left-good-rack = You like all of your tiles but one, and the second pass is about to begin. What do you do?
    .right = Three, as everybody does. The first three passes are made with every rack.
    .hint = Does the rule make an exception for good racks?
    .option-none = I pass nothing
    .option-one = I pass that one tile
    .option-three = I pass three tiles
    .wrong-none = Then three players would wait for you. Nobody is let off the first three passes.
    .wrong-one = The player across gives you a whole pass, and must get a whole pass from you.
