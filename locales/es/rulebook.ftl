# El reglamento alrededor de sus reglas.
rulebook-search = Buscar en las reglas
rulebook-nothing-found = Ninguna regla dice eso. Prueba con una palabra más corta.
rulebook-cover = Las reglas del Mah Jongg americano
rulebook-cover-about = Siempre que el programa dice que no, nombra la regla y te trae aquí. También puedes abrir un capítulo o buscar una palabra.
rulebook-unwritten = Esta página aún no está escrita. La partida se juega con la regla de todos modos.
rulebook-example = Ejemplo
rulebook-sources = Se encuentra en: { $sources }.
rulebook-id = El nombre de la regla en registros y lecciones: { $id }
rulebook-before = Página anterior
rulebook-after = Página siguiente
