# The rulebook: drawing from the wall and serving it.
rule-pick-next-tile = Draw where the last player stopped
    .text = The next tile is always the one after the last tile taken. You cannot choose another.
    .example = The last player took the top of a stack. Yours is the one below it.

rule-pick-top-then-bottom = Top first, then bottom
    .text = A wall is made of stacks of two. You draw the top tile of a stack first, then the bottom one. Then the next stack begins.
    .example = North draws the top tile of a stack, and East draws the bottom one. South begins the next stack.

rule-pick-touch-free = Touching costs nothing
    .text = You may lay a finger on the next wall tile without having drawn it, as long as you do not move it.
    .example = You reach out, hear somebody claim, and pull back. Nothing has happened.

rule-pick-move-commits = Moving the tile commits you
    .text = As soon as the wall tile moves, even a little, it counts as drawn. From then on, you can no longer claim the discard.
    .example = You nudge the tile, and then you see that you wanted the Six just discarded. You must stay with your draw.

rule-pick-no-exposure = What you draw stays hidden
    .text = Groups that you complete with a tile from the wall are not exposed. They stay in your hand until Mah Jongg. Only a claimed discard makes an exposure.
    .example = You draw your fourth Two. Nobody needs to know.

rule-pick-racking = Racking
    .text = To rack a tile is to set it on the slope of your rack. You need not rack a drawn tile before you discard it, declare Mah Jongg, or take an exposed joker for a tile of yours.
    .example = You draw a West, see right away that you cannot use it, and discard it without racking it.

rule-pick-rack-if-kept = What you keep goes on the rack
    .text = If you want the tile you drew, set it among the tiles on your rack, and discard another one.
    .example = You draw the Flower you hoped for, rack it, and discard a Nine.

rule-serve-next-left = The next wall comes from the left
    .text = When the wall in use is empty, the player to the left of the one who served it pushes out the next one.
    .example = After East’s wall comes North’s, then West’s, then South’s.

rule-serve-reserve-last = The reserve comes last
    .text = The stacks that East counted off before the deal are kept back. They are the very last tiles to be drawn.
    .example = East rolled a seven: seven stacks, fourteen tiles, wait until the end.

rule-pick-returned-exactly = A tile put back goes where it was
    .text = Somebody’s claim may come in time although the next player has already drawn. Then the drawn tile goes back to its exact place. It does not matter that it was seen. The same is done with a tile that somebody drew out of turn. Here this can happen only where the table lets the next player draw without waiting, or where mistakes can be made.
    .example = East has discarded. South has drawn but not racked the tile when North claims: South’s tile goes back on the wall.

rule-pick-turned-up = A wall tile turned up by accident
    .text = If a tile of the wall is turned up by accident, it goes back face down, exactly where it was. It does not matter that somebody saw it. Play goes on. Here the program never turns one up.
    .example = You draw and knock over the tile behind yours, a Nine Crak. Lay it back face down: the next player draws it.

rule-pick-wrong-place = A tile from the wrong place
    .text = Somebody may draw from the wrong end of the wall, or from the wrong wall. Before the tile is racked, put it back and take the right one. Here the program always takes the right tile.
    .example = North draws from the reserve while East’s wall still has tiles. Somebody says so, and the tile goes back.
    .otherwise = Once the tile is racked, tables differ: some let it stay, others put the hand out of the game.
