# El reglamento: consejos para jugar bien. No son reglas, pero ayudan.
rule-tip-study-card = Aprende la tarjeta
    .text = Cuanto mejor conozcas la tarjeta, antes verás en qué pueden convertirse tus fichas. Practica: toma unas pocas y busca sus líneas.
    .example = Tomas tres flores y cuatro Cuatros. ¿Qué líneas recuerdas antes de mirar?

rule-tip-practice-solo = Practica a solas
    .text = Puedes practicar los pases a solas, con amigos o contra el programa. Mejor poco y a menudo que mucho de vez en cuando.
    .example = Repártete trece fichas y elige tres para pasar. Y otra vez.

rule-tip-not-too-early = No pidas demasiado pronto
    .text = Pedir al principio muestra tu plan y te cierra los demás caminos. Espera una ficha que de verdad te acerque a tu línea.
    .example = En el primer turno descartan un tercer Dos. Quedan muchos turnos: quizá sea mejor dejarlo pasar.

rule-tip-keep-options = Deja abierto más de un camino
    .text = Al principio, guarda fichas que sirvan para dos líneas. Decide lo más tarde que puedas, pero decide.
    .example = Los Cuatros y los Seises van con los números pares y con los números seguidos. Guárdalos.

rule-tip-observe = Mira a los demás
    .text = Fíjate en lo que se pasa, se expone y se descarta, y en dónde están los comodines. Mira también cómo juega cada cual: uno pide enseguida, otro espera y no muestra nada. Así sabes qué puede llegar todavía y qué es peligroso.
    .example = Hay tres Nueves de círculos entre los descartes: nadie puede hacer un pung de ellos sin comodines.

rule-tip-concealed = Paciencia con las líneas ocultas
    .text = En una línea oculta lo robas todo tú, hasta la última ficha. Elígela solo si la tienes muy avanzada.
    .example = Nueve fichas buenas tras el Charlestón: una línea oculta merece el intento.

rule-tip-choose-hand-hardest = Lo difícil es elegir la línea
    .text = Mira de qué números y palos tienes más. Mira también qué te falta: si a una línea le faltan dos parejas, está lejos.
    .example = Seis fichas van con una línea, pero faltan sus dos parejas. Otra con cinco puede ser mejor.

rule-tip-value-vs-difficulty = Las líneas baratas salen más a menudo
    .text = Una línea de poco valor suele ser más fácil. Ganar a menudo vale más que ganar mucho una vez.
    .example = Dos veces 25 es lo mismo que 50, y muchas veces está más cerca.

rule-tip-block = Frena a los demás
    .text = Que otros no ganen es la mitad del juego. Cuando estés lejos de una mano, descarta lo más seguro.
    .example = El Este tiene a la vista dos kongs de números pares. Guarda tu Ocho y descarta un Norte: todos acaban de dejar pasar uno.

rule-tip-concentrate-in-charleston = Piensa mientras pasas
    .text = En el Charlestón, compara con la tarjeta cada ficha que llega. Aquí se decide casi toda tu línea.
    .example = Llegan dos Treses: antes del siguiente pase, mira otra vez los impares y los números seguidos.
