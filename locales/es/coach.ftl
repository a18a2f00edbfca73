## Lo que dice el entrenador: una frase cada vez. $line es el nombre de una línea de la tarjeta.

coach-fit-no-near-line = Ninguna de tus líneas más cercanas quiere { $tiles }.
coach-help-least = { $count ->
    [one] { $tiles } es lo que menos te ayuda; { $line } sigue siendo tu mejor línea.
   *[other] { $tiles } son lo que menos te ayuda; { $line } sigue siendo tu mejor línea.
}
coach-lines-lose-nothing = Tus líneas más cercanas no pierden nada sin { $tiles }.
coach-turns-to = { $count ->
    [one] { $tiles } es lo que menos te ayuda; sin ella, { $line } es tu mejor línea.
   *[other] { $tiles } son lo que menos te ayuda; sin ellas, { $line } es tu mejor línea.
}
coach-takes-from = { $which ->
    [best] { $line }, tu mejor línea, perdería { $tiles }.
   *[other] { $line } perdería { $tiles }.
}
coach-no-line-left = Lo que has expuesto ya no cabe en ninguna línea de la tarjeta: solo cuenta la seguridad.
coach-every-tile-helps = Ahora te sirven todas tus fichas: quédate con ellas.
coach-keeps-the-hand = { $blind ->
    [one] Todo lo demás te sirve: pasa a ciegas 1 de las fichas que llegan y quédate con las tuyas.
   *[other] Todo lo demás te sirve: pasa a ciegas { $blind } de las fichas que llegan y quédate con las tuyas.
}
coach-near-enough-to-stop = { $distance ->
    [one] A { $line } solo le falta 1 ficha; tres pases más la romperían.
   *[other] A { $line } solo le faltan { $distance } fichas; tres pases más la romperían.
}
coach-keeps-the-line = Si paras, conservas todo lo que tienes para { $line }; tres pases más se llevarían una parte.
coach-many-to-spare = { $spare ->
    [0] Tres pases más pueden traerte más de lo que se llevan.
    [one] Te sobra 1 ficha, y tres pases más pueden traer lo que te falta.
   *[other] Te sobran { $spare } fichas, y tres pases más pueden traer lo que te falta.
}
coach-can-spare-three = Tienes tres fichas que te sobran, así que no hace falta pasar ninguna sin verla.
coach-unseen-might-help = Una ficha que pasas a ciegas podría ser justo la que necesitas.
coach-breaks-up = Tres pases más se llevarían fichas que { $line } necesita.
coach-nothing-new-comes = { $spare ->
    [0] Si paras, tu mano queda como está; solo el pase de cortesía puede traer algo.
    [one] Si paras, tu mano queda como está, con 1 ficha que apenas ayuda.
   *[other] Si paras, tu mano queda como está, con { $spare } fichas que apenas ayudan.
}
coach-could-give-more = { $spare ->
    [one] Te sobra 1 ficha, y por cada una que das llega otra nueva.
   *[other] Te sobran { $spare } fichas, y por cada una que das llega otra nueva.
}
coach-takes-what-helps = { $spare ->
    [0] Todas tus fichas sirven ahora, así que se iría una que ayuda.
    [one] Solo te sobra 1 ficha, así que se iría también una que ayuda.
   *[other] Solo te sobran { $spare } fichas, así que se iría también una que ayuda.
}
coach-spare-for-courtesy = { $count ->
    [0] Ahora te sirven todas tus fichas: no pidas ninguna.
    [one] Puedes darle 1 ficha a quien está enfrente sin perder casi nada.
   *[other] Puedes darle { $count } fichas a quien está enfrente sin perder casi nada.
}
coach-complete = Tu mano está completa: { $line }, con valor { $value }. Los demás te pagan { $points } en total.
coach-completes-group = { $distance ->
    [0] Completa el { $group } de { $line }, y entonces no falta nada.
    [one] Completa el { $group } de { $line }; entonces falta 1 ficha.
   *[other] Completa el { $group } de { $line }; entonces faltan { $distance } fichas.
}
coach-last-copies = { $live ->
    [0] { $line } necesita { $tile }, y no podrás conseguir otra.
    [one] { $line } necesita { $tile }, y después de esta solo puede llegar 1 más.
   *[other] { $line } necesita { $tile }, y después de esta solo pueden llegar { $live } más.
}
coach-no-use-for-it = Ningún grupo de tus líneas más cercanas se completa con { $tile }.
coach-only-for-pair = { $line } lleva { $tile } como ficha suelta o en una pareja, y esas solo se piden para { -mah-jongg }.
coach-line-is-concealed = { $line } debe quedar oculta: roba sus fichas y no expongas nada.
coach-opens-too-early = { $distance ->
    [one] Con 1 ficha por conseguir, exponer te ataría demasiado pronto; deja abiertas tus opciones.
   *[other] Con { $distance } fichas por conseguir, exponer te ataría demasiado pronto; deja abiertas tus opciones.
}
coach-too-few-draws = { $distance ->
    [one] Con 1 ficha por conseguir, queda muy poco muro: exponer ya apenas ayuda.
   *[other] Con { $distance } fichas por conseguir, queda muy poco muro: exponer ya apenas ayuda.
}
coach-gains-too-little = { $line } tiene un grupo para { $tile }, pero exponerlo te daría muy poco.
coach-stays-hidden = Si la dejas pasar, no muestras nada y tus opciones siguen abiertas.
coach-joker-is-worth-more = Un comodín puede ser cualquier ficha que necesites en un grupo; { $tile } no.
coach-natural-is-needed = { $line } necesita más { $tile } que un comodín.
coach-joker-has-no-place = En { $line } ya no cabe este comodín, así que puedes descartar hasta un comodín.
coach-safe-to-discard = No necesitas { $tile }, y ves todas las demás iguales: casi nadie puede usarla.
coach-safer-than = Descartar { $wanted } le costaría menos a tu mano, pero alguien puede estar esperándola; { $tile } es más segura.
coach-may-be-waited-for = Descartar { $tile } le costaría menos a tu mano, pero alguien puede estar esperándola.
coach-better-played-on = A primera vista otra jugada parecía mejor; con las partidas jugadas desde aquí, lo parece esta.
coach-worse-played-on = A primera vista parecía lo mejor; con las partidas jugadas desde aquí, otra jugada lo parece más.
coach-your-turn-to-draw = Es tu turno: roba la siguiente ficha del muro.

