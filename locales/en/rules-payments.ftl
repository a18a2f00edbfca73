# The rulebook: winning, and who pays what.
rule-win-14-on-card = Fourteen tiles on one line
    .text = To win, your fourteen tiles must be exactly one line of the card. Every joker must be where jokers may stand. What you exposed must belong to that line.
    .example = Your line is FFF 2222 444 6666, and you hold one Five among the Fours. That is no Mah Jongg.

rule-win-sources = Where the last tile comes from
    .text = You may draw it, claim it from a discard, or get it by a joker exchange.
    .example = You exchange a Six for a joker, and the joker was all you needed.

rule-win-announce = Say it and show it
    .text = Say “Mah Jongg” and lay all fourteen tiles face up. If you drew the last tile yourself, say that, too, because it doubles the payment.
    .example = “Mah Jongg! I picked it.”

rule-win-show-line = Show your line
    .text = Show your line on the card. The others compare it with your tiles before anybody pays.
    .example = “Here it is, under Evens: FFF 2222 444 6666.”

rule-win-announces-amount = The winner names the price
    .text = At a table, the winner says what each player owes. If it is too little, nobody corrects it, and it stands. Here the program works it out for you, unless the table agrees otherwise.
    .example = You drew the last tile of a line of 25, without jokers: each player owes you 100. You ask for 50, and you get 50.

rule-pay-basis = What the payment depends on
    .text = What you are paid depends on the value of the line and on where the last tile came from. It also matters whether there was a joker in the hand.
    .example = A line of 25 brings 100 points if the last tile was a discard and the hand has a joker. Self-picked and without a joker, it brings 300.

rule-pay-discard = Won on a discard
    .text = Whoever discarded the last tile pays the value twice. The other two pay it once.
    .example = A line of 25: the discarder pays 50, and the others pay 25 each.

rule-pay-selfpick = Self-picked: you drew it yourself
    .text = If you drew the last tile yourself, all three pay the value twice.
    .example = A line of 25: everybody pays 50.

rule-pay-discard-jokerless = Won on a discard, without jokers
    .text = A hand without any joker is called jokerless and is paid double. So the discarder pays the value four times, and the others pay it twice. Singles and Pairs are an exception.
    .example = A line of 25: the discarder pays 100, and the others pay 50 each.

rule-pay-selfpick-jokerless = Self-picked, without jokers
    .text = Self-picked doubles, and jokerless doubles again. All three pay the value four times. Singles and Pairs are an exception.
    .example = A line of 25: everybody pays 100.

rule-pay-singles-pairs-exempt = No bonus for Singles and Pairs
    .text = These hands can have no joker anyway, so they get nothing extra for having none. A self-picked one is still doubled.
    .example = A Singles and Pairs line of 50, won on a discard: the discarder pays 100, and the others pay 50 each.

rule-pay-jokerless-after-exchange = Jokerless is judged at the end
    .text = Only the fourteen tiles of the declared hand count. A joker that was exchanged away earlier does not spoil the bonus.
    .example = You exposed a pung with a joker, and West took the joker. You win without one, and you are paid double.

rule-pay-joker-exchange-win = Won by a joker exchange
    .text = A hand completed by an exchange is paid as self-picked: all three pay twice the value. It can never be jokerless, because it has the joker you just took.
    .example = A line of 30, completed by an exchange: everybody pays 60.

rule-pay-wall-none = A wall game costs nothing
    .text = When nobody wins, nobody pays.
    .example = You had 75 points before the wall ran out. You still have 75.
    .otherwise = Some tables collect a few points for the next winner.

rule-pay-no-east-bonus = East pays like everybody else
    .text = East gets and pays the same as the others. In some other kinds of mah jongg, the dealer counts double. Not here.
    .example = East wins a self-picked line of 25 and gets 50 from each player.

rule-pay-three-exposure-liability = Feeding three exposures
    .text = At some tables, whoever discards the winning tile to a player with three exposures pays for all. No official rule says so. Here it is off unless the table wants it.
    .example = South shows three kongs with a joker and wins a line of 25 on your discard. At such a table, you pay all 100 points.

rule-pay-pie = A limit on losses
    .text = Some tables agree on a “pie”: the most that anybody can lose in one match. Whoever has lost it all plays on without paying, even for mistakes and bets. The winner is paid first, then a mistake, and a bet last. Here there is no limit unless the table sets one.
    .example = With a pie of 500 points, you have lost 480 and owe 50. You pay 20.

rule-bet-role = The fifth player may bet
    .text = When five people meet, one sits out as the bettor and may bet on a player. The bet is made in secret, after the Charleston and before East’s first discard. Here it is off unless the table wants it.
    .example = You walk around the table, look at the four hands, and write down “West.”

rule-bet-silent = The bettor says nothing
    .text = The bettor sees all the hands, so the bettor says nothing and shows nothing. If the bettor speaks about the game, the bet is canceled: it neither wins nor loses. Here the program keeps your bet to itself.
    .example = “What a good tile!” says the fifth player. From then on, that bet does not count.

rule-bet-discard = A winning bet: won on a discard
    .text = If the player you bet on wins on a discard, you get as much as the winner. Everybody pays both of you.
    .example = A line of 25: the discarder pays 50 to the winner and 50 to you, and the others pay 25 and 25.

rule-bet-selfpick = A winning bet: self-picked
    .text = If the player you bet on wins by self-pick, each loser pays twice the value to the winner, and as much to you.
    .example = A line of 25: everybody pays 50 to the winner and 50 to you.

rule-bet-wrong = A losing bet
    .text = If you bet on a player who does not win, you pay the winner what that player pays.
    .example = You bet on West, and West discarded the winning tile: you pay double, too.

rule-bet-wall = Betting on nobody
    .text = You may also bet that nobody wins. Then each player pays you 25 points. If somebody wins, you pay like a loser who did not discard the last tile.
    .example = You bet that nobody wins, and West wins a line of 25 on East’s discard: you pay West 25.
    .otherwise = What such a bet brings is for the table to agree on: no published rule names a figure.

rule-bet-rotation = The bettor sits back down
    .text = After the game, East gets up to be the next bettor, and the bettor takes the empty seat.
    .example = You sat out, and now East gets up: you take East’s chair.
