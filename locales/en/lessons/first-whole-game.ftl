lesson-first-whole-game = Your first whole game
    .summary = From the walls to the last tile, with a helper who says less and less.
    .done = You have played a whole game. You can sit down at a table.

first-whole-game-welcome =
    One whole game, from the walls to the last tile. First I tell you what I would do; later, only when you ask; at the end you play alone.

    Every choice is yours, and none is marked wrong. Here are two lines you know.

first-whole-game-charleston =
    First the walls, the break, and the deal: press Next and watch. Then compare your tiles with this line.

    Right, across, left; then all decide whether to go on. Last, you may trade tiles with the player across. Below I say what I would do.
    .right = The passing is over. What you hold now is what you start with. East opens with a discard.

first-whole-game-together =
    Now the turns. Draw, look, and discard the tile that helps you least. When somebody discards one that you need for three or more alike, you may claim it.

    Below I say what I would do.
    .right = You have taken three turns, and they all go like that.

first-whole-game-on-request =
    Now you decide first. Which line are you playing, and which tile does it not need?

    If you want to know what I would do, press Hint.
    .right = Look how many tiles your line still needs, and how short the wall has become.

first-whole-game-alone =
    From here on it is your game. Watch what the others expose: it tells you what they are playing.

    When your hand is complete, say Mah Jongg.
    .right = The game is over. The sheet on the table shows how it ended and who pays what.

first-whole-game-end =
    That was a whole game. Most games end with somebody else’s Mah Jongg, or with nobody’s: win one in four, and it is a good evening.

    In “Play a game” the coach sits beside you: press H and ask as often as you like.

first-whole-game-order = Put the parts of a game in order.
    .item-deal = The walls are built and the tiles dealt
    .item-charleston = The Charleston: tiles are passed
    .item-turns = Turn after turn: draw and discard
    .item-mah-jongg = Somebody says Mah Jongg and shows the hand
    .item-pay = The others pay the value of the line
    .right = Deal, Charleston, turns, Mah Jongg, payment: that is every game.
    .hint = Before anybody draws, everybody gets rid of tiles.
    .wrong = Begin with the walls and end with the points.
    .wrong-pass-late = After the first discard, nobody passes anymore: the Charleston is over by then.
    .wrong-pay-first = What would they pay for? First the hand has to be shown.

first-whole-game-first-thing = These tiles were just dealt to you. What do you do first?
    .option-sort = Sort them and look for pairs
    .option-discard = Discard the tile that fits least
    .option-claim = Claim a tile that you need
    .right = Sorted tiles show their pairs, and the pairs lead you to lines of the card.
    .hint = Nothing has been passed yet, and nothing has been discarded.
    .wrong-discard = Nobody discards before the Charleston. After it, East makes the first discard.
    .wrong-claim = There is nothing to claim yet: no tile has been discarded.

first-whole-game-nobody-wins = The last tile of the wall is drawn, and the last discard is made. Nobody says Mah Jongg. Who pays?
    .option-east-pays = East pays everybody
    .option-most-tiles = Whoever is missing the most tiles
    .option-nobody = Nobody
    .right = A wall game: nobody wins, nobody pays, and the next game begins.
    .hint = Points are paid for a complete hand.
    .wrong-east-pays = East pays like everybody else: only when somebody has won.
    .wrong-most-tiles = Nobody checks how many tiles the others are missing. Payments go only to a winner.

first-whole-game-after-claim = You have just claimed a <4D> and exposed this group. What comes next?
    .option-draw = I draw a tile
    .option-discard = I discard a tile
    .option-wait = The player to my right draws
    .right = The claimed tile takes the place of your draw. You discard one, and play goes on from you.
    .hint = Count your tiles: how many are too many?
    .wrong-draw = Then you would hold 15 tiles, and your hand could not win.
    .wrong-wait = You hold 14 tiles now. Nobody else may draw until you have discarded one.

first-whole-game-opening = You are East, and the Charleston is over. You are playing this line with 6s, 7s, 8s, and 9s in Craks. Begin the game.
    .right = East holds 14 tiles and opens with a discard. Then the player on your right draws.
    .hint = How many tiles were dealt to East? And what does your line not want?
    .wrong = Compare your 14 tiles with the line. One that it does not want begins the game.
    .wrong-draw = You hold 14 tiles already. East was dealt one more than the others.
    .wrong-line-tile = That tile belongs to your line. Now one more is missing.
    .wrong-win = Your hand is not complete yet: compare it with the line.
