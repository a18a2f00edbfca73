# El reglamento: en qué se distingue de otros mahjongs.
rule-diff-chinese = Si conoces el mahjong chino
    .text = Aquí hay un atril, números en las fichas, una tarjeta con las manos permitidas y ocho comodines: 152 fichas en lugar de 144. No hay escaleras. Se pasan fichas antes de jugar, y Este cambia siempre de jugador.
    .example = Tienes el 3, el 4 y el 5 de bambúes. En el mahjong chino eso es un chow; aquí no es nada.
