# El reglamento: de quién es el turno y qué se hace en él.
rule-turn-east-opens = El Este empieza con un descarte
    .text = Al empezar el juego, el Este tiene catorce fichas. Por eso no roba: abre la partida con un descarte. Si las catorce están completas después del Charlestón, puede cantar Mah Jongg en vez de descartar. Todos pagan entonces como si hubiera robado la última ficha, también donde la mesa juega sin mano servida.
    .example = El Este repasa su mano, deja un Norte y el juego comienza.

rule-turn-ccw = Se juega hacia la derecha
    .text = El turno pasa al jugador de la derecha, y así alrededor de la mesa. Visto desde arriba, va al revés que las agujas del reloj.
    .example = Después del Este va el Sur, luego el Oeste y luego el Norte.

rule-turn-four-steps = Cómo es un turno
    .text = Primero tomas una ficha, del muro o pidiendo un descarte. Luego miras si tienes Mah Jongg. Después puedes cambiar una ficha por un comodín que esté a la vista, y miras otra vez. Al final, descartas.
    .example = Robas un Cinco, cambias un Dos por un comodín, miras otra vez y descartas un Oeste.

rule-turn-must-pick-or-claim = Cada turno empieza con la ficha catorce
    .text = Tomas la siguiente ficha del muro o la que acaban de descartar. No puedes quedarte sin ninguna.
    .example = El Este descarta un Norte que nadie quiere, así que el Sur roba del muro.

rule-turn-claim-needs-exposure = Una ficha pedida se muestra
    .text = Si pides un descarte y no es para Mah Jongg, tienes que exponer enseguida su grupo sobre tu atril. No puedes guardarte la ficha sin más.
    .example = Pides un Seis para los dos que tienes: los tres Seises quedan expuestos.

rule-turn-draw-options = Qué puedes hacer con la ficha robada
    .text = Después de robar hay cuatro caminos. Si tu mano está completa, canta Mah Jongg. Si un comodín a la vista representa tu ficha, puedes cambiarla. Si no, quédatela y descarta otra, o descártala ahí mismo.
    .example = Robas una flor. Tu línea no lleva flores y ningún comodín representa una, así que la descartas.

rule-turn-discard-ends = El descarte termina el turno
    .text = Con tu descarte acaba tu turno, y vuelves a tener trece fichas. Le toca al siguiente jugador, salvo que alguien pida la ficha.
    .example = Descartas un Tres. Desde ahora solo puedes mirar o pedir.

rule-turn-13-tiles = Trece fichas; catorce en tu turno
    .text = Siempre tienes trece fichas, contando las expuestas. Solo en tu turno, entre tomar una y descartar otra, tienes catorce.
    .example = Expusiste un kong: en la parte inclinada de tu atril te quedan nueve.

rule-turn-ready-hand = Mano lista
    .text = Cuando te falta una sola ficha, tu mano está lista. También se dice que esperas, o que estás a una.
    .example = Solo necesitas la segunda flor: estás a una.

rule-turn-no-pick-ahead = No se roba por adelantado
    .text = Nadie roba ni mira una ficha del muro antes de su turno.
    .example = El Este todavía piensa. El Sur no toca la siguiente ficha del muro, aunque será suya.
    .otherwise = Algunas mesas lo permiten y lo llaman «futures».
