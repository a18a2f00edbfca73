# El reglamento: hasta cuándo se puede pedir un descarte.
rule-win-opens = Desde cuándo se puede pedir
    .text = Un descarte se puede pedir desde que se ha dicho entero su nombre o desde que toca la mesa.
    .example = Con «Dos» no basta; espera a oír «Dos de bambúes».

rule-win-closes = Hasta cuándo se puede pedir
    .text = Se acaba cuando el siguiente jugador ha robado y, además, pone la ficha en el atril, descarta, canta Mah Jongg o va a sacar un comodín expuesto. Una fuente solo conoce lo primero; aquí cuentan las cuatro cosas. Si la mesa no limita el tiempo, el programa espera antes a que todos respondan.
    .example = Sur robó y descartó: el descarte de Este ya no se puede pedir.

rule-win-tap-no-effect = Dar golpecitos no cuenta
    .text = Golpear el atril con la ficha robada no significa nada. Hay que ponerla de verdad en el atril.
    .example = Norte da dos golpecitos y piensa. Todavía puedes pedir.

rule-win-late-claim = Tarde no es demasiado tarde
    .text = Mientras el siguiente jugador solo tenga en la mano la ficha robada, los demás todavía pueden pedir. La ficha vuelve entonces al muro. Aquí ocurre si la mesa deja que el siguiente robe sin esperar. En las demás mesas todos responden antes, y ninguna petición llega tarde.
    .example = Sur robó y mira la ficha. Pides, y Sur la devuelve.

rule-win-two-quick = Dos descartes seguidos
    .text = Si la misma ficha se descarta dos veces casi seguidas, solo se puede pedir la segunda.
    .example = Este descarta una flor y Sur, enseguida, otra: solo se puede pedir la de Sur.
