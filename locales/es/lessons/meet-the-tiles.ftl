lesson-meet-the-tiles = Conoce las fichas
    .summary = Cómo es cada ficha, cuántas hay y cómo se llama.
    .done = Ya puedes nombrar cualquier ficha, y el pájaro no vuelve a engañarte.

meet-the-tiles-suits =
    La mayoría de las fichas son de uno de los tres palos, y cada palo va del 1 al 9.

    Los bambúes (Bams) son cañas. Los caracteres (Craks) llevan un signo chino rojo. Los círculos (Dots) traen bolitas. El número está en la esquina.

meet-the-tiles-dots = Elige todos los círculos.
    .right = ¡Muy bien! Tres círculos: <2D 4D 7D>.
    .shown = Tres círculos: <2D 4D 7D>.
    .hint = Los círculos traen bolitas.
    .wrong = Recorre otra vez la fila, ficha por ficha: todos los círculos, y solo ellos.
    .wrong-craks = Esas dos llevan un signo rojo: son caracteres.
    .wrong-bams = Esas tres llevan cañas: son bambúes.

meet-the-tiles-honors =
    Dos familias no llevan número. Los vientos llevan su inicial en inglés: N, Norte; E, Este; W, Oeste; S, Sur.

    Los dragones: rojo (R, Red), verde (G, Green) y blanco, un marco vacío con un 0, llamado Jabón (Soap): también sirve de cero.

meet-the-tiles-dragons = Elige todos los dragones.
    .right = ¡Los tres! El rojo, el verde y el Jabón: <R G 0>.
    .shown = El rojo, el verde y el Jabón: <R G 0>.
    .hint = Hay tres: dos con una letra y un marco vacío.
    .wrong = En esta fila hay tres dragones. No cuentan las fichas con un número del 1 al 9, ni los vientos.
    .wrong-two = Dos dragones, sí. Pero en la fila hay un tercero, ni rojo ni verde.
    .wrong-south = La S es un viento: el Sur. El tercer dragón no lleva letra, solo un marco.

meet-the-tiles-belong =
    Cada dragón va con un palo: el rojo con los caracteres, el verde con los bambúes y el Jabón con los círculos.

    Un truco para recordarlo: los caracteres se escriben en rojo, el bambú es verde y el jabón hace burbujas redondas.

meet-the-tiles-dragon-of = ¿Qué dragón va con estas fichas?
    .right = Son bambúes, y con ellos va el verde.
    .shown = Son bambúes, y con ellos va el verde.
    .hint = ¿Qué hay en estas fichas, y de qué color es en la naturaleza?
    .option-red = El rojo
    .option-soap = El Jabón
    .option-green = El verde
    .wrong-red = El rojo va con las fichas del signo rojo. Estas llevan cañas.
    .wrong-soap = El Jabón va con los círculos. Estas llevan cañas.

meet-the-tiles-suit-of = Y al revés: ¿con cuál de estas va el Jabón?
    .right = El jabón hace burbujas, y las burbujas son redondas: círculos.
    .shown = El jabón hace burbujas, y las burbujas son redondas: círculos.
    .hint = Piensa en las burbujas que hace el jabón.
    .option-craks = Caracteres
    .option-dots = Círculos
    .option-bams = Bambúes
    .wrong-craks = Los caracteres llevan un signo rojo, y con ellos va un dragón de ese color.
    .wrong-bams = El bambú es verde, y con él va un dragón de ese color.

meet-the-tiles-twins =
    Al principio, todos confundimos estas fichas.

    El pájaro no es una flor: es el 1 de los bambúes, con su número en la esquina. El Jabón tiene marco; la ficha sin marco es una ficha vacía, de repuesto, que suele quedarse en la caja.

meet-the-tiles-bams = Elige todos los bambúes.
    .right = ¡Y no te engañó el pájaro! <1B 4B 9B>: el pájaro y dos con cañas.
    .shown = <1B 4B 9B>: el pájaro y dos con cañas.
    .hint = Todos los bambúes llevan un número en la esquina, pero no todos muestran cañas.
    .wrong = Recorre la fila ficha por ficha. Los bambúes llevan un número, y uno de ellos no se parece a los demás.
    .wrong-no-bird = Estas dos son bambúes, pero hay otro. No todos muestran cañas.
    .wrong-flowers = Una flor no lleva número en la esquina, y por eso no es de ningún palo.
    .wrong-dragon = El verde va con los bambúes, pero no es uno de ellos: es un dragón y no lleva número.

meet-the-tiles-soap = Elige todos los Jabones.
    .right = Buen ojo: dos Jabones, cada uno con su marco. Las dos sin marco son fichas vacías.
    .shown = Dos Jabones, cada uno con su marco. Las dos sin marco son fichas vacías.
    .hint = El Jabón tiene un marco.
    .wrong = Busca el marco. Lo redondo es un círculo, la N es un viento, y la que no tiene ni marco ni letra es una ficha vacía.
    .wrong-blanks = Estas no tienen marco. Son fichas vacías.
    .wrong-both = De estas cuatro, dos no tienen marco.
    .wrong-one = Sí, pero en la fila no es el único.

