# Inicio: qué hacer ahora, el curso, la partida, el ejercicio.
home-next-begin-lesson = Tu próxima lección
home-next-continue-lesson = Te quedaste en
home-next-continue-game = Tu partida te espera
home-next-play = Ya hiciste todas las lecciones. Siéntate a la mesa:
home-begin = Empezar
home-continue = Continuar
home-play = Jugar una partida

home-course = El curso
home-no-lessons = Aquí aparecerán las lecciones.
home-lesson-steps = { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}
home-lesson-at = Paso { $step } de { $steps }
home-lesson-finished = Terminada. Puedes repetirla.

home-game-title = Una partida con otros tres
home-game-about = Una partida entera contra tres jugadores del programa, con pistas siempre que las pidas.
home-game-continue = Continuar la partida
home-game-new = Empezar de nuevo

home-drill-title = ¿Qué línea es?
home-drill-about = Ves un atril que es casi una mano de la tarjeta y buscas su línea. Unos minutos al día entrenan la vista.
home-drill-score = { $right } de { $asked } a la primera hasta ahora
home-drill-begin = Practicar
