lesson-walls-dice-deal = Muros, dados y reparto
    .summary = Cómo un montón de fichas revueltas se convierte en las 13 de tu atril.
    .done = Ya puedes sentarte a una mesa de verdad, construir tu muro y tomar tus fichas como todos.

walls-dice-deal-table =
    Tus fichas van en la parte inclinada del atril, donde solo las ves tú; lo que muestras, encima, en la parte plana. La barra de delante, el empujador, mueve tu muro.

    Hay 152 fichas, dos dados y, para cada uno, una tarjeta. Nada más.

walls-dice-deal-no-card = Hay fichas, dados y atriles, pero nadie trajo una tarjeta. ¿Se puede jugar?
    .right = Así es: sin tarjeta no se juega. Lo que gana está impreso ahí, y en ningún otro lado. Pero mira: apareció una.
    .shown = Sin tarjeta no se juega: lo que gana está impreso ahí, y en ningún otro lado. Pero mira: apareció una.
    .hint = En tu primera partida, ¿cómo supiste qué fichas necesitabas?
    .option-four-groups = Sí: se gana con cuatro grupos y una pareja
    .option-own-lines = Sí: gana quien junta 14 fichas en grupos
    .option-no = No
    .wrong-four-groups = Así se gana en otras variantes del mah jongg. Aquí, lo que gana está impreso.
    .wrong-own-lines = ¿Qué grupos, y cuántos? No sabrías qué reunir, y nadie podría comprobar tu mano.

walls-dice-deal-build = Se mezclan todas las fichas boca abajo, y cada uno construye un muro delante de su atril: 19 pilas en fila, de dos fichas cada una. ¿Cuántas fichas tiene tu muro?
    .right = Bien contado: 19 pilas de dos son 38. Y cuatro muros de 38 son las 152 fichas.
    .shown = 19 pilas de dos son 38. Y cuatro muros de 38 son las 152 fichas.
    .hint = Dos fichas por pila.
    .option-nineteen = 19
    .option-thirty-eight = 38
    .option-all = 152
    .wrong-nineteen = Esas son las pilas. En cada una hay más de una ficha.
    .wrong-all = Esas son las de los cuatro muros juntos.

walls-dice-deal-who =
    Un jugador es el Este, y empieza. En la primera partida todos tiran los dos dados, y gana quien saca más. En algunas mesas empieza el anfitrión, o se decide por los asientos.

    A su derecha, el Sur; luego, el Oeste y el Norte.

walls-dice-deal-east = Tú sacaste esto. El jugador de tu derecha sacó 7; el de enfrente, 10; el de tu izquierda, 4. ¿Quién es el Este?
    .right = 10 es el total más alto. Y así cada uno sabe ya qué viento es.
    .hint = Suma tus dados y compara los cuatro totales.
    .option-me = Yo
    .option-right-hand = El jugador de mi derecha
    .option-across = El jugador de enfrente
    .option-left-hand = El jugador de mi izquierda
    .wrong-me = Tus dados suman 9. ¿Alguien sacó más?
    .wrong-right-hand = Ese jugador sacó 7, menos que tú.
    .wrong-left-hand = 4 es el total más bajo. Cuenta el más alto.

walls-dice-deal-seats = Recorre la mesa hacia la derecha, empezando por el Este. ¿En qué orden están sentados los jugadores?
    .right = Este, Sur, Oeste, Norte. En algunas mesas lo marca un indicador de viento; la mayoría no lo usa.
    .hint = ¿Quién está a la derecha del Este? Sigue desde ahí.
    .wrong = Empieza por el Este. ¿Quién está a su derecha, y quién después?
    .item-east = El Este
    .item-south = El Sur
    .item-west = El Oeste
    .item-north = El Norte
    .wrong-left = Así darías la vuelta hacia la izquierda. Los vientos van en el mismo sentido que los turnos.
    .wrong-word = Los pusiste como en NEWS, la palabra de la tarjeta. Alrededor de la mesa es distinto, y el Este va primero.
    .wrong-swapped = El Oeste está enfrente del Este, y entre los dos hay alguien.

walls-dice-deal-roll =
    El Este vuelve a tirar los dos dados y cuenta ese número de pilas de su propio muro, desde el extremo derecho. Aquí son 7, y ahí corta el muro.

    Las pilas contadas se apartan hacia atrás: son las últimas fichas de toda la partida.

