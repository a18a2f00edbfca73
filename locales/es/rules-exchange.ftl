# El reglamento: cambiar una natural por un comodín.
rule-exch-what = Cambia una ficha natural por un comodín
    .text = Si en un grupo expuesto hay un comodín y tienes la ficha que representa, puedes dar esa ficha y llevarte el comodín. Eso es un cambio de comodín.
    .example = El Oeste expuso Cinco, Cinco, comodín. Das un Cinco de ese palo y te llevas el comodín.

rule-exch-own-turn = Solo en tu turno, con catorce fichas
    .text = Primero robas, o pides y expones. Luego cambias. Después descartas. En una mesa, cambiar en otro momento puede costarte la mano.
    .example = Es el turno del Norte, y tienes la ficha de un comodín: espera a que te toque y hayas robado.

rule-exch-source-tile = Con la ficha robada o con otra
    .text = Puedes dar la ficha que acabas de robar o una que ya tenías.
    .example = Robas un Nueve, y es justo lo que representa el comodín del Este.

rule-exch-from-own = También en tus propios grupos
    .text = También puedes recuperar un comodín de un grupo que expusiste tú.
    .example = Expusiste un kong con comodín. Robas la ficha que faltaba y la cambias.
    .otherwise = Algunas reglas solo hablan de los atriles de los demás.

rule-exch-several = Tantos cambios como puedas
    .text = Puedes hacer varios cambios en un turno, uno tras otro, sin límite.
    .example = Tienes un Dos y un Norte, y hay un comodín para cada uno: toma los dos.
    .otherwise = Algunas reglas hablan de un solo comodín cada vez.

rule-exch-then-discard = Después descartas
    .text = Con un cambio tienes las mismas fichas que antes. Siguen siendo catorce, y tu turno acaba con un descarte.
    .example = Robas un Nueve, lo cambias por un comodín y descartas un Seis.

rule-exch-no-reverse = Nunca al revés
    .text = No puedes dar un comodín para sacar una ficha natural de un grupo.
    .example = El Este expuso tres Cuatros, y te falta uno para una pareja: con un comodín no puedes sacarlo.

rule-exch-not-discarded-tile = No con una ficha descartada
    .text = La ficha que das tiene que salir de tu mano. Las que están en el centro no sirven.
    .example = Alguien descarta el Siete que representa un comodín. No puedes usarlo para el cambio.

rule-exch-not-before-claim = No para poder pedir
    .text = No puedes cambiar para así poder pedir la ficha que acaban de descartar. Todavía no es tu turno.
    .example = Con un comodín más podrías pedir el Tres. Ahora no hay manera de conseguirlo.

rule-exch-does-not-expose = No expone nada tuyo
    .text = Un cambio muestra solo la ficha que das. Tu mano sigue tan oculta como antes.
    .example = Haces una línea con C y das un Cuatro por el comodín del Oeste. Tu mano sigue oculta.

rule-exch-exact-natural = Justo la ficha que representa
    .text = La ficha tiene que ser justo la que representa el comodín, con su número y su palo.
    .example = El comodín hace de Dos de bambúes: un Dos de círculos no vale.

rule-exch-into-rack = El comodín va a tu mano
    .text = El comodín que te llevas va con las fichas ocultas de tu atril. Puedes usarlo enseguida.
    .example = El nuevo comodín completa tu quint: Mah Jongg.

rule-exch-only-properly-exposed = Solo de grupos bien expuestos
    .text = De un grupo mal expuesto no se puede tomar ningún comodín. Cuando ese grupo vuelve al atril de una mano muerta, sus comodines se van con él.
    .example = El grupo equivocado del Sur vuelve al atril, y su comodín ya no se puede cambiar.

rule-exch-dead-earlier = Lo bien expuesto antes se queda
    .text = Los grupos que alguien expuso bien antes de quedar con la mano muerta siguen a la vista. Los demás todavía pueden cambiar fichas por sus comodines.
    .example = La mano del Norte está muerta. El comodín de su primer pung todavía se puede cambiar.

rule-exch-wins = Un cambio puede darte la partida
    .text = Si el comodín que te llevas completa tu mano, es Mah Jongg. Cuenta como si hubieras robado del muro la última ficha, aunque tu turno empezara pidiendo un descarte.
    .example = Cambias, tienes las catorce y cantas Mah Jongg: todos pagan el doble.

rule-exch-announce = Di lo que haces
    .text = En una mesa, di «cambio», entrega tu ficha y deja que el dueño te dé el comodín. Una vez hecho, no se deshace.
    .example = «Cambio, por favor: un Cuatro de caracteres por tu comodín.»

rule-exch-withdraw = Anunciado demasiado pronto
    .text = Si anuncias un cambio y ves que todavía no robaste ni pediste, retíralo. Mientras ninguna ficha cambie de atril, no cuesta nada. Con el comodín ya en tu atril, tu mano puede acabar muerta. Aquí el programa te avisa a tiempo, salvo que la mesa permita errores.
    .example = «Cambio, por favor. Ah, todavía no robé.» Primero robas y luego cambias.

rule-exch-jokerless-after = Los comodines que se fueron no cuentan
    .text = Solo cuentan las fichas del final. Si todos los comodines salieron de tu mano con cambios, es una mano sin comodines y se paga como tal.
    .example = El Este se lleva tu último comodín a cambio de un Cuatro. Ganas solo con fichas naturales y cobras el doble.
