# Juegan cinco personas: una descansa, puede mirar todos los atriles y puede apostar.
table-bet = Terminó el Charlestón: ¿quién ganará?
table-bet-why = Compara las cuatro manos. Si aciertas, recibes tanto como quien gana. Si fallas, pagas lo que paga esa persona.
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
table-you-bet = { $points ->
    [one] Descansas: { $points } punto
   *[other] Descansas: { $points } puntos
}
table-bettor-sits-out = { $points ->
    [one] Apuesta: { $points } punto
   *[other] Apuesta: { $points } puntos
}
table-coach-sits-out = En esta partida descansas y no hay nada que aconsejar. Un buen ejercicio: busca en la tarjeta la línea más cercana a cada mano.
table-game-over-bettor = Este se levanta y puede apostar en la próxima; quien apostó toma el sitio libre. Quien está a la derecha es Este.

table-opening-sits-out = Eras Este: ahora descansas y puedes apostar
table-opening-sits-out-why = Después de cada partida Este se levanta y quien apostó toma el sitio libre. Quien está a la derecha pasa a ser Este.
table-opening-bettor-sits-in = Después de cada partida Este se levanta y puede apostar en la próxima, y quien descansaba toma el sitio libre.

# En la tabla del resultado.
table-result-bettor = Quien apuesta
table-result-you-bet = Tú: apuestas
