## Lo que dicen `mahj-tutor rank` y `mahj-tutor simulate`

rank-not-a-tile = «{ $word }» no es una ficha; escribe fichas como 3B, E, R, 0, F o J, separadas por espacios
rank-wrong-count = { $count ->
    [one] este atril tiene 1 ficha; ponle 13 o 14
   *[other] este atril tiene { $count } fichas; ponle 13 o 14
}
rank-too-many-copies = { $tile } aparece { $count } veces, pero solo hay { $most }

simulate-stuck = la partida { $game } no llega a su fin: un jugador no tiene ninguna jugada que las reglas acepten, o no se acaba nunca
simulate-games = { $games ->
    [one] 1 partida: { $won } ganadas ({ $won_percent } %), { $wall } sin ganador ({ $wall_percent } %).
   *[other] { $games } partidas: { $won } ganadas ({ $won_percent } %), { $wall } sin ganador ({ $wall_percent } %).
}
simulate-duplicate = { $walls ->
    [one] Un muro se jugó hasta cuatro veces, y cada vez los jugadores pasaron un asiento a la derecha.
   *[other] { $walls } muros se jugaron hasta cuatro veces cada uno, y cada vez los jugadores pasaron un asiento a la derecha.
}
simulate-player = Jugador { $player } ({ $name }): { $wins } ganadas ({ $percent } %, intervalo del 95 % de { $low } a { $high } %), { $points } puntos.
simulate-exposures = Expone en el { $percent } % de las partidas, la primera vez en el turno { $turn }; { $claims } descartes pedidos por partida.
simulate-details = Ganadas como Este: { $east }. Con ficha robada del muro: { $self_picked }. Sin comodines: { $jokerless }. Fichas del muro por partida: { $draws }. Turnos del ganador: { $turns }.
simulate-random = Acabadas por un error: { $ended_by_mistake }. Manos muertas: { $dead_hands }. Partidas con apuesta: { $bets }, { $points } puntos para quienes apostaban.
simulate-balance = Partidas ganadas, parte de todas ellas, valor y línea, por sección:
simulate-balance-section = { $section }: { $percent } % de las ganadas; correlación de rangos entre valor y ganadas { $correlation }
simulate-balance-none = ninguna, pues todas las líneas son iguales
simulate-balance-all = Todas las líneas: correlación de rangos entre valor y ganadas { $correlation } (Spearman; -1 si toda línea más cara gana menos veces)
