# El registro: quién hizo qué. $who es «you» (quien lee) u «other»; $seat es como se llama.
event-passed = { $who ->
    [you] Pasas tres fichas { AL($to) }
   *[other] { $to ->
        [ti] { CAPITAL($seat) } te pasa tres fichas
       *[other] { CAPITAL($seat) } pasa tres fichas { AL($to) }
    }
} ({ $step }{ event-passed-blind })
event-passed-tiles = { $who ->
    [you] Pasas { $tiles } { AL($to) }
   *[other] { $to ->
        [ti] { CAPITAL($seat) } te pasa { $tiles }
       *[other] { CAPITAL($seat) } pasa { $tiles } { AL($to) }
    }
} ({ $step }{ event-passed-blind })
event-passed-blind = { $blind ->
    [0] { "" }
    [one] , una a ciegas
   *[other] , { $blind } a ciegas
}
event-passed-received = { $who ->
    [you] Pasas { $tiles } { AL($to) }
   *[other] { $to ->
        [ti] { CAPITAL($seat) } te pasa { $tiles }
       *[other] { CAPITAL($seat) } pasa { $tiles } { AL($to) }
    }
} ({ $step }{ event-passed-blind })
event-courtesy-agreed = { $first ->
    [ti] Tú { $firstcount ->
        [0] no quieres cambiar ninguna
       *[other] quieres cambiar { $firstcount }
    }
   *[other] { CAPITAL($first) } { $firstcount ->
        [0] no quiere cambiar ninguna
       *[other] quiere cambiar { $firstcount }
    }
}, y { $second ->
    [ti] tú
   *[other] { $second }
}, { $secondcount ->
    [0] ninguna
   *[other] { $secondcount }
}. { $count ->
    [0] No hay cambio
    [one] Se cambia una
   *[other] Se cambian { $count }
}
event-vote-goes-on = Todos siguen: hay un segundo Charlestón
# Quienes lo pararon, en una lista: «por ti y por Rosa».
event-stopper = { $player ->
    [ti] tuya
   *[other] { DEL($player) }
}
event-vote-stopped = El Charlestón termina aquí, por decisión { $stoppers }
event-courtesy = { $count ->
    [0] { $who ->
        [you] No le pasas ninguna ficha { AL($to) }
       *[other] { $to ->
            [ti] { CAPITAL($seat) } no te pasa ninguna ficha
           *[other] { CAPITAL($seat) } no le pasa ninguna ficha { AL($to) }
        }
    }
    [one] { $who ->
        [you] Pasas una ficha { AL($to) }
       *[other] { $to ->
            [ti] { CAPITAL($seat) } te pasa una ficha
           *[other] { CAPITAL($seat) } pasa una ficha { AL($to) }
        }
    }
   *[other] { $who ->
        [you] Pasas { $count } fichas { AL($to) }
       *[other] { $to ->
            [ti] { CAPITAL($seat) } te pasa { $count } fichas
           *[other] { CAPITAL($seat) } pasa { $count } fichas { AL($to) }
        }
    }
} en el { -courtesy-pass(form: "in-sentence") }
event-courtesy-tiles = { $who ->
    [you] Pasas { $tiles } { AL($to) }
   *[other] { $to ->
        [ti] { CAPITAL($seat) } te pasa { $tiles }
       *[other] { CAPITAL($seat) } pasa { $tiles } { AL($to) }
    }
} en el { -courtesy-pass(form: "in-sentence") }
event-looked = { $who ->
    [you] Miras las fichas que llegan
   *[other] { CAPITAL($seat) } mira las fichas que llegan
} antes de pasar. No está permitido, pero aquí no cuesta nada.
event-looked-tiles = { $who ->
    [you] Miras las fichas que llegan
   *[other] { CAPITAL($seat) } mira las fichas que llegan
} antes de pasar: { $tiles }. No está permitido, pero aquí no cuesta nada.
event-drew = { $who ->
    [you] Robas una ficha
   *[other] { CAPITAL($seat) } roba una ficha
}
event-drew-tile = { $who ->
    [you] Robas
   *[other] { CAPITAL($seat) } roba
} { $tile }
event-exchanged = { $who ->
    [you] Cambias
   *[other] { CAPITAL($seat) } cambia
} { $tile } por un comodín { $owner ->
    [ti] de tus grupos expuestos
   *[other] de los grupos expuestos { DEL($owner) }
}
event-exchanged-own = { $who ->
    [you] Cambias { $tile } por un comodín de tus propios grupos
   *[other] { CAPITAL($seat) } cambia { $tile } por un comodín de sus propios grupos
}
event-discarded = { $who ->
    [you] Descartas
   *[other] { CAPITAL($seat) } descarta
} { $tile }
event-claimed = { $who ->
    [you] Pides { $tile } y expones
   *[other] { CAPITAL($seat) } pide { $tile } y expone
} un { $group }{ $jokers ->
    [0] { "" }
    [one] , con un comodín
   *[other] , con { $jokers } comodines
}
event-claimed-unlike = { $who ->
    [you] Pides { $tile } y expones con ella
   *[other] { CAPITAL($seat) } pide { $tile } y expone con ella
} { $tiles }
event-exposure-changed = { $who ->
    [you] Conviertes tu nuevo grupo
   *[other] { CAPITAL($seat) } convierte su nuevo grupo
} en un { $group }
event-claimed-mah-jongg = { $who ->
    [you] Pides
   *[other] { CAPITAL($seat) } pide
} { $tile } para Mah Jongg
event-claim-lost = { $who ->
    [you] Tú también querías el descarte, pero otra petición va primero
   *[other] { CAPITAL($seat) } también quería el descarte, pero otra petición va primero
} («{ $rule }»)
event-mushed = { $count ->
    [0] { $who ->
        [you] No pones nada
       *[other] { CAPITAL($seat) } no pone nada
    }
    [one] { $who ->
        [you] Pones una ficha
       *[other] { CAPITAL($seat) } pone una ficha
    }
   *[other] { $who ->
        [you] Pones { $count } fichas
       *[other] { CAPITAL($seat) } pone { $count } fichas
    }
} en el centro para mezclar
event-mushed-received = De lo mezclado en el centro, { $who ->
    [you] tomas
   *[other] { $seat } toma
} { $tiles }
event-blank-swapped = { $who ->
    [you] Tomas
   *[other] { CAPITAL($seat) } toma
} { $tile } de los descartes a cambio de una ficha vacía
event-racked = { $who ->
    [you] Pones en tu atril
   *[other] { CAPITAL($seat) } pone en su atril
} la ficha robada
event-put-back = { $who ->
    [you] Devuelves
   *[other] { CAPITAL($seat) } devuelve
} al muro la ficha robada
event-put-back-tile = { $who ->
    [you] Devuelves
   *[other] { CAPITAL($seat) } devuelve
} { $tile } al muro
event-price-named = { $who ->
    [you] Pides
   *[other] { CAPITAL($seat) } pide
} { $points } puntos a cada uno (el doble a quien descartó)
event-misnamed = { $who ->
    [you] Dices
   *[other] { CAPITAL($seat) } dice
} «{ $name }» al descartar { $tile }
event-name-corrected = Se corrige el nombre: { $tile }
event-picked-out-of-turn = { $who ->
    [you] Robas
   *[other] { CAPITAL($seat) } roba
} una ficha fuera de turno, y la ficha vuelve al muro
event-picked-out-of-turn-tile = { $who ->
    [you] Robas
   *[other] { CAPITAL($seat) } roba
} { $tile } fuera de turno, y la ficha vuelve al muro
event-breached = { $who ->
    [you] Rompes
   *[other] { CAPITAL($seat) } rompe
} una regla: { $rule }
event-challenged = { $who ->
    [you] Impugnas
   *[other] { CAPITAL($seat) } impugna
} { $owner ->
    [ti] tu mano
   *[other] la mano { DEL($owner) }
}
event-denied = { $who ->
    [you] Niegas que tu mano esté muerta
   *[other] { CAPITAL($seat) } niega que su mano esté muerta
}, y se aclara al final
event-hand-died = { $who ->
    [you] Tu mano está muerta
   *[other] La mano { DEL($seat) } está muerta
} ({ $rule }){ $returned ->
    [0] { "" }
    [one] , y una ficha expuesta vuelve al atril
   *[other] , y { $returned } fichas expuestas vuelven al atril
}
event-mah-jongg-announced = { $who ->
    [you] Dices
   *[other] { CAPITAL($seat) } dice
} «Mah Jongg»
event-retracted = { $who ->
    [you] Retiras tu Mah Jongg
   *[other] { CAPITAL($seat) } retira su Mah Jongg
}
event-laid-open = { $who ->
    [you] Muestras tu mano
   *[other] { CAPITAL($seat) } muestra su mano
} como Mah Jongg: { $tiles }
event-discard-stayed = La ficha descartada ({ $tile }) se queda en { $who ->
    [you] tu mano muerta
   *[other] la mano muerta { DEL($seat) }
}
event-threw-in = { $who ->
    [you] Abandonas tu mano
   *[other] { CAPITAL($seat) } abandona su mano
} demasiado pronto: { $tiles }
event-ended = Terminó la partida

step-first-right = primer Charlestón, a la derecha
step-first-across = primer Charlestón, al de enfrente
step-first-left = primer Charlestón, a la izquierda
step-second-left = segundo Charlestón, a la izquierda
step-second-across = segundo Charlestón, al de enfrente
step-last-right = segundo Charlestón, a la derecha
step-heading = { CAPITAL($step) }

## Lo que dice un jugador, en un globo a su lado

bubble-discard = { $tile }
bubble-claim = La pido: { $group }
bubble-claim-unlike = ¡La pido!
bubble-exchange = Mi { $tile } por ese comodín
bubble-mah-jongg = ¡Mah Jongg!
