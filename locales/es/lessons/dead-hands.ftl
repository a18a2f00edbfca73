lesson-dead-hands = Manos muertas
    .summary = Cuándo una mano ya no puede ganar, cómo se ve, y qué hace todavía su dueño.
    .done = Ya sabes cuándo una mano está muerta, y cómo cuidar la tuya para que siga viva.

dead-hands-called =
    El jugador de tu derecha ya tenía expuestos 1 de bambúes, y ahora también expone 9 de caracteres.

    Busca en la tarjeta: ninguna línea lleva los dos. Tampoco la de arriba, aunque tiene dos pungs. Esa mano ya no puede ganar: está muerta.

dead-hands-said =
    Pero solo cuenta cuando otro jugador lo dice. El de enfrente lo dijo, y el dueño lo admitió: desde ahora, esta mano no juega.

    Lo que mostró por error vuelve al atril, con sus comodines. Los 1, bien expuestos antes, se quedan a la vista.

dead-hands-next = El jugador de tu derecha había pedido una ficha y aún no había descartado. Ahora esa mano está muerta. ¿Quién sigue?
    .option-right = El jugador de mi derecha, que aún debe descartar
    .option-across = El jugador de enfrente
    .option-me = Yo
    .right = Acertaste: una mano muerta ni roba ni descarta, y se saltan sus turnos. Así que roba el jugador de enfrente.
    .shown = Una mano muerta ni roba ni descarta, y se saltan sus turnos. Así que roba el jugador de enfrente.
    .hint = Una mano muerta ya no participa. ¿Quién viene después?
    .wrong-right = Eso sería jugar un turno. ¿Le queda alguno a una mano muerta?
    .wrong-me = Se juega siempre hacia la derecha. ¿Quién está a la derecha de la mano muerta?

dead-hands-tempt = Juegas esta línea con 3 y 4 de caracteres, 5 y 6 de bambúes. El jugador de tu derecha descarta un <4C>. ¿Qué haces?
    .right = ¡Mano salvada! Lo dejas pasar. Expuesto como pareja, con comodín o sin él, te la habría costado.
    .shown = Se deja pasar: expuesto como pareja, con comodín o sin él, ese 4 te costaría la mano.
    .hint = ¿De qué tamaño es el grupo de 4 en tu línea?
    .wrong = Mira los 4 de tu línea: ¿cuántos son, y se pueden exponer?
    .wrong-joker = Expusiste un 4 de caracteres y un comodín, y en una pareja no hay comodines. El jugador de enfrente lo señaló: tu mano está muerta.
    .wrong-pair = Expusiste dos 4 de caracteres, y nadie puede pedir para exponer una pareja. El jugador de enfrente lo señaló: tu mano está muerta.
    .wrong-pung = Expusiste tres 4, uno de ellos comodín. Tu mano sigue viva, porque otras líneas llevan tres 4, pero la tuya solo lleva dos.
    .wrong-mah-jongg = Mostraste tus fichas, y faltaba algo más que el 4. No era Mah Jongg, y tu mano está muerta.
    .wrong-draw = Tomaste una ficha del muro fuera de turno. Volvió a su lugar, y el jugador de enfrente lo señaló: tu mano está muerta.

dead-hands-yours =
    En esta partida te pasó a ti: expusiste un <8D> con un comodín, y el jugador de tu izquierda lo señaló.

    Está muerta; a todos nos pasó alguna vez. Las dos fichas volvieron a tu atril, y miras cómo juegan los demás.

dead-hands-last = El jugador de tu derecha descarta un <7D>, justo la ficha que todavía le falta a tu línea. ¿Qué haces?
    .option-win = Cantar «Mah Jongg»
    .option-pung = Pedirlo para un pung
    .option-nothing = Nada
    .right = Así es: una mano muerta no gana ni pide nada, venga lo que venga. Ya habrá otra partida.
    .shown = Una mano muerta no gana ni pide nada, venga lo que venga. Ya habrá otra partida.
    .hint = ¿Qué hace todavía una mano muerta?
    .wrong-win = Estarían las 14 fichas. Pero ¿se las aceptarían los demás a una mano muerta?
    .wrong-pung = Eso sería seguir jugando. ¿Juega una mano muerta?

