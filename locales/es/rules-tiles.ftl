# El reglamento: las fichas.
rule-tiles-152 = Hay 152 fichas
    .text = Se juega con 152 fichas, y al principio todas están boca abajo. Una mesa puede agregar comodines o fichas vacías.
    .example = 108 fichas con número, 16 vientos, 12 dragones, 8 flores y 8 comodines: 152.

rule-tiles-suits-108 = Tres palos, del uno al nueve
    .text = Los palos son bambúes, caracteres y círculos; en inglés, Bams, Craks y Dots. Cada uno va del uno al nueve, y de cada ficha hay cuatro.
    .example = Cuatro Unos de bambúes, cuatro Doses de bambúes, y así hasta el Nueve: 36 fichas por palo.

rule-tiles-winds-16 = Cuatro vientos
    .text = Norte, Este, Oeste y Sur son fichas, cuatro de cada una. No son de ningún palo ni tienen orden.
    .example = Cuatro Nortes pueden ser un grupo de cuatro iguales. Un Norte, un Este y un Sur son solo tres fichas.

rule-tiles-dragons-12 = Tres dragones
    .text = Hay dragones rojos, verdes y blancos, cuatro de cada uno. Al blanco lo llamamos Jabón. Cada dragón va con un palo.
    .example = El rojo con caracteres, el verde con bambúes, el Jabón con círculos.

rule-tiles-flowers-8 = Ocho flores, todas iguales
    .text = Las flores llevan dibujos y números distintos, y en algunos juegos unas se llaman estaciones. Aquí las ocho son la misma ficha.
    .example = Un Ciruelo y un Invierno son una pareja de flores.

rule-tiles-jokers-8 = Ocho comodines
    .text = Un comodín puede ocupar el lugar de otra ficha en un grupo de tres o más iguales. Aquí hay ocho, como es habitual; una mesa puede elegir diez.
    .example = Dos Cuatros y un comodín pueden servir como tres Cuatros.

rule-tiles-natural-definition = Natural es lo que no es comodín
    .text = Toda ficha que no sea un comodín se llama natural. Cuando una regla pide fichas naturales, un comodín no vale.
    .example = Un Oeste es una ficha natural, y una flor también. Un comodín, no.

rule-tiles-spares-not-used = Las fichas de repuesto se quedan en la caja
    .text = Los juegos suelen traer unas fichas de más por si se pierde alguna. No entran en la partida.
    .example = Tu caja tiene 160 fichas: ocho se quedan dentro.

rule-tiles-honors-term = Honores
    .text = A los vientos y dragones juntos se los llama a veces honores. Es solo un nombre.
    .example = Un Norte, un Sur y dos dragones rojos en tu atril: cuatro honores.

rule-tiles-one-bam-bird = El Uno de bambúes es el pájaro
    .text = El Uno de bambúes lleva un pájaro en lugar de una caña. Al empezar, casi todos lo confunden con una flor.
    .example = Robas una ficha con un pájaro. Va junto a tu Dos y tu Tres de bambúes, no entre las flores.
