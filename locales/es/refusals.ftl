# Por qué no se acepta una jugada en este caso; al lado se muestra la regla.
refusal-not-now = Ahora no es el momento de hacer eso.
refusal-game-over = Esta partida ya terminó. Empieza la siguiente, y a seguir jugando.
refusal-not-your-turn = No es tu turno: le toca { $turn ->
    [ti] a ti
   *[other] { AL($turn) }
}.
refusal-already-chosen = Ya elegiste. Espera a los demás.
refusal-not-taught-yet = Esta lección todavía no llegó a esto: { $action }.
refusal-not-in-rack = { $held ->
    [0] Esta ficha no está en tu atril: { $tile }.
   *[other] Necesitarías { $tiles } y tienes { $held }.
}
refusal-joker-passed = Hay un comodín entre estas fichas. Los comodines nunca se pasan.
refusal-incoming-unseen = Lo que pasas a ciegas queda boca abajo. Elige tu pase sin mirar lo que llega.
refusal-pass-count = { $extra ->
    [0] { $missing ->
        [one] Elige una ficha más
        [3] Elige tus fichas
       *[other] Elige { $missing } fichas más
    }
    [one] Sobra una ficha
   *[other] Sobran { $extra } fichas
}: un pase es de tres{ $blind ->
    [0] .
   *[other] , contando las que van a ciegas.
}
refusal-no-blind-pass = En este pase ({ $step }) no se puede pasar a ciegas. Solo en el primero a la izquierda y en el último a la derecha.
refusal-blind-count = Querías pasar { $blind } fichas a ciegas, pero solo llegan tres.
refusal-courtesy-offer = Ofreciste { $offered } fichas. Un pase de cortesía es de tres como máximo.
refusal-courtesy-count = { $extra ->
    [0] { $missing ->
        [one] Elige una ficha más
       *[other] Elige { $missing } fichas más
    }
    [one] Sobra una ficha
   *[other] Sobran { $extra } fichas
}: acordaron cambiar { $agreed ->
    [one] una
   *[other] { $agreed }
}.
refusal-draw-first = Tienes 13 fichas. Primero toma la número 14.
refusal-holds-fourteen = Ya tienes 14 fichas, así que no hay nada que robar. Descarta una.
refusal-discard-is-open = Alguien puede pedir todavía el último descarte. Espera un momento.
refusal-no-discard = No hay ningún descarte para pedir.
refusal-too-late = El siguiente jugador ya siguió jugando. Ese descarte ya no se puede pedir.
refusal-own-discard = Esta ficha la descartaste tú. Solo pueden pedirla los demás.
refusal-joker-discarded = El descarte es un comodín. Un comodín descartado no lo puede pedir nadie.
refusal-let-go-before = Ya dejaste pasar este descarte.
refusal-group-too-small = { $size ->
    [1] Para pedir { $tile } necesitas en tu atril al menos dos fichas para su grupo: iguales, o comodines. Por sí solo, un descarte se pide únicamente para Mah Jongg.
   *[other] Con { $tile } harías solo una { $group }. Un descarte completa una ficha suelta o una pareja únicamente si con él haces Mah Jongg.
}
refusal-unlike-tiles = No todas estas fichas son { $tile }. Un grupo es siempre de la misma ficha, y los comodines pueden ocupar su lugar.
refusal-tiles-are-identical = Estas fichas son un grupo. Pídelas como grupo.
refusal-exposure-is-fixed = Ese grupo expuesto ya no cambia. Solo puedes agregar o retirar fichas enseguida, antes de descartar o de cambiar un comodín.
refusal-only-the-number-changes = Solo puede cambiar el tamaño del grupo: agrega fichas o retira algunas.
refusal-group-too-large = No hay grupos de { $tiles }. Ningún grupo tiene más de seis fichas.
refusal-never-in-group = En esta tarjeta, { $tile } nunca está en un pung, un kong, un quint ni un sexteto, así que no se puede exponer.
refusal-no-group-of-size = Ninguna línea de esta tarjeta lleva un { $group } de { $tile }.
refusal-only-concealed = Solo las líneas ocultas llevan un { $group } de { $tile }, y esas no se exponen.
refusal-group-takes-no-jokers = La tarjeta no admite comodines en un { $group } de { $tile }.
refusal-fits-no-line = Ninguna línea lleva un { $group } de { $tile } junto con lo que ya expusiste. Te quedarías sin línea.
refusal-nothing-left-to-discard = Si expones esto, no te queda nada para descartar. Si tu mano está completa, pide la ficha para Mah Jongg.
refusal-no-such-exposure = Ese grupo no está { $owner ->
    [ti] en tu atril
   *[other] en el atril { DEL($owner) }
}.
refusal-no-joker-there = En ese grupo { $owner ->
    [ti] de tu atril
   *[other] del atril { DEL($owner) }
} no hay ningún comodín.
refusal-no-natural-for = Ese comodín representa { $tile }, y en tu atril no hay una igual para dar a cambio.
refusal-not-complete = Tus 14 fichas todavía no hacen ninguna línea de esta tarjeta.
refusal-not-complete-with = Con este descarte ({ $tile }), tus fichas todavía no hacen ninguna línea de esta tarjeta.
refusal-joker-would-be-single-or-pair = En { $line }, un comodín tendría que representar { $tile } como ficha suelta, en una pareja o en un bloque. Eso no se puede.
refusal-concealed-line-exposed = Tus fichas harían { $line }, pero esa línea debe quedar oculta, y ya expusiste un grupo.
refusal-no-heavenly-hand = En esta mesa no vale la mano servida: nadie canta Mah Jongg antes del Charlestón.
refusal-hand-is-dead = { $who ->
    [you] Tu mano está muerta: quedas fuera de esta partida.
   *[other] La mano { DEL($seat) } ya está muerta.
}
refusal-own-hand = Nadie tiene que anunciar su propia mano muerta. Sigue jugando hasta que alguien lo note.
refusal-challenged-before = Ya impugnaste { $owner ->
    [ti] tu propia mano
   *[other] la mano { DEL($owner) }
}.
refusal-nothing-seen-against = { $who ->
    [you] Nada de lo que está a la vista prueba que tu mano esté muerta.
   *[other] Nada de lo que está a la vista prueba que la mano { DEL($seat) } esté muerta.
}
refusal-seen-to-be-dead = { $who ->
    [you] Todos pueden ver que tu mano ya no puede ganar. Mientras nadie diga que está muerta, sigues jugando.
   *[other] Todos pueden ver que la mano { DEL($seat) } está muerta.
}
refusal-nothing-to-retract = No pediste nada que puedas retirar.
refusal-lies-open = Tu grupo ya está expuesto. Lo expuesto no se retira.
refusal-exposed-already = { $who ->
    [you] Ya expusiste tu grupo: la ficha es tuya.
   *[other] { CAPITAL($seat) } ya expuso un grupo con esa ficha, y se la queda.
}
refusal-not-verified = { $owner ->
    [ti] Tu Mah Jongg todavía no se comprobó. Espera a que se compruebe.
   *[other] El Mah Jongg { DEL($owner) } todavía no se comprobó. Mientras tanto, conserva tu mano.
}
refusal-exposed-in-error = Ese grupo { $owner ->
    [ti] de tu atril
   *[other] del atril { DEL($owner) }
} se expuso por error. Sus comodines no se cambian.
refusal-named-by-itself = En esta mesa los descartes los nombra el programa.
refusal-wrong-name = La ficha es { $tile }, no { $name }.

