lesson-groups-and-colors = Leer una línea: grupos y colores
    .summary = Una línea es una receta de 14 fichas: sus grupos, sus letras y lo que significan sus colores.
    .done = Ya lees los grupos, las letras y los colores de una línea, y sabes formarla. La tarjeta empieza a hablarte.

groups-and-colors-recipe =
    Una línea es como una receta: cada cifra y cada letra es una ficha. Lo que va entre paréntesis o al final no cuenta.

    El color solo dice «mismo palo» u «otro palo», no cuál. Estas fichas forman una mano que cumple la línea.

groups-and-colors-count = Ahora tú: ¿cuántas fichas pide esta línea?
    .right = Bien contado: cuatro 1, dos 2, cuatro 3 y cuatro flores. Todas las líneas de todas las tarjetas tienen 14 fichas.
    .shown = Cuatro 1, dos 2, cuatro 3 y cuatro flores: 14. Todas las líneas de todas las tarjetas tienen 14 fichas.
    .hint = Cuenta de izquierda a derecha, una ficha por cada cifra o letra.
    .wrong = Cuenta otra vez: señala con el dedo cada signo, uno por ficha, y detente en el paréntesis.
    .wrong-flowers = Esa es la línea sin sus flores. La F es una ficha como las demás, y la línea la pide.
    .wrong-rack = 13 son las fichas que tienes mientras esperas tu turno. Con 13 nadie gana.
    .wrong-groups = Contaste los grupos. Son cuatro, pero en cada uno hay varias fichas.

groups-and-colors-names =
    Las cifras o letras iguales que van juntas son un grupo. Cuéntalas y sabrás su nombre: F es una ficha suelta; 1111, un kong; 333, un pung; 44, una pareja.

    Lo que cuenta no es la cifra, sino cuántas veces está impresa.

groups-and-colors-pungs = Ahora, una línea que es solo de letras: N, E, W y S son vientos. Elige todos sus pungs.
    .right = ¡Los tres! NNN, EEE y WWW son pungs. Además hay un kong de flores y una S suelta.
    .shown = NNN, EEE y WWW son pungs. Además hay un kong de flores y una S suelta.
    .hint = Un pung son tres iguales.
    .wrong = Cuenta las letras de cada grupo. Un pung tiene exactamente tres, y puede haber más de uno.
    .wrong-kong = Elegiste las flores. Son cuatro, y cuatro iguales llevan otro nombre.
    .wrong-single = Elegiste la S. Está sola: es una ficha suelta.

groups-and-colors-end =
    El número y la letra del final no son fichas.

    El número es lo que vale la línea. La letra te dice si puedes mostrar parte de tu mano antes de ganar. Eso lo verás en otras lecciones.

groups-and-colors-alike = ¿Qué fichas forman el grupo marcado de esta línea?
    .right = Bien visto: la misma ficha, tres veces.
    .shown = La misma ficha, tres veces.
    .hint = Tres cifras son tres fichas, y las tres son la misma.
    .option-run = 3, 4 y 5 de círculos
    .option-suits = Un 4 de cada palo
    .option-same = Tres 4 de caracteres
    .wrong-run = La línea imprime tres veces la misma cifra. Estos son tres números distintos.
    .wrong-suits = El número está bien, pero fíjate en los palos: son tres fichas distintas.

groups-and-colors-letters =
    Las letras también son fichas: N, E, W y S son los vientos; R y G, los dragones rojo y verde; F es una flor. El 0 es el Jabón.

    Si hay letras distintas juntas, como RG, es una ficha de cada una.

groups-and-colors-winds = Elige las fichas que necesitas para la parte marcada de esta línea.
    .right = Norte, Este, Oeste y Sur: uno de cada. Es un bloque: cuatro fichas sueltas que juntas forman una palabra inglesa.
    .shown = Norte, Este, Oeste y Sur: uno de cada. Es un bloque: cuatro fichas sueltas que juntas forman una palabra inglesa.
    .hint = Lee la palabra letra por letra y toma una ficha por cada una.
    .wrong = Compara lo que elegiste con la parte marcada: cada letra pide su viento.
    .wrong-soap = Elegiste el Jabón para la S. Pero el Jabón se imprime 0. ¿Qué viento es la S?
    .wrong-all = Esos son los seis vientos de la fila. La palabra tiene cuatro letras, y cada una sale una sola vez.

