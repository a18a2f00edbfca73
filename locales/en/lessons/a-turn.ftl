lesson-a-turn = A turn
    .summary = Your turn from beginning to end, and what the others do on theirs.
    .done = You can take your turn at any table, and you know when it comes.

a-turn-open =
    The Charleston is over, and now the real fun begins. The player on your right is East, and East goes first.

    East was dealt 14 tiles, everybody else 13. So East doesn’t draw, but opens the game with a discard.

a-turn-across =
    From each player, the turn passes to the neighbor on the right. After East comes the player across from you: draw, look, discard, and say the name.

    No picking ahead: until your own turn, don’t even look at the next tile of the wall.

a-turn-who = <9D> is in the middle, and nobody claims it. Whose turn is it now?
    .right = Yes: to the right of the player across sits the player on your left. Seen from above, the turn goes counterclockwise.
    .shown = To the right of the player across sits the player on your left. Seen from above, the turn goes counterclockwise.
    .hint = Imagine sitting in the chair across from you. Who’s on your right?
    .option-right = The player on my right
    .option-left = The player on my left
    .option-me = Mine
    .wrong-right = That’s East, who has had a turn already. The turn doesn’t go back.
    .wrong-me = Somebody sits between you and the player across, and comes first.

a-turn-wait = The player on your left has drawn and is still thinking. The next tile of the wall will probably be yours. What may you do with it now?
    .right = Hands off, quite right. If somebody claims a discard first, another player may draw it. And a tile turned up by mistake simply goes back to its place.
    .shown = Nothing yet. If somebody claims a discard first, another player may draw that tile. And a tile turned up by mistake simply goes back to its place.
    .hint = Whose turn is it?
    .option-look = Peek at it and leave it there
    .option-take = Draw it now, to save time
    .option-wait = Nothing yet
    .wrong-look = We’re all curious. But if somebody claims a discard, another player may draw that tile, and you’d know what it is.
    .wrong-take = That’s drawing out of turn. The tile goes back, and the others may call your hand dead.

a-turn-turned-up = Suppose this player, while drawing, knocks over the next tile, and everybody sees it. What happens to that tile?
    .right = Face down it goes, exactly where it was. Everybody saw it, and nobody makes a fuss.
    .shown = { a-turn-turned-up.right }
    .hint = Which answer changes the least for everybody?
    .option-back = It goes back face down, where it was
    .option-mixed = It’s put back somewhere else
    .option-mine = I take it: I am next
    .wrong-mixed = Then other tiles would move up, and everybody after you would draw something else.
    .wrong-mine = It’s not your turn yet. If somebody claims the next discard, another player may draw that tile.

a-turn-draw = Nobody claims <4B>. Now it’s your turn, and you hold 13 tiles. How do you begin?
    .right = A good one: you drew <3C>, and your line wants it. Each stack of the wall has two tiles: the top one is drawn first, then the one below.
    .hint = You need a fourteenth tile. Where does it come from?
    .wrong = Before anything else, you need a fourteenth tile.
    .wrong-give = You hold 13 tiles. Discard now, and you’d have only 12.
    .wrong-win = Thirteen tiles are never Mah Jongg. You need a fourteenth to begin with.

a-turn-keep = You keep the <3C> on your rack, where nobody else sees it. Now discard a tile that your line has no use for.
    .right = A whole turn, start to finish. The tile lies face up, it has been named, and you hold 13 again.
    .shown = The tile lies face up, it has been named, and you hold 13 again: your turn is over.
    .hint = Your line is made of 1s and 5s in one suit, and 3s and 7s in another. What else do you hold?
    .wrong = Your turn is not over until you discard.
    .wrong-line-tile = That one had a place in your line, sorry to say. You’re as far from it as you were before you drew.
    .wrong-win = Not yet: three tiles of the line are still missing.
    .wrong-again = You hold 14 tiles. One draw a turn, then a discard.

a-turn-down =
    Down is down. Once a tile has touched the table, or you’ve said its name, it’s discarded. There’s no taking it back.

    That keeps the peace. So think before you let go. Meanwhile, the player on your right has taken a turn.

a-turn-regret = Suppose a tile has just left your hand. It touches the table, and only then do you see that you needed it. What can you do?
    .right = It’s no longer yours. Take a breath: that happens to all of us sooner or later.
    .shown = { a-turn-regret.right }
    .hint = Down is down.
    .option-swap = Put down another one instead
    .option-stay = Nothing: it stays there
    .option-claim = Pick it up, if nobody has claimed it yet
    .wrong-swap = The others have seen it, and one of them may want it. A discard can’t be changed for another.
    .wrong-claim = Claimed or not makes no difference. What makes a discard final?

