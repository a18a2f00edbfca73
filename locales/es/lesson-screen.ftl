lesson-step = Paso { $number } de { $count }
lesson-quick-question = Pregunta rápida { $number } de { $count }
lesson-previous = Paso anterior
lesson-hint = Pista
lesson-skip = Seguir
lesson-skip-warm-up = Omitir el repaso
lesson-check = Comprobar
lesson-next = Siguiente
lesson-finish = Terminar
lesson-right = Correcto
lesson-right-now = Ahora sí
lesson-compare = Hecho. Ahora, compara
lesson-wrong = Todavía no
lesson-carried-out = Mira lo que pasó
lesson-almost = Casi
lesson-hand-count = { $count } de 14 fichas en el atril
lesson-tray-tile = { $tile }, en la bandeja
lesson-tray-taken = { $tile }, ya tomada de la bandeja
lesson-move-up = Subir: { $item }
lesson-move-down = Bajar: { $item }
lesson-finished-rules = Reglas de esta lección ({ $count })
lesson-finished-title = { $known ->
    [most] Ya sabes la mayor parte de «{ $title }».
   *[little] Terminaste «{ $title }».
}
lesson-finished-practice = Para repasar:
lesson-finished-more = Ver otras { $count }
lesson-again = Repetir la lección
lesson-practice-missed = Practicar { $count ->
        [one] esta pregunta
       *[other] estas { $count }
    }
lesson-to-course = Al curso
lesson-to-drill = Al ejercicio
lesson-missing = Esta lección no se puede abrir. «mahj-tutor check» dice qué está mal en su archivo.
lesson-show = Muéstrame
lesson-shown = Aquí la tienes
lesson-watch = Mira la mesa…
lesson-asked-again = Vamos otra vez con lo que te costó
lesson-recall-own = Repaso rápido
lesson-recall-from = Repaso: { $title }
lesson-tally = { $right } de { $asked } bien a la primera
lesson-tried = En la mesa probaste { $count ->
        [one] una jugada que no servía y viste
       *[other] { $count } jugadas que no servían y viste
    } qué pasaba. Así se aprende.
lesson-tally-warm = ¡Buen comienzo! Con otro repaso se te queda.
lesson-comes-back = Volverán preguntas de estas lecciones:
lesson-finished-next = { $minutes ->
    [one] La siguiente lección dura cerca de un minuto.
   *[other] La siguiente lección dura unos { $minutes } minutos.
} { $summary }
lesson-next-lesson = Siguiente lección: { $title }
    .short = Siguiente lección

# Tiles that stand in a text or on an answer, and what is marked on them, as they are heard.
lesson-tiles = { $tiles }
lesson-option = { $option }: { $tiles }
lesson-marked-right = { $what }, bien
lesson-marked-wrong = { $what }, mal
lesson-marked-missing = { $what }, faltaba

# A group of a line as it is heard: its symbols and what it is called.
lesson-group = { $symbols }, { $group }
lesson-cluster = { $symbols }, impreso junto

lesson-take-back = Deshacer
lesson-see-table = Ver la mesa
lesson-read-on = Seguir leyendo

# A test of what a unit teaches.
unit-test-title = Prueba: { $unit }
unit-test-passed = Ya sabes «{ $unit }». Sus lecciones quedan hechas.
unit-test-missed = Todavía no. Nueve aciertos de diez mostrarían que sabes «{ $unit }».
lesson-dice = Dos dados: { $one } y { $other }
lesson-wall = Un muro de { $stacks } pilas
lesson-wall-broken = Un muro de { $stacks } pilas, cortado tras { $broken } desde la derecha
lesson-wall-served = Un muro de { $stacks } pilas, con el extremo derecho empujado hacia el centro
lesson-wall-middle = Centro de la mesa
lesson-wall-angle = 45°
lesson-stack = Pila { $number } desde la derecha
lesson-stack-elsewhere = { $place ->
    [right] El muro de tu derecha: pila { $number } desde su extremo derecho
    [across] El muro de enfrente: pila { $number } desde su extremo derecho
   *[left] El muro de tu izquierda: pila { $number } desde su extremo derecho
}
lesson-price = Según el entrenador, esto cuesta en promedio { $points ->
        [one] cerca de un punto
       *[other] unos { $points } puntos
    }.
lesson-coach-same = El entrenador haría lo mismo.
lesson-coach-rather = El entrenador elegiría esto: { $action }
lesson-on-this-card = Con esta tarjeta: { $card }
lesson-remark-tiles = La próxima vez, en una situación así, yo guardaría { $kept } y soltaría { $gone }.
lesson-remark-action = La próxima vez, en una situación así, yo elegiría esto: { $action }
lesson-own-card = En tu tarjeta: { $card }
lesson-not-own-card = A tu tarjeta le falta lo que pide esta escena, así que jugamos con la nuestra: { $card }
lesson-rack-open = Expuestas sobre el atril: { $open }. En el atril: { $tiles }
lesson-rack-top = Parte plana
lesson-rack-slope = Parte inclinada
lesson-seat-wind = { $place }: { $wind ->
    [east] Este
    [south] Sur
    [west] Oeste
   *[north] Norte
}
lesson-seats = Una mesa: { $own }; { $right }; { $across }; { $left }
lesson-no-card-chosen = Como todavía no elegiste tarjeta, esto va con la nuestra: { $card }
lesson-line-lacks = Con esta mano, a esa línea { $missing ->
        [one] todavía le faltaría { $missing } ficha
       *[other] todavía le faltarían { $missing } fichas
    }.
lesson-line-wants = Tu línea quería { $tiles }.
lesson-picked-too-few = Lo que elegiste está bien, pero todavía falta algo.
lesson-picked-strays = Elegiste de más: { $tiles }.
lesson-see-card = Ver la tarjeta
lesson-to-exam = Al examen
lesson-played = Jugado

# The keys of a lesson.
lesson-help-asked = { $asked ->
    [choose] Toca una de las respuestas.
    [tiles] Elige fichas y luego comprueba.
    [groups] Elige grupos de la línea y luego comprueba.
    [order] Pon las cosas en orden y luego comprueba.
    [amount] Elige el número o la pila.
    [build] Pon las fichas en el atril y luego comprueba la mano.
    [act] Juega en la mesa: elige fichas de tu atril y usa los botones que están encima.
    [play] Sigue jugando en la mesa.
   *[none] Sigue con «Siguiente».
}
lesson-help-where = { $place ->
    [exam] En el examen cada pregunta cuenta una vez y no hay pista. Las palabras se pueden consultar después de responder.
    [memory] ¿No te sale? Presiona «Pista». Las palabras se pueden consultar después de responder.
    [words] Elige una palabra con puntos debajo para consultarla. F2 muestra la lista de palabras.
   *[page] ¿No te sale? Presiona «Pista», o elige una palabra con puntos debajo. F2 muestra la lista de palabras.
}
lesson-key-asked = Ir a la pregunta
    .key = Tab
lesson-key-pick = Elegir, o devolver lo elegido; en una lista, tomar un paso para moverlo
lesson-key-digits = Elegir por número
lesson-key-move = Avanzar, o mover un paso de una lista
    .key = Flechas
