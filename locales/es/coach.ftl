## Lo que dice el entrenador: una frase cada vez, o dos cortas. $line es el nombre de una línea de la tarjeta.

coach-fit-no-near-line = { $others ->
    [0] En { $line } no hay lugar para { $tiles }.
    [1] Ni en { $line } ni en la otra línea que tienes cerca hay lugar para { $tiles }.
   *[other] Ni en { $line } ni en las otras líneas que tienes cerca hay lugar para { $tiles }.
}
coach-help-least = Lo que menos te ayuda: { $tiles }. Tu mejor línea es ahora { $line }.
coach-missed-least = Hay que soltar algo que { $line } necesita, y lo que menos te cuesta es { $tiles }.
coach-lines-lose-nothing = Tus líneas más cercanas no pierden nada si sueltas { $tiles }.
coach-turns-to = { $count ->
    [one] Lo que menos te ayuda: { $tiles }. Sin esa ficha, tu mejor línea es { $line }.
   *[other] Lo que menos te ayuda: { $tiles }. Sin esas fichas, tu mejor línea es { $line }.
}
coach-takes-from = { $which ->
    [best] Tu mejor línea, { $line }, perdería { $tiles }
   *[other] Perderías { $tiles } para { $line }
}{ $last ->
    [last] , y ya no puede llegar otra igual.
    [last-but-one] , y solo puede llegar 1 igual.
   *[enough] .
}
coach-all-in-all = { $better ->
    [yes] Contando también lo que pueden esperar los demás, esto es lo que menos te cuesta.
   *[no] Contando también lo que pueden esperar los demás, esto te cuesta más.
}
coach-no-line-left = Ninguna línea de la tarjeta lleva ya lo que expusiste: ahora solo importa jugar seguro.
coach-every-tile-helps = Ahora te sirven todas tus fichas: quédate con ellas.
coach-keeps-the-hand = { $blind ->
    [one] Todo lo demás te sirve: pasa a ciegas 1 de las fichas que llegan y quédate con las tuyas.
   *[other] Todo lo demás te sirve: pasa a ciegas { $blind } de las fichas que llegan y quédate con las tuyas.
}
coach-near-enough-to-stop = { $distance ->
    [one] A { $line } solo le falta 1 ficha, y tres pases más la desharían.
   *[other] A { $line } solo le faltan { $distance } fichas, y tres pases más la desharían.
}
coach-keeps-the-line = Si paras, conservas todo lo que tienes para { $line }. Tres pases más se llevarían una parte.
coach-many-to-spare = { $spare ->
    [0] Tres pases más pueden traerte más de lo que se llevan.
    [one] Puedes dar 1 ficha sin perder casi nada, y tres pases más pueden traer lo que te falta.
   *[other] Puedes dar { $spare } fichas sin perder casi nada, y tres pases más pueden traer lo que te falta.
}
coach-can-spare-three = Te sobran tres fichas, así que no hace falta pasar ninguna a ciegas.
coach-unseen-might-help = Una ficha que pasas a ciegas podría ser justo la que te falta.
coach-breaks-up = Tres pases más se llevarían fichas que { $line } necesita.
coach-nothing-new-comes = { $spare ->
    [0] Si paras, tu mano queda como está. Solo el pase de cortesía puede traer algo todavía.
    [one] Si paras, tu mano queda como está, con 1 ficha que apenas ayuda.
   *[other] Si paras, tu mano queda como está, con { $spare } fichas que apenas ayudan.
}
coach-could-give-more = { $spare ->
    [one] Te sobra 1 ficha, y por cada una que das llega otra nueva.
   *[other] Te sobran { $spare } fichas, y por cada una que das llega otra nueva.
}
coach-takes-what-helps = { $spare ->
    [0] Ahora te sirven todas tus fichas, así que darías una que ayuda.
    [one] Solo te sobra 1 ficha, así que darías también una que ayuda.
   *[other] Solo te sobran { $spare } fichas, así que darías también una que ayuda.
}
coach-spare-for-courtesy = { $count ->
    [0] Ahora te sirven todas tus fichas: no pidas ninguna.
    [one] Puedes darle 1 ficha al jugador de enfrente sin perder casi nada.
   *[other] Puedes darle { $count } fichas al jugador de enfrente sin perder casi nada.
}
coach-complete = Tu mano está completa: { $line }, que vale { $value }. Los demás te pagan { $points } en total.
coach-completes-group = { $distance ->
    [0] Completa el { $group } de { $line }, y ya no te falta nada.
    [one] Completa el { $group } de { $line }. Después solo te falta 1 ficha.
   *[other] Completa el { $group } de { $line }. Después te faltan { $distance } fichas.
}
coach-last-copies = { $live ->
    [0] Ya no puede llegar otra ficha como esta ({ $tile }), y te hace falta para { $line }.
    [one] Después de esta solo puede llegar 1 más ({ $tile }), y te hace falta para { $line }.
   *[other] Después de esta solo pueden llegar { $live } más ({ $tile }), y te hace falta para { $line }.
}
coach-no-use-for-it = En tus líneas más cercanas, ningún grupo necesita { $tile }.
coach-only-for-pair = En { $line } entra { $tile } como ficha suelta o en una pareja, y esas solo se piden para { -mah-jongg }.
coach-too-few-for-group = Tus líneas todavía llevan { $tile }, pero ni con esta ficha se completa el grupo que les falta.
coach-brings-no-nearer = Ya tienes lo que tu grupo necesita. Pedir { $tile } no te acerca y muestra a los demás lo que tienes.
coach-frees-a-joker = Con la ficha de verdad ({ $tile }), este grupo necesita un comodín menos, y una mano que gana sin comodines cobra el doble.
coach-other-line-is-nearer = { $distance ->
    [one] Solo te falta 1 ficha para { $line }, y no es { $tile }. Quédate con esa línea.
   *[other] Solo te faltan { $distance } fichas para { $line }, y { $tile } no está entre ellas. Quédate con esa línea.
}
coach-line-is-concealed = Mantén oculta { $line }: roba sus fichas y no expongas nada.
coach-opens-too-early = { $distance ->
    [one] Todavía te falta 1 ficha: exponer ahora te ataría demasiado pronto. Deja abiertas tus opciones.
   *[other] Todavía te faltan { $distance } fichas: exponer ahora te ataría demasiado pronto. Deja abiertas tus opciones.
}
coach-too-few-draws = { $distance ->
    [one] Todavía te falta 1 ficha, y queda muy poco muro: exponer ya casi no ayuda.
   *[other] Todavía te faltan { $distance } fichas, y queda muy poco muro: exponer ya casi no ayuda.
}
coach-gains-too-little = Hay un grupo para { $tile } en { $line }, pero exponerlo ahora te daría muy poco.
coach-stays-hidden = Si la dejas pasar, no muestras nada, y tus opciones siguen abiertas.
coach-joker-is-worth-more = Un comodín puede ser cualquier ficha que te falte en un grupo de tres o más; { $tile }, no.
coach-natural-is-needed = En { $line }, la ficha de verdad ({ $tile }) vale más que un comodín.
coach-joker-has-no-place = En { $line } ya no cabe este comodín, así que puedes descartarlo.
coach-safe-to-discard = No te hace falta { $tile }, y ves todas las demás iguales: casi nadie puede usar esa ficha.
coach-among-safest = Pierdes poco con { $tile }, que además es de lo más seguro que tienes.
coach-among-safest-joker = Pierdes poco con el comodín, y nadie puede llevarse un comodín descartado.
coach-plays-safe = Ya es difícil que ganes esta partida, así que lo importante es no regalar nada: { $tile } es de lo más seguro que tienes.
coach-plays-safe-joker = Ya es difícil que ganes esta partida, así que lo importante es no regalar nada: nadie puede llevarse un comodín descartado.
coach-little-matters = Ya casi no puedes completar tu mano: lo que cuenta es no darles a los demás lo que buscan.
coach-safer-than = Descartar { $wanted } le costaría menos a tu mano, pero alguien puede estar esperando esa ficha. Es más seguro descartar { $tile }.
coach-may-be-waited-for = Descartar { $tile } le costaría menos a tu mano, pero alguien puede estar esperando esa ficha.
coach-worth-its-cost = Perderías { $tiles } para { $line }. Aun así, en las partidas que jugué de prueba desde aquí, así salió mejor.
coach-better-played-on = A primera vista, otra jugada parecía mejor. Después de jugarlo muchas veces hasta el final, prefiero esta.
coach-better-played-on-tiles = Así conservas { $kept } y entregas { $given }. Jugué las dos opciones hasta el final muchas veces, y esta salió mejor.
coach-worse-played-on = A primera vista, esto parecía lo mejor. Después de jugarlo muchas veces hasta el final, prefiero otra jugada.
coach-worse-played-on-tiles = Así entregas { $given } y conservas { $kept }. Jugué las dos opciones hasta el final muchas veces, y la otra salió mejor.
coach-your-turn-to-draw = Es tu turno: roba la siguiente ficha del muro.

