# The rulebook: what the game is about and what it needs.
rule-object-first-to-match = Be the first to make a line
    .text = A printed card lists every way to win, line by line. You win when your fourteen tiles are exactly one of those lines, before anybody else: that is Mah Jongg. In every turn, you take a tile and put down one that you do not need.
    .example = Your line asks for three Fours, and you hold two. You draw a third Four and put down a North.

rule-players-four = Four players
    .text = Four people play American Mah Jongg, each for themselves. Here the computer plays your three opponents.
    .example = One opponent sits on your right, one across from you, and one on your left.

rule-players-fifth-bettor = A fifth may bet
    .text = When five people meet, one may sit out and bet on a player. A table has to agree on that. Here it is off until you turn it on.
    .example = Five friends: four play, and the fifth bets on the one who sits by the door.

rule-card-required = No game without a card
    .text = Everything that can win is printed on a card. A hand that is not on it does not exist, however fine it looks. This program comes with cards of its own.
    .example = Fourteen tiles of bamboo are lovely, and worth nothing if no line asks for them.

rule-card-changes-yearly = A new card every year
    .text = The lines and what they pay change every year. The rules of play stay as they are.
    .example = Last year’s favorite line may be gone. A winning hand still has fourteen tiles.

rule-equip-two-dice = Two dice
    .text = Two dice are rolled before play. They decide who goes first, and where the deal begins.
    .example = You roll a three and a five: eight.

rule-equip-racks = A rack for each player
    .text = A rack holds your tiles. The hidden ones stand on its slope, where only you see them. The ones that everybody may see lie on its flat top.
    .example = Ten tiles stand on the slope and three lie on top: thirteen.

rule-equip-pushers = Pushers
    .text = Many racks have an arm that pushes the wall to the middle of the table. Your hidden tiles stay hidden while you do it.
    .example = You push out sixteen tiles in one go. Nobody sees your hand.

rule-equip-wind-indicator-optional = A wind indicator
    .text = The player who goes first is called East. A small marker can show who that is, and some markers also show a bet. No table needs one.
    .example = You go first, so the marker sits in front of you. Here the program shows it.

rule-equip-score-tokens-optional = Something to keep score
    .text = Coins, chips, or a list can keep the score, and none of them is required. At a table, first agree on what a point is worth.
    .example = You agree on ten cents a point: 25 points are two dollars fifty. Here points cost nothing.
