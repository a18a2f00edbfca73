# La mesa: de quién es el turno, qué se puede hacer, las herramientas y los paneles de al lado.
table-empty = La mesa está vacía. Juega contra tres jugadores de la computadora: te esperan todo lo que quieras, salvo que la mesa acuerde un límite de tiempo.
table-start = Empezar a jugar

# La ronda se llama como un viento; en una ronda todos son Este una vez.
table-game-number = Partida { $number }
table-game-number-of = Partida { $number } de { $games }
table-game = Partida { $number }{ $wind ->
    [east] { "" }
    [south] { " " }· ronda del Sur
    [west] { " " }· ronda del Oeste
   *[north] { " " }· ronda del Norte
}
table-game-of = Partida { $number } de { $games }{ $wind ->
    [east] { "" }
    [south] { " " }· ronda del Sur
    [west] { " " }· ronda del Oeste
   *[north] { " " }· ronda del Norte
}
table-you-are = Tú: { $seat }
# Un jugador por su nombre, con el viento de su asiento.
table-player-named = { $name } ({ $wind })
table-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
    .number = { $points }
# Lo que dice un lector de pantalla de cada jugador.
table-player = { $name }, { $tiles } fichas en el atril{ $exposures ->
    [0] { "" }
    [one] , un grupo expuesto
   *[other] , { $exposures } grupos expuestos
}{ $scored ->
    [yes] , { table-points }
   *[no] { "" }
}{ $turn ->
    [yes] , le toca jugar
   *[no] { "" }
}
# En una lección: un jugador y dónde está.
table-player-at = { $name }, { $place ->
    [right] a tu derecha
    [across] enfrente
   *[left] a tu izquierda
}
table-wall = { $count ->
    [one] Queda una ficha en los muros
   *[other] Quedan { $count } fichas en los muros
}
table-wall-short = { $count ->
    [one] Queda una en el muro
   *[other] Quedan { $count } en el muro
}
table-no-discards = Aquí quedarán los descartes
table-no-tiles = Aquí estarán tus fichas
table-ask-coach = Pedir una pista
table-discarded-tile = { $tile }, { $player ->
    [ti] la descartaste tú
   *[other] ficha descartada por { $player }
}
table-discards-ago = { $count ->
    [0] El último descarte
    [one] Hace un descarte
   *[other] Hace { $count } descartes
}
table-still-unseen = { $count ->
    [0] Ya viste todas las demás
    [one] Queda una más sin ver
   *[other] Quedan { $count } más sin ver
}
table-exposed-tile = En un { $group } expuesto
table-exposed-joker = Comodín en un { $group } expuesto
table-new-tile = { $tile }, nueva

## El comienzo