meet-the-tiles-copies =
    ¿Cuántas hay de cada una? Cuatro de cada ficha de los palos, de cada viento y de cada dragón.

    Las flores son otra cosa: hay ocho, y todas cuentan igual, sea cual sea su dibujo. También hay ocho comodines, que valen por otras fichas.

meet-the-tiles-count = Tienes estas tres. ¿Cuántas iguales faltan por salir?
    .right = Hay cuatro, y tres son tuyas: queda una sola. Así sabes si vale la pena esperarla.
    .shown = Hay cuatro, y tres son tuyas: queda una sola. Así sabes si vale la pena esperarla.
    .hint = ¿Cuántas hay en total de cada ficha de los palos?
    .wrong = Piensa cuántas hay en total y réstales tus tres.
    .wrong-all = Esas son todas las que hay. Tres de ellas las tienes tú.
    .wrong-eight = Entonces habría ocho en total. Ocho solo hay de flores y comodines.

meet-the-tiles-flowers = ¿Y si tienes estas tres?
    .right = Muy bien: hay ocho flores, todas valen lo mismo, y tres son tuyas. Quedan cinco.
    .shown = Hay ocho flores, todas valen lo mismo, y tres son tuyas. Quedan cinco.
    .hint = De flores hay más que de cualquier ficha de los palos.
    .wrong = ¿Cuántas flores hay en total? Réstales tus tres.
    .wrong-four = Así sería con una ficha de los palos. De flores hay más.
    .wrong-all = Esas son todas las que hay. Tres de ellas son tuyas.

meet-the-tiles-aloud =
    Cuando descartas una ficha, dices su nombre, primero el número: «Dos de bambúes». En una mesa estadounidense oirás «Two Bam», «Two Crak», «Two Dot».

    Un viento, «Este» (East); un dragón, su color: «Rojo» (Red), «Verde» (Green); el blanco, «Jabón» (Soap). Una flor, «Flor» (Flower).

meet-the-tiles-say-bird = Descartas esta ficha. ¿Qué dices?
    .right = El pájaro es el 1 de los bambúes, y primero se dice el número: «Uno de bambúes», «One Bam».
    .hint = ¿Qué número hay en la esquina, y de qué palo es el pájaro?
    .option-flower = «Flor»
    .option-bam-one = «Bambúes, uno»
    .option-one-bam = «Uno de bambúes»
    .wrong-flower = Ahora los demás creen que descartaste una flor. Mira la esquina.
    .wrong-bam-one = Las palabras son esas; el orden, no.

meet-the-tiles-say-dragon = ¿Y esta?
    .right = Con los dragones basta decir el color. En la ficha hay una G por «Green», verde en inglés; la R del rojo viene de «Red».
    .hint = Es un dragón. ¿Cuál de los tres?
    .option-green = «Verde»
    .option-bam = «Verde de bambúes»
    .option-dragon = «Dragón»
    .wrong-bam = Esta ficha va con los bambúes, pero no es uno de ellos: no lleva número.
    .wrong-dragon = Hay tres dragones. Nadie sabría cuál es.

meet-the-tiles-craks = Elige todos los caracteres.
    .right = <2C 6C 9C>: tres caracteres.
    .hint = Los caracteres llevan un número y un signo rojo.
    .wrong = Busca números con el signo chino rojo: todos los que haya, y nada más.
    .wrong-red = El rojo va con los caracteres, pero no es uno de ellos: es un dragón y no lleva número.
    .wrong-sixes = El mismo número, pero tres palos distintos.
meet-the-tiles-every-bam = Elige todos los bambúes.
    .right = <1B 3B 8B>: tres bambúes. El pájaro es el 1.
    .hint = Los bambúes llevan un número y cañas; uno de ellos lleva un pájaro.
    .wrong = Busca números con cañas, y el pájaro: todos los que haya, y nada más.
    .wrong-green = El verde va con los bambúes, pero no es uno de ellos: es un dragón y no lleva número.
    .wrong-no-bird = Dos bambúes. Hay un tercero sin cañas, pero con un 1 en la esquina.

meet-the-tiles-bird = Una de estas es de bambúes. ¿Cuál?
    .right = El pájaro es el 1 de los bambúes.
    .hint = Los bambúes llevan un número en la esquina.
    .option-flower = La de la F
    .option-green = La de la G
    .option-one = La del pájaro
    .wrong-flower = En la esquina lleva una F: es una flor.
    .wrong-green = En la esquina lleva una letra, no un número: es un dragón.

