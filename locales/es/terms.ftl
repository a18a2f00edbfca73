# Las palabras del juego, dichas siempre igual. Los demás mensajes remiten a ellas.
# Glosario: ficha, atril (rack), grupo expuesto (exposure), descarte, pase, Charlestón, pase de
# cortesía, pase a ciegas, muro, pila (stack), corte (break), línea, tarjeta (card), ficha natural,
# comodín (joker), oculta (C), expuesta (X), partida sin ganador (wall game), sin comodines
# (jokerless), robo propio (self-pick), mano muerta (dead hand), lista (ready), bloque (cluster);
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

# Siempre detrás de una preposición: a ti, por ti, para ti.
seat-you = ti
seat-east = Este
seat-south = Sur
seat-west = Oeste
seat-north = Norte

card-line-name = { $section } { $number }