dead-hands-owe = El jugador de enfrente robó la última ficha de una línea que vale 30, y ya va a cantar Mah Jongg. Tu mano está muerta. ¿Cuánto deberás?
    .option-nothing = Nada: yo estaba fuera
    .option-same = Lo mismo que cada uno de los otros
    .option-all = Todo lo que debemos entre los tres
    .right = Sí: una mano muerta paga a quien gana como las demás, ni más ni menos.
    .shown = Una mano muerta paga a quien gana como las demás, ni más ni menos.
    .hint = Las manos muertas no juegan. ¿Pagan?
    .wrong-nothing = Estar fuera no borra lo que se le debe a quien gana.
    .wrong-all = ¿Se libran los otros por tu error? ¿Quién paga cuando la última ficha se robó del muro?

dead-hands-gone =
    El jugador de enfrente muestra 5 y 6 de bambúes. Solo esta línea lleva los dos, y termina en una pareja de 8.

    Hay tres <8B> descartados, y en una pareja no hay comodines. También esta mano está muerta, y todos lo pueden ver.

dead-hands-alive = El jugador de tu izquierda muestra 6 y 7 de círculos, como en esta línea. Pero entre los descartes hay tres <5D>. ¿Está muerta esa mano?
    .option-gone = Sí: ya no puede haber cuatro 5
    .option-jokers = No: los comodines pueden valer por los 5
    .option-line = Sí: la línea no encaja
    .right = Bien pensado: un kong puede ser de comodines. Y solo cuenta lo que todos ven: descartes y grupos expuestos.
    .shown = Esa mano sigue viva: un kong puede ser de comodines. Y solo cuenta lo que todos ven: descartes y grupos expuestos.
    .hint = ¿De qué tamaño es el grupo de 5, y qué puede haber en él?
    .wrong-gone = Cuatro de verdad, no. Pero ¿necesita un kong cuatro fichas de verdad?
    .wrong-line = Pon los dos grupos junto a la línea: cuatro 6, tres 7.

dead-hands-seen = El jugador de tu derecha muestra 2 y 3 de caracteres, así que esta línea necesita una pareja de 5. Hay un <5C> entre los descartes, y otros dos están en tu atril, donde solo los ves tú. ¿Puedes decir que esa mano está muerta?
    .option-cannot = Sí: ya no se puede completar
    .option-show = Sí, si muestro mis dos 5
    .option-no = No
    .right = Muy bien: tú lo sabes, pero nadie más lo ve, y tus propias fichas no son prueba. Que sea tu secreto.
    .shown = Tú lo sabes, pero nadie más lo ve, y tus propias fichas no son prueba. Que sea tu secreto.
    .hint = ¿Qué pueden ver todos en esta mesa?
    .wrong-cannot = Es verdad. Pero ¿en qué lo notarían los demás?
    .wrong-show = Lo que muestras tú no prueba nada, y delata tu mano. ¿Qué está ya a la vista?

dead-hands-proof = Solo esta línea lleva estos dos grupos. Todavía pide una flor, tres 5 y una pareja de 6. Abajo están todos los descartes: elige los que prueban que la mano está muerta.
    .right = ¡Caso resuelto! Ya salieron tres 6, y la línea termina en una pareja de ellos. Por un 5 podría valer un comodín.
    .shown = Ya salieron tres 6, y la línea termina en una pareja de ellos. Por un 5 podría valer un comodín.
    .hint = Busca primero el grupo de la línea en el que no puede haber un comodín.
    .wrong = Busca un grupo de la línea que ya no se pueda formar, ni con comodines.
    .wrong-fives = Quedan dos 5, y la línea pide tres. ¿Qué ficha puede valer por el tercero?
    .wrong-two = Sin estas dos, todavía quedarían dos. ¿Le bastaría a la línea?
    .wrong-both = Algunas lo prueban. Pero ¿no podrían los comodines valer por las otras?

dead-hands-letter = Juegas esta línea y tienes expuesto tu kong de 1 de caracteres. El jugador de tu derecha descarta un <2C>, y tú tienes dos. ¿Qué haces?
    .right = Bien contado: tu línea pide cuatro 2, no tres. También mata una mano tener una ficha de más o de menos, en cuanto alguien lo dice.
    .shown = Se deja pasar: tu línea pide cuatro 2, no tres. También mata una mano tener una ficha de más o de menos, en cuanto alguien lo dice.
    .hint = ¿Cuántos 2 pide tu línea, y cuántos tendrías?
    .wrong = Cuenta los 2 de tu línea y los que tendrías con esta ficha.
    .wrong-claim = Cuatro 1 y tres 2: solo una línea lleva los dos grupos, y es C. No se puede exponer, y el jugador de enfrente lo señaló: tu mano está muerta.
    .wrong-pair = Expusiste dos 2 de caracteres, y una pareja nunca se expone. El jugador de enfrente lo señaló: tu mano está muerta.
    .wrong-draw = Tomaste una ficha del muro fuera de turno. Volvió a su lugar, y el jugador de enfrente lo señaló: tu mano está muerta.