table-opening-game = { $game }. { $why }
table-opening-host = { $player ->
    [ti] Juegan en tu casa: empiezas como Este
   *[other] Juegan en casa { DEL($player) }, que empieza como Este
}
table-opening-host-why = El Este corta el muro y descarta primero.
table-opening-roll = { $player ->
    [ti] Sacaste más que nadie: eres el Este
   *[other] { CAPITAL($player) } sacó más que nadie: es el Este
}
table-opening-roll-why = Cada jugador tira dos dados. El Este corta el muro y descarta primero.
table-opening-roll-tied = Varios empataron con el número más alto, y solo ellos tiraron otra vez: cuenta su última tirada.
table-opening-east-passes = El puesto de Este pasa a la derecha: ahora el Este { $player ->
    [ti] eres tú
   *[other] es { $player }
}
table-opening-east-passes-why = Después de cada partida, el Este es el siguiente jugador a la derecha, gane quien gane.
table-opening-walls = Cada jugador construye un muro
table-opening-walls-why = { $tiles } fichas boca abajo: cada muro mide { $stacks } pilas de largo y dos fichas de alto.{ $longer ->
    [0] { "" }
    [one] { " " }Un muro tiene una pila más.
   *[other] { " " }{ $longer } muros tienen una pila más.
}
table-opening-break = El Este saca { $dice } y corta ahí el muro
table-opening-break-why = Las pilas se cuentan desde el extremo derecho del muro del Este. Las contadas se roban al final.
table-opening-fours = Tres rondas de cuatro fichas por jugador
table-opening-fours-why = Los turnos van hacia la derecha. Cuando se acaba un muro, sigue el de su izquierda.
table-take-four = Ronda { $round } de tres: toma tus cuatro fichas
table-take-four-why = Elige la primera de las dos pilas. La de su izquierda viene con ella, y después toman los demás.
table-take-last = Todos tienen 12: toma tus dos últimas fichas
table-take-last-why = Elige una pila cuya ficha de arriba te toca. La otra viene con ella, y después toma una cada uno.
table-opening-last = El Este toma dos fichas, la primera y la tercera, y los demás, una cada uno
table-opening-last-why = Ahora el Este tiene 14 fichas, y los demás, 13.
table-next-step = Siguiente
table-skip-to-deal = Ir al reparto
table-skip-opening = Ir al Charlestón
table-rolled = { $player ->
    [ti] Sacaste
   *[other] { CAPITAL($player) } sacó
} { $total }
table-rolled-again = { $before } y luego { $next }
table-place = { $place ->
    [own] Tú
    [right] A tu derecha
    [across] Enfrente
   *[left] A tu izquierda
}
    .short = { $place ->
        [own] Tú
        [right] Der.
        [across] Enfrente
       *[left] Izq.
    }

## Lo que se espera

