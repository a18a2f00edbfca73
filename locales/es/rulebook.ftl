# El reglamento alrededor de sus reglas.
rulebook-search = Buscar en las reglas
# Words that mean the same to who searches: groups, parted by semicolons.
rulebook-synonyms = cambiar canjear intercambiar canje; pedir tomar; descartar tirar
rulebook-nothing-found = Ninguna regla dice eso. Prueba con una palabra más corta.
rulebook-cover = Las reglas del Mah Jongg americano
rulebook-cover-about = Cada vez que el programa te dice que no, nombra la regla y te trae aquí. También puedes abrir un capítulo o buscar una palabra.
rulebook-cover-first = Buenos capítulos para empezar
rulebook-unwritten = Esta página todavía no está escrita, pero la regla ya vale en la partida.
rulebook-example = Ejemplo
rulebook-otherwise = En otras mesas
rulebook-lesson = Apréndela en la lección «{ $lesson }»
rulebook-before = Página anterior
rulebook-after = Página siguiente
see-rule = La regla: { $rule }
rulebook-try = Pruébala
rulebook-picture-discards = Descartes
rulebook-picture-discard = Último descarte ({ $place })
