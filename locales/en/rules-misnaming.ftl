# The rulebook: a discard called by the wrong name.
rule-misname-must-be-right = The right name first
    .text = A discard called by the wrong name cannot be claimed until the name is corrected. Then it can be claimed like any other.
    .example = Somebody says “Two Bam,” but it is a Two Dot. “Sorry, Two Dot.” Now it can be claimed.
    .otherwise = Some rules say that a misnamed tile is lost: nobody can claim it any more.

rule-misname-correct-name-only = The name is corrected, not the tile
    .text = The discarder changes the word. The tile that lies on the table stays.
    .example = You meant to discard the Bam and put down the Dot. The Dot stays.
    .otherwise = At some tournaments, the tile may be changed.

rule-misname-no-penalty-exposure = No penalty for an exposure
    .text = If somebody claimed by the wrong name for an exposure only, nobody pays anything. Where the table refuses mistakes, the claim is simply taken back. Where they can be made, the tiles are exposed already: they must become a group with the real tile, or that hand is dead.
    .example = South wanted the Two Bam for a pung. It is really a Two Dot, so play goes on, and nobody pays.

rule-misname-mahj-four-times = Four times for a misnamed Mah Jongg
    .text = If the tile is claimed for Mah Jongg by the name that was said, the game ends. Whoever misnamed it owes the claimant four times the value of the line, jokers or not.
    .example = You say “Five Crak” over a Five Bam, and West has Mah Jongg on a Five Crak worth 25: you pay 100.

rule-misname-others-do-not-pay = The others pay nothing
    .text = In that case, only the player who said the wrong name pays. Nobody else owes anything.
    .example = You misnamed the tile and pay West 100. East and North keep their points.
