# La mesa: de quién es el turno, qué se puede hacer, las herramientas y los paneles de al lado.
table-empty = No hay ninguna partida en la mesa. Juega una contra bots: te esperan todo lo que quieras, salvo que la mesa acuerde un límite de tiempo.
table-start = Jugar una partida

# La ronda se llama como un viento; en una ronda todos son Este una vez.
table-game = { $wind ->
    [east] Ronda de Este
    [south] Ronda de Sur
    [west] Ronda de Oeste
   *[north] Ronda de Norte
} · partida { $number }
table-game-of = { $wind ->
    [east] Ronda de Este
    [south] Ronda de Sur
    [west] Ronda de Oeste
   *[north] Ronda de Norte
} · partida { $number } de { $games }
table-you-are = Tú: { $seat }
table-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
# Lo que dice un lector de pantalla de cada jugador.
table-player = { $name }, { $tiles } fichas en el atril, { $exposures ->
    [0] nada expuesto
    [one] un grupo expuesto
   *[other] { $exposures } grupos expuestos
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}{ $turn ->
    [yes] , le toca jugar
   *[no] { "" }
}
table-wall = { $count ->
    [one] Queda una ficha en los muros
   *[other] Quedan { $count } fichas en los muros
}
table-no-discards = Aquí quedarán los descartes
table-no-tiles = Aquí estarán tus fichas
table-ask-coach = Pedir consejo
table-discarded-tile = { $tile }, ficha descartada por { $player }
table-exposed-tile = En un { $group } expuesto
table-exposed-joker = Comodín en un { $group } expuesto
table-new-tile = { $tile }, nueva

## El comienzo

table-opening-game = { $game }. { $why }
table-opening-host = { $place ->
    [own] La mesa es tuya: eres Este
    [right] La mesa es de quien está a tu derecha: es Este
    [across] La mesa es de quien está enfrente: es Este
   *[left] La mesa es de quien está a tu izquierda: es Este
}
table-opening-host-why = En esta mesa nadie tira por ser Este. Este corta el muro y es quien descarta primero.
table-opening-roll = { $place ->
    [own] Tu tirada es la más alta: eres Este
    [right] La tirada más alta es de quien está a tu derecha: es Este
    [across] La tirada más alta es de quien está enfrente: es Este
   *[left] La tirada más alta es de quien está a tu izquierda: es Este
}
table-opening-roll-why = Cada jugador tira dos dados. Este corta el muro y es quien descarta primero.
table-opening-roll-tied = Varios empataron con la tirada más alta y tiraron otra vez: decide la última tirada.
table-opening-east-passes = { $place ->
    [own] Este pasa a la derecha: ahora eres Este
    [right] Este pasa a la derecha: ahora es quien está a tu derecha
    [across] Este pasa a la derecha: ahora es quien está enfrente
   *[left] Este pasa a la derecha: ahora es quien está a tu izquierda
}
table-opening-east-passes-why = Después de cada partida, Este es el siguiente a la derecha, gane quien gane.
table-opening-walls = Cada jugador construye un muro
table-opening-walls-why = 152 fichas boca abajo: cada muro mide 19 pilas de largo y dos fichas de alto.
table-opening-break = Este saca { $dice } y corta ahí el muro
table-opening-break-why = Las pilas se cuentan desde el extremo derecho del muro de Este. Las contadas se roban al final.
table-opening-fours = Tres rondas de cuatro fichas por jugador
table-opening-fours-why = Los jugadores toman por turno hacia la derecha; los muros se gastan hacia la izquierda.
table-opening-last = Este toma la primera y la tercera; los demás, una cada uno
table-opening-last-why = Ahora Este tiene 14 fichas y los demás 13.
table-next-step = Siguiente
table-skip-opening = Ir al Charlestón
table-rolled = { $place ->
    [own] Sacaste { $total }
    [right] Quien está a tu derecha sacó { $total }
    [across] Quien está enfrente sacó { $total }
   *[left] Quien está a tu izquierda sacó { $total }
}
table-place = { $place ->
    [own] Tú
    [right] A tu derecha
    [across] Enfrente
   *[left] A tu izquierda
}

## Lo que se espera

