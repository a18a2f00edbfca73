# The rulebook: what the game is about and what it needs.
rule-object-first-to-match = Be the first to make a line
    .text = You win when your fourteen tiles are exactly one line of the card, before anybody else. On the way you draw tiles you like and discard those you do not.
    .example = It is a little like rummy, with a menu of hands to choose from.

rule-players-four = Four players
    .text = American Mah Jongg is played by four, each for themselves. Here you play with three opponents of the program.
    .example = You sit at one side of the table, and each of the others has a side.

rule-players-fifth-bettor = A fifth may bet
    .text = When five people meet, one may sit out and bet on a player. It is an agreement of the table.
    .example = Five friends: each sits out one game in five.

rule-card-required = No game without a card
    .text = The hands that can win are printed on a card. A hand that is not on it does not exist, however fine it looks.
    .example = Fourteen tiles of one suit: lovely, and worth nothing if no line asks for them.

rule-card-changes-yearly = A new card every year
    .text = The hands and their values change every year, so that everybody learns anew. How tiles are passed, drawn, claimed and paid stays the same.
    .example = Last year's favourite line may be gone, but a joker still cannot be passed.

rule-equip-two-dice = Two dice
    .text = Dice decide who is East first, and where the wall is broken for the deal.
    .example = East rolls a three and a five: eight.

rule-equip-racks = A rack for each player
    .text = A rack holds your tiles. The hidden ones stand on its slope, where only you see them; what you expose lies on its flat top.
    .example = Ten tiles on the slope and a pung on top: thirteen.

rule-equip-pushers = Pushers
    .text = Many racks have an arm to push the wall towards the middle of the table, so that your hidden tiles stay hidden while you do it.
    .example = Nice to have, not needed.

rule-equip-wind-indicator-optional = A wind indicator
    .text = A small marker may show who is East. Some are wheels with which a fifth player bets.
    .example = Here the program shows who is East.

rule-equip-score-tokens-optional = Something to keep score
    .text = Coins, chips or a list will do. At a table, agree before you start what a point is worth.
    .example = Here it is points, and they cost nothing.