groups-and-colors-colors =
    Ahora los colores, donde tropieza casi todo el mundo: el verde no significa bambúes, ni el rojo caracteres.

    Un color es un palo; otro color, otro palo. Cuáles, lo eliges tú: aquí ves dos maneras. Las rayas dicen lo mismo; sin raya no hay palo.

groups-and-colors-suits = ¿Cuál de estas manos cumple la línea?
    .right = ¡No te engañó la tinta! Caracteres para el primer color, círculos para el segundo, aunque los caracteres estén impresos en verde.
    .shown = Caracteres para el primer color, círculos para el segundo. No importa que los caracteres estén impresos en verde.
    .hint = ¿Qué grupos llevan una raya debajo y cuáles llevan dos?
    .option-one = Bambúes
    .option-three = Caracteres, círculos y bambúes
    .option-two = Caracteres y círculos
    .option-split = Círculos y caracteres
    .wrong-one = Esta mano tiene un palo, y la línea tiene dos colores. Nadie te pagaría por ella.
    .wrong-three = Los 2 y los 4 están impresos del mismo color. En esta mano sus palos son distintos.
    .wrong-split = Son dos palos, como debe ser. Ahora compara en la tarjeta las rayas de los 4 y de los 6, y luego sus palos aquí.

groups-and-colors-same-suit = Digamos que haces los 1 de esta línea con círculos. Elige todos los grupos que entonces deben ser de círculos, incluidos los 1.
    .right = ¡Muy bien! Los 1 y los 5 comparten color. Los 3 y los 7 comparten el otro: los dos de bambúes, o los dos de caracteres.
    .shown = Los 1 y los 5 comparten color. Los 3 y los 7 comparten el otro: los dos de bambúes, o los dos de caracteres.
    .hint = Mira las rayas debajo de cada grupo.
    .wrong = Los 1 llevan una raya debajo. Elígelos, y con ellos todos los demás que lleven una sola raya.
    .wrong-second = Elegiste los 3. No están impresos del color de los 1, así que van en otro palo.
    .wrong-fourth = Elegiste los 7. No están impresos del color de los 1, así que van en otro palo.

groups-and-colors-how-many = ¿Cuántos palos distintos necesitas para esta línea?
    .right = Tres colores, tres palos. Tú decides cuál de ellos lleva solo tres fichas.
    .shown = Tres colores, tres palos. Tú decides cuál de ellos lleva solo tres fichas.
    .hint = Tantos palos como colores. Las flores no llevan raya, así que no cuentan.
    .wrong = Cuenta los colores de los 1, o las distintas rayas que llevan debajo.
    .wrong-one = Entonces necesitarías once 1 del mismo palo. De cada ficha solo hay cuatro.
    .wrong-two = Entonces dos de estos grupos compartirían palo. Compara las rayas: ¿hay dos grupos de 1 con las mismas?
    .wrong-four = Hay cuatro grupos, pero uno es de flores, y las flores no tienen palo.

groups-and-colors-build-one =
    Ahora forma una línea. La flor y los 1 ya están en tu atril; toma el resto de la bandeja.

    Elige una ficha y va al atril; elígela otra vez y vuelve.
    .right = ¡Qué bonita! Un color, un palo: todo en círculos. Con estas 14 fichas ganarías.
    .hint = Tus 1 son de círculos, y toda la línea es de un color. ¿Cuántos 2, 3 y 4 lleva impresos?
    .wrong = Vas por buen camino, pero todavía no es la línea. Léela en voz alta, grupo por grupo, y ve colocando cada uno.
    .wrong-suits = Los números están bien. Pero esta mano tiene más de un palo, y la línea es de un solo color.
    .wrong-sizes = Las fichas son esas, pero no en las cantidades impresas. Cuenta cada grupo.

