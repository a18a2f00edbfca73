# The rulebook: whose turn it is and what a turn is made of.
rule-turn-east-opens = East begins with a discard
    .text = East has fourteen tiles when play begins. So East does not draw, but opens the game by discarding one. If the fourteen are complete after the Charleston, East may declare Mah Jongg instead. Then everybody pays as if East had drawn the last tile, even at a table without the heavenly hand.
    .example = East looks over the hand, lays down a North, and the game is on.

rule-turn-ccw = Play goes to the right
    .text = The turn moves to the player on the right, and so on around the table. Seen from above, that is counterclockwise.
    .example = After East comes South, then West, then North.

rule-turn-four-steps = How a turn goes
    .text = First you take a tile, from the wall or by a claim. Then you check whether you have Mah Jongg. Next you may exchange a tile for an exposed joker, and check again. Last of all, you discard.
    .example = You draw a Five, exchange a Two for a joker, check again, and discard a West.

rule-turn-must-pick-or-claim = Every turn begins with a fourteenth tile
    .text = You take either the next tile of the wall or the tile just discarded. You cannot go without.
    .example = East discards a North that nobody wants, so South draws from the wall.

rule-turn-claim-needs-exposure = A claimed tile must be shown
    .text = If you claim a discard and it does not give you Mah Jongg, you must lay its group open on your rack right away. You cannot simply add it to your hand.
    .example = You claim a Six to go with two of yours: the three Sixes are exposed.

rule-turn-draw-options = What you may do with a drawn tile
    .text = After drawing, you have four choices. If your hand is complete, say Mah Jongg. If you hold the tile that an exposed joker stands for, you may exchange. Otherwise keep the tile and discard another, or discard it right away.
    .example = You draw a Flower. Your line has no flowers, and no joker stands for one, so you discard it.

rule-turn-discard-ends = The discard ends the turn
    .text = With your discard, your turn is over, and you are back to thirteen tiles. Then it is the next player’s turn, unless somebody claims the tile.
    .example = You discard a Three. From now on you can only watch or claim.

rule-turn-13-tiles = Thirteen tiles, fourteen in your turn
    .text = You always have thirteen tiles, counting those you have exposed. Only in your own turn, between taking a tile and discarding one, are there fourteen.
    .example = You have exposed a kong: nine tiles are left on the slope of your rack.

rule-turn-ready-hand = Ready
    .text = When only one tile is missing, your hand is ready. Players also say that they are waiting, set, or on call.
    .example = You need only a second Flower: you are ready.

rule-turn-no-pick-ahead = No looking ahead
    .text = Nobody draws or looks at a wall tile before their turn.
    .example = East is still thinking. South leaves the next wall tile alone, though it will be South’s.
    .otherwise = Some tables allow it and call it futures.