walls-dice-deal-break = Eres el Este, y esto es lo que sacaste. Corta tu muro, el que tienes delante: elige la última pila que cuentas.
    .right = ¡Buen corte! Las ocho pilas del extremo derecho se apartan y esperan.
    .shown = Las ocho pilas del extremo derecho se apartan y esperan.
    .hint = Suma los dos dados. La pila 1 es la del extremo derecho.
    .wrong = El corte quedó en otro lugar. Suma los dados y cuenta otra vez las pilas desde el extremo derecho.
    .wrong-left = Cortaste el muro demasiado lejos: el número está bien, pero contaste desde el extremo izquierdo.
    .wrong-one-die = Apartaste cinco pilas. Eso es un dado, y el Este cuenta el total de los dos.
    .wrong-next = Apartaste más de las que sacaste. Empieza a contar por la del extremo.

walls-dice-deal-four =
    Ahora, el reparto. El Este toma las dos pilas a la izquierda del corte: cuatro fichas. El jugador de su derecha toma las dos siguientes, y así se da la vuelta a la mesa.

    Después de tres rondas, cada uno tiene 12 fichas.

walls-dice-deal-first-stack = Otra partida, y sacaste 6. Toma tus cuatro primeras fichas: elige la pila que tomas primero; la de su izquierda viene con ella.
    .right = Eso es: la séptima y la octava son tuyas. El jugador de tu derecha toma las dos siguientes.
    .shown = La séptima y la octava son tuyas. El jugador de tu derecha toma las dos siguientes.
    .hint = ¿Cuántas pilas se contaron? La siguiente es tuya.
    .wrong = Ahí no empieza el reparto, y el siguiente jugador no sabe por dónde seguir. ¿Qué viene justo después de las pilas contadas?
    .wrong-counted = Esa pila ya estaba contada. Te llevaste dos fichas que deben quedarse hasta el final, y el siguiente jugador empieza una pila antes.
    .wrong-outermost = Es el otro lado de lo contado: te llevaste cuatro de las últimas fichas de la partida, y los demás tomarían las que no son.
    .wrong-far = Empezaste por la otra punta de tu muro, y ahí el siguiente jugador no encuentra ningún corte. Primero van las fichas junto al corte.

walls-dice-deal-serve =
    Se acabó el muro del Este. A su izquierda está el Norte, que ahora sirve el siguiente: empuja su extremo derecho hacia el centro, a unos 45 grados.

    Los turnos van a la derecha; los muros, a la izquierda. Las pilas apartadas van al final.

walls-dice-deal-walls = Eres el Este, y tu muro va primero. ¿En qué orden siguen los demás muros, y cuándo les toca a las pilas que contaste? Pon los cinco en orden.
    .right = Este, Norte, Oeste, Sur y después las pilas contadas. Si un muro se acaba en medio de tus cuatro fichas, tomas el resto del siguiente.
    .shown = Este, Norte, Oeste, Sur y después las pilas contadas. Si un muro se acaba en medio de tus cuatro fichas, tomas el resto del siguiente.
    .hint = ¿Quién está a la izquierda del Este? ¿Y qué se apartó?
    .wrong = Los muros van hacia la izquierda, y lo que el Este apartó tiene su propio lugar.
    .item-east = El muro del Este, desde el corte
    .item-north = El muro del Norte
    .item-west = El muro del Oeste
    .item-south = El muro del Sur
    .item-counted = Las pilas que contó el Este
    .wrong-turns = Así van los turnos de los jugadores. Los muros van en sentido contrario.
    .wrong-counted-first = Esas pilas se apartaron. Si fueran las primeras, ¿para qué contarlas?
    .wrong-counted-second = Esas pilas están junto al muro del Este, pero se apartaron para más tarde.

walls-dice-deal-last =
    Un saltito: el Este toma, desde la derecha, las de arriba de la primera y la tercera pila. El Sur, la de debajo de la primera; el Oeste, la de arriba de la segunda; el Norte, la siguiente.

    El Este tiene 14; los demás, 13.

walls-dice-deal-third = Eres el Este, todos tienen 12 fichas, y esto queda del muro. Tomas la de arriba de la pila del extremo derecho. ¿De qué pila tomas la otra?
    .right = Primera y tercera. Las de en medio son de los demás, y lo que queda de la tercera pila se roba primero.
    .hint = La primera y la tercera, contando desde el extremo derecho.
    .wrong = Cuenta desde el extremo derecho, y deja a los demás lo suyo.
    .wrong-same = La ficha de debajo de la primera es del Sur.
    .wrong-next = Las dos fichas de esa pila son de otros: del Oeste y del Norte.
    .wrong-fourth = Esa no se reparte: no la toca nadie antes del primer turno.

