lesson-first-whole-game = Tu primera partida completa
    .summary = De los dados a la última ficha, con una ayuda que habla cada vez menos.
    .done = Jugaste una partida completa. Ya puedes sentarte a una mesa.

first-whole-game-welcome =
    Una partida completa, de los dados a la última ficha. Primero te digo lo que haría yo. Después solo contesto si me preguntas. Al final juegas sin ayuda.

    Tú decides siempre, y aquí nada está mal hecho.

first-whole-game-charleston =
    Mira los muros, los dados y el reparto. Luego mira tus fichas: ¿a qué línea de la tarjeta te recuerdan?

    Primero hay tres pases: derecha, enfrente, izquierda. Abajo te digo qué pasaría yo.
    .right = Se acabaron los pases. Con lo que tienes ahora vas a jugar. El Este abre descartando una ficha.

first-whole-game-together =
    Ahora, los turnos. Roba, mira y descarta la ficha que menos te ayuda. Si alguien descarta una que te falta para tres o más iguales, puedes pedirla.

    Abajo te digo lo que haría yo.
    .right = Tres turnos hechos, y todos son así.

first-whole-game-on-request =
    Ahora decides tú primero. Pregúntate: ¿qué línea busco y qué ficha no necesita?

    Si quieres saber lo que haría yo, pulsa «Pista».
    .right = Mira cuántas fichas le faltan todavía a tu línea y cuánto se acortaron los muros.

first-whole-game-alone =
    Desde aquí la partida es tuya. Fíjate en lo que los demás exponen: dice lo que necesitan.

    Si tu mano está completa, canta Mah Jongg.
    .right = La partida terminó. La hoja sobre la mesa muestra cómo acabó y quién paga qué.

first-whole-game-end =
    Esa fue la partida completa. Entre cuatro, la mayoría acaba sin tu Mah Jongg: ganar una de cada cuatro es una buena noche.

    En «Jugar una partida» el entrenador se sienta a tu lado: pregúntale con la tecla H cuantas veces quieras.

first-whole-game-order = Pon una partida en orden.
    .item-deal = Se levantan los muros y se reparten las fichas
    .item-charleston = El Charlestón: se pasan fichas
    .item-turns = Turno tras turno: robar y descartar
    .item-mah-jongg = Alguien canta Mah Jongg y muestra la mano
    .item-pay = Los demás pagan el valor de la línea
    .right = Reparto, Charlestón, turnos, Mah Jongg, pago: así es cada partida.
    .hint = Antes de que nadie robe, todos se deshacen de fichas.
    .wrong = Empieza por los muros y termina por los puntos.
    .wrong-pass-late = Después del primer descarte ya nadie pasa fichas: el Charlestón ha terminado.
    .wrong-pay-first = ¿Por qué pagarían? Primero la mano queda a la vista de todos.

first-whole-game-first-thing = Te acaban de repartir estas fichas. ¿Qué haces primero?
    .option-sort = Ordenarlas y buscar parejas
    .option-discard = Descartar la que menos encaja
    .option-claim = Pedir una ficha que necesito
    .right = Ordenadas, las fichas muestran sus parejas, y las parejas apuntan a líneas de la tarjeta.
    .hint = Todavía nadie pasó ni descartó nada.
    .wrong-discard = Nadie descarta antes del Charlestón. La primera ficha la descarta el Este, después.
    .wrong-claim = Todavía no hay nada que pedir: nadie descartó.

first-whole-game-nobody-wins = Se roba y se descarta la última ficha del muro. Nadie canta Mah Jongg. ¿Quién paga?
    .option-east-pays = El Este paga a todos
    .option-most-tiles = El jugador al que le faltan más fichas
    .option-nobody = Nadie
    .right = Partida sin ganador: nadie gana, nadie paga, y empieza la siguiente.
    .hint = Se paga por una mano completa.
    .wrong-east-pays = El Este paga como los demás: solo cuando alguien gana.
    .wrong-most-tiles = Nadie mira cuánto les falta a los otros. Los atriles no se muestran.

first-whole-game-after-claim = Acabas de pedir un <4D> y expusiste este grupo. ¿Qué viene ahora?
    .option-draw = Robo una ficha
    .option-discard = Descarto una ficha
    .option-wait = Roba el jugador de mi derecha
    .right = La ficha pedida cuenta como tu robo. Descartas una, y el juego sigue a tu derecha.
    .hint = Cuenta tus fichas: ¿cuántas sobran?
    .wrong-draw = Entonces tendrías quince fichas, y tu mano quedaría muerta.
    .wrong-wait = Ahora tienes catorce fichas. Hasta que no descartes una, no le toca a nadie.
