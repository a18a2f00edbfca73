# El registro: quién hizo qué. $who es «you» (quien lee) u «other»; $seat es su viento.
event-passed = { $who ->
    [you] Pasas tres fichas
   *[other] { $seat } pasa tres fichas
} a { $to } ({ $step }{ event-passed-blind })
event-passed-tiles = { $who ->
    [you] Pasas
   *[other] { $seat } pasa
} { $tiles } a { $to } ({ $step }{ event-passed-blind })
event-passed-blind = { $blind ->
    [0] { "" }
    [one] , una a ciegas
   *[other] , { $blind } a ciegas
}
event-passed-received = { $who ->
    [you] Pasas
   *[other] { $seat } pasa
} { $tiles } a { $to } ({ $step }{ event-passed-blind })
event-courtesy-agreed = Ofrecidas por { $first }: { $firstcount }; por { $second }: { $secondcount }. { $count ->
    [0] No se cambia ninguna
    [one] Se cambia una
   *[other] Se cambian { $count }
}
event-vote-goes-on = Todos siguen: hay un segundo Charlestón
event-vote-stopped = El Charlestón termina aquí, parado por { $stoppers }
event-courtesy = { $who ->
    [you] Pasas
   *[other] { $seat } pasa
} { $count ->
    [0] cero fichas
    [one] una ficha
   *[other] { $count } fichas
} a { $to } en el pase de cortesía
event-courtesy-tiles = { $who ->
    [you] Pasas
   *[other] { $seat } pasa
} { $tiles } a { $to } en el pase de cortesía
event-looked = { $who ->
    [you] Miras las fichas que llegan
   *[other] { $seat } mira las fichas que llegan
} antes de pasar. No está permitido, pero no cuesta nada.
event-looked-tiles = { $who ->
    [you] Miras las fichas que llegan
   *[other] { $seat } mira las fichas que llegan
} antes de pasar: { $tiles }. No está permitido, pero no cuesta nada.
event-drew = { $who ->
    [you] Robas una ficha
   *[other] { $seat } roba una ficha
}
event-drew-tile = { $who ->
    [you] Robas
   *[other] { $seat } roba
} { $tile }
event-exchanged = { $who ->
    [you] Cambias
   *[other] { $seat } cambia
} { $tile } por un comodín expuesto por { $owner }
event-exchanged-own = { $who ->
    [you] Cambias { $tile } por un comodín que tú expusiste
   *[other] { $seat } cambia { $tile } por un comodín de su atril
}
event-discarded = { $who ->
    [you] Descartas
   *[other] { $seat } descarta
} { $tile }
event-claimed = { $who ->
    [you] Pides { $tile } y expones
   *[other] { $seat } pide { $tile } y expone
} un { $group }{ $jokers ->
    [0] { "" }
    [one] , con un comodín
   *[other] , con { $jokers } comodines
}
event-claimed-unlike = { $who ->
    [you] Pides { $tile } y expones con ella
   *[other] { $seat } pide { $tile } y expone con ella
} { $tiles }
event-exposure-changed = { $who ->
    [you] Conviertes tu nuevo grupo
   *[other] { $seat } convierte su nuevo grupo
} en un { $group }
event-claimed-mah-jongg = { $who ->
    [you] Pides
   *[other] { $seat } pide
} { $tile } para hacer Mah Jongg
event-claim-lost = { $who ->
    [you] Tú también querías el descarte ({ $claim }), pero otra petición va primero
   *[other] { $seat } también quería el descarte ({ $claim }), pero otra petición va primero
}: { $rule }
event-mushed = { $who ->
    [you] Pones
   *[other] { $seat } pone
} { $count ->
    [0] nada
    [one] una ficha
   *[other] { $count } fichas
} en el centro para mezclar
event-mushed-received = Del centro, ya mezclado, { $who ->
    [you] tomas
   *[other] { $seat } toma
} { $tiles }
event-blank-swapped = { $who ->
    [you] Tomas
   *[other] { $seat } toma
} { $tile } de los descartes por una ficha vacía
event-racked = { $who ->
    [you] Pones
   *[other] { $seat } pone
} en el atril la ficha robada
event-put-back = { $who ->
    [you] Devuelves
   *[other] { $seat } devuelve
} al muro la ficha robada
event-put-back-tile = { $who ->
    [you] Devuelves
   *[other] { $seat } devuelve
} { $tile } al muro
event-price-named = { $who ->
    [you] Pides
   *[other] { $seat } pide
} { $points } puntos a cada uno (el doble a quien descartó)
event-misnamed = { $who ->
    [you] Nombras mal
   *[other] { $seat } nombra mal
} { $tile }: «{ $name }»
event-name-corrected = Se corrige el nombre: { $tile }
event-picked-out-of-turn = { $who ->
    [you] Tomas
   *[other] { $seat } toma
} una ficha del muro fuera de turno; la ficha vuelve a su sitio
event-picked-out-of-turn-tile = { $who ->
    [you] Tomas
   *[other] { $seat } toma
} { $tile } fuera de turno; la ficha vuelve a su sitio
event-breached = { $who ->
    [you] Rompes
   *[other] { $seat } rompe
} una regla: { $rule }
event-challenged = { $who ->
    [you] Declaras
   *[other] { $seat } declara
} muerta una mano: { $owner }
event-denied = { $who ->
    [you] Niegas
   *[other] { $seat } niega
} que la mano esté muerta; se resuelve al final
event-hand-died = { $who ->
    [you] Tu mano está muerta
   *[other] { $seat }: mano muerta
} ({ $rule }){ $returned ->
    [0] { "" }
    [one] ; una ficha expuesta vuelve al atril
   *[other] ; { $returned } fichas expuestas vuelven al atril
}
event-mah-jongg-announced = { $who ->
    [you] Dices
   *[other] { $seat } dice
} «Mah Jongg»
event-retracted = { $who ->
    [you] Retiras
   *[other] { $seat } retira
} el Mah Jongg
event-laid-open = { $who ->
    [you] Muestras
   *[other] { $seat } muestra
} una mano como Mah Jongg: { $tiles }
event-discard-stayed = { $tile }: se queda con { $who ->
    [you] tu mano muerta
   *[other] la mano muerta de { $seat }
}
event-threw-in = { $who ->
    [you] Abandonas tu mano
   *[other] { $seat } abandona su mano
} demasiado pronto: { $tiles }
event-ended = La partida ha terminado

step-first-right = primera derecha
step-first-across = primera enfrente
step-first-left = primera izquierda
step-second-left = segunda izquierda
step-second-across = segunda enfrente
step-last-right = última derecha
