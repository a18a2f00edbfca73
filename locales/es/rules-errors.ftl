# El reglamento: Mah Jongg cantado por error.
rule-err-before-exposing = Un error visto a tiempo
    .text = Si el error se nota antes de mostrar nada y las demás manos siguen enteras, se sigue jugando. No cuesta nada.
    .example = «¡Mah Jongg! Ay, no, perdón.» Y se sigue.

rule-err-exposed-all-intact = Mostraste tu mano, los demás no
    .text = Si mostraste tu mano y los demás no, la tuya está muerta y ellos siguen. Al final le pagas entero a quien gane. Si habías pedido un descarte, se queda en tu mano muerta, y sigue el jugador de tu derecha. Solo otra petición para Mah Jongg puede llevárselo todavía.
    .example = Tus fichas están a la vista, y falta una pareja. Los otros tres siguen, y el Oeste gana una línea de 25 con una ficha robada del muro: pagas 50.

rule-err-one-other-exposed = Alguien más abandonó su mano
    .text = Abandonar la mano es mezclarla con las fichas de la mesa. Si otro jugador lo hace por tu error, o muestra su mano, los dos quedan fuera. Los otros dos siguen jugando.
    .example = El Sur te creyó y mezcló sus fichas. Siguen solo el Oeste y el Norte.

rule-err-one-intact = Solo queda una mano entera
    .text = Si solo un jugador conserva su mano, la partida se detiene. Da igual si los demás abandonaron la suya por tu error o si ya estaba muerta. Le pagas el doble del valor de la mano que cantaste. Nadie más paga. Si nadie conserva su mano, nadie paga, y el mismo Este reparte otra vez.
    .example = Cantaste una línea de 30. Solo el Norte conserva su mano: le pagas 60.

rule-err-exposures-jokers = Qué queda a la vista tras un error
    .text = Los grupos que expusiste bien antes se quedan en tu atril, y sus comodines se pueden cambiar. Lo mostrado por error vuelve, comodines incluidos.
    .example = Tu pung de antes se queda. El comodín de la mano equivocada ya no se puede cambiar.

rule-err-wrong-call-same = Igual con una petición equivocada
    .text = Si pediste y expusiste algo que no se podía, se hace lo mismo.
    .example = Expusiste una pareja: vuelve al atril, tu mano está muerta y los demás siguen.

rule-err-verify-first = Comprueba antes de abandonar tu mano
    .text = No muestres ni abandones tu mano antes de comprobar la ganadora. Una mano mezclada antes de tiempo ya no se recupera.
    .example = El Oeste dice «Mah Jongg». Dejas tus fichas en pie hasta ver las catorce suyas.
