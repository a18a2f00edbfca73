# Las palabras del juego, dichas siempre igual. Los demás mensajes remiten a ellas.
# Glosario: ficha, atril (rack), grupo expuesto (exposure), descarte, pase, Charlestón, pase de
# cortesía, pase a ciegas, muro, pila (stack), corte (break), línea, tarjeta (card), ficha natural,
# comodín (joker), oculta (C), expuesta (X), partida sin ganador (wall game), sin comodines
# (jokerless), robada del muro (self-picked), abandonar la mano (throw in), impugnar (challenge), mano muerta (dead hand), lista (ready), bloque (cluster);
# pedir (claim), robar (draw), cambiar (exchange), cantar Mah Jongg (declare), cortar (break);
# bambúes (Bams), caracteres (Craks), círculos (Dots); ficha suelta, pareja, pung, kong, quint,
# sexteto.
-app-name = Mahj Tutor
-bam = bambúes
-crak = caracteres
-dot = círculos
-joker = Comodín
-flower = Flor
-soap = Jabón
-blank = Ficha vacía
-mah-jongg = Mah Jongg

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

card-line-name = { $section } { $number }
