# El reglamento: de qué trata el juego y qué hace falta.
rule-object-first-to-match = Completa una línea antes que nadie
    .text = Ganas cuando tus catorce fichas son exactamente una línea de la tarjeta, antes que los demás. Por el camino robas fichas y descartas las que no te sirven.
    .example = Se parece un poco al rummy, pero con un menú de manos para elegir.

rule-players-four = Cuatro jugadores
    .text = Al Mah Jongg americano juegan cuatro, cada uno por su cuenta. Aquí juegas contra tres rivales del programa.
    .example = Tú ocupas un lado de la mesa y tus rivales los otros tres.

rule-players-fifth-bettor = Una quinta persona puede apostar
    .text = Cuando se juntan cinco, una persona puede descansar y apostar por alguien. Es un acuerdo de la mesa.
    .example = Cinco amigos: cada uno descansa una partida de cada cinco.

rule-card-required = Sin tarjeta no hay juego
    .text = Las manos que pueden ganar están impresas en una tarjeta. Una mano que no está ahí no existe, por hermosa que sea.
    .example = Catorce fichas de un palo: preciosas, pero no valen nada si ninguna línea las pide.

rule-card-changes-yearly = Una tarjeta nueva cada año
    .text = Las manos y sus valores cambian cada año, para que todos aprendan de nuevo. La forma de pasar, robar, pedir y pagar no cambia.
    .example = Tu línea favorita del año pasado quizá ya no esté, pero los comodines siguen sin pasarse.

rule-equip-two-dice = Dos dados
    .text = Los dados deciden quién es Este al principio y por dónde se corta el muro.
    .example = Este saca un tres y un cinco: ocho.

rule-equip-racks = Un atril para cada jugador
    .text = En el atril van tus fichas. Las ocultas, en la parte inclinada, donde solo tú las ves; las expuestas, en la parte plana de arriba.
    .example = Diez fichas en la parte inclinada y un pung arriba: trece.

rule-equip-pushers = Empujadores
    .text = Muchos atriles tienen un brazo para empujar el muro hacia el centro de la mesa sin mostrar tus fichas ocultas.
    .example = Es cómodo, pero no hace falta.

rule-equip-wind-indicator-optional = Un indicador de viento
    .text = Una pequeña marca puede mostrar quién es Este. Algunas son ruedas con las que apuesta el quinto jugador.
    .example = Aquí el programa muestra quién es Este.

rule-equip-score-tokens-optional = Algo para llevar la cuenta
    .text = Sirven monedas, fichas de póquer o una lista. En una mesa, se acuerda antes cuánto vale un punto.
    .example = Aquí son puntos, y no cuestan nada.
