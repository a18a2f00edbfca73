# The rulebook: discarding a tile and naming it.
rule-disc-face-up-named = Face up, and named aloud
    .text = A discard is laid face up in the middle and its name is said, so that everybody knows what can be claimed. Here the program says the name for you, unless the table wants you to.
    .example = You lay down a tile and say “Two Bam”.

rule-disc-name-suit = Number first, then suit
    .text = A tile of a suit is named by its number and its suit.
    .example = “Seven Dot”, “Three Crak”.

rule-disc-name-wind = A wind by its direction
    .text = For a wind only the direction is said.
    .example = “North”, and nothing more.

rule-disc-name-dragon = A dragon by its color
    .text = For a dragon the color is enough. The white one is also called Soap.
    .example = “Red”, “Green”, “White” or “Soap”.

rule-disc-name-flower = A flower is just “Flower”
    .text = Flowers have numbers and pictures, but all of them are alike. So they all have one name.
    .example = “Flower”, never “Flower Three”.

rule-disc-name-joker = How to name a joker
    .text = A discarded joker may be called “Joker” or “Same”. You may also say the name of the discard that came before it. One source knows only “Same”; here all three are right.
    .example = A Two Bam was discarded before. You lay down a joker and say “Same”.

rule-disc-name-joker-first = A joker as the very first discard
    .text = When East opens the game with a joker, there is no discard before it to be the same as. It must be called “Joker”.
    .example = East lays down the very first tile of the game and says “Joker”.

rule-disc-down-is-down = Down is down
    .text = A discard is final when its name is said or when it touches the table. You cannot exchange it for another one then.
    .example = Your Soap touches the table, and you see that you wanted to keep it. It stays down.

rule-disc-no-takeback = A discard is not taken back
    .text = What you have discarded is no longer yours. You cannot take it up to exchange it for a joker either.
    .example = You discard a Four and then see a joker standing for a Four. You should have looked before.

rule-disc-only-latest = Only the newest discard counts
    .text = You can claim only the tile that was discarded last. All the others in the middle are out of the game.
    .example = The North you need was discarded three turns ago. It will not come back.

rule-disc-joker-dead = A discarded joker is lost
    .text = Nobody may claim a joker that was discarded, not even for Mah Jongg.
    .example = One joker would win you the game, and it lies in the middle. Still no.

rule-disc-joker-allowed = You may discard a joker
    .text = Sometimes a joker is of no use to you, as when only a pair is missing. Then you may discard it. It is also the safest discard there is, because nobody can claim it.
    .example = You wait for the second Flower of a pair and draw a joker: discard it.

rule-disc-hand-of-dead-not-discarded = A dead player does not discard
    .text = A hand can be called dead for a mistake: it is then out of the game. Its player makes no more discards. One source lets such a player go on discarding; here the turn is skipped.
    .example = South was called dead: after East it is West's turn.
