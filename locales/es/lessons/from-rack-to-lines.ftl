lesson-from-rack-to-lines = Del atril a las líneas
    .summary = Trece fichas y una tarjeta entera: cómo encontrar las dos o tres líneas que le convienen a tu atril.
    .done = Ya puedes mirar 13 fichas y decir dos o tres líneas que vale la pena intentar. Es lo más difícil del juego.

from-rack-to-lines-sort =
    Trece fichas sin pies ni cabeza… hasta que las ordenas: flores, bambúes, caracteres, círculos, vientos, dragones.

    Busca ahora lo que tienes dos veces o más. Dos iguales son el comienzo de un grupo, y te dicen dónde mirar en la tarjeta.

from-rack-to-lines-twice = Ahora tú, con otro atril, ya en orden. Elige todas las fichas que tienes al menos dos veces.
    .right = ¡Las cuatro parejas! Por ellas empieza tu búsqueda en la tarjeta.
    .shown = Son cuatro parejas, y por ellas empieza tu búsqueda en la tarjeta.
    .hint = El mismo número del mismo palo, o la misma letra.
    .wrong = Recorre la fila de izquierda a derecha. ¿Hay alguna con otra igual al lado?
    .wrong-number = Elegiste también 3 de palos distintos. <3B> y <3C> son dos fichas distintas, y de cada una solo tienes una.
    .wrong-run = Elegiste también las vecinas de los 1. <2B> y <3B> comparten palo, pero no número.
    .wrong-winds = Esos son los números. Los vientos y los dragones también pueden formar pareja.

from-rack-to-lines-sections =
    Ya tienes la mitad. Repasa ahora las secciones: números pares, impares, números seguidos, un mismo número en varios palos, letras.

    Pregúntate: ¿qué sección aprovecha más lo que tengo repetido?

from-rack-to-lines-section = ¿En qué sección mirarías primero con este atril?
    .right = Buen olfato: 1, 3 y 7 repetidos, y además un 5. Ninguna línea de nuestra { card-title-first } está más cerca que la de números impares.
    .shown = Hay 1, 3 y 7 repetidos, y además un 5. Ninguna línea de nuestra { card-title-first } está más cerca que la de números impares.
    .hint = Mira las fichas que tienes más de una vez. ¿Qué tienen en común sus números?
    .option-evens = Números pares
    .option-run = Números seguidos
    .option-odds = Números impares
    .option-winds = Vientos y dragones
    .wrong-evens = En este atril solo es par el <8B>. Sobrarían todos los demás números.
    .wrong-run = Hacen falta números seguidos. Tienes 1, 3 y 7, y entre ellos hay huecos.
    .wrong-winds = Dos vientos, y solo uno de cada uno. ¿Qué fichas tienes repetidas?

from-rack-to-lines-count =
    Luego, cuenta, sin prisa. Pon la línea junto a tu atril, aquí con 4-5-6. Tres 4, dos 5, dos 6 y tres flores: sirven diez fichas.

    Una línea tiene 14, así que faltan cuatro. Cuantas menos falten, más cerca está la línea.

from-rack-to-lines-missing = ¿Cuántas fichas faltan para esta línea? Ve grupo por grupo y cuenta las que sirven.
    .right = Muy bien contado: sirven nueve de 14, y faltan cinco.
    .shown = Sirven nueve de 14: faltan cinco.
    .hint = Ve grupo por grupo. ¿Cuántas pide la línea y cuántas de esas tienes?
    .wrong = Toma un grupo tras otro y anota lo que sirve. Lo que pasa del tamaño impreso no cuenta.
    .wrong-fit = Vas bien: esas son las que sirven. Y entonces, ¿cuántas de las 14 te faltan?
    .wrong-four = ¿Partiste de 13? Tú tienes 13 fichas, pero la línea tiene 14.

