lesson-numbers-that-move = Leer una línea: números que se mueven
    .summary = Lo que permiten las palabras entre paréntesis: cuándo los números de una línea se mueven y cuándo no.
    .done = Ya sabes qué números puedes mover y cómo. De pronto, cada línea de la tarjeta son muchas.

numbers-that-move-model =
    Las palabras entre paréntesis son la nota, y te hacen un regalo. «2 palos cualesquiera» solo repite los colores. Lo nuevo es «4 seguidos cualesquiera»: 1-2-3-4 es solo un ejemplo.

    5-6-7-8 también vale. Los números se mueven juntos, como un tren; tamaños y colores, no.

numbers-that-move-from-five = Juegas esta línea con cuatro 5 en lugar de cuatro 1, y los demás números suben con ellos. ¿De qué número es la pareja del final?
    .right = F 5555 6666 777 88. El primer número subió cuatro, y todos los demás con él.
    .shown = F 5555 6666 777 88. El primer número sube cuatro, y todos los demás con él.
    .hint = Di los grupos en orden: cuatro 5, luego cuatro…
    .wrong = Los números van siempre seguidos. Empieza por el 5 y sube uno en cada grupo, hasta el último.
    .wrong-printed = Esa es la pareja tal como está impresa. Pero el primer grupo subió, y los demás se mueven con él.
    .wrong-next = Ese número va justo después del 5: es el segundo grupo de números. La pareja viene más adelante.
    .wrong-pung = Ese es el tercer grupo de números, y allí la línea imprime tres. La pareja viene después.

numbers-that-move-slide = ¿Cuál de estas manos cumple la línea?
    .right = Buena lectura: 3-4-5-6 seguidos, cada grupo con su tamaño, y el palo cambia donde cambia el color.
    .shown = 3-4-5-6 seguidos, cada grupo con su tamaño, y el palo cambia donde cambia el color.
    .hint = ¿Van seguidos los números? ¿Está el grupo más grande donde lo tiene la línea?
    .option-gap = 2-3-5-6
    .option-right = 3-4-5-6
    .option-sizes = 4-5-6-7
    .wrong-gap = Entre el 3 y el 5 falta el 4. «Seguidos» no permite huecos: nadie paga por esta mano.
    .wrong-sizes = Los números van seguidos. Pero la línea imprime cuatro del número más bajo, y esta mano tiene tres.

numbers-that-move-highest = Esta línea puede ser 1-2-3, 2-3-4, 3-4-5, y así hacia arriba. ¿Con qué número empieza la más alta?
    .right = Sí: con tres seguidos, más arriba que 7-8-9 no se llega. Después del 9 no viene nada, tampoco el 1.
    .shown = Con tres seguidos, más arriba que 7-8-9 no se llega. Después del 9 no viene nada, tampoco el 1.
    .hint = Cuenta hacia atrás desde el 9: tres números, con el 9 incluido.
    .wrong = Vale como comienzo, pero queda sitio por encima. Sube un poco más.
    .wrong-nine = Entonces el siguiente grupo sería de 10, y esa ficha no existe.
    .wrong-eight = Entonces el segundo grupo es de 9. ¿Y el tercero?
    .wrong-six = Desde el 6 llegas al 8. Todavía puedes subir un poco.

numbers-that-move-strays = Juegas el 3 y el 4 en bambúes, el 5 y el 6 en círculos. Tres fichas de este atril no entran en la línea. Elígelas.
    .right = ¡Las tres! La pareja solo lleva dos 4, y tus 6 deben ser de círculos. Sirven once fichas.
    .shown = La pareja solo lleva dos 4, y tus 6 deben ser de círculos. Sirven once fichas.
    .hint = Di la línea con tus números: FF, 3333 44 en bambúes, 5555 66 en círculos.
    .wrong = Compara ficha por ficha: 3333 44 en bambúes, 5555 66 en círculos. ¿Qué sobra o es de otro palo?
    .wrong-suit = Sí, esas son de otro palo. Ahora mira los tamaños: ¿hay un grupo más grande que el impreso?
    .wrong-size = Sí, esa sobra. Ahora mira los palos de los dos últimos grupos.
    .wrong-fives = El tercer 4 sobra, sí. Pero los 5 son de círculos, como debe ser. ¿Qué fichas son de un palo que no usas?

