# The rulebook: how this game differs from other mahjongs.
rule-diff-chinese = If you know Chinese mahjong
    .text = Here you have a rack, numbers on the tiles, a card of allowed hands, and eight jokers: 152 tiles instead of 144. There are no runs, tiles are passed before play, and East always moves on.
    .example = Forget the chow. Everything else you can learn.
