lesson-dragons-soap-winds = Dragones, Jabón y vientos
    .summary = Qué dragón pide una línea, cuándo el Jabón es un cero y qué vientos sirven.
    .done = Ya no hay letra de la tarjeta que no conozcas: dragones, Jabón y vientos.

dragons-soap-winds-matching =
    D es un dragón. Si lleva el color de los números, es el dragón del palo. ¿Recuerdas cuál? El verde con los bambúes, el rojo con los caracteres.

    La E no lleva raya: es el viento Este, elijas el palo que elijas.

dragons-soap-winds-match-dots = Juegas esta línea con 4 de círculos. ¿Qué dragones pide entonces?
    .right = ¡Burbujas redondas! El Jabón es el dragón de los círculos, y aquí se pide el dragón del palo.
    .hint = ¿Qué dragón hace burbujas redondas?
    .option-red = El rojo
    .option-green = El verde
    .option-soap = El Jabón
    .wrong-red = El rojo va con los caracteres, y tus números son círculos.
    .wrong-green = El verde va con los bambúes, y tus números son círculos.

dragons-soap-winds-build = Forma esta línea con 7 de caracteres. Las flores y los 7 ya están en tu atril.
    .right = ¡Perfecta! Un palo, caracteres, y el rojo, que va con ellos. Los Estes van por su cuenta.
    .shown = Un palo, caracteres, y el rojo, que va con ellos. Los Estes van por su cuenta.
    .hint = ¿Qué dragón va con los caracteres? ¿Y qué viento imprime la línea?
    .wrong = Vas por buen camino, pero todavía no es la línea. Léela en voz alta: FF, 7777, DDDD, EEEE.
    .wrong-dragons = Los vientos están bien. Pero ¿con qué palo van estos dragones, y de qué palo son tus 7?
    .wrong-winds = Los dragones son los del palo. Ahora compara tus vientos con la letra impresa.
    .wrong-no-dragons = En tu atril hay dos clases de vientos y ningún dragón. ¿Qué significa la D?

dragons-soap-winds-check =
    Ahora, en la mesa. Juegas esta línea con 3 de bambúes, y te falta un dragón. Robaste un <R>.

    ¿Cantas Mah Jongg o descartas una ficha?
    .right = Bien visto: el rojo no va con los bambúes. Sigues esperando <G>, y tu mano está a salvo.
    .shown = No es Mah Jongg: el rojo no va con los bambúes. Sigues esperando <G>.
    .hint = Mira el palo de tus 3. ¿Qué dragón va con él?
    .wrong = Compara tus 14 fichas con la línea, y los dragones con tu palo.
    .wrong-false = Uno de tus cuatro dragones es el rojo, y el rojo no va con los bambúes. Tu mano está muerta, y la partida sigue sin ti.
    .wrong-line-tile = Te faltaba un dragón; se fue una ficha de tu línea, y ahora te faltan dos.
    .wrong-draw = Ahora tienes 15 fichas, y ninguna línea lleva 15. En cada turno robas una vez y luego descartas.

dragons-soap-winds-take = Un poco después, el jugador de enfrente descarta un <G>. ¿Lo pides para Mah Jongg o lo dejas pasar?
    .right = ¡Mah Jongg! Valió la pena esperar: 3 de bambúes con su dragón, cuatro Estes y dos flores.
    .hint = Compara el último descarte con el grupo que no está completo.
    .wrong = Mira el <G> del centro. ¿Le sirve a tu línea?
    .wrong-let-go = Ese era el cuarto verde, y los otros tres son tuyos. Ahora solo te sirve un comodín.
    .wrong-draw = Antes está el <G>: pídelo o déjalo pasar.

dragons-soap-winds-opposite =
    En otras tarjetas, una línea puede pedir un dragón opuesto, que no es el del palo. Con los círculos, el rojo o el verde, a elegir.

    Lo dice la nota, o el color: una D de otro color que los números es de otro palo.

dragons-soap-winds-opposite-craks = Una línea pide un dragón opuesto, y tus números son estos. Elige todos los dragones de la fila que sirvan.
    .right = Bien visto: el verde o el Jabón, porque ninguno va con los caracteres.
    .shown = El verde o el Jabón: ninguno va con los caracteres.
    .hint = Busca primero el dragón que va con los caracteres. Los otros son opuestos.
    .wrong = Solo se piden dragones, y solo los que no van con el palo de estos números.
    .wrong-matching = El rojo va con los caracteres: es el dragón del palo.
    .wrong-all = Uno de estos tres va con los caracteres. Ese no entra.
    .wrong-green = Va con los bambúes, así que sirve. Pero en la fila hay otro que no va con los caracteres.
    .wrong-soap = Va con los círculos, así que sirve. Pero no es el único de la fila.

