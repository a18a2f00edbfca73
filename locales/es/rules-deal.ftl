# El reglamento: construir los muros, cortarlos y repartir.
rule-mix-face-down = Se mezcla boca abajo
    .text = Todos ponen las fichas boca abajo y las mezclan, hasta que nadie sabe dónde está ninguna.
    .example = Das la vuelta al último Seis de círculos y ayudas a mezclar. Suena a lluvia.

rule-wall-19-by-2 = Cada muro mide diecinueve pilas
    .text = Una pila son dos fichas, una sobre otra. Cada jugador alinea diecinueve pilas delante de su atril: eso es un muro. Entre los cuatro muros están las 152 fichas. Si una mesa añade fichas, los muros son más largos.
    .example = 19 pilas de 2, cuatro veces: 152.

rule-first-east-by-dice = Los dados eligen al primer Este
    .text = Este es quien empieza. Para la primera partida todos tiran dos dados, y es Este quien saca más. Las fuentes no coinciden: una deja que la mesa elija. Aquí deciden los dados, si no lo cambias.
    .example = Sacas nueve y los demás cinco, seis y ocho: eres Este.

rule-first-east-host-or-seat = O empieza quien invita
    .text = En casa, el primer Este suele ser quien invita, o lo deciden los asientos. Solo una fuente nombra estas formas. Aquí deciden los dados, salvo que las reglas de tu mesa nombren un asiento.
    .example = Juegas en casa de tu vecina: el primer Este es ella.

rule-seat-names-ccw = Los vientos alrededor de la mesa
    .text = A la derecha de Este está Sur; luego, Oeste y Norte. Norte queda, pues, a la izquierda de Este. Estos nombres son de los asientos y valen para una partida.
    .example = Eres Oeste: Este está enfrente y Norte a tu derecha.

rule-break-dice-count = Este corta el muro
    .text = Este tira dos dados y cuenta ese número de pilas desde el extremo derecho de su muro. Ahí abre el muro: eso es el corte. Algunas mesas usan siempre el mismo número; aquí se tiran los dados.
    .example = Este saca ocho: el corte va después de la octava pila desde la derecha.

rule-break-reserve-kept-last = Las pilas contadas esperan
    .text = Este echa hacia atrás las pilas contadas y las deja aparte. Son la reserva: se roban al final de todo.
    .example = Ocho pilas, dieciséis fichas, quedan para el final.

rule-deal-east-first-four = Este toma las primeras cuatro
    .text = Del lado izquierdo del corte, Este toma dos pilas: cuatro fichas.
    .example = Este sacó ocho: toma las pilas novena y décima desde la derecha.

rule-deal-order-right = Los demás siguen hacia la derecha
    .text = Después de Este, Sur toma las dos pilas siguientes; luego Oeste y luego Norte: siempre quien está a la derecha. Dos pilas son cuatro fichas.
    .example = Este tomó las pilas novena y décima. Sur toma las dos siguientes, y Oeste las dos de después.

rule-deal-three-rounds = Tres rondas de cuatro
    .text = Cada jugador toma cuatro fichas tres veces. Son doce para cada uno.
    .example = Han salido doce veces cuatro fichas: cuarenta y ocho.

rule-deal-next-wall-left = Cuando se acaba un muro
    .text = Si un muro se acaba durante el reparto, saca el suyo quien está a la izquierda. Los jugadores toman hacia la derecha, pero los muros se gastan hacia la izquierda. Un comentario en una de las fuentes confunde las dos cosas.
    .example = El muro de Este se acaba en la segunda ronda: Norte saca el suyo.

rule-deal-east-first-and-third = Este toma la primera y la tercera
    .text = Tras las tres rondas, Este toma dos fichas a la vez: la de arriba de la siguiente pila y la de arriba dos pilas más allá. Una fuente dice solo «primera y tercera»; son las de arriba. Este ya tiene catorce.
    .example = Llama A, B y C a las tres pilas siguientes: Este toma las fichas de arriba de A y de C.

rule-deal-last-singles = Una más para los demás
    .text = Después, Sur, Oeste y Norte toman una ficha cada uno, en ese orden, las siguientes del muro. Ya tienen trece. Una fuente los nombra en otro orden, pero a cada uno le toca la misma ficha.
    .example = Sur toma la ficha que estaba bajo la primera de Este. Oeste toma la de arriba de la pila siguiente, y Norte la de abajo.

rule-deal-final-counts = Catorce y trece
    .text = Este empieza con catorce fichas y los demás con trece. Cuenta las tuyas y, si no son esas, dilo enseguida.
    .example = 14 y tres veces 13 son 53 fichas.

rule-deal-left-over-depends-on-dice = Los dados deciden dónde acaba el reparto
    .text = Cuánto queda de cada muro tras el reparto depende de lo que sacó Este. La cantidad de fichas por robar es siempre la misma.
    .example = Si salió un nueve, quedan cinco fichas del muro de Norte. Si salió un diez, quedan tres.

rule-deal-straddle-note = Tomar de dos muros
    .text = A veces las cuatro fichas de un jugador, o las dos últimas de Este, salen en parte de un muro y en parte del siguiente. Piensa en los cuatro muros como en un anillo.
    .example = Queda una pila del muro de Este: Sur toma esa y otra del de Norte.

rule-serve-at-45-degrees = Servir el muro
    .text = Servir es empujar hacia el centro el extremo derecho de tu muro, en diagonal, para que todos lleguen.
    .example = Sigue el muro de Norte: lo sirve Norte.

rule-wall-direction-left = Muros a la izquierda, juego a la derecha
    .text = Los turnos van hacia la derecha, pero los muros se gastan hacia la izquierda. Primero el de Este; luego los de Norte, Oeste y Sur; al final, la reserva. Un comentario en una de las fuentes se equivoca en parte.
    .example = Se acaba el muro de Este y sigue el de Norte. Pero el turno pasa de Este a Sur.