numbers-that-move-build-run = Forma esta línea a partir del 4. Las flores y los 4 ya están en tu atril.
    .right = ¡Muy bien! 4444 55 6666: seguidos, en tres palos y con la pareja en medio.
    .shown = 4444 55 6666: seguidos, en tres palos y con la pareja en medio.
    .hint = Después del 4 vienen el 5 y el 6. Tres colores: ningún grupo comparte palo con otro.
    .wrong = Vas por buen camino, pero todavía no es la línea. Dila con tus números, grupo por grupo, y ve colocando cada uno.
    .wrong-suits = Los números están bien. Pero la línea tiene tres colores, y tus grupos no están en tres palos distintos.
    .wrong-sizes = Las fichas son esas, las cantidades no. Los tamaños se quedan en su lugar: ¿qué grupo es la pareja?
    .wrong-gap = Estos números no van seguidos. Empiezas por el 4: no se puede saltar ninguno.

numbers-that-move-like =
    Una nota fácil: «números iguales». Ahora todos los números de la línea son el mismo, el que tú elijas.

    La tarjeta imprime el 1 como ejemplo. Aquí todos son 7. No hay nada seguido.

numbers-that-move-build-like = Forma esta línea con el 5. Las flores y un kong ya están en tu atril.
    .right = Te quedó perfecta: once 5 en tres palos y tres flores. Tú decides qué palo lleva solo tres.
    .hint = Un número, tres palos: aún te faltan un kong y un pung.
    .wrong = Vas por buen camino, pero todavía no es la línea. ¿Qué dice la nota de los números, y qué dicen los colores?
    .wrong-one-off = Dos grupos tienen el mismo número, y los círculos, otro. Los tres deben ser iguales.
    .wrong-row = Los tamaños están bien, pero los números son distintos. Aquí la nota no dice «seguidos».

numbers-that-move-odd =
    Esta nota dice «4 impares seguidos cualesquiera». La línea no sale de los impares: 1-3-5-7 solo puede pasar a 3-5-7-9.

    Cada número sube dos. El 2, el 4, el 6 y el 8 no entran nunca.

numbers-that-move-odd-strays = Juegas esta línea con 3-5-7-9. Cuatro fichas de este atril no entran en ella. Elígelas.
    .right = Se van los tres números pares y también el 1: una serie que empieza en 3 lo deja fuera. Sirven diez fichas.
    .shown = Se van los tres números pares y también el 1: una serie que empieza en 3 lo deja fuera. Sirven diez fichas.
    .hint = Tus números son 3, 5, 7 y 9. ¿Qué fichas llevan otro número?
    .wrong = Di tus cuatro números, 3-5-7-9, y compara con ellos cada ficha.
    .wrong-evens = Sí, los números pares no sirven. Pero hay otra ficha que no está en 3-5-7-9.
    .wrong-nines = Los números pares se van, sí. Pero los 9 están en 3-5-7-9. Hay otra ficha que no está.

numbers-that-move-fixed =
    Si la nota no dice nada de los números, se quedan como están impresos. Tú solo eliges los palos.

    Esta línea te da a elegir entre dos sumas, unidas por «o». Los signos más e igual son adorno: no hay fichas para ellos.

numbers-that-move-sum = ¿Cuál de estas manos cumple la línea?
    .right = Esa es: la segunda suma, tal como está impresa, en dos palos.
    .hint = Busca esos mismos números en la tarjeta.
    .option-four-five = 4 + 5 = 9
    .option-two-four = 2 + 4 = 6
    .option-three-four = 3 + 4 = 7
    .wrong-four-five = La suma está bien, pero la tarjeta no la imprime. Ninguna nota deja mover estos números.
    .wrong-two-four = Bien sumado, pero ¿está en la tarjeta? En la mesa se paga solo por lo impreso.

