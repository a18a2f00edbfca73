lesson-first-whole-game = Tu primera partida completa
    .summary = De los muros a la última ficha, conmigo a tu lado, aunque cada vez hablo menos.
    .done = Jugaste una partida completa. Ya puedes sentarte a cualquier mesa, y con la cabeza alta. ¡Felicidades!

first-whole-game-welcome =
    Llegó el gran día: una partida completa. Primero te digo lo que haría yo; después, solo si me preguntas; al final juegas sin ayuda.

    Tú decides siempre, y nada cuenta como error: disfrútala. Aquí hay dos líneas que ya conoces.

first-whole-game-charleston = Primero los muros, el corte y el reparto. Presiona «Siguiente» y mira cada paso. Ya los conoces todos.
    .during-pass = El Charlestón: pasa tres fichas. Compara tu atril con esta línea y elige lo que no necesita. Abajo te digo lo que haría yo.
    .during-vote = Ya se hicieron tres pases. Ahora deciden los cuatro si hay un segundo Charlestón. ¿Te sobran todavía tres fichas?
    .during-courtesy = Queda el pase de cortesía, con el jugador de enfrente. Cambia solo lo que te sobra, de ninguna a tres fichas. Vale la cantidad menor.
    .right = ¡Tu Charlestón entero! Con lo que tienes ahora empiezas. El Este abre descartando una ficha.

first-whole-game-together = Juegan los demás. Mira lo que descartan y lo que exponen. Pronto te toca a ti.
    .during-turn = Te toca. Roba, mira y descarta la ficha que menos te ayuda. Abajo te digo lo que haría yo.
    .during-claim = Puedes pedir este descarte. ¿Lo necesita tu línea para tres o más iguales? Abajo te digo lo que haría yo.
    .right = ¡Ya van tres turnos! Todos son así: ahora sabes más de lo que crees.

first-whole-game-on-request = Los demás siguen jugando. Mientras tanto, mira tu atril. ¿Qué línea juegas ahora?
    .during-turn = Te toca, y ahora decides tú primero. ¿Qué ficha no necesita tu línea? Si quieres saber lo que haría yo, presiona «Pista».
    .during-claim = Puedes pedir este descarte. ¿Te acerca, y vale la pena mostrar un grupo? Si quieres saber lo que haría yo, presiona «Pista».
    .right = Vas muy bien. Mira cuántas fichas le faltan todavía a tu línea y cuánto se acortó el muro.

first-whole-game-alone = Desde aquí la partida es tuya; yo miro y me alegro contigo. Fíjate en lo que exponen los demás. Te dice qué línea juegan.
    .during-turn = Te toca, y tú eliges. Compara con tu línea antes de descartar. Cuando tu mano esté completa, canta Mah Jongg.
    .during-claim = Puedes pedir este descarte. Piénsalo como aprendiste. Si es la última ficha que te falta, canta Mah Jongg.
    .right = ¡Bien jugada, hasta el final! La hoja sobre la mesa muestra cómo acabó y quién paga qué.

first-whole-game-end =
    ¡Jugaste una partida completa! La mayoría termina con el Mah Jongg de otro o sin ganador: si ganas una de cada cuatro, es una buena noche.

    En «Jugar en la mesa» el entrenador se sienta a tu lado: presiona H y pregúntale cuantas veces quieras.

first-whole-game-order = Pon en orden las partes de una partida.
    .item-deal = Se levantan los muros y se reparten las fichas
    .item-charleston = El Charlestón: se pasan fichas
    .item-turns = Turno tras turno: robar y descartar
    .item-mah-jongg = Alguien canta Mah Jongg y muestra la mano
    .item-pay = Los demás pagan el valor de la línea
    .right = Te la sabes entera: reparto, Charlestón, turnos, Mah Jongg, pago.
    .shown = Reparto, Charlestón, turnos, Mah Jongg, pago: así va cada partida.
    .hint = Antes de que nadie robe, todos se deshacen de fichas.
    .wrong = Empieza por los muros y termina por los puntos.
    .wrong-pass-late = Después del primer descarte ya nadie pasa fichas: el Charlestón ya terminó.
    .wrong-pay-first = ¿Por qué pagarían? Primero la mano queda a la vista de todos.

first-whole-game-first-thing = Te acaban de repartir estas fichas. ¿Qué haces primero?
    .option-sort = Ordenarlas y buscar parejas
    .option-discard = Descartar la que menos encaja
    .option-claim = Pedir una ficha que necesito
    .right = Muy bien: con las fichas en orden se ven las parejas, y las parejas te llevan a las líneas de la tarjeta.
    .shown = Con las fichas en orden se ven las parejas, y las parejas te llevan a las líneas de la tarjeta.
    .hint = Todavía nadie pasó ni descartó nada.
    .wrong-discard = Nadie descarta antes del Charlestón. Después, el Este descarta la primera ficha.
    .wrong-claim = Todavía no hay nada que pedir: nadie descartó.

first-whole-game-nobody-wins = Se roba la última ficha del muro y se hace el último descarte. Nadie canta Mah Jongg. ¿Quién paga?
    .option-east-pays = El Este paga a todos
    .option-most-tiles = El jugador al que le faltan más fichas
    .option-nobody = Nadie
    .right = Así es: nadie gana, nadie paga, y empieza la siguiente.
    .shown = Nadie gana, nadie paga, y empieza la siguiente.
    .hint = Se paga por una mano completa.
    .wrong-east-pays = El Este paga como los demás: solo cuando alguien gana.
    .wrong-most-tiles = Nadie mira cuántas fichas les faltan a los demás. Solo se le paga a quien gana.

first-whole-game-after-claim = Acabas de pedir un <4D> y expusiste este grupo. ¿Qué viene ahora?
    .option-draw = Robo una ficha
    .option-discard = Descarto una ficha
    .option-wait = Roba el jugador de mi derecha
    .right = Eso es: la ficha pedida ocupa el lugar de la robada. Descartas una, y el juego sigue a tu derecha.
    .shown = La ficha pedida ocupa el lugar de la robada. Descartas una, y el juego sigue a tu derecha.
    .hint = Cuenta tus fichas: ¿cuántas sobran?
    .wrong-draw = Entonces tendrías 15 fichas, y tu mano no podría ganar.
    .wrong-wait = Ahora tienes 14 fichas. Nadie más puede robar hasta que descartes una.

first-whole-game-opening = Eres el Este, y el Charlestón terminó. Juegas esta línea con 6, 7, 8 y 9 de caracteres. Empieza la partida.
    .right = ¡Buena apertura! El Este tiene 14 fichas y abre con un descarte. Después roba el jugador de tu derecha.
    .shown = El Este tiene 14 fichas y abre con un descarte. Después roba el jugador de tu derecha.
    .hint = ¿Cuántas fichas se le repartieron al Este? ¿Y cuál no le sirve a tu línea?
    .wrong = Busca una ficha que a tu línea no le sirva. Con esa se abre la partida.
    .wrong-draw = Ya tienes 14 fichas. Al Este se le reparte una más que a los demás.
    .wrong-line-tile = Esa ficha la necesitaba tu línea. Ahora te falta una más.
    .wrong-win = Tu mano todavía no está completa: compárala con la línea.
