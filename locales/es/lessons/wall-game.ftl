lesson-wall-game = Partidas sin ganador, el Este y las rondas
    .summary = Qué pasa cuando se acaban las fichas, quién es el Este después y cómo sigue una velada.
    .done = Ya puedes jugar una velada entera, del primer Este a la última partida. Lleva algo rico.

wall-game-few =
    Nadie lo dice al empezar, pero el muro se acaba: quedan 99 fichas por robar, unas 25 por jugador.

    En esta partida quedan dos: una para el jugador de tu izquierda y otra para ti. Te falta el segundo <5C>.

wall-game-last = Te toca. Toma la última ficha del muro.
    .right = Un <9D>. Lástima: no te sirve, y ya nadie puede robar.
    .hint = Un turno empieza como siempre.
    .wrong = ¿Con qué empieza cada turno?
    .wrong-give = Tienes 13 fichas, y todavía no robaste.
    .wrong-win = Falta una ficha. Quizá sea la última del muro.

wall-game-throw = Ahora descarta, pero con cuidado: también el último descarte de una partida se puede pedir. ¿Qué ficha tuya ya casi no le sirve a nadie?
    .right = ¡Muy bien! En el centro ya había tres 9 de círculos. No hay ficha más segura.
    .shown = En el centro ya había tres 9 de círculos. No hay ficha más segura.
    .hint = Mira los descartes. ¿De cuál de tus fichas hay allí tres iguales?
    .wrong = Compara tus fichas con los descartes: ¿cuáles ves también allí?
    .wrong-five = El jugador de tu derecha cantó «Mah Jongg» con tu ficha, y tú pagas el doble. También el último descarte se puede pedir.
    .wrong-other = Esta vez no la quiso nadie, pero pudo pasar: en el centro hay menos de tres como esa. De otra ficha tuya hay tres.

wall-game-nobody =
    Nadie la pide, y no queda nada que robar. Es una partida sin ganador (en inglés, «wall game»): nadie gana y nadie paga. Pasa a menudo.

    Si alguien la hubiera pedido para un grupo, habría descartado una vez más.

wall-game-one-short = Te faltaba una sola ficha para esta línea de 30, y los demás estaban lejos. ¿Cuánto cobras?
    .right = Nada, y tampoco pagas. Un suspiro, y empieza la partida siguiente.
    .hint = ¿Cantó alguien Mah Jongg?
    .option-value = 30 puntos de cada uno
    .option-little = Unos pocos: era quien estaba más cerca
    .option-nothing = Nada
    .wrong-value = Eso sería ganar, y para ganar hacen falta 14 fichas. ¿Cuántas tenías?
    .wrong-little = Estar cerca no cuenta. O gana alguien, o no paga nadie.

wall-game-live = Otra partida: el jugador de enfrente robó la última ficha del muro y descarta un <6D>. Cuenta lo que le falta a tu línea. ¿Qué haces?
    .right = ¡Mah Jongg, con el ultimísimo descarte de la partida!
    .shown = ¡Mah Jongg, con el ultimísimo descarte de la partida!
    .hint = ¿Cuántas fichas le faltan a tu línea? ¿Y se puede pedir el último descarte?
    .wrong = Compara la ficha del centro con lo que le falta a tu línea.
    .wrong-let-go = Ya nadie puede robar, así que se acabó: partida sin ganador. ¿Qué le faltaba a tu línea?
    .wrong-pung = Expusiste tres 6 y descartaste una vez más, y la partida terminó sin ganador. Cuenta otra vez cuántas fichas te faltaban.
    .wrong-draw = El muro se acabó. Pero delante de ti hay otra cosa.

wall-game-east =
    El Este, a tu derecha, acaba de ganar, y aun así tiene que ceder el puesto. Después de cada partida pasa al jugador de su derecha, igual que los turnos.

    En otras variantes del mah jongg, el Este que gana sigue. Aquí, nunca.

wall-game-who = El Este está a tu derecha. ¿Quién lo será en la próxima partida?
    .right = Acertaste: el jugador de enfrente está a la derecha del Este. Y después le toca al de tu izquierda.
    .shown = El jugador de enfrente está a la derecha del Este. Y después le toca al de tu izquierda.
    .hint = Empieza por el jugador de tu derecha, y avanza un puesto en el sentido de los turnos.
    .option-stays = El mismo jugador otra vez
    .option-across = El jugador de enfrente
    .option-me = Yo
    .wrong-stays = Así es en otros sitios. Aquí también quien gana deja de ser el Este.
    .wrong-me = Tú estás al otro lado del Este. ¿Hacia dónde van los turnos?

