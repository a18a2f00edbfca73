lesson-calling-mah-jongg = Cantar Mah Jongg
    .summary = La ficha número 14 puede venir de cualquiera y completar cualquier cosa. Pero compara antes de hablar.
    .done = Ya puedes decir «Mah Jongg» con voz firme, porque antes comparas.

calling-mah-jongg-lacks =
    ¡Qué cerca estás! Trece fichas en su lugar; solo falta el segundo <8D>, el de la última pareja.

    Para exponer nunca podrías pedirlo. Para Mah Jongg sí: tu ficha número 14 puede completar cualquier cosa, también una pareja o una suelta.

calling-mah-jongg-pair = Aquí llega: lo descarta el jugador de tu derecha. A otros dos les tocaría antes que a ti, pero cualquiera puede cantar Mah Jongg. ¿Qué haces?
    .right = ¡«Mah Jongg»! Muestras las 14 y señalas tu línea en la tarjeta. Va antes que pedir para exponer, le toque a quien le toque.
    .hint = Te falta una ficha, y está en el centro.
    .wrong = Mira la ficha del centro y lo que todavía le falta a tu línea.
    .wrong-expose = Una pareja no se expone, y ahora no te hace falta exponer nada. Cuenta cuántas fichas te faltan.
    .wrong-let-go = El jugador de enfrente ya robó, y tu última ficha se perdió. Sigues esperando.

calling-mah-jongg-single = Otra mano: flores, Nortes, Estes y Oestes. El jugador de tu izquierda descarta un Sur. ¿Qué haces?
    .right = ¡Otra vez Mah Jongg! El Sur va suelto, pero la ficha número 14 se puede pedir siempre.
    .shown = Otra vez Mah Jongg: el Sur va suelto, pero la ficha número 14 se puede pedir siempre.
    .hint = Pon tus fichas junto a la línea. ¿Qué falta?
    .wrong = Compara tu atril con la línea antes de decidir.
    .wrong-draw = Ahora te toca a ti, pero antes decide qué haces con la ficha del centro. ¿Le sirve a tu línea?
    .wrong-let-go = Robaste otra ficha, y el Sur se quedó entre los descartes para siempre.

calling-mah-jongg-concealed = Esta línea termina en C. No mostraste nada y falta una ficha. El jugador de enfrente descarta un <7B>. ¿Qué haces?
    .right = ¡Mah Jongg! También una mano oculta puede tomar su última ficha de un descarte. Ahora, por fin, la muestras entera.
    .hint = ¿Cuántas fichas faltan? Recuerda qué tiene de especial la número 14.
    .wrong = Cuenta lo que falta y piensa en lo que puede hacer la ficha número 14.
    .wrong-expose = Expusiste tres 7 antes del Mah Jongg, y la C no lo permite. Tenías las 14, y con esta línea ya no puedes ganar.
    .wrong-let-go = El jugador de tu izquierda ya robó, y el <7B> se perdió. La C prohíbe exponer. Pero ¿era eso exponer?

calling-mah-jongg-compare =
    Ya lo sé, dan ganas de gritarlo. Pero antes compara, grupo por grupo: ¿cuántas, qué número, qué palo?

    Estas 14 parecen completas. Pero un 8 es de caracteres entre bambúes. Trece bien y una mal no es Mah Jongg.

calling-mah-jongg-spot = Juegas esta línea con 3, 5, 7 y 9. Trece de estas fichas son suyas. Elige la que sobra.
    .right = ¡Ahí estaba! La línea lleva tres 7, y aquí hay cuatro. A los 5 les falta uno.
    .shown = La línea lleva tres 7, y aquí hay cuatro: uno sobra. A los 5 les falta uno.
    .hint = Compara cada grupo con la línea: 333, 5555, 777, 9999.
    .wrong = Recorre los grupos uno por uno: ¿cuántas fichas pide la línea y cuántas hay aquí?
    .wrong-five = Hay pocos 5, pero ninguno de estos está de más.
    .wrong-nine = Cuatro 9 de círculos son justo lo que pide la línea.
    .wrong-all-sevens = Algo falla en este grupo, pero casi todo él es bueno. Solo una ficha tiene que irse.

calling-mah-jongg-false = Te falta un 8. El jugador de tu derecha descarta un <8B>. Compara y luego decide.
    .right = ¡Qué bien que miraste! Tus 8 son de círculos, y este era de bambúes. Tu mano sigue viva.
    .shown = Tus 8 son de círculos, y este es de bambúes: se deja pasar. Mirar dos veces mantiene viva una mano.
    .hint = ¿De qué palo son tus dos 8?
    .wrong = Compara esa ficha con el grupo al que iría.
    .wrong-mah-jongg = ¡Por poco! Pero mostraste dos 8 de círculos y uno de bambúes: no es Mah Jongg. Tu mano está muerta, y al final pagas igual a quien gane.
    .wrong-mixed = Expusiste dos 8 de círculos y uno de bambúes, y eso no es un grupo. El jugador de enfrente lo señaló: tu mano está muerta y quedas fuera.
    .wrong-draw = Espera: el <8B> todavía aguarda tu respuesta. La ficha vuelve al muro; en una mesa de verdad, robar fuera de turno puede costarte la mano.

