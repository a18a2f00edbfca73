# Los términos del juego: uno para cada idea, dicho siempre igual. Encabezan el glosario, y los demás
# mensajes remiten a ellos: { -joker }. Si una frase, o un rótulo para varias fichas, lo dice de otro modo,
# el término tiene una forma para eso: { -joker(form: "several") }. En el orden de lessons/glossary.
-app-name = Mahj Tutor

# Las fichas
-tile = Ficha
-set = Juego de fichas
-suit = Palo
-bam = { $form ->
    [in-sentence] bambúes
   *[heading] Bambúes
}
-crak = { $form ->
    [in-sentence] caracteres
   *[heading] Caracteres
}
-dot = { $form ->
    [in-sentence] círculos
   *[heading] Círculos
}
-bird = Pájaro
-wind = Viento
-dragon = Dragón
-soap = Jabón
-flower = { $form ->
    [in-sentence] flor
   *[heading] Flor
}
-joker = { $form ->
    [in-sentence] comodín
    [several] Comodines
   *[heading] Comodín
}
-blank = { $form ->
    [in-sentence] ficha vacía
    [several] Fichas vacías
   *[heading] Ficha vacía
}
-natural = Ficha natural
-honor = Honores

# Los grupos
-group = Grupo
-single = { $form ->
    [in-sentence] ficha suelta
   *[heading] Ficha suelta
}
-pair = { $form ->
    [in-sentence] pareja
   *[heading] Pareja
}
-pung = { $form ->
    [in-sentence] pung
   *[heading] Pung
}
-kong = { $form ->
    [in-sentence] kong
   *[heading] Kong
}
-quint = { $form ->
    [in-sentence] quint
   *[heading] Quint
}
-sextet = { $form ->
    [in-sentence] sexteto
   *[heading] Sexteto
}
-in-a-row = Seguidos
-chow = Escalera
-cluster = Bloque
-news = NEWS

# En la mesa
-rack = Atril
-pusher = Empujador
-wall = Muro
-stack = Pila
-dice = Dados
-break = Corte
-reserve = Reserva
-deal = Reparto
-serve = Servir el muro
-east = Este
-across = Enfrente
-game = Partida
-rotation = Cambio de Este
-round = Ronda
-wind-indicator = Indicador de viento

# La tarjeta
-card = Tarjeta
-line = Línea
-hand = Mano
-section = Sección
-note = Nota
-color = Color
-value = Valor
-x-and-c = X y C
-concealed = Oculta
-evens = Números pares
-odds = Números impares
-consecutive-run = Números seguidos
-like-numbers = { $form ->
    [in-sentence] números iguales
   *[heading] Números iguales
}
-sums = Operaciones
-winds-and-dragons = Vientos y dragones
-quints-section = Quints
-singles-and-pairs = Sueltas y parejas
-matching-dragon = Dragón del palo
-opposite-dragon = Dragón opuesto
-zero = Cero
-league = Liga

# El Charlestón
-charleston = Charlestón
-pass = Pase
-right-across-left = Derecha, enfrente, izquierda
-rollor = ROLLOR
-first-charleston = Primer { -charleston }
-second-charleston = Segundo { -charleston }
-blind-pass = { $form ->
    [in-sentence] pase a ciegas
   *[heading] Pase a ciegas
}
-stop = Parar
-courtesy-pass = { $form ->
    [in-sentence] pase de cortesía
   *[heading] Pase de cortesía
}
-stray = Lo que sobra
-heavenly-hand = { $form ->
    [in-sentence] mano servida
   *[heading] Mano servida
}
-mush = Mush

# Un turno
-turn = Turno
-draw = Robar
-discard = Descartar
-throw = Descartar la ficha ganadora
-down-is-down = Ficha en la mesa, ficha jugada
-claim = Pedir
-expose = Exponer
-exposure = Grupo expuesto
-out-of-turn = Fuera de turno
-window = Plazo para pedir
-to-rack = Poner en el atril
-pick-ahead = Robar por adelantado
-retract = Echarse atrás
-switch = Cambiar de línea
-live = Ficha viva
-ready-hand = Mano lista

# Ganar, y cuando algo sale mal
-mah-jongg = Mah Jongg
-declare = { $form ->
    [in-sentence] cantar { -mah-jongg }
   *[heading] Cantar { -mah-jongg }
}
-false-mah-jongg = { -mah-jongg } falso
-mah-jongg-in-error = { -mah-jongg } por error
-throw-in = Abandonar la mano
-dead-hand = { $form ->
    [in-sentence] mano muerta
   *[heading] Mano muerta
}
-challenge = Impugnar
-misname = { $form ->
    [in-sentence] ficha mal nombrada
   *[heading] Ficha mal nombrada
}
-same = Igual

# Los comodines
-joker-exchange = { $form ->
    [in-sentence] cambio de comodín
   *[heading] Cambio de comodín
}
-jokerless = { $form ->
    [in-sentence] sin comodines
   *[heading] Sin comodines
}
-joker-bait = Cebo

# Dinero y puntos
-point = Punto
-self-picked = { $form ->
    [in-sentence] robada del muro
   *[heading] Robada del muro
}
-double = Doble
-wall-game = Partida sin ganador
-pie = Pie
-kitty = Bote

# Mirar a los demás
-hot-tile = Ficha peligrosa
-safe-tile = Ficha segura
-defense = Defensa

# La velada
-table-rule = Regla de mesa
-hot-wall = Muro caliente
-cold-wall = Muro frío
-doubles = { $form ->
    [in-sentence] dados iguales
   *[heading] Dados iguales
}
-blank-exchange = Cambiar una ficha vacía
-three-exposures = Dar la ficha ante tres grupos expuestos
-bettor = Apostador
-bet = Apuesta
-manners = Buenos modales
-tournament = Torneo
-chinese-mah-jongg = Mah jongg chino
-siamese = Siamés

group-single = { -single(form: "in-sentence") }
group-pair = { -pair(form: "in-sentence") }
group-pung = { -pung(form: "in-sentence") }
group-kong = { -kong(form: "in-sentence") }
group-quint = { -quint(form: "in-sentence") }
group-sextet = { -sextet(form: "in-sentence") }
group-other = grupo de { $size }
group-of = { $group } de { $tiles }

# Siempre detrás de una preposición: a ti, por ti, para ti. Donde la frase cambia según la persona, se
# elige por esta palabra: { $player -> [ti] a ti *[other] { AL($player) } }.
seat-you = ti
seat-east = Este
seat-south = Sur
seat-west = Oeste
seat-north = Norte
# Un jugador por el viento de su asiento, en una oración: con su artículo. Al principio de la oración es
# { CAPITAL($player) }; tras «a» y «de», { AL($player) } y { DEL($player) }: «del Este», «de Rosa».
seat-called = el { $wind }
# Un jugador por su lugar, mientras no se conocen los vientos de los asientos.
seat-at = { $place ->
    [right] el jugador de tu derecha
    [across] el jugador de enfrente
   *[left] el jugador de tu izquierda
}

card-line-name = Línea { $number } de «{ $section }»
    .in-sentence = la línea { $number } de «{ $section }»
-coach = Entrenador