meet-the-tiles-red-with = ¿Con qué palo van estos dragones?
    .right = El rojo va con los caracteres, porque su signo es rojo.
    .hint = En uno de los palos, todas las fichas llevan algo grande y rojo.
    .option-craks = Caracteres
    .option-bams = Bambúes
    .option-dots = Círculos
    .wrong-bams = El bambú es verde. Con él va otro dragón.
    .wrong-dots = Los círculos son redondos como burbujas de jabón. Con ellos va otro dragón.
meet-the-tiles-green-with = ¿Con qué palo van estos dragones?
    .right = El verde va con los bambúes, porque el bambú es verde.
    .hint = ¿En qué palo ves algo que crece?
    .option-craks = { meet-the-tiles-red-with.option-craks }
    .option-bams = { meet-the-tiles-red-with.option-bams }
    .option-dots = { meet-the-tiles-red-with.option-dots }
    .wrong-craks = El signo de esas fichas es rojo. Con ellas va otro dragón.
    .wrong-dots = { meet-the-tiles-red-with.wrong-dots }

meet-the-tiles-norths = En la mesa ves dos Nortes. ¿Cuántos más hay?
    .right = De cada viento hay cuatro, así que quedan dos.
    .hint = De cada viento hay tantas fichas como de cada ficha de los palos.
    .wrong = ¿Cuántos Nortes hay en total? Réstales los dos que ves.
    .wrong-all = Esos son todos, contando los dos que ves.
    .wrong-eight = Entonces habría ocho. Ocho solo hay de flores y comodines.
meet-the-tiles-easts = En la mesa ves un Este. ¿Cuántos más hay?
    .right = De cada viento hay cuatro, así que quedan tres.
    .hint = { meet-the-tiles-norths.hint }
    .wrong = ¿Cuántos Estes hay en total? Resta el que ves.
    .wrong-all = Esos son todos, contando el que ves.
    .wrong-eight = { meet-the-tiles-norths.wrong-eight }

meet-the-tiles-winds = Elige todos los vientos.
    .right = Este, Sur y Norte: <E S N>.
    .hint = Los vientos llevan una de las letras N, E, W, S.
    .wrong = Mira las esquinas: solo N, E, W y S son vientos.
    .wrong-no-south = Dos vientos. En la fila hay otra letra que es un viento.
    .wrong-soap = Una de estas cuatro es un marco vacío, y eso es un dragón.
meet-the-tiles-winds-west = Elige todos los vientos.
    .right = Este, Oeste y Norte: <E W N>.
    .hint = { meet-the-tiles-winds.hint }
    .wrong = { meet-the-tiles-winds.wrong }
    .wrong-no-west = { meet-the-tiles-winds.wrong-no-south }
    .wrong-green = Una de estas cuatro lleva una G en la esquina, y eso es un dragón.

meet-the-tiles-say-seven = Descartas esta ficha. ¿Qué dices?
    .right = Primero el número y luego el palo: «Siete de círculos», «Seven Dot».
    .hint = El número, y después el palo.
    .option-seven = «Siete»
    .option-seven-dot = «Siete de círculos»
    .option-dot-seven = «Círculos, siete»
    .wrong-seven = Hay tres clases de 7. ¿Cuál es esta?
    .wrong-dot-seven = Las palabras son esas; el orden, no.

meet-the-tiles-say-four = Descartas esta ficha. ¿Qué dices?
    .right = Primero el número y luego el palo: «Cuatro de bambúes», «Four Bam».
    .hint = { meet-the-tiles-say-seven.hint }
    .option-four = «Cuatro»
    .option-four-bam = «Cuatro de bambúes»
    .option-bam-four = «Bambúes, cuatro»
    .wrong-four = Hay tres clases de 4. ¿Cuál es esta?
    .wrong-bam-four = { meet-the-tiles-say-seven.wrong-dot-seven }

meet-the-tiles-say-flower = Descartas esta ficha. ¿Qué dices?
    .right = «Flor» (Flower), y nada más: las ocho valen lo mismo.
    .hint = Los dibujos cambian, pero ¿cómo se llaman todas?
    .option-number = «Dos de flores»
    .option-flower = «Flor»
    .option-season = «Primavera»
    .wrong-number = Solo las fichas de un palo se llaman por su número.
    .wrong-season = En otro juego de fichas, el dibujo es otro. ¿Qué tienen en común las ocho?

meet-the-tiles-say-east = Descartas esta ficha. ¿Qué dices?
    .right = «Este» (East), y todos lo saben. De un viento basta la dirección.
    .hint = Es un viento. ¿Cuál de los cuatro?
    .option-one-east = «Uno Este»
    .option-wind = «Viento»
    .option-east = «Este»
    .wrong-one-east = Mira la esquina: hay una letra, y ningún número.
    .wrong-wind = Hay cuatro vientos. Nadie sabría cuál es.
