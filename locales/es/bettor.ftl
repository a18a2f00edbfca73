# Juegan cinco personas: una descansa, puede mirar todos los atriles y puede apostar.
table-bet = Terminó el Charlestón: ¿quién ganará?
table-bet-why = Si aciertas, recibes tanto como quien gana. Si fallas, pagas lo que paga esa persona.
table-bet-on = Apostar por { $player }
table-bet-on-wall = Apostar por nadie
table-bet-not = No apostar
table-watch = Descansas y miras
table-watch-charleston = Descansas y miras: Charlestón, { $step }
table-watch-why = Puedes mirar todos los atriles. Después del Charlestón puedes apostar por quien vaya a ganar.
table-play-to-end = Ver cómo termina
table-own-bet = Has apostado por { $player }. En la mesa nadie lo sabe.
table-own-bet-wall = Has apostado por que nadie gane. En la mesa nadie lo sabe.
table-own-bet-none = No has apostado: esta partida no te da ni te cuesta nada.
table-bettor-name = Apuesta
table-you-bet = Tú: apuestas
# What a screen reader says of who sits out.
table-bettor = { $who ->
    [you] Descansas y puedes apostar
   *[other] Quien descansa y apuesta
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}{ $turn ->
    [yes] , le toca
   *[no] { "" }
}
table-coach-sits-out = En esta partida descansas y no hay nada que aconsejar. Un buen ejercicio: busca en la tarjeta la línea más cercana a cada mano.
table-game-over-bettor = Este se levanta y podrá apostar; quien apostó se sienta ahí. Este pasa a la derecha.

table-opening-sits-out = Eras Este: ahora descansas y puedes apostar
table-opening-sits-out-why = Tras cada partida Este se levanta y quien apostó se sienta ahí. Este pasa a la derecha.
table-opening-bettor-sits-in = Tras cada partida Este se levanta y podrá apostar; quien descansaba se sienta ahí.
