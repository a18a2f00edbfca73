# El reglamento: construir los muros, cortarlos y repartir.
rule-mix-face-down = Mezclen las fichas boca abajo
    .text = Todas las fichas se ponen boca abajo en el centro y todos las mezclan, para que nadie sepa dónde está ninguna.
    .example = Suena a lluvia. Es parte del encanto.

rule-wall-19-by-2 = Cada muro mide diecinueve montones
    .text = Cada quien construye un muro delante de su atril: diecinueve fichas de largo y dos de alto. Entre los cuatro están todas las fichas.
    .example = 19 montones de 2, cuatro veces: 152.

rule-first-east-by-dice = Los dados eligen al primer Este
    .text = Todos tiran dos dados. La suma más alta es Este en la primera partida. Las fuentes no coinciden, y una mesa también puede elegir a alguien; aquí deciden los dados, si no lo cambias.
    .example = Sacas nueve y los demás cinco, seis y ocho: eres Este.

rule-first-east-host-or-seat = O empieza quien invita
    .text = En casa suele ser Este quien invita, o deciden los asientos de la mesa. Las dos formas valen si todos están de acuerdo.
    .example = Vienes de visita, así que empieza quien te invitó.

rule-seat-names-ccw = Los vientos alrededor de la mesa
    .text = A la derecha de Este está Sur, luego Oeste y luego Norte. Norte queda, pues, a la izquierda de Este. Estos nombres son de los asientos de una partida.
    .example = Eres Oeste: Este está enfrente y Norte a tu derecha.

rule-break-dice-count = Este corta el muro
    .text = Este tira dos dados y cuenta esos montones desde el extremo derecho de su muro. Ahí se corta. Algunas mesas usan siempre el mismo número; aquí se tiran los dados.
    .example = Este saca ocho: el corte va detrás del octavo montón desde la derecha.

rule-break-reserve-kept-last = Los montones contados esperan
    .text = Los montones que Este contó se apartan hacia atrás. Son los últimos que se roban.
    .example = Ocho montones, dieciséis fichas, quedan para el final.

rule-deal-east-first-four = Este toma las primeras cuatro
    .text = Del lado izquierdo del corte, Este toma dos montones: cuatro fichas.
    .example = Salen dos montones del muro de Este y le toca tomar a Sur.

rule-deal-order-right = Los demás siguen hacia la derecha
    .text = Después de Este toma cuatro fichas Sur, luego Oeste y luego Norte, cada quien donde quedó el muro.
    .example = El reparto da la vuelta a la mesa en el mismo sentido que el juego.

rule-deal-three-rounds = Tres rondas de cuatro
    .text = Cada quien toma cuatro fichas tres veces. Son doce para cada uno.
    .example = Han salido doce veces cuatro fichas: cuarenta y ocho.

rule-deal-next-wall-left = Cuando se acaba el muro de Este
    .text = Si un muro se acaba durante el reparto, saca el siguiente quien está a su izquierda. Los jugadores toman hacia la derecha, pero los muros se gastan hacia la izquierda.
    .example = El muro de Este se acaba en la segunda ronda: Norte saca el suyo.

rule-deal-east-first-and-third = Este toma la primera y la tercera
    .text = Tras las tres rondas, Este toma dos fichas a la vez: la de arriba del siguiente montón y la de arriba dos montones más allá. Son catorce.
    .example = Se recuerda como «uno y tres».

rule-deal-last-singles = Una más para los demás
    .text = Sur, Oeste y Norte toman entonces una ficha cada uno, en ese orden, las siguientes del muro. Tienen trece.
    .example = Sur toma la ficha que estaba bajo la primera de Este.

rule-deal-final-counts = Catorce y trece
    .text = Este empieza con catorce fichas y los demás con trece. Si a alguien no le cuadra, que lo diga antes del primer pase.
    .example = 14 y tres veces 13 son 53 fichas.

rule-deal-left-over-depends-on-dice = Los dados deciden dónde acaba el reparto
    .text = Cuánto queda de cada muro tras el reparto depende de lo que sacó Este. La cantidad de fichas por robar es siempre la misma.
    .example = Con un once queda una sola ficha del muro de Norte.

rule-deal-straddle-note = Tomar de dos muros
    .text = A veces las cuatro fichas de alguien, o las dos últimas de Este, salen en parte de un muro y en parte del siguiente. Piensa en los cuatro muros como un anillo.
    .example = Queda un montón del muro de Este: Sur lo toma con otro del de Norte.

rule-serve-at-45-degrees = Servir el muro
    .text = Servir es empujar hacia el centro el extremo derecho de tu muro, en diagonal, para que todos alcancen.
    .example = Sigue el muro de Norte: lo sirve Norte.

rule-wall-direction-left = Muros a la izquierda, juego a la derecha
    .text = El juego va hacia la derecha, pero los muros se gastan hacia la izquierda: el de Este, el de Norte, el de Oeste, el de Sur y al final la reserva.
    .example = «Todo va a la derecha, menos el muro.»
