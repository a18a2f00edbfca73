# The rulebook: the tiles.
rule-tiles-152 = There are 152 tiles
    .text = A game is played with 152 tiles, and all of them begin face down. A table may add jokers or blank tiles.
    .example = 108 number tiles, 16 winds, 12 dragons, 8 flowers, and 8 jokers make 152.

rule-tiles-suits-108 = Three suits from One to Nine
    .text = The suits are Bams, Craks, and Dots. Each one runs from One to Nine, and there are four of every tile.
    .example = Four One Bams, four Two Bams, and so on up to Nine: 36 tiles in a suit.

rule-tiles-winds-16 = Four winds
    .text = North, East, West, and South are tiles, four of each. They belong to no suit and have no order.
    .example = Four Norths can be a group of four alike. North, East, and South are just three tiles.

rule-tiles-dragons-12 = Three dragons
    .text = There are Red, Green, and White Dragons, four of each. The white one is called Soap. Each dragon goes with one suit.
    .example = Red goes with Craks, Green with Bams, Soap with Dots.

rule-tiles-flowers-8 = Eight flowers, all alike
    .text = Flowers have different pictures and numbers, and some sets call a few of them seasons. In this game, all eight are the same tile.
    .example = A Plum and a Winter are a pair of Flowers.

rule-tiles-jokers-8 = Eight jokers
    .text = A joker can stand for another tile in a group of three or more alike. Here there are eight, as usual. A table may choose ten.
    .example = Two Fours and a joker can serve as three Fours.

rule-tiles-natural-definition = A natural is not a joker
    .text = Every tile that is not a joker is called a natural. When a rule asks for naturals, no joker will do.
    .example = A West is a natural, and so is a Flower. A joker is not.

rule-tiles-spares-not-used = Spare tiles stay in the box
    .text = Sets are often sold with a few more tiles, in case one gets lost. They are not part of the game.
    .example = Your box holds 160 tiles: eight stay inside.

rule-tiles-honors-term = Honors
    .text = Winds and dragons together are sometimes called honors. It is just a name for them.
    .example = North, South, and two Red Dragons on your rack: four honors.

rule-tiles-one-bam-bird = The One Bam is a bird
    .text = The One Bam shows a bird instead of one stick of bamboo. Beginners often take it for a flower.
    .example = You draw a tile with a bird on it. It goes beside your Two and Three Bams, not among your flowers.