## Una ficha que le falta a una línea, y cómo puede llegar

missing-drawn-claimed-or-joker = { $tiles }: robar, pedir para completar su grupo o usar un comodín (quedan { $live })
missing-drawn-or-joker = { $tiles }: robar o usar un comodín (quedan { $live })
missing-drawn = { $tiles }: robar, o pedir solo como última ficha (quedan { $live })
missing-drawn-or-claimed = { $tiles }: robar o pedir para completar su grupo, pero sin comodín (quedan { $live })
missing-last = { $tiles }: tu última ficha; puedes robarla o pedirla para Mah Jongg (quedan { $live })
missing-last-or-joker = { $tiles }: tu última ficha; puedes robarla, pedirla para Mah Jongg o usar un comodín (quedan { $live })
missing-in-short-drawn-claimed-or-joker = { $count } × { $tile }: robar, pedir o comodín (quedan { $live })
missing-in-short-drawn-or-joker = { $count } × { $tile }: robar o comodín (quedan { $live })
missing-in-short-drawn = { $count } × { $tile }: solo robar (quedan { $live })
missing-in-short-drawn-or-claimed = { $count } × { $tile }: robar o pedir (quedan { $live })
missing-lost = { $tiles }: ya no puede llegar
coach-whole-price = La línea vale { $value }. Con todo lo que la dobla, cada uno de los demás te debe { $price }.
coach-worth-a-blank = Te hace falta { $tile } para { $line }, y hay una ficha así entre los descartes: tómala a cambio de tu ficha vacía.

