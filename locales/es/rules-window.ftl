# El reglamento: hasta cuándo se puede pedir un descarte.
rule-win-opens = Cuándo se empieza a pedir
    .text = Un descarte se puede pedir desde que su nombre se ha dicho entero o desde que toca la mesa.
    .example = Con «Dos» no basta; espera a oír «Dos de bambúes».

rule-win-closes = Cuándo deja de poder pedirse
    .text = Se termina cuando el siguiente ha robado y además pone la ficha en el atril, descarta, canta Mah Jongg o empieza un cambio de comodín. Una fuente conoce solo lo primero; aquí cuentan las cuatro cosas. El programa espera a que todos hayan tenido ocasión.
    .example = Sur robó y descartó: el descarte de Este ya no se alcanza.

rule-win-tap-no-effect = Dar golpecitos no cuenta
    .text = Golpear el atril con la ficha robada no significa nada. Hay que ponerla de verdad en el atril.
    .example = Norte da dos golpecitos y piensa. Todavía puedes pedir.

rule-win-late-claim = Tarde no es demasiado tarde
    .text = Mientras el siguiente solo tenga en la mano la ficha robada, los demás pueden pedir. La ficha vuelve entonces al muro.
    .example = Sur robó y mira la ficha. Pides, y Sur la devuelve.

rule-win-two-quick = Dos descartes seguidos
    .text = Si la misma ficha se descarta dos veces casi a la vez, solo se puede pedir la segunda.
    .example = Este descarta una flor y Sur otra enseguida: solo se puede pedir la de Sur.
