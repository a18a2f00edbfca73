# Lo que le costó una partida a cada persona, sin nombrar a quien paga: la fila del resultado la nombra.
account-value = { $value }
account-times = { $sum } × { $times } ({ $why ->
    [discard] descartó la última ficha
    [self-picked] { -self-picked(form: "in-sentence") }
    [exchange] { -joker-exchange(form: "in-sentence") }
    [dealt] { -heavenly-hand(form: "in-sentence") }
    [dice] { -doubles(form: "in-sentence") }
    [asked] el precio pedido
    [misnamed] { -misname(form: "in-sentence") }
    [false] { -false-mah-jongg }
    [dead] la tercera mano muerta
   *[other] { -jokerless(form: "in-sentence") }
})
account-pays = paga { $sum }
account-pays-for = paga por { $player ->
    [ti] ti
   *[other] { $player }
} { $sum }
account-stops = { $line }, pero solo { $amount }: llegó al límite de pérdidas
account-pays-for-mistake = { $to ->
    [ti] te paga
   *[other] paga { AL($to) }
} { $sum }: { $rule }
account-bet-on = apostó por { $player ->
    [ti] ti
   *[other] { $player }
}
account-bet-on-wall = apostó por nadie
account-no-bet = no apostó
account-pays-bettor = le paga { $sum } a quien apuesta
account-bettor-pays = { $player ->
    [ti] te paga
   *[other] paga { AL($player) }
} { $sum }
account-bettor = quien apuesta
# Los puntos que pasan de una persona a otra, para un lector de pantalla.
account-transfer = { $who ->
    [you] Le pagas { $points } puntos { AL($to) }
   *[other] { CAPITAL($from) } { $to ->
        [ti] te paga { $points } puntos
       *[other] le paga { $points } puntos { AL($to) }
    }
}
account-transfer-bettor = Quien apuesta { $to ->
    [ti] te paga { $points } puntos
   *[other] le paga { $points } puntos { AL($to) }
}
