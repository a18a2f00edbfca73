# The rulebook: when the wall runs out.
rule-wall-game = The wall game
    .text = When nobody claims the discard after the last draw, the game ends without a winner. That is called a wall game.
    .example = The last discard lies on the table, and nobody claims it: mix the tiles.

rule-wall-last-discard-live = The last discard may be claimed
    .text = The tile discarded after the last draw can still be claimed like any other, unless the table has its own rule for the last wall. Whoever exposes with it discards once more; if nobody claims that discard, the game is over.
    .example = The wall is empty. East discards a Six, just the tile South needs for Mah Jongg.

rule-wall-99-draws = Ninety-nine tiles to draw
    .text = After the deal, ninety-nine tiles are left in the walls. That is about twenty-five for each player at most, and fewer when tiles are claimed. Extra jokers or blanks make it a few more.
    .example = 152 tiles minus 53 dealt leaves 99.
