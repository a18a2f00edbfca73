# El reglamento: buenos modales.
rule-eti-not-touch = No toques las fichas ajenas
    .text = No toques las fichas de los demás. Quien quiera mostrar su mano lo hace por sí mismo.
    .example = En un cambio entregas tu ficha y dejas que su dueño te dé el comodín.

rule-eti-no-tapping = Sin golpecitos
    .text = Golpear las fichas contra el atril pone nerviosos a los demás y no significa nada.
    .example = Piensa con las manos quietas.

rule-eti-name-plainly = Di el nombre y nada más
    .text = Nombra tu descarte con claridad y sin palabras de más. Los comentarios revelan más de lo que crees.
    .example = «Seis de círculos», no «toma este Seis inútil».

rule-eti-pay-as-asked = Paga lo que te piden
    .text = Si quien gana pide menos de lo debido, paga y no digas nada. Saberlo es cosa suya.
    .example = Oeste olvida el premio por no llevar comodines. Pagas, y lo recuerdas para cuando ganes tú.

rule-eti-pass-pace = Pasen todos a la vez
    .text = Espera a que todos hayan pasado antes de tomar tus fichas. Cuatro minutos son buena medida para todo el Charlestón.
    .example = Tus fichas esperan delante de ti. Tu vecino todavía elige.
