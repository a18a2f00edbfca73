lesson-getting-paid = Getting paid
    .summary = What a win is worth, and who pays how much.
    .done = You can say what each player owes after any win, and you’ll never ask for too little.

getting-paid-value =
    Now the pleasant part. You’ve been paid a few times; here it is all together.

    The number after a line is its value, here 30 points. Each of the others pays the winner that value once, twice, or four times. How you won decides which.

getting-paid-thrower =
    You need one tile, and the player on your right has just discarded it, or, as players say, thrown it.

    As in your first game, whoever throws the winning tile pays the most: twice the value. The other two pay it once.

getting-paid-right-owes = Your line is worth 25. If you say Mah Jongg now, how much does the player on your right owe you?
    .right = 50: twice 25, because that player threw the winning tile.
    .shown = { getting-paid-right-owes.right }
    .hint = Who threw the tile, and how many times does that player pay?
    .option-once = 25 points
    .option-twice = 50 points
    .option-all = 100 points
    .wrong-once = That’s what a player owes who didn’t throw the tile.
    .wrong-all = That would be four times the value. Here one player threw the tile: how many times does the thrower pay?

getting-paid-take-it = Now say it, and watch who pays what.
    .right = Mah Jongg! 50 from the player on your right, 25 from each of the others: 100 points for you.
    .hint = Compare your rack with the line. The missing tile is right in front of you.
    .wrong = That doesn’t win. The discard completes your line: what do you say?
    .wrong-let-go = The next player has drawn, and your tile is out of reach among the discards. Nobody owes you anything.
    .wrong-pair = Two tiles are too few to expose. But count: wouldn’t this be your fourteenth?
    .wrong-pung = Three 6s are exposed, one of them a joker. Your line wants just two, and nobody pays for an exposure.

getting-paid-self-picked =
    Another game. You drew the <8B> yourself, and your hand is complete: self-picked, as players say.

    Nobody threw the tile, so nobody gets off lightly: all three pay the value twice. East pays what the others pay, now and always.

getting-paid-each-owes = Your line is worth 30, and you picked the last tile yourself. How much does each of the others owe you?
    .right = 60 from each, nicely figured: twice 30.
    .shown = 60 from each: twice 30.
    .hint = Self-picked: how many times does everybody pay?
    .option-shared = 20 points
    .option-once = 30 points
    .option-twice = 60 points
    .wrong-shared = The payment is not shared. Each of the three pays in full.
    .wrong-once = Paying the value once is for those who watched somebody else throw the tile. Here nobody threw it.

getting-paid-say-it = Your hand is complete. Say it, and watch the payments.
    .right = 60 from each: 180 points! At a table you say “Mah Jongg, I picked it myself,” because that doubles what they owe.
    .hint = You hold 14 tiles, and all of them fit. There’s nothing to get rid of.
    .wrong = Nothing is missing, so nothing needs to be discarded or exchanged. What do you say?
    .wrong-thrown = You’ve thrown the winning tile away, and the next player has drawn. Nobody owes you anything.
    .wrong-other = You had all 14 tiles, and now one is missing again. Nobody owes you anything.

getting-paid-jokerless =
    Look at your rack: not one joker. You know what jokerless does: everybody pays double.

    So there can be two reasons to double. Then you double twice: the second time, you double the result of the first.

getting-paid-how-many-times = The player across has thrown the <7B>, the tile you need. How many times the value will that player owe you?
    .right = Four times: twice for throwing it, and that twice again for no joker. Four times 25 is 100, and it’s all yours.
    .shown = { getting-paid-how-many-times.right }
    .hint = What would the thrower pay if you had a joker? Double that.
    .wrong = Double for the thrower. Then double the result, because there’s no joker.
    .wrong-twice = That’s one doubling. But here there are two reasons to double.
    .wrong-three = The second doubling is not one more time the value. It doubles all that the thrower owes already.
    .wrong-eight = That’s one doubling too many. Count the reasons: thrown by this player, no joker.

