lesson-jokers-out = Descartar comodines, y jugar sin ellos
    .summary = Cuándo puede irse un comodín, y cuánto vale una mano que no lleva ninguno.
    .done = Ya sabes soltar un comodín sin pena ni peligro, y cuándo una mano vale más sin él.

jokers-out-none =
    Mira tu atril: ni un comodín, y no es mala suerte. Si ganas así, es una mano sin comodines, y tiene premio.

    Cada jugador te debe el doble que por la misma mano con un comodín.

jokers-out-claim = El jugador de enfrente acaba de descartar el <3D> que te falta. Tómalo y mira quién paga cuánto.
    .right = ¡Doscientos en total! 100 puntos del jugador de enfrente y 50 de cada uno de los otros: todo al doble, porque no hay comodines.
    .hint = Te falta una ficha, y está en el centro.
    .wrong = Mira la ficha del centro y lo que todavía le falta a tu línea.
    .wrong-pung = Expusiste tres 3 de círculos, y por eso no paga nadie. Cuenta tus fichas: ¿cuántas te faltaban?
    .wrong-let-go = El jugador de tu izquierda ya robó. Tu última ficha se perdió, y los puntos también.

jokers-out-half = El jugador de enfrente acaba de pagarte 100. Imagina que en uno de tus kongs hubiera un comodín. ¿Cuánto te habría pagado entonces?
    .option-once = 25 puntos
    .option-twice = 50 puntos
    .option-more = 200 puntos
    .right = Eso es, la mitad. Solo en Sueltas y parejas no hay este premio: allí ninguna mano puede llevar comodines.
    .shown = La mitad. Solo en Sueltas y parejas no hay este premio: allí ninguna mano puede llevar comodines.
    .hint = Sin comodines te pagó 100. Eso ya estaba doblado.
    .wrong-once = Eso habrían pagado los otros dos. Pero ¿quién descartó la ficha?
    .wrong-more = Entonces se premiaría el comodín. Lo que se premia es jugar sin él.

jokers-out-name =
    El jugador de enfrente descartó un comodín y dijo «Igual»: igual que la ficha descartada justo antes.

    También vale «Ocho de bambúes», el nombre de esa ficha, y «Comodín» vale siempre. Se llame como se llame, nadie puede pedirlo.

jokers-out-out = Robaste un <3D>, y solo falta un <6D> de verdad. Descarta la ficha que a tu mano ya no le hace falta, y elige cómo la llamas.
    .right = ¡Muy fino! Esperas la misma ficha, pero sin comodines. Si el primer descarte de la partida es un comodín, solo puede llamarse «Comodín».
    .shown = Esperas la misma ficha, pero sin comodines. Si el primer descarte de la partida es un comodín, solo puede llamarse «Comodín».
    .hint = ¿Qué ficha ya no hace falta? Puedes decir su propio nombre, o el del último descarte.
    .wrong = Elige primero la ficha que ya no hace falta. Después, su nombre.
    .wrong-old = Dijiste «Ocho de bambúes», pero desde entonces hubo otro descarte. Se corrige el nombre, y el comodín se queda donde está.
    .wrong-name = Un comodín no puede tomar un nombre cualquiera. ¿Qué ficha se descartó justo antes de la tuya?
    .wrong-three = Sigues esperando el mismo <6D>. Pero en tu kong hay un comodín, así que ganar te dará solo la mitad.
    .wrong-discard = Esa sí hacía falta. ¿Cuál es la que ya sobra?
    .wrong-win = Tu 6 de círculos todavía no tiene pareja, y un comodín no puede serlo.

jokers-out-own = Otra mesa. Solo te falta el segundo <8C>, y acabas de robar un <9B>. Mira tu propio grupo expuesto. ¿Qué haces?
    .right = Bien cambiado: ahora hay cuatro 9 de verdad, y el comodín está en tu atril.
    .shown = Ahora hay cuatro 9 de verdad, y el comodín está en tu atril.
    .hint = ¿Por qué ficha vale el comodín de tu grupo expuesto?
    .wrong = Mira tu grupo expuesto y la ficha que acabas de robar.
    .wrong-nine = Esperas la misma ficha que antes, pero con un comodín entre los 9. Ganar te dará solo la mitad.
    .wrong-discard = Esa ficha era de tu línea. Ahora falta una más.
    .wrong-win = Todavía falta el segundo 8 de caracteres. ¿Qué podrías conseguir con tu 9?

jokers-out-away = Una ficha tiene que irse. ¿Necesita todavía tu mano el comodín?
    .right = ¡Adiós, comodín! Nunca podría ser el 8 de una pareja. Nadie puede pedirlo, y tu mano queda sin comodines.
    .hint = Solo falta un 8 de caracteres. ¿Puede haber ahí un comodín?
    .wrong = Compara con la línea: ¿cuál de tus 14 fichas no hace falta?
    .wrong-eight = Era la mitad buena de tu pareja. Ahora faltan los dos 8, y ningún comodín puede valer por ellos.
    .wrong-discard = El comodín tiene que cubrir la ficha que soltaste. Esperas el mismo 8 que antes, y en tu mano hay un comodín.
    .wrong-win = El comodín tendría que ser tu segundo 8. ¿Puede ir en una pareja?