table-charleston = { CAPITAL($step) }: { $wanted ->
    [0] pasas las tres a ciegas
    [one] elige una ficha para pasar
   *[other] elige { $wanted } fichas para pasar
} { $player ->
    [ti] a ti
   *[other] { AL($player) }
}
table-charleston-first-why = Elige las tres que menos te sirven. Cada uno da tres fichas y recibe otras tres. Los comodines se quedan en tu atril.
table-charleston-why = { $chosen } de 3 elegidas. Los comodines no se pasan. Guarda lo que piden tus mejores líneas.
table-charleston-blind-why = ¿No quieres dar tres? Pasa algunas a ciegas: das fichas de las que te llegan, sin mirarlas.
table-challenge = Impugnar { $owner ->
    [ti] tu mano
   *[other] { AL($owner) }
}
table-choose-more = { $count ->
    [one] Elige una ficha
   *[other] Elige { $count } fichas
}{ $chosen ->
    [0] { "" }
   *[other] { " " }más
}
table-choose-first = Primero elige { $count ->
    [one] una ficha más
   *[other] { $count } fichas más
} de tu atril.
table-rests = La mesa se detiene aquí. Sigue con «{ lesson-next }».
table-blind = Pasar sin mirar:
table-blind-none = ninguna
table-blind-count = { $count ->
    [0] Nada a ciegas
    [one] Pasar una ficha a ciegas
   *[other] Pasar { $count } fichas a ciegas
}
table-you-passed = { $blind ->
    [0] Pasaste
   *[other] Pasaste ({ $blind } a ciegas)
}
table-you-received = Recibiste
table-you-received-in = { CAPITAL($step) }: recibiste
table-last-pass = Tu último pase: { $step }
table-courtesy-pass = { -courtesy-pass(form: "in-sentence") }
table-passing-over = Se acabaron los pases
table-vote-title = ¿{ -second-charleston }?
table-courtesy-title = { -courtesy-pass }
table-vote = ¿Hacemos un segundo Charlestón?
table-vote-why = Si una sola persona quiere parar, se para. Si empieza, va a la izquierda, enfrente y a la derecha, y se hacen los tres pases.
table-courtesy = { -courtesy-pass }: ¿cuántas fichas quieres cambiar { $player ->
    [ti] contigo
   *[other] con { $player }
}?
table-courtesy-why = Si cada uno ofrece un número distinto, se cambia el menor. No cambiar ninguna también está bien.
table-courtesy-after-stop = { $told }. { table-courtesy-why }
table-courtesy-give = Elige { $count ->
    [one] una ficha
   *[other] { $count } fichas
} para cambiar { $player ->
    [ti] contigo
   *[other] con { $player }
}
table-courtesy-give-why = Recibes el mismo número de fichas. Los comodines no se pasan.
table-draw = Tu turno: roba una ficha
table-draw-after = { $player ->
    [ti] Descartas
   *[other] { CAPITAL($player) } descarta
} { $tile }. Tu turno: roba una ficha
table-draw-why = Así tienes 14 fichas. Tomas la siguiente del muro.
table-draws = { $player ->
    [ti] Te toca robar
   *[other] Le toca robar { AL($player) }
}
table-thinks = { $player ->
    [ti] Te toca
   *[other] Le toca { AL($player) }
}
table-turn = Tu turno: elige una ficha para descartar
table-turn-exposed = Expusiste un { $group }: elige una ficha para descartar
table-turn-drew = Robaste { $tile }: elige una ficha para descartar
table-turn-complete = ¡Tu mano está completa!
table-turn-complete-drew = Robaste { $tile }, ¡y tu mano está completa!
table-turn-complete-why = Canta Mah Jongg y ganas la partida.
# Otro jugador puso la ficha en el grupo expuesto del alumno.
table-joker-taken = { $player ->
    [ti] Cambiaste { $tile } por el comodín de tu grupo.
   *[other] { $player } tenía { $tile }: con esa ficha se llevó el comodín de tu grupo. En su turno, cualquiera puede hacerlo. Tu grupo sigue valiendo.
}
table-turn-choose-why = Elige la ficha que menos te sirve. O arrástrala al centro. Si tu mano está completa, canta Mah Jongg.
table-turn-why = Antes puedes { $joker ->
    [yes] cambiar comodines, o cantar Mah Jongg si tu mano está completa.
   *[no] cantar Mah Jongg si tu mano está completa.
}
# On a button that shows the tile and the joker.
table-exchange = Cambiar
table-discard-which = Descartar: elige una ficha
table-discard-first = Primero elige la ficha que quieres descartar.
table-naming = ¿Cómo la llamas?
table-naming-why = Elige lo que dices al dejar la ficha, y descártala. La tecla N te lleva ahí.
# Un nombre para un descarte; se lee en voz alta.
table-naming-name = Decir «{ $name }»
table-discard-named = Descartar: di su nombre
table-discard-saying = Descartar y decir «{ $name }»
table-misnamed-why = { $who ->
    [you] Los demás se guían por el nombre que dijiste. Un Mah Jongg con él lo pagas solo tú
   *[other] Puedes guiarte por el nombre que se dijo. Un Mah Jongg con él { $player ->
        [ti] lo pagas solo tú
       *[other] lo paga solo { $player }
    }
}. Si no, se corrige el nombre.
table-exposed-by-wrong-name = El nombre estaba mal. Haz un grupo con la ficha verdadera, o tu mano estará muerta.
table-key-name = Ir a los nombres para tu descarte
table-discarded = { $player ->
    [ti] Descartas
   *[other] { CAPITAL($player) } descarta
} { $tile }
table-discarded-yours = Descartas { $tile }
table-claims = { $player ->
    [ti] Descartas
   *[other] { CAPITAL($player) } descarta
} { $tile }: ¿quieres esa ficha?
# On a button that shows the tiles.
table-go-ahead = Seguir
table-go-ahead-why = Sin prisa: mira el descarte, intenta pedirlo o sigue.
table-step-why = Un paso a la vez: mira qué pasó y sigue.
table-claim-group = { claim-group }
table-claim-unlike = Exponer con ella
table-change-group = Convertir en un { $group }
table-looked-why = Miraste: llegan { $tiles }. Los demás te recuerdan que no se hace, pero no cuesta nada.
table-looked-nothing-why = Miraste, pero todavía no llega nada. Los demás te recuerdan que no se hace, pero no cuesta nada.
table-claimed = Pediste { $tile }: los demás responden
table-claimed-why = Todavía no hay nada a la vista: puedes retirarlo.
table-try-retract = Retirar el grupo
# Where the learner draws next: one button for both.
table-let-go-and-draw = Dejarla pasar y robar
table-take = Pedirla
table-take-otherwise = Otro grupo
table-take-which = Pides { $tile }. ¿Qué grupo expones?
table-open-group = { $size ->
    [1] { -single }
    [2] { -pair }
    [3] { -pung }
    [4] { -kong }
    [5] { -quint }
   *[other] { -sextet }
}{ $jokers ->
    [0] { "" }
    [one] , 1 comodín
   *[other] , { $jokers } comodines
}
table-draw-or-take-why = Ahora te toca a ti. Roba una ficha del muro o pide esta.
table-goes-on-why = La partida sigue sola. Si quieres esta, presiona «Pedirla» antes de que robe el siguiente jugador.
table-called = Pides { $tile }. Todavía no hay nada a la vista.
table-called-lay-open = Exponer
table-called-why = En cuanto expones el grupo, ya no puedes echarte atrás. Hasta entonces puedes dejarla, y no cuesta nada.
table-closes-line = { $why ->
    [concealed] La { MINUSCULA($line) } es oculta. Con un { $group } expuesto, esa línea ya no se podría hacer.
    [fewer] La { MINUSCULA($line) } { $wanted ->
        [0] no lleva { $tile }
       *[other] solo lleva { $tiles }
    }. Con un { $group } expuesto, esa línea ya no se podría hacer.
   *[group] En la { MINUSCULA($line) } no cabe un { $exposed }. Si lo expones, esa línea ya no se puede hacer.
}
table-closes-line-nearest = { $closed } La más cercana sería { $line }; faltan { $missing }.
table-claims-why = Si la pides, todos ven tu grupo. Si la dejas pasar, otro puede pedirla, o { $next ->
    [you] robas tú
   *[other] roba el siguiente jugador
}.
table-claims-win-why = Con esta ficha tu mano está completa. Si la dejas pasar, la partida sigue.
table-go-ahead-timed-why = Mira el descarte, intenta pedirlo o sigue. Cuando se acaba el tiempo, la partida sigue.
table-claims-timed-why = Pídela o déjala pasar. Cuando se acaba el tiempo, la dejas pasar. La pausa detiene el reloj.
# Cuánto tiempo queda para pedir, junto a la barra que lo muestra.
table-claim-seconds = { $seconds } s
table-claim-time = { -window }: { $seconds ->
    [one] queda un segundo
   *[other] quedan { $seconds } segundos
}
# La señal de que el último descarte aún se puede pedir.
table-claims-open = Se puede pedir
table-race-open = Se puede pedir hasta que { $player ->
    [ti] robes y pongas la ficha en el atril, descartes, cambies o cantes
   *[other] { $player } robe y ponga la ficha en el atril, descarte, cambie o cante
} Mah Jongg.
table-race-you-draw = No tienes que esperar. Los demás pueden pedir hasta que robes y pongas la ficha en el atril, descartes, cambies o cantes Mah Jongg.
table-race-you-hold = Todavía se puede pedir el último descarte ({ $tile }): hasta que pongas tu ficha en el atril, descartes, cambies o cantes Mah Jongg.
table-race-late = { $player ->
    [ti] Ya robaste
   *[other] { CAPITAL($player) } ya robó
}. ¿Todavía quieres el descarte ({ $tile })?
table-race-holds = Se puede pedir hasta que { $player ->
    [ti] pongas la ficha en el atril, descartes, cambies o cantes
   *[other] { $player } ponga la ficha en el atril, descarte, cambie o cante
} Mah Jongg. La ficha robada vuelve entonces al muro.
table-game-over = La partida terminó
table-game-over-next = Para la siguiente partida, el puesto de Este pasa a la derecha.
table-next-game = Siguiente partida
table-match-over = El encuentro terminó
table-match-over-why = Todos fueron el Este. ¡Gracias por jugar!
table-new-match = Jugar otra vez
table-other-match = Jugar con otras reglas
table-sort = Ordenar

