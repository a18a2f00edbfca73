# Inicio: qué hacer ahora, el curso, la partida, el ejercicio.
home-next-first = ¿Nunca jugaste? Comienza aquí, con la lección { $number }.
home-next-begin-lesson = Tu próxima lección es la { $number }.
home-next-continue-lesson = Te quedaste a medias en la lección { $number }.
home-next-continue-game = Tu mesa te espera
home-next-play = Ya hiciste todas las lecciones. Ahora, a la mesa:
home-passed-over = O vuelve a la lección { $number }: { $lesson }
home-begin-first = Gana tu primera partida, { $time }
home-plays-already = Ya sé jugar: a la mesa
home-knows-chinese = Conozco el mah jongg chino: ¿qué cambia?
home-begin = Empezar, { $time }
home-continue-lesson = Continuar, { $time } más
home-continue = Continuar
home-play = Jugar en la mesa

home-course = El curso
home-no-lessons = Aquí aparecerán las lecciones.
# Cuánto dura: "4 minutos", "3 horas", "3 horas 10 minutos".
home-time = { $hours } y { $minutes }
home-time-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
home-time-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
home-minutes-short = { $count } min
home-course-sums = { $done } de { $lessons } lecciones hechas, y quedan cerca de { $time }
home-unit-sums = { $done } de { $lessons } hechas, y quedan cerca de { $time }
home-unit-open = { $lessons ->
    [one] 1 lección
   *[other] { $lessons } lecciones
}, cerca de { $time }
home-unit-done = { $lessons ->
    [one] Lección hecha
   *[other] Las { $lessons } lecciones hechas
}
# Lo que dice un lector de pantalla de una lección.
home-lesson-name = Lección { $number }: { $title }, { $state }, { $time }
home-lesson-at = Paso { $step } de { $steps }
home-lesson-closing = { $count ->
        [0] Falta repasar lo que te costó
        [one] Falta { $count } pregunta de repaso
       *[other] Faltan { $count } preguntas de repaso
    }
home-lesson-finished = terminada
home-lesson-again = ya terminada; { $state }
home-lesson-next = la siguiente
home-lesson-next-mark = Te toca esta
home-lesson-open = sin empezar

home-game-title = Jugar contra tres
home-game-about = Un encuentro entero contra tres jugadores de la computadora, con pistas siempre que las pidas.
home-game-waits = Tu mesa también te espera: volver a ella
home-table-waits = Tu última partida terminó: mira cómo, o juega la siguiente
home-game-continue = Volver a la mesa
home-first-game = Jugar por primera vez
home-other-game = Elegir una mesa
home-game-new = Empezar otra mesa

home-drill-title = Ejercicios
home-drill-about = Diez preguntas cortas cada vez: unos minutos al día entrenan la vista.
home-drill-score = Hasta ahora, { $right } de { $asked } a la primera
home-today-begin = Practicar lo de hoy
home-drill-begin = Practicar

# El juego en tres imágenes, para quien todavía no hizo nada.
home-pictures = El juego en tres imágenes
home-picture-line = Una línea
home-picture-line-about = La tarjeta trae todas las maneras de ganar, una en cada línea.
home-picture-rack = Un atril
home-picture-rack-about = Reúnes en tu atril las 14 fichas de una línea.
home-picture-table = Una partida
home-picture-table-about = Juegan cuatro: roban y descartan por turno. Gana quien completa antes una línea.

# Una línea de la tarjeta, cada día otra.
home-day-title = La línea del día: { $card }
home-day-closed = Elige la línea para ver sus manos.
home-day-card = Ver toda la tarjeta

home-unit-test = Esto ya lo sé
home-unit-test-of = Ya sé «{ $unit }»: hacer la prueba

# The units of the course.
unit-tiles = El juego y la mesa
    .about = Gana una primera mano, conoce las fichas y sus grupos, y reparte una partida.
unit-card = La tarjeta
    .about = Lee cualquier línea y elige la que está más cerca de tu atril.
unit-charleston = El { -charleston }
    .about = Pasa lo que no te sirve antes de empezar a jugar.
unit-claims = El turno y los descartes
    .about = Roba, descarta, pide el descarte de otro y canta Mah Jongg.
unit-jokers = { -joker(form: "several") }
    .about = Dónde caben y cómo conseguir uno de la mesa.
unit-penalties = Cuando algo sale mal
    .about = Fichas mal nombradas, manos muertas, Mah Jongg por error: qué pasa entonces.
unit-evening = La velada
    .about = Cobra, organiza una velada entera, lee a los demás y juega tu primera partida completa.
unit-none = Más lecciones
    .about = Lecciones que agregó quien te enseña.
