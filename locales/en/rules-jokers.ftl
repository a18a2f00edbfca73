# The rulebook: jokers.
rule-jok-any-tile-in-3plus = A joker is any tile, among three or more alike
    .text = In a group of three or more alike, a joker may take the place of any tile: number, wind, dragon, or flower. Pung, kong, quint, and sextet all count.
    .example = Seven, Seven, joker is a pung of Sevens.

rule-jok-never-single-pair = Never as a single or in a pair
    .text = A single or a pair must be made of real tiles. No joker may stand there, not even when you win.
    .example = A Flower and a joker are not a pair of Flowers.

rule-jok-never-clusters = Never among tiles printed together
    .text = NEWS, a year, and other clusters are made of singles and pairs. So no joker may stand in them.
    .example = N, E, joker, S is not NEWS.

rule-jok-none-in-singles-pairs-hands = No use in Singles and Pairs
    .text = The lines of this section have no group of three or more. So a joker has no place in them at all.
    .example = You are going for NEWS 22 33 55 77 DD and draw a joker. It fits nowhere, so discard it.

rule-jok-all-joker-group = A group may be all jokers
    .text = A group in your hand may be nothing but jokers. An exposed group cannot, because the claimed tile is a natural.
    .example = Four jokers may be your kong of Ones when you declare.

rule-jok-declare-meaning = A joker always stands for something
    .text = Even in a group of nothing but jokers, each one stands for a certain tile: the one your line has there. When you show the hand, say which.
    .example = “These three jokers are Red Dragons.”

rule-jok-number-unlimited = As many as you have
    .text = A group may have as many jokers as you hold, and so may a hand. There are eight, or ten at some tables.
    .example = A sextet of two naturals and four jokers is fine.

rule-jok-misuse-dead = A joker in the wrong place kills your hand
    .text = A joker shown in a single, a pair, or a cluster makes your hand dead. The program stops you before that, unless the table allows mistakes.
    .example = You lay down a joker as part of the year. Your hand is dead.

rule-jok-surplus = You can have too many
    .text = If you lack only singles and pairs, more jokers do not help. Discard one and go on drawing.
    .example = All your groups are full, and only a pair of Norths is missing. A joker can go.