groups-and-colors-build-two = Esta línea tiene dos colores. Fórmala, y cuidado con los 0.
    .right = ¡Perfecta! Dos colores, dos palos, y en medio el Jabón: aquí es un cero, y el cero va con cualquier palo.
    .shown = Dos colores, dos palos, y en medio el Jabón: aquí es un cero, y el cero va con cualquier palo.
    .hint = Los dos grupos de 2 son de palos distintos. ¿Cuál lleva las mismas rayas que los 6? ¿Y qué ficha es el 0?
    .wrong = Lee la línea grupo por grupo: F, 2, 0, 2, 6. ¿Cuál no está en tu atril tal como está impreso?
    .wrong-suits = La línea tiene dos colores, y tus palos no los siguen. Mira las rayas debajo de los 2 y de los 6.
    .wrong-letters = Los tamaños están bien, pero no todas las fichas son las impresas. Repásalas una por una.

groups-and-colors-recall-pairs = Elige todas las parejas de esta línea.
    .right = Las dos: los 3 y los 4, con dos fichas de cada uno.
    .hint = Una pareja son dos iguales.
    .wrong = Cuenta las cifras o letras de cada grupo. Una pareja tiene exactamente dos, y puede haber más de una.
    .wrong-flowers = Elegiste las flores. Cuéntalas: son más de dos.
    .wrong-pung = Elegiste los 2. Lo que hace una pareja no es la cifra, sino las veces que está impresa.

groups-and-colors-recall-quint = Elige el quint de esta línea.
    .right = Cinco iguales. De un palo solo hay cuatro 1, así que al menos uno de los cinco tiene que ser un comodín.
    .hint = De todos estos grupos, el quint es el más grande.
    .wrong = Un quint son cinco iguales. Cuenta las cifras o letras de cada grupo.
    .wrong-kong = Elegiste los 2. Cuatro iguales son un kong.
    .wrong-pair = Elegiste las flores. Dos iguales son una pareja.

groups-and-colors-recall-zero = ¿Qué fichas pide esta línea con su 000?
    .right = ¡Ese es! El Jabón es el cero. Como cero no tiene palo, así que va con cualquiera.
    .hint = Ninguna ficha numérica lleva un 0. ¿Cuál parece un marco vacío?
    .option-south = Sures
    .option-soap = Jabones
    .option-flower = Flores
    .wrong-south = El Sur es un viento, y la tarjeta lo imprime S.
    .wrong-flower = Las flores son la F. La línea pide dos, al principio.

groups-and-colors-recall-colors = ¿Cuál de estas manos cumple la línea?
    .right = Los 3 y los 6 comparten color y palo; los 9 llevan el otro. Sirven dos palos cualesquiera.
    .shown = Los 3 y los 6 comparten color y palo; los 9 llevan el otro. Sirven dos palos cualesquiera.
    .hint = Compara las rayas debajo de los 3, los 6 y los 9.
    .option-right = Bambúes y caracteres
    .option-one = Círculos
    .option-split = Caracteres y bambúes
    .wrong-one = Esta mano tiene un palo, y la línea tiene dos colores.
    .wrong-split = Mira los 6. En la tarjeta llevan el color del grupo anterior; en esta mano, el palo del grupo siguiente.

groups-and-colors-recall-suits = ¿Cuántos palos distintos necesitas para esta línea?
    .right = Muy bien: dos colores, dos palos. Los dragones R y G y las flores no llevan raya.
    .shown = Dos colores, dos palos. Los dragones R y G y las flores no llevan raya.
    .hint = Cuenta los colores, o las clases de rayas que hay debajo.
    .wrong = No cuentes los grupos ni los números. Cuenta los distintos colores de los números.
    .wrong-groups = Hay cinco parejas de números, pero varias son del mismo color. Los grupos de un color comparten palo.
    .wrong-letters = ¿Contaste los dragones o las flores? No llevan raya debajo, y aquí no tienen palo propio.