# Antes de una jugada que cuesta mucho.
warning-doubtful = ¿Seguro?
warning-bad = Míralo otra vez antes de hacerlo.
warning-very-bad = Cuidado: eso puede salirte caro.
warning-take-back = Mejor no
warning-all-the-same = Hacerlo de todos modos
# $why is what speaks against the action itself, or for a better one.
warning-says = { $tells ->
    [better] Mejor: { MINUSCULA($best) }. { $why }
   *[own] { $why }
} Lo que elegiste te cuesta { $of ->
    [points] { $points ->
        [one] cerca de 1 punto
       *[other] cerca de { $points } puntos
    } en promedio
   *[chance] cerca de { $loss }
}.
warning-let-it-go = Dejarla pasar
warning-best-tiles = { $best }: { $tiles }
warning-of-danger = { $why } Mejor: { MINUSCULA($best) }.
danger-false-mah-jongg = Eso no es Mah Jongg. { $why } Cantarlo te cuesta la mano.
danger-no-line-left = Con ese grupo expuesto no queda ninguna línea de la tarjeta: la mano está muerta.
danger-closes-plan = { $concealed ->
    [yes] La { MINUSCULA($line) } debe quedar oculta: si expones un grupo, ya no puedes hacerla.
   *[no] Ese grupo no es parte de la { MINUSCULA($line) }: si lo expones, ya no puedes hacer esa línea.
}
danger-concealed-line = Tu mejor línea, { $line }, debe quedar oculta: si expones un grupo, ya no puedes hacerla.