a-turn-far-end = The player across wants to draw, but takes a tile from the far end of the wall, and is still holding it. What now?
    .right = Noticed in time, it costs nothing but a smile. Once that tile is on the rack, tables differ: at some of them, the hand is dead.
    .hint = Has anything happened that can’t be undone?
    .option-keep = The player keeps it: a tile is a tile
    .option-out = The player is out of the game
    .option-back = It goes back, and the right one is drawn
    .wrong-keep = That tile was meant for the end of the game. It matters where a tile comes from.
    .wrong-out = For a slip that everybody noticed at once? The tile is not even on the rack.

a-turn-name = So far the program has said the names for you. At a real table you say them. You drew <7D>: discard the tile that your line doesn’t want, and choose its name.
    .right = “Seven Dot,” loud and clear: the number, then the suit, and not a word more. Now everybody knows what it is.
    .shown = { a-turn-name.right }
    .hint = One of your 7s is not like the others. Say its number, then its suit.
    .wrong = Get both right: a tile that your line doesn’t want, and that tile’s own name.
    .wrong-bam = You said “Seven Bam.” Here the name is corrected. But if somebody had won on a Seven Bam, you alone would have paid.
    .wrong-crak = You said “Seven Crak.” The others go by what they hear. Here the name is corrected, and the tile stays down.
    .wrong-win = Not quite: look at the pictures of your 7s, too.
    .wrong-again = You’ve drawn already and hold 14 tiles. Now discard one.

a-turn-wind = Once around the table, and you draw <S>. Your line has no use for it. Discard it, and say what it is.
    .right = “South.” For a wind, the direction is enough.
    .hint = It’s a wind. Which of the four?
    .wrong = Look at the tile you’ve just drawn. What’s on it?
    .wrong-soap = You said “Soap,” but that’s a dragon, the empty frame. The name is corrected, and the tile stays down.
    .wrong-win = Not yet: one tile of the line is still missing.
    .wrong-again = You’ve drawn already and hold 14 tiles. Now discard one.

a-turn-east = Another game, and this time you’re East. You were dealt these 14 tiles, and the others are looking at you. Open the game.
    .right = And the game is open. You hold 13 now, like everybody else.
    .shown = { a-turn-east.right }
    .hint = Count your tiles. How many should you hold when your turn is over?
    .wrong = You’re East, and you hold 14 tiles. What did East do in the game before?
    .wrong-draw = You were dealt 14 tiles. One more would be 15, and with 15 nobody can win.
    .wrong-line-tile = You’ve opened the game, but that tile had a place in your line. Four tiles were missing; now five are.
    .wrong-win = A hand can be dealt complete, but yours is not: four tiles are missing.

a-turn-count = The player on your right has taken a turn. How many tiles do you hold now?
    .right = 13, until you draw. Only on your own turn do you hold 14.
    .shown = { a-turn-count.right }
    .hint = You were dealt 14, and you discarded one.
    .wrong = Count them on your rack.
    .wrong-dealt = That’s what you were dealt. Since then you’ve discarded one.
    .wrong-short = You were dealt 14 and have discarded one. Nothing else has left your rack.

a-turn-order = A whole turn, and what comes next. Put it in order.
    .right = Draw, look, discard, and on to the right.
    .shown = { a-turn-order.right }
    .hint = You begin and end with 13 tiles. Think before a tile is down.
    .wrong = Begin with the fourteenth tile, and look before anything touches the table.
    .item-draw = Draw a tile from the wall
    .item-look = Compare all 14 tiles with the card
    .item-discard = Lay a tile face up in the middle and say its name
    .item-next = The player on your right draws
    .wrong-look-late = Once the tile is down, it’s too late: perhaps you had Mah Jongg.
    .wrong-discard-first = Then you’d be down to 12 tiles. Only East, who was dealt 14, begins the game that way.

a-turn-end =
    That’s a turn, and you’ve got it. One name is left: a joker you discard is “Joker,” or “Same”: the same as the tile just before it.

    A tile that somebody else discards may become yours: sometimes you can claim it. That’s the next lesson.

