lesson-wall-game = Wall game, East, and rounds
    .summary = What happens when the tiles run out, who is East next, and how an evening goes on.
    .done = You can take part in a whole evening, from the first East to the last game.

wall-game-few =
    Of the 152 tiles, 53 are dealt. So 99 are left to draw, about 25 for each player.

    In this game, two are left: one for the player on your left, one for you. You need a second <5C>.

wall-game-last = Your turn. Take the last tile of the wall.
    .right = A <9D>. What a shame: it doesn’t help you, and nobody can draw anymore.
    .hint = A turn begins the way it always does.
    .wrong = What does every turn begin with?
    .wrong-give = You hold 13 tiles, and you haven’t drawn yet.
    .wrong-win = A tile is missing. Perhaps it’s the last one in the wall.

wall-game-throw = Now discard, but with care: even the last discard of a game can be claimed. Which of your tiles can hardly help anybody?
    .right = Sharp eyes: three 9 Dots were in the middle already. It was as safe as a tile can be.
    .shown = Three 9 Dots were in the middle already. This is as safe as a tile can be.
    .hint = Look at the discards. Which of your tiles is there three times?
    .wrong = Compare your tiles with the discards: which of them have you seen there?
    .wrong-five = “Mah Jongg,” said the player on your right, with the tile you threw, and you pay twice. Even the last discard can be claimed.
    .wrong-other = You got lucky: somebody might have wanted it. Which of your tiles is already in the middle three times?

wall-game-nobody =
    Nobody claims it, and there’s nothing to draw. This is a wall game: nobody has won, and nobody pays. It happens often, and nobody minds.

    Had somebody claimed it for a group, that player would have discarded once more.

wall-game-one-short = You were a single tile short of this line, worth 30, and the others were far away. What do you get?
    .right = Nothing, and you pay nothing. So near, and yet no harm: the scores stay as they were, and the next game begins.
    .hint = Has anybody said Mah Jongg?
    .option-value = 30 points from each
    .option-little = A few points, as I was closest
    .option-nothing = Nothing
    .wrong-value = That would be a win, and a win takes 14 tiles. How many did you have?
    .wrong-little = Being close counts for nothing. Either somebody wins, or nobody pays.

wall-game-live = Another game: the player across drew the last tile of the wall and discards a <6D>. Count what your line needs. What do you do?
    .right = Mah Jongg, on the very last discard of the game! You stayed awake to the end.
    .shown = Mah Jongg, on the very last discard of the game!
    .hint = How many tiles does your line need? And may the last discard be claimed?
    .wrong = Compare the tile in the middle with what your line needs.
    .wrong-let-go = Nobody can draw anymore: a wall game. And your tile was right there! What did your line need?
    .wrong-pung = You exposed three 6s and discarded once more, and it was a wall game. Count again how many tiles you needed.
    .wrong-draw = The wall is used up. But something else is right in front of you.

wall-game-east =
    East, on your right, has just won, but East moves on anyway. After every game it passes to the player on East’s right, the same way the turns go.

    In some other kinds of mah jongg a winning East stays. Here East never does.

wall-game-who = This East sits on your right. Who will be East in the next game?
    .right = You follow the turns: the player across sits to the right of this East. The one after that is the player on your left.
    .shown = { wall-game-who.right }
    .hint = Start at the player on your right, and go one seat on, the way the turns go.
    .option-stays = The same player again
    .option-across = The player across
    .option-me = Me
    .wrong-stays = That’s how it goes elsewhere. Here East moves on even after a win.
    .wrong-me = You sit on the other side of this East. Which way do the turns go?

wall-game-after-wall = Later you’re East, and nobody wins: a wall game. Who’s East next?
    .right = After every game, won or not, East goes one seat to the right.
    .shown = { wall-game-after-wall.right }
    .hint = Does it matter whether somebody has won?
    .option-stay = I am: nobody has won
    .option-dice = Whoever rolls the highest number
    .option-right = The player on my right
    .wrong-stay = A wall game is a game, too.
    .wrong-dice = Dice choose only the very first East. After that, it goes around by itself.

wall-game-next = A game has been paid, and there’s a new East. Put in order what follows.
    .item-mix = Mix all the tiles, face down
    .item-walls = Build the walls
    .item-dice = East rolls the dice and breaks the wall
    .item-deal = Deal the tiles
    .item-charleston = Pass tiles in the Charleston
    .right = All over again, with all 152 tiles. The joker that won this game may be yours in the next.
    .hint = Before anything can be dealt, there must be a wall, and it must be broken somewhere.
    .wrong = Go through the beginning of a game: mixed, built, broken, dealt, passed.
    .wrong-dice-first = The dice say where the wall is broken. What has to be there first?
    .wrong-deal-early = From which place in the wall do you deal? Something must decide that.

wall-game-round =
    When each has been East once, a round is over: four games. Some tables play a full match of four rounds, named East, South, West, and North.

    Nobody has to play that long: agree on it first. Some tables change seats after a round.

