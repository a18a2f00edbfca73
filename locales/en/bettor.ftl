# Five people play: one sits out, may look at every rack, and may bet.
table-bet = The Charleston is over: who will win?
table-bet-why = If your bet is right, you get as much as the winner. If it is wrong, you pay what that player pays.
table-bet-on = Bet on { $player }
table-bet-on-wall = Bet on nobody
table-bet-not = Do not bet
table-watch = You sit out and watch
table-watch-charleston = You sit out and watch: { $step }
table-watch-why = You may look at every rack. After the Charleston you may bet on who wins.
table-play-to-end = Show how it ends
table-own-bet = You have bet on { $player ->
    [you] yourself
   *[other] { $player }
}. Nobody at the table knows it.
table-own-bet-wall = You have bet that nobody wins. Nobody at the table knows it.
table-own-bet-none = You have not bet: you win and lose nothing in this game.
table-bettor-name = { -bettor }
table-you-bet = You: bettor
table-bettor-named = { $name } (bettor)
# What a screen reader says of who sits out.
table-bettor = { $who ->
    [you] You sit out and may bet
   *[other] The bettor, who sits out
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $turn ->
    [yes] , betting now
   *[no] { "" }
}
table-coach-sits-out = You sit out this game, so there is nothing to advise. Here is a good exercise: for each hand, find the line it is closest to.
table-game-over-bettor = East gets up and may bet next, and the bettor takes that seat. East moves to the right.

table-opening-sits-out = You were East: now you sit out, and may bet
table-opening-sits-out-why = After each game, East gets up and the bettor takes that seat. East moves to the right.
table-opening-bettor-sits-in = After each game, East gets up and may bet next, and the bettor takes that seat.
