lesson-first-mah-jongg = Tu primer Mah Jongg
    .summary = Siéntate con nosotros a la mesa y gana tu primera partida.
    .done = Ya ganaste, y sabes con qué: 14 fichas que coinciden con una línea de la tarjeta.

first-mah-jongg-line =
    Qué bueno que viniste. Las 13 fichas del atril son tuyas; nadie más las ve.

    La tarjeta dice con qué se gana. Esta línea pide dos flores (F), cuatro unos, dos doses, cuatro treses y dos cuatros: 14 fichas. Sus colores vienen después.

first-mah-jongg-missing = Compara tus fichas con la línea: flores, 1, 2, 3, 4. Tienes 13 de las 14. ¿Cuál falta?
    .right = ¡Eso! La línea pide dos 2, y tú tienes uno. Con otro <2C> ganas.
    .shown = La línea pide dos 2, y tú tienes uno. Con otro <2C> ganas.
    .hint = Cuenta cuántas fichas tienes de cada número y cuántas pide la línea.
    .option-four = Un 4
    .option-two = Un 2
    .option-flower = Una flor
    .option-three = Un 3
    .wrong-four = La línea dice 44, y tienes dos 4. Falta una ficha de otro número.
    .wrong-flower = La línea dice FF, dos flores, y tienes las dos. Sigue leyendo la línea.
    .wrong-three = La línea dice 3333, y tienes los cuatro. Falta una ficha de otro número.

first-mah-jongg-take =
    El jugador de enfrente deja <2C> boca arriba en el centro: es un descarte, y justo la ficha que necesitas.

    Pídela y canta «Mah Jongg»: así ganas. ¿O la dejas pasar?
    .right = ¡Mah Jongg! Tus 14 fichas coinciden con la línea: ganaste. Para ganar puedes pedir el último descarte, no importa de quién sea.
    .hint = Mira la última ficha del centro. ¿Cuál esperabas?
    .wrong = Mira el último descarte. ¿Lo necesita tu línea?
    .wrong-let-go = Los demás siguieron jugando, y <2C> quedó entre los descartes viejos: ya nadie puede pedirla. No te preocupes: aquí puedes volver atrás.
    .wrong-give = Ahora no. El último descarte espera tu respuesta: pídelo o déjalo pasar.

first-mah-jongg-paid =
    Míralas: tus 14 fichas están a la vista, para que todos las comparen con la línea.

    Y ahora, lo más agradable: cobras. Pagan los tres, pero el jugador de enfrente descartó la ficha ganadora, y paga el doble que cada uno de los otros.

first-mah-jongg-again =
    Otra partida y otra línea: tres flores, tres doses, tres cuatros, dos seises y tres ochos. Los números impresos juntos, como 888, piden fichas idénticas, también en el dibujo.

    Compara la línea con tu atril. ¿Cuál falta esta vez?
    .right = Buen ojo: tienes dos 8, no tres. El tercero tiene que llevar el mismo dibujo que esos dos: esperas <8D>.
    .shown = Tienes dos 8, no tres. El tercero tiene que llevar el mismo dibujo que esos dos: esperas <8D>.
    .hint = Cuenta otra vez, número por número: 222, 444, 66, 888.
    .option-six = Un 6
    .option-four = Un 4
    .option-eight = Un 8
    .wrong-six = La línea dice 66. Son dos, y tienes dos.
    .wrong-four = La línea dice 444, y tienes tres 4. Falta una ficha de otro número.

first-mah-jongg-round =
    Ahora jugamos de verdad. Juegan cuatro personas. Las fichas boca abajo que rodean el centro son el muro. En tu turno robas una ficha del muro y luego descartas una que no quieras.

    Ya viste jugar a los demás: el turno pasa hacia la derecha.

first-mah-jongg-draw = Ahora te toca a ti. Roba una ficha del muro. ¿Será la que necesitas?
    .right = Es <W>: esta vez no hubo suerte, porque a tu línea no le sirve. Ahora tienes 14 fichas, así que una tiene que irse.
    .hint = Mira los botones que están encima de tu atril. Uno de ellos te da una ficha del muro.
    .wrong = El último descarte no es la ficha que necesitas. Entonces, ¿cómo empieza tu turno?
    .wrong-give = Te quedarías con solo 12 fichas. ¿Qué hicieron los demás antes de descartar?
    .wrong-win = Tienes 13 fichas, y la línea lleva 14. Falta una.

