# The rulebook: from one game to the next.
rule-east-passes-right-always = East moves on to the right
    .text = After every game, the player on East’s right becomes East, whether somebody won or not. In Chinese mah jongg, a winning East stays. Here East always moves on.
    .example = East wins. In the next game, South is East all the same.

rule-east-passes-after-wall-game = Also after a wall game
    .text = A game that nobody wins is a wall game. East moves on after it just the same, and no dice are rolled for it.
    .example = The wall ran out: mix the tiles, and the player on the right is East.

rule-rounds-sixteen-games = How long a match lasts
    .text = A round is four games, so that everybody is East once; with a fifth player, it is five. Here a match is one round. A table may choose two, four, or no end. The rounds are called East, South, West, and North.
    .example = You have been East once, and so have the other three. Now you compare the points.
    .otherwise = There is no fixed length. Some count sixteen games, all four rounds, as one match.

rule-rounds-no-scoring-effect = Seats and rounds do not change the score
    .text = The wind of your seat and the number of the round make no difference in the payments.
    .example = A North in your hand is worth the same whether you are North or not.

rule-next-game-remix = Mix and build again
    .text = For each game, everybody mixes all the tiles, builds new walls, and deals again.
    .example = The Flower that won you the last game is in a wall again, and anybody may draw it.

rule-player-seat-shuffle = Changing seats
    .text = Some groups change seats after four games, so that nobody always plays after the same person. No rule says how.
    .example = After four games, everybody draws a wind. You draw West and take West’s chair.
