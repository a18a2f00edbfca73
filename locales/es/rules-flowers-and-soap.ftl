# El reglamento: flores y dragón blanco.
rule-flo-suitless = Las flores no tienen palo
    .text = Las flores no son de ningún palo y solo se usan donde la tarjeta imprime F.
    .example = Tu línea no lleva F: pasa o descarta tus flores.

rule-flo-discardable = Las flores se descartan y se piden como las demás
    .text = En el juego no tienen nada de especial. Una flor descartada se puede pedir para un grupo de tres o más.
    .example = De FFFF tienes dos flores y un comodín. Descartan una flor: pídela.

rule-flo-passable = Las flores se pueden pasar
    .text = En el Charlestón, una flor se puede pasar como cualquier otra ficha natural.
    .example = Pasas una flor, un Dos y un Oeste.

rule-flo-jokerable = Los comodines pueden hacer de flor
    .text = En un grupo de tres o más flores, un comodín puede ocupar el lugar de una.
    .example = Flor, flor, flor y comodín son un kong. Para FF necesitas dos flores de verdad.

rule-soap-names = El Jabón es el dragón blanco
    .text = Al dragón blanco lo llamamos Jabón porque parece una pastilla de jabón. Los dos nombres son de la misma ficha.
    .example = «¡Jabón!», dice el Este, y deja un dragón blanco.

rule-soap-zero-suitless = El cero va con cualquier palo
    .text = Donde la tarjeta imprime 0, el Jabón es el cero. Entonces no tiene palo ni pide ninguno.
    .example = 2026 en caracteres usa el mismo Jabón que 2026 en bambúes.

rule-soap-dots-dragon = Como dragón es de los círculos
    .text = Donde la tarjeta imprime D, el Jabón es el dragón de los círculos.
    .example = 888 DDD en un color, y tus Ochos son de círculos: los dragones son Jabones.

rule-soap-zero-same-tile = Cero y dragón blanco son la misma ficha
    .text = Hay cuatro Jabones para los dos usos juntos. El que usas como cero ya no lo tienes como dragón.
    .example = Dos ceros y un pung de Jabones suman cinco: necesitarás un comodín en el pung.