# A hint in three degrees.
hint-title = Una pista
hint-about = { $of ->
    [pass] Mira tus líneas más cercanas. ¿Qué fichas tuyas no necesita ninguna? Esas pueden irse.
    [pass-least] Aquí todas las fichas podrían servir. ¿En qué líneas encajan más fichas tuyas? Suelta lo que menos encaja.
    [pass-some] Mira tus líneas más cercanas. ¿Qué fichas tuyas no necesita ninguna? Primero suelta esas y luego las que menos encajan.
    [vote] ¿Cuántas fichas te sobran? Si son varias, tres pases más ayudan; si son pocas, rompen tu mano.
    [courtesy] Cuenta las fichas que no necesitas. Recibes tantas como das.
    [complete] Cuenta con calma: ¿está completa alguna línea de la tarjeta?
    [claim-last] Te falta una sola ficha{ $count ->
        [one] : { $awaited }
       *[other] , cualquiera de estas: { $awaited }
    }. ¿Es esta? Si no, ¿vale la pena mostrar el grupo a todos?
    [claim] ¿Esta ficha completa un grupo de una línea que tienes cerca? ¿Se puede exponer esa línea? ¿Vale la pena mostrar el grupo a todos?
    [exchange] Mira los grupos expuestos, también los tuyos: ¿tienes la ficha que reemplaza algún comodín?
    [discard] Mira tus líneas más cercanas. ¿Qué ficha no necesita ninguna? ¿Y podría esperarla alguien?
    [discard-least] Todas tus fichas podrían servir. ¿Qué línea es más fácil de completar y qué ficha encaja menos en ella? Piensa también en quién puede quererla.
    [discard-some] Mira tus líneas más cercanas. ¿Qué ficha les sirve menos? ¿Y podría esperarla alguien?
    [draw] Roba tu ficha y mira qué llega.
   *[other] ¿Qué puede pasar ahora y qué te costaría?
}
hint-lines = ¿Qué líneas importan?
hint-action = ¿Qué harías tú?
hint-step-by-step = Volver a las pistas paso a paso
hint-always = Dime siempre qué harías

# What the learner aims at.
plan-title = Tu plan
plan-aim = Voy por esta línea
plan-on-card = Una barra marca cada línea por la que vas.
plan-pin = { $planned ->
    [yes] Dejar esta línea: { $line }
   *[no] Ir por esta línea: { $line }
}
plan-closed = Tus grupos expuestos cierran esta línea. Busca otra.
plan-lost = { $count ->
    [one] Esa línea ya no tiene remedio
   *[other] Esas líneas ya no tienen remedio
}: faltan fichas que ya salieron o no queda tiempo. Por ahora cuento con las demás. Busca otra línea.
advice-for-plan = Estas cifras son para tu plan: cuentan solo con las líneas por las que vas.
card-line-aimed = { $line }, la línea por la que vas
plan-overtaken = La { MINUSCULA($line) } es ahora mucho más probable: cerca del { $percent } %. ¿Es hora de cambiar?

# How the coach stands by a game.
coach-mode = Cómo te ayuda el entrenador
coach-mode-name = { $mode ->
    [alone] Juego por mi cuenta
    [on-request] Pistas si las pido
    [warn] Pistas y avisos
   *[open] Todo a la vista
}
coach-mode-about = { $mode ->
    [alone] El entrenador no dice nada, salvo que le preguntes por esta vez.
    [on-request] El entrenador da una pista, paso a paso, cuando lo abres.
    [warn] Además pregunta una vez antes de que pierdas mucho.
   *[open] Muestra todo el tiempo lo que haría, para enseñar. La partida no cuenta para tu progreso.
}
coach-open-racks = Mostrar las fichas de todos
coach-open-counts-not = Una partida jugada con todo a la vista no cuenta para tu progreso.
coach-silent = Juegas por tu cuenta. Yo no digo nada.
coach-ask-once = Preguntar solo esta vez