wall-game-how-often = Your table plays a full match of 16 games. How often will you be East?
    .right = Once in each of the four rounds.
    .shown = { wall-game-how-often.right }
    .hint = How many rounds are there? And how often is each player East in one of them?
    .wrong = Sixteen games, four players, and each is East equally often.
    .wrong-once = That’s one round. How many are there in 16 games?
    .wrong-all = Those are all the games. East goes around, and there are four of you.

wall-game-wind = It’s the North round, and you’re North. You win this line of 25 on a discard, with three Norths and a joker in your hand. One player threw the tile. What does each of the other two pay?
    .right = The value once. Neither your seat nor the round counts for anything in the payments.
    .hint = Think of the reasons to double. Was the wind of a seat among them?
    .option-once = 25 points
    .option-twice = 50 points
    .option-four = 100 points
    .wrong-twice = In some other kinds of mah jongg your own wind doubles. Here a North is a tile like any other.
    .wrong-four = You have doubled twice. Which two reasons did you count? Those for this game have to do with how you won.

wall-game-agree =
    Agree before you start, and you stay friends: what is a point worth? Do you pay in chips, coins, or on paper? Is there a “pie,” a limit to your losses?

    At some tables, whoever throws the winning tile to three exposures pays for everybody.

wall-game-pie = Your table plays with a pie of 250 points. You’ve lost 240 so far, and now you owe 50. How much do you pay?
    .right = 10, and your pie is eaten. You play on with the rest, and lose nothing more.
    .shown = { wall-game-pie.right }
    .hint = How much is left of your pie?
    .option-all = 50 points
    .option-rest = 10 points
    .option-none = Nothing
    .wrong-all = Then you’d have lost 290. What’s the pie for?
    .wrong-none = There’s still something left in your pie.

wall-game-fed = This table has agreed on that rule of three exposures. South has exposed three groups and wins a line of 25, with a joker, on your tile. Usually you’d pay 50, and the others 25 each. How much do you pay here?
    .right = An expensive tile: 50 for yourself, and 25 for each of the two others. No official rule says so, and many tables do without.
    .hint = What would each of you pay otherwise? Add it up.
    .option-own = 50 points
    .option-three = 75 points
    .option-everything = 100 points
    .wrong-own = That’s your own share. But at this table you pay for the others as well.
    .wrong-three = That’s 25 for each of three. But you threw the tile.

wall-game-no-winner = The wall is used up, and nobody has Mah Jongg. Who pays?
    .right = Nobody. A wall game costs nothing and pays nothing.
    .shown = { wall-game-no-winner.right }
    .hint = Payments go to a winner. Is there one?
    .option-threw = Whoever made the last discard
    .option-nobody = Nobody
    .option-nearest = Everybody, to the player who was closest
    .wrong-threw = The last discard costs only if somebody wins with it.
    .wrong-nearest = Close is not enough. Only 14 tiles that match a line are paid.

wall-game-east-won = East wins. Who’s East in the next game?
    .option-east = East again
    .option-south = The player who was South
    .option-north = The player who was North
    .right = South sits to the right of East, and East passes to the right, whoever has won.
    .hint = Who sits on East’s right?
    .wrong-east = Winning doesn’t keep anybody East.
    .wrong-north = North sits on the other side of East.

wall-game-once-around = Four players. After how many games has each been East once?
    .right = Four: one round.
    .shown = { wall-game-once-around.right }
    .hint = Count on your fingers: game one, you are East. Game two, the player on your right …
    .wrong = East moves on by one player after every game.
    .wrong-one = After one game, only one of them has been East.
    .wrong-match = That’s a full match. How often is each player East in it?

wall-game-exposes = Nothing is left to draw. Somebody claims the last discard and exposes a pung. What happens then?
    .option-draws = The next player draws
    .option-over = The game is over at once
    .option-once-more = The player who claimed discards once more
    .right = An exposure is followed by a discard, even now. If nobody wants that one, the game is over.
    .hint = How many tiles does that player hold after the claim?
    .wrong-draws = From what? The wall is used up.
    .wrong-over = Somebody still holds 14 tiles.

wall-game-lost-all = You play with a pie, and yours is empty. What happens in the next game?
    .option-leave = I stop playing
    .option-free = I play on, and pay nothing
    .option-debt = I play on, and owe the rest
    .right = A pie is a limit to losses, not to playing. You can still win.
    .hint = A pie limits what can be lost, nothing else.
    .wrong-leave = Three couldn’t go on without you. And you may still win.
    .wrong-debt = Then it wouldn’t be a limit. What’s a pie for?

wall-game-last-one = You’re playing this line. The player on your right drew the last tile of the wall and discards a <9D>. What do you do?
    .right = Mah Jongg! The last discard is as good as any other.
    .hint = Count what your line needs.
    .wrong = Compare the tile in the middle with the last group of your line.
    .wrong-let-go = Nobody can draw, so the game is over: a wall game. How many tiles did your line need?
    .wrong-kong = You exposed four 9s, discarded once more, and it was a wall game. How many tiles did your line need?
