# The rulebook: good manners.
rule-eti-not-touch = Leave other players’ tiles alone
    .text = Do not touch another player’s tiles. Only the owner of a hand decides when to show it.
    .example = You give a Five for East’s joker. East hands it to you; you do not take it yourself.

rule-eti-no-tapping = Do not tap
    .text = Tapping or clicking tiles on the rack makes the others nervous, and it means nothing.
    .example = You draw a Six, hold it still, and think.

rule-eti-name-plainly = Say the name and nothing more
    .text = Name your discard clearly, and add nothing. Remarks give away more than you think.
    .example = “Six Dot,” not “Take this useless Six Dot.”

rule-eti-pay-as-asked = Pay what is asked
    .text = If the winner asks for less than is due, pay it and say nothing. Knowing the price is up to the winner.
    .example = West forgets that the hand had no joker and asks for 50 instead of 100. You pay 50.

rule-eti-pass-pace = Pass together
    .text = Wait until everybody has passed before you pick up your new tiles. Four minutes is a good pace for the whole Charleston.
    .example = Your new tiles are waiting in front of you. Your neighbor is still choosing.