walls-dice-deal-deal =
    Ahora todo junto, en la mesa: la tirada para elegir al Este, los muros, el corte y el reparto.

    Eres el Este. Cada vez que tomes fichas, elige la pila por la que empiezas. Los demás toman las suyas solos.
    .right = Hiciste un reparto entero. Quedan 99 fichas en los muros; cuántas en cada uno depende de lo que sacaste.
    .hint = Sigue hacia la izquierda desde donde se tomaron las últimas. Si tu muro se acaba, sigue por el extremo derecho del muro de tu izquierda. Al final: la primera y la tercera.
    .wrong = Ahora hay un hueco en el muro, y el siguiente jugador no sabe por dónde seguir. Empieza en el corte, o donde se tomaron las últimas fichas.
    .wrong-counted = Esa pila la contaste tú. Sus fichas se quedan hasta el final de la partida.
    .wrong-others = Esas fichas son de los que toman después de ti. ¿Dónde empieza ahora el muro?

walls-dice-deal-count = En una mesa de verdad, antes que nada cuentas tus fichas. Eres el Este. ¿Cuántas debes tener?
    .right = El Este tiene 14; los demás, 13. Antes del primer turno todos intercambian fichas, también flores, pero nunca comodines. De eso tratan otras lecciones.
    .hint = Después de las doce primeras, el Este tomó dos más.
    .wrong = Suma lo que tomó el Este: tres veces cuatro, y luego la primera y la tercera.
    .wrong-others = Esas son las de los demás. El Este tomó una más.
    .wrong-rounds = Así era después de tres rondas de cuatro. Luego el Este tomó más.

walls-dice-deal-recall-south = Terminó el reparto, y eres el Sur. Al contar tus fichas, ¿cuántas debe haber?
    .right = Tres rondas de cuatro y una más: 13. Solo el Este tiene 14.
    .hint = Cuatro, cuatro, cuatro, ¿y luego?
    .wrong = Tres rondas de cuatro, y luego lo que toma el Sur.
    .wrong-east = Esas son las del Este, que al final tomó dos.
    .wrong-rounds = Después de las tres rondas, todos toman algo más.
walls-dice-deal-recall-east = Terminó el reparto, y eres el Este. Al contar tus fichas, ¿cuántas debe haber?
    .right = Tres rondas de cuatro y dos más: 14. Los demás tienen 13.
    .hint = Cuatro, cuatro, cuatro, ¿y luego?
    .wrong = Tres rondas de cuatro, y luego lo que toma el Este.
    .wrong-others = Esas son las de los demás. El Este toma una más que ellos.
    .wrong-rounds = { walls-dice-deal-recall-south.wrong-rounds }

walls-dice-deal-recall-break = El Este sacó esto. Elige la última pila que cuenta.
    .right = Muy bien: once pilas desde el extremo derecho, y ahí se corta el muro.
    .shown = Son once pilas desde el extremo derecho, y ahí se corta el muro.
    .hint = Cuentan los dos dados, y la primera pila es la de la derecha.
    .wrong = Suma los dados y cuenta otra vez las pilas desde el extremo derecho.
    .wrong-left = El número está bien, pero contaste desde el extremo izquierdo.
    .wrong-one-die = Eso es un dado. El Este cuenta el total de los dos.
walls-dice-deal-recall-break-2 = { walls-dice-deal-recall-break }
    .right = Muy bien: siete pilas desde el extremo derecho, y ahí se corta el muro.
    .shown = Son siete pilas desde el extremo derecho, y ahí se corta el muro.
    .hint = { walls-dice-deal-recall-break.hint }
    .wrong = { walls-dice-deal-recall-break.wrong }
    .wrong-left = { walls-dice-deal-recall-break.wrong-left }
    .wrong-one-die = { walls-dice-deal-recall-break.wrong-one-die }

