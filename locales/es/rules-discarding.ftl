# El reglamento: descartar una ficha y nombrarla.
rule-disc-face-up-named = Boca arriba y en voz alta
    .text = El descarte se deja boca arriba en el centro y se dice su nombre, para que todos sepan qué se puede pedir. Aquí el programa lo dice por ti, salvo que en tu mesa lo digas tú.
    .example = Dejas una ficha y dices «Dos de bambúes».

rule-disc-name-suit = Primero el número, luego el palo
    .text = Una ficha con palo se nombra con su número y su palo.
    .example = «Siete de círculos», «Tres de caracteres».

rule-disc-name-wind = El viento, por su nombre
    .text = De un viento se dice solo su nombre.
    .example = «Norte», y nada más.

rule-disc-name-dragon = El dragón, por su color
    .text = Con los dragones basta decir el color. El blanco también se llama Jabón.
    .example = «Rojo», «Verde», «Blanco» o «Jabón».

rule-disc-name-flower = Una flor es solo «Flor»
    .text = Las flores llevan números y dibujos, pero todas cuentan igual. Por eso tienen un solo nombre.
    .example = «Flor», nunca «Flor tres».

rule-disc-name-joker = Cómo se nombra un comodín
    .text = De un comodín descartado se puede decir «Comodín» o «Igual», y también el nombre del descarte anterior. Valen las tres formas.
    .example = Antes salió un Dos de bambúes. Descartas un comodín y dices «Igual».
    .otherwise = Algunas reglas solo conocen la última forma.

rule-disc-name-joker-first = Un comodín como primer descarte
    .text = Si el Este abre la partida con un comodín, no hay ningún descarte anterior al que ser igual. Tiene que decir «Comodín».
    .example = El Este deja la primera ficha de la partida y dice «Comodín».

rule-disc-down-is-down = Ficha en la mesa, ficha jugada
    .text = Un descarte es definitivo cuando se dice su nombre o cuando toca la mesa. Ya no puedes cambiarlo por otro.
    .example = Tu Jabón toca la mesa, y entonces ves que lo querías. Ahí se queda.

rule-disc-no-takeback = Un descarte no se recupera
    .text = Lo que descartaste ya no es tuyo. Tampoco puedes recuperarlo para cambiarlo por un comodín.
    .example = Descartas un Cuatro y entonces ves un comodín que hace de Cuatro. Había que mirar antes.

rule-disc-only-latest = Solo cuenta el último descarte
    .text = Solo puedes pedir el descarte más reciente. Los demás del centro ya están fuera de la partida.
    .example = El Norte que necesitas salió hace tres turnos. No volverá.

rule-disc-joker-dead = Un comodín descartado se pierde
    .text = Nadie puede pedir un comodín descartado, ni siquiera para Mah Jongg.
    .example = Te falta un comodín para ganar, y hay uno en el centro. Aun así, no.

rule-disc-joker-allowed = Puedes descartar un comodín
    .text = A veces un comodín no te sirve, por ejemplo si solo te falta una pareja. Entonces puedes descartarlo. Es, además, el descarte más seguro, porque nadie puede pedirlo.
    .example = Esperas la segunda flor de una pareja y robas un comodín: descártalo.

rule-disc-hand-of-dead-not-discarded = Con la mano muerta no se descarta
    .text = Una mano muerta queda fuera de la partida, y ya no descarta: se salta su turno.
    .example = La mano del Sur está muerta: después del Este le toca al Oeste.