## Una ficha que le falta a una línea, y cómo puede llegar

missing-drawn-claimed-or-joker = { $count } × { $tile }: róbala, pídela para su grupo o usa un comodín (quedan { $live })
missing-drawn-or-joker = { $count } × { $tile }: róbala o usa un comodín (quedan { $live })
missing-drawn = { $count } × { $tile }: róbala; solo puedes pedirla como última ficha (quedan { $live })
missing-drawn-or-claimed = { $count } × { $tile }: róbala o pídela para su grupo; sin comodín (quedan { $live })
missing-last = { $count } × { $tile }: tu última ficha, róbala o pídela para Mah Jongg (quedan { $live })
missing-last-or-joker = { $count } × { $tile }: tu última ficha, róbala, pídela para Mah Jongg o usa un comodín (quedan { $live })
missing-in-short-drawn-claimed-or-joker = { $count } × { $tile }: robar, pedir o comodín (quedan { $live })
missing-in-short-drawn-or-joker = { $count } × { $tile }: robar o comodín (quedan { $live })
missing-in-short-drawn = { $count } × { $tile }: solo robar (quedan { $live })
missing-in-short-drawn-or-claimed = { $count } × { $tile }: robar o pedir (quedan { $live })
missing-lost = { $count } × { $tile }: ya no puede llegar
coach-whole-price = La línea vale { $value }. Con todo lo que la dobla, cada uno de los demás te debe { $price }.
coach-worth-a-blank = Tu línea { $line } necesita { $tile }, que está entre los descartes: tómala por tu ficha vacía.
