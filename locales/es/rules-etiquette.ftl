# El reglamento: buenos modales.
rule-eti-not-touch = No toques las fichas de otros
    .text = No toques las fichas de los demás. Cada uno decide cuándo muestra su mano.
    .example = Das un Cinco por el comodín del Este. Te lo entrega el Este; no lo tomas tú.

rule-eti-no-tapping = Sin golpecitos
    .text = Golpear las fichas contra el atril pone nerviosos a los demás y no significa nada.
    .example = Robas un Seis, lo sostienes quieto y piensas.

rule-eti-name-plainly = Di el nombre y nada más
    .text = Di claro el nombre de tu descarte y nada más. Los comentarios dicen más de lo que crees.
    .example = «Seis de círculos», no «toma este Seis inútil».

rule-eti-pay-as-asked = Paga lo que te piden
    .text = Si quien gana pide menos de lo que le deben, paga y no digas nada. Saber el precio es cosa suya.
    .example = El Oeste olvida que su mano no tenía comodines y pide 50 en vez de 100. Pagas 50.

rule-eti-pass-pace = Todos pasan a la vez
    .text = Espera a que todos pasen antes de tomar tus fichas nuevas. Cuatro minutos son una buena medida para todo el Charlestón.
    .example = Tus fichas te esperan delante. Tu vecino todavía está eligiendo.
