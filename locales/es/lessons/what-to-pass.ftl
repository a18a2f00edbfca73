lesson-what-to-pass = Qué fichas pasar
    .summary = Qué tres fichas se van, cuáles se quedan y por qué.
    .done = Ya puedes elegir tres fichas para pasar y decir por qué. Tus vecinos no van a tener tanta suerte.

what-to-pass-stay =
    ¿Qué tres fichas se van? Pregúntate primero cuáles se quedan.

    Los comodines: nunca se pasan. Las flores: las piden doce de las catorce líneas de nuestra { card-title-first }. Y lo repetido, que ya es el comienzo de un grupo.

what-to-pass-keep = Elige todo lo que, por ahora, se queda en este atril.
    .right = ¡Bien guardado! Un comodín, dos flores y dos parejas. Las tres que pases saldrán de las otras seis.
    .shown = Se quedan un comodín, dos flores y dos parejas. Las tres que pases saldrán de las otras seis.
    .hint = Se quedan tres clases: los comodines, las flores y las fichas que tienes al menos dos veces.
    .wrong = Repasa el atril: comodines, flores y fichas repetidas. Por ahora, nada más.
    .wrong-pairs-only = Las parejas se quedan. Pero aquí hay más fichas que sirven en casi todas las líneas.
    .wrong-no-pairs = Esas se quedan. Pero entre las demás hay algunas con gemela.
    .wrong-no-flowers = Esas se quedan. Pero falta una clase de ficha que piden casi todas las líneas de la tarjeta.
    .wrong-soap = Sobra una. Quizá parezca especial, pero solo tienes una.

what-to-pass-stray =
    Lo demás, compáralo con la línea por la que vas. Lo que no entra en ella sobra, y lo que sobra se va primero.

    Aquí la línea va de 5 a 8 en bambúes. Las tres últimas fichas sobran.

what-to-pass-find-strays = Vas por esta línea. Elige todas las fichas de este atril que sobran.
    .right = Las cuatro que sobran. Todas las demás tienen lugar en la línea, y el comodín puede ocupar uno.
    .shown = Sobran cuatro. Todas las demás tienen lugar en la línea, y el comodín puede ocupar uno.
    .hint = El comodín se queda. Luego di la línea grupo por grupo: ¿qué fichas no están en ella?
    .wrong = Di la línea con los números y palos que mejor van con tus fichas. Sobra lo que no está en ella.
    .wrong-joker = El comodín puede valer por una ficha que te falta. Y no se puede pasar.
    .wrong-some = Esas sobran. Pero al menos otra ficha tampoco tiene lugar en la línea.
    .wrong-wanted = Al menos una de esas tiene lugar en la línea. También una ficha sola puede ser el comienzo de un grupo.

what-to-pass-to-the-right = Primer pase, a la derecha. Vas por esta línea. Elige tres fichas para pasar.
    .right = Así se hace: tu línea no perdió nada. Lo que llega es suerte; lo que se va lo eliges tú.
    .shown = Tu línea no perdió nada. Lo que llega es suerte; lo que se va lo eliges tú.
    .hint = Guarda el comodín y todo lo que tiene lugar en la línea. Elige entre lo demás.
    .wrong = Compara con la línea cada una de las tres: ¿hay lugar para ella?
    .wrong-joker = El comodín vuelve a tu atril: nunca se pasa.
    .wrong-two = Un pase son tres fichas exactas.
    .wrong-needed = Al menos una de esas era de tu línea, y en tu atril quedaron otras que sobran. Ahora la línea está más lejos.

what-to-pass-both =
    Al principio es normal dudar entre dos líneas. Entonces, las fichas que sirven para ambas son las más valiosas.

    Empieza estas dos con 5: ambas piden una flor, y 5 y 6 de un mismo palo. Estas cuatro fichas sirven para las dos.

what-to-pass-shared = Otras dos líneas. Elige las fichas que pueden servir para las dos a la vez.
    .right = ¡Tus tres tesoros! La flor, el 2 y el 6: elijas al final la línea que elijas, están en ella.
    .hint = Ve ficha por ficha. Búscala en la primera línea y luego en la segunda.
    .wrong = Cada ficha que elijas debe estar impresa en la primera línea y en la segunda.
    .wrong-no-flower = Esas dos sirven para ambas. Ahora mira cómo empieza cada línea.
    .wrong-soap = El Jabón se imprime 0. ¿En cuántas de las dos líneas lo ves?
    .wrong-four = A la primera línea le sirven todas. ¿Y a la segunda, también todas?

