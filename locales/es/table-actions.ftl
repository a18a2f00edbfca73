# Lo que se puede hacer en la mesa, como lo dicen los botones.
action-pass = Pasar { $count ->
    [one] una ficha
   *[other] { $count } fichas
}
action-pass-blind = { $count ->
    [0] Pasar { $blind } a ciegas
   *[other] Pasar { $count } y { $blind } a ciegas
}
action-continue = Seguir pasando
action-stop = Parar el { -charleston }
action-offer-courtesy = { $count ->
    [0] No cambiar
    [one] Cambiar 1 ficha
   *[other] Cambiar { $count } fichas
}
action-pass-courtesy = { $count ->
    [0] No dar nada
    [one] Dar 1 ficha
   *[other] Dar { $count } fichas
}
action-draw = Robar una ficha
action-exchange = Cambiar { $tile } por el comodín
action-discard = Descartar { $tile }
action-declare = ¡{ -mah-jongg }!
# Pedir para un grupo de tantas fichas.
claim-group = Pedirla para { $size ->
    [1] una { group-single }
    [2] una { group-pair }
    [3] un { group-pung }
    [4] un { group-kong }
    [5] un { group-quint }
   *[other] un { group-sextet }
}
action-claim = { claim-group }{ $jokers ->
    [0] { "" }
    [one] , con un comodín
   *[other] , con { $jokers } comodines
}
action-claim-unlike = Exponer con ella { $tiles }
action-change-exposure = Convertir tu grupo en un { $group }{ $jokers ->
    [0] { "" }
    [one] , con un comodín
   *[other] , con { $jokers } comodines
}
action-look = Mirar antes lo que llega
action-claim-mah-jongg = Pedirla para { -mah-jongg }
action-let-go = Dejar pasar
action-mush = { $count ->
    [0] No poner nada en el centro
    [one] Poner una ficha en el centro
   *[other] Poner { $count } fichas en el centro
}
action-swap-blank = Tomar { $tile } a cambio de tu ficha vacía
action-rack = Poner la ficha en tu atril
action-name-price = Cobrar { $points } puntos
action-discard-as = Descartar { $tile } y decir «{ $name }»
action-challenge = Impugnar { $owner ->
    [ti] tu mano
   *[other] la mano { DEL($owner) }
}
action-admit = Admitir que mi mano está muerta
action-deny = Negar que mi mano esté muerta
action-retract = Cancelar la petición
action-lay-open = Mostrar mi mano
action-throw-in = Abandonar mi mano
action-keep-intact = Conservar mi mano

# Lo que hiciste, como lo cuenta el repaso.
done-pass = Pasaste { $count ->
    [one] una ficha
   *[other] { $count } fichas
}
done-pass-blind = { $count ->
    [0] Pasaste { $blind } a ciegas
   *[other] Pasaste { $count } y { $blind } a ciegas
}
done-continue = Seguiste pasando
done-stop = Paraste el { -charleston }
done-offer-courtesy = { $count ->
    [0] No ofreciste ningún cambio
    [one] Ofreciste cambiar 1 ficha
   *[other] Ofreciste cambiar { $count } fichas
}
done-pass-courtesy = { $count ->
    [0] No diste nada
    [one] Diste 1 ficha
   *[other] Diste { $count } fichas
}
done-mush = { $count ->
    [0] No pusiste nada en el centro
    [one] Pusiste una ficha en el centro
   *[other] Pusiste { $count } fichas en el centro
}
done-look = Miraste antes lo que llegaba
done-draw = Robaste una ficha
done-exchange = Cambiaste { $tile } por el comodín
done-swap-blank = Tomaste { $tile } a cambio de tu ficha vacía
done-rack = Pusiste la ficha en tu atril
done-discard = Descartaste { $tile }
done-declare = Cantaste { -mah-jongg }
done-claim = La pediste para { $size ->
    [1] una { group-single }
    [2] una { group-pair }
    [3] un { group-pung }
    [4] un { group-kong }
    [5] un { group-quint }
   *[other] un { group-sextet }
}{ $jokers ->
    [0] { "" }
    [one] , con un comodín
   *[other] , con { $jokers } comodines
}
done-claim-unlike = Expusiste con ella { $tiles }
done-claim-mah-jongg = La pediste para { -mah-jongg }
done-change-exposure = Convertiste tu grupo en un { $group }{ $jokers ->
    [0] { "" }
    [one] , con un comodín
   *[other] , con { $jokers } comodines
}
done-let-go = La dejaste pasar
done-name-price = Cobraste { $points } puntos
done-discard-as = Descartaste { $tile } y dijiste «{ $name }»
done-challenge = Impugnaste { $owner ->
    [ti] tu mano
   *[other] la mano { DEL($owner) }
}
done-admit = Admitiste que tu mano estaba muerta
done-deny = Negaste que tu mano estuviera muerta
done-retract = Cancelaste la petición
done-lay-open = Mostraste tu mano
done-throw-in = Abandonaste tu mano
done-keep-intact = Conservaste tu mano

