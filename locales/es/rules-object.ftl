# El reglamento: de qué trata el juego y qué hace falta.
rule-object-first-to-match = Completa una línea antes que nadie
    .text = Una tarjeta impresa muestra las líneas con las que se puede ganar. Ganas si tus catorce fichas son exactamente una de esas líneas antes que las de los demás: eso es Mah Jongg. En cada turno tomas una ficha y dejas otra que no te sirve.
    .example = Tu línea pide tres Cuatros y tienes dos. Robas otro Cuatro y dejas un Norte.

rule-players-four = Cuatro jugadores
    .text = Al Mah Jongg americano juegan cuatro, cada uno por su cuenta. Aquí juegas contra tres jugadores de la computadora.
    .example = Uno está a tu derecha, otro enfrente y otro a tu izquierda.

rule-players-fifth-bettor = Una quinta persona puede apostar
    .text = Cuando se juntan cinco, uno puede descansar y apostar por alguien. Es una regla de mesa; aquí no se usa si no la activas.
    .example = Cinco amigos: cuatro juegan, y el quinto apuesta por el que está junto a la ventana.

rule-card-required = Sin tarjeta no hay juego
    .text = Las líneas con las que se gana están impresas en una tarjeta. Una mano que no está ahí no existe, por bonita que sea. El programa trae sus propias tarjetas.
    .example = Catorce fichas de bambúes: preciosas, pero no valen nada si ninguna línea las pide.

rule-card-changes-yearly = Una tarjeta nueva cada año
    .text = Las líneas y lo que pagan cambian cada año. Las reglas del juego siguen igual.
    .example = Quizá ya no esté tu línea favorita del año pasado. La mano ganadora sigue siendo de catorce fichas.

rule-equip-two-dice = Dos dados
    .text = Antes de jugar se tiran dos dados. Deciden quién empieza y dónde comienza el reparto.
    .example = Sacas un tres y un cinco: ocho.

rule-equip-racks = Un atril para cada jugador
    .text = En el atril van tus fichas: las ocultas, en la parte inclinada, donde solo las ves tú; las que todos pueden ver, en la parte plana de arriba.
    .example = Diez fichas en la parte inclinada y tres arriba: trece.

rule-equip-pushers = Empujadores
    .text = Muchos atriles tienen un brazo que empuja fichas hacia el centro. Así tus fichas ocultas siguen ocultas.
    .example = Empujas dieciséis fichas de una vez y nadie ve tu mano.

rule-equip-wind-indicator-optional = Un indicador de viento
    .text = Quien empieza se llama el Este. Una pequeña señal puede mostrar quién es, y algunas muestran también una apuesta. Ninguna mesa la necesita.
    .example = Empiezas tú, así que la señal está delante de ti. Aquí la muestra el programa.

rule-equip-score-tokens-optional = Algo para llevar la cuenta
    .text = Monedas o una lista sirven para llevar la cuenta, y nada de eso es obligatorio. En una mesa se acuerda antes cuánto vale un punto.
    .example = Se acuerdan diez centavos por punto: 25 puntos son dos cincuenta. Aquí los puntos no cuestan nada.
