lesson-first-whole-game = Your first whole game
    .summary = From the walls to the last tile, with a helper who says less and less.
    .done = You’ve played a whole game, from the walls to the last tile. There’s a chair for you at any table.

first-whole-game-welcome =
    What you’ve been learning for: one whole game. First I tell you what I’d do; later, only when you ask; at the end you play alone.

    Every choice is yours, and none is marked wrong. Here are two lines you know.

first-whole-game-charleston = First the walls, the break, and the deal. Press Next and watch each step. You know them all.
    .during-pass = The Charleston: pass three tiles. Compare your rack with this line, and choose what it doesn’t need. Below I say what I’d do.
    .during-vote = Three passes are done. Now all four decide whether there’s a second Charleston. Do you still have three tiles to spare?
    .during-courtesy = Last comes the courtesy pass, with the player across. Trade only what you can spare, none to three tiles. The smaller number counts.
    .right = The passing is over, and this is the rack you’ll play. East opens with a discard.

first-whole-game-together = The others take their turns. Watch what they discard, and what they expose. Yours comes soon.
    .during-turn = Your turn. Draw, look, and discard the tile that helps you least. Below I say what I’d do.
    .during-claim = You may claim this discard. Does your line need it for three or more alike? Below I say what I’d do.
    .right = Three turns, and they all go like that. You see: you can do this.

first-whole-game-on-request = The others play on. Meanwhile, look at your rack. Which line are you playing now?
    .during-turn = Your turn, and you decide first. Which tile does your line not need? If you want to know what I’d do, press Hint.
    .during-claim = You may claim this discard. Does it bring you closer, and is that worth showing a group? If you’d like my view, press Hint.
    .right = Look how many tiles your line still needs, and how short the wall has become.

first-whole-game-alone = From here on it’s your game, and you’re ready for it. Watch what the others expose. It tells you what they’re playing.
    .during-turn = Your turn, and your choice. Compare with your line before you discard. When your hand is complete, say Mah Jongg.
    .during-claim = You may claim this discard. Weigh it as you’ve learned to. If it’s the last tile you need, say Mah Jongg.
    .right = The game is over. The sheet on the table shows how it ended and who pays what.

first-whole-game-end =
    You’ve played a whole game, and you know all you need to sit down at a table. I’m proud of you. Nobody wins them all: one in four is a good evening.

    In “Play a game” the coach sits beside you: press H anytime.

first-whole-game-order = Put the parts of a game in order.
    .item-deal = The walls are built and the tiles dealt
    .item-charleston = The Charleston: tiles are passed
    .item-turns = Turn after turn: draw and discard
    .item-mah-jongg = Somebody says Mah Jongg and shows the hand
    .item-pay = The others pay the value of the line
    .right = Deal, Charleston, turns, Mah Jongg, payment: you know the whole evening by heart.
    .shown = Deal, Charleston, turns, Mah Jongg, payment: that’s how every game goes.
    .hint = Before anybody draws, everybody gets rid of tiles.
    .wrong = Begin with the walls and end with the points.
    .wrong-pass-late = After the first discard, nobody passes anymore: the Charleston is over by then.
    .wrong-pay-first = What would they pay for? First the hand has to be shown.

first-whole-game-first-thing = These tiles were just dealt to you. What do you do first?
    .option-sort = Sort them and look for pairs
    .option-discard = Discard the tile that fits least
    .option-claim = Claim a tile that you need
    .right = Sorted tiles show their pairs, and the pairs lead you to lines of the card.
    .shown = { first-whole-game-first-thing.right }
    .hint = Nothing has been passed yet, and nothing has been discarded.
    .wrong-discard = Nobody discards before the Charleston. After it, East makes the first discard.
    .wrong-claim = There’s nothing to claim yet: no tile has been discarded.

first-whole-game-nobody-wins = The last tile of the wall is drawn, and the last discard is made. Nobody says Mah Jongg. Who pays?
    .option-east-pays = East pays everybody
    .option-most-tiles = Whoever is missing the most tiles
    .option-nobody = Nobody
    .right = A wall game: nobody wins, nobody pays, and next time you may be luckier.
    .shown = { first-whole-game-nobody-wins.right }
    .hint = Points are paid for a complete hand.
    .wrong-east-pays = East pays like everybody else: only when somebody has won.
    .wrong-most-tiles = Nobody checks how many tiles the others are missing. Payments go only to a winner.

first-whole-game-after-claim = You’ve just claimed a <4D> and exposed this group. What comes next?
    .option-draw = I draw a tile
    .option-discard = I discard a tile
    .option-wait = The player to my right draws
    .right = The claimed tile takes the place of your draw. You discard one, and play goes on from you.
    .shown = { first-whole-game-after-claim.right }
    .hint = Count your tiles: how many are too many?
    .wrong-draw = Then you’d hold 15 tiles, and your hand couldn’t win.
    .wrong-wait = You hold 14 tiles now. Nobody else may draw until you’ve discarded one.

first-whole-game-opening = You’re East, and the Charleston is over. You’re playing this line with 6s, 7s, 8s, and 9s in Craks. Begin the game.
    .right = You open the game: East holds 14 tiles and begins with a discard. Then the player on your right draws.
    .shown = { first-whole-game-opening.right }
    .hint = How many tiles were dealt to East? And what does your line not want?
    .wrong = Look for a tile that your line doesn’t want. With that one, the game begins.
    .wrong-draw = You hold 14 tiles already. East was dealt one more than the others.
    .wrong-line-tile = That tile belongs to your line. Now one more is missing.
    .wrong-win = Not just yet: compare your hand with the line.
