# The rulebook: a discard called by the wrong name.
rule-misname-must-be-right = The right name first
    .text = A discard called by a wrong name can be claimed only once the name has been corrected. One source says the tile is lost; here it is corrected and can then be claimed.
    .example = “Two Bam” was said, but a Two Dot lies there. “Sorry, Two Dot.” Now it can be claimed.

rule-misname-correct-name-only = The name is corrected, not the tile
    .text = The discarder changes the word. The tile that lies on the table stays.
    .example = You meant to discard the Bam and laid down the Dot. The Dot stays.

rule-misname-no-penalty-exposure = No penalty for an exposure
    .text = If somebody claimed by the wrong name for an exposure only, nobody pays anything. The claim is simply taken back.
    .example = South wanted the Two Bam for a pung. It is a Two Dot, so play goes on.

rule-misname-mahj-four-times = Four times for a misnamed Mah Jongg
    .text = If the tile is claimed for Mah Jongg by the name that was said, the game ends. The one who said the wrong name pays four times the value of the claimant's line.
    .example = You say “Five Crak” over a Five Bam, and West has Mah Jongg on a Five Crak worth 25: you pay 100.

rule-misname-others-do-not-pay = The others pay nothing
    .text = In that case only the player who said the wrong name pays.
    .example = East and North look on and keep their points.
