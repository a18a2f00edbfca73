## Las cifras del entrenador. Las probabilidades son de ganar esta partida; los puntos, los ganados menos los pagados.

advice-others = Otras jugadas
advice-all-as-good = Según estas cifras, da lo mismo cuál elijas.
advice-own-way = Tu elección
advice-own-way-same = Yo haría lo mismo.
advice-own-way-under-way = Todavía la comparo con la mía…
advice-own-way-as-good = Casi igual de buena que la mía.
advice-own-way-loses = Frente a la mía, te cuesta { $loss }.
advice-own-way-cheaper = La probabilidad de ganar es casi la misma, pero en promedio trae { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos.
advice-details = Detalles
advice-how = De dónde sale esto
advice-do-instead = Mejor jugar esto
advice-percent = { $percent ->
    [0] menos del 1 %
   *[other] { $percent } %
}
advice-percent-none = 0 %
# A cuánto equivale una probabilidad de ganar.
wins-in-hundred = { $count ->
    [0] menos de una victoria en 100 partidas
    [one] una victoria en 100 partidas
   *[other] { $count } victorias en 100 partidas
}
# $odds dice la probabilidad en palabras.
advice-chance = Probabilidad de ganar: { $percent }{ $error ->
    [0] { "" }
   *[other] , más o menos { $error }
} ({ $odds })
advice-chance-about = Un cálculo rápido con las fichas que todavía pueden llegar.
advice-chance-about-refined = Sale de jugar la partida muchas veces desde aquí hasta el final. La probabilidad real puede estar hasta { $error } de cada 100 por encima o por debajo.
advice-points = Puntos en promedio: { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] 0
}
advice-points-about = Puntos ganados menos puntos pagados, en promedio entre todos los finales posibles.
# Una acción con sus fichas, para un lector de pantalla.
advice-action = { $action }{ $count ->
    [0] { "" }
   *[other] : { $tiles }
}, { $percent }
advice-at-once = Estas cifras son un cálculo rápido.
advice-under-way = { $rounds ->
    [0] Un cálculo rápido. Vienen cifras mejores…
    [one] Hasta ahora la jugué 1 vez hasta el final. Vienen cifras mejores…
   *[other] Hasta ahora la jugué { $rounds } veces hasta el final. Vienen cifras mejores…
}
advice-done = Jugué la partida hasta el final { $rounds } veces desde aquí, y cada vez repartí de nuevo las fichas que no ves.
advice-claim-compared = Tu probabilidad de ganar: { $claimed } con ella, { $left } si la dejas pasar.
advice-claim-same = Tu probabilidad de ganar es más o menos la misma con ella o sin ella: { $chance }.
advice-second-thought = Lo pensé otra vez. Mejor: { MINUSCULA($action) }.
advice-second-thought-look = Verlo
odds-certain = casi ganada
odds-about = { $times ->
    [1] 1 de cada { $many }
   *[other] unas { $times } de cada { $many }
}
odds-even = mitad y mitad
odds-hardly-ever = casi nunca
odds-never = ya no es posible

## De dónde sale una cifra

advice-line = { $missing ->
    [0] Apunta a { $line }, que vale { $value }: no falta nada.
    [one] Apunta a { $line }, que vale { $value }. Falta 1 ficha:
   *[other] Apunta a { $line }, que vale { $value }. Faltan { $missing } fichas:
}
advice-draws = { $draws ->
    [0] El muro está casi vacío: ya no te queda ningún turno para robar.
    [one] Todavía puedes robar más o menos 1 ficha.
   *[other] Todavía puedes robar unas { $draws } fichas.
}
advice-line-lost = Esta línea ya no se puede completar. Ya no queda: { $tiles }.
advice-stakes = Si ganas, son unos { $gain } puntos. Si no, gana otro ({ $percent } de las partidas), y pagas unos { $loss }.
advice-own-rules = Esta mesa tiene reglas propias. Las cifras cuentan con las de siempre, así que aquí son menos exactas.
advice-wins-with = { $player ->
    [ti] Puedes
   *[other] { CAPITAL($player) } puede
} cantar { -mah-jongg } con ella: { $percent }
advice-wins-with-line = { $player ->
    [ti] Puedes
   *[other] { CAPITAL($player) } puede
} cantar { -mah-jongg } con ella, por ejemplo con { $line }: { $percent }
advice-claims = { $player ->
    [ti] Puedes
   *[other] { CAPITAL($player) } puede
} pedirla para exponer: { $percent }

## Qué pueden buscar los demás

advice-opponents = Qué pueden buscar los demás
advice-other-lines = { $count ->
    [one] { $player ->
        [ti] 1 línea lleva lo que expusiste:
       *[other] { CAPITAL($player) }: 1 línea lleva lo que expuso:
    }
   *[other] { $player ->
        [ti] { $count } líneas llevan lo que expusiste. Las más probables:
       *[other] { CAPITAL($player) }: { $count } líneas llevan lo que expuso. Las más probables:
    }
}
advice-other-line = { $line }: { $percent }
advice-other-lost = { $player ->
    [ti] Ninguna línea con lo que expusiste se puede completar ya.
   *[other] { CAPITAL($player) }: ninguna línea con lo que expuso se puede completar ya.
}
advice-other-dead = { $player ->
    [ti] Tu mano está muerta.
   *[other] { CAPITAL($player) }: su mano está muerta.
}
