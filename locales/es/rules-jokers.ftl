# El reglamento: comodines.
rule-jok-any-tile-in-3plus = Un comodín es cualquier ficha en un grupo de tres o más
    .text = En un grupo de tres o más fichas iguales, un comodín puede ocupar el lugar de cualquiera: número, viento, dragón o flor.
    .example = Siete, Siete y comodín son un pung de Sietes.

rule-jok-never-single-pair = Nunca como suelta ni en una pareja
    .text = Una ficha suelta o una pareja se hacen con fichas de verdad. Ahí no cabe un comodín, ni siquiera para ganar.
    .example = Una flor y un comodín no son una pareja de flores.

rule-jok-never-clusters = Nunca entre fichas impresas juntas
    .text = NEWS, un año y los demás bloques son fichas sueltas y parejas, así que no llevan comodines.
    .example = N, E, comodín, S no es NEWS.

rule-jok-none-in-singles-pairs-hands = No sirven en sueltas y parejas
    .text = Las líneas de sueltas y parejas no llevan grupos de tres o más. En ellas un comodín no tiene lugar.
    .example = Vas por NEWS 22 33 55 77 DD y robas un comodín. No cabe en ninguna parte: descártalo.

rule-jok-all-joker-group = Un grupo puede ser solo de comodines
    .text = Un grupo de tu mano puede estar hecho solo de comodines. Uno expuesto no, porque la ficha pedida es natural.
    .example = Cuatro comodines pueden ser tu kong de Unos cuando cantas Mah Jongg.

rule-jok-declare-meaning = Un comodín siempre representa algo
    .text = Incluso en un grupo solo de comodines, cada uno representa una ficha: la que tu línea lleva ahí. Al mostrar tu mano, di cuál es.
    .example = «Estos tres comodines son dragones rojos.»

rule-jok-number-unlimited = Tantos como tengas
    .text = Un grupo puede llevar tantos comodines como tengas, y una mano también. En el juego hay ocho, o diez en algunas mesas.
    .example = Un sexteto de dos naturales y cuatro comodines está bien.

rule-jok-misuse-dead = Un comodín mal puesto cuesta la mano
    .text = Si muestras un comodín como ficha suelta, en una pareja o en un bloque, tu mano está muerta. El programa te detiene antes, salvo que la mesa permita errores.
    .example = Dejas un comodín como parte del año: mano muerta.

rule-jok-surplus = Puede haber demasiados
    .text = Si solo te faltan fichas sueltas y parejas, más comodines no ayudan. Descarta uno y sigue robando.
    .example = Tus grupos están completos, y falta una pareja de Nortes: puedes descartar un comodín.