from-rack-to-lines-start = Esta línea puede empezar en cualquier número del 1 al 6. ¿Por cuál empezarías para aprovechar más fichas?
    .right = ¡El mejor comienzo! Dos flores, tres 3, un 4, dos 5, un 6: sirven nueve y faltan cinco.
    .shown = Empieza por el 3: dos flores, tres 3, un 4, dos 5, un 6. Sirven nueve y faltan cinco; ningún otro comienzo es mejor.
    .hint = Prueba varios comienzos y cuenta cada vez lo que sirve. Fíjate en los dos colores.
    .wrong = Así la mayoría de tus fichas no entra. Mira las que tienes repetidas.
    .wrong-one = Tal como está impresa, faltan siete. Pero la nota deja mover la línea: prueba otros comienzos.
    .wrong-four = Así tus 3 no entran, y faltan nueve. Hay un comienzo mejor.
    .wrong-five = Así tus 3 y tu 4 no entran, y faltan nueve. Hay un comienzo mejor.

from-rack-to-lines-count-again = Otra línea y otro atril. Juega la línea con los números y palos que mejor aprovechan estas fichas. ¿Cuántas faltan entonces?
    .right = Lo tienes: sirven diez, y la línea tiene 14. Estás bastante cerca.
    .shown = Sirven diez, y la línea tiene 14: faltan cuatro. Mueve la línea hasta donde están tus fichas.
    .hint = Empieza por lo que tienes dos veces o más. Luego ve grupo por grupo y resta de 14 lo que sirve.
    .wrong = Ve grupo por grupo: ¿cuántas están impresas y cuántas de esas tienes?
    .wrong-fit = Vas bien: esas son las que sirven. Y entonces, ¿cuántas te faltan?
    .wrong-thirteen = ¿Partiste de 13? Tu atril tiene 13 fichas; la línea, una más.

from-rack-to-lines-nearest = ¿Cuál de estas líneas está más cerca de tu atril? Tómate tu tiempo: cuantas menos fichas faltan, más cerca está.
    .right = La encontraste: sirven nueve fichas y faltan cinco. A todas las demás de aquí les faltan más.
    .shown = Sirven nueve fichas y faltan cinco. A todas las demás de aquí les faltan más.
    .hint = Cuenta para cada línea cuántas fichas sirven. Respeta sus colores.
    .wrong-nearest = A otra de aquí le faltan menos. Cuenta las dos, grupo por grupo.
    .wrong-second = Mira las fichas que tienes dos veces o más. ¿Qué línea aprovecha más de ellas?
    .wrong-third = ¿De verdad pide los números o letras de tu atril? Cuenta lo que sirve.

from-rack-to-lines-two-lines =
    Dos líneas: a cada una le faltan seis. No te cases todavía: ten presentes las dos.

    Los vientos les sirven a ambas; las flores, a la primera; 3, 6 y 9, a la segunda. Solo el <2B> no le sirve a ninguna. Que se vaya.

from-rack-to-lines-let-go = Ten presentes estas dos líneas. Elige las fichas de este atril que no le sirven a ninguna de las dos.
    .right = ¡Las tres! Ni el 3, ni el 9, ni el Norte están en estas líneas. Las demás aún ayudan a alguna.
    .shown = Ni el 3, ni el 9, ni el Norte están en estas líneas. Las demás aún ayudan a alguna.
    .hint = Ve ficha por ficha. ¿Está impresa en la primera línea? ¿Y en la segunda?
    .wrong = Compara cada ficha con las dos líneas. Solo puede irse la que no le sirve a ninguna.
    .wrong-soap = Dos números y el viento, sí. Pero ¿cómo imprime la tarjeta el Jabón? Mira la segunda línea.
    .wrong-eight = También soltaste el <8D>. Mira el último grupo de la primera línea, y su color.
    .wrong-single = Que esté sola no quiere decir que no sirva. Algunas de las tuyas entran en una de las dos líneas.
    .wrong-wind = Sí, esas dos. Pero también puede sobrar una letra.

from-rack-to-lines-flowers =
    En nuestra { card-title-first }, 12 de las 14 líneas piden flores. Por eso, mientras no te decidas, guarda aunque sea una sola.

    Un viento o un dragón suelto ayuda en muy pocas líneas. Si ninguna de ellas es tuya, se va primero.