numbers-that-move-which = Tienes muchos 5, 6, 7 y 8. ¿Qué línea puedes jugar con 5-6-7-8?
    .right = Su nota lo permite: «4 seguidos cualesquiera». La otra línea solo admite números impares.
    .shown = Su nota lo permite: «4 seguidos cualesquiera». La otra línea solo admite números impares.
    .hint = Lee las notas. ¿Cuál te deja usar números seguidos?
    .option-odds = La de impares
    .option-run = La de números seguidos
    .option-both = Las dos
    .wrong-odds = Sus números se mueven, pero siguen siendo impares. Tus 6 y tus 8 no servirían.
    .wrong-both = Las dos notas dejan mover los números, pero no de la misma manera. En una de ellas, la mitad de tus números no serviría.

numbers-that-move-recall-pung = Ana va por esta línea con un quint de 4. ¿De qué número es su pung?
    .right = Quint, kong, pung: 4, 5, 6, igual que la línea imprime 1, 2, 3.
    .shown = Quint, kong, pung: 4, 5, 6, igual que la línea imprime 1, 2, 3.
    .hint = Tres seguidos, y el quint va primero.
    .wrong = Empieza por el 4 y sube uno en cada grupo de números. ¿Qué grupo lleva tres?
    .wrong-printed = Así está impreso. Pero su primer número subió, y los demás se mueven con él.
    .wrong-next = Ese número va justo después del 4, y allí la línea imprime cuatro.
numbers-that-move-recall-pung-2 = Ana va por esta línea con un quint de 7. ¿De qué número es su pung?
    .right = Lo más alto que se puede: 7, 8, 9, igual que la línea imprime 1, 2, 3.
    .hint = { numbers-that-move-recall-pung.hint }
    .wrong = Empieza por el 7 y sube uno en cada grupo de números. ¿Qué grupo lleva tres?
    .wrong-printed = { numbers-that-move-recall-pung.wrong-printed }
    .wrong-next = Ese número va justo después del 7, y allí la línea imprime cuatro.

numbers-that-move-recall-top = ¿Cuál de estas manos cumple la línea?
    .right = Bien leída: tres seguidos, la pareja en medio y cada grupo en su palo.
    .shown = Tres seguidos, la pareja en medio y cada grupo en su palo.
    .hint = «Seguidos» quiere decir sin huecos, y en el 9 se acaba.
    .option-round = 8-9-1
    .option-evens = 4-6-8
    .option-right = 6-7-8
    .wrong-round = Después del 9 no viene nada. La serie no vuelve al 1.
    .wrong-evens = Entre estos números hay huecos. La nota dice «seguidos».

numbers-that-move-recall-like = Juegas esta línea con el 9. Elige todas las fichas de esta fila que no entran en ella.
    .right = Lo tienes: aquí solo caben los 9 y las flores. Sirven once fichas.
    .shown = Aquí solo caben los 9 y las flores. Sirven once fichas.
    .hint = «Números iguales»: todos los números son el mismo.
    .wrong = Todos los números de esta línea son el mismo. ¿Qué más pide?
    .wrong-soap = Sí, en esta línea no hay ningún 0. Pero ¿son iguales todos tus números?
    .wrong-numbers = Sí, esos son otros números. Pero hay una ficha más que no entra en la línea.

numbers-that-move-recall-odd = En esta línea tu primer grupo es de 3. ¿De qué número es el último?
    .right = 3-5-7-9: cada número, dos más que el impreso.
    .hint = Los números siguen siendo impares y seguidos.
    .wrong = Cuatro impares seguidos, empezando por el 3. Cuéntalos.
    .wrong-printed = Así está impreso, después de 1-3-5. Tu primer número subió: el último también se mueve.
    .wrong-steps = Subiste de uno en uno. Esta línea solo lleva impares.

numbers-that-move-recall-fixed = Tienes muchos 3, 5, 7 y 9. ¿Puedes jugar esta línea un número más arriba, con 3-5-7-9?
    .right = Su nota habla solo de palos. Los números se mueven únicamente donde lo dice una nota.
    .shown = Su nota habla solo de palos. Los números se mueven únicamente donde lo dice una nota.
    .hint = Lee la nota. ¿Dice algo de los números?
    .option-up = Sí, si todos suben uno
    .option-suits = Sí, si se quedan en dos palos
    .option-no = No
    .wrong-up = Cuando una línea puede moverse, sus números se mueven así, todos juntos. Pero ¿lo permite la nota de esta?
    .wrong-suits = Los palos estarían bien. Pero en esta línea no hay ningún 3 impreso. ¿Qué te deja cambiarlo?