## Lo que no se permite

table-refused = Así no se puede
table-refused-mah-jongg = Todavía no es Mah Jongg
table-premature = Un momento
table-joker-not-passed = Un comodín no se pasa: quédatelo, es tu mejor ficha.
table-enough-chosen = { $count ->
    [0] Vas a pasar las tres a ciegas, así que no das ninguna tuya. Para dar una, elige un número menor.
    [one] Ya hay una ficha elegida. Elígela otra vez para soltarla primero.
   *[other] Ya hay { $count } fichas elegidas. Elige una de ellas para soltarla primero.
}
table-joker-is-dear = Un comodín puede valer por casi cualquier ficha. ¿Seguro que quieres dejarlo ir?
table-discard-joker-even-so = Descartarlo de todos modos
table-log-open = Lo que pasó hasta ahora
table-explain = Leer más
table-more = Más
# Between two reasons why something was refused.
table-reasons-between = { " " }
table-see-rule = Ver la regla
table-false-mah-jongg = En una mesa de verdad ya habrías mostrado tu mano, y estaría muerta. Aquí sigues jugando.
table-understood = Entendido

## Herramientas

table-card = { -card }
table-coach = Entrenador
table-log = Registro
table-take-back = Deshacer tu última decisión
table-take-back-key = Deshacer
table-try-out = Probar algo
table-open-side-board = Probar algo: nada cuenta hasta que vuelvas
table-leave-side-board = Volver a la partida
table-side-board = Prueba: nada cuenta
table-options = Opciones
table-pause = Pausa
table-resume = Seguir
table-pace-is = Ritmo: { $pace }

