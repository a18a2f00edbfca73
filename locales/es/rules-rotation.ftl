# El reglamento: de una partida a la siguiente.
rule-east-passes-right-always = El puesto de Este pasa a la derecha
    .text = Después de cada partida, el jugador a la derecha del Este es el nuevo Este, gane quien gane. En el mah jongg chino, un Este que gana sigue siéndolo; aquí no.
    .example = Gana el Este. Aun así, en la siguiente partida el Este es quien era el Sur.

rule-east-passes-after-wall-game = También si nadie gana
    .text = Si nadie gana, el puesto de Este pasa a la derecha de todos modos. No se tiran los dados.
    .example = Se acabó el muro: a mezclar, y el nuevo Este es el jugador de la derecha.

rule-rounds-sixteen-games = Cuánto dura un encuentro
    .text = Una ronda son cuatro partidas, para que todos sean el Este una vez; si hay una quinta persona, son cinco. Aquí un encuentro es una ronda; la mesa puede elegir dos, cuatro o jugar sin final. Las rondas se llaman Este, Sur, Oeste y Norte.
    .example = Fuiste el Este una vez, y los otros tres también. Ahora se comparan los puntos.
    .otherwise = No hay una duración fija. Algunos cuentan como un encuentro dieciséis partidas, las cuatro rondas.

rule-rounds-no-scoring-effect = Ni asientos ni rondas cambian los puntos
    .text = El viento de tu asiento y el número de la ronda no cuentan para los pagos.
    .example = Un Norte en tu mano vale lo mismo si eres el Norte que si no.

rule-next-game-remix = Mezclar y construir otra vez
    .text = Para cada partida se mezclan todas las fichas, se construyen muros nuevos y se reparte.
    .example = La flor con la que ganaste vuelve a estar en un muro, y cualquiera puede robarla.

rule-player-seat-shuffle = Cambiar de asiento
    .text = Algunos grupos cambian de asiento tras cuatro partidas, para no jugar siempre después del mismo. Ninguna regla dice cómo.
    .example = Tras cuatro partidas, cada uno saca una ficha de viento. Tú sacas un Oeste y te sientas en el lugar del Oeste.
