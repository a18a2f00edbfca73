# The rulebook: names of groups.
rule-grp-single = Single: one tile
    .text = A single is one tile by itself. A joker can never stand for it.
    .example = The N of NEWS is a single: only a real North will do.

rule-grp-pair = Pair: two alike
    .text = A pair is two tiles of the same kind. Jokers may not help, so pairs are often the hardest part of a hand.
    .example = Two Flowers are a pair. A Flower and a joker are not.

rule-grp-pung = Pung: three alike
    .text = A pung is three tiles of the same kind. Any of the three may be a joker.
    .example = Two Green Dragons and a joker make a pung of Green Dragons.

rule-grp-kong = Kong: four alike
    .text = A kong is four tiles of the same kind. Any of the four may be a joker.
    .example = Three Four Dots and a joker make a kong.

rule-grp-quint = Quint: five alike
    .text = A quint is five tiles of the same kind. Any of the five may be a joker, and for most tiles at least one has to be.
    .example = Four Six Craks and one joker make a quint.

rule-grp-sextet = Sextet: six alike
    .text = A sextet is six tiles of the same kind. Any of the six may be a joker. It is the largest group there is.
    .example = Four Nine Bams and two jokers make a sextet.

rule-grp-visual = Printed side by side is not a group
    .text = Unlike tiles printed together, such as NEWS or a year, are a cluster. It only looks like a group: each tile stays a single or part of a pair. No joker goes there, and none of its tiles is claimed before Mah Jongg.
    .example = 112 is a pair of Ones and a single Two, whatever it looks like.

rule-grp-no-runs = A run is not a group
    .text = Here a group is always made of like tiles. Three numbers in a row, as in other mahjongs, are worth nothing together.
    .example = 3, 4 and 5 of Bams cannot be claimed or exposed as a group.

rule-quint-needs-joker = A quint needs a joker, except of flowers
    .text = Of most tiles there are only four, so the fifth must be a joker. Sources disagree whether that is true without exception. There are eight flowers, so here a quint or sextet of flowers can be made without any joker.
    .example = Five Twos of Dots are impossible without a joker. Five Flowers are possible.
