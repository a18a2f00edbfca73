# Una partida jugada, vista otra vez.
review-sums = { $played ->
    [flawless] Tus decisiones no te costaron casi nada.
    [well] Jugaste bien.
    [soundly] Jugaste con buen criterio.
   *[learn] Aquí hay algo que aprender.
} { $luck ->
    [good] Las fichas te ayudaron.
    [bad] Las fichas no te ayudaron.
    [balanced] La buena y la mala suerte se compensaron.
   *[even] La suerte apenas contó.
} { $others ->
    [good] Los demás te dejaron jugar.
    [bad] Los demás te lo pusieron difícil.
   *[even] { "" }
}
review-choices = { $well ->
    [0] { "" }
   *[other] Vistas con calma, { $well } de tus { $count } decisiones { $well ->
        [one] fue tan buena como la del entrenador
       *[other] fueron tan buenas como las del entrenador
    }{ $little ->
        [0] { "" }
        [one] { $more ->
            [0] { " " }y
           *[other] ,
        } una te costó un poco
       *[other] { $more ->
            [0] { " " }y
           *[other] ,
        } { $little } te costaron un poco
    }{ $more ->
        [0] .
        [one] { " " }y una fue un error.
       *[other] { " " }y { $more } fueron errores.
    }{ $told ->
        [0] { "" }
        [one] { " " }Una de las buenas te la dio el entrenador.
       *[other] { " " }{ $told } de las buenas te las dio el entrenador.
    }
}
# Cómo cambió la probabilidad de ganar, parte por parte, tal como se suman.
review-sums-of = Todos empiezan cerca del { $start }, porque a veces no gana nadie. Tú llegaste al { $result }: suerte { $luck }, tus decisiones { $decisions }, los demás { $others }.
review-part = { $sign ->
    [plus] +{ $percent } %
    [minus] −{ $percent } %
   *[none] 0 %
}
review-mistake = { $when }: { MINUSCULA($done) }. { $why }
review-moment = { $at ->
    [turn] Turno { $turn }
   *[after] { $turn ->
        [0] Antes de tu primer turno
       *[other] Tras el turno { $turn }
    }
}
route-review = Repaso
decisions-did = { $done }{ $tiles }
decisions-heard = { $when }: { $what } { $remark }
decisions-title = { $count ->
    [0] Tus decisiones
   *[other] Vale la pena mirarlo otra vez
}
table-review = Repasar la partida
review-side = Repaso
review-title = Tu partida, jugada a jugada
review-looking = Repasando tu partida…
review-closer = Estamos jugando tu partida muchas veces para ver cuánto valió cada decisión. Mientras tanto puedes mirar. Avance: { $share }.
review-curve = Tu probabilidad de ganar durante la partida: { $start } antes de repartir, { $highest } en el mejor momento, { $end } al final
review-curve-quick = Por ahora, es una estimación rápida en cada paso.
review-curve-how = Desde cada ficha que robaste y cada decisión, la partida se jugó muchas veces, tal como la jugaría el entrenador.
review-luck = Suerte
review-decisions = Tus decisiones
review-others = Los demás
review-own-discard-won = Los demás, con la ficha que descartaste
review-own-win = Tu Mah Jongg
review-luck-explained = El reparto y cada ficha que robaste. Una ficha que no ayuda quita un poco.
review-decisions-explained = Lo que perdiste al pasar, al pedir o al descartar.
review-others-explained = Lo que los demás pasaron, descartaron y pidieron. Cada turno en que no gana nadie más suma un poco.
review-mistake-when = { $when } · { $grade }
review-mistake-title = Error { $number } de { $count }
review-no-mistakes = Ninguna de tus decisiones te costó mucho por sí sola.
review-you-did = { $done }{ $tiles }.
review-find = ¿Qué habría sido mejor? Hazlo en la mesa: es solo una prueba.
review-right = ¡Eso es!
review-as-good = Eso también está bien. Otra buena opción: { MINUSCULA($action) }{ $tiles }.
review-same = Eso es lo que hiciste en la partida. ¿Qué habría sido mejor?
review-loses = { $better ->
    [yes] Mejor que lo que hiciste, aunque todavía te cuesta { $loss }. ¿Encuentras algo mejor?
   *[no] Eso te cuesta { $loss }. Prueba otra vez.
}
review-not-weighed = El entrenador no valora esto. Prueba otra cosa.
review-answer = Mejor: { MINUSCULA($action) }{ $tiles }.
review-show-answer = Muéstrame
review-compare-you = Tú
review-compare-coach = El entrenador
review-compare-gives = Suelta
review-compare-chance = Probabilidad de ganar
review-compare-points = Puntos en promedio
review-points = { $sign ->
    [minus] −{ $points }
   *[plus] { $points }
} { $points ->
    [one] punto
   *[other] puntos
}
review-sure = Las dos se jugaron muchas veces hasta el final. La diferencia real puede ser mayor o menor en { $of ->
    [points] { $points ->
        [one] 1 punto, más o menos
       *[other] unos { $points } puntos
    }
   *[chance] un { $error }, más o menos
}.
review-sure-at-once = Una estimación rápida con las fichas que quedan.
review-pass-went = Diste { $gave } y llegaron { $got }.
review-pass-came-back = Más tarde te volvió esto: { $tiles }.
review-next-mistake = Siguiente error
review-whole-game = La partida entera
review-look-at-mistakes = { $count ->
    [one] Mira tu error
   *[other] Mira tus { $count } errores
}
review-go-through = Recorrer la partida
review-key-moments = Lo que más contó
review-key-deal = Las fichas que te repartieron cambiaron tu probabilidad de ganar.
review-key-pass = El pase te trajo { $got }.
review-key-others = Jugaron los demás.
review-drew = Robaste { $tile }.
review-change = { $before } → { $after }
review-at = { $when }: { $change }
review-stayed = Tu probabilidad de ganar se quedó en { $after }.
review-nearest = { $distance ->
    [0] Tu mano completa { $line }.
    [one] Tu línea más probable era { $line }: te faltaba una ficha.
   *[other] Tu línea más probable era { $line }: te faltaban { $distance } fichas.
}
review-shown = Así estaba la mesa
review-shown-why = Estás repasando y aquí no se te pide nada. Para probar otro camino, elige «Seguir jugando desde aquí».
review-next = Siguiente
review-moment-back = Antes
review-moment-on = Después
review-key-arrows = Un momento antes, un momento después
review-key-ends = La partida entera, el último momento
    .key = Inicio, Fin