table-help = Ayuda y teclas
table-help-choose = Elige una ficha de tu atril, con un clic o con el teclado. Luego presiona el botón que está encima del atril.
table-help-turn = El jugador al que todos esperan está iluminado.
table-help-look = Apunta a una ficha, un nombre o un botón para leer qué es.
table-help-beside = La tarjeta, el entrenador y el registro se abren al lado de la mesa. Si no sabes qué hacer, pide una pista.
table-help-leave = Puedes irte cuando quieras: la mesa te espera.
table-keys = Teclas
table-key-arrows = Recorrer el atril
    .key = Izquierda, derecha
table-key-alt-arrows = Mover la ficha
    .key = Alt + izquierda, derecha
table-key-space = Elegir la ficha
    .key = Espacio
table-key-primary = Presionar el botón que muestra esta tecla; si faltan fichas por elegir, elegir la ficha
    .key = Enter
table-key-digits = Presionar otro botón
    .key = 1 a 9
table-key-more = Lo demás que puedes hacer
table-key-take = Pedir el descarte
table-key-follow = Abrir el entrenador, o hacer lo que dice
table-key-letter = { $key }
table-key-escape = Quitar la selección o cerrar un mensaje
    .key = Esc

# Beside the score card.
table-card-progress = Ver qué tengo y qué falta

## El registro

table-log-charleston = { -charleston }
table-log-play = El juego
table-log-empty = Aquí verás quién pasa, roba, descarta y pide.

## El entrenador

