# The rulebook: what a table may agree on.
rule-tr-agree-first = Agree before you play
    .text = Tables have rules of their own. They hold if everybody has agreed before the first game. With strangers it is best to ask.
    .example = “Do we play with blanks? And what about the last wall?”

rule-tr-mush = Mush
    .text = Some tables put up to three unwanted tiles each in the middle, mix them, and everybody takes back as many. It is done after the first Charleston or after the last pass. Jokers are best kept out.
    .example = You give two, and two unknown tiles come back.

rule-tr-hot-wall-002 = The last wall: Mah Jongg only
    .text = At some tables discards of the last wall may be claimed for Mah Jongg only, and no more for exposures. One source calls this the hot wall.
    .example = The last wall has begun: your pung will have to come from the wall.

rule-tr-hot-wall-pays = The last wall: the discarder pays for all
    .text = Elsewhere hot wall means that whoever discards the winning tile during the last wall pays for everybody. The discarder is excused if a tile like it was lying open before.
    .example = You discard a tile of which none lies open yet, South wins on it, and you pay three shares.

rule-tr-cold-wall = The last wall: self-pick only
    .text = With a cold wall nobody may claim a discard for Mah Jongg during the last wall. You must draw the tile yourself.
    .example = Your tile is discarded on the last wall. You smile and let it go.

rule-tr-blank-swap = Blanks as a swap
    .text = Some sets have blank tiles. One way of playing lets you swap a blank, in your turn, for a natural lying among the discards. A joker cannot be had that way, and a blank stands for no other tile.
    .example = The Seven you need was discarded long ago: take it for your blank.

rule-tr-blank-double-joker = Blanks as stronger jokers
    .text = In another way of playing, a blank stands for any tile, even as a single or in a pair. We know of one source only. A hand with a blank in it should then not count as jokerless.
    .example = A Flower and a blank make a pair of Flowers.

rule-blank-count = How many blanks
    .text = Tables play with two to eight blanks; six and four are the most common. The walls become a little longer.
    .example = With eight more tiles each wall is twenty stacks long.

rule-tr-blank-not-passed = Blanks are not passed
    .text = Where blanks are played, they usually may not be passed in the Charleston, and a discarded blank is lost.
    .example = Like a joker, your blank stays with you.

rule-tr-double-dice = Doubles count double
    .text = Some tables double all payments of a game if East rolled two equal dice for the break.
    .example = East rolls two fours: whoever wins this time gets twice as much.