getting-paid-from-across = Take it, and see.
    .right = Mah Jongg! 100 from the player across, 50 from each of the others: 200 points. With a joker in it, this hand would bring half.
    .hint = The tile that completes your line has just been discarded.
    .wrong = That doesn’t win. The discard completes your line: what do you say?
    .wrong-let-go = The game has gone on, and your tile is out of reach. So are the points.
    .wrong-pair = Two tiles are too few to expose. But wouldn’t this be your last tile?

getting-paid-both = The player on your left is East, and drew the last tile of this hand from the wall. The line is worth 25. Look at the whole hand: how much do you owe?
    .right = Cleanly figured: self-picked doubles, jokerless doubles again: 25, 50, 100. The other two owe as much as you.
    .shown = 100: self-picked doubles, jokerless doubles again: 25, 50, 100. The other two owe as much as you.
    .hint = Look at two things: how the last tile came, and whether there’s a joker in the hand.
    .option-fifty = 50 points
    .option-hundred = 100 points
    .option-two-hundred = 200 points
    .wrong-fifty = That’s one doubling. Look through the tiles for a second reason to double.
    .wrong-two-hundred = That’s one doubling too many. Nobody threw this tile, and being East earns nothing extra.

getting-paid-singles-pairs =
    One exception you know: a Singles and Pairs hand never holds a joker, so going without one earns nothing extra.

    The rest stays the same: the thrower pays twice, and for a self-picked hand everybody does.

getting-paid-you-threw = This time you threw the last tile of this hand, and its line is worth 50. How much do you owe?
    .right = Twice 50, because you threw it. No extra for a hand without jokers: in this section none has any.
    .shown = { getting-paid-you-threw.right }
    .hint = You threw the tile. And what does going without jokers bring in this section?
    .option-once = 50 points
    .option-twice = 100 points
    .option-four-times = 200 points
    .wrong-once = That’s what the other two owe. What have you done that they haven’t?
    .wrong-four-times = You doubled once for throwing, and once more for no joker. Look at the name of the section.

getting-paid-announce =
    You drew the last tile and said Mah Jongg. The program works out what everybody owes. At a real table, the winner says it.

    So know what your hand is worth: ask for too little, and you get too little. Nobody must correct you.

getting-paid-ask = So this time you name the price. The line is worth 25. Look at how your last tile came, and at your rack. What do you ask of each?
    .right = You asked for every point that’s yours: 100 from each of the three, self-picked and jokerless. Nobody would have reminded you.
    .shown = 100 from each of the three: self-picked and jokerless. If you ask for less, nobody reminds you.
    .hint = Begin with 25. How many reasons to double do you find?
    .wrong = Your tiles are on the table. All that is missing is your price.
    .wrong-once = You asked for 25 and got 25, and everybody was too polite to say so. There were reasons to double.
    .wrong-twice = You asked for 50 and got 50. That’s one doubling; nobody told you of the second.

getting-paid-order = Somebody wins with an ordinary line of 25, on a discard. How much do you owe? Put the cases in order, and begin with the one where you owe the least.
    .right = 25, then 50, then 100. Two questions, and you know it every time: who threw the tile, and was there a joker?
    .hint = Work out each case: once, twice, or four times the value?
    .item-bystander = Another player threw the tile; there’s a joker in the hand
    .item-thrower = You threw the tile; there’s a joker in the hand
    .item-thrower-jokerless = You threw the tile; there’s no joker in the hand
    .wrong = Give each case its number of points first. Then put them in order.
    .wrong-untouched = In one of these cases you didn’t throw the tile. What do you owe then?
    .wrong-backwards = You went from most to least. Begin with the smallest amount.
    .wrong-swapped = The first is right. In the other two you threw the tile: which hand pays its owner more?

getting-paid-in-all = A line of 30, with a joker in the hand, is won on a discard. How much does the winner get in all?
    .right = 60 from the thrower, 30 and 30 from the others: 120.
    .shown = { getting-paid-in-all.right }
    .hint = One player pays twice, two pay once.
    .option-sixty = 60 points
    .option-ninety = 90 points
    .option-one-twenty = 120 points
    .wrong-sixty = That’s what the thrower pays. There are two more players.
    .wrong-ninety = That’s the value from each of the three. But one of them threw the tile.