jokers-out-paid = El jugador de tu derecha descarta un <8C>. Compara y luego decide.
    .right = ¡Valió la pena! 100 puntos de tu derecha y 50 de cada uno de los otros. Con aquel comodín, habría sido la mitad.
    .hint = ¿Qué estabas esperando?
    .wrong = Compara la ficha del centro con lo que le falta a tu línea.
    .wrong-let-go = Tu última ficha se perdió para siempre: ya robó el jugador de enfrente.
    .wrong-pair = Una pareja no se expone nunca. Pero cuenta: ¿no sería esta tu ficha número 14?

jokers-out-taken =
    También otros pueden llevarse un comodín tuyo. El jugador de enfrente dio un <7C> de verdad por el de tus 7.

    Tu kong sigue entero. Y solo cuenta la mano que muestras al final: ahora no lleva ninguno.

jokers-out-counts = El jugador de tu izquierda descarta el <8C> que te falta. Por esta línea de 30, una mano con comodín le costaría 60 a quien descarta. ¿Y la tuya, tal como está ahora?
    .option-thirty = 30 puntos
    .option-sixty = 60 puntos
    .option-one-twenty = 120 puntos
    .right = Bien calculado: dos veces 30 por descartar la ficha, y el doble de eso porque ya no hay comodines.
    .shown = Son dos veces 30 por descartar la ficha, y el doble de eso porque ya no hay comodines: 120.
    .hint = ¿Quién descartó la ficha? ¿Y hay ahora un comodín en tu mano?
    .wrong-thirty = Eso es el valor una vez. ¿Quién descartó la ficha, y qué ya no está en tu mano?
    .wrong-sixty = Con un comodín en la mano, sí. ¿Sigue ahí?

jokers-out-take = Pues tómalo.
    .right = ¡Y encima cobras más! 120 de tu izquierda y 60 de cada uno de los otros. El comodín que perdiste dobló lo que ganas.
    .hint = Tu última ficha está en el centro. ¿Qué dices?
    .wrong = La ficha del centro completa tu mano. ¿Qué dices?
    .wrong-let-go = Robaste otra ficha, y tu <8C> se quedó entre los descartes para siempre.
    .wrong-pair = Una pareja no se expone nunca. Pero cuenta: ¿no sería esta tu ficha número 14?
    .wrong-draw = Antes decide qué haces con la ficha del centro. ¿Le sirve a tu línea?

jokers-out-hidden =
    Esta línea termina en C: nada de ella puede exponerse antes del Mah Jongg.

    Aun así puedes cambiar. Tu ficha va a otro atril, el comodín viene al tuyo, y un cambio no expone nada de tu mano.

jokers-out-swap = Ya robaste, y te faltan un 2 de círculos y un 5 de bambúes. Mira a tu izquierda: ¿cómo puedes acercarte una ficha más?
    .right = ¡Bien encontrado! El comodín es tu cuarto 2, y tu mano sigue oculta. El cambio solo va en un sentido: nadie da un comodín por una ficha de verdad.
    .shown = El comodín es tu cuarto 2, y tu mano sigue oculta. El cambio solo va en un sentido: nadie da un comodín por una ficha de verdad.
    .hint = ¿Por cuál de tus fichas vale un comodín de tu izquierda?
    .wrong = Mira el grupo expuesto a tu izquierda y las fichas que a tu línea no le sirven.
    .wrong-west = Tu Oeste está en el centro, y el comodín sigue a tu izquierda. Te falta lo mismo que antes.
    .wrong-discard = El comodín sigue a tu izquierda, y tu turno terminó. Con tomarlo no exponías nada.
    .wrong-win = Faltan un 2 de círculos y un 5 de bambúes: todavía no es Mah Jongg.

jokers-out-back = Juegas esta línea, solo te falta el <N> y te sobra un comodín. Estos Nortes están expuestos en otro atril. ¿Puedes conseguir uno con tu comodín?
    .option-turn = Sí, en mi turno
    .option-owner = Sí, si su dueño quiere
    .option-never = No
    .right = Así es: entra una ficha de verdad y sale un comodín, nunca al revés. Esperas el último Norte, y el comodín puede irse.
    .shown = Entra una ficha de verdad y sale un comodín, nunca al revés. Esperas el último Norte, y el comodín puede irse.
    .hint = ¿En qué sentido va un cambio?
    .wrong-turn = Tu turno es el momento justo para un cambio. Pero ¿qué se da en él, y qué se toma?
    .wrong-owner = En un cambio, el dueño no decide. ¿Qué se da, y qué se toma?