table-charleston = Charlestón, { $step }: elige { $wanted ->
    [0] ninguna ficha
    [one] una ficha
   *[other] { $wanted } fichas
} para { $player }
table-charleston-first-why = Cada jugador da tres fichas que le sirven poco y recibe otras tres. Haz clic en tres de tu atril; los comodines se quedan.
table-charleston-why = { $chosen } de 3 elegidas. Los comodines no se pasan. Guarda las parejas y lo que va junto.
table-charleston-blind-why = Aquí puedes pasar a ciegas, sin mirarlas, hasta tres de las fichas que llegan.
table-choose-more = { $count ->
    [one] Elige una ficha más
   *[other] Elige { $count } fichas más
}
table-blind = A ciegas:
table-blind-count = { $count ->
    [0] Nada a ciegas
    [one] Pasar una ficha a ciegas
   *[other] Pasar { $count } fichas a ciegas
}
table-you-passed = Pasaste
table-you-received = Recibiste
table-vote-title = ¿Segundo Charlestón?
table-courtesy-title = Pase de cortesía
table-vote = ¿Hacemos un segundo Charlestón?
table-vote-why = Basta una persona para pararlo. Si empieza, va a la izquierda, enfrente y a la derecha, y se juega hasta el final.
table-courtesy = Pase de cortesía: ¿cuántas fichas quieres cambiar con { $player }?
table-courtesy-why = Cuenta el menor de los dos deseos. Ninguna también es buena respuesta.
table-courtesy-give = Elige { $count ->
    [one] una ficha
   *[other] { $count } fichas
} para cambiar con { $player }
table-courtesy-give-why = Recibes otras tantas. Los comodines no se pasan.
table-draw = Tu turno: roba una ficha
table-draw-after = { $player } descarta { $tile }. Tu turno: roba una ficha
table-draw-why = Tomas la siguiente ficha del muro y entonces tienes 14.
table-draws = Le toca robar a { $player }
table-thinks = Le toca a { $player }
table-turn = Tu turno: elige una ficha para descartar
table-turn-drew = Robaste { $tile }: elige una ficha para descartar
table-turn-choose-why = Haz clic en la ficha que menos te sirva, o arrástrala al centro. Con la mano completa se canta Mah Jongg.
table-turn-why = Antes puedes cambiar comodines, o cantar Mah Jongg si tu mano está completa.
# On a button that shows the tile and the joker.
table-exchange = Cambiar
table-discard-which = Descartar: elige una ficha
table-naming = ¿Cómo la llamas?
table-naming-why = Elige lo que dices al poner la ficha (la N lleva ahí) y descártala.
# Un nombre para un descarte; se lee en voz alta.
table-naming-name = Decir «{ $name }»
table-discard-named = Descartar: di su nombre
table-discard-saying = Descartar y decir «{ $name }»
table-misnamed-why = { $who ->
    [you] Los demás se guían por el nombre que dijiste. Un Mah Jongg con él lo pagas solo tú
   *[other] Puedes guiarte por el nombre que se dijo. Un Mah Jongg con él lo paga solo { $player }
}; si no, se corrige el nombre.
table-exposed-by-wrong-name = El nombre estaba mal. Forma un grupo con la ficha que hay, o tu mano estará muerta.
table-key-name = Ir a los nombres para tu descarte
table-discarded = { $player } descarta { $tile }
table-discarded-yours = Descartas { $tile }
table-claims = { $player } descarta { $tile }: ¿la quieres?
# On a button that shows the tiles.
table-go-ahead = Seguir
table-go-ahead-why = Sin prisa: mira el descarte, intenta pedirlo o sigue.
table-claim-group = Pedir { $group }
table-claim-unlike = Exponer con ella
table-change-group = Convertir en { $group }
table-looked-why = Has mirado: llegan { $tiles }. En una mesa te recuerdan que no se hace; no hay castigo.
table-looked-nothing-why = Has mirado, pero aún no ha llegado nada. En una mesa te recuerdan que no se hace; no hay castigo.
table-claimed = Pediste { $tile }: los demás responden
table-claimed-why = Todavía no hay nada expuesto: aún puedes retirarlo.
table-try-retract = Retirar el grupo
table-called = Pides { $tile }. Todavía no hay nada expuesto.
table-called-lay-open = Exponer
table-called-why = Si expones el grupo, la petición queda firme. Hasta entonces puedes retirarla, y no cuesta nada.
table-claims-why = Si la dejas, otro puede pedirla o roba el siguiente. Al pedirla, tu grupo queda a la vista de todos.
table-claims-win-why = Con esta ficha tu mano está completa. Si la dejas, la partida sigue.
table-go-ahead-timed-why = Mira el descarte, intenta pedirlo o sigue. Cuando acaba el tiempo, la partida sigue.
table-claims-timed-why = Pídela o déjala pasar. Cuando acaba el tiempo, la dejas pasar. La pausa detiene el reloj.
# Cuánto tiempo queda para pedir, junto a la barra que lo muestra.
table-claim-seconds = { $seconds } s
table-claim-time = Tiempo para pedir: { $seconds ->
    [one] queda un segundo
   *[other] quedan { $seconds } segundos
}
# La señal de que el último descarte aún se puede pedir.
table-claims-open = Se puede pedir
table-race-open = Se puede pedir hasta que { $player } robe y ponga la ficha en el atril, descarte, cambie o cante Mah Jongg.
table-race-you-draw = No tienes que esperar. Otros pueden pedir hasta que robes y pongas la ficha en el atril, descartes, cambies o cantes.
table-race-you-hold = Aún se puede pedir { $tile }: hasta que pongas tu ficha en el atril, descartes, cambies o cantes Mah Jongg.
table-race-late = { $player } ya robó. ¿Todavía quieres { $tile }?
table-race-holds = Vale pedir hasta que { $player } ponga la ficha en el atril, descarte, cambie o cante. La ficha robada vuelve al muro.
table-game-over = La partida terminó
table-game-over-next = Para la siguiente partida, Este pasa a la derecha.
table-next-game = Siguiente partida
table-match-over = El encuentro terminó
table-match-over-why = Todos han sido Este. ¡Gracias por jugar!
table-new-match = Jugar otra vez
table-other-match = Jugar con otras reglas
table-sort = Ordenar

