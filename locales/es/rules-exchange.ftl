# El reglamento: cambiar una natural por un comodín.
rule-exch-what = Cambia una natural por un comodín
    .text = Si hay un comodín en un grupo expuesto y tienes la ficha que representa, puedes dar esa ficha y llevarte el comodín.
    .example = Oeste expuso Cinco, Cinco, comodín. Das un Cinco de ese palo y tomas el comodín.

rule-exch-own-turn = Solo en tu turno, con catorce fichas
    .text = Primero roba, o pide y expón. Luego cambia. Después descarta. En otro momento no se puede cambiar.
    .example = Es el turno de Norte y tienes la ficha de un comodín: espera a haber robado.

rule-exch-source-tile = Con una ficha robada o guardada
    .text = Puedes dar la ficha que acabas de robar o una que tenías desde antes.
    .example = Robas un Nueve, y es justo lo que representa el comodín de Este.

rule-exch-from-own = También de tus propios grupos
    .text = Puedes recuperar un comodín de un grupo expuesto tuyo. Las fuentes no coinciden, algunas solo lo permiten en otros atriles; aquí se permite en todos.
    .example = Expusiste un kong con comodín. Robas la ficha que faltaba y cambias.

rule-exch-several = Tantos como puedas
    .text = Puedes hacer varios cambios en un turno, uno tras otro. Una fuente permite solo uno; aquí no hay límite.
    .example = Tienes un Dos y un Norte, y hay un comodín para cada uno: toma los dos.

rule-exch-then-discard = Después descartas
    .text = Un cambio no altera cuántas fichas tienes. Siguen siendo catorce, y el turno acaba con un descarte.
    .example = Robas, cambias y descartas un Seis.

rule-exch-no-reverse = Nunca al revés
    .text = No puedes dar un comodín para sacar una ficha natural de un grupo.
    .example = Este expuso tres Cuatros y te falta uno para una pareja: tu comodín no lo compra.

rule-exch-not-discarded-tile = No con una ficha descartada
    .text = La ficha que das debe salir de tu mano. Lo que está en el centro no se puede usar.
    .example = Alguien descarta el Siete que representa un comodín. No puedes usarlo para cambiar.

rule-exch-not-before-claim = No para poder pedir
    .text = No puedes cambiar primero para así poder pedir la ficha que acaban de descartar. Todavía no es tu turno.
    .example = Con un comodín más podrías pedir el Tres. Ahora no puedes conseguirlo.

rule-exch-does-not-expose = No expone nada tuyo
    .text = Un cambio muestra solo la ficha que das. Tu mano sigue tan oculta como antes.
    .example = Construyes una línea con C y cambias: sigue oculta.

rule-exch-exact-natural = Justo la ficha que representa
    .text = La ficha debe ser la misma cuyo lugar ocupa el comodín, en número y palo.
    .example = El comodín es un Dos de bambúes: un Dos de círculos no sirve.

rule-exch-into-rack = El comodín va a tu mano
    .text = El comodín que tomaste se une a las fichas ocultas de tu atril. Puedes usarlo enseguida.
    .example = El nuevo comodín completa tu quint: Mah Jongg.

rule-exch-only-properly-exposed = Solo de grupos bien expuestos
    .text = Solo se puede tomar un comodín expuesto correctamente. Si un grupo mal expuesto vuelve a una mano muerta, sus comodines se van con él.
    .example = El grupo erróneo de Sur vuelve al atril: su comodín ya no se alcanza.

rule-exch-dead-earlier = Lo expuesto antes de morir se queda
    .text = Los grupos bien expuestos antes de que la mano fuera declarada muerta siguen a la vista. Los demás aún pueden cambiar por sus comodines.
    .example = Norte está muerto. El comodín de su primer pung todavía se puede tomar.

rule-exch-wins = Un cambio puede ganar la partida
    .text = Si el comodín que tomas completa tu mano, es Mah Jongg. Cuenta como ficha propia, aunque tu turno empezara pidiendo.
    .example = Cambias, tienes las catorce y cantas: todos pagan el doble.

rule-exch-announce = Di lo que haces
    .text = En una mesa di «cambio», entrega tu ficha y deja que su dueño te dé el comodín. Una vez hecho, no se deshace.
    .example = «Cambio, por favor: un Cuatro de caracteres por tu comodín.»

rule-exch-jokerless-after = Lo cambiado ya no cuenta
    .text = Solo cuentan las fichas del final. Si todos los comodines salieron de tu mano por cambios, es una mano sin comodines y así se paga.
    .example = Este se llevó tu último comodín. Ganas solo con naturales: el doble.
