# The rulebook: how long a discard can be claimed.
rule-win-opens = When claiming begins
    .text = You can claim a discard from the moment it is fully named or touches the table.
    .example = “Two” alone is not enough. Wait for “Two Bam.”

rule-win-closes = When claiming ends
    .text = Claiming ends when the next player has drawn and then racks the tile, discards, or declares Mah Jongg. It also ends when that player starts to take an exposed joker, or swaps a blank. Unless the table limits the time, the program first lets everybody answer.
    .example = South has drawn and discarded: East’s discard is out of reach.
    .otherwise = Some rules name only one end: once the next player has racked the drawn tile, it is too late.

rule-win-tap-no-effect = Tapping does not end it
    .text = Tapping the rack with the drawn tile means nothing, and it is better left alone. Only what is really done ends the time to claim, such as racking, discarding, or declaring Mah Jongg.
    .example = North taps twice and thinks. You may still claim.

rule-win-late-claim = Late is not too late
    .text = While the next player is only holding the drawn tile, others may still claim. The tile then goes back on the wall. Here this happens where the table lets the next player draw without waiting. At other tables everybody answers first, so no claim comes late.
    .example = South has drawn and is looking at the tile. You claim, and South puts it back.

rule-win-two-quick = Two discards, one after the other
    .text = If the same tile is discarded twice in quick succession, only the second one can be claimed.
    .example = East discards a Flower, and right away South discards another: only South’s can be claimed.