wall-game-after-wall = Más tarde el Este eres tú, y no gana nadie. ¿Quién es el Este después?
    .right = Sí: después de cada partida, gane alguien o no, el Este pasa un puesto a la derecha.
    .shown = Después de cada partida, gane alguien o no, el Este pasa un puesto a la derecha.
    .hint = ¿Importa si alguien ganó?
    .option-stay = Yo: no ganó nadie
    .option-dice = Quien saque el número más alto
    .option-right = El jugador de mi derecha
    .wrong-stay = Una partida sin ganador también es una partida.
    .wrong-dice = Los dados solo eligen al primer Este de todos. Después el puesto da la vuelta a la mesa.

wall-game-next = La partida está pagada, y hay un nuevo Este. Pon en orden lo que sigue.
    .item-mix = Mezclar todas las fichas boca abajo
    .item-walls = Construir los muros
    .item-dice = El Este tira los dados y corta el muro
    .item-deal = Repartir las fichas
    .item-charleston = Pasar fichas en el Charlestón
    .right = ¡Y a mezclar! Todo desde el principio, con las 152 fichas. El comodín que ganó puede tocarle ahora a cualquiera.
    .hint = Antes de repartir tiene que haber un muro, y hay que cortarlo por algún sitio.
    .wrong = Recorre el comienzo de una partida: mezclar, construir, cortar, repartir, pasar.
    .wrong-dice-first = Los dados dicen por dónde se corta el muro. ¿Qué tiene que haber antes?
    .wrong-deal-early = ¿Desde qué lugar del muro repartes? Algo tiene que decidirlo.

wall-game-round =
    Cuando todos fueron el Este una vez, termina una ronda: cuatro partidas. Algunas mesas juegan un encuentro completo de cuatro rondas: Este, Sur, Oeste y Norte.

    Nadie tiene que jugar tanto: acuérdenlo antes. Tras una ronda, en algunas mesas se cambia de asiento.

wall-game-how-often = Tu mesa juega un encuentro completo de 16 partidas. ¿Cuántas veces serás el Este?
    .right = Exacto: una vez en cada una de las cuatro rondas.
    .shown = Una vez en cada una de las cuatro rondas.
    .hint = ¿Cuántas rondas hay? ¿Y cuántas veces es cada uno el Este en una de ellas?
    .wrong = Dieciséis partidas, cuatro jugadores, y a todos les toca lo mismo.
    .wrong-once = Eso es una ronda. ¿Cuántas hay en 16 partidas?
    .wrong-all = Esas son todas las partidas. El Este da la vuelta, y ustedes son cuatro.

wall-game-wind = Es la ronda del Norte, y tú eres el Norte. Con un descarte ganas esta línea de 25, con sus tres Nortes y un comodín en la mano. Un jugador descartó la ficha. ¿Cuánto paga cada uno de los otros dos?
    .right = Así de sencillo: el valor una vez. Ni tu puesto ni la ronda cuentan para los pagos.
    .hint = Piensa en los motivos para doblar. ¿Estaba entre ellos el viento de un puesto?
    .option-once = 25 puntos
    .option-twice = 50 puntos
    .option-four = 100 puntos
    .wrong-twice = En otras variantes del mah jongg el viento propio dobla. Aquí un Norte es una ficha como cualquier otra.
    .wrong-four = Doblaste dos veces. ¿Qué dos motivos contaste? Los de este juego tienen que ver con cómo se ganó.

wall-game-agree =
    Acuerden antes de empezar: ¿cuánto vale un punto? ¿Se paga con monedas o se anota? ¿Hay un «pie» (palabra inglesa: «pastel»), un límite a lo que se pierde?

    En algunas mesas, quien da la ficha ganadora ante tres grupos expuestos paga por todos.

wall-game-pie = Tu mesa juega con un «pie» de 250 puntos. Llevas perdidos 240, y ahora debes 50. ¿Cuánto pagas?
    .right = Bien visto: 10, y tu «pie» queda vacío. Sigues jugando, y ya no pierdes nada más.
    .shown = Pagas 10, y tu «pie» queda vacío. Sigues jugando, y ya no pierdes nada más.
    .hint = ¿Cuánto queda de tu «pie»?
    .option-all = 50 puntos
    .option-rest = 10 puntos
    .option-none = Nada
    .wrong-all = Entonces habrías perdido 290. ¿Para qué sirve el «pie»?
    .wrong-none = Todavía queda algo en tu «pie».

