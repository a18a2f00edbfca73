# Los capítulos del reglamento y lo que dice de cada regla.
rule-area-object = El objetivo del juego
rule-area-tiles = Las fichas
rule-area-deal = Muros, corte y reparto
rule-area-rotation = De una partida a otra
rule-area-card = Leer la tarjeta
rule-area-groups = Nombres de los grupos
rule-area-charleston = El Charlestón
rule-area-turn = Un turno
rule-area-picking = Robar del muro
rule-area-discarding = Descartar
rule-area-window = Cuándo se puede pedir
rule-area-exposure = Pedir para exponer
rule-area-mah-jongg = Pedir para Mah Jongg
rule-area-concealed = Manos ocultas
rule-area-retracting = Retirar una petición
rule-area-jokers = Comodines
rule-area-exchange = El cambio de comodín
rule-area-flowers-and-soap = Flores y Jabón
rule-area-dead-hands = Manos muertas
rule-area-misnaming = Una ficha mal nombrada
rule-area-errors = Mah Jongg por error
rule-area-payments = Ganar y pagar
rule-area-wall-game = El final del muro
rule-area-table-rules = Reglas de la mesa
rule-area-strategy = Jugar bien
rule-area-etiquette = Buenos modales
rule-area-differences = Otros mahjongs

rule-kind-enforced = En la partida se aplica esta regla.
rule-kind-explained = Conviene saberlo; aquí no hay nada que aplicar.
rule-kind-table-rule = Cada mesa puede acordarlo.

rule-source-rules-article = un artículo sobre las reglas del juego
rule-source-mahjong-time = Mahjong Time (estilo americano)
rule-source-fisher = L. Fisher (reglas para imprimir)
rule-source-playing-the-game = American Mah Jongg Association (Playing the Game)
rule-source-rules-companion = American Mah Jongg Association (Rules Companion)
