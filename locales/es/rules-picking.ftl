# El reglamento: robar del muro y servirlo.
rule-pick-next-tile = Se roba donde quedó el muro
    .text = La siguiente ficha es siempre la que va detrás de la última que se tomó. No puedes escoger otra.
    .example = El jugador anterior tomó la de arriba de una pila. La tuya es la de abajo.

rule-pick-top-then-bottom = Primero la de arriba, luego la de abajo
    .text = El muro está hecho de pilas de dos. Se roba la de arriba, después la de abajo, y luego empieza la siguiente pila.
    .example = El Norte roba la de arriba de una pila, y el Este, la de abajo. El Sur empieza la siguiente.

rule-pick-touch-free = Tocar no compromete
    .text = Puedes poner un dedo sobre la siguiente ficha del muro. Mientras no la muevas, no cuenta como robada.
    .example = Vas a tomar una ficha, oyes que alguien pide y te detienes. No pasó nada.

rule-pick-move-commits = Mover compromete
    .text = En cuanto la ficha del muro se mueve, aunque sea un poco, cuenta como robada. Desde ese momento ya no puedes pedir el descarte.
    .example = Mueves la ficha y luego ves que querías el Seis recién descartado. Tienes que quedarte con la que moviste.

rule-pick-no-exposure = Lo que robas queda oculto
    .text = Un grupo que completas con una ficha del muro no se expone. Se queda en tu mano hasta el Mah Jongg. Solo se expone con un descarte pedido.
    .example = Robas tu cuarto Dos. Nadie tiene por qué saberlo.

rule-pick-racking = Poner la ficha en el atril
    .text = Poner la ficha en el atril es dejarla en la parte inclinada, entre las tuyas. Sin ponerla antes, también puedes descartarla, cantar Mah Jongg o tomar un comodín expuesto a cambio de una ficha tuya.
    .example = Robas un Oeste, ves que no te sirve y lo descartas directamente.

rule-pick-rack-if-kept = Lo que te quedas va al atril
    .text = Si quieres la ficha robada, se une a las de tu atril y descartas otra.
    .example = Robas la flor que esperabas, la guardas y descartas un Nueve.

rule-serve-next-left = El siguiente muro es el de la izquierda
    .text = Cuando se acaba el muro en uso, sirve el suyo el jugador que está a la izquierda de quien sirvió el anterior.
    .example = Tras el muro del Este va el del Norte, luego el del Oeste y luego el del Sur.

rule-serve-reserve-last = La reserva va al final
    .text = Las pilas que el Este apartó antes de repartir se guardan. Son las últimas fichas que se roban.
    .example = El Este sacó un siete: siete pilas, catorce fichas, esperan hasta el final.

rule-pick-returned-exactly = Una ficha devuelta vuelve a su sitio
    .text = A veces alguien pide a tiempo aunque el siguiente jugador ya robó. Entonces la ficha robada vuelve exactamente a su lugar. No importa que la haya visto. Lo mismo se hace con una ficha robada fuera de turno. Aquí solo pasa donde la mesa deja robar sin esperar o donde se permiten errores.
    .example = El Este descartó. El Sur robó, pero todavía no puso la ficha en el atril cuando el Norte pide: la ficha vuelve al muro.

rule-pick-turned-up = Una ficha del muro descubierta sin querer
    .text = Si una ficha del muro queda boca arriba sin querer, se vuelve a poner boca abajo, exactamente en su lugar. No importa que alguien la haya visto. Se sigue jugando. Aquí el programa nunca descubre una.
    .example = Al robar, vuelcas la ficha de detrás, un Nueve de caracteres. Ponla otra vez boca abajo: la roba el siguiente jugador.

rule-pick-wrong-place = Una ficha del lugar equivocado
    .text = Alguien puede robar del extremo equivocado del muro, o de otro muro. Si la ficha no está aún en el atril, se devuelve y se roba la correcta. Aquí el programa siempre roba la correcta.
    .example = El Norte roba de la reserva cuando al muro del Este todavía le quedan fichas. Alguien lo dice, y la ficha vuelve a su lugar.
    .otherwise = Con la ficha ya en el atril, cada mesa decide: unas dejan que se quede, otras dejan la mano fuera de la partida.
