lesson-reading-a-line = Leer una línea de la tarjeta
    .summary = Grupos, colores, números que se deslizan, comodines, valor: todo lo que dice una sola línea.

reading-a-line-recipe =
    Esta es una línea de la tarjeta. Es la receta de una mano entera de 14 fichas.

    Léela de izquierda a derecha: cuatro 1, dos 2, cuatro 3 y cuatro 4. Debajo tienes una mano que la sigue.

reading-a-line-count = Te toca. ¿Cuántas fichas pide esta línea? Cada símbolo es una ficha.
    .right = Tres flores, cuatro 2, tres 4 y cuatro 6: 14. Cualquier línea de cualquier tarjeta tiene 14 fichas, y tu mano debe ser exactamente una de ellas.
    .hint = Cuenta los símbolos grupo por grupo, también las flores.
    .wrong = Cuenta otra vez: cada símbolo impreso es una ficha, y la F también cuenta.
    .wrong-rack = 13 son las que tienes mientras esperas. La 14.ª, robada o pedida, completa la línea. Con 13 nadie gana.
    .wrong-groups = Hay cuatro grupos, pero lo que reúnes son fichas. Si cantas Mah Jongg con solo cuatro fichas, tu mano está muerta: quedas fuera de la partida.

reading-a-line-pungs =
    Los grupos tienen nombre: ficha suelta, pareja (2), pung (3), kong (4); un quint tiene 5.

    Elige todos los pungs de esta línea.
    .right = Cuatro pungs y una pareja de nortes: 3 + 3 + 3 + 3 + 2 = 14.
    .hint = Un pung son tres iguales. La D es un dragón, y DDD es un grupo como cualquier otro.
    .wrong = Falta alguno o sobra uno. Un pung son exactamente tres símbolos iguales.
    .wrong-pair = NN es una pareja: dos iguales. La diferencia importa: una pareja no se puede pedir para exponerla y no admite comodines.

reading-a-line-zero = Las letras son fáciles: N, E, W, S son vientos; R y G, el dragón rojo y el verde; F, una flor; D, un dragón. Pero ¿qué ficha es el 0?
    .right = El dragón blanco es el cero. En la mesa lo llaman Jabón. Como cero no tiene palo, así que va con cualquiera.
    .hint = No hay ninguna ficha con el número 0. ¿Cuál parece un marco vacío?
    .option-flower = Una flor
    .option-soap = El dragón blanco, «Jabón»
    .option-red = El dragón rojo
    .wrong-flower = La flor se imprime F. Si reúnes flores aquí, cuatro fichas de tu mano estarán mal hasta el final.
    .wrong-red = El dragón rojo se imprime R, o D junto a los caracteres. Con cuatro dragones rojos te faltarían cuatro fichas de esta línea.

reading-a-line-colours =
    Ahora los colores, la trampa en la que caen todos al empezar. ¡Verde no quiere decir bambúes!

    El color solo dice una cosa: estos grupos comparten palo y aquel tiene otro. Las rayas de abajo dicen lo mismo. Aquí los tres primeros grupos comparten palo y los 4 tienen otro. ¿Qué dos palos? Los que tú quieras.

reading-a-line-suits = ¿Cuál de estas manos sigue la línea?
    .right = Caracteres en los tres primeros grupos, bambúes en los 4: dos palos para dos colores.
    .hint = Dos colores, dos palos. Los grupos con el mismo número de rayas debajo comparten palo.
    .option-one = Solo bambúes
    .option-three = Bambúes, círculos y caracteres
    .option-two = Caracteres y bambúes
    .wrong-one = Dos colores son dos palos distintos. Solo con bambúes no es una mano de esta línea, y nadie te pagaría.
    .wrong-three = Son tres palos para dos colores. Los 1, los 2 y los 3 llevan el mismo color, así que comparten palo.

reading-a-line-slide =
    Muchas líneas se pueden deslizar: la nota entre paréntesis dice «4 seguidos». Entonces 1-2-3-4 es solo un modelo.

    5-6-7-8 también vale. Todos los números se mueven lo mismo; los tamaños y los colores se quedan en su sitio.

reading-a-line-strays = Juegas esta línea con 5-6-7-8. Elige todas las fichas de tu atril que no son de esta línea.
    .right = El 2 de bambúes no tiene sitio, y la pareja lleva dos 6, no tres. Te sirven doce fichas: dos más y ganas.
    .hint = Di la línea con tus números: cuatro 5, dos 6, cuatro 7, cuatro 8 de otro palo. ¿Qué sobra?
    .wrong = Pon la línea al lado: 5555 66 7777 en un palo, 8888 en otro. Lo demás no sirve.
    .wrong-other-suit = Los 8 llevan el segundo color: deben ser de otro palo. Si te deshaces de ellos, pierdes tres fichas buenas.
    .wrong-one-left = El 2 de bambúes sobra, sí. Pero mira también los 6: su grupo es una pareja y sigue siéndolo aunque la línea se deslice.
    .wrong-pair-broken = Un 6 de más, bien visto. Pero hay otra ficha que aquí no sirve.

