# El reglamento: manos marcadas con C.
rule-conc-no-claims = No pidas nada mientras la haces
    .text = Una línea con C se hace solo con lo que robas y lo que te pasan. Deja pasar todos los descartes hasta que te falte una sola ficha.
    .example = Te faltan un Dos, un Seis y un Jabón. Alguien descarta el Dos, y luego el Seis: dejas pasar los dos.

rule-conc-last-tile = Salvo la última ficha
    .text = Cuando te falta una sola ficha, puedes pedirla de un descarte para Mah Jongg.
    .example = A tu línea oculta le falta una flor. El Este descarta una: pídela para Mah Jongg.
    .otherwise = Según algunas reglas, todas las fichas de una mano oculta salen del muro, también la última.

rule-conc-hidden-until-win = Oculta hasta ganar
    .text = Nadie ve ninguna ficha de una mano oculta antes del Mah Jongg. Entonces se muestran las catorce de una vez.
    .example = Sobre tu atril no hay nada. Alguien descarta un Siete, y muestras tus catorce fichas: Mah Jongg.

rule-conc-exposed-dead = Con algo expuesto ya no es oculta
    .text = Con un grupo expuesto ya no puedes hacer ninguna línea con C. Tu mano solo está muerta si ninguna línea con X lleva lo que expusiste.
    .example = Expusiste Nueves, y solo los lleva una línea con C: mano muerta. Si también los lleva una con X, vas por esa.
    .otherwise = Algunos darían la mano por muerta en cuanto se expone algo de una línea oculta.

rule-conc-exchange-ok = Los cambios de comodín siguen permitidos
    .text = En tu turno puedes cambiar fichas por comodines de otros atriles, también si vas por una mano oculta. Eso no muestra nada de tu mano. Pero ese turno tiene que empezar robando, no pidiendo.
    .example = Robas un Dos, lo cambias por un comodín de los Doses del Oeste, y tu mano sigue oculta.
