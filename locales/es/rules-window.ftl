# El reglamento: hasta cuándo se puede pedir un descarte.
rule-win-opens = Desde cuándo se puede pedir
    .text = Un descarte se puede pedir desde que se dijo su nombre entero o desde que toca la mesa.
    .example = Con «Dos» no basta; espera a oír «Dos de bambúes».

rule-win-closes = Hasta cuándo se puede pedir
    .text = Se acaba cuando el siguiente jugador robó y además pone la ficha en el atril, descarta o canta Mah Jongg. También se acaba cuando va a tomar un comodín expuesto o cambia una ficha vacía. Si la mesa no limita el tiempo, el programa espera antes a que todos respondan.
    .example = El Sur robó y descartó: el descarte del Este ya no se puede pedir.
    .otherwise = Algunas reglas dicen una sola cosa: cuando el siguiente jugador pone en el atril la ficha que robó, ya es tarde.

rule-win-tap-no-effect = Los golpecitos no cuentan
    .text = Golpear el atril con la ficha robada no significa nada, y es mejor no hacerlo. El plazo termina solo cuando pasa algo de verdad: la ficha queda en el atril, se descarta o se canta Mah Jongg, por ejemplo.
    .example = El Norte da dos golpecitos y piensa. Todavía puedes pedir.

rule-win-late-claim = Tarde no es demasiado tarde
    .text = Mientras el siguiente jugador tenga la ficha robada entre los dedos, los demás todavía pueden pedir. La ficha vuelve entonces al muro. Aquí pasa si la mesa deja que el siguiente robe sin esperar. En las demás mesas todos responden antes, y ninguna petición llega tarde.
    .example = El Sur robó y mira la ficha. Pides, y el Sur la devuelve.

rule-win-two-quick = Dos descartes seguidos
    .text = Si la misma ficha se descarta dos veces, casi al mismo tiempo, solo se puede pedir la segunda.
    .example = El Este descarta una flor, y el Sur, enseguida, otra: solo se puede pedir la del Sur.
