# Lo que se puede hacer en la mesa, como lo dicen los botones.
act-pass = Pasar { $count ->
    [one] una ficha
   *[other] { $count } fichas
}
act-pass-blind = { $count ->
    [0] Pasar { $blind } a ciegas
   *[other] Pasar { $count } y { $blind } a ciegas
}
act-continue = Seguir pasando
act-stop = Parar el Charlestón
act-offer-courtesy = { $count ->
    [0] No cambiar
    [one] Cambiar una ficha
   *[other] Cambiar { $count } fichas
}
act-pass-courtesy = { $count ->
    [0] No dar nada
    [one] Dar una ficha
   *[other] Dar { $count } fichas
}
act-draw = Robar una ficha
act-exchange = Cambiar { $tile } por el comodín
act-discard = Descartar { $tile }
act-declare = ¡Mah Jongg!
act-claim = Pedir para { $group }{ $jokers ->
    [0] { "" }
    [one] , con un comodín
   *[other] , con { $jokers } comodines
}
act-claim-mah-jongg = Pedir para Mah Jongg
act-let-go = Dejarla pasar
act-mush = { $count ->
    [0] No poner nada en el centro
    [one] Poner una ficha en el centro
   *[other] Poner { $count } fichas en el centro
}
act-swap-blank = Tomar { $tile } por tu ficha vacía
act-name-price = Pedir { $points }

outcome-wall-game = Partida sin ganador: se acabó el muro y nadie hizo Mah Jongg. Nadie paga.
outcome-drawn = { $who ->
    [you] Haces
   *[other] { $seat } hace
} Mah Jongg con { $line } y una ficha del muro.
outcome-discarded = { $who ->
    [you] Haces
   *[other] { $seat } hace
} Mah Jongg con { $line }. La última ficha fue descartada por { $by }.
outcome-exchanged = { $who ->
    [you] Haces
   *[other] { $seat } hace
} Mah Jongg con { $line }, gracias a un cambio de comodín.
outcome-dealt = { $who ->
    [you] Recibiste
   *[other] { $seat } recibió
} { $line } ya completa en el reparto: Mah Jongg antes de que nadie pasara.

payment-discard = La línea vale { $value }. Quien descartó la última ficha paga el doble; los demás, una vez.
payment-self-picked = La línea vale { $value }. Hubo robo propio, así que los tres pagan el doble.
payment-discard-jokerless = La línea vale { $value }. En la mano no hay comodines y todo se dobla: quien descartó paga cuatro veces el valor; los demás, dos.
payment-self-picked-jokerless = La línea vale { $value }. El robo propio dobla, y no llevar comodines dobla otra vez: los tres pagan cuatro veces el valor.
payment-discard-singles-and-pairs = La línea vale { $value }. Una mano de sueltas y parejas no tiene premio por no llevar comodines: quien descartó paga el doble; los demás, una vez.
payment-self-picked-singles-and-pairs = La línea vale { $value }. Hubo robo propio, así que los tres pagan el doble. Una mano de sueltas y parejas no tiene premio por no llevar comodines.
payment-receives = { $who ->
    [you] Recibes
   *[other] { $seat } recibe
} { $points }
payment-pays = { $who ->
    [you] Pagas
   *[other] { $seat } paga
} { $points }
payment-none = { $who ->
    [you] No pagas
   *[other] { $seat } no paga
} nada
payment-line = { $who ->
    [you] Pagas { $amount } a { $to }
   *[other] { $seat } paga { $amount } a { $to }
} ({ $sum })
payment-line-noted = { $who ->
    [you] Pagas
   *[other] { $seat } paga
} { $amount } a { $to } ({ $sum }; { $rules })
payment-line-plain = { $who ->
    [you] Pagas { $amount } a { $to }
   *[other] { $seat } paga { $amount } a { $to }
}
