lesson-walls-dice-deal = Walls, dice, deal
    .summary = How a heap of tiles becomes 13 tiles on your rack.
    .done = You can sit down at a real table, build your wall, and get your tiles.

walls-dice-deal-table =
    This is a rack. Your tiles stand on its slope, where only you see them; what you show goes on top. The bar in front, the pusher, moves your wall.

    Add 152 tiles, two dice, and a card for everybody.

walls-dice-deal-no-card = You have tiles, dice, and racks, but nobody has brought a card. Can you play?
    .right = No card, no game! What wins is printed there and nowhere else. But look, somebody has found one after all.
    .shown = { walls-dice-deal-no-card.right }
    .hint = How did you know, in your first game, which tiles you needed?
    .option-four-groups = Yes: four groups and a pair win
    .option-own-lines = Yes: any 14 tiles in groups win
    .option-no = No
    .wrong-four-groups = That’s how other kinds of mah jongg are won. Here, what wins is printed.
    .wrong-own-lines = Which groups, and how many? You wouldn’t know what to collect, and nobody could check your hand.

walls-dice-deal-build = All tiles are mixed face down, and everybody builds a wall in front of the rack: 19 stacks side by side, two tiles in each. How many tiles are in your wall?
    .right = Just right: 19 stacks of two are 38, and four walls of 38 are all 152 tiles.
    .shown = 19 stacks of two are 38, and four walls of 38 are all 152 tiles.
    .hint = Two tiles for each stack.
    .option-nineteen = 19
    .option-thirty-eight = 38
    .option-all = 152
    .wrong-nineteen = That’s how many stacks there are. Each of them is more than one tile.
    .wrong-all = That’s all four walls together.

walls-dice-deal-who =
    One player is East and begins. For the first game everybody rolls both dice, and the highest total is East. Some tables simply let the host be East.

    On East’s right sits South, then West, then North.

walls-dice-deal-east = You rolled this. The player on your right rolled 7, the one across from you 10, the one on your left 4. Who’s East?
    .right = 10 is the highest total, so that’s East, and everybody’s wind is settled.
    .hint = Add up your dice, and compare all four totals.
    .option-me = I am
    .option-right-hand = The player on my right
    .option-across = The player across from me
    .option-left-hand = The player on my left
    .wrong-me = Your dice add up to 9. Did anybody roll more?
    .wrong-right-hand = That player rolled 7, less than you did.
    .wrong-left-hand = 4 is the lowest total. The highest one counts.

walls-dice-deal-seats = Go around the table to the right, beginning with East. In which order do the players sit?
    .right = East, South, West, North: now you can find your place. A table with a wind indicator shows it with a marker; most do without.
    .hint = Who sits on East’s right? Go on from there.
    .wrong = Begin with East. Who sits on East’s right, and who after that?
    .item-east = East
    .item-south = South
    .item-west = West
    .item-north = North
    .wrong-left = That’s the way around to the left. The winds go the way the turns go.
    .wrong-word = You spelled NEWS, as the card does. Around the table it’s different, and East comes first.
    .wrong-swapped = West sits across from East, and somebody sits between them.

walls-dice-deal-roll =
    East rolls both dice again and counts that many stacks of East’s own wall, from its right end. Here it’s 7. That’s where East breaks the wall.

    The counted stacks are pulled back. They’re the last tiles of the whole game.

walls-dice-deal-break = You’re East, and this is what you rolled. Break your wall, the one in front of you: click the last stack that you count off.
    .right = Nicely broken: eight stacks from the right end are pulled back.
    .shown = Eight stacks from the right end are pulled back.
    .hint = Add up both dice. Stack 1 is the outermost on the right.
    .wrong = Now the wall is broken in the wrong place. Add up the dice, and count the stacks again from the right end.
    .wrong-left = You broke the wall too far along: the number is right, but you counted from the left end.
    .wrong-one-die = You pulled five stacks back. That’s one of the dice; East counts off the total of both.
    .wrong-next = You pulled back more than you rolled. Begin counting with the outermost stack.

walls-dice-deal-four =
    Now the deal. East takes the two stacks just left of the break: four tiles. The player to the right takes the next two stacks, and so on around the table.

    After three rounds of this, everybody has 12 tiles.

