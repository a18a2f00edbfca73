# El examen al final del curso.
route-exam = Examen
exam-title = ¿Todo listo para una noche de juego?
exam-about = { $count } preguntas de todas las partes del curso, algunas en la mesa. Son unos 20 minutos, sin límite de tiempo.
exam-about-once = Cada pregunta se contesta una sola vez. Después ves si era correcto y por qué.
exam-about-passed = Con { $needed } aciertos de { $count } ya puedes sentarte a jugar con otros. Cada parte del curso tiene pocas preguntas, y cuenta como dominada si las aciertas todas.
exam-about-leave = Puedes parar cuando quieras y seguir después donde lo dejaste.
exam-best = Tu mejor resultado hasta ahora: { $right } de { $asked }
exam-begin = Empezar el examen
exam-question = Pregunta { $number } de { $count }
exam-wrong = No es correcto.
exam-answer = La respuesta:

# El resultado.
exam-result = Aciertos: { $right } de { $asked }
exam-verdict-all = Todas las respuestas fueron correctas. Ya puedes sentarte a jugar con otros, y en cualquier mesa te recibirán con gusto.
exam-verdict-passed = Ya puedes sentarte a jugar con otros. Repasa las preguntas que fallaste mientras están frescas. Después busca a tres personas y un juego de fichas.
exam-verdict-near = Te falta poco: con { $needed } aciertos apruebas. Abajo están las preguntas que fallaste, cada una con la lección que la enseña.
exam-verdict-partly = Ya sabes una buena parte del juego. Con { $needed } aciertos apruebas. Abajo están las preguntas que fallaste, cada una con la lección que la enseña.
exam-verdict-early = Mucho de esto todavía es nuevo para ti, y no hay prisa. Cada pregunta de abajo lleva a la lección que la enseña. Otro día, { $needed } aciertos bastan para aprobar.
# Cómo fue una parte del curso.
exam-unit-mastered = { $right } de { $asked }, dominada
exam-unit-open = { $right } de { $asked }
exam-unit-spoken = { $unit }: { $result }
exam-missed = { $count ->
    [one] 1 pregunta para repasar
   *[other] { $count } preguntas para repasar
}
exam-known = { $count ->
    [one] 1 respuesta correcta
   *[other] { $count } respuestas correctas
}
# Lo que dicen los lectores de pantalla de una pregunta.
exam-row-right = Pregunta { $number }, correcta: { $question }
exam-row-wrong = Pregunta { $number }, no correcta: { $question }
exam-row-open = Pregunta { $number }: { $unit }
exam-rack = Tu atril:
exam-given = Tu respuesta:
exam-right = Lo correcto:
exam-take-lesson = Hacer esta lección: { $title }
exam-again = Hacer otro examen
exam-to-certificate = Una imagen de recuerdo

# El examen en el camino.
exam-stop = ¿Todo listo para una noche de juego?
exam-stop-about = El examen: preguntas y jugadas de todas las partes del curso. Puedes hacerlo cuando quieras.
exam-stop-count = { $count } preguntas
exam-stop-open = Sigue la pregunta { $number } de { $count }
exam-stop-name = Examen: { $title }, { $state }
exam-stop-new = todavía sin hacer
home-next-exam = Ya hiciste todas las lecciones. Solo falta una cosa:
home-exam-begin = Hacer el examen
home-exam-continue = Seguir con el examen

# La imagen del resultado.
route-certificate = Imagen
certificate-name = Nombre (si quieres):
certificate-date = Fecha:
certificate-title-passed = Todo listo para una noche de juego
certificate-title-open = En camino a la mesa de juego
certificate-about = { $right } de { $asked } preguntas de Mah Jongg americano bien contestadas, { $date }
certificate-foot = Mahj Tutor · Dominada: al menos nueve de cada diez preguntas correctas
certificate-lacking = La imagen no puede mostrar estos caracteres: { $characters }
certificate-keep = Guardar la imagen
certificate-keep-about = Queda en tus documentos como imagen (PNG), con tamaño suficiente para imprimirla en una hoja entera.
certificate-kept = Guardada: { $path }
certificate-not-kept = No se pudo escribir { $path } ({ $error }).
certificate-back = Volver al resultado

# Un día: «20 de noviembre de 2026».
date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