dragons-soap-winds-letters = Juegas esta línea con bambúes y círculos. La parte marcada lleva letras, pero ninguna D. ¿Qué fichas pide?
    .right = Muy bien: R es el rojo y G es el verde, tengas los palos que tengas. Solo la D depende del palo.
    .shown = R es el rojo y G es el verde, tengas los palos que tengas. Solo la D depende del palo.
    .hint = Mira las letras, y fíjate en que no llevan raya.
    .option-match = Verde y Jabón
    .option-printed = Rojo y verde
    .option-soap = Rojo y Jabón
    .wrong-match = Estos dos van con tus palos. Pero esta parte no lleva raya: tus palos no cuentan.
    .wrong-soap = La primera está bien. El Jabón se imprime 0. ¿Qué dice la segunda letra?

dragons-soap-winds-soap =
    El Jabón tiene dos oficios. Donde la tarjeta imprime D, es el dragón de los círculos. Donde imprime 0, es un cero y va con cualquier palo, como en el año 2026.

    En los dos casos es la misma ficha, y hay cuatro.

dragons-soap-winds-zero = Juegas esta línea con 2 de bambúes y luego 2 y 6 de caracteres. Elige todas las fichas de tu atril que están de más o no entran en ella.
    .right = ¡Bien contado! Tres Jabones son ceros, y el cuarto sobra. Sirven doce fichas.
    .shown = Tres Jabones son ceros, y el cuarto sobra. Sirven doce fichas.
    .hint = Cuenta cada grupo. ¿Cuántos ceros imprime la línea?
    .wrong = Di la línea con tus palos: FF, 222 de bambúes, 000, 222 666 de caracteres. ¿Qué sobra?
    .wrong-soaps = No tienes círculos, cierto. Pero un cero no tiene palo: en la línea hay lugar para algunos de tus Jabones.
    .wrong-dragon = Sí, esa no entra. Ahora cuenta los 0 de la tarjeta y luego tus Jabones.

dragons-soap-winds-left = Tu línea pide tres ceros, y tienes estos dos Jabones. Otro jugador descartó uno, como dragón. ¿Cuántos pueden aparecer todavía?
    .right = Cuatro Jabones en total: dos son tuyos y uno ya salió. Cero o dragón, es la misma ficha.
    .hint = ¿Cuántos Jabones hay en total?
    .wrong = Empieza por los Jabones que hay. Resta los tuyos y el descartado.
    .wrong-two = No contaste el descartado. El cero y el dragón blanco son la misma ficha.
    .wrong-eight = Entonces habría ocho en total. No hay cuatro ceros y cuatro dragones: son la misma ficha.

dragons-soap-winds-flower = Otra partida. Juegas esta línea y te falta una flor. El jugador de tu derecha descarta una <F>. ¿Qué haces?
    .right = ¡Mah Jongg! Una flor descartada se puede pedir, como cualquier otra ficha.
    .hint = Compara la línea con tus fichas. ¿Qué falta?
    .wrong = Mira el último descarte. ¿Lo necesita tu línea?
    .wrong-let-go = El siguiente jugador ya jugó, y esa flor se perdió. Solo te queda esperar otra.
    .wrong-draw = Ahora no. El último descarte espera tu respuesta: pídelo o déjalo pasar.

dragons-soap-winds-any-wind =
    Un viento no tiene palo. Donde está impreso, es justo ese viento: EEE son tres Estes; NEWS, uno de cada.

    En otras tarjetas una línea puede decir «cualquier viento». Entonces eliges cuál, pero todo el grupo es de ese viento.

dragons-soap-winds-any-kong = Una línea de otra tarjeta pide un kong de cualquier viento. ¿Cuál de estos sirve?
    .right = Sí, cuatro Oestes. Sirve cualquiera de los cuatro vientos, siempre que las cuatro fichas sean iguales.
    .shown = Cuatro Oestes. Sirve cualquiera de los cuatro vientos, siempre que las cuatro fichas sean iguales.
    .hint = Un kong son cuatro iguales.
    .option-news = Uno de cada
    .option-wests = Cuatro Oestes
    .option-two = Dos Estes y dos Sures
    .wrong-news = Son cuatro vientos, pero cuatro distintos. ¿Dónde está el kong?
    .wrong-two = Son dos parejas. Todo el grupo tiene que ser de un solo viento.

dragons-soap-winds-named = ¿Cuál de estas manos cumple la línea?
    .right = Letra por letra, tal como está impresa. Aquí ninguna nota te deja elegir el viento.
    .hint = Lee las letras del final de la línea. ¿Cuál va sola?
    .option-west = Un Oeste suelto
    .option-soap = Un Jabón suelto
    .option-south = Un Sur suelto
    .wrong-west = La línea imprime tres veces W y una vez S. Aquí es al revés.
    .wrong-soap = En inglés el Jabón, Soap, empieza por S, pero la tarjeta lo imprime 0. ¿Qué viento es la S?

