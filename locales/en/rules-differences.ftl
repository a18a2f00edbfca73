# The rulebook: how this game differs from other mahjongs.
rule-diff-chinese = If you know Chinese mahjong
    .text = Here you have a rack, numbers printed on the tiles, a card of allowed hands, and eight jokers: 152 tiles instead of 144. There are no runs. Tiles are passed before play, and East always moves on.
    .example = You hold 3, 4 and 5 of Bams. In Chinese mahjong that is a chow; here it is nothing.
