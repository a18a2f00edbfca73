# Una partida jugada, vista otra vez.
review-sums = { $played ->
    [well] Jugaste bien: tus decisiones te costaron solo un { $lost } de tu probabilidad de ganar.
    [soundly] Jugaste con buen criterio: tus decisiones te costaron un { $lost } de tu probabilidad de ganar.
   *[learn] Tus decisiones te costaron un { $lost } de tu probabilidad de ganar. Aquí hay algo que aprender.
} { $luck ->
    [good] Las fichas que te tocaron sumaron un { $by_luck }.
    [bad] Las fichas que te tocaron restaron un { $by_luck }: mala suerte.
   *[even] La suerte apenas contó.
} { $others ->
    [good] Lo que hicieron los demás sumó un { $by_others }.
    [bad] Lo que hicieron los demás restó un { $by_others }.
   *[even] { "" }
}
review-mistake = { $when }: { $done }. { $why }
review-moment = { $discards ->
    [0] Antes del primer descarte
    [one] Tras 1 descarte
   *[other] Tras { $discards } descartes
}