from-rack-to-lines-plan = Trece fichas nuevas. Pon en orden los cinco pasos.
    .right = Así. Con práctica tardarás medio minuto, y cuanto mejor conozcas la tarjeta, menos: repásala también en casa, con un café.
    .hint = Primero las fichas, luego la tarjeta, y soltar fichas al final.
    .item-sort = Poner las fichas en orden
    .item-twice = Ver qué tengo dos veces o más
    .item-section = Buscar las secciones que mejor aprovechan esas fichas
    .item-count = Contar lo que falta para las líneas de esas secciones
    .item-let-go = Soltar lo que no le sirve a ninguna de mis líneas
    .wrong = Piénsalo desde el principio: ¿qué necesita saber cada paso del anterior?
    .wrong-let-go = Soltarías fichas antes de ver en qué podían convertirse.
    .wrong-section = Buscarías en la tarjeta antes de saber qué buscar.
    .wrong-count = Contarías sin haber encontrado todavía una línea.

from-rack-to-lines-first-tile = Ahora, en la mesa. Juegas esta línea; faltan cinco fichas, y acabas de robar una que no le sirve. Descarta una que a la línea no le haga falta.
    .right = Bien soltada: la línea no pierde nada, y faltan cinco, como antes.
    .shown = La línea no pierde nada, y faltan cinco, como antes.
    .hint = Di la línea grupo por grupo. ¿Qué fichas de tu atril no tienen lugar en ella?
    .wrong = Eso, más adelante: ahora te toca descartar. Elige una ficha que a la línea no le sirva.
    .wrong-line-tile = Esa ficha era de la línea. Se fue, y ahora faltan seis.
    .wrong-draw = Ya tienes 14 fichas, y nadie tiene más. Primero se va una.

from-rack-to-lines-second-tile = Los demás robaron y descartaron, y tú robaste una ficha. Cuenta lo que falta ahora y descarta otra vez.
    .right = ¿Ves cómo avanza? Ahora faltan cuatro. Robar, comparar, descartar: así un atril se convierte en una línea.
    .hint = Compara cada ficha con la línea, también la nueva.
    .wrong = Ahora no: te toca descartar. Elige una ficha que a la línea no le sirva.
    .wrong-drawn = Descartaste justo la ficha que acababas de robar. Con ella faltaban cuatro; ahora, cinco.
    .wrong-line-tile = Esa ficha era de la línea. Faltaban cuatro; ahora, cinco.

from-rack-to-lines-own =
    Para terminar, un atril sin línea elegida. Busca dos o tres que lo aprovechen bien; el botón Tarjeta te muestra la tarjeta.

    Robaste un <5D>. Descarta la ficha que menos falta te hace. Luego el entrenador, el jugador experto de este programa, compara.
    .right = Bien elegido: tus líneas más cercanas casi no necesitaban esa ficha.
    .shown = Tus líneas más cercanas casi no necesitaban esta ficha.
    .hint = ¿Qué ficha no le sirve a ninguna de tus dos o tres líneas?
    .wrong = Te toca descartar: elige una ficha.
    .wrong-draw = Ya tienes 14 fichas. Una tiene que irse.
    .wrong-dearer = Eso tiene su precio. Sin esta ficha, ¿cuántas más les faltan a tus líneas más cercanas?

from-rack-to-lines-recall-twice = Elige todas las fichas que tienes al menos dos veces.
    .right = Todas: tres 6, dos 2, dos Jabones. Empieza por ahí al mirar la tarjeta.
    .shown = Tres 6, dos 2, dos Jabones. Empieza por ahí al mirar la tarjeta.
    .hint = El mismo número del mismo palo, o el mismo dragón o viento.
    .wrong = Recorre la fila de izquierda a derecha. ¿Aparece otra vez esa misma ficha?
    .wrong-number = Los dos 4 son de palos distintos: solo tienes uno de cada uno.
    .wrong-soap = Esos son los números. Mira también las demás fichas.

