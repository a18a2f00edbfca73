# The rulebook: what a table may agree on.
rule-tr-agree-first = Agree before you play
    .text = Tables have rules of their own. They hold if everybody agreed before the first game. With strangers, ask.
    .example = “Do we play with blanks? And what about the last wall?”

rule-tr-fewer-players = Two or three players
    .text = This game is made for four, but two or three can play it as well. You build four walls all the same, and only those who are there get tiles. Here there are always four players.
    .example = Three friends meet. The fourth wall stands at the empty seat, and right after the deal East discards.
    .otherwise = The National Mah Jongg League, which publishes the yearly card, leaves out the Charleston when fewer than four play. Many tables make up one of their own.

rule-tr-mush = Mush
    .text = At some tables, everybody puts up to three unwanted tiles in the middle, but no jokers. They are mixed, and you take as many back. Some do it after the first Charleston, others after the last pass. Here it is off unless the table wants it.
    .example = You put in a West and a Five. You get back two tiles that nobody knows.

rule-tr-hot-wall-002 = The last wall: Mah Jongg only
    .text = The last wall is the reserve. At some tables, its discards may be claimed for Mah Jongg only, and some call that the hot wall. Here the last wall is like the others unless the table chooses this.
    .example = The last wall has begun, and somebody discards the third Six you need. You may not claim it for a pung.

rule-tr-hot-wall-pays = The last wall: the discarder pays for all
    .text = At other tables, hot wall means something else. Whoever discards the winning tile during the last wall pays for everybody, unless a tile like it was already open. Here that is off unless the table chooses it.
    .example = You discard a Nine Dot, and no other one is on the table. South wins on it, and you pay all three shares.

rule-tr-cold-wall = The last wall: self-pick only
    .text = With a cold wall, nobody may claim a discard for Mah Jongg during the last wall. You must draw the tile yourself, or win by a joker exchange. You may still expose a group with a discard, but you may not declare with it. Here that is off unless the table chooses it.
    .example = The last wall has begun. East discards the Soap you are waiting for, and you have to let it go.

rule-tr-blank-swap = Swapping a blank for a discard
    .text = Some sets have blank tiles. If you turn this on, you may give one blank each turn, after drawing, for a natural among the discards. A blank stands for no other tile.
    .example = The Seven Dot you need was discarded long ago: take it for your blank.
    .otherwise = Tables differ on when to swap: some do it only when it is another player’s turn.

rule-tr-blank-double-joker = Blanks as stronger jokers
    .text = In another way of playing, a blank is a stronger joker. When you declare Mah Jongg, it stands for any tile on your rack, even as a single or in a pair. Here you expose groups without blanks, so that everybody can read them. The rule is off unless you choose it, and a hand with a blank is never jokerless.
    .example = A Flower and a blank make a pair of Flowers.

rule-blank-count = How many blanks
    .text = Tables play with two to eight blanks, often with six or four. Here it is six, unless you choose another number. The walls become a little longer.
    .example = With eight more tiles each wall is twenty stacks long.

rule-tr-blank-not-passed = Blanks are not passed
    .text = You may not pass a blank in the Charleston, and a discarded blank is lost.
    .example = Two Flowers, a West, and a blank do not fit your line: pass the three naturals.

rule-tr-double-dice = Doubles count double
    .text = At some tables, all payments of a game double if East rolled doubles for the break. What you pay for a mistake, a challenge, or a bet doubles, too. Here it is off unless the table wants it.
    .example = East rolls two fours. South then wins a line of 25 by drawing: everybody pays 100 instead of 50.