calling-mah-jongg-theirs =
    El jugador de tu izquierda canta «Mah Jongg» y muestra sus fichas. Compáralas con la línea: los dos 5 son de palos distintos. Es un Mah Jongg falso.

    Nunca muestres tus fichas antes de que se revise la mano.

calling-mah-jongg-dead =
    Las fichas vuelven a su atril, y la mano está muerta: ya no roba, ni descarta, ni pide.

    Quedan tres jugadores, y siguen jugando. Al final, la mano muerta también paga a quien gane.

calling-mah-jongg-slip =
    A todos nos pasa: robaste un <5D>, y se te escapó «Mah Jongg». Pero tu línea pedía un <4D>.

    Mientras ninguna de tus fichas esté a la vista, puedes retirar la palabra. No cuesta nada.

calling-mah-jongg-back = Todos te miran. ¿Qué haces?
    .right = Bien dicho: «Perdón, lo retiro». No había nada a la vista, así que no pasó nada. Ahora descarta y sigue jugando.
    .shown = Se dice «Perdón, lo retiro». No había nada a la vista, así que no pasó nada. Ahora descarta y sigue jugando.
    .hint = ¿Qué puedes hacer mientras no haya ninguna ficha a la vista?
    .wrong = Primero resuelve tu Mah Jongg: ¿la mano está completa o no?
    .wrong-open = Ahora todos ven el 5 entre los 4. Tu mano está muerta, y roba el siguiente jugador.
    .wrong-discard = Cantaste «Mah Jongg», y todos esperan. Antes hay que resolver eso.

calling-mah-jongg-own = La última ficha no tiene que ser un descarte. Te toca, y robas del muro un <6C>. Compara y luego decide.
    .right = ¡Mah Jongg! Di «La robé yo»: nadie te dio la ficha, así que los tres pagan el doble.
    .hint = Pon tus fichas junto a la línea. El comodín vale por un Jabón.
    .wrong = Repasa la línea grupo por grupo, con el <6C> que robaste.
    .wrong-drawn = ¡Esa era tu ficha número 14! Ahora está entre los descartes, y roba el jugador de tu derecha.
    .wrong-discard = ¡Ay! Tenías las 14. Ahora falta una, y la partida sigue.

calling-mah-jongg-near = Juegas 1, 2, 3 y 4 de caracteres. El jugador de enfrente descarta un <4C>. Compara grupo por grupo y luego decide.
    .right = Muy bien, lo dejas pasar. El 4 completaría la pareja, pero también falta un 2: trece bien y una mal.
    .shown = Se deja pasar: el 4 completaría la pareja, pero también falta un 2. Son trece bien y una mal.
    .hint = Cuenta todos los grupos de tu atril, también los 2.
    .wrong = Cuenta cuántas fichas le faltarían a tu línea después de esta.
    .wrong-mah-jongg = Entre tus fichas había un 9 de bambúes, y falta un 2 de caracteres. Es un Mah Jongg falso, y tu mano está muerta.
    .wrong-pair = Expusiste dos 4, y aún te faltaba una ficha. Una pareja solo se pide para terminar la mano. El jugador de tu izquierda lo señaló: tu mano está muerta.
    .wrong-draw = Todavía no te toca: ¿y el <4C>? Devuelve la ficha al muro; en una mesa de verdad, un robo así puede costar toda la mano.

calling-mah-jongg-news = La última mano. NEWS es uno de cada viento: cuatro sueltas. El jugador de enfrente descarta un Oeste. Compara y luego decide.
    .right = ¡Mah Jongg! Comparaste, y estaban todos los grupos. Así, con calma, da gusto ganar.
    .shown = ¡Mah Jongg! Con este Oeste están todos los grupos.
    .hint = ¿Qué viento falta? ¿Falta algo más?
    .wrong = Compara tu atril con la línea y cuenta lo que falta.
    .wrong-four = NEWS son cuatro sueltas, y nunca se exponen como grupo. Pero ¿cuántas fichas te faltan?
    .wrong-let-go = Ese Oeste se perdió: ya robó el siguiente. ¿Cuántas fichas te faltaban?

calling-mah-jongg-which = ¿Con cuál de estas manos puedes cantar Mah Jongg para esta línea?
    .option-sizes = Mano A
    .option-suits = Mano B
    .option-whole = Mano C
    .right = Esa es: una flor, dos kongs, un pung y una pareja, todo de un palo y en el orden de la línea.
    .hint = Compara con la línea el tamaño y el palo de cada grupo.
    .wrong-sizes = Números y palo, bien. Pero ponla junto a la línea y cuenta el primer grupo de bambúes.
    .wrong-suits = Números y tamaños, bien. Pero la línea está impresa en un solo color.

