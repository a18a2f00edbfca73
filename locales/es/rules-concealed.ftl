# El reglamento: manos marcadas con C.
rule-conc-no-claims = No pidas nada mientras la haces
    .text = Para una línea con C usas solo fichas que robas y fichas que te pasan. Dejas pasar todos los descartes hasta que te falte una sola ficha.
    .example = Te faltan un Dos, un Seis y un Jabón. Alguien descarta el Dos y luego el Seis: dejas pasar los dos.

rule-conc-last-tile = Salvo la última ficha
    .text = Cuando te falta una sola ficha, puedes pedirla de un descarte para Mah Jongg. Dos de las fuentes no lo permiten; aquí se permite.
    .example = A tu línea oculta le falta una flor. Este descarta una: pídela para Mah Jongg.

rule-conc-hidden-until-win = Oculta hasta ganar
    .text = Nadie ve ninguna ficha de una mano oculta antes del Mah Jongg. Entonces se muestran las catorce de una vez.
    .example = Sobre tu atril no hay nada. Alguien descarta un Siete y muestras tus catorce fichas: Mah Jongg.

rule-conc-exposed-dead = Con algo expuesto ya no es oculta
    .text = Con un grupo expuesto ya no puedes hacer ninguna línea con C. Una fuente da entonces la mano por muerta en todo caso. Aquí solo está muerta si ninguna línea con X lleva lo que expusiste.
    .example = Solo una línea con C lleva tus Nueves expuestos: mano muerta. Si una con X también los lleva, vas por esa.

rule-conc-exchange-ok = Los cambios de comodín siguen permitidos
    .text = En tu turno puedes cambiar fichas por comodines de los demás atriles, también mientras haces una mano oculta. Eso no muestra nada de tu mano. Pero tu ficha debe ser robada, no pedida.
    .example = Robas un Dos, lo cambias por un comodín de los Doses de Oeste y tu mano sigue oculta.
