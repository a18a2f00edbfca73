lesson-groups-no-runs = Grupos, y nada de escaleras
    .summary = Qué es un grupo, desde una ficha suelta hasta seis iguales, y qué no lo es.
    .done = Ya puedes nombrar cualquier grupo, de la ficha suelta al sexteto, y 3-4-5 no te va a tentar.

groups-no-runs-sizes =
    Una línea se arma con grupos. Una sola es una ficha suelta; dos iguales son una pareja; tres, un pung; cuatro, un kong.

    Iguales: del mismo número y palo, o el mismo viento o dragón, dos familias que algunos llaman honores.

groups-no-runs-pung = Elige el pung de esta fila: tres fichas iguales.
    .right = ¡Tu primer pung! Tres veces <4C>.
    .hint = Busca una ficha que esté aquí tres veces.
    .wrong = Un pung son tres fichas, iguales en número y en palo.
    .wrong-run = El palo es el mismo, pero son tres números distintos.
    .wrong-suits = El número es el mismo, pero cada una de estas fichas es de otro palo.

groups-no-runs-no-runs =
    Si ya jugaste otro mah jongg, te tentará la escalera: tres números seguidos. Aquí no es un grupo: un 3, un 4 y un 5 de caracteres son tres fichas sueltas.

    Y un 6 de cada palo no es un pung.

groups-no-runs-kong = ¿Cuál de estos es un kong, es decir, cuatro iguales?
    .right = Cuatro Oestes, bien elegidos. Los vientos y los dragones también forman grupos.
    .shown = Cuatro Oestes. Los vientos y los dragones también forman grupos.
    .hint = Busca el mismo dibujo cuatro veces.
    .option-run = 2, 3, 4 y 5 de círculos
    .option-winds = Cuatro Oestes
    .option-pairs = Cuatro 5 en dos palos
    .wrong-run = Cuatro números seguidos son una escalera, y aquí las escaleras no son nada.
    .wrong-pairs = Cuatro 5, pero en dos palos: son dos parejas.

groups-no-runs-run =
    Ahora, en la mesa. Tu línea pide una flor, cuatro 1, cuatro 2, tres 3 y dos 4. Te falta un 4, y robaste <5C>.

    ¿Cantas Mah Jongg o descartas una ficha?
    .right = No caíste en la tentación. Sigues esperando <4C>: aquí 3-4-5 no completa nada.
    .shown = El 5 se va, y sigues esperando <4C>: aquí 3-4-5 no completa nada.
    .hint = ¿Hay algún 5 en la línea?
    .wrong = Compara tus 14 fichas con la línea, grupo por grupo.
    .wrong-false = Dos 3 y un 3-4-5: en otras mesas quizá se gane así. Aquí tu mano está muerta, y la partida sigue sin ti.
    .wrong-line-tile = A tu línea le servía esa ficha. Antes le faltaba una; ahora, dos.

groups-no-runs-own = Un poco después robas <4C>. Repasa tus grupos y luego decide.
    .right = ¡Mah Jongg! Una ficha suelta, dos kongs, un pung y una pareja, tal como pide la línea.
    .hint = F, 1111, 2222, 333, 44: ¿están todos los grupos?
    .wrong = Nombra tus grupos uno por uno y compáralos con la línea.
    .wrong-discard = Estaban los cinco grupos. Ahora a uno le falta una ficha, y el siguiente jugador ya jugó.
    .wrong-line-tile = Estaban las 14, y ahora una está en el centro. El siguiente jugador ya jugó.

groups-no-runs-quint =
    Cinco iguales son un quint; seis, un sexteto. Pero solo hay cuatro 7 de círculos, así que su quint necesita al menos un comodín que valga por el quinto.

    A las flores no les hace falta, porque hay ocho.

