# The rulebook: dead hands and challenges.
rule-dead-wrong-count = Too many tiles, or too few
    .text = A wrong number of tiles after East’s first discard makes your hand dead once the others notice. It can neither play on nor win. If two players miscount, both are dead, and the other two play on. If three do, the same East deals again. The program counts for you, unless the table allows mistakes.
    .example = You forgot to discard and hold fifteen. Your hand is dead.

rule-dead-count-early = A wrong number before play begins
    .text = Before East’s first discard, a wrong number of tiles makes no hand dead. Here the program deals and counts.
    .example = After the last pass, you count twelve tiles. Say so now, before East discards.
    .otherwise = At many tables, a wrong number is corrected: a missing tile comes from the wall, and one too many goes back. At others everybody mixes, and East deals again. Agree on it beforehand.

rule-dead-mahj-in-error = A Mah Jongg that was not one
    .text = If you declare Mah Jongg by mistake and have shown tiles, your hand is dead. What happens next depends on whether the others have shown theirs, too.
    .example = You lay down your hand, but your pair of Norths is a North and a joker.

rule-dead-no-such-hand = No line fits
    .text = If no line of the card has all the groups on a rack, that hand is dead.
    .example = Three Ones and three Twos of the same suit are exposed, and no line has both.

rule-dead-should-be-concealed = It should have been concealed
    .text = If the only line with those groups is marked C, they may not be exposed. The hand is dead.
    .example = Only a concealed line has four Easts and four Wests, and both groups are exposed.

rule-dead-impossible = It can no longer be made
    .text = If the discards and exposures show that a hand cannot be completed anymore, it is dead.
    .example = The hand needs a pair of Sevens, and three of the four Sevens are in plain sight.

rule-dead-breach = Breaking the rules of play
    .text = Breaking other rules makes a hand dead as well. Drawing out of turn is one example. The program stops you and says why. Where the table allows mistakes, it lets you make them, and they cost what they cost.
    .example = You draw while your neighbor is still thinking, and the others notice.

rule-dead-out-of-turn = Out of turn
    .text = If you draw when it is not your turn, the tile goes back where it was, and the others may call your hand dead. The program refuses such a draw, unless the table allows mistakes. Nobody can discard out of turn.
    .example = East is still thinking when North draws. “Not yet!” The tile goes back, and North’s hand is dead.
    .otherwise = At some tables, a tile that was racked already stays with the dead hand. There, whoever discards out of turn is dead, too. If somebody wins on that discard, tables differ on who pays.

rule-dead-illegal-call = A claim that was not allowed
    .text = If you claim a discard and expose something nobody may claim for, such as a pair, your hand is dead.
    .example = You claim a flower and expose it with one of yours, as the pair of your line.

rule-dead-joker-misuse = A joker where none may stand
    .text = A joker shown in a single or a pair makes the hand dead.
    .example = You expose a West and a joker as a pair.

rule-dead-direction-change = No line has both
    .text = Your exposures bind you. If you expose a second group that no line has together with the first, your hand is dead.
    .example = First you expose a pung of Threes, then a kong of Sevens, and no line has both.

rule-dead-exposure-size = Too many exposed, or too few
    .text = If you expose more or fewer tiles than any line has in that group, the hand is dead. You may still correct it until you discard or exchange for a joker.
    .example = Your line has a kong, but you lay down three tiles and discard.

rule-dead-called-by-others = The others have to say so
    .text = A hand is dead only when another player says so. You need not say it of your own hand. Keep playing, and play it safe.
    .example = Your pung of Soaps fits no line. You say nothing and play on, and that is allowed.

rule-dead-visible-only = Only by what everybody can see
    .text = To call a hand dead, you may point only to exposures and discards, which everybody sees. The tiles in your own hand prove nothing.
    .example = You hold two of the four Sevens. Nobody else can know that.

rule-dead-owner-confirms = The owner says whether it is true
    .text = A player whose hand is called dead may admit it, and is then out. Or the player may deny it, and play goes on.
    .example = “You’re right, I can’t make it.”

rule-dead-stops = A dead hand stops
    .text = A dead player no longer draws, discards, claims, or wins, and gets no more turns. Until somebody calls your hand dead, you play on.
    .example = East is dead. After North comes South.
    .otherwise = One rulebook lets a dead player go on discarding.

rule-dead-cannot-win = A dead hand cannot win
    .text = A dead hand can no longer make Mah Jongg in this game, even if a tile would complete it.
    .example = Your hand is dead. North discards the Seven you needed, and you may not claim it.

rule-dead-uncaught = If nobody notices
    .text = As long as nobody says anything, play goes on. But a hand that was exposed wrongly still cannot win.
    .example = Nobody has noticed your wrong pung. You draw and discard with the others, and try to keep them from winning.

rule-dead-returns-error-part = What was shown in error goes back
    .text = The tiles you showed by mistake go back on the slope of your rack, jokers included. What you had exposed properly before stays open.
    .example = Your wrong kong goes back. Your earlier pung stays where it is.

rule-dead-pays = Dead players pay, too
    .text = A dead player pays the winner as much as the others do.
    .example = You are dead, and North wins a self-picked hand on a line of 25. You pay 50, like everybody else.

rule-dead-challenge-steps = How a challenge goes
    .text = To challenge is to say that another hand is dead. The owner either admits it and stops, or denies it. Then play goes on, and the matter is settled at the end.
    .example = “I think your hand is dead.” “I don’t think so. Let’s see.”

rule-dead-asking = Asking is challenging, too
    .text = To ask aloud “Isn’t your hand dead?” counts as a challenge, just like saying that it is. So look first, and speak only when you are sure. Here you challenge with a button, and nothing else counts.
    .example = “Isn’t your hand dead?” you ask, and South’s hand is fine. You have challenged, and you were wrong.
    .otherwise = Some tables let a question pass, and some tournaments are stricter still.

rule-dead-challenge-penalty-25 = Whoever was wrong pays
    .text = After a challenge that was denied, whoever was wrong pays the other 25 points, unless the table agrees on 50 or on nothing.
    .example = You called West dead, and West’s hand was fine: you pay West 25.
    .otherwise = The older figure is 25 points; the newer one, in the rulebook of 2024, is 50.

rule-dead-challenge-additional = On top of the rest
    .text = What you pay for a challenge comes on top of what you pay for the game.
    .example = You pay 50 for the game and 25 for your mistake.

rule-dead-three = Three dead hands end the game
    .text = If three hands are dead, nobody is left to play against. The game is dealt again, and nobody pays. It is different if one of the three died of a false Mah Jongg. Then the last player to die pays the only one left. The price is twice the value of the line that the last dead hand was closest to.
    .example = South, West, and North have the wrong number of tiles: mix. But suppose South and West died of a false Mah Jongg. If North, close to a line of 25, then exposes a wrong group, North pays East 50.

rule-dead-bots = Do the opponents challenge?
    .text = At many tables, people say nothing about a dead hand. Your opponents can be set to say nothing or to challenge it. Unless you change that, they say nothing, and a line under your turn warns you. Opponents who make mistakes themselves overlook most dead hands.
    .example = You have exposed three Soaps, and every tile your line still needs is gone. A warning says that everybody can see it.