calling-mah-jongg-green = Te falta una ficha de esta línea: el <G>, una suelta. Alguien lo descarta. ¿Qué dices?
    .option-letter = Nada: la línea termina en C
    .option-speak = «Mah Jongg»
    .option-single = Nada: es una suelta
    .right = ¡Dilo! Es tu ficha número 14, y esa se puede pedir para cualquier cosa, también para una suelta de una mano oculta.
    .hint = ¿Cuántas fichas faltan?
    .wrong-letter = La C prohíbe exponer grupos. ¿Sería este el caso?
    .wrong-single = Para exponer, tendrías razón. Pero cuenta tus fichas.

calling-mah-jongg-slipped = Se te escapó «Mah Jongg». Todavía no mostraste ninguna ficha, y ves que una está mal. ¿Qué haces?
    .option-back = Retirarlo
    .option-open = Mostrar mis fichas de todos modos
    .option-on = Descartar como si no hubiera dicho nada
    .right = Eso es, y sin apuro: mientras no haya nada a la vista, no cuesta nada.
    .shown = Se retira, y sin apuro: mientras no haya nada a la vista, no cuesta nada.
    .hint = Lo que cuenta es si ya hay alguna ficha a la vista.
    .wrong-open = En cuanto estén a la vista, tu mano queda muerta.
    .wrong-on = Todos te oyeron y todos esperan. Antes hay que resolverlo.

calling-mah-jongg-rest = Carlos mostró un Mah Jongg falso. ¿Qué hace el resto de la partida?
    .option-plays = Robar y descartar como antes
    .option-free = No jugar más y no pagar a nadie
    .option-pays = No jugar más y pagar al final a quien gane
    .right = Sí: una mano muerta ya no tiene turnos, pero paga igual a quien gane.
    .shown = Una mano muerta ya no tiene turnos, pero paga igual a quien gane.
    .hint = Una mano muerta no tiene turnos. ¿Y se libra de pagar?
    .wrong-plays = La mano está muerta. ¿Le tocan más turnos a una mano muerta?
    .wrong-free = Los demás no hicieron nada mal. ¿Por qué iba a cobrar menos quien gane?

calling-mah-jongg-order = Crees que tu mano está completa. Pon en orden lo que sigue.
    .item-compare = Comparo con la línea
    .item-say = Canto «Mah Jongg»
    .item-open = Muestro mis 14 fichas
    .item-paid = Los demás revisan la mano y pagan
    .right = ¡El orden perfecto! Comparar, hablar, mostrar y cobrar.
    .hint = Lo que aún se puede retirar va antes que lo que ya no.
    .wrong = Repásalo. ¿Qué haces antes de que alguien te oiga?
    .wrong-say-first = Te darías cuenta del error cuando ya todos te oyeron.
    .wrong-open-first = Las fichas que están a la vista ya no se retiran. La palabra, sí.

calling-mah-jongg-eights = Juegas esta línea con 6 y 7 de círculos, 8 y 9 de bambúes. El jugador de enfrente descarta un <8B>. Compara y luego decide.
    .right = ¡Mah Jongg! Solo te faltaba ese 8, y lo viste.
    .shown = ¡Mah Jongg! Solo te faltaba ese 8.
    .hint = Cuenta todos los grupos: ¿cuántas fichas faltan?
    .wrong = Compara tu atril con la línea y cuenta lo que falta.
    .wrong-expose = Tus 8 están expuestos, y ahora tienes que descartar. Pero ¿cuántas fichas te faltaban?
    .wrong-let-go = Se perdió el <8B>, y la partida sigue. ¿Cuántas fichas te faltaban?

calling-mah-jongg-threes = Juegas esta línea con 2 y 3 de círculos, 5 de bambúes, y te falta un 3. El jugador de enfrente descarta un <3B>. Compara y luego decide.
    .right = Bien visto: tus 3 son de círculos, y ese es de bambúes. Lo dejas pasar, y tu mano sigue viva.
    .shown = Tus 3 son de círculos, y ese es de bambúes. Si lo dejas pasar, tu mano sigue viva.
    .hint = ¿De qué palo son tus 3?
    .wrong = Compara esa ficha con el grupo al que iría.
    .wrong-mah-jongg = Entre tus 3 de círculos había uno de bambúes: un Mah Jongg falso. Tu mano está muerta.
    .wrong-mixed = Expusiste dos 3 de círculos y uno de bambúes, y eso no es un grupo. El jugador de enfrente lo señaló: tu mano está muerta.
    .wrong-draw = Demasiado pronto: esa ficha no te tocaba. Vuelve al muro, aunque en una mesa estricta tu mano podría quedar muerta. ¿Y el <3B>?

calling-mah-jongg-not-next = El jugador de tu derecha descarta la única ficha que te falta. Antes que a ti les tocaría a otros dos. ¿Puedes pedirla?
    .right = Para el Mah Jongg da igual a quién le toca y quién la descartó.
    .hint = Para pedir, ¿hay que esperar el turno?
    .option-next-only = No, solo si soy el siguiente
    .option-anytime = Sí, para el Mah Jongg
    .option-three = Solo si hace tres o más iguales
    .wrong-next-only = Así casi nunca ganarías con un descarte. ¿Quién puede pedir uno?
    .wrong-three = Eso vale para exponer un grupo. ¿Es el caso?
