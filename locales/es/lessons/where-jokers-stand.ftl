lesson-where-jokers-stand = Dónde van los comodines
    .summary = Un comodín puede ser casi cualquier ficha, pero no va en todas partes.
    .done = Ya sabes poner cada comodín donde ayuda, y ninguno va a costarte una mano.

where-jokers-stand-joker =
    Tu mejor amigo en la mesa: en un grupo de tres o más iguales, un comodín vale por cualquier ficha, hasta por una flor.

    Pero ¿cuántos caben en un grupo? Mira los Estes: los que quieras, de los ocho comodines que hay.

where-jokers-stand-kong = ¿Cuál de estos es un kong de 7 de círculos?
    .option-three = Un 7 de círculos, dos comodines
    .option-mixed = Dos 7 de círculos, uno de caracteres, un comodín
    .option-kong = Un 7 de círculos, tres comodines
    .right = ¡Ese es! Cada comodín vale por un 7 de círculos, y son cuatro iguales. Basta una ficha natural.
    .hint = Un kong tiene cuatro fichas, y las que no son comodines son todas la misma.
    .wrong-three = Un 7 y dos comodines son tres fichas: un pung.
    .wrong-mixed = Son cuatro, sí. Pero las de verdad deben ser todas la misma. Mira los palos.

where-jokers-stand-never =
    Dos trampas. 66 es una pareja, y en una pareja no entran comodines: solo fichas naturales, o «de verdad».

    Y NEWS parece un kong. Pero es un bloque: cuatro fichas sueltas impresas juntas, y ninguna puede ser un comodín.

where-jokers-stand-groups = ¿En qué grupos de esta línea puede haber un comodín? Elígelos todos.
    .right = Justo así: en los dos kongs. Los otros tres grupos son parejas.
    .shown = En los dos kongs. Los otros tres grupos son parejas.
    .hint = Busca tres o más iguales.
    .wrong = Casi. Recorre la línea y cuenta las fichas de cada grupo.
    .wrong-flowers = Un comodín puede valer por una flor. Pero cuenta cuántas flores tiene este grupo.
    .wrong-pair = Uno de los grupos que elegiste tiene solo dos fichas.
    .wrong-last = También elegiste el último grupo. Tiene dos fichas, y en una pareja no hay comodines.

where-jokers-stand-build =
    Completa esta línea. Los comodines de la bandeja ayudan, pero solo donde pueden estar.

    Elige una ficha y va al atril; elígela otra vez y vuelve.
    .right = ¡Todo en su sitio! La pareja es de verdad, y los comodines están en grupos de cuatro.
    .hint = La pareja necesita dos 5 de círculos de verdad. Los demás grupos admiten comodines.
    .wrong = Recorre la línea: cuatro 4, dos 5, cuatro 6, cuatro flores.
    .wrong-joker-pair = Junto a tu 5 de círculos hay un comodín. Si muestras esta mano, está muerta: en una pareja no hay comodines.
    .wrong-other-five = Un 5 de círculos y otro de caracteres no son pareja. Una pareja es dos veces la misma ficha.

where-jokers-stand-half = Acabas de robar un comodín. Los demás grupos están completos; de la pareja de 6 solo tienes un <6D>. ¿Es Mah Jongg? Cántalo o descarta una ficha.
    .right = Bien visto: todavía no es Mah Jongg. Sigues esperando un <6D> de verdad; ningún comodín puede ocupar su lugar.
    .shown = Todavía no es Mah Jongg. Sigues esperando un <6D> de verdad; ningún comodín puede ocupar su lugar.
    .hint = Solo a la pareja le falta una ficha. ¿Puede ir ahí un comodín?
    .wrong = Compara con la línea: ¿dónde tendría que ir el comodín nuevo?
    .wrong-declare = Había un comodín en la pareja: es un Mah Jongg falso. Tu mano está muerta, y los demás siguen.
    .wrong-six = Soltaste la mitad buena de la pareja. Ahora faltan los dos 6.
    .wrong-draw = Ahora tienes 15 fichas, y con 15 nadie puede ganar. Ya habías robado.

where-jokers-stand-alone =
    En tu atril, un grupo puede ser solo de comodines. Al cantar dices por qué ficha valen: aquí, 8 de bambúes.

    Los 6 también necesitaban uno: la línea pide cinco, y solo hay cuatro 6 de bambúes.

