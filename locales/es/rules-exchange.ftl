# El reglamento: cambiar una natural por un comodín.
rule-exch-what = Cambia una ficha natural por un comodín
    .text = Si hay un comodín en un grupo expuesto y tienes la ficha que representa, puedes dar esa ficha y llevarte el comodín. Eso es un cambio de comodín.
    .example = Oeste expuso Cinco, Cinco, comodín. Das un Cinco de ese palo y tomas el comodín.

rule-exch-own-turn = Solo en tu turno, con catorce fichas
    .text = Primero robas, o pides y expones. Luego cambias. Después descartas. En una mesa, cambiar en otro momento puede matar tu mano.
    .example = Es el turno de Norte y tienes la ficha de un comodín: espera a que sea tu turno y hayas robado.

rule-exch-source-tile = Con la ficha robada o con otra
    .text = Puedes dar la ficha que acabas de robar o una que ya tenías.
    .example = Robas un Nueve, y es justo lo que representa el comodín de Este.

rule-exch-from-own = También en tus propios grupos
    .text = También puedes recuperar un comodín de un grupo que tú expusiste. Algunas fuentes solo permiten los atriles ajenos; aquí valen todos.
    .example = Expusiste un kong con comodín. Robas la ficha que faltaba y cambias.

rule-exch-several = Tantos cambios como puedas
    .text = Puedes hacer varios cambios en un turno, uno tras otro. Una fuente permite solo uno; aquí no hay límite.
    .example = Tienes un Dos y un Norte, y hay un comodín para cada uno: toma los dos.

rule-exch-then-discard = Después descartas
    .text = Un cambio no altera cuántas fichas tienes. Siguen siendo catorce, y tu turno acaba con un descarte.
    .example = Robas un Nueve, lo cambias por un comodín y descartas un Seis.

rule-exch-no-reverse = Nunca al revés
    .text = No puedes dar un comodín para sacar una ficha natural de un grupo.
    .example = Este expuso tres Cuatros y te falta uno para una pareja: con un comodín no puedes sacarlo.

rule-exch-not-discarded-tile = No con una ficha descartada
    .text = La ficha que das debe salir de tu mano. Las que están en el centro no sirven.
    .example = Alguien descarta el Siete que representa un comodín. No puedes usarlo para el cambio.

rule-exch-not-before-claim = No para poder pedir
    .text = No puedes hacer un cambio para así poder pedir la ficha que acaban de descartar. Todavía no es tu turno.
    .example = Con un comodín más podrías pedir el Tres. Ahora no puedes conseguirlo.

rule-exch-does-not-expose = No expone nada tuyo
    .text = Un cambio muestra solo la ficha que das. Tu mano sigue tan oculta como antes.
    .example = Haces una línea con C y das un Cuatro por el comodín de Oeste. Tu mano sigue oculta.

rule-exch-exact-natural = Justo la ficha que representa
    .text = La ficha debe ser justo la que sustituye el comodín, en número y en palo.
    .example = El comodín hace de Dos de bambúes: un Dos de círculos no sirve.

rule-exch-into-rack = El comodín va a tu mano
    .text = El comodín que tomas pasa a las fichas ocultas de tu atril. Puedes usarlo enseguida.
    .example = El nuevo comodín completa tu quint: Mah Jongg.

rule-exch-only-properly-exposed = Solo de grupos bien expuestos
    .text = No puedes tomar un comodín de un grupo mal expuesto. Cuando ese grupo vuelve a una mano muerta, sus comodines se van con él.
    .example = El grupo equivocado de Sur vuelve al atril: su comodín queda fuera de alcance.

rule-exch-dead-earlier = Lo bien expuesto antes se queda
    .text = Los grupos que alguien expuso bien antes de que su mano muriera siguen a la vista. Los demás todavía pueden cambiar fichas por sus comodines.
    .example = La mano de Norte está muerta. El comodín de su primer pung todavía se puede tomar.

rule-exch-wins = Un cambio puede ganar la partida
    .text = Si el comodín que tomas completa tu mano, es Mah Jongg. Cuenta como robo propio: como si hubieras robado la última ficha, aunque tu turno empezara pidiendo un descarte.
    .example = Cambias, tienes las catorce y cantas Mah Jongg: todos pagan el doble.

rule-exch-announce = Di lo que haces
    .text = En una mesa, di «cambio», entrega tu ficha y deja que el dueño te dé el comodín. Una vez hecho, no se deshace.
    .example = «Cambio, por favor: un Cuatro de caracteres por tu comodín.»

rule-exch-jokerless-after = Los comodines que se fueron no cuentan
    .text = Solo cuentan las fichas del final. Si todos los comodines salieron de tu mano por cambios, es una mano sin comodines y se paga como tal.
    .example = Este se lleva tu último comodín a cambio de un Cuatro. Ganas solo con fichas naturales y cobras el doble.
