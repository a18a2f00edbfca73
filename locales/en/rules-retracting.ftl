# The rulebook: taking a claim back.
rule-retract-before-commit = Before anything is exposed
    .text = You may take back a claim while the tile is not on your rack and you have shown none of yours. It costs nothing. After that, you must stand by it. The program asks once more before it exposes your group.
    .example = “Call… no, sorry.” The Four stays in the middle and play goes on.
    .otherwise = Some rules call the hand dead right away.

rule-retract-mahj = Mah Jongg said too soon
    .text = If you call Mah Jongg and notice your mistake before anybody has shown a tile, you may take it back. It costs nothing.
    .example = You call Mah Jongg, look at the card again, and find that you still need a second North.

rule-retract-mahj-to-exposure = From Mah Jongg to an exposure
    .text = If you claimed a discard for Mah Jongg by mistake, you may use it for a proper exposure instead, until you lay your hand open.
    .example = Your hand is not complete, but the claimed Four makes a pung: expose that.
    .otherwise = At a table, this holds even when you have already shown that tile or the others of its group. Older rulings were stricter.