where-jokers-stand-whole = Juegas la misma línea con 2, 3 y 4 de caracteres, y acabas de robar un <3C>. Compara y luego decide.
    .right = ¡Mah Jongg! Un comodín es el quinto 2, y los otros tres son los 4.
    .hint = Empieza por los 2: la línea pide cinco. ¿Cuántos comodines quedan, y para qué?
    .wrong = Llena la línea con tus fichas, grupo por grupo. Los comodines también cuentan.
    .wrong-joker = Ese comodín hacía falta. Tu mano estaba completa, y ahora le falta una ficha.
    .wrong-discard = Estaban las 14. Ahora falta una, y roba el jugador de tu derecha.

where-jokers-stand-claim = Tu línea pide cuatro flores, y tú tienes <F J J>. El jugador de tu derecha descarta una flor. ¿Qué expones?
    .right = Muy bien: dos flores y dos comodines, un kong. La ficha pedida es siempre de verdad, y así todos ven por qué ficha valen los comodines.
    .shown = Dos flores y dos comodines, un kong. La ficha pedida es siempre de verdad, y así todos ven por qué ficha valen los comodines.
    .hint = Cuenta las flores de tu línea. La pedida también cuenta.
    .wrong = Mira las flores de tu línea y lo que tienes para ellas.
    .wrong-pung = Hay tres fichas a la vista, y como ya descartaste, no puedes agregar nada. ¿Cuántas flores pide tu línea?
    .wrong-jokers-only = A la vista hay solo tres fichas, y así se quedan. Tu propia flor sigue en el atril, y allí ya no tiene grupo.
    .wrong-let-go = Tenías todo lo necesario, y la flor se perdió.
    .wrong-mah-jongg = Pongas donde pongas los dos comodines, aún faltarían dos fichas.

where-jokers-stand-thrown =
    También puedes descartar un comodín. El jugador de tu derecha lo acaba de hacer.

    Nadie lo toma, porque nadie puede. Un comodín descartado queda fuera de juego: no se pide nunca, ni siquiera para Mah Jongg.

where-jokers-stand-draw = Una ficha más para tu kong de 5, y ganas. El jugador de tu izquierda descarta un comodín. ¿Qué haces?
    .right = Así es, aunque dé pena: robas como si ahí no hubiera nada. Un comodín descartado ya no ayuda a nadie.
    .shown = Robas como si ahí no hubiera nada, aunque dé pena. Un comodín descartado ya no ayuda a nadie.
    .hint = ¿Quién puede tomar un comodín descartado?
    .wrong = Es tu turno. ¿Cómo empieza un turno?
    .wrong-mah-jongg = Completaría tu mano, y aun así no puedes cantar: un comodín descartado no se pide nunca.
    .wrong-expose = Un comodín descartado no se puede pedir para un grupo, por bien que vaya en él.

where-jokers-stand-count = Una línea de Sueltas y parejas. ¿En cuántos de sus grupos puede haber un comodín?
    .right = Exacto, en ninguno: en esta sección ningún grupo tiene tres fichas.
    .shown = En ninguno: en esta sección ningún grupo tiene tres fichas.
    .hint = ¿De qué tamaño es el grupo más grande de esta sección?
    .wrong = Mira cada grupo: ¿tiene tres o más iguales?
    .wrong-one = ¿En qué grupo pensabas? Cuenta otra vez sus fichas.
    .wrong-six = Esas son las parejas. ¿Puede haber un comodín en una pareja?
    .wrong-seven = Esos son todos los grupos. ¿Cuántos tienen tres fichas o más?

where-jokers-stand-spare = Juegas esta línea, te falta un <7D> y acabas de robar un comodín. ¿Qué haces?
    .right = Cuesta, pero hiciste bien: en esta línea no cabe. Y no hay descarte más seguro, porque nadie puede pedirlo.
    .shown = Cuesta soltarlo, pero en esta línea no cabe. Y no hay descarte más seguro, porque nadie puede pedirlo.
    .hint = ¿Cuál de tus 14 fichas no entra en esta línea?
    .wrong = Compara con la línea: ¿qué ficha no entra en ella?
    .wrong-declare = Tu 7 de círculos todavía no tiene pareja. ¿Qué tendría que ir a su lado? ¿Y puede?
    .wrong-discard = Ahora faltan dos fichas, y el comodín de tu atril sigue sin servir.

where-jokers-stand-which = ¿Cuál de estas manos es Mah Jongg para esta línea?
    .option-flower = Mano A
    .option-five = Mano B
    .option-jokers = Mano C
    .right = ¡Seis comodines, y todos en su lugar! Hay hasta un kong hecho solo de ellos. Las tres parejas son de verdad.
    .hint = Mira primero las tres parejas.
    .wrong-flower = Mira el primer grupo de esta mano. ¿Cuántas de sus fichas son de verdad?
    .wrong-five = Recorre las parejas de esta mano. ¿Son de verdad todas sus fichas?

