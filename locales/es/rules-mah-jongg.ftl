# El reglamento: pedir para Mah Jongg y quién va primero.
rule-mahj-claim-any-group = La última ficha puede completar cualquier cosa
    .text = Cuando un descarte completa tu mano, puedes pedirlo para cualquier lugar: una ficha suelta, media pareja, parte de un grupo o una ficha de NEWS.
    .example = Te falta la segunda flor de una pareja. Alguien la descarta: Mah Jongg.

rule-mahj-claim-any-turn = Cualquiera puede pedirla, le toque o no
    .text = Puedes pedir un descarte para Mah Jongg, lo descarte quien lo descarte y le toque a quien le toque.
    .example = El jugador de tu derecha descarta el Norte que esperas. Les tocaría antes a otros dos, pero el Norte es tuyo.

rule-mahj-claim-concealed-ok = También para manos ocultas
    .text = La última ficha de una mano oculta puede ser un descarte, como juega hoy la mayoría.
    .example = A tu línea oculta le falta un Siete, y alguien lo descarta: Mah Jongg.
    .otherwise = Según algunas reglas, todas sus fichas salen del muro.

rule-mahj-claim-not-joker = Nunca un comodín
    .text = Un comodín descartado no se puede pedir, ni siquiera como última ficha.
    .example = Un Nueve más completaría tu kong, y alguien descarta un comodín. Se perdió, también para ti.

rule-prio-mahj-first = Mah Jongg va antes que exponer
    .text = Si uno quiere el descarte para Mah Jongg y otro para exponer, se lo lleva el Mah Jongg. No importa a quién le toque antes.
    .example = El Sur quiere exponer, y el Norte tiene Mah Jongg: la ficha es del Norte.

rule-prio-next-in-turn = Después, el turno más cercano
    .text = Si varios lo quieren para lo mismo, se lo lleva el que juega antes, contando desde quien descartó.
    .example = El Este descarta; el Sur y el Oeste quieren exponer: se lo lleva el Sur.

rule-prio-two-mahj = Dos con Mah Jongg
    .text = Si dos necesitan el mismo descarte para Mah Jongg, gana el que juega antes, contando desde quien descartó. Solo gana uno.
    .example = El Oeste descarta; el Norte y el Sur tienen Mah Jongg: gana el Norte.

rule-prio-already-exposed = Quien ya expuso se queda con la ficha
    .text = El turno decide solo hasta que alguien pone la ficha en su atril o expone el grupo. Ese jugador se la queda, salvo que otro tenga Mah Jongg. Aquí solo pasa en una mesa que deja robar sin esperar. Allí, quien pide cuando el siguiente ya robó expone enseguida.
    .example = El Este descarta y el Sur roba. El Norte pide y expone un pung. El Oeste, a quien le tocaba antes, quiere la ficha un momento después: se la queda el Norte.
