# The rulebook: hands marked C.
rule-conc-no-claims = Claim nothing while you build it
    .text = For a line marked C you use only tiles that you draw and tiles passed to you. Every discard is left alone until the last one.
    .example = You lack a Two, a Six and a Soap. The Two and the Six are discarded, and you let both go.

rule-conc-last-tile = Except the last tile
    .text = When one tile is missing, you may take it from a discard, for Mah Jongg. Two of the sources do not allow it; here it is allowed.
    .example = Your concealed line lacks one Flower. East discards a Flower: claim it for Mah Jongg.

rule-conc-hidden-until-win = Hidden until you win
    .text = Nobody sees a tile of a concealed hand before Mah Jongg. Then all fourteen are laid open at once.
    .example = Nothing lies on top of your rack. A Seven is discarded, and you lay down all fourteen tiles: Mah Jongg.

rule-conc-exposed-dead = Exposed is no longer concealed
    .text = With a group exposed you cannot make a line marked C any more. One source then calls the hand dead in any case. Here it is dead only if no line marked X has what you exposed.
    .example = Only a C line has your exposed Nines: dead. An X line has them too: you go for that one.

rule-conc-exchange-ok = You may still exchange for jokers
    .text = In your turn you may exchange for jokers on the racks of others, even while you build a concealed hand. It shows nothing of your hand. But you must have drawn your tile, not claimed it.
    .example = You draw a Two, exchange it for a joker in West's Twos, and stay concealed.
