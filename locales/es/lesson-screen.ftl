lesson-step = Paso { $number } de { $count }
lesson-previous = Paso anterior
lesson-hint = Pista
lesson-skip = Seguir
lesson-check = Comprobar
lesson-try-again = Otra vez
lesson-next = Siguiente
lesson-finish = Terminar
lesson-right = ¡Bien!
lesson-wrong = Todavía no
lesson-hand-count = { $count } de 14 fichas en el atril
lesson-tray-tile = { $tile }, en la bandeja
lesson-tray-taken = { $tile }, ya tomada de la bandeja
lesson-move-up = Subir: { $item }
lesson-finished = ¡Muy bien!
lesson-finished-rules = Reglas que has visto
lesson-finished-next = El ejercicio «¿Qué línea es?» te da rapidez: un atril, cuatro líneas, y tú dices cuál es la más cercana.
lesson-again = Repetir la lección
lesson-to-course = Al curso
lesson-to-drill = Al ejercicio
lesson-missing = Esta lección no se puede abrir. «mahj-tutor check» dice qué está mal en su archivo.

# A group of a line as it is heard: its symbols and what it is called.
lesson-group = { $symbols }, { $group }
lesson-cluster = { $symbols }, impreso en un solo bloque

lesson-exposed = Expuesto por { $who }:
lesson-thrown = { $who } descarta: { $tile }
lesson-take-back = Deshacer
lesson-show = Muéstrame
lesson-see-table = Ver la mesa
lesson-read-on = Seguir leyendo