outcome-wall-game = { -wall-game }: se acabó el muro y nadie tiene Mah Jongg. Nadie paga.
outcome-drawn = { $who ->
    [you] Haces
   *[other] { CAPITAL($seat) } hace
} Mah Jongg con { $line } y una ficha robada del muro.
outcome-discarded = { $who ->
    [you] Haces
   *[other] { CAPITAL($seat) } hace
} Mah Jongg con { $line }. La última ficha { $by ->
    [ti] la descartaste tú
   *[other] la descartó { $by }
}.
outcome-exchanged = { $who ->
    [you] Haces
   *[other] { CAPITAL($seat) } hace
} Mah Jongg con { $line }, gracias a un cambio de comodín.
outcome-dealt = { $who ->
    [you] Recibiste
   *[other] { CAPITAL($seat) } recibió
} { $line } ya completa en el reparto: Mah Jongg antes de que nadie pasara.

outcome-opening = { $who ->
    [you] Tenías
   *[other] { CAPITAL($seat) } tenía
} { $line } completa antes del primer descarte: Mah Jongg.

payment-discard = La línea vale { $value }. Quien descartó la última ficha paga el doble, y los demás, una vez.
payment-self-picked = La línea vale { $value }. { $how ->
    [exchanged] Un cambio de comodín cuenta como una ficha robada del muro
    [dealt] Una mano servida se paga como una ficha robada del muro
    [opening] Una mano completa antes del primer descarte se paga como robada del muro
   *[drawn] La ficha ganadora salió del muro
}, así que los tres pagan el doble.
payment-discard-jokerless = La línea vale { $value }. En la mano no hay comodines, y todo se dobla: quien descartó la última ficha paga cuatro veces el valor, y los demás, dos.
payment-self-picked-jokerless = La línea vale { $value }. { $how ->
    [exchanged] El cambio de comodín cuenta como una ficha robada del muro, y eso dobla el pago
    [dealt] La mano servida se paga como una ficha robada del muro, y eso dobla el pago
    [opening] La mano completa antes del primer descarte se paga como robada del muro, y eso dobla el pago
   *[drawn] La ficha ganadora salió del muro, y eso dobla el pago
}. No llevar comodines lo dobla otra vez: los tres pagan cuatro veces el valor.
payment-discard-singles-and-pairs = La línea vale { $value }. Una mano de sueltas y parejas no tiene premio por no llevar comodines: quien descartó la última ficha paga el doble, y los demás, una vez.
payment-self-picked-singles-and-pairs = La línea vale { $value }. { $how ->
    [exchanged] Un cambio de comodín cuenta como una ficha robada del muro
    [dealt] Una mano servida se paga como una ficha robada del muro
    [opening] Una mano completa antes del primer descarte se paga como robada del muro
   *[drawn] La ficha ganadora salió del muro
}, así que los tres pagan el doble. Una mano de sueltas y parejas no tiene premio por no llevar comodines.
payment-asked-discard = La línea vale { $value }. Quien ganó pidió { $asked }, menos de lo que le debían, y así queda. Quien descartó la última ficha lo paga dos veces, y los demás, una.
payment-asked-self-picked = La línea vale { $value }. Quien ganó pidió { $asked }, menos de lo que le debían, y así queda: los tres pagan eso.
payment-doubled = Salieron dados iguales: en toda la partida se paga el doble.
payment-fed-three-exposures = Quien ganó tenía tres grupos expuestos, así que quien descartó la última ficha paga por todos.
payment-fed-on-last-wall = Era el último muro, así que quien descartó la última ficha paga por todos.
payment-loss-limit = Nadie pierde más que el límite de esta mesa.

# Cómo terminó una partida sin victoria normal y qué cuesta un error.
outcome-wall-game-challenged = { -wall-game }: se acabó el muro y nadie tiene Mah Jongg. Solo se aclara la mano impugnada.
outcome-three-dead = Hay tres manos muertas. Nadie paga, y la partida se repite con el mismo Este.
outcome-all-dead = Nadie conserva su mano. Nadie paga, y la partida se repite con el mismo Este.
outcome-last-died = { $who ->
    [you] Tu mano es la tercera muerta
   *[other] La mano { DEL($seat) } es la tercera muerta
}, y una de las tres murió por un Mah Jongg falso. Por eso la partida se detiene aquí, y { $paid ->
    [you] cobras tú: tienes la única mano viva
   *[other] cobra { $alive }: tiene la única mano viva
}.
outcome-false-mah-jongg = { $who ->
    [you] Cantaste
   *[other] { CAPITAL($seat) } cantó
} Mah Jongg por error. Queda una sola mano entera, { $intact ->
    [ti] la tuya
   *[other] la { DEL($intact) }
}: la partida se detiene aquí.
outcome-misnamed = { $who ->
    [you] Pides
   *[other] { CAPITAL($seat) } pide
} Mah Jongg con { $line }, por el nombre que se dijo: { $name }. { $by ->
    [ti] La ficha la nombraste mal tú, y lo pagas todo
   *[other] La ficha la nombró mal { $by }, y lo paga todo
}.
