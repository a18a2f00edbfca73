# El reglamento: de una partida a la siguiente.
rule-east-passes-right-always = Este pasa a la derecha
    .text = Después de cada partida, quien está a la derecha de Este pasa a ser Este, gane alguien o no. Un comentario en una de las fuentes dice que Este sigue si gana, como en el mahjong chino. Aquí pasa siempre.
    .example = Gana Este. Aun así, en la siguiente partida Este es quien era Sur.

rule-east-passes-after-wall-game = También si nadie gana
    .text = Si nadie gana, Este pasa igualmente a la derecha. Un comentario en una de las fuentes lo deja a los dados; aquí no se tiran.
    .example = Se acabó el muro: a mezclar, y es Este quien está a la derecha.

rule-rounds-sixteen-games = Cuánto dura un encuentro
    .text = No hay una duración fija. Una fuente juega cuatro rondas de cuatro partidas. Una ronda son cuatro partidas, para que todos sean Este una vez; si hay una quinta persona, son cinco. Aquí un encuentro es una ronda; la mesa puede elegir dos, cuatro o sin final. Las rondas se llaman Este, Sur, Oeste y Norte.
    .example = Fuiste Este una vez, y los otros tres también. Ahora se comparan los puntos.

rule-rounds-no-scoring-effect = Ni asientos ni rondas cambian los puntos
    .text = El viento de tu asiento y el número de la ronda no cuentan para los pagos.
    .example = Un Norte en tu mano vale lo mismo, te sientes en Norte o no.

rule-next-game-remix = Mezclar y construir otra vez
    .text = Para cada partida se mezclan todas las fichas, se construyen muros nuevos y se reparte.
    .example = La flor con la que ganaste vuelve a estar en un muro, y cualquiera puede robarla.

rule-player-seat-shuffle = Cambiar de asiento
    .text = Algunos grupos cambian de asiento tras cuatro partidas, para no jugar siempre detrás de la misma persona. Ninguna regla dice cómo.
    .example = Tras cuatro partidas, cada uno saca un viento. Tú sacas Oeste y te sientas en el lugar de Oeste.
