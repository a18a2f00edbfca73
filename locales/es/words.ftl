# El glosario alrededor de sus palabras, y la tarjeta de una palabra.
words-here = Palabras de esta página
    .short = Palabras
words-close = Cerrar
words-open-glossary = Abrir el glosario
glossary-search = Buscar palabras
glossary-nothing-found = Aquí no hay ninguna palabra así. Prueba con una más corta.
glossary-lesson = Se explica en la lección «{ $lesson }»
glossary-see = Mira también:
home-words-title = Las palabras del juego
home-words-about = Pung, Charlestón, partida sin ganador: { $count } palabras, casi todas con dibujo. En las lecciones y las reglas, elige las que llevan puntitos debajo.
