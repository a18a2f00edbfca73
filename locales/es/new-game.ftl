# La página antes de un encuentro: quién juega y con qué reglas.
new-game-title = Una mesa nueva
new-game-about = Elige cómo jugar. Con Enter empieza la que está en amarillo.
new-game-about-game-left = Tu mesa te espera. Se recoge si empiezas otra.
new-game-first = Tu primera mesa
new-game-easy = Una mesa fácil
new-game-first-about = La { card-title-first } tiene pocas líneas. Te tocan buenas fichas, los demás también son principiantes, y el entrenador te ayuda cuando quieras.
new-game-first-card-use = Jugar con la { card-title-first }
# Lo que facilita la primera partida: las primeras lecciones que todavía faltan.
new-game-lessons = { $count ->
    [one] Tu primera partida será más fácil después de la lección { $last }: unos { $minutes } minutos sobre las fichas y la mesa.
    [2] Tu primera partida será más fácil después de las lecciones { $next } y { $last }: unos { $minutes } minutos sobre las fichas y la mesa.
   *[other] Tu primera partida será más fácil después de las lecciones { $next } a { $last }: unos { $minutes } minutos sobre las fichas y la mesa.
}
new-game-lesson = Antes, la lección { $number }
new-game-lesson-begun = Terminar primero la lección { $number }
new-game-play = Jugar
new-game-usual-game = Una mesa normal
new-game-usual-about = { $card }, tres jugadores con experiencia y las reglas de casi todas las mesas.
new-game-usual-play = Jugar en una mesa normal
new-game-own-table = Tu propia mesa
new-game-own-table-about = { $card }, con los jugadores y las reglas que elegiste abajo.
new-game-card = Tarjeta para una mesa normal: { $card }
new-game-other-card = Otra tarjeta
new-game-whole-card = Usar la { card-title-practice }, con muchas más líneas
new-game-more = Elegir jugadores y reglas de la mesa
new-game-continue = Volver a la mesa
new-game-tables = Tus mesas guardadas
new-game-table-name = Guardar estos jugadores y reglas como
new-game-table-save = Guardar
new-game-table-forget = Olvidar «{ $name }»
new-game-usual = Volver a las reglas de siempre
new-game-rule = La regla
new-game-rule-of = La regla: { $item }
new-game-option = { $item }: { $option }
new-game-opponents = Qué tan bien juegan los demás
    .help = El principiante comete los errores de quien empieza. El intermedio sabe qué fichas quedan. El experto mira además lo que expones y se guarda lo que te falta.
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
new-game-level-regular = Intermedio
new-game-level-expert = Experto
# Solo se pregunta donde se permiten los errores.
new-game-erring = Los demás también se equivocan
    .help = ¿Exponen a veces los demás un grupo que no vale, pierden la cuenta de sus fichas o cantan Mah Jongg por error? Si lo notas, dilo. Al acabar la partida te enteras de lo que hicieron. Si tú nombras tus descartes, también ellos pueden equivocarse de nombre.
new-game-erring-option = { $often ->
    [never] Nunca
    [rarely] Rara vez
    [now-and-then] De vez en cuando
   *[often] A menudo
}
