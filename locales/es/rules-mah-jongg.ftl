# El reglamento: pedir para Mah Jongg y quién va primero.
rule-mahj-claim-any-group = La última ficha puede completar cualquier cosa
    .text = Cuando un descarte completa tu mano, puedes pedirlo para cualquier lugar. Puede ser una suelta, media pareja, parte de un grupo o una ficha de NEWS.
    .example = Te falta la segunda flor de una pareja. Alguien la descarta: Mah Jongg.

rule-mahj-claim-any-turn = Cualquiera, en cualquier momento
    .text = Puedes pedir un descarte para Mah Jongg sin importar quién lo descartó ni a quién le toca.
    .example = Quien está a tu derecha descarta el Norte que esperas. Antes les tocaría a otros dos, pero el Norte es tuyo.

rule-mahj-claim-concealed-ok = También para manos ocultas
    .text = La última ficha de una mano oculta puede ser un descarte. Las fuentes no coinciden: algunas quieren que todo salga del muro. Aquí se permite, como juega hoy la mayoría.
    .example = A tu línea oculta le falta un Siete y alguien lo descarta: Mah Jongg.

rule-mahj-claim-not-joker = Nunca un comodín
    .text = Un comodín descartado no se puede pedir, ni siquiera como última ficha.
    .example = Un Nueve más completaría tu kong, y alguien descarta un comodín. Está perdido, también para ti.

rule-prio-mahj-first = Mah Jongg va antes que exponer
    .text = Si alguien quiere el descarte para Mah Jongg y otro para exponer, se lo lleva el Mah Jongg. No importa a quién le toque antes.
    .example = Sur quiere exponer y Norte tiene Mah Jongg: la ficha es de Norte.

rule-prio-next-in-turn = Después, el turno más cercano
    .text = Si varios lo quieren para lo mismo, se lo lleva quien juegue antes, contando desde quien descartó.
    .example = Este descarta; Sur y Oeste quieren exponer: se lo lleva Sur.

rule-prio-two-mahj = Dos con Mah Jongg
    .text = Si dos necesitan el mismo descarte para Mah Jongg, gana quien juegue antes, contando desde quien descartó. Solo gana una persona.
    .example = Oeste descarta; Norte y Sur tienen Mah Jongg: gana Norte.
