# The rulebook: discarding a tile and naming it.
rule-disc-face-up-named = Face up, and named aloud
    .text = You put a discard face up in the middle and say its name, so that everybody knows what can be claimed. Here the program says the name for you, unless the table wants you to.
    .example = You put down a tile and say “Two Bam.”

rule-disc-name-suit = Number first, then suit
    .text = For a tile of a suit, say its number and its suit.
    .example = “Seven Dot.” “Three Crak.”

rule-disc-name-wind = A wind by its direction
    .text = For a wind, say only the direction.
    .example = “North,” and nothing more.

rule-disc-name-dragon = A dragon by its color
    .text = For a dragon, the color is enough. The white one is also called Soap.
    .example = “Red.” “Green.” “White,” or “Soap.”

rule-disc-name-flower = A flower is just “Flower”
    .text = Flowers come with different numbers and pictures, but they all count alike. So they all have one name.
    .example = “Flower,” never “Flower Three.”

rule-disc-name-joker = How to name a joker
    .text = You may call a discarded joker “Joker” or “Same.” You may also say the name of the discard that came just before it. All three are right.
    .example = Somebody discarded a Two Bam. You put down a joker and say “Same.”
    .otherwise = Some rules know only the last way.

rule-disc-name-joker-first = A joker as the very first discard
    .text = When East opens the game with a joker, there is no discard before it to be the same as. It must be called “Joker.”
    .example = East puts down the very first tile of the game and says “Joker.”

rule-disc-down-is-down = Down is down
    .text = A discard is final once its name is said or it touches the table. Then you cannot exchange it for another tile.
    .example = Your Soap touches the table, and you see that you wanted to keep it. It stays down.

rule-disc-no-takeback = A discard is not taken back
    .text = What you have discarded is no longer yours. You cannot pick it up to exchange it for a joker, either.
    .example = You discard a Four, and then you see a joker standing for a Four. You should have looked first.

rule-disc-only-latest = Only the newest discard counts
    .text = You can claim only the newest discard. All the others in the middle are out of the game.
    .example = The North you need was discarded three turns ago. It will not come back.

rule-disc-joker-dead = A discarded joker is lost
    .text = Nobody may claim a discarded joker, not even for Mah Jongg.
    .example = One joker would win you the game, and there it lies in the middle. Still no.

rule-disc-joker-allowed = You may discard a joker
    .text = Sometimes a joker is of no use to you, as when only a pair is missing. Then you may discard it. It is also the safest discard there is, because nobody can claim it.
    .example = You are waiting for the second Flower of a pair and draw a joker: discard it.

rule-disc-hand-of-dead-not-discarded = A dead player does not discard
    .text = A hand can be called dead for a mistake: then it is out of the game. Its player makes no more discards, and the turn is skipped.
    .example = South was called dead: after East, it is West’s turn.
