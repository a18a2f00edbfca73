# El reglamento: en qué se distingue de otros mahjongs.
rule-diff-chinese = Si conoces el mah jongg chino
    .text = Aquí hay un atril, números en las fichas, una tarjeta con las líneas que ganan y ocho comodines: 152 fichas en vez de 144. No hay escaleras: un descarte se pide para un pung o un kong, nunca para un chow. Se pasan fichas antes de jugar, y el Este cambia después de cada partida.
    .example = Tienes el 3, el 4 y el 5 de bambúes. En el mah jongg chino eso es un chow; aquí no es nada.