action-kind-blind-pass = el { -blind-pass(form: "in-sentence") }
action-kind-stop = parar el { -charleston }
action-kind-courtesy = el { -courtesy-pass(form: "in-sentence") }
action-kind-exchange = el { -joker-exchange(form: "in-sentence") }
action-kind-claim-exposure = pedir para exponer
action-kind-claim-mah-jongg = pedir para { -mah-jongg }
action-kind-declare-mah-jongg = { -declare(form: "in-sentence") }
refusal-last-wall-mah-jongg-only = Empezó el último muro. En esta mesa sus descartes solo se piden para Mah Jongg.
refusal-last-wall-self-pick-only = Empezó el último muro. En esta mesa, la ficha ganadora tienes que robarla tú, o ganar con un cambio de comodín.
refusal-asked-too-much = Pides { $asked } puntos, pero cada uno de los demás debe { $owed }.
refusal-no-such-price = Esta mano no puede costar { $asked } puntos: vale { $value }, sin doblar o doblado.
refusal-blank-passed = Una ficha vacía nunca se pasa: se queda contigo.
refusal-mush-count = Elegiste { $given } fichas. Al centro van como mucho tres.
refusal-blank-not-exposed = Una ficha vacía solo vale por otra al cantar Mah Jongg. Un grupo se expone con fichas naturales y comodines.
refusal-blank-discarded = Una ficha vacía descartada se perdió: nadie puede pedirla.
refusal-no-blank-swaps = En esta mesa no se cambian fichas vacías por descartes.
refusal-swap-after-drawing = Una ficha vacía solo se cambia en un turno que empezaste robando.
refusal-swapped-already = Ya cambiaste una ficha vacía en este turno. Se permite una por turno.
refusal-swap-naturals-only = A cambio de una ficha vacía solo puedes tomar una natural, nunca un comodín.
refusal-not-among-discards = Esta ficha no está entre los descartes: { $tile }.
refusal-nothing-to-close = Ya no se puede pedir ningún descarte, así que no hay prisa.
refusal-no-bettor = En esta mesa nadie apuesta.
refusal-not-the-time-to-bet = Se apuesta después del Charlestón y antes del primer descarte del Este.
refusal-sits-out = En esta partida descansas: solo juegan los cuatro de la mesa.
refusal-plays = En esta partida juegas: solo apuesta quien descansa.
