# The rulebook: building the walls, breaking them, dealing.
rule-mix-face-down = Mix the tiles face down
    .text = Everybody turns the tiles face down and mixes them, until nobody knows where any of them is.
    .example = You turn over the last Six Dot and help mix. It sounds like rain.

rule-wall-19-by-2 = Each wall is nineteen stacks long
    .text = A stack is two tiles, one on top of the other. Each player lines up nineteen stacks in front of the rack: that is a wall. The four walls hold all 152 tiles. A table that adds tiles has longer walls.
    .example = 19 stacks of 2, four times: 152.

rule-first-east-by-dice = The dice choose the first East
    .text = East is the player who goes first. For the first game, everybody rolls two dice, and the highest sum is East. Here the dice decide, unless you set it otherwise.
    .example = You roll nine, and the others roll five, six, and eight: you are East.
    .otherwise = Some tables choose the first East another way: the host, or a seat.

rule-first-east-host-or-seat = Or the host begins
    .text = At home, the host is often the first East, or the seats decide. If your table rules name a seat, no dice are rolled for it.
    .example = You are a guest at your neighbor’s table: your neighbor is the first East.

rule-seat-names-ccw = The winds around the table
    .text = South sits on East’s right, then comes West, then North. So North is on East’s left. These names hold for one game.
    .example = You are West: East sits across from you, and North is on your right.

rule-break-dice-count = East breaks the wall
    .text = East rolls two dice and counts that many stacks from the right end of East’s own wall. There East opens the wall: that gap is the break.
    .example = East rolls an eight: the break comes after the eighth stack from the right.
    .otherwise = Some tables do not roll: they always count the same number.

rule-break-reserve-kept-last = The counted stacks wait
    .text = East pulls the counted stacks back and sets them apart. They are the reserve, and they are drawn last of all.
    .example = East rolled an eight: eight stacks, sixteen tiles, are kept for the end of the game.

rule-deal-east-first-four = East takes the first four
    .text = East takes two stacks, four tiles, from the left side of the break.
    .example = East rolled an eight: the ninth and tenth stacks from the right are East’s.

rule-deal-order-right = The others follow to the right
    .text = After East, South takes the next two stacks, then West, then North: always the player to the right. Two stacks are four tiles.
    .example = East has taken the ninth and tenth stacks. South takes the next two, and West the two after those.

rule-deal-three-rounds = Three rounds of four
    .text = Everybody takes four tiles, three times. That makes twelve each.
    .example = Twelve times four tiles have left the walls: forty-eight.

rule-deal-next-wall-left = When a wall runs out
    .text = If a wall is used up during the deal, the player to its left pushes out the next one. So players take turns to the right, but walls are used up to the left.
    .example = East’s wall is gone in the second round: North pushes out the next one.

rule-deal-east-first-and-third = East takes the first and the third
    .text = After the three rounds, East takes two tiles at once: the top tile of the next stack, and the top tile two stacks farther on. East now has fourteen.
    .example = Call the next three stacks A, B, and C: East takes the top tiles of A and C.

rule-deal-last-singles = One more for each of the others
    .text = South, West, and North then take one tile each, in that order, always the next one of the wall. Now they have thirteen.
    .example = South takes the tile under East’s first one. West takes the top of the next stack, and North takes the tile below that.

rule-deal-final-counts = Fourteen and thirteen
    .text = East begins with fourteen tiles, everybody else with thirteen. Count yours, and say so right away if you have more or fewer.
    .example = Fourteen and three times thirteen make 53 tiles.

rule-deal-left-over-depends-on-dice = The dice decide where the deal ends
    .text = How much of each wall is left after the deal depends on what East rolled. The number of tiles left to draw is always the same.
    .example = After a roll of nine, five tiles of North’s wall are left. After a ten, three are left.

rule-deal-straddle-note = Taking from two walls
    .text = Now and then, a player’s four tiles, or East’s last two, come partly from one wall and partly from the next. Think of the four walls as one ring.
    .example = One stack is left of East’s wall: South takes it and one stack of North’s.

rule-serve-at-45-degrees = Serving the wall
    .text = To serve is to push the right end of your wall toward the middle, at a slant, so that everybody can reach it.
    .example = North’s wall is next: North serves it.

rule-wall-direction-left = Walls to the left, play to the right
    .text = Turns go to the right, but walls are used up to the left. First comes East’s, then North’s, West’s, and South’s, and last of all the reserve.
    .example = East’s wall is used up, so North’s comes next. But the turn goes from East to South.
