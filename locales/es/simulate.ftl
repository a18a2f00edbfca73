## Lo que dicen `mahj-tutor rank` y `mahj-tutor simulate`

rank-not-a-tile = «{ $word }» no es una ficha; escribe fichas como 3B, E, R, 0, F o J, separadas por espacios
rank-wrong-count = { $count ->
    [one] este atril tiene 1 ficha; ponle 13 o 14
   *[other] este atril tiene { $count } fichas; ponle 13 o 14
}
rank-too-many-copies = { $tile } aparece { $count } veces, pero solo hay { $most }

simulate-stuck = la partida { $game } no llega a su fin: un bot no tiene ninguna jugada que las reglas acepten, o no se acaba nunca
simulate-games = { $games ->
    [one] 1 partida: { $won } ganadas ({ $won_percent } %), { $wall } sin ganador ({ $wall_percent } %).
   *[other] { $games } partidas: { $won } ganadas ({ $won_percent } %), { $wall } sin ganador ({ $wall_percent } %).
}
simulate-player = Jugador { $player } ({ $level }): { $wins } ganadas ({ $percent } %), { $points } puntos.
simulate-player-of-any-level = Jugador { $player }: { $wins } ganadas ({ $percent } %), { $points } puntos.
simulate-details = Ganadas siendo Este: { $east }. Con robo propio: { $self_picked }. Sin comodines: { $jokerless }. Fichas del muro por partida: { $draws }.
simulate-random = Acabadas por un error: { $ended_by_mistake }. Manos muertas: { $dead_hands }. Partidas con apuesta: { $bets }, { $points } puntos para quienes apostaban.