walls-dice-deal-first-stack = Another game, and you rolled 6. Take your first four tiles: click the stack that you take first, and the one to its left comes with it.
    .right = You’ve got it: the seventh and the eighth are yours. The player on your right takes the next two.
    .shown = The seventh and the eighth are yours. The player on your right takes the next two.
    .hint = How many stacks were counted off? The next one is yours.
    .wrong = That’s not where the deal begins, and the next player doesn’t know where to go on. What comes right after the counted stacks?
    .wrong-counted = You counted this stack off. Now you hold two tiles that have to stay until the end, and the next player begins one stack too soon.
    .wrong-outermost = This is the wrong end: you hold four of the last tiles of the game, and everybody after you takes the wrong ones.
    .wrong-far = You began at the far end of your wall, and the next player finds no break there. The tiles beside the break go first.

walls-dice-deal-serve =
    East’s wall is used up. North, on East’s left, serves the next one: its right end goes toward the middle, at about 45 degrees.

    Turns go to the right, walls to the left. The pulled-back stacks come last.

walls-dice-deal-walls = You’re East, and your wall goes first. In which order do the other walls follow, and where do the stacks you counted off come in? Put all five in order.
    .right = All five in place! East, North, West, South, then the counted stacks. When a wall ends in the middle of your four tiles, take the rest from the next.
    .shown = East, North, West, South, then the counted stacks. When a wall ends in the middle of your four tiles, take the rest from the next.
    .hint = Who sits on East’s left? And what was pulled back?
    .wrong = Walls go to the left, and what East pulled back has a place of its own.
    .item-east = East’s wall, from the break on
    .item-north = North’s wall
    .item-west = West’s wall
    .item-south = South’s wall
    .item-counted = The stacks that East counted off
    .wrong-turns = That’s how the players take turns. The walls go the other way around.
    .wrong-counted-first = Those stacks were pulled back. If they went first, why count them off?
    .wrong-counted-second = Those stacks lie beside East’s wall, but they were pulled back to wait.

walls-dice-deal-last =
    After the three rounds, East takes the top of the first and of the third stack from the right. South takes the tile below the first, West the top of the second, North the tile below that.

    East has 14 now, the others 13.

walls-dice-deal-third = You’re East, everybody has 12 tiles, and this is left of the wall. You take the top of the outermost stack on the right. Which stack gives you the other tile?
    .right = First and third, as tricky as the deal gets. The tiles between go to the others, and what is left of the third stack is drawn first.
    .hint = First and third, counted from the right end.
    .wrong = Count from the right end, and leave the others what they take.
    .wrong-same = The tile below your first one goes to South.
    .wrong-next = Both tiles of this stack go to others: to West and to North.
    .wrong-fourth = That one isn’t dealt at all: nobody touches it before the first turn.

walls-dice-deal-deal =
    Now all of it at a table: the roll for East, the walls, the break, the deal.

    You’re East. Whenever you take tiles, click the stack where you begin. The others take theirs by themselves.
    .right = You’ve dealt a whole game. Soon you won’t even have to think about it. 99 tiles are left in the walls; how many in each depends on your roll.
    .hint = Go on to the left from where the last tiles were taken. When your wall ends, go on at the right end of the wall on your left. At the very end: first and third.
    .wrong = Now there’s a gap in the wall, and the next player doesn’t know where to go on. Begin at the break, or where the last tiles were taken.
    .wrong-counted = You counted this stack off. Its tiles have to stay until the very end of the game.
    .wrong-others = Those tiles go to the players who take after you. Where does the wall begin now?

walls-dice-deal-count = At a real table you count your tiles before anything else happens. You’re East. How many must there be?
    .right = East has 14, the others 13. Before the first turn, everybody trades tiles, flowers too, but never jokers. That gets lessons of its own.
    .hint = East discards first, without drawing. So East needs one tile more than the others.
    .wrong = Add up what East took: three times four, and then the first and the third.
    .wrong-others = That’s what the others have. East took one tile more.
    .wrong-rounds = So it was after three rounds of four. Then East took some more.

walls-dice-deal-recall-south = The deal is over, and you’re South. You count your tiles. How many must there be?
    .right = Three rounds of four, and one: 13. Only East has 14.
    .hint = Four, four, four, and then?
    .wrong = Three rounds of four, and then what South takes.
    .wrong-east = That’s what East has. East took two tiles at the end.
    .wrong-rounds = Everybody takes something more after the three rounds.
walls-dice-deal-recall-east = The deal is over, and you’re East. You count your tiles. How many must there be?
    .right = Three rounds of four, and two: 14. The others have 13.
    .hint = Four, four, four, and then?
    .wrong = Three rounds of four, and then what East takes.
    .wrong-others = That’s what the others have. East takes one tile more than they do.
    .wrong-rounds = { walls-dice-deal-recall-south.wrong-rounds }