first-mah-jongg-give = Ahora descarta una ficha: elige la que tu línea no pide y presiona el botón. Después le toca al siguiente jugador.
    .right = Bien hecho: jugaste tu primer turno. Otra vez tienes 13 fichas, y solo falta <8D>. Ahora, a esperar.
    .shown = Tu primer turno terminó. Otra vez tienes 13 fichas, y solo falta <8D>. Ahora, a esperar.
    .hint = Búscale a cada ficha su lugar en la línea. ¿Cuál sobra?
    .wrong = Compara otra vez tus fichas con la línea. Hay una que no entra.
    .wrong-line-tile = Qué pena: esa ficha era de tu línea, y ahora está en el centro. Antes faltaba una; ahora faltan dos.
    .wrong-win = Tienes 14 fichas, pero no las 14 de la línea: falta <8D>.

first-mah-jongg-check =
    Robas <8B>. ¿Es Mah Jongg?

    Compara las 14 fichas con la línea, y míralas bien. Después, canta Mah Jongg o descarta una ficha.
    .right = ¡Buen ojo! Es un 8, pero con otro dibujo. Quien canta Mah Jongg con él queda con la mano muerta, fuera de esta partida.
    .shown = Es un 8, pero con otro dibujo. Quien canta Mah Jongg con él queda con la mano muerta, fuera de esta partida.
    .hint = Mira los tres 8: el número y el dibujo.
    .wrong = Compara otra vez, número y dibujo. ¿Son idénticas las fichas que van juntas?
    .wrong-false = Mostraste tus fichas, y los tres 8 tienen que ser iguales. Tu mano está muerta, y la partida sigue sin ti.
    .wrong-line-tile = Qué pena: esa ficha era de tu línea, y ahora está en el centro. Antes faltaba una; ahora faltan dos.

first-mah-jongg-own = Un poco después te toca otra vez, y robas <8D>. Compara y luego decide.
    .right = ¡Mah Jongg, y sin ayuda de nadie! La ficha la robaste tú del muro: por eso cada uno te paga lo que antes pagó el jugador de enfrente.
    .hint = FFF, 222, 444, 66, 888: ¿están todas, y son iguales las que van juntas?
    .wrong = Con calma: primero compara tus 14 fichas con la línea.
    .wrong-discard = ¡Ay! Ese 8 completaba las 14, y ahora está en el centro. El siguiente jugador ya jugó, y tú vuelves a esperar.
    .wrong-line-tile = ¡Ay! Las tenías todas, y ahora una está en el centro. El siguiente jugador ya jugó, y tú vuelves a esperar.

first-mah-jongg-end =
    Ya ganaste dos veces, ¡y en tu primera lección! Leer una línea, robar, descartar y pedir: eso es el juego. Lo demás viene poco a poco.

    Ahora, a conocer las fichas: cómo son y cómo se llaman.

first-mah-jongg-how-many = ¿Cuántas fichas muestras cuando cantas Mah Jongg?
    .right = Sí, 14, y coinciden una por una con una línea de la tarjeta.
    .shown = Son 14, y coinciden una por una con una línea de la tarjeta.
    .hint = ¿Cuántas tienes mientras esperas? Luego llega la que esperabas.
    .wrong = Piensa en las fichas con las que esperas y en la que las completa.
    .wrong-rack = 13 son las que tienes mientras esperas. La última todavía está por llegar.
    .wrong-extra = Sobra una. Robas una ficha y, si no ganas con ella, se va una.
first-mah-jongg-how-many-waiting = Le toca a otro jugador, y tú esperas. ¿Cuántas fichas tienes?
    .right = 13, y la próxima que robes será la número 14.
    .hint = Una mano ganadora tiene 14. ¿Cuántas tienes antes de que llegue la última?
    .wrong = Piensa en una mano ganadora y quítale la ficha que la completa.
    .wrong-whole = Esas son las que muestras al ganar. Ahora todavía esperas una.
    .wrong-short = Falta una: ni con una ficha más podrías ganar.

first-mah-jongg-lacking = Rosa va por esta línea. ¿Qué ficha le falta?
    .right = ¡La encontraste! La línea dice 3333, y solo hay tres.
    .shown = La línea dice 3333, y solo hay tres.
    .hint = Cuenta cada número: 111, 3333, 555, 7777.
    .option-five = Un 5
    .option-seven = Un 7
    .option-three = Un 3
    .wrong-five = La línea dice 555, y hay tres 5.
    .wrong-seven = La línea dice 7777, y hay cuatro 7.

first-mah-jongg-no-use = Juegas esta línea. Robaste una ficha y ahora tienes estas 14. Elige la que vas a descartar.
    .right = No entra en la línea. Ahora tienes 13 fichas, y falta un 3.
    .hint = La línea lleva una flor y números 1, 2, 3 y 4, y nada más.
    .wrong = Todas tus fichas menos una tienen lugar en tu línea. Elige solo la que no lo tiene.
    .wrong-fours = La línea termina en 44. Si descartas uno, te faltará una ficha más.
    .wrong-flower = La línea empieza con F. Si descartas la flor, te faltará una ficha más.

