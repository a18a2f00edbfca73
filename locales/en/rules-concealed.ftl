# The rulebook: hands marked C.
rule-conc-no-claims = Claim nothing while you build one
    .text = For a line marked C, you use only tiles that you draw and tiles that are passed to you. You let every discard go until the last one.
    .example = You need a Two, a Six, and a Soap. The Two and the Six are discarded, and you let both go.

rule-conc-last-tile = Except the last tile
    .text = When only one tile is missing, you may take it from a discard, for Mah Jongg.
    .example = Your concealed line lacks one Flower. East discards a Flower: claim it for Mah Jongg.
    .otherwise = Some rules want every tile of a concealed hand from the wall, the last one too.

rule-conc-hidden-until-win = Hidden until you win
    .text = Nobody sees a tile of a concealed hand before Mah Jongg. Then all fourteen are shown at once.
    .example = You have no exposures. Somebody discards your Seven, and you lay down all fourteen tiles: Mah Jongg.

rule-conc-exposed-dead = Exposed is no longer concealed
    .text = Once you have exposed a group, you can no longer make a line marked C. Your hand is dead only if no line marked X has what you exposed.
    .example = If only a C line has your exposed Nines, you are dead. If an X line has them, too, go for that one.
    .otherwise = Some would call the hand dead as soon as anything of a concealed line is exposed.

rule-conc-exchange-ok = You may still exchange for jokers
    .text = In your turn, you may exchange for jokers on other racks, even while you build a concealed hand. It shows nothing of your hand. But you must have drawn your tile, not claimed it.
    .example = You draw a Two, exchange it for a joker in West’s Twos, and stay concealed.