groups-no-runs-quint-jokers = Quieres un quint de 9 de bambúes. Tienes estos tres, y el cuarto lo descartaron hace rato. ¿Cuántos comodines necesitas?
    .right = Muy bien: tres 9 de bambúes y dos comodines son cinco, un quint.
    .shown = Dos: tres 9 de bambúes y dos comodines son cinco, un quint.
    .hint = ¿Cuántas fichas tiene un quint? ¿Cuántas tienes?
    .wrong = Empieza por tus tres fichas y cuenta hasta el tamaño de un quint.
    .wrong-one = Con un comodín serían cuatro: un kong.
    .wrong-three = Con tres comodines serían seis: un sexteto.
    .wrong-none = Solo quedaba un 9 de bambúes, y ya no está. ¿Qué puede valer por una ficha que falta?

groups-no-runs-joker =
    Toda ficha que no sea un comodín se llama natural, incluso una flor o un dragón.

    En un grupo de tres o más, un comodín puede valer por una natural. Una ficha suelta y una pareja tienen que ser naturales.

groups-no-runs-natural = Elige todas las fichas naturales de esta fila.
    .right = Eso es: dos números, una flor, el Jabón y el Norte. Todo menos los comodines.
    .shown = Dos números, una flor, el Jabón y el Norte: todo menos los comodines.
    .hint = Solo hay una clase de ficha que no es natural.
    .wrong = Recorre la fila y pregúntate con cada ficha: ¿es un comodín?
    .wrong-numbers = Esas dos son naturales. Pero para ser natural no hace falta un número.
    .wrong-no-flower = Todas esas son naturales. Pero en la fila hay otra que no es un comodín.
    .wrong-jokers = Esos son comodines. Una ficha natural es justo lo contrario.

groups-no-runs-flower-kong = ¿Cuál de estos es un kong de flores?
    .right = Los comodines también valen por flores: cuatro iguales.
    .hint = Un kong son cuatro fichas. Cada una es una flor o vale por una flor.
    .option-three = Dos flores y un comodín
    .option-birds = Dos flores y dos pájaros
    .option-jokers = Dos flores y dos comodines
    .wrong-three = Cuenta las fichas: estas tres serían un pung.
    .wrong-birds = El pájaro lleva un número en la esquina. Es el 1 de los bambúes, no una flor.

groups-no-runs-cluster =
    En la tarjeta, algunas fichas aparecen juntas sin ser iguales: NEWS, una de cada viento, o el año 2026, con el Jabón como cero.

    Eso se llama bloque. Aun así, sus fichas siguen siendo sueltas o parejas, y ahí no cabe ningún comodín.

groups-no-runs-year = Elige las fichas que forman el año 2026 en caracteres.
    .right = Un 2, el Jabón como cero, otro 2 y un 6. El cero no tiene palo; los números son caracteres.
    .hint = Cuatro cifras, cuatro fichas. ¿Qué ficha hace de cero?
    .wrong = Lee el año cifra por cifra. Cada cifra es una ficha, y los números tienen que ser caracteres.
    .wrong-no-zero = Ya están tres cifras: 2, 2 y 6. Al año le falta una.
    .wrong-mixed = Las cifras están bien. Pero una de estas fichas no es de caracteres.

groups-no-runs-where-joker = Robaste un comodín. ¿En cuál de estos cabe?
    .right = ¡Bien puesto! Un pung son tres iguales, y ahí cabe un comodín.
    .shown = Un pung son tres iguales, y ahí cabe un comodín.
    .hint = El comodín necesita compañía: tres o más iguales.
    .option-pair = Una pareja de 2 de círculos
    .option-news = NEWS
    .option-pung = Un pung de 8 de caracteres
    .wrong-pair = Dos fichas son una pareja, y una pareja solo admite naturales. Así no podrías ganar.
    .wrong-news = Parece un grupo de cuatro. Pero es un bloque: cuatro fichas sueltas, y una suelta no admite comodín.

groups-no-runs-recall-kong = Elige el kong que hay en esta fila.
    .right = ¡Ese es! La misma ficha cuatro veces. Los 5 de otros palos no cuentan.
    .shown = La misma ficha cuatro veces. Los 5 de otros palos no cuentan.
    .hint = Un kong son cuatro iguales: mismo número y mismo palo.
    .wrong = Busca una ficha que esté aquí cuatro veces, igual en número y en palo.
    .wrong-run = Cuatro números seguidos no son un grupo. En un kong las cuatro fichas son la misma.
    .wrong-suits = Todas son 5, pero no todas del mismo palo.