first-mah-jongg-order = Pon en orden las tres partes de tu turno.
    .right = Perfecto: robar, comparar, descartar. Así es un turno normal.
    .shown = Robar, comparar, descartar. Así es un turno normal.
    .hint = Empiezas con 13 fichas y terminas con 13.
    .wrong = Primero robas: solo así hay 14 fichas que comparar. Y antes de soltar una, se compara.
    .item-draw = Robar una ficha del muro
    .item-compare = Comparar todas las fichas con la línea
    .item-discard = Descartar una ficha
    .wrong-discard-first = Entonces tendrías 12 fichas. El turno empieza con una ficha más, no con una menos.
    .wrong-too-late = Quizá acabas de descartar la ficha que gana. Compara antes de soltarla.

first-mah-jongg-who-pays = El jugador de tu derecha descarta una ficha, y con ella ganas. ¿Quién te paga más?
    .right = Quien descarta la ficha con la que ganas paga dos partes, y cada uno de los otros paga una.
    .hint = ¿De dónde vino la ficha ganadora?
    .option-all = Los tres pagan lo mismo
    .option-left = El jugador de tu izquierda
    .option-across = { first-mah-jongg-who-pays-left.option-across }
    .option-right = El jugador de tu derecha
    .wrong-all = Así es cuando la última ficha la robas tú. Esta vez alguien la descartó.
    .wrong-left = El jugador de tu izquierda también paga, pero no descartó esa ficha.
    .wrong-across = { first-mah-jongg-who-pays-left.wrong-across }
first-mah-jongg-who-pays-left = El jugador de tu izquierda descarta una ficha, y con ella ganas. ¿Quién te paga más?
    .right = { first-mah-jongg-who-pays.right }
    .hint = { first-mah-jongg-who-pays.hint }
    .option-all = { first-mah-jongg-who-pays.option-all }
    .option-left = { first-mah-jongg-who-pays.option-left }
    .option-across = El jugador de enfrente
    .option-right = { first-mah-jongg-who-pays.option-right }
    .wrong-all = { first-mah-jongg-who-pays.wrong-all }
    .wrong-across = El jugador de enfrente también paga, pero no descartó esa ficha.
    .wrong-right = El jugador de tu derecha también paga, pero no descartó esa ficha.

first-mah-jongg-one-wrong = Cantas Mah Jongg y muestras tus fichas. Una no coincide con la línea. ¿Qué pasa?
    .right = Así es: los demás siguen sin ti. Por eso hay un consejo de oro: primero compara, después habla.
    .shown = Los demás siguen sin ti. Por eso hay un consejo de oro: primero compara, después habla.
    .hint = Recuerda aquel 8 con otro dibujo. ¿Qué habría pasado con tu mano?
    .option-dead = Mi mano está muerta
    .option-back = Las recojo y sigo jugando
    .option-new = Empieza otra partida
    .wrong-back = Ya es tarde: tus fichas están a la vista, y todos las vieron.
    .wrong-new = Los demás no hicieron nada mal. Siguen con las fichas que tienen.

first-mah-jongg-table-look = Juegas esta línea, y falta una ficha. El jugador de tu derecha descarta un <2D>. ¿Lo pides para Mah Jongg o lo dejas pasar?
    .right = No te dejaste engañar: es un 2, pero no como el tuyo. Los dos 2 tienen que ser iguales.
    .shown = Es un 2, pero no como el tuyo. Los dos 2 tienen que ser iguales.
    .hint = Compara el descarte con tu 2: el número y el dibujo.
    .wrong = Mira el último descarte y la ficha junto a la que iría.
    .wrong-false = Mostraste tus fichas, y los dos 2 no son iguales. Tu mano está muerta, y los demás siguen sin ti.
    .wrong-draw = Robaste una ficha, pero no es tu turno: ahora roba el jugador de enfrente.

first-mah-jongg-table-own = Juegas esta línea y acabas de robar <7C>. Compara las 14 fichas y luego decide.
    .right = ¡Mah Jongg! Comparaste, y están todas las fichas de la línea.
    .hint = 111, 3333, 555, 7777: ¿están todas, y son iguales las que van juntas?
    .wrong = Con calma: primero compara tus 14 fichas con la línea.
    .wrong-discard = ¡Ay! Ese 7 completaba las 14, y ahora está en el centro. El siguiente jugador ya jugó, y tú vuelves a esperar.
    .wrong-line-tile = ¡Ay! Las tenías todas, y ahora una está en el centro. El siguiente jugador ya jugó, y tú vuelves a esperar.