a-turn-in-turn = It’s your turn. You’ve drawn a tile and not yet discarded. How many tiles are yours?
    .right = 14, until you discard.
    .shown = { a-turn-in-turn.right }
    .hint = What you hold while you wait, and one more.
    .wrong = You hold 13 while the others play. What have you done since?
    .wrong-waiting = That’s what you hold while the others play. But you’ve drawn a tile.
    .wrong-extra = That’s one too many. A hand with 15 tiles can’t win.

a-turn-after-you = You discard a tile, and nobody claims it. Who’s next?
    .right = From you, as from everybody, the turn goes to the right.
    .shown = { a-turn-after-you.right }
    .hint = Seen from above, it goes counterclockwise.
    .option-left = The player on my left
    .option-right = The player on my right
    .option-across = The player across from me
    .wrong-left = That player had a turn just before you.
    .wrong-across = That player comes later. Somebody sits closer to you.

a-turn-slipped = This tile has slipped out of your fingers and is on the table. You haven’t said a word. Is it discarded?
    .right = Yes, even by accident: touching the table is enough, and so is saying the name.
    .hint = There are two ways to make a discard final. One of them is enough.
    .option-yes = Yes: it touched the table
    .option-unnamed = No: I didn’t name it
    .option-quick = No, if I pick it up quickly
    .wrong-unnamed = Naming it makes a discard final. But so does something else.
    .wrong-quick = The others have seen it. However fast you are, it’s down.

a-turn-say-nine = You discard this tile. What do you say?
    .right = “Nine Crak”: the number, then the suit.
    .shown = { a-turn-say-nine.right }
    .hint = Number first. Then the suit with the red character.
    .option-nine = “Nine”
    .option-nine-crak = “Nine Crak”
    .option-nine-bam = “Nine Bam”
    .wrong-nine = There’s a 9 in each suit. Nobody would know which one it is.
    .wrong-nine-bam = The others would think that it’s a tile with bamboo.
a-turn-say-two = You discard this tile. What do you say?
    .right = “Two Bam”: the number, then the suit.
    .shown = { a-turn-say-two.right }
    .hint = First the number. Then the suit with the bamboo.
    .option-two = “Two”
    .option-two-bam = “Two Bam”
    .option-two-dot = “Two Dot”
    .wrong-two = There’s a 2 in each suit. Nobody would know which one it is.
    .wrong-two-dot = The others would think that it’s a tile with two circles.

a-turn-useless = You’re playing for this line, all in 6s, and have just drawn. Click the tile to discard.
    .right = It’s a 9, not a 6. Now you hold 13 and need one tile.
    .shown = It’s a 9, not a 6. Now you hold 13 and need one tile.
    .hint = Flowers and 6s in three suits. Look at the numbers, not only at the pictures.
    .wrong = One tile in this row is neither a flower nor a 6.
    .wrong-flower = The line begins with FFF, and you hold exactly three flowers.
    .wrong-dots = The line wants 6s of the third suit, too. Without them, you’d be two tiles farther away.

a-turn-first-discard = A game begins. Who discards first?
    .right = East was dealt 14 tiles, so East opens without drawing.
    .hint = Who was dealt one tile more than the others?
    .option-right-of-east = The player to the right of East
    .option-draws = East, after drawing a tile
    .option-east = East, without drawing
    .wrong-right-of-east = That player comes second, and begins by drawing.
    .wrong-draws = Then East would hold 15 tiles.

a-turn-joker-first = A game begins. You’re East, and the very first tile you discard is a joker. What do you call it?
    .right = “Joker”: there’s nothing before it yet. Later in the game, “Same” would do as well.
    .hint = “Same” means the same as the tile discarded just before.
    .option-same = “Same”
    .option-silence = Nothing at all
    .option-joker = “Joker”
    .wrong-same = The same as what? Nothing is in the middle yet.
    .wrong-silence = Every discard gets a name, spoken aloud.

a-turn-call-it = You’re playing this line, with 4s in Bams, 5s in Craks, and 6s in Dots, and you drew a <6C>. Discard the tile that the line doesn’t want, and say its name.
    .right = “Six Crak,” clear as a bell: the number, then the suit.
    .shown = { a-turn-call-it.right }
    .hint = One of your 6s is not like the others.
    .wrong = Get both right: a tile that the line doesn’t want, and that tile’s own name.
    .wrong-dot = You said “Six Dot,” but look at the tile in the middle: it’s not one of your four.
    .wrong-bam = You said “Six Bam,” but there are no bamboo sticks on that tile.
    .wrong-win = Not yet: one tile of the line is still missing.
    .wrong-again = You’ve drawn already and hold 14 tiles.
