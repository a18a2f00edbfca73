# Las palabras del juego, dichas siempre igual, como encabezan el glosario. Los demás mensajes remiten a
# ellas.
-app-name = Mahj Tutor
-bam = bambúes
-crak = caracteres
-dot = círculos
-joker = Comodín
-flower = Flor
-soap = Jabón
-blank = Ficha vacía
-mah-jongg = Mah Jongg
-rack = Atril
-stack = Pila
-break = Corte
-reserve = Reserva
-card = Tarjeta
-section = Sección
-line = Línea
-note = Nota
-cluster = Bloque
-natural = Ficha natural
-jokerless = Sin comodines
-concealed = Oculta
-charleston = Charlestón
-blind-pass = Pase a ciegas
-courtesy-pass = Pase de cortesía
-heavenly-hand = Mano servida
-mush = Mush
-exposure = Grupo expuesto
-to-rack = Poner en el atril
-declare = Cantar Mah Jongg
-throw-in = Abandonar la mano
-dead-hand = Mano muerta
-challenge = Impugnar
-false-mah-jongg = Mah Jongg falso
-joker-exchange = Cambio de comodín
-self-picked = Robada del muro
-wall-game = Partida sin ganador
-hot-wall = Muro caliente
-cold-wall = Muro frío
-sums = Operaciones
-matching-dragon = Dragón del palo
-opposite-dragon = Dragón opuesto
-league = Liga

group-single = ficha suelta
group-pair = pareja
group-pung = pung
group-kong = kong
group-quint = quint
group-sextet = sexteto
group-other = grupo de { $size }
group-of = { $group } de { $tile }

# Siempre detrás de una preposición: a ti, por ti, para ti. Donde la frase cambia según la persona, se
# elige por esta palabra: { $player -> [ti] a ti *[other] al { $player } }.
seat-you = ti
seat-east = Este
seat-south = Sur
seat-west = Oeste
seat-north = Norte

card-line-name = Línea { $number } de «{ $section }»
    .in-sentence = la línea { $number } de «{ $section }»