what-to-pass-third = Las mismas dos líneas; la segunda está más cerca y no debe perder nada. Aquí dos fichas no sirven para ninguna. ¿Qué tercera pasarías con ellas? Elige las tres.
    .right = Muy bien: las dos que sobran y una sola que únicamente sirve a la primera línea. La segunda, la más cercana, no pierde nada.
    .shown = Las dos que sobran y una sola que únicamente sirve a la primera línea. La segunda, la más cercana, no pierde nada.
    .hint = La segunda línea está más cerca: le faltan cinco fichas y no seis. ¿Qué ficha sola no le sirve?
    .wrong = Primero, las dos que no le sirven a ninguna línea. Para la tercera, busca una ficha sola que no le haga falta a la línea más cercana.
    .wrong-shared = El <2B> sirve para las dos líneas y es de una pareja. Perderlo les duele a ambas.
    .wrong-soap = La segunda línea pide tres de estas, y tenías dos. Es la línea más cercana.
    .wrong-two-crak = El <2C> está solo, pero la línea más cercana pide 2 de dos palos. Te quedarían solo los de bambúes.
    .wrong-stray-kept = Se quedó un número que no quiere ninguna de las dos, y se fueron dos de la primera línea. Antes que nada, pasa lo que no le sirve a ninguna.
    .wrong-stray-kept-too = Se quedó una letra que no está en ninguna de las dos, y se fueron dos de la primera línea. Primero va lo que no le sirve a ninguna.

what-to-pass-pair =
    Cuida tus parejas: se rompen enseguida y cuesta rehacerlas. De cada ficha hay solo cuatro, y un comodín nunca puede estar en una pareja: la segunda que ves aquí no es pareja.

    Si tu línea pide una pareja, no la rompas.

what-to-pass-odd-pair = Segundo pase, enfrente. Vas por esta línea, y dos de las cuatro fichas que sobran son pareja. Elige tres para pasar.
    .right = Bien visto. Una ficha de pareja tenía que irse, porque en la línea no tiene lugar. Tu línea sigue entera, y llegó una que te faltaba.
    .shown = Una ficha de pareja tiene que irse, porque en la línea no tiene lugar. Tu línea sigue entera, y llegó una que te faltaba.
    .hint = Di la línea con tus números y palos. ¿Qué no está en ella, aunque lo tengas dos veces?
    .wrong = Revisa tus tres con la línea, una por una, también lo que tienes dos veces.
    .wrong-two = Un pase son tres fichas exactas. ¿Qué más no entra en esta línea?
    .wrong-needed = Tu línea necesita al menos una de esas, y aquí sigue una pareja que no tiene lugar. Solo vale la pena cuidar la pareja que tu línea quiere.

what-to-pass-gift =
    Piensa en quien recoge lo que pasas: con eso arma su mano.

    Tres fichas que van juntas son un regalo: dos iguales y su vecina, como las tres primeras de aquí, o tres vientos distintos. Las otras tres no van juntas.

what-to-pass-least = Te sobran estas cinco fichas. ¿Con cuáles tres ayudas menos a otro jugador?
    .right = ¡Qué regalo tan pobre! Un carácter, un viento y un círculo: ninguno va con otro.
    .hint = Mira cada trío: ¿hay dos que vayan juntas?
    .option-craks = Tres de caracteres
    .option-pair = Una pareja y un viento
    .option-mixed = Carácter, viento y círculo
    .wrong-craks = Dos iguales y su vecina, todas de un palo: nadie podría pedir más.
    .wrong-pair = Mira bien: ahí va una pareja ya hecha, y alguien se alegrará mucho.

