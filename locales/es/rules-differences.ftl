# El reglamento: en qué se distingue de otros mahjongs.
rule-diff-chinese = Si conoces el mahjong chino
    .text = Aquí hay un atril, números en las fichas, una tarjeta con las manos permitidas y ocho comodines: 152 fichas en lugar de 144. No hay escaleras, se pasan fichas antes de jugar y Este cambia siempre de jugador.
    .example = Olvida el chow. Todo lo demás se aprende.
