# Lo que le costó una partida a cada persona, sin nombrar a quien paga: la fila del resultado la nombra.
account-value = { $value }
account-times = { $sum } × { $times } ({ $why ->
    [discard] descartó la última ficha
    [self-picked] robo propio
    [exchange] cambio de comodín
    [dealt] repartida completa
    [dice] doble en los dados
    [asked] el precio pedido
    [misnamed] ficha mal nombrada
    [false] Mah Jongg falso
    [dead] la tercera mano muerta
   *[other] sin comodines
})
account-pays = paga { $sum }
account-pays-for = paga por { $player }: { $sum }
account-stops = { $line }, pero solo { $amount }: se llegó al límite de pérdidas
account-pays-for-mistake = paga a { $to } { $sum }: { $rule }
account-bet-on = apuesta por { $player }
account-bet-on-wall = apuesta por nadie
account-no-bet = sin apuesta
account-pays-bettor = paga a quien apuesta: { $sum }
account-bettor-pays = paga a { $player }: { $sum }
