# What a game cost each person, without naming who pays: a row of the result names them.
account-value = { $value }
account-times = { $sum } × { $times } ({ $why ->
    [discard] discarded the last tile
    [self-picked] { -self-picked(form: "in-sentence") }
    [exchange] { -joker-exchange(form: "in-sentence") }
    [dealt] { -heavenly-hand(form: "in-sentence") }
    [dice] doubles on the dice
    [asked] the price asked
    [misnamed] { -misname(form: "in-sentence") }
    [false] { -false-mah-jongg(form: "in-sentence") }
    [dead] the third dead hand
   *[other] { -jokerless(form: "in-sentence") }
})
account-pays = pays { $sum }
account-pays-for = pays for { $player }: { $sum }
account-stops = { $line }, but only { $amount } of it: the loss limit is reached
account-pays-for-mistake = pays { $to } { $sum }: { $rule }
account-bet-on = bet on { $player }
account-bet-on-wall = bet on nobody
account-no-bet = did not bet
account-pays-bettor = pays the bettor { $sum }
account-bettor-pays = pays { $player } { $sum }
account-bettor = the bettor
# Points that go from one person to another, as a screen reader says it.
account-transfer = { $who ->
    [you] You pay
   *[other] { CAPITAL($from) } pays
} { $to } { $points } points
account-transfer-bettor = The bettor pays { $to } { $points } points
