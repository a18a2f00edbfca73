# Lo que los demás hicieron contra las reglas, dicho al acabar la partida. $who es «you» (quien lee) u «other»; $seat es como se llama.
# Bajo el final de la partida; cuáles fueron está al final del resultado.
mistakes-count = { $count ->
    [one] Los demás cometieron un error. Está al final de esta página.
   *[other] Los demás cometieron { $count } errores. Están al final de esta página.
}
mistakes-title = En qué se equivocaron los demás
mistakes-none = Los demás no cometieron ningún error en esta partida.
mistake = { $what } { $then }
mistake-wrong-name = { $who ->
    [you] Dijiste
   *[other] { CAPITAL($seat) } dijo
} «{ $name }» al descartar { $tile }.
mistake-wrong-exposure = { $who ->
    [you] Expusiste
   *[other] { CAPITAL($seat) } expuso
} un { $group } que no valía.
mistake-wrong-exposure-unlike = { $who ->
    [you] Expusiste juntas
   *[other] { CAPITAL($seat) } expuso juntas
} { $tiles }, que no forman un grupo.
mistake-too-many-tiles = { $who ->
    [you] Robaste
   *[other] { CAPITAL($seat) } robó
} una ficha de más.
mistake-too-few-tiles = { $who ->
    [you] Descartaste
   *[other] { CAPITAL($seat) } descartó
} sin haber robado.
mistake-false-mah-jongg = { $who ->
    [you] Cantaste Mah Jongg y no lo tenías.
   *[other] { CAPITAL($seat) } cantó Mah Jongg y no lo tenía.
}
mistake-threw-in-too-early = { $who ->
    [you] Abandonaste tu mano
   *[other] { CAPITAL($seat) } abandonó su mano
} antes de que se comprobara el Mah Jongg.
mistake-name-corrected = Se corrigió el nombre.
mistake-name-claimed = { $by ->
    [ti] Tú pediste la ficha
   *[other] { CAPITAL($by) } pidió la ficha
} para Mah Jongg con ese nombre.
mistake-name-you-missed = Con ese nombre podías haberla pedido para Mah Jongg.
mistake-called-dead = { $by ->
    [ti] Tú impugnaste la mano.
   *[other] { CAPITAL($by) } impugnó la mano.
}
mistake-missed = Nadie impugnó la mano.
mistake-you-missed = Nadie impugnó la mano. Tú podías haberlo hecho.
mistake-in-time = Se corrigió a tiempo.
mistake-seen-by-all = Lo vieron todos.