getting-paid-exchange = On your turn a joker exchange completes your hand. How many times the value does each of the others owe you?
    .right = Twice: it counts as self-picked. It can’t be jokerless, because the joker you’ve just won is in the hand.
    .shown = { getting-paid-exchange.right }
    .hint = An exchange counts like a tile that you drew yourself.
    .wrong = Was there a thrower? Is there a joker in the hand? These two questions settle it.
    .wrong-once = Nobody threw the last tile. It counts as if you had drawn it yourself.
    .wrong-four = Four times is for a self-picked hand without jokers. What did the exchange bring you?

getting-paid-drew-pairs = You drew the last tile of this line yourself. It’s worth 50. How much does each of the others owe you?
    .right = 100: self-picked counts in this section too, but jokerless doesn’t.
    .hint = Of the two reasons to double, one doesn’t count in Singles and Pairs.
    .option-fifty = 50 points
    .option-hundred = 100 points
    .option-two-hundred = 200 points
    .wrong-fifty = Self-picked counts in every section.
    .wrong-two-hundred = No hand in this section can hold a joker, so going without one earns nothing extra.

getting-paid-bystander = The player on your left wins with a jokerless line of 25. The player across threw the tile. How much do you owe?
    .right = 50: the value once, as you didn’t throw it, and doubled for no joker.
    .shown = { getting-paid-bystander.right }
    .hint = Begin with what you’d owe if there were a joker in the hand.
    .option-once = 25 points
    .option-twice = 50 points
    .option-four-times = 100 points
    .wrong-once = That would be right if there were a joker in the winner’s hand.
    .wrong-four-times = That’s what the thrower owes. That’s not you.
getting-paid-bystander-thrower = The player on your left wins with a jokerless line of 25, and you threw the tile. How much do you owe?
    .right = 100: double, as you threw it, and doubled again for no joker.
    .hint = { getting-paid-bystander.hint }
    .option-once = { getting-paid-bystander.option-once }
    .option-twice = { getting-paid-bystander.option-twice }
    .option-four-times = { getting-paid-bystander.option-four-times }
    .wrong-once = That’s what a bystander pays when there’s a joker in the winner’s hand.
    .wrong-twice = { getting-paid-bystander.wrong-once }

getting-paid-too-little = South wins a jokerless hand, forgets to double, and asks you for 25 instead of 50. What do you do?
    .option-correct = Tell South that it should be 50
    .option-pay = Pay 25 and say nothing
    .option-full = Pay 50 all the same
    .right = You may say so later, over coffee. The winner names the price, and what was asked stands: knowing what a hand is worth is up to the winner.
    .shown = { getting-paid-too-little.right }
    .hint = Whose business is it to name the price?
    .wrong-correct = Kindly meant. But who has to know what a hand is worth?
    .wrong-full = Honest, but the price has been named. Who names it at a table?

getting-paid-east-lost = You’re East, and the player across draws the last tile of a line of 25, with a joker. How much do you pay?
    .option-once = 25 points: East pays the value once
    .option-twice = 100 points: East pays double
    .option-same = 50 points, like the others
    .right = Self-picked, so everybody pays twice the value. East is a seat like the others.
    .hint = How many times the value for self-picked? Then think of what East is for.
    .wrong-once = Nobody gets off lightly when the tile was self-picked.
    .wrong-twice = Elsewhere the dealer may pay double. In this game East only begins.

getting-paid-name-it = The player across threw the last tile of this line, which is worth 30. You name the price for the two others; the thrower pays twice that. What do you say?
    .right = Said like a winner: 60 from each of the two, 120 from the thrower. No joker in the hand, so everything doubles.
    .shown = 60 from each of the two, 120 from the thrower. No joker in the hand, so everything doubles.
    .hint = Look at your hand: is there a joker in it?
    .wrong = Your hand is complete and on the table. All that is missing is your price.
    .wrong-once = You asked for 30 and got 30. Look at your hand for a reason to double.
    .wrong-four = That’s what the thrower owes. What about the two who only watched?
