# La página antes de un encuentro: quién juega y con qué reglas.
new-game-title = Una partida nueva
new-game-about = Pulsa Enter para jugar como en casi todas las mesas. No hace falta cambiar nada.
new-game-about-again = Todo está como lo elegiste la última vez. Pulsa Enter para jugar.
new-game-about-game-left = Te espera una partida. Se acaba si empiezas otra.
# Se ofrece mientras no se jugó ni se eligió una tarjeta.
new-game-first-card = ¿Tu primera partida? La { card-title-first } tiene pocas líneas y una sola idea en cada una.
new-game-first-card-use = Jugar con la { card-title-first }
new-game-play = Jugar
new-game-continue = Seguir la partida
new-game-usual = Volver a las reglas de siempre
new-game-rule = La regla
new-game-rule-of = La regla: { $item }
new-game-option = { $item }: { $option }
new-game-opponents = Qué tan bien juegan los demás
    .help = El principiante comete los errores de quien empieza. El habitual sabe qué fichas quedan. El experto mira además lo que expones y se guarda lo que te falta.
new-game-opponent = { $place ->
    [right] El jugador de tu derecha
    [across] El jugador de enfrente
    [left] El jugador de tu izquierda
   *[fifth] La quinta persona
}
new-game-style = { $place ->
    [right] Estilo, a tu derecha
    [across] Estilo, enfrente
    [left] Estilo, a tu izquierda
   *[fifth] Estilo, quinta persona
}
new-game-level-learner = Principiante
new-game-level-regular = Habitual
new-game-level-expert = Experto
