# The rulebook: flowers and the white dragon.
rule-flo-suitless = Flowers have no suit
    .text = A flower has no suit. It fits only where the card prints F.
    .example = Your line has no F: pass your Flowers, or discard them.

rule-flo-discardable = Flowers are discarded and claimed like any tile
    .text = Flowers are nothing special in play. You may claim a discarded flower for a group of three or more.
    .example = You hold two Flowers of FFFF and a joker. Somebody discards a Flower: claim it.

rule-flo-passable = Flowers may be passed
    .text = In the Charleston, you may give a flower away like any other natural.
    .example = You pass a Flower, a Two, and a West.

rule-flo-jokerable = Jokers may stand for flowers
    .text = In a group of three or more flowers, a joker may take the place of one.
    .example = Flower, Flower, Flower, joker: that is a kong. For FF, you need two real ones.

rule-soap-names = Soap is the white dragon
    .text = The white dragon is called Soap, because it looks like a bar of soap. Both names mean the same tile.
    .example = “Soap!” says East, and puts down a white dragon.

rule-soap-zero-suitless = Zero goes with every suit
    .text = Where the card prints 0, Soap stands for the zero. Then it has no suit and asks for none.
    .example = 2026 in Craks uses the same Soap as 2026 in Bams.

rule-soap-dots-dragon = As a dragon it belongs to Dots
    .text = Where the card prints D, Soap is the dragon that matches Dots.
    .example = The line says 888 DDD in one color, and your Eights are Dots. Your dragons are Soaps.

rule-soap-zero-same-tile = Zero and white dragon are one tile
    .text = There are four Soaps for both uses together. One that serves as a zero is not there as a dragon.
    .example = Two zeros and a pung of Soaps make five. You will need a joker in the pung.