reading-a-line-build-run =
    Ahora complétala. Los 3 y los 4 ya están en tu atril; toma de la bandeja lo que falta.

    Un clic pone una ficha en el atril, otro clic la devuelve.
    .right = 3333 44 5555 en caracteres y 6666 en bambúes. Has leído la línea: tamaños, números y palos.
    .hint = La línea se ha deslizado a 3-4-5-6. Necesitas cuatro 5 del palo de los 3 y cuatro 6 de otro palo.
    .wrong = Todavía no es una mano de esta línea. Dila en voz alta, grupo por grupo, y ve colocándolos.
    .wrong-one-suit = Todo es de un palo, pero la línea tiene dos colores. El último grupo debe ser de otro palo, o nadie te pagará.
    .wrong-sizes = Las fichas son buenas, las cantidades no. El segundo grupo es una pareja y los demás son kongs: los tamaños se quedan en su sitio.
    .wrong-gap = 3-4-5-7 deja un hueco. Los números se deslizan juntos: después del 5 viene el 6.

reading-a-line-dragon = Cada palo tiene su dragón: los bambúes van con el verde, los caracteres con el rojo y los círculos con el Jabón. Aquí DDD lleva el color del primer pung. ¿Qué dragones completan esta mano?
    .right = Los caracteres y el dragón rojo van juntos. Cuando lo tengas en los dedos, ya no hará falta buscarlo.
    .hint = El primer pung es de caracteres, y DDD tiene el mismo color y la misma raya debajo.
    .option-green = Dragones verdes
    .option-red = Dragones rojos
    .option-soap = Jabones
    .wrong-green = El verde va con los bambúes. Aquí los bambúes son el tercer color, y DDD lleva el primero.
    .wrong-soap = El Jabón va con los círculos. Aquí los círculos son el segundo color, y DDD lleva el primero.

reading-a-line-jokers =
    Hay ocho comodines en el juego. Un comodín vale por cualquier ficha, pero solo en un grupo de tres o más iguales, como los dos primeros de aquí.

    Nunca en una ficha suelta, nunca en una pareja, nunca en un bloque como NEWS.

reading-a-line-joker-groups = Elige todos los grupos de esta línea en los que puede haber un comodín. (Donde hay dos grupos separados por una barra, se elige uno.)
    .right = El pung de flores, el pung que elijas y el kong de dragones. 2026 se imprime como un bloque, pero son fichas sueltas y una pareja.
    .hint = ¿Tres o más iguales? Entonces sí.
    .wrong = Mira cada grupo: ¿tiene tres o más iguales?
    .wrong-cluster = 2026 es un bloque: un 0, un 6 y dos 2. Un comodín ahí mataría tu mano.

reading-a-line-build-dragon = Completa también esta. En la bandeja hay comodines, pero ponlos solo donde pueden estar.
    .right = Los dos nortes son de verdad y los comodines están en los pungs. ¡Una mano ganadora!
    .hint = En la pareja de nortes no caben comodines. Luego cuenta los pungs: faltan un 5 y un dragón.
    .wrong = Aún no está completa. Repásala: NN, tres 4, tres 5, tres 6, tres dragones.
    .wrong-joker-pair = Tu norte tiene un comodín de compañero. En una pareja no se permite nunca: si la muestras, tu mano está muerta.
    .wrong-other-dragon = DDD son tres iguales y van con los bambúes del primer pung: solo verdes. Un comodín puede ayudar, otro dragón no.
    .wrong-fourth = Los 4 son un pung: tres, no cuatro. El cuarto le quita el sitio a una ficha que necesitas.

reading-a-line-value =
    Al final de cada línea hay un número y una letra.

    El número es lo que paga la línea: las difíciles pagan más. X significa que puedes pedir descartes y dejar esos grupos a la vista: exponerlos. C significa oculta: no muestras nada hasta ganar.

reading-a-line-concealed = Estás reuniendo esta línea. A tu derecha descartan una flor, y tú tienes tres. ¿Qué puedes hacer?
    .right = La C mantiene la mano oculta en tu atril. La cuarta flor tendrás que robarla: solo se puede pedir la última ficha.
    .hint = Mira la letra al final de la línea.
    .option-claim = Pedirla y exponer cuatro flores
    .option-wait = Dejarla pasar
    .wrong-claim = C significa oculta: no se puede pedir nada salvo la última ficha de la mano. Si expones las flores, esta línea ya no te vale.

reading-a-line-claim = Esperas una sola ficha, y ahí está. ¿Qué dices?
    .right = ¡Mah Jongg! Como ficha número 14 puedes pedir lo que le falte a la línea, incluso la segunda de una pareja. Esta línea paga 25, y la has leído de principio a fin.
    .hint = Pon tu atril junto a la línea: ¿qué ficha falta? ¿Es la última?
    .wrong = Ahora no. Mira el último descarte y tu línea.
    .wrong-expose = Con tu 6 solo hace una pareja, y una pareja nunca se expone. Pero cuenta tus fichas: ¿no es esta la 14.ª?
    .wrong-let-go = Entonces se pierde para siempre y sigues esperando. La última ficha de una mano se puede pedir para cualquier grupo, también para una pareja.

reading-a-line-end =
    Eso es una línea entera: grupos, letras, colores, la nota, comodines, X o C, el valor.

    Prueba por tu cuenta con esta: ¿cuántos palos?, ¿qué dragón la acompaña?, ¿dónde caben comodines? Después termina; con el ejercicio ganarás rapidez.
