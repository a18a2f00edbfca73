# The rulebook: names of groups.
rule-grp-single = Single: one tile
    .text = A single is one tile by itself. A joker can never stand for it.
    .example = The N of NEWS is a single: only a real North will do.

rule-grp-pair = Pair: two alike
    .text = A pair is two of the same tile. Jokers may not help, so pairs are often the hardest part of a hand.
    .example = Two Flowers are a pair. A Flower and a joker are not.

rule-grp-pung = Pung: three alike
    .text = A pung is three of the same tile. Any of the three may be a joker.
    .example = Two Green Dragons and a joker make a pung of Green Dragons.

rule-grp-kong = Kong: four alike
    .text = A kong is four of the same tile. Any of the four may be a joker.
    .example = Three Four Dots and a joker make a kong.

rule-grp-quint = Quint: five alike
    .text = A quint is five of the same tile. Any of the five may be a joker, and for most tiles at least one has to be.
    .example = Four Six Craks and one joker make a quint.

rule-grp-sextet = Sextet: six alike
    .text = A sextet is six of the same tile. Any of the six may be a joker. It is the largest group there is.
    .example = Four Nine Bams and two jokers make a sextet.

rule-grp-visual = Printed side by side is not a group
    .text = Different tiles printed side by side, such as NEWS or a year, are a cluster. It only looks like a group: each tile stays a single or part of a pair. No joker goes there, and you claim none of its tiles before Mah Jongg.
    .example = 112 is a pair of Ones and a single Two, whatever it looks like.

rule-grp-no-runs = A run is not a group
    .text = Here a group is always made of tiles that are alike. Three numbers in a row, as in other kinds of mah jongg, are worth nothing together.
    .example = You cannot claim or expose 3, 4, and 5 of Bams as a group.

rule-quint-needs-joker = A quint needs a joker, unless it is flowers
    .text = There are only four of most tiles, so the fifth must be a joker. But there are eight flowers, so you can make a quint or sextet of flowers without any joker.
    .example = Five Two Dots are impossible without a joker. Five Flowers are possible.