what-to-pass-neighbors = Tercer pase, a la izquierda. Esta línea pide uno de cada viento, 3 y 6 de bambúes y 9 de caracteres. Pasa tres de las cinco que sobran, sin regalos: no des dos del mismo palo.
    .right = ¡Muy fino! Un círculo, un carácter y un dragón: con eso nadie arma gran cosa. Y llegó el <S> que te faltaba.
    .shown = Un círculo, un carácter y un dragón: con eso nadie arma gran cosa. Y llegó el <S> que te faltaba.
    .hint = Tres de las que sobran son círculos seguidos. No mandes dos juntos.
    .wrong = Primero, no des nada que le sirva a tu línea. Luego mira si dos de las tres son del mismo palo.
    .wrong-two = Para un pase hacen falta tres fichas, y te sobran cinco.
    .wrong-run = Tres números seguidos de un palo: un buen comienzo para el jugador de tu izquierda.
    .wrong-four-five = El <4D> y el <5D> van seguidos y son del mismo palo. Quizá el jugador de tu izquierda esperaba justo eso.
    .wrong-five-six = Mandaste juntos el <5D> y el <6D>: seguidos y del mismo palo. Puede ser justo lo que le falta al jugador de tu izquierda.
    .wrong-four-five-crak = El carácter no va con nada. Pero el <4D> y el <5D> son vecinos del mismo palo, y alguien se alegrará.
    .wrong-five-six-crak = El carácter estuvo bien. Pero con el <5D> y el <6D> se van dos vecinos del mismo palo al mismo jugador.
    .wrong-wind = Tu línea pide uno de cada viento. Tenías tres, y uno se acaba de ir.
    .wrong-lone-six = Tenías un solo <6B>, pero la línea pide dos. Ahora no tienes ninguno.

what-to-pass-flower = La línea por la que vas no lleva flores, y te sobran otras cuatro fichas. ¿Qué haces con tu flor?
    .right = Lo tienes: puede irse, pero la última. La piden casi todas las demás líneas, y todavía puedes cambiar de idea.
    .shown = Puede irse, pero la última. La piden casi todas las demás líneas, y todavía puedes cambiar de idea.
    .hint = ¿Cuántas líneas de esta tarjeta piden flores? ¿Y hay otras fichas que sobran?
    .option-never = No se puede pasar
    .option-first = Se va la primera
    .option-last = Primero lo demás que sobra, después la flor
    .wrong-never = Esa es la regla de los comodines. Una flor se pasa como cualquier otra ficha.
    .wrong-first = Si cambias de línea, te va a hacer falta. Y a otro jugador le sirve casi siempre.

what-to-pass-own =
    Ahora, un atril sin línea elegida. Mira la tarjeta (botón Tarjeta): ¿de qué líneas están más cerca tus fichas?

    Primer pase, a la derecha. ¿Qué tres se van?
    .right = Bien elegidas: estas tres le cuestan poco o nada a tus líneas más cercanas.
    .shown = Estas tres le cuestan poco o nada a tus líneas más cercanas.
    .hint = Empieza por lo que tienes una sola vez. ¿Qué no le sirve a ninguna de tus líneas más cercanas?
    .wrong = Elige tres fichas de tu atril, sin ningún comodín.
    .wrong-joker = El comodín vuelve a tu atril: nunca se pasa.
    .wrong-two = Un pase son tres fichas exactas.
    .wrong-dearer = Ese pase tiene su precio. ¿Cuál de las tres aún podía ayudar a una de tus líneas más cercanas?

what-to-pass-own-again = Segundo pase, enfrente. Mira primero lo que llegó y si tus líneas siguen siendo las mismas.
    .right = Bien elegidas: estas tres le cuestan poco o nada a tus líneas más cercanas.
    .shown = Estas tres le cuestan poco o nada a tus líneas más cercanas.
    .hint = Compara también las nuevas con tus líneas. Lo que no le sirve a ninguna puede seguir su camino.
    .wrong = Elige tres fichas de tu atril, sin ningún comodín.
    .wrong-joker = El comodín regresa: en este pase tampoco puede irse.
    .wrong-two = Otra vez tres, llegara lo que llegara.
    .wrong-dearer = Esas salieron caras. Ve ficha por ficha: ¿a cuál de tus líneas le servía?

what-to-pass-order = ¿En qué orden pasarías estas fichas?
    .right = ¡En orden! Primero lo que sobra, luego las fichas solas de tu segunda línea y, al final, una pareja de la primera. ¿Y el comodín? Nunca.
    .shown = Primero lo que sobra, luego las fichas solas de tu segunda línea y, al final, una pareja de la primera. ¿Y el comodín? Nunca.
    .hint = Lo que no te cuesta nada se va primero. Lo que más te cuesta, al final.
    .item-stray = Un viento solo que no le sirve a ninguna de tus líneas
    .item-second = Una ficha sola que le sirve a tu segunda línea
    .item-pair = Una ficha de una pareja que pide tu primera línea
    .wrong = De cada una, pregúntate: ¿qué perderían mis líneas?
    .wrong-untouched = Una de ellas no te cuesta nada. ¿De verdad debe irse la última?
    .wrong-pair-first = Empiezas con una ficha difícil de recuperar. ¿Qué no te costaría nada?
    .wrong-pair-second = La primera está bien. Compara las otras dos: ¿qué línea está más cerca, y qué ficha tiene gemela?