where-jokers-stand-news = ¿Dónde puede haber un comodín en esta línea? Elige todos los grupos.
    .right = En los dos kongs. NEWS son cuatro sueltas, y los 6 son una pareja.
    .hint = Iguales, y tres o más: busca las dos cosas.
    .wrong = Casi. ¿Las fichas del grupo son iguales, y son tres o más?
    .wrong-cluster = Ahí hay cuatro letras juntas, pero son cuatro fichas distintas.
    .wrong-pair = Uno de los grupos que elegiste tiene solo dos fichas.

where-jokers-stand-pung = ¿Cuál de estos es un pung?
    .option-winds = Norte, Este, comodín
    .option-one = Un 8 de bambúes, dos comodines
    .option-pair = Dragón rojo, comodín
    .right = Ese es: una ficha de verdad y dos comodines, tres 8 de bambúes.
    .hint = Un pung son tres iguales.
    .wrong-winds = Son tres fichas. Pero ¿son iguales las de verdad?
    .wrong-pair = Son solo dos fichas, y en una pareja ni siquiera puede haber un comodín.

where-jokers-stand-most = Tienes un kong entero, todavía oculto en tu atril. ¿Cuántas de sus fichas pueden ser comodines, como máximo?
    .right = ¡Las cuatro! Solo un grupo expuesto lleva por fuerza una de verdad: la pedida.
    .shown = Las cuatro. Solo un grupo expuesto lleva por fuerza una de verdad: la pedida.
    .hint = ¿Puede un grupo de tu atril ser solo de comodines?
    .wrong = Piensa en cuántas fichas tiene un kong y en si alguna debe ser de verdad.
    .wrong-three = En un grupo expuesto, sí: allí la ficha pedida es de verdad. Pero este kong no está expuesto.
    .wrong-one = El límite no es uno. ¿Hay otro límite que el tamaño del grupo?
    .wrong-eight = Esos son los de todo el juego. Pero ¿cuántas fichas tiene un kong?

where-jokers-stand-gone = Alguien descarta un comodín. ¿Quién puede pedirlo?
    .option-next = El siguiente jugador
    .option-last = Quien lo necesite para Mah Jongg
    .option-nobody = Nadie
    .right = Así es, nadie: una vez descartado, queda fuera el resto de la partida.
    .shown = Nadie: una vez descartado, queda fuera el resto de la partida.
    .hint = Piensa en lo que hacen los demás cuando alguien descarta un comodín.
    .wrong-next = El siguiente jugador roba del muro, como siempre. ¿Es un comodín un descarte como los demás?
    .wrong-last = Otros descartes, sí. Con un comodín es distinto.

where-jokers-stand-misplaced = Benito canta Mah Jongg con esta mano para la línea de arriba. Por culpa de un grupo, está muerta. Elige sus fichas.
    .right = Un 4 de caracteres y un comodín: una pareja debe ser de verdad. Los demás comodines están en kongs.
    .shown = Un 4 de caracteres y un comodín: una pareja debe ser de verdad. Los demás comodines están en kongs.
    .hint = Busca las parejas. ¿Son de verdad?
    .wrong = Busca el grupo en el que no puede haber un comodín y elige todas sus fichas.
    .wrong-kong = Tres 3 de caracteres y un comodín son un kong. Ahí no hay nada malo.
    .wrong-fives = Una ficha de verdad y tres comodines: en un kong se permite.
    .wrong-flowers = Las dos flores son de verdad. Esa pareja está bien.

where-jokers-stand-fill = Juegas esta línea con 2 y 3 de bambúes, 5 de círculos. El jugador de tu izquierda descarta un <3B>. ¿Qué haces?
    .right = ¡Bien pedido! El 3 del centro, el tuyo y el comodín: un pung, entero de una vez.
    .shown = El 3 del centro, el tuyo y el comodín: un pung, entero de una vez.
    .hint = Cuenta los 3 de tu línea. ¿Qué más de tu atril podría ser uno?
    .wrong = Mira los 3 de tu línea y lo que puedes poner junto al descarte.
    .wrong-pair = Dos 3 son solo parte del grupo, y debe estar entero al exponerlo.
    .wrong-let-go = Robaste otra ficha, y el <3B> se quedó entre los descartes para siempre.
    .wrong-mah-jongg = Por poco: con este 3 y el comodín tendrías 13 de las 14.
