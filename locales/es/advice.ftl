## Las cifras del entrenador. Las probabilidades son de ganar esta partida; los puntos, los ganados menos los pagados.

advice-others = Otras maneras
advice-how = De dónde sale esto
advice-do-instead = Prefiero hacer esto
advice-percent = { $percent ->
    [0] menos del 1 %
   *[other] { $percent } %
}
advice-percent-none = 0 %
# $odds dice la probabilidad en palabras.
advice-chance = Probabilidad de ganar: { $percent }{ $error ->
    [0] { "" }
   *[other] { " " }± { $error }
} ({ $odds })
advice-chance-about = Calculada al momento con las fichas que aún pueden llegar.
advice-chance-about-refined = Hallada jugando muchas veces desde aquí. «± { $error }» dice cuánto suele desviarla el azar, en tanto por ciento.
advice-points = Puntos esperados: { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] 0
}
advice-points-about = Puntos ganados menos puntos pagados, de promedio entre todos los finales posibles.
# Una acción con sus fichas, para un lector de pantalla.
advice-act = { $act }{ $count ->
    [0] { "" }
   *[other] : { $tiles }
}, { $percent }
advice-at-once = Estas cifras están calculadas al momento.
advice-under-way = { $rounds ->
    [0] Calculado al momento. Vienen cifras mejores…
    [one] Jugado 1 vez hasta ahora. Vienen cifras mejores…
   *[other] Jugado { $rounds } veces hasta ahora. Vienen cifras mejores…
}
advice-done = { $first ->
    [other] Jugado { $rounds } veces: ahora otra acción va primero.
   *[same] Jugado { $rounds } veces, repartiendo de nuevo cada vez las fichas que no ves.
}
odds-certain = casi ganada
odds-in-ten = unas { $times } de cada 10
odds-even = mitad y mitad
odds-one-in = 1 de cada { $many }
odds-hardly-ever = casi nunca
odds-never = ya no es posible

## De dónde sale una cifra

advice-line = { $missing ->
    [0] Apunta a { $line }, con valor { $value }: no falta nada.
    [one] Apunta a { $line }, con valor { $value }. Falta 1 ficha:
   *[other] Apunta a { $line }, con valor { $value }. Faltan { $missing } fichas:
}
advice-draws = { $draws ->
    [0] El muro está casi vacío: ya no te queda ningún robo.
    [one] Aún puedes robar 1 ficha, más o menos.
   *[other] Aún puedes robar unas { $draws } fichas.
}
advice-line-lost = Una ficha que necesita ya no puede llegar.
advice-stakes = Ganar trae aquí unos { $gain } puntos. Si no, gana otra persona en el { $percent } de las partidas, y pagas unos { $loss }.
advice-own-rules = Esta mesa tiene reglas propias. Las cifras cuentan con las habituales, así que aquí son más aproximadas.
advice-wins-with = { $player } puede cantar { -mah-jongg } con ella: { $percent }
advice-wins-with-line = { $player } puede cantar { -mah-jongg } con ella, por ejemplo con { $line }: { $percent }
advice-claims = { $player } puede pedirla para exponer: { $percent }

## Qué pueden buscar los demás

advice-opponents = Qué pueden buscar los demás
advice-other-lines = { $count ->
    [one] { $player }: 1 línea encaja aún con lo expuesto:
   *[other] { $player }: { $count } líneas encajan aún con lo expuesto. Las más probables:
}
advice-other-line = { $line }: { $percent }
advice-other-lost = { $player }: con lo expuesto ya no se puede completar ninguna línea.
advice-other-dead = { $player }: esta mano está muerta.