walls-dice-deal-recall-seat = El Este está a tu izquierda, así que tú estás a su derecha. ¿Qué viento eres?
    .right = Sí: a la derecha del Este está el Sur, y ese eres tú.
    .shown = A la derecha del Este está el Sur, y ese eres tú.
    .hint = Empieza por el Este y sigue hacia la derecha. ¿Qué puesto viene primero?
    .option-north = El Norte
    .option-south = El Sur
    .option-west = El Oeste
    .wrong-north = El Norte está a la izquierda del Este. ¿De qué lado del Este estás tú?
    .wrong-west = El Oeste está enfrente del Este. Tú estás justo a su lado.
walls-dice-deal-recall-seat-2 = El Este está enfrente de ti. ¿Qué viento eres?
    .right = El Oeste: a dos puestos del Este, cuentes por donde cuentes.
    .hint = Empieza por el Este y sigue hacia la derecha: primero viene el Sur. ¿Y luego?
    .option-north = { walls-dice-deal-recall-seat.option-north }
    .option-south = { walls-dice-deal-recall-seat.option-south }
    .option-west = { walls-dice-deal-recall-seat.option-west }
    .wrong-north = El Norte está a la izquierda del Este. Tú estás enfrente.
    .wrong-south = El Sur está a la derecha del Este. Tú estás enfrente.

walls-dice-deal-recall-order = ¿Qué pasa primero y qué viene después? Ponlo en orden.
    .right = ¡En orden! Mezclar, construir, cortar, repartir: así empieza cada partida.
    .hint = El Este solo puede cortar un muro que ya está en pie.
    .wrong = Antes de tomar fichas hay muros, y antes de los muros, un montón de fichas.
    .item-mix = Se mezclan las fichas boca abajo
    .item-walls = Cada uno construye un muro
    .item-break = El Este tira los dados y corta el muro
    .item-deal = Cada uno toma fichas, de cuatro en cuatro
    .wrong-no-walls = El Este cortaría un muro que todavía no está construido.
    .wrong-unmixed = Para mezclar las fichas tendrían que deshacer los muros.

walls-dice-deal-recall-counted = El Este sacó un 5 y apartó cinco pilas. ¿Cuándo se roban esas fichas?
    .right = Esperan hasta que se gasta todo lo demás.
    .hint = ¿Para qué las apartó el Este?
    .option-first = Antes que todas
    .option-last = Después de todas
    .option-never = Nunca
    .wrong-first = El reparto empieza al otro lado del corte.
    .wrong-never = Las 152 fichas están en juego, y estas diez también.

walls-dice-deal-recall-take = Eres el Este y sacaste esto. ¿Qué pila tomas primero?
    .right = Bien: se cuentan tres, y tú tomas la cuarta y la quinta.
    .shown = Se cuentan tres, y tú tomas la cuarta y la quinta.
    .hint = ¿Cuántas pilas se cuentan? La siguiente es tuya.
    .wrong = Cuenta tantas pilas como dicen los dados. ¿Qué viene justo después?
    .wrong-counted = Esa pila es una de las que esperan hasta el final de la partida.
    .wrong-far = Esa es la otra punta de tu muro. Tú empiezas en el corte.
walls-dice-deal-recall-take-2 = { walls-dice-deal-recall-take }
    .right = Bien: se cuentan cinco, y tú tomas la sexta y la séptima.
    .shown = Se cuentan cinco, y tú tomas la sexta y la séptima.
    .hint = { walls-dice-deal-recall-take.hint }
    .wrong = { walls-dice-deal-recall-take.wrong }
    .wrong-counted = { walls-dice-deal-recall-take.wrong-counted }
    .wrong-far = { walls-dice-deal-recall-take.wrong-far }

walls-dice-deal-recall-table-serve = En esta mesa el Este está a tu derecha. Su muro se acabó durante el reparto, y los muros siguen hacia la izquierda. ¿Quién sirvió el siguiente?
    .right = Exacto, tú: estás a la izquierda del Este, y cuando se acaba su muro sigue el tuyo.
    .shown = Tú: estás a la izquierda del Este, y cuando se acaba su muro sigue el tuyo.
    .hint = Imagínate en el lugar del Este. ¿Quién está a su izquierda?
    .option-across = El jugador de enfrente
    .option-me = Yo
    .option-left-hand = El jugador de mi izquierda
    .wrong-across = Ese jugador está a la derecha del Este. Hacia ese lado van los turnos, no los muros.
    .wrong-left-hand = Ese jugador está enfrente del Este. Desde el Este, ve hacia la izquierda: ¿qué muro viene antes que el suyo?