review-key-rack = Ir a tu atril
    .key = Tab
review-back = Volver al resultado
review-dealt = Recibiste estas fichas. Tu probabilidad de ganar con ellas: { $after }.
review-fine = { $done }{ $tiles }. { $cost ->
    [none] Bien elegido: el entrenador habría hecho lo mismo.
    [little] No te costó casi nada.
    [some] Te costó { $loss }: no es un error.
   *[much] Te costó { $loss }.
}
review-said-mah-jongg = Dijiste { -mah-jongg }.
review-rather = El entrenador habría preferido esto: { MINUSCULA($action) }{ $tiles }.
review-reason = { $about ->
    [done] Con lo que hiciste: { $why } Te costó
   *[better] { $why } Lo que hiciste te costó
} { $of ->
    [points] { $points ->
        [one] cerca de 1 punto
       *[other] cerca de { $points } puntos
    } en promedio
   *[chance] cerca de { $loss }
}.
review-grade-doubtful = Dudoso
review-grade-bad = Un error
review-grade-very-bad = Un error grave
review-graded = { $grade }: { $of ->
    [points] { $points ->
        [one] te costó cerca de 1 punto
       *[other] te costó cerca de { $points } puntos
    }
   *[chance] te costó { $loss }
}
review-passed = Lo que pasaste y lo que llegó
review-follows = { $distance ->
    [0] La mejor opción completa { $line }.
    [one] Con la mejor opción falta una ficha para { $line }.
   *[other] Con la mejor opción faltan { $distance } fichas para { $line }.
}
review-pass-better = El entrenador habría dado { $tiles }.
review-went = Tu probabilidad de ganar pasó de { $before } a { $after }.
review-deal = El reparto

# Las partidas que se jugaron hasta el final.
route-games = Tus partidas
games-about = Aquí se guarda cada partida que terminas. Repasa una y mira dónde se ganó o se perdió.
games-kept = Aquí quedan tus últimas { $count } partidas; las más viejas dejan su lugar a las nuevas. Si le pones nombre a una partida, se queda para siempre.
games-reading = Leyendo tus partidas…
games-none = Aquí se guardará cada partida que termines, para que puedas repasarla. Primero juega una.
games-search = Busca por día, nombre, tarjeta o resultado
games-none-found = No hay ninguna partida así.
games-look-back = Repasar
games-remove = Quitar: { $game }
games-remove-sure = Quitarla para siempre
games-keep = Conservarla
games-save = Guardar una copia: { $game }
games-bring = Abrir un archivo de partida…
games-brought = La partida de { $path } ya está en tu lista.
games-rename = Ponerle nombre: { $game }
games-name = Un nombre para esta partida
games-named = { $name } ({ $date })
games-told = { $end ->
    [won] Ganaste
    [wall-game] Partida sin ganador
   *[lost] No ganaste
}, { $points ->
    [0] sin puntos
    [one] { $way ->
        [paid] −1 punto
       *[won] 1 punto
    }
   *[other] { $way ->
        [paid] −{ $points } puntos
       *[won] { $points } puntos
    }
} · { $card }
games-told-with-rate = { $told } · cada decisión te costó { $rate } en promedio
error-rate = { $whole },{ $tenths } %
games-progress = Qué tal decides
games-progress-about = En tus últimas { $count } partidas, cada decisión te quitó en promedio un { $rate } de tu probabilidad de ganar. Cuanto menos, mejor.
games-progress-heard = Lo que te quitó en promedio una decisión, en { $count } partidas: { $first } en la primera, { $last } en la última
games-progress-of-kind = { $kind }. { $heard }
games-progress-key = Cada punto es una partida. La línea es el promedio de las diez últimas.
games-kind = { $kind ->
    [passing] El { -charleston }
    [calling] Pedir descartes
   *[turn] Tus propios turnos
}: { $rate }
games-practice = { $kind ->
    [passing] Practicar los pases
    [calling] Practicar cuándo pedir
   *[turn] Practicar los descartes
}
review-lesson = Lección «{ $lesson }»
review-all-games = Todas tus partidas
review-missing = Esta partida no se puede mostrar. Quizá se jugó con una tarjeta que ya no está aquí.
games-told-taken-back = { $told } · { $count ->
    [one] 1 decisión deshecha
   *[other] { $count } decisiones deshechas
}
games-match = Un encuentro, { $date }
games-match-told = { $count } partidas · { $won } ganadas · { $way ->
    [paid] −{ $points } puntos
   *[won] { $points } puntos
}
games-match-open = Ver sus partidas
games-match-close = Ocultar sus partidas
games-told-open = { $told } · jugada con todo a la vista
review-play-on = Seguir jugando desde aquí
review-play-on-fresh = Seguir desde aquí con otras fichas ocultas
review-leave-side-board = Volver al repaso
review-ended-then = En la partida: { $outcome }
review-ended-now = Esta vez: { $outcome }
review-playing-on = Sigues jugando desde este momento. Aquí nada cuenta: prueba lo que quieras y vuelve cuando quieras.
