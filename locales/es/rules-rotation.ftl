# El reglamento: de una partida a la siguiente.
rule-east-passes-right-always = Este pasa a la derecha
    .text = Después de cada partida, quien está a la derecha de Este pasa a ser Este, haya ganado alguien o no. En el mahjong chino quien reparte se queda si gana; aquí no.
    .example = Gana Este. En la siguiente partida, Sur es Este de todos modos.

rule-east-passes-after-wall-game = También sin ganador
    .text = Si nadie gana, Este pasa igual. No se tiran dados para eso.
    .example = Se acabó el muro: a mezclar, y es Este quien está a la derecha.

rule-rounds-sixteen-games = Cuánto dura un encuentro
    .text = No hay una duración fija. Una fuente juega cuatro rondas de cuatro partidas. Aquí lo habitual son cuatro, para que todos sean Este una vez; puedes elegir ocho, dieciséis o sin final.
    .example = Cuatro partidas, cuatro Estes, y entonces se comparan los puntos.

rule-rounds-no-scoring-effect = Asientos y rondas no cambian la cuenta
    .text = El viento de tu asiento y el número de la ronda no cuentan para los pagos.
    .example = Un Norte en tu mano vale lo mismo, te sientes en Norte o no.

rule-next-game-remix = Mezclar y construir otra vez
    .text = Para cada partida se mezclan todas las fichas, se construyen muros nuevos y se reparte.
    .example = De la partida anterior solo quedan los puntos.

rule-player-seat-shuffle = Cambiar de asiento
    .text = Algunos grupos cambian de asiento tras cuatro partidas, para no jugar siempre detrás de la misma persona. No hay regla para eso.
    .example = Después de cuatro partidas sortean las sillas con los vientos.