from-rack-to-lines-recall-section = ¿En qué sección mirarías primero con este atril?
    .right = Dos Nortes, tres Estes, un Oeste y un Sur. A la primera línea de esa sección solo le faltan cinco fichas.
    .hint = ¿De qué tienes más fichas?
    .option-winds = Vientos y dragones
    .option-evens = Números pares
    .option-run = Números seguidos
    .wrong-evens = Dos números pares, y solo uno de cada uno. ¿Qué fichas tienes repetidas?
    .wrong-run = Tres números en tres palos, y solo uno de cada uno. ¿De qué tienes más?

from-rack-to-lines-recall-missing = Juega esta línea con los números y palos que mejor aprovechan estas fichas. ¿Cuántas faltan?
    .right = Bien contado: sirven ocho de tus fichas, y la línea tiene 14.
    .shown = Sirven ocho de tus fichas, y la línea tiene 14: faltan seis.
    .hint = Cuenta lo que sirve, grupo por grupo, y réstalo de 14.
    .wrong = Ve grupo por grupo y anota lo que sirve. La línea tiene 14 fichas.
    .wrong-fit = Vas bien: esas son las que sirven. Y entonces, ¿cuántas te faltan?
    .wrong-rack = ¿Partiste de 13? Tu atril tiene 13 fichas; la línea, una más.

from-rack-to-lines-recall-nearest = ¿Cuál de estas líneas está más cerca del atril?
    .right = Sirven diez fichas y faltan cuatro. Ninguna otra de aquí está tan cerca.
    .shown = Sirven diez fichas y faltan cuatro. Ninguna otra de aquí está tan cerca.
    .hint = Mira lo que tienes dos veces o más y cuenta para cada línea lo que sirve.
    .wrong-nearest = A otra le faltan menos. Pon las dos junto al atril y compara.
    .wrong-second = Cuenta lo que sirve, grupo por grupo. ¿En qué línea caben más de tus fichas?
    .wrong-third = ¿Cuántas de tus fichas caben ahí, con su palo? Mira lo que tienes dos veces o más.

from-rack-to-lines-recall-let-go = Ten presentes estas dos líneas. Elige las fichas que no le sirven a ninguna de ellas.
    .right = Solo esas dos. Los vientos le sirven a la primera línea; los 2 y el Jabón, a la segunda; las flores, a ambas.
    .hint = Ve ficha por ficha: ¿está impresa en alguna de las líneas?
    .wrong = Compara cada ficha con las dos líneas. Solo puede irse la que no le sirve a ninguna.
    .wrong-soap = Los dos números se van, sí. Pero ¿cómo imprime la tarjeta el Jabón? Mira la segunda línea.
    .wrong-east = Los dos números se van, sí. Pero quizá tienes uno solo de un viento que la tarjeta imprime tres veces.

from-rack-to-lines-recall-start = Pusiste en orden 13 fichas nuevas. ¿Y ahora?
    .right = Justo así: lo que tienes repetido te dice dónde mirar en la tarjeta.
    .shown = Lo que tienes repetido te dice dónde mirar en la tarjeta.
    .hint = ¿Qué puedes hacer antes de conocer tu línea?
    .option-dear = Elegir la línea que más vale
    .option-twice = Buscar lo que tengo dos veces o más
    .option-away = Soltar todas las fichas sueltas
    .wrong-dear = Las líneas que valen mucho son difíciles. Una que usa poco de tu atril rara vez se completa.
    .wrong-away = Una ficha suelta puede ser de tu mejor línea. Te enterarías demasiado tarde.

from-rack-to-lines-recall-discard = Juegas esta línea y te faltan cuatro fichas. Acabas de robar una. Descarta una ficha que a la línea no le sirva.
    .right = Buen descarte: la línea no perdió nada, y faltan cuatro fichas, como antes.
    .shown = La línea no perdió nada, y faltan cuatro fichas, como antes.
    .hint = Pon la línea junto a tu atril, grupo por grupo. ¿Qué ficha no tiene lugar en ella?
    .wrong = Te toca descartar. Elige una ficha que a la línea no le sirva.
    .wrong-draw = Ya tienes 14 fichas. Una de ellas debe irse.
    .wrong-line-tile = Esa ficha era de la línea. Ahora faltan cinco.