wall-game-fed = Tu mesa aceptó la regla de los tres grupos. El Sur, con tres grupos a la vista, gana con tu descarte una línea de 25, con comodín. Normalmente pagarías 50, y los otros, 25 cada uno. ¿Cuánto pagas aquí?
    .right = 100: 50 por ti y 25 por cada uno de los otros dos, que no pagan nada. No es una regla oficial; muchas mesas no la usan.
    .hint = Sin ese acuerdo, ¿cuánto pagaría cada uno de ustedes? Súmalo.
    .option-own = 50 puntos
    .option-three = 75 puntos
    .option-everything = 100 puntos
    .wrong-own = Esa es tu parte. Pero en esta mesa pagas también por los otros.
    .wrong-three = Eso son 25 por cada uno de los tres. Pero la ficha la descartaste tú.

wall-game-no-winner = Se acabó el muro y nadie tiene Mah Jongg. ¿Quién paga?
    .right = Así es, nadie: una partida sin ganador no cuesta nada ni da nada.
    .shown = Nadie: una partida sin ganador no cuesta nada ni da nada.
    .hint = Se paga a quien gana. ¿Hay alguien?
    .option-threw = Quien hizo el último descarte
    .option-nobody = Nadie
    .option-nearest = Todos, a quien estaba más cerca
    .wrong-threw = El último descarte solo cuesta si alguien gana con él.
    .wrong-nearest = Cerca no basta. Solo se pagan 14 fichas que formen una línea.

wall-game-east-won = Gana el Este. ¿Quién es el Este en la partida siguiente?
    .option-east = El mismo Este
    .option-south = Quien era el Sur
    .option-north = Quien era el Norte
    .right = El Sur está a la derecha del Este, y el puesto pasa a la derecha, gane quien gane.
    .hint = ¿Quién está a la derecha del Este?
    .wrong-east = Por ganar, nadie sigue siendo el Este.
    .wrong-north = El Norte está al otro lado del Este.

wall-game-once-around = Cuatro jugadores. ¿Cuántas partidas hacen falta para que cada uno sea el Este una vez?
    .right = Sí, cuatro: eso es una ronda.
    .shown = Cuatro: eso es una ronda.
    .hint = Son cuatro puestos, y el Este nunca se queda dos veces.
    .wrong = El Este avanza un jugador después de cada partida.
    .wrong-one = Después de una partida, solo uno de ellos fue el Este.
    .wrong-match = Eso es un encuentro completo. ¿Cuántas veces es cada uno el Este en él?

wall-game-exposes = No queda nada que robar. Alguien pide el último descarte y expone un pung. ¿Qué pasa entonces?
    .option-draws = Roba el siguiente jugador
    .option-over = La partida se acaba enseguida
    .option-once-more = Quien lo pidió descarta una vez más
    .right = Después de exponer se descarta, también ahora. Si nadie quiere esa ficha, la partida se acaba.
    .hint = ¿Cuántas fichas tiene ese jugador después de pedir?
    .wrong-draws = ¿De dónde? El muro se acabó.
    .wrong-over = Alguien tiene todavía 14 fichas.

wall-game-lost-all = Juegan con un «pie», y el tuyo está vacío. ¿Qué pasa en la partida siguiente?
    .option-leave = Dejo de jugar
    .option-free = Sigo jugando y no pago nada
    .option-debt = Sigo jugando y debo el resto
    .right = El «pie» limita lo que se pierde, no el juego. Todavía puedes ganar.
    .hint = El «pie» limita lo que se puede perder, nada más.
    .wrong-leave = Los otros tres no podrían seguir sin ti. Y todavía puedes ganar.
    .wrong-debt = Entonces no sería un límite. ¿Para qué sirve el «pie»?

wall-game-last-one = Juegas esta línea. El jugador de tu derecha robó la última ficha del muro y descarta un <9D>. ¿Qué haces?
    .right = ¡Mah Jongg, en el último suspiro! Ese descarte vale como cualquier otro.
    .hint = Cuenta lo que le falta a tu línea.
    .wrong = Compara la ficha del centro con el último grupo de tu línea.
    .wrong-let-go = Ya nadie puede robar, así que se acabó, sin ganador. ¿Cuántas fichas te faltaban?
    .wrong-kong = Expusiste cuatro 9, descartaste una vez más, y la partida terminó sin ganador. ¿Cuántas fichas te faltaban?
