# El reglamento: robar del muro y servirlo.
rule-pick-next-tile = Se roba donde quedó el muro
    .text = La siguiente ficha es siempre la que va después de la última tomada. No puedes escoger otra.
    .example = El anterior tomó la de arriba de un montón. La tuya es la de abajo.

rule-pick-top-then-bottom = Primero la de arriba, luego la de abajo
    .text = El muro está hecho de montones de dos. Se roba la de arriba, después la de abajo, y se pasa al siguiente montón.
    .example = Dos robos gastan un montón.

rule-pick-touch-free = Tocar no compromete
    .text = Puedes poner un dedo sobre la siguiente ficha del muro sin que cuente como robada, mientras no la muevas.
    .example = Estiras la mano, oyes que alguien pide y la retiras. No ha pasado nada.

rule-pick-move-commits = Mover compromete
    .text = En cuanto la ficha del muro se mueve, aunque sea un poco, cuenta como robada. Desde ese momento ya no puedes pedir el descarte.
    .example = Moviste la ficha y luego ves que querías el descarte. Te quedas con lo robado.

rule-pick-no-exposure = Lo que robas queda oculto
    .text = Los grupos que completas con una ficha del muro no se muestran. Siguen en tu mano hasta el Mah Jongg. Solo un descarte pedido se expone.
    .example = Robas tu cuarto Dos. Nadie tiene por qué saberlo.

rule-pick-racking = Poner en el atril
    .text = Poner una ficha en el atril es dejarla en su parte inclinada. También puedes descartar la ficha robada, o cantar, sin ponerla antes.
    .example = Robas un Oeste, ves que no sirve y lo descartas directamente.

rule-pick-rack-if-kept = Lo que guardas va al atril
    .text = Si quieres la ficha robada, se une a las de tu atril y descartas otra.
    .example = Robas la flor que esperabas, la guardas y descartas un Nueve.

rule-serve-next-left = El siguiente muro viene de la izquierda
    .text = Cuando se acaba el muro en uso, saca el suyo quien está a la izquierda de quien lo sirvió.
    .example = Tras el muro de Este va el de Norte, luego el de Oeste y luego el de Sur.

rule-serve-reserve-last = La reserva va al final
    .text = Los montones que Este apartó antes de repartir se guardan. Son las últimas fichas que se roban.
    .example = Este sacó un siete: siete montones, catorce fichas, esperan hasta el final.

rule-pick-returned-exactly = Una ficha devuelta vuelve a su sitio
    .text = Si alguien pide a tiempo aunque el siguiente ya robó, la ficha robada vuelve exactamente a su lugar. No importa que la haya visto.
    .example = Norte robó pero no la puso en el atril, y Oeste pide: la ficha de Norte vuelve al muro.