walls-dice-deal-recall-break = East rolled this. Click the last stack that East counts off.
    .right = Eleven stacks from the right end, and there the wall is broken.
    .shown = { walls-dice-deal-recall-break.right }
    .hint = Add up both dice, and count from the right end.
    .wrong = Add up the dice, and count the stacks again from the right end.
    .wrong-left = The number is right, but you counted from the left end.
    .wrong-one-die = That’s one of the dice. East counts off the total of both.
walls-dice-deal-recall-break-2 = { walls-dice-deal-recall-break }
    .right = Seven stacks from the right end, and there the wall is broken.
    .shown = { walls-dice-deal-recall-break-2.right }
    .hint = { walls-dice-deal-recall-break.hint }
    .wrong = { walls-dice-deal-recall-break.wrong }
    .wrong-left = { walls-dice-deal-recall-break.wrong-left }
    .wrong-one-die = { walls-dice-deal-recall-break.wrong-one-die }

walls-dice-deal-recall-seat = East sits on your left, so you sit on East’s right. What’s your wind?
    .right = South, your seat for this game: right beside East.
    .shown = { walls-dice-deal-recall-seat.right }
    .hint = Start at East and go to the right. Whose seat comes first?
    .option-north = North
    .option-south = South
    .option-west = West
    .wrong-north = North sits on East’s left. On which side of East are you?
    .wrong-west = West sits across from East. You sit right beside East.
walls-dice-deal-recall-seat-2 = East sits across from you. What’s your wind?
    .right = West: two seats on from East, whichever way you count.
    .hint = Start at East and go to the right: South comes first. And then?
    .option-north = { walls-dice-deal-recall-seat.option-north }
    .option-south = { walls-dice-deal-recall-seat.option-south }
    .option-west = { walls-dice-deal-recall-seat.option-west }
    .wrong-north = North sits on East’s left. You sit across from East.
    .wrong-south = South sits on East’s right. You sit across from East.

walls-dice-deal-recall-order = What happens first, and what comes after it? Put it in order.
    .right = Mix, build, break, deal: that’s how every game begins.
    .hint = East can only break a wall that stands.
    .wrong = Before anybody takes tiles there are walls, and before the walls a heap of tiles.
    .item-mix = The tiles are mixed face down
    .item-walls = Everybody builds a wall
    .item-break = East rolls and breaks the wall
    .item-deal = Everybody takes tiles, four at a time
    .wrong-no-walls = East would break a wall that hasn’t been built yet.
    .wrong-unmixed = To mix the tiles, you’d have to pull the walls down again.

walls-dice-deal-recall-counted = East rolled a 5 and pulled five stacks back. When are these tiles drawn?
    .right = They wait until everything else is used up, like the good china.
    .hint = Why would East pull them back?
    .option-first = First of all
    .option-last = Last of all
    .option-never = Never
    .wrong-first = The deal begins on the other side of the break.
    .wrong-never = All 152 tiles are in the game, and these ten as well.

walls-dice-deal-recall-take = You’re East, and you rolled this. Which stack do you take first?
    .right = Three are counted off, and you take the fourth and the fifth.
    .shown = { walls-dice-deal-recall-take.right }
    .hint = How many stacks are counted off? The next one is yours.
    .wrong = Count off as many stacks as the dice say. What comes right after them?
    .wrong-counted = This stack is one of those that wait for the end of the game.
    .wrong-far = That’s the far end of your wall. You begin at the break.
walls-dice-deal-recall-take-2 = { walls-dice-deal-recall-take }
    .right = Five are counted off, and you take the sixth and the seventh.
    .shown = { walls-dice-deal-recall-take-2.right }
    .hint = { walls-dice-deal-recall-take.hint }
    .wrong = { walls-dice-deal-recall-take.wrong }
    .wrong-counted = { walls-dice-deal-recall-take.wrong-counted }
    .wrong-far = { walls-dice-deal-recall-take.wrong-far }

walls-dice-deal-recall-table-serve = At this table East sits on your right. East’s wall was used up during the deal, and walls go to the left. So who served the next one?
    .right = You sit on East’s left. When East’s wall is gone, yours is next.
    .shown = { walls-dice-deal-recall-table-serve.right }
    .hint = Imagine sitting in East’s place. Who’s on East’s left?
    .option-across = The player across from me
    .option-me = I did
    .option-left-hand = The player on my left
    .wrong-across = That player sits on East’s right. The turns go that way, but not the walls.
    .wrong-left-hand = That player sits across from East. Go around from East to the left: whose wall comes before that one?
