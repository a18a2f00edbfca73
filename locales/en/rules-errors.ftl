# The rulebook: Mah Jongg declared in error.
rule-err-before-exposing = Noticed in time
    .text = If the mistake is noticed before anything was shown, and all the other hands are whole, play goes on. It costs nothing.
    .example = “Mah Jongg! Oh no, wait.” And play goes on.

rule-err-exposed-all-intact = Shown, but the others kept their hands
    .text = If you have shown your hand and the others have not, you are dead, and they play on. At the end, you pay the winner in full. If you had claimed a discard, it stays with your dead hand, and the player on your right goes next. Only another claim for Mah Jongg can still get it.
    .example = You have shown your tiles, and one pair is missing. The three others play on, and West wins a line of 25 by drawing: you pay 50.

rule-err-one-other-exposed = Somebody else has given up a hand
    .text = To throw in a hand is to mix it with the tiles on the table. If one other player does that because of your mistake, or shows a hand, you are both out. The other two play on.
    .example = South believed you and mixed her tiles in. West and North go on alone.

rule-err-one-intact = Only one hand is left whole
    .text = If only one player still has a whole hand, the game stops. The other hands may have been thrown in because of you, or they were dead before. You pay that player twice the value of the hand you declared. Nobody else pays. If nobody has a whole hand, nobody pays, and the same East deals again.
    .example = You declared a line of 30. Only North kept a hand: you pay North 60.

rule-err-exposures-jokers = What stays open after an error
    .text = Groups that you had exposed properly before stay on your rack, and their jokers may still be exchanged. Tiles shown by mistake go back, jokers included.
    .example = Your earlier pung stays. The joker in the wrong hand is out of reach again.

rule-err-wrong-call-same = The same for a wrong claim
    .text = If you claimed and exposed something that was not allowed, the same thing happens.
    .example = You exposed a pair: it goes back, you are dead, and the others play on.

rule-err-verify-first = Look before you throw in
    .text = Nobody should show or throw in a hand before the winner’s tiles have been checked. A hand mixed in too early cannot be saved.
    .example = West says “Mah Jongg.” You leave your tiles standing until you have seen all fourteen of West’s.