dead-hands-count = Te toca, pero alguien te habló: ¿ya robaste? Cuenta tus fichas, también las expuestas, y sigue.
    .right = Contar te salvó: cuatro expuestas y diez en el atril, así que una se va. Un número equivocado solo se corrige antes del primer descarte del Este.
    .shown = Cuatro expuestas y diez en el atril, así que una se va. Un número equivocado solo se corrige antes del primer descarte del Este.
    .hint = Antes de robar tienes 13 fichas, contando las expuestas.
    .wrong = Cuenta todo lo tuyo, en el atril y encima de él. ¿Cómo sigue tu turno desde ahí?
    .wrong-draw = Ya habías robado, y esta fue tu ficha número 15. El jugador de enfrente también contó, y lo dijo: tu mano está muerta.
    .wrong-line-tile = Contaste bien, pero tu línea quería esa ficha. Ahora te falta una más.

dead-hands-early =
    Le toca al jugador de tu derecha, pero el de tu izquierda quiso robar del muro. La ficha vuelve a su lugar.

    Eso fue fuera de turno, y también por eso pueden decirle que su mano está muerta.

dead-hands-silent = Ninguna línea lleva tus dos pungs expuestos, 1 y 9, pero nadie se dio cuenta. Te toca, y robaste un <N>. Mira también enfrente. ¿Qué haces?
    .right = Bien jugado. Eso lo dicen los demás; mientras tanto robas y descartas, y cuidas de que nadie gane con una ficha tuya.
    .shown = Que una mano está muerta lo dicen los demás. Mientras tanto robas y descartas, y cuidas de que nadie gane con una ficha tuya.
    .hint = ¿Quién dice que una mano está muerta? ¿Qué puede hacer todavía la tuya? ¿Y qué necesita la de enfrente?
    .wrong = Te toca, y ya robaste. ¿Cómo termina todo turno?
    .wrong-say = Eso les toca decirlo a los demás. Mientras no lo digan, ¿qué haces cuando te toca?
    .wrong-win = Mostraste tus fichas, y con esos dos grupos nadie gana. Ahora todos saben que tu mano está muerta.
    .wrong-feeds = El jugador de enfrente canta «Mah Jongg»: 2, 4, 6 y 8. La ficha era tuya: pagas 50, y los otros, 25 cada uno.

dead-hands-end =
    Con tres manos muertas la partida termina. Nadie paga, y el mismo Este reparte otra vez.

    Una excepción: si una cayó por un Mah Jongg falso, la última en morir le paga a la que queda.

dead-hands-which = Cada uno de estos grupos se pidió y se expuso. ¿Cuál mata la mano, diga lo que diga la tarjeta?
    .option-pung = Dos Nortes, un comodín
    .option-pair = Un 6 de círculos, un comodín
    .option-jokers = Un 8 de caracteres, tres comodines
    .right = Ese: una pareja no se expone, y en ella no puede haber un comodín.
    .hint = ¿Cuál es el grupo más pequeño que se puede exponer?
    .wrong-pung = Un pung con un comodín: se permite en toda línea que lo lleve.
    .wrong-jokers = En un kong puede haber los comodines que quieras, si la ficha pedida es de verdad.

dead-hands-back = El kong de 2 se expuso bien. Después se puso al lado el kong de 9, y ninguna línea lleva los dos. Alguien lo dice, y la mano está muerta. ¿Qué vuelve al atril?
    .option-both = Los dos kongs
    .option-nines = Los 9
    .option-none = Nada
    .right = Exacto: solo lo que se mostró por error. Los 2 se quedan, y su comodín todavía se puede cambiar.
    .shown = Vuelve solo lo que se mostró por error. Los 2 se quedan, y su comodín todavía se puede cambiar.
    .hint = ¿Cuál de los dos fue un error?
    .wrong-both = Cuando se expuso el primero, ¿había algo mal?
    .wrong-none = Lo que nunca debió mostrarse no se queda a la vista.

dead-hands-behind = Un jugador tiene expuestos estos dos grupos. Le toca a otro. ¿Cuántas fichas debe haber en su atril?
    .right = Bien contado: siete a la vista y seis en el atril, 13.
    .shown = Hay siete a la vista y seis en el atril: 13.
    .hint = Fuera de su turno, cada uno tiene 13 fichas en total.
    .wrong = Cuenta las que están a la vista, y calcula cuántas quedan de todas las que tiene un jugador.
    .wrong-turn = Así sería en su propio turno.
    .wrong-all = Esas son todas. Algunas están a la vista.
