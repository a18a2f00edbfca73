# Los ejercicios. `drill-<kind>` es el nombre de cada uno; `.all`, `.most` y `.fewer` se dicen tras una serie.
drill-line-from-rack = ¿Qué línea es?
    .all = ¡Todas! La tarjeta ya es tuya.
    .most = Muy bien leído. Unas rondas más, y la verás de un vistazo.
    .fewer = Así se empieza. Mira primero las parejas y los pungs: señalan la línea.
drill-name-tile = ¿Cómo se llama la ficha?
    .all = ¡Todas! Ya llamas a cada ficha por su nombre.
    .most = Casi todas. Unas rondas más, y los nombres te saldrán solos.
    .fewer = Así se empieza. Mira primero la esquina y luego el dibujo.
drill-kind = Qué practicar
drill-kind-score = { $drill } (aciertos: { $right } de { $asked })

drill-nearest-line-asked = Una de estas líneas es la que tu atril tiene más cerca. ¿Cuál?
drill-name-of-tile-asked = ¿Cómo se llama esta ficha?
drill-tile-called-asked = ¿Cuál de estas fichas es «{ $tile }»?
drill-picture-tile = En la ficha se ve: { $face }
drill-tile-right = En la ficha «{ $tile }» se ve { $face }.
drill-tile-wrong = En la ficha «{ $tile }» se ve { $face }. En «{ $chosen }» se ve { $seen }.
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
drill-missed = Estas se te escaparon:
drill-empty = Esta tarjeta todavía no tiene dos líneas distintas, así que no hay nada que practicar.

# Lo que se ve en una ficha, sin su nombre.
tile-face-bam = { $number ->
    [1] un pájaro verde y un 1
   *[other] el dibujo de { $number } cañas de bambú
}
tile-face-crak = un carácter chino rojo y un { $number }
tile-face-dot = { $number ->
    [1] un círculo
   *[other] el dibujo de { $number } círculos
}
tile-face-north = un carácter chino y una N
tile-face-east = un carácter chino y una E
tile-face-west = un carácter chino y una W
tile-face-south = un carácter chino y una S
tile-face-red-dragon = un carácter rojo en un anillo y una R
tile-face-green-dragon = un carácter verde en un anillo y una G
tile-face-white-dragon = un marco azul y un 0
tile-face-flower = una flor y una F
tile-face-joker = un gorro de bufón y una J
tile-face-blank = una cara vacía
