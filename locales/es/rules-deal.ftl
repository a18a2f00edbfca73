# El reglamento: construir los muros, cortarlos y repartir.
rule-mix-face-down = Se mezcla boca abajo
    .text = Todas las fichas se ponen boca abajo en el centro de la mesa y todos las mezclan, para que nadie sepa dónde está ninguna.
    .example = Suena a lluvia. Es parte del encanto.

rule-wall-19-by-2 = Cada muro mide diecinueve montones
    .text = Cada jugador construye un muro delante de su atril: diecinueve fichas de largo y dos de alto. Entre los cuatro muros están todas las fichas.
    .example = 19 montones de 2, cuatro veces: 152.

rule-first-east-by-dice = Los dados eligen al primer Este
    .text = Quien hace de Este empieza la partida. En la primera, todos tiran dos dados y es Este la suma más alta. Las fuentes no coinciden, y una mesa puede elegir a alguien sin más; aquí deciden los dados, si no lo cambias.
    .example = Sacas nueve y los demás cinco, seis y ocho: eres Este.

rule-first-east-host-or-seat = O empieza quien invita
    .text = En casa suele ser Este quien invita, o lo deciden los asientos de la mesa. Las dos formas valen si todos están de acuerdo.
    .example = Vienes de visita, así que empieza quien te invitó.

rule-seat-names-ccw = Los vientos alrededor de la mesa
    .text = A la derecha de Este está Sur; luego, Oeste y Norte. Norte queda, pues, a la izquierda de Este. Estos nombres son de los asientos y valen para una partida.
    .example = Eres Oeste: Este está enfrente y Norte a tu derecha.

rule-break-dice-count = Este corta el muro
    .text = Un montón son dos fichas, una sobre otra. Este tira dos dados y cuenta ese número de montones desde el extremo derecho de su muro. Ahí se corta el muro. Algunas mesas usan siempre el mismo número; aquí se tiran los dados.
    .example = Este saca ocho: el corte va después del octavo montón desde la derecha.

rule-break-reserve-kept-last = Los montones contados esperan
    .text = Los montones que Este contó se echan hacia atrás y quedan aparte. Son los últimos que se roban.
    .example = Ocho montones, dieciséis fichas, quedan para el final.

rule-deal-east-first-four = Este toma las primeras cuatro
    .text = Del lado izquierdo del corte, Este toma dos montones: cuatro fichas.
    .example = Salen dos montones del muro de Este y le toca tomar a Sur.

rule-deal-order-right = Los demás siguen hacia la derecha
    .text = Después de Este toma cuatro fichas Sur, luego Oeste y luego Norte, siempre donde quedó el muro.
    .example = El reparto da la vuelta a la mesa en el mismo sentido que el juego.

rule-deal-three-rounds = Tres rondas de cuatro
    .text = Cada jugador toma cuatro fichas tres veces. Son doce para cada uno.
    .example = Han salido doce veces cuatro fichas: cuarenta y ocho.

rule-deal-next-wall-left = Cuando se acaba un muro
    .text = Si un muro se acaba durante el reparto, saca el suyo quien está a la izquierda. Los jugadores toman hacia la derecha, pero los muros se gastan hacia la izquierda.
    .example = El muro de Este se acaba en la segunda ronda: Norte saca el suyo.

rule-deal-east-first-and-third = Este toma la primera y la tercera
    .text = Tras las tres rondas, Este toma dos fichas a la vez: la de arriba del siguiente montón y la de arriba dos montones más allá. Ya tiene catorce.
    .example = Se recuerda como «uno y tres».

rule-deal-last-singles = Una más para los demás
    .text = Después, Sur, Oeste y Norte toman una ficha cada uno, en ese orden, las siguientes del muro. Ya tienen trece.
    .example = Sur toma la ficha que estaba bajo la primera de Este.

rule-deal-final-counts = Catorce y trece
    .text = Este empieza con catorce fichas y los demás con trece. Si no te cuadra, dilo antes del primer pase.
    .example = 14 y tres veces 13 son 53 fichas.

rule-deal-left-over-depends-on-dice = Los dados deciden dónde acaba el reparto
    .text = Cuánto queda de cada muro tras el reparto depende de lo que sacó Este. La cantidad de fichas por robar es siempre la misma.
    .example = Si salió un once, queda una sola ficha del muro de Norte.

rule-deal-straddle-note = Tomar de dos muros
    .text = A veces las cuatro fichas de un jugador, o las dos últimas de Este, salen en parte de un muro y en parte del siguiente. Piensa en los cuatro muros como en un anillo.
    .example = Queda un montón del muro de Este: Sur toma ese y otro del de Norte.

rule-serve-at-45-degrees = Servir el muro
    .text = Servir es empujar hacia el centro el extremo derecho de tu muro, en diagonal, para que todos lleguen.
    .example = Sigue el muro de Norte: lo sirve Norte.

rule-wall-direction-left = Muros a la izquierda, juego a la derecha
    .text = Los turnos van hacia la derecha, pero los muros se gastan hacia la izquierda: el de Este, el de Norte, el de Oeste, el de Sur y, al final, la reserva.
    .example = «Todo va a la derecha, menos el muro.»
