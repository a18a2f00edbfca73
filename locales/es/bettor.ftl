# Juegan cinco personas: una descansa, puede mirar todos los atriles y puede apostar.
table-bet = Terminó el Charlestón: ¿quién ganará?
table-bet-why = Si aciertas, recibes tanto como quien gana. Si fallas, pagas lo que paga el jugador por el que apostaste.
table-bet-on = Apostar por { $player ->
    [ti] ti
   *[other] { $player }
}
table-bet-on-wall = Apostar por nadie
table-bet-not = No apostar
table-watch = Descansas y miras
table-watch-charleston = Descansas y miras: { $step }
table-watch-why = Puedes mirar todos los atriles. Después del Charlestón puedes apostar por quien creas que va a ganar.
table-play-to-end = Ver cómo termina
table-own-bet = Apostaste por { $player ->
    [ti] ti
   *[other] { $player }
}. En la mesa nadie lo sabe.
table-own-bet-wall = Apostaste a que nadie gana. En la mesa nadie lo sabe.
table-own-bet-none = No apostaste: esta partida no te da ni te cuesta nada.
table-bettor-name = Apuesta
table-you-bet = Tú: apuestas
table-bettor-named = { $name } (apuesta)
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
table-coach-sits-out = En esta partida descansas, y no tienes nada que decidir. Un buen ejercicio: busca en la tarjeta la línea más cercana a cada mano.
table-game-over-bettor = El Este se levanta y puede apostar, y quien apostó se sienta ahí. El puesto de Este pasa a la derecha.

table-opening-sits-out = Eras el Este: ahora descansas y puedes apostar
table-opening-sits-out-why = Después de cada partida el Este se levanta, y quien apostó se sienta ahí. El puesto de Este pasa a la derecha.
table-opening-bettor-sits-in = Después de cada partida el Este se levanta y puede apostar, y quien descansaba se sienta ahí.
