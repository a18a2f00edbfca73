# El reglamento: comodines.
rule-jok-any-tile-in-3plus = Un comodín es cualquier ficha, entre tres o más iguales
    .text = En un grupo de tres o más fichas iguales, un comodín puede ocupar el lugar de cualquiera: número, viento, dragón o flor.
    .example = Siete, Siete y comodín son un pung de Sietes.

rule-jok-never-single-pair = Nunca como suelta ni en una pareja
    .text = Una ficha suelta o una pareja se hacen con fichas de verdad. Ahí no cabe un comodín, ni siquiera al ganar.
    .example = Una flor y un comodín no son una pareja de flores.

rule-jok-never-clusters = Nunca entre fichas impresas juntas
    .text = NEWS, un año y conjuntos parecidos están hechos de sueltas y parejas, así que no llevan comodines.
    .example = N, E, comodín, S no es NEWS.

rule-jok-none-in-singles-pairs-hands = No sirven en sueltas y parejas
    .text = Las líneas de sueltas y parejas no tienen grupos de tres o más. Un comodín no tiene ahí ningún lugar.
    .example = Vas por siete parejas y robas un comodín: descártalo cuando no te importe perderlo.

rule-jok-all-joker-group = Un grupo puede ser todo de comodines
    .text = Un grupo de tu mano puede ser solo de comodines. Uno expuesto no, porque la ficha pedida es natural.
    .example = Cuatro comodines pueden ser tu kong de Unos cuando cantas.

rule-jok-declare-meaning = Un comodín siempre representa algo
    .text = También en un grupo hecho solo de comodines, cada uno representa una ficha, la que tu línea lleva ahí. Al mostrar la mano, di cuál es.
    .example = «Estos tres comodines son dragones rojos.»

rule-jok-number-unlimited = Tantos como tengas
    .text = No hay límite de comodines en un grupo ni en una mano, salvo los ocho que existen.
    .example = Un sexteto de dos naturales y cuatro comodines está bien.

rule-jok-misuse-dead = Un comodín mal puesto mata la mano
    .text = En una mesa, mostrar un comodín en una suelta, una pareja o un conjunto deja tu mano muerta. El programa te detiene antes, salvo que la mesa permita errores.
    .example = Dejas un comodín como parte del año: mano muerta.

rule-jok-surplus = Puede haber demasiados
    .text = Si solo te faltan sueltas y parejas, más comodines no ayudan. Entonces descarta uno y sigue robando.
    .example = Tus grupos están llenos y falta una pareja de Nortes: puede irse un comodín.