table-coach-empty = El entrenador puede ayudarte en cuanto te toque elegir algo.
table-close-side = Cerrar
table-coach-thinks = Déjame mirar tus fichas…
table-coach-waits = Ahora no hay nada que decidir.
table-coach-action = Lo que yo haría
table-coach-do = Hazlo
table-coach-do-key = D
table-coach-lines = Tus mejores líneas
table-coach-wins-with = Con estas fichas ganas: { $tiles }.
table-coach-reckons = Estoy calculando tu probabilidad de ganar…
table-coach-even-share = Si alguien gana, a cada uno le tocaría un 25 %.
table-coach-hardly-wins = Es muy difícil que ganes esta partida. Lo que más cuenta es no darles a los demás lo que buscan.
table-coach-all-lines = Tu probabilidad de ganar, con cualquier línea: { $chance }.
table-coach-all-lines-claim = Tu probabilidad de ganar, con cualquier línea: { $chance } si pides la ficha, { $without } si la dejas pasar.
table-coach-since = { $way ->
    [up] Tras tu última decisión era del { $before }. Ahora es mayor:
    [down] Tras tu última decisión era del { $before }. Ahora es menor:
    [turn] Tras tu última decisión era del { $before }. Ahora es menor: pasó un turno sin una ficha que necesites.
    [closer] Tras tu última decisión la calculé en { $before }. Desde entonces no pasó nada que cuente: solo la miré más de cerca.
   *[same] Es más o menos la misma que tras tu última decisión ({ $before }).
}
table-coach-news = · { $event }
table-coach-other-line = Ahora tu mejor línea es otra. Antes de tu última decisión era la { MINUSCULA($line) }.
table-coach-lines-why = Los colores dicen qué grupos son del mismo palo, pero no cuál es ese palo. Las fichas con contorno faltan: deja el puntero sobre una y verás cómo puede llegar.
table-coach-rest = El resto de tu probabilidad viene de otras líneas, que todavía pueden salir.
table-coach-after = La partida terminó: ya no hay nada que decidir.
table-coach-missing = { $missing ->
    [0] Completa
    [one] Falta una ficha
   *[other] Faltan { $missing } fichas
} · vale { $value } puntos · { $concealed ->
    [yes] va oculta
   *[no] puedes exponer
}
table-coach-distance-alone = { $missing } · { $percent ->
    [0] menos del 1 % si solo vas por ella
   *[other] cerca del { $percent } % si solo vas por ella
}
table-coach-distance = { $missing } · { $percent ->
    [0] con esta línea, menos del 1 %
   *[other] con esta línea, cerca del { $percent } %
}

## El final de la partida

table-you-won-early = ¡Mah Jongg! ¡Lo lograste!
table-other-won = { -mah-jongg }
table-wall-game = { -wall-game }
table-wall-game-why = Los puntos quedan como estaban. Pasa en todas las mesas: a repartir otra vez.
table-result-nearest = { $missing ->
    [0] Tu línea estaba completa:
    [one] A tu línea más cercana le faltaba una ficha:
   *[other] A tu línea más cercana le faltaban { $missing } fichas:
}
table-result-verified = Comprobada con la tarjeta: están todos los grupos, y cada comodín está en un grupo de tres o más.
table-result-verified-blanks = Comprobada con la tarjeta: están todos los grupos, cada comodín está en un grupo de tres o más, y una ficha vacía puede valer por cualquier ficha.
table-result-player = Jugador
table-result-this-game = Esta partida
table-result-points = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] { $points }
}
table-result-shares = { $who ->
    [you] { $sign ->
        [plus] cobras
        [minus] { $times ->
            [1] pagas
           *[other] pagas el doble
        }
       *[none] no pagas nada
    }
   *[other] { $sign ->
        [plus] cobra
        [minus] { $times ->
            [1] paga
           *[other] paga el doble
        }
       *[none] no paga nada
    }
}
table-scores = Puntos
table-named-won = { $player ->
    [ti] ¡Ganaste!
   *[other] ¡Ganó { $player }!
}
table-look-at-table = Mirar la mesa
table-look-at-result = Cómo terminó
table-new-game = Mesa nueva
table-result-who-pays = Quién paga
table-result-discarded = por descartar la última ficha
table-result-hands = Todas las manos
table-result-account = Cómo se cuenta
table-name-price = ¡Mah Jongg! ¿Cuánto te debe cada uno de los demás?
table-name-price-why = En esta mesa, quien gana dice el precio. Si pides de menos, así queda. Quien descartó la última ficha paga el doble de lo que digas.
table-names-price = { $player ->
    [ti] Tienes Mah Jongg y dices cuánto te deben
   *[other] { CAPITAL($player) } tiene Mah Jongg y dice cuánto le deben
}
table-mush = { -mush }: elige hasta tres fichas para el centro
table-mush-why = Lo que todos ponen se mezcla, y cada uno toma otras tantas. Los comodines se quedan contigo.
# On the plate of a player, beside the name.
table-dead = { -dead-hand(form: "in-sentence") }
table-player-dead = { $summary }. La mano está muerta
