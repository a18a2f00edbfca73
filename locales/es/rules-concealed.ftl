# El reglamento: manos marcadas con C.
rule-conc-no-claims = No pidas nada mientras la construyes
    .text = Para una línea con C usas solo fichas que robas y fichas que te pasan. Los descartes se dejan ir hasta el último.
    .example = Te faltan tres fichas y descartan dos de ellas. Dejas pasar las dos.

rule-conc-last-tile = Salvo la última ficha
    .text = Cuando falta una sola, puedes tomarla de un descarte para Mah Jongg. Dos de las fuentes no lo permitirían; aquí se permite.
    .example = Tienes trece fichas de tu línea oculta y descartan la decimocuarta: pídela.

rule-conc-hidden-until-win = Oculta hasta ganar
    .text = Nadie ve una ficha de una mano oculta antes del Mah Jongg. Entonces se muestran las catorce de una vez.
    .example = Sobre tu atril no hay nada y, sin embargo, ganas.

rule-conc-exposed-dead = Lo expuesto ya no está oculto
    .text = Si expusiste un grupo, ya no puedes hacer ninguna línea oculta. Tu mano está muerta solo si ninguna línea con X lleva lo que expusiste.
    .example = Solo una línea con C lleva tus Nueves expuestos: muerta. Una con X también los lleva: vas por esa.

rule-conc-exchange-ok = Aún puedes cambiar por comodines
    .text = Mientras construyes una mano oculta puedes cambiar, en tu turno, por comodines de los atriles ajenos. Eso no muestra nada de tu mano.
    .example = Robas un Dos, lo cambias por un comodín de los Doses de Oeste y tu mano sigue oculta.