jokers-out-keep = Una mano más. Juegas esta línea y acabas de robar una <F>. Compara y luego decide.
    .right = ¡Mah Jongg! El comodín es tu cuarto 5. Más vale pájaro en mano que un premio que quizá no llegue.
    .hint = Ya tienes cuatro flores de verdad. ¿A qué grupo le falta una, y puede haber ahí un comodín?
    .wrong = Compara tus 14 fichas con la línea, también el comodín.
    .wrong-joker = Ese comodín podía ser tu cuarto 5. Tu mano estaba completa, y ahora quizá gane otro antes.
    .wrong-flower = Tu mano estaba completa, y ahora falta una ficha. ¿Dónde podía ir el comodín?
    .wrong-discard = Tu mano estaba completa, y ahora falta una ficha.

jokers-out-which = Las tres manos son Mah Jongg para esta línea. ¿Por cuál pagan todos el doble?
    .option-pung = Mano A
    .option-none = Mano B
    .option-kong = Mano C
    .right = Esa es: no lleva ningún comodín, y eso dobla lo que paga cada uno.
    .hint = Busca comodines.
    .wrong-pung = Lleva un comodín, en el grupo de tres. ¿Es entonces una mano sin comodines?
    .wrong-kong = Lleva un comodín, en uno de los kongs. ¿Es entonces una mano sin comodines?

jokers-out-say = Alguien descartó un 7 de caracteres, y después tú descartas un comodín. ¿Qué puedes decir?
    .option-nothing = Nada
    .option-same = «Igual»
    .option-other = «Ocho de caracteres»
    .right = Bien dicho. «Igual», «Siete de caracteres» o «Comodín»: las tres cosas valen.
    .shown = Puedes decir «Igual», «Siete de caracteres» o «Comodín»: las tres cosas valen.
    .hint = Un comodín puede tomar el nombre de la ficha descartada justo antes.
    .wrong-nothing = Todo descarte lleva un nombre, también un comodín.
    .wrong-other = Un comodín solo puede tomar prestado un nombre. ¿Qué ficha está ahí?

jokers-out-lost = Uno de estos 4 era un comodín, hasta que otro jugador lo cambió. Ganas sin comodines en la mano. ¿Cuenta como mano sin comodines?
    .option-no = No: al principio había uno
    .option-yes = Sí
    .option-part = Solo a medias
    .right = Sí: cuenta la mano tal como la muestras al final.
    .shown = Cuenta la mano tal como la muestras al final.
    .hint = ¿Qué ven los demás cuando muestras tu mano?
    .wrong-no = Lo que ya no está no se mira. ¿Qué fichas muestras?
    .wrong-part = No hay medio premio. Entre las fichas que muestras, ¿hay un comodín o no?

jokers-out-way = Te toca, y esto está expuesto en otro atril. ¿Qué cambio se permite?
    .option-joker = Doy mi comodín y tomo un Este
    .option-east = Doy mi Este y tomo el comodín
    .option-wind = Doy mi Oeste y tomo el comodín
    .right = Entra una ficha de verdad y sale el comodín: justo la ficha por la que vale.
    .hint = ¿Qué ficha tiene que entrar para que el grupo siga siendo el mismo?
    .wrong-joker = En un cambio los comodines se toman, nunca se dan.
    .wrong-wind = Debe ser justo la ficha por la que vale el comodín.

jokers-out-bonus = Alguien gana con una mano sin comodines de una línea corriente. ¿Cuántas veces paga cada uno lo que pagaría por la misma mano con un comodín?
    .right = Acertaste: dos veces, cada uno de los tres.
    .shown = Dos veces, cada uno de los tres.
    .hint = Jugar sin comodines dobla.
    .wrong = Compara con la misma mano, pero con un comodín: ¿qué cambia en el pago?
    .wrong-once = Entonces jugar sin comodines no serviría de nada.
    .wrong-four = Eso sería doblar y volver a doblar. ¿Cuántas veces dobla jugar sin comodines?

jokers-out-wait = Juegas esta línea y acabas de robar un <8D>. Solo te falta el segundo <6C>. ¿Qué descartas?
    .right = ¡Bien soltado! Nadie puede pedirlo, tú esperas la misma ficha que antes, y tu mano queda sin comodines.
    .shown = Se va el comodín: nadie puede pedirlo, tú esperas la misma ficha que antes, y tu mano queda sin comodines.
    .hint = ¿En qué lugar de tu línea haría falta ahora el comodín?
    .wrong = Compara con la línea: ¿qué ficha no hace falta?
    .wrong-eight = Tu comodín sigue entre los 8. Esperas la misma ficha, y ganar te dará solo la mitad.
    .wrong-six = Ahora faltan los dos 6, y ningún comodín puede ir en una pareja.
    .wrong-discard = ¡Lástima! Ahora le falta una a otro grupo. ¿Qué ficha no hace falta?
    .wrong-win = El comodín tendría que ser tu segundo 6. ¿Puede ir en una pareja?
