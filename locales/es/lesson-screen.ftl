lesson-step = Paso { $number } de { $count }
lesson-quick-question = Pregunta rápida { $number } de { $count }
lesson-previous = Paso anterior
lesson-hint = Pista
lesson-skip = Seguir
lesson-check = Comprobar
lesson-next = Siguiente
lesson-finish = Terminar
lesson-right = Correcto
lesson-wrong = Todavía no
lesson-hand-count = { $count } de 14 fichas en el atril
lesson-tray-tile = { $tile }, en la bandeja
lesson-tray-taken = { $tile }, ya tomada de la bandeja
lesson-move-up = Subir: { $item }
lesson-move-down = Bajar: { $item }
lesson-finished-rules = Las reglas de esta lección
lesson-again = Repetir la lección
lesson-to-course = Al curso
lesson-to-drill = Al ejercicio
lesson-missing = Esta lección no se puede abrir. «mahj-tutor check» dice qué está mal en su archivo.
lesson-show = Muéstrame
lesson-shown = Aquí la tienes
lesson-recall-own = Repaso rápido
lesson-recall-from = De «{ $title }»
lesson-tally = { $right } de { $asked } bien a la primera
lesson-tally-since = { $right } de { $asked } bien a la primera desde que volviste
lesson-comes-back = Volverán preguntas de estas lecciones:
lesson-next-lesson = Siguiente lección: { $title }

# Tiles that stand in a text or on an answer, and what is marked on them, as they are heard.
lesson-tiles = { $tiles }
lesson-option = { $option }: { $tiles }
lesson-marked-right = { $what }, bien
lesson-marked-wrong = { $what }, mal

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
lesson-stack = Pila { $number } desde la derecha
lesson-price = Según el entrenador, esto cuesta de media { $points ->
        [one] cerca de un punto
       *[other] unos { $points } puntos
    }.
lesson-coach-same = El entrenador haría lo mismo.
lesson-coach-rather = El entrenador elegiría esto: { $act }
lesson-own-card = En tu tarjeta: { $card }
lesson-not-own-card = A tu tarjeta le falta lo que pide esta escena; se juega con la nuestra: { $card }
lesson-rack-open = Expuestas sobre el atril: { $open }. En el atril: { $tiles }
lesson-seat-wind = { $place }: { $wind ->
    [east] Este
    [south] Sur
    [west] Oeste
   *[north] Norte
}
lesson-seats = Una mesa: { $own }; { $right }; { $across }; { $left }
lesson-no-card-chosen = Esto va con nuestra tarjeta, { $card }: todavía no has elegido ninguna.
lesson-line-lacks = Con esta mano, de esa línea { $missing ->
        [one] faltaría todavía { $missing } ficha
       *[other] faltarían todavía { $missing } fichas
    }.
lesson-see-card = Ver la tarjeta
lesson-to-exam = Al examen
lesson-played = Jugado