what-to-pass-smallest = Nada de esto te sirve. ¿Qué tres preferirías darle a otro jugador?
    .right = Bien elegido: dos números de palos distintos y un viento. Nada va con nada.
    .shown = Dos números de palos distintos y un viento: nada va con nada.
    .hint = ¿Hay dos de las tres que vayan juntas?
    .option-winds = Tres vientos
    .option-mixed = Dos números y un viento
    .option-dots = Tres círculos
    .wrong-winds = Los vientos van juntos: hay líneas de la tarjeta que piden los cuatro.
    .wrong-dots = Una pareja y su vecina del mismo palo: así empezaron muchas buenas manos.

what-to-pass-no-place = Vas por esta línea con los números y palos que mejor aprovechan estas fichas. Elige las que sobran.
    .right = Las tres. Deben coincidir el número o la letra y el palo, y lo miraste.
    .hint = Empieza por lo que tienes dos veces o más: te dice los números y palos. ¿Qué no va con ellos?
    .wrong = Di la línea con tus números y palos. ¿Qué no está en ella?
    .wrong-two = Esas se van. Pero hay otra que tampoco tiene lugar: mira también los palos.
    .wrong-both = Una de ellas tiene lugar en la línea. Dila otra vez, con tus números y palos.

what-to-pass-at-a-glance = Acabas de recoger tus fichas. Elige las que guardarías a primera vista.
    .right = ¡De un vistazo! El comodín, la flor y la pareja. Lo demás tiene que ganarse el lugar.
    .hint = Comodines, flores y lo que tienes dos veces.
    .wrong = Comodines, flores y fichas repetidas. A primera vista, nada más.
    .wrong-joker-only = Ese debe quedarse. Pero hay otras que conviene guardar.
    .wrong-no-pair = Esas se quedan. Ahora busca gemelas.
    .wrong-no-flower = Esas se quedan. Pero hay otra que piden casi todas las líneas.

what-to-pass-how-many = ¿Cuántas de estas fichas le sobran a esta línea, si la juegas con los números y palos que aprovechan más de ellas?
    .right = Cuatro. Todo lo demás tiene su lugar, también el comodín.
    .hint = Di la línea con tus números y palos. ¿Qué fichas no están en ella?
    .wrong = Cuenta las fichas que no tienen lugar en la línea, pero no el comodín.
    .wrong-joker = No hay tantas. ¿Contaste el comodín, o una ficha sola que la línea pide?
    .wrong-one = Hay más. Mira los palos además de los números y letras.

what-to-pass-third-one = Juegas esta línea con 6 y 7 de círculos. Ya elegiste dos que sobran. ¿Qué tercera ficha pasarías con ellas?
    .right = Solo sirve para tu segunda línea, y tienes una sola. Tu primera línea no pierde nada.
    .shown = Solo sirve para tu segunda línea, y tienes una sola. Tu primera línea no pierde nada.
    .hint = ¿Cuál de las tres no le haría falta a tu primera línea?
    .option-pair = Uno de mis dos 7, la pareja de esta línea
    .option-joker = Mi comodín
    .option-far = Un 2 solo, para otra línea
    .wrong-pair = Así rompes la pareja, y ningún comodín puede ocupar el lugar de su otra mitad.
    .wrong-joker = Volvería enseguida: los comodines nunca se pasan.

what-to-pass-least-loss = Segundo pase, enfrente. Juegas esta línea. Pasa tres fichas que no le sirvan.
    .right = Limpio: se fueron tres que sobraban, y tu línea no perdió nada.
    .shown = Se fueron tres que sobraban, y tu línea no perdió nada.
    .hint = Se queda todo lo que tiene lugar en la línea, aunque sea una sola ficha. ¿Qué más tienes?
    .wrong = Antes de que se vayan: ¿alguna de las tres está impresa en tu línea?
    .wrong-two = Un pase son tres fichas exactas.
    .wrong-needed = Tenías cuatro que sobraban para elegir, y diste una de tu línea.
