# El reglamento: buenos modales.
rule-eti-not-touch = No toques las fichas ajenas
    .text = No toques las fichas de los demás. Solo su dueño decide cuándo muestra su mano.
    .example = Das un Cinco por el comodín de Este. Te lo entrega Este; no lo tomas tú.

rule-eti-no-tapping = Sin golpecitos
    .text = Golpear las fichas contra el atril pone nerviosos a los demás y no significa nada.
    .example = Robas un Seis, lo sostienes quieto y piensas.

rule-eti-name-plainly = Di el nombre y nada más
    .text = Nombra tu descarte con claridad y sin palabras de más. Los comentarios dicen más de lo que crees.
    .example = «Seis de círculos», no «toma este Seis inútil».

rule-eti-pay-as-asked = Paga lo que te piden
    .text = Si quien gana pide menos de lo debido, paga y no digas nada. Saber el precio es cosa suya.
    .example = Oeste olvida que su mano no llevaba comodines y pide 50 en lugar de 100. Pagas 50.

rule-eti-pass-pace = Todos pasan a la vez
    .text = Espera a que todos hayan pasado antes de tomar tus fichas nuevas. Cuatro minutos son una buena medida para todo el Charlestón.
    .example = Tus fichas te esperan delante. Tu vecino todavía está eligiendo.
