drill-title = ¿Qué línea es?
drill-question = Una de estas líneas es la que tu atril tiene más cerca. ¿Cuál?
drill-score = Aciertos: { $right } de { $answered }, y son { $count } en total
drill-right = ¡Bien!
drill-right-text = { $missing ->
    [one] Solo falta una ficha.
   *[other] Solo faltan { $missing } fichas.
}
drill-wrong = Mira otra vez
drill-wrong-text = { $missing ->
    [one] A la línea más cercana le falta una ficha, y a la tuya, { $chosen }. Las 14 tienen que ser de la misma línea.
   *[other] A la línea más cercana le faltan { $missing } fichas, y a la tuya, { $chosen }. Las 14 tienen que ser de la misma línea.
}
drill-your-line = Tu línea
drill-nearest-line = La más cercana
drill-next = Siguiente
drill-result = El resultado
drill-again = Diez más
drill-to-course = Al curso
drill-over = { $right } de { $count }
drill-over-all = ¡Todas! La tarjeta ya es tuya.
drill-over-good = Muy bien leído. Unas rondas más, y la verás de un vistazo.
drill-over-some = Así se empieza. Mira primero las parejas y los pungs: señalan la línea.
drill-missed = Estas se te escaparon:
drill-empty = Esta tarjeta todavía no tiene dos líneas distintas, así que no hay nada que practicar.
