# Una línea de la tarjeta para quien la escucha.
# A line for who hears it.
line-in-words = { $name }: { $sentence } { $value } puntos, { $exposure }
line-in-words-without-value = { $name }: { $sentence }
printed-line-missing = { $line }; { $count ->
    [0] completa
    [one] falta 1 ficha
   *[other] faltan { $count } fichas
}
printed-line-impossible = { $line }; ya no se puede hacer
# Debajo del valor de una línea: cuántas fichas faltan.
printed-missing-in-short = { $count ->
    [0] completa
    [one] falta { $count }
   *[other] faltan { $count }
}
printed-impossible-in-short = imposible
printed-way = { $groups }
printed-or = { $head } o { $next }
printed-or-word = o
printed-nothing = nada
printed-group = { $group }
printed-concealed = oculta
printed-exposed = expuesta

# La nota de una línea cuyo autor no escribió ninguna: tan corta como en una tarjeta impresa.
note-and = { $head }; { $next }
note-suits = { $suits ->
    [1] 1 palo cualquiera
    [2] 2 palos cualesquiera
   *[other] 3 palos
}
note-any-number = cualquier número
note-like-numbers = { -like-numbers(form: "in-sentence") }
note-consecutive = { $length } seguidos cualesquiera
note-two-numbers = 2 { $kind ->
    [odd] impares cualesquiera
    [even] pares cualesquiera
   *[any] números cualesquiera
}
note-sliding = los números se mueven juntos
note-odd = { $length ->
    [1] cualquier número impar
   *[other] { $length } impares seguidos cualesquiera
}
note-even = { $length ->
    [1] cualquier número par
   *[other] { $length } pares seguidos cualesquiera
}
note-sliding-odd = los impares se mueven juntos
note-sliding-even = los pares se mueven juntos
note-closed = ! = sin comodines
note-winds = { $winds ->
    [1] cualquier viento
   *[other] { $winds } vientos cualesquiera
}
note-dragons = { $dragons ->
    [1] cualquier dragón
   *[other] { $dragons } dragones cualesquiera
}

# Junto a la tarjeta entera.
card-legend-title = Cómo leerla
card-legend-colours = Los grupos de un mismo color comparten palo, el que quieras: verde no quiere decir bambúes. Las rayas de debajo dicen lo mismo: una para el primer palo, dos para el segundo, tres para el tercero.
card-legend-letters = F es una flor, D el dragón de su palo, 0 el dragón blanco. N, E, W y S son los vientos. R y G son el dragón rojo y el verde.
card-legend-any = Entre las fichas de una línea, Z es un viento cualquiera, y X, un dragón cualquiera.
card-legend-exposed = X: puedes exponer grupos para esta línea. C: todo queda oculto hasta el Mah Jongg.
card-legend-value = El número delante de X o C es el valor: lo mínimo que te paga cada uno de los demás.
card-legend-rules = Reglas para leer la tarjeta
card-legend-hands = Señala cualquier parte de una línea y se explica abajo. Con el teclado, las flechas recorren las partes. Elige una línea para ver sus manos una por una.

# What is pointed at on the card, in its fixed place.
card-explain-hint = Señala un grupo, una nota, un valor o X y C: aquí se dice qué quiere decir. Con el teclado: Tab hasta una línea y luego ← y →.

# The order of the lines.
card-order-name = Orden de las líneas
card-order-card = Como está impresa
card-order-nearest = Las más cercanas
card-order-value = Por valor
card-order-points = { $value } puntos
card-order-missing = { $count ->
    [0] Completa
    [one] Falta 1 ficha
   *[other] Faltan { $count } fichas
}
card-order-impossible = Ya no se puede hacer
card-of-lesson = La tarjeta de esta lección

# The hands of a line, one at a time.
card-hands-place = Mano { $place } de { $count }
card-hands-back = La mano anterior (Re Pág)
card-hands-on = La mano siguiente (Av Pág)
card-hands-leap = Otra mano cualquiera (Fin)
card-hands-close = Cerrar las manos (Retroceso)
card-hands-jokers = Los comodines pueden ir en los grupos con una raya debajo.
card-hands-no-jokers = En esta mano no puede ir ningún comodín.
card-hands-closed = Ninguna mano de esta línea lleva lo que expusiste.
card-hands-missing = { $count ->
    [0] No falta nada: es una mano completa.
    [one] Falta 1 ficha:
   *[other] Faltan { $count } fichas:
}
card-hands-strays = Sobran:
hand-tile-joker = Comodín como { $tile }
hand-tile-blank = Ficha vacía como { $tile }
hand-tile-missing = falta: { $tile }
card-hands-stray-tile = sobra: { $tile }
card-hands-answer-first = Responde primero. Después podrás recorrer las manos de esta línea.

# The rack that the card is compared with.
card-rack-invitation = Compara la tarjeta con un atril:
card-rack-deal = Repartir fichas
card-rack-game = Mi atril de la partida
card-rack-game-why = Mi atril en la partida: { $why }
card-rack-no-game = Todavía no hay ninguna partida. Empieza una y podrás comparar aquí tu atril.
card-rack-not-dealt = Las fichas de tu partida todavía no se repartieron.
card-rack-sits-out = En esta partida no juegas y no tienes atril.
card-rack-add = Elegir fichas
card-rack-add-help = Elige las fichas para ponerlas en el atril, hasta { $most }. Elige una ficha del atril para quitarla.
card-rack-add-tile = poner { $tile } en el atril
card-rack-type = Escribe fichas, por ejemplo F N N 3B 3C 0 J (B bambúes, C caracteres, D círculos)
card-rack-clear = Vaciar
card-rack-counts = { $tile }, cuenta para esta mano
card-rack-unknown = No hay ninguna ficha «{ $word }».
card-rack-too-many = Un atril tiene { $most } fichas como máximo.
card-rack-too-many-of = { $tile }: solo hay { $exist }.
