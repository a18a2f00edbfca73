# El reglamento: construir los muros, cortarlos y repartir.
rule-mix-face-down = Se mezcla boca abajo
    .text = Todos ponen las fichas boca abajo y las mezclan hasta que nadie sabe dónde está ninguna.
    .example = Das la vuelta al último Seis de círculos y ayudas a mezclar. Suena a lluvia.

rule-wall-19-by-2 = Cada muro mide diecinueve pilas
    .text = Una pila son dos fichas, una sobre otra. Cada jugador alinea diecinueve pilas delante de su atril: eso es un muro. En los cuatro muros están las 152 fichas. Si una mesa agrega fichas, los muros son más largos.
    .example = 19 pilas de 2, cuatro veces: 152.

rule-first-east-by-dice = Los dados eligen al primer Este
    .text = El Este es quien empieza. Para la primera partida todos tiran dos dados, y es el Este quien saca más. Aquí deciden los dados, si no lo cambias.
    .example = Sacas nueve, y los demás cinco, seis y ocho: eres el Este.
    .otherwise = En algunas mesas el primer Este es quien invita, o lo decide un asiento.

rule-first-east-host-or-seat = O empieza quien invita
    .text = En casa, el primer Este suele ser quien invita, o se decide por los asientos. Si las reglas de tu mesa nombran un asiento, no se tiran dados para eso.
    .example = Juegas en casa de tu vecina: el primer Este es ella.

rule-seat-names-ccw = Los vientos alrededor de la mesa
    .text = A la derecha del Este está el Sur; luego, el Oeste y el Norte. El Norte queda, pues, a la izquierda del Este. Son nombres de los asientos y valen para una partida.
    .example = Eres el Oeste: el Este está enfrente y el Norte a tu derecha.

rule-break-dice-count = El Este corta el muro
    .text = El Este tira dos dados y cuenta ese número de pilas desde el extremo derecho de su muro. Ahí abre el muro: eso es el corte.
    .example = El Este saca ocho: el corte va después de la octava pila desde la derecha.
    .otherwise = Algunas mesas no tiran los dados: cuentan siempre el mismo número.

rule-break-reserve-kept-last = Las pilas contadas esperan
    .text = El Este aparta un poco hacia atrás las pilas contadas. Son la reserva: se roban al final de todo.
    .example = Ocho pilas, dieciséis fichas, quedan para el final.

rule-deal-east-first-four = El Este toma las primeras cuatro
    .text = A la izquierda del corte, el Este toma dos pilas: cuatro fichas.
    .example = El Este sacó ocho: toma las pilas novena y décima desde la derecha.

rule-deal-order-right = Los demás siguen hacia la derecha
    .text = Después del Este, el Sur toma las dos pilas siguientes; luego el Oeste y luego el Norte: siempre el jugador de la derecha. Dos pilas son cuatro fichas.
    .example = El Este tomó las pilas novena y décima. El Sur toma las dos siguientes, y el Oeste, las dos de después.

rule-deal-three-rounds = Tres rondas de cuatro
    .text = Cada jugador toma cuatro fichas tres veces. Son doce para cada uno.
    .example = Salieron doce veces cuatro fichas: cuarenta y ocho.

rule-deal-next-wall-left = Cuando se acaba un muro
    .text = Si un muro se acaba durante el reparto, sirve el suyo el jugador de la izquierda. Los jugadores toman hacia la derecha, pero los muros se gastan hacia la izquierda.
    .example = El muro del Este se acaba en la segunda ronda: el Norte sirve el suyo.

rule-deal-east-first-and-third = El Este toma la primera y la tercera
    .text = Tras las tres rondas, el Este toma dos fichas a la vez: la de arriba de la siguiente pila y la de arriba de dos pilas más allá. Son la primera y la tercera de la fila de arriba. El Este ya tiene catorce.
    .example = Llama A, B y C a las tres pilas siguientes: el Este toma las fichas de arriba de A y de C.

rule-deal-last-singles = Una más para los demás
    .text = Después, el Sur, el Oeste y el Norte toman una ficha cada uno, en ese orden: las siguientes del muro. Ya tienen trece.
    .example = El Sur toma la ficha que estaba bajo la primera del Este. El Oeste toma la de arriba de la pila siguiente, y el Norte, la de abajo.

rule-deal-final-counts = Catorce y trece
    .text = El Este empieza con catorce fichas, y los demás, con trece. Cuenta las tuyas y, si no te salen, dilo enseguida.
    .example = 14 y tres veces 13 son 53 fichas.

rule-deal-left-over-depends-on-dice = Los dados deciden dónde acaba el reparto
    .text = Cuánto queda de cada muro tras el reparto depende de lo que sacó el Este. La cantidad de fichas por robar es siempre la misma.
    .example = Si salió un nueve, quedan cinco fichas del muro del Norte. Si salió un diez, quedan tres.

rule-deal-straddle-note = Tomar de dos muros
    .text = A veces las cuatro fichas de un jugador, o las dos últimas del Este, salen en parte de un muro y en parte del siguiente. Piensa en los cuatro muros como en un anillo.
    .example = Queda una pila del muro del Este: el Sur toma esa y otra del muro del Norte.

rule-serve-at-45-degrees = Servir el muro
    .text = Servir es empujar hacia el centro el extremo derecho de tu muro, en diagonal, para que todos lleguen.
    .example = Sigue el muro del Norte: lo sirve el Norte.

rule-wall-direction-left = Muros a la izquierda, juego a la derecha
    .text = Los turnos van hacia la derecha, pero los muros se gastan hacia la izquierda. Primero el del Este; luego los del Norte, del Oeste y del Sur; al final, la reserva.
    .example = Se acaba el muro del Este y sigue el del Norte. Pero el turno pasa del Este al Sur.
