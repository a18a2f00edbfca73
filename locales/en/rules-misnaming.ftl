# The rulebook: a discard called by the wrong name.
rule-misname-must-be-right = The right name first
    .text = A discard called by a wrong name cannot be claimed until the name is put right. One source says that the tile is lost. Here the name is corrected, and then the tile can be claimed.
    .example = “Two Bam” was said, but a Two Dot lies there. “Sorry, Two Dot.” Now it can be claimed.

rule-misname-correct-name-only = The name is corrected, not the tile
    .text = The discarder changes the word. The tile that lies on the table stays. Some tournaments let the tile be changed; here it cannot be.
    .example = You meant to discard the Bam and laid down the Dot. The Dot stays.

rule-misname-no-penalty-exposure = No penalty for an exposure
    .text = If somebody claimed by the wrong name for an exposure only, nobody pays anything. Where mistakes are refused, the claim is taken back. Where they can be made, the tiles lie open. Whoever exposed them makes a group with the real tile, or the hand is dead.
    .example = South wanted the Two Bam for a pung. It is a Two Dot, so play goes on.

rule-misname-mahj-four-times = Four times for a misnamed Mah Jongg
    .text = If the tile is claimed for Mah Jongg by the name that was said, the game ends. Whoever misnamed it owes the claimant four times what the line is worth, jokers or not. A comment in one source counts the points in hand; here only the line counts.
    .example = You say “Five Crak” over a Five Bam, and West has Mah Jongg on a Five Crak worth 25: you pay 100.

rule-misname-others-do-not-pay = The others pay nothing
    .text = In that case only the player who said the wrong name pays. No other player owes anything.
    .example = You misnamed the tile and pay West 100. East and North keep their points.
