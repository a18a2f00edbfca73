# El reglamento: buenos modales.
rule-eti-not-touch = No toques las fichas ajenas
    .text = No toques las fichas de los demás. Solo su dueño decide cuándo muestra su mano.
    .example = En un cambio, das tu ficha y dejas que el dueño te dé el comodín.

rule-eti-no-tapping = Sin golpecitos
    .text = Golpear las fichas contra el atril pone nerviosos a los demás y no significa nada.
    .example = Piensa con las manos quietas.

rule-eti-name-plainly = Di el nombre y nada más
    .text = Nombra tu descarte con claridad y sin palabras de más. Los comentarios dicen más de lo que crees.
    .example = «Seis de círculos», no «toma este Seis inútil».

rule-eti-pay-as-asked = Paga lo que te piden
    .text = Si quien gana pide menos de lo debido, paga y no digas nada. Saber el precio es cosa suya.
    .example = Oeste olvida que su mano no llevaba comodines. Pagas, y lo recuerdas para cuando ganes tú.

rule-eti-pass-pace = Todos pasan a la vez
    .text = Espera a que todos hayan pasado antes de tomar tus fichas nuevas. Cuatro minutos son una buena medida para todo el Charlestón.
    .example = Tus fichas te esperan delante. Tu vecino todavía está eligiendo.