dead-hands-behind-2 = Un jugador tiene expuestos estos dos grupos, y le toca a otro. ¿Cuántas fichas debe haber detrás, en su atril?
    .right = Eso es: seis a la vista y siete en el atril, 13.
    .shown = Hay seis a la vista y siete en el atril: 13.
    .hint = { dead-hands-behind.hint }
    .wrong = { dead-hands-behind.wrong }
    .wrong-turn = { dead-hands-behind.wrong-turn }
    .wrong-all = { dead-hands-behind.wrong-all }

dead-hands-skip = La mano del jugador de tu izquierda está muerta. El de enfrente descarta, y nadie pide. ¿Quién roba?
    .option-left = El jugador de mi izquierda
    .option-me = Yo
    .option-right = El jugador de mi derecha
    .right = ¡Te toca! Se salta la mano muerta, y detrás de ella vienes tú.
    .hint = ¿A quién le tocaría, y quién viene después?
    .wrong-left = Sin el error, sí. ¿Roba todavía una mano muerta?
    .wrong-right = Se juega hacia la derecha, puesto por puesto. Sigue contando desde el jugador de enfrente.
dead-hands-skip-across = La mano del jugador de enfrente está muerta. El de tu derecha descarta, y nadie pide. ¿Quién roba?
    .option-left = { dead-hands-skip.option-left }
    .option-across = El jugador de enfrente
    .option-me = { dead-hands-skip.option-me }
    .right = Se salta la mano muerta, y detrás de ella viene el jugador de tu izquierda.
    .hint = { dead-hands-skip.hint }
    .wrong-across = { dead-hands-skip.wrong-left }
    .wrong-me = Se juega hacia la derecha, puesto por puesto. Sigue contando desde el jugador de tu derecha.

dead-hands-third = Ya hay dos manos muertas, las dos por fichas de más. Ahora muere una tercera, por lo mismo. ¿Qué pasa?
    .option-winner = Gana quien queda
    .option-again = Nadie paga, y la partida se repite
    .option-on = El último sigue jugando solo
    .right = Con una sola mano no hay partida, y no hubo ningún Mah Jongg falso. El mismo Este reparte otra vez.
    .hint = ¿Cantó alguien Mah Jongg?
    .wrong-winner = Se gana con 14 fichas que coinciden con una línea. ¿Las tiene el último?
    .wrong-on = No quedaría nadie contra quien jugar.

dead-hands-table = Juegas esta línea. El jugador de enfrente descarta un <6D>. ¿Qué haces?
    .right = No caíste en la tentación: una pareja nunca se pide para exponer. El segundo 6 tiene que salir del muro o ser tu última ficha.
    .shown = Se deja pasar: una pareja nunca se pide para exponer. El segundo 6 tiene que salir del muro o ser tu última ficha.
    .hint = Cuenta los 6 de tu línea y las fichas que te faltan.
    .wrong = Mira los 6 de tu línea y lo que falta además.
    .wrong-pair = Expusiste dos 6, y una pareja no se expone nunca. El jugador de tu izquierda lo señaló: tu mano está muerta.
    .wrong-joker = Expusiste un 6 y un comodín: una pareja, y con comodín. El jugador de tu izquierda lo señaló: tu mano está muerta.
    .wrong-pung = Expusiste tres 6, uno de ellos comodín. ¿Cuántos pide tu línea?
    .wrong-mah-jongg = Faltaba algo más que el 6, y tus fichas están a la vista. Tu mano está muerta.

dead-hands-twelve = Terminó el Charlestón, y solo cuentas 12 fichas. El Este todavía no descartó. ¿Qué haces?
    .right = Muy bien: habla sin miedo, nadie jugó todavía. En la mayoría de las mesas tomas del muro la que falta; en algunas, el Este reparte otra vez.
    .shown = Habla sin miedo: nadie jugó todavía. En la mayoría de las mesas tomas del muro la que falta; en algunas, el Este reparte otra vez.
    .hint = ¿Ya empezó el juego?
    .option-dead = Quedo fuera: mi mano está muerta
    .option-right = Lo digo, y se corrige
    .option-quiet = No digo nada y después robo una más
    .wrong-dead = Un número equivocado mata una mano cuando el juego ya empezó. ¿Empezó?
    .wrong-quiet = Te faltaría una ficha toda la partida. Cuando el juego empieza, esa mano está muerta.
