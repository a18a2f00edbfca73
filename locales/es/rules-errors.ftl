# El reglamento: Mah Jongg cantado por error.
rule-err-before-exposing = Visto a tiempo
    .text = Si el error se nota antes de mostrar nada y las demás manos están enteras, se sigue jugando. No hay castigo.
    .example = «¡Mah Jongg! Ay, no, espera.» Y se sigue.

rule-err-exposed-all-intact = Mostrada, pero los demás guardaron la suya
    .text = Si mostraste tu mano y los demás no, estás muerto y ellos siguen. Pagarás por completo a quien gane.
    .example = Tus fichas están a la vista y falta la pareja. Los otros tres continúan.

rule-err-one-other-exposed = Alguien más deshizo su mano
    .text = Si otra persona deshizo su mano por tu error, las dos quedan fuera. Las otras dos siguen jugando.
    .example = Sur te creyó y mezcló sus fichas. Oeste y Norte siguen solos.

rule-err-one-intact = Solo queda una mano entera
    .text = Si solo una persona conserva su mano, la partida se para. Le pagas el doble del valor de la mano que cantaste; nadie más paga.
    .example = Cantaste una línea de 30. Solo Norte guardó su mano: le pagas 60.

rule-err-exposures-jokers = Qué queda a la vista tras un error
    .text = Los grupos que habías expuesto bien antes se quedan en tu atril, y sus comodines se pueden cambiar. Lo mostrado con el error vuelve, comodines incluidos.
    .example = Tu pung anterior se queda. El comodín de la mano errónea deja de estar al alcance.

rule-err-wrong-call-same = Igual con una petición equivocada
    .text = Si pediste y expusiste algo no permitido, se trata de la misma manera.
    .example = Expusiste una pareja: vuelve al atril, tu mano está muerta y los demás siguen.

rule-err-verify-first = Mira antes de deshacer
    .text = Nadie debería mostrar ni deshacer su mano antes de comprobar la ganadora. Una mano mezclada antes de tiempo no se recupera.
    .example = Deja tus fichas en pie hasta haber visto la línea.