dragons-soap-winds-recall-matching = Juegas esta línea con 9 de caracteres. Elige todas las fichas de la fila que sirven para su DDDD.
    .right = Te lo sabes: el rojo es el dragón de los caracteres.
    .shown = El rojo es el dragón de los caracteres.
    .hint = La D tiene el color de los números. ¿Qué dragón va con su palo?
    .wrong = Solo una clase de dragón va con el palo de tus números. Elige todos los de esa clase y nada más.
    .wrong-soap = El Jabón va con los círculos. Tus números son caracteres.
    .wrong-green = El verde va con los bambúes. Tus números son caracteres.
    .wrong-all = Todos estos son dragones. Pero la D tiene el color de los números: tiene que ir con su palo.

dragons-soap-winds-recall-opposite = Una línea pide un dragón opuesto, y tus números son estos. ¿Qué dragón queda excluido?
    .right = El verde va con los bambúes: es el dragón del palo. El rojo y el Jabón son opuestos.
    .hint = Opuesto quiere decir que no es el del palo. ¿Cuál es el del palo?
    .option-red = El rojo
    .option-soap = El Jabón
    .option-green = El verde
    .wrong-red = El rojo va con los caracteres. Con estos números es opuesto, así que sirve.
    .wrong-soap = El Jabón va con los círculos. Con estos números es opuesto, así que sirve.
dragons-soap-winds-recall-opposite-2 = { dragons-soap-winds-recall-opposite }
    .right = El rojo va con los caracteres: es el dragón del palo. El verde y el Jabón son opuestos.
    .hint = { dragons-soap-winds-recall-opposite.hint }
    .option-red = { dragons-soap-winds-recall-opposite.option-red }
    .option-soap = { dragons-soap-winds-recall-opposite.option-soap }
    .option-green = { dragons-soap-winds-recall-opposite.option-green }
    .wrong-green = El verde va con los bambúes. Con estos números es opuesto, así que sirve.
    .wrong-soap = { dragons-soap-winds-recall-opposite.wrong-soap }

dragons-soap-winds-recall-four = Usas estos tres como ceros. Rosa, enfrente, necesita Jabones como dragones. ¿Cuántos quedan para ella?
    .right = Hay cuatro Jabones, sirvan de ceros o de dragones.
    .hint = Del Jabón hay tantos como de cualquier otro dragón.
    .wrong = ¿Cuántos Jabones hay en total? Resta los tuyos.
    .wrong-four = Esos son todos. Tres de ellos son tuyos.
    .wrong-eight = Entonces habría ocho en total. El cero y el dragón blanco son la misma ficha.

dragons-soap-winds-recall-any = Una línea de otra tarjeta pide una pareja de cualquier viento. ¿Cuál de estas sirve?
    .right = Así es: el viento lo eliges tú, pero las dos fichas son de ese.
    .shown = El viento lo eliges tú, pero las dos fichas son de ese.
    .hint = Una pareja son dos iguales, y las dos son naturales.
    .option-two = Norte y Sur
    .option-joker = Este y un comodín
    .option-same = Dos Sures
    .wrong-two = Son dos vientos, pero distintos. Una pareja son dos iguales.
    .wrong-joker = En una pareja no cabe un comodín, tampoco en una de vientos.

dragons-soap-winds-recall-table-soap = Juegas esta línea con 8 de círculos, y te falta una ficha. El jugador de tu derecha descarta un <0>. ¿Qué haces?
    .right = ¡Mah Jongg! Donde la tarjeta imprime D, el Jabón es el dragón de los círculos.
    .hint = ¿Qué dragón va con los círculos?
    .wrong = Mira el último descarte. ¿Lo necesita tu línea?
    .wrong-let-go = El siguiente jugador ya jugó. Ese era el cuarto Jabón, y tu línea lo necesitaba.
    .wrong-draw = Ahora no. El último descarte espera tu respuesta: pídelo o déjalo pasar.

dragons-soap-winds-recall-table-dragon = Juegas esta línea con 5 de caracteres. Te faltaba un dragón, y robaste <0>. Canta Mah Jongg o descarta una ficha.
    .right = El Jabón va con los círculos, no con los caracteres. Sigues esperando el cuarto <R>.
    .shown = El Jabón va con los círculos, no con los caracteres. Sigues esperando el cuarto <R>.
    .hint = ¿Qué dragón va con los caracteres?
    .wrong = Compara tus dragones con el palo de tus 5.
    .wrong-false = El Jabón no va con los caracteres. Tu mano está muerta, y los demás siguen jugando.
    .wrong-line-tile = A tu línea le servía esa, y ahora está en el centro: te faltan dos.
