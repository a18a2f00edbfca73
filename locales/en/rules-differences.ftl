# The rulebook: how this game differs from other mahjongs.
rule-diff-chinese = If you know Chinese mah jongg
    .text = Here you have a rack, numbers printed on the tiles, a card of winning lines, and eight jokers: 152 tiles instead of 144. There are no runs: you may claim a discard for a pung or a kong, never for a chow. You pass tiles before play, and East always moves on.
    .example = You hold 3, 4, and 5 of Bams. In Chinese mah jongg, that is a chow. Here it is nothing.