groups-no-runs-recall-group = Solo uno de estos es un grupo. ¿Cuál?
    .right = Muy bien: la misma ficha tres veces, un pung de Sures.
    .shown = La misma ficha tres veces: un pung de Sures.
    .hint = En un grupo todas las fichas son la misma.
    .option-run = 1, 2 y 3 de bambúes
    .option-dragons = Los tres dragones
    .option-souths = Tres Sures
    .option-suits = Un 7 de cada palo
    .wrong-run = Eso es una escalera, y en este juego las escaleras no son nada.
    .wrong-dragons = Los tres son dragones, pero son tres fichas distintas.
    .wrong-suits = Tres 7 de tres palos son tres fichas distintas.

groups-no-runs-recall-sextet = Tienes todos los Oestes que hay. ¿Cuántos comodines necesitas para hacer un sexteto?
    .right = Cuatro Oestes y dos comodines: seis iguales.
    .hint = Un sexteto son seis iguales.
    .wrong = El sexteto es el grupo más grande, uno más que el quint. ¿Cuántas fichas faltan?
    .wrong-none = Cuatro Oestes son solo un kong. El sexteto es más grande.
    .wrong-one = Con un comodín serían cinco: un quint.

groups-no-runs-recall-pair = ¿Cuál de estas cuenta como pareja?
    .right = Sí: dos naturales iguales, sin ayuda de nadie.
    .shown = Dos naturales iguales, sin ayuda de nadie.
    .hint = Una pareja son dos iguales, y las dos son naturales.
    .option-joker = Un 8 de círculos y un comodín
    .option-same = Dos 3 de bambúes
    .option-suits = Dos 6
    .wrong-joker = Entre tres o más iguales estaría bien. Pero en una pareja no cabe un comodín.
    .wrong-suits = El número es el mismo. Ahora mira los palos.

groups-no-runs-recall-news = Tu línea pide NEWS, y para eso tienes estas. ¿Qué falta todavía?
    .right = NEWS son cuatro fichas sueltas: el Sur tiene que ser un Sur de verdad.
    .hint = ¿Cabe un comodín en un bloque?
    .option-nothing = Nada
    .option-any = Un viento cualquiera
    .option-south = Un Sur
    .wrong-nothing = Si cantas Mah Jongg así, tu mano está muerta: hay un comodín donde solo va una natural.
    .wrong-any = NEWS lleva cada viento una vez. ¿Qué letra no está todavía?

groups-no-runs-recall-table-run = Juegas esta línea: dos flores, cinco 1, cuatro 2 y tres 3, todo en círculos. Acabas de robar <4D>. Canta Mah Jongg o descarta una ficha.
    .right = El 4 no entra en la línea. Con otro 3, o con un comodín que valga por él, ganas.
    .shown = El 4 no entra en la línea. Con otro 3, o con un comodín que valga por él, ganas.
    .hint = Cuenta los 3. ¿Hay algún 4 en la línea?
    .wrong = Compara tus fichas con la línea, grupo por grupo.
    .wrong-false = 2-3-4 es una escalera y no completa nada. Tu mano está muerta, y los demás siguen jugando.
    .wrong-line-tile = Qué pena: esa ficha era de tu línea, y ahora está en el centro: te faltan dos.

groups-no-runs-recall-table-single = Juegas esta línea: cuatro flores, tres Nortes, tres Estes, tres Oestes y un Sur. El jugador de enfrente descarta un <S>. ¿Qué haces?
    .right = ¡Mah Jongg! El comodín es tu tercer Este, y el Sur es la ficha suelta.
    .hint = Compara la línea con tus fichas. ¿Dónde está tu comodín?
    .wrong = Mira el último descarte. ¿Lo necesita tu línea?
    .wrong-let-go = El siguiente jugador ya robó. En una ficha suelta no cabe un comodín: tienes que esperar otro Sur.
    .wrong-draw = Ahora no. El último descarte espera tu respuesta: pídelo o déjalo pasar.