## Lo que no se permite

table-refused = Eso va contra una regla
table-understood = Entendido

## Herramientas

table-card = Tarjeta
table-coach = Consejos
table-log = Registro
table-pause = Pausa
table-resume = Seguir
table-speed = Ritmo: { $speed }
table-speed-slow = lento
table-speed-normal = normal
table-speed-fast = rápido
table-speed-instant = inmediato

table-keys = Teclas
table-key-enter = Intro
table-key-arrows = Recorrer el atril
    .key = Izquierda, derecha
table-key-alt-arrows = Mover la ficha
    .key = Alt + izquierda, derecha
table-key-space = Elegir la ficha
    .key = Espacio
table-key-primary = Pulsar el botón destacado
    .key = Intro
table-key-digits = Pulsar otro botón
    .key = 1 a 9
table-key-follow = Seguir el consejo, si está a la vista
table-key-letter = { $key }
table-key-escape = No elegir nada, cerrar un mensaje
    .key = Esc

# Beside the score card.
table-card-progress = Ver lo que me falta

## El registro

table-log-empty = Aquí se anotará quién pasa, roba, descarta y pide.

## El entrenador

table-coach-empty = Los consejos empiezan cuando se hayan repartido las fichas.
table-close-side = Cerrar
table-coach-waits = Ahora no hay nada que decidir. Abajo ves lo que tienes más cerca.
table-coach-act = Lo que yo haría
table-coach-do = Hacer esto
table-coach-do-key = D
table-coach-lines = Tus líneas más cercanas
table-coach-lines-why = Las fichas con contorno faltan. Deja el puntero sobre una para ver cómo puede llegar.
table-coach-after = La partida terminó: no hay nada que aconsejar.
table-coach-line = { $line } · { $value } { $kind ->
    [concealed] C
   *[exposed] X
}
table-coach-distance = { $missing ->
    [0] Completa
    [one] Falta una ficha
   *[other] Faltan { $missing } fichas
} · { $percent ->
    [0] menos de 1 %
   *[other] cerca de { $percent } %
}
table-missing = { $tile }: falta
table-joker-for = Comodín por { $tile }

## El final de la partida

table-you-won = ¡Ganaste!
table-other-won = Mah Jongg
table-wall-game = Partida sin ganador
table-wall-game-why = Los puntos quedan como estaban.
table-result-nearest = { $missing ->
    [0] Tu línea estaba completa:
    [one] A tu línea más cercana le faltaba una ficha:
   *[other] A tu línea más cercana le faltaban { $missing } fichas:
}
table-result-verified = Comprobada con la tarjeta: están todos los grupos, y cada comodín está en un grupo de tres o más.
table-result-verified-blanks = Comprobado con la tarjeta: están todos los grupos, cada comodín está en un grupo de tres o más y una ficha vacía puede valer por cualquier ficha.
table-result-player = Jugador
table-result-this-game = Esta partida
table-result-points = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] { $points }
}
table-scores = Puntos
table-name-price = ¡Mah Jongg! ¿Cuánto te debe cada uno de los demás?
table-name-price-why = En esta mesa, quien gana dice el precio. Si pides de menos, así se queda. Quien descartó la última ficha paga el doble de lo que digas.
table-names-price = { $player } tiene Mah Jongg y dice cuánto cuesta
table-mush = Mush: elige hasta tres fichas para el centro
table-mush-why = Lo que todos ponen se mezcla y cada uno vuelve a tomar otras tantas. Los comodines se quedan contigo.
