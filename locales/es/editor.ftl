# Las tarjetas que hay, para elegir una.
route-shelf = Tarjetas
shelf-about = Elige la tarjeta con la que aprendes y juegas. Si tienes una impresa, puedes escribirla línea por línea.
shelf-match-keeps-card = El encuentro que dejaste sigue con su tarjeta. Los nuevos usan la que elijas aquí.
shelf-about-first = Para tus primeras partidas: pocas líneas y una sola idea en cada una.
shelf-about-practice = Tan larga y variada como las tarjetas con que se juega en las mesas.
shelf-counts = { $lines ->
    [one] 1 línea
   *[other] { $lines } líneas
}, { $hands ->
    [one] 1 mano posible
   *[other] { $hands } manos posibles
}
shelf-in-use = En uso para ejercicios, mesas nuevas y lecciones sin tarjeta propia
shelf-lesson = «{ $lesson }» ({ $card })
shelf-lessons-of = { $card } ({ $count ->
    [one] una lección
   *[other] { $count } lecciones
})
shelf-lessons-keep = Las lecciones que hablan de las líneas de una tarjeta siguen con ella, elijas la que elijas: { $cards }.
shelf-use = Usar { $title }
shelf-edit = Modificar { $title }
shelf-remove = Quitar { $title }
shelf-remove-really = Sí, quitar { $title }
shelf-untitled = Tarjeta sin título ({ $id })
shelf-titled = { $title } { $year }
shelf-begin = Escribir una tarjeta
file-choose = Elegir un archivo…
file-choose-place = Elegir dónde…
file-to-read = Elige un archivo
file-to-write = Elige dónde guardar el archivo
shelf-import-path = Importar una tarjeta: la ruta de su archivo. También puedes soltar el archivo en esta ventana.
shelf-import = Importar
shelf-imported = { $file } ya está entre tus tarjetas. { $problems ->
    [0] Todas sus líneas se pueden jugar.
    [one] Queda 1 problema por corregir.
   *[other] Quedan { $problems } problemas por corregir.
}
shelf-read-as-meant = Algunos lugares del archivo no estaban claros. Se leyeron según lo más probable, o se guardaron entre paréntesis. Revísalos:
shelf-not-imported = No se puede leer { $path } ({ $error }). Comprueba la ruta y que el archivo esté ahí.
shelf-unreadable = { $file } no es una tarjeta del formato 1, así que no se cambió nada:
shelf-problem = Línea { $line }, columna { $column }: { $problem }.

# Se escribe una tarjeta.
route-editor = Escribir una tarjeta
card-choose = Elegir o escribir una tarjeta
editor-field-title = Título de la tarjeta
editor-field-year = Año
editor-field-section = Título de la sección { $number }
editor-section-named = { $title }
editor-section-unnamed = Sección { $number }
editor-field-line = { $section }, línea { $number }
editor-hint-title = Título de la tarjeta
editor-hint-section = Título de la sección, como 2468 o Quints
editor-hint-line = Una línea como está impresa: ff 1111a dddda 1111b x25
editor-singles = { -singles-and-pairs }
editor-singles-about = Las manos de esa sección no admiten comodines, así que ganar sin comodines no paga nada más.
editor-status-tiles = { $tiles } de 14 fichas
editor-status-problems = { $count ->
    [one] 1 problema
   *[other] { $count } problemas
}
editor-status-hands = { $hands ->
    [one] 1 mano
   *[other] { $hands } manos
}
editor-status-doubts = { $hands ->
    [one] 1 mano, algo por revisar
   *[other] { $hands } manos, algo por revisar
}
editor-first-title = Tu tarjeta, tal como está impresa
editor-first-step = Escribe el título y presiona Enter. Después, el año y Enter, el título de la primera sección y Enter, y sus líneas una por una. Bastan las minúsculas. Todo se guarda mientras escribes. También puedes pegar varias líneas de una vez.
editor-line-step = Escribe los grupos como están impresos, con a, b o c detrás de números y dragones para el primer, segundo y tercer color. Después, x o c y el valor. Presiona Enter aquí, sin escribir nada, para empezar una sección nueva.
editor-value-step = Ahora su valor: x25, o c30 si es oculta.
editor-hands = { $hands ->
    [one] 1 mano posible
   *[other] { $hands } manos posibles
}
editor-not-read = Sin leer:
editor-problem = { $problem }
editor-no-value = esta línea no dice cuánto vale; escribe x25 al final, o c30 si es oculta
editor-misspelt-value = esto no llega a ser un valor; escríbelo como x25, o como c30 si la línea es oculta
editor-value-out-of-range = una línea vale de { $least } a { $most } puntos
editor-fix = Escribir { $line } ({ $keys })
editor-fix-remove = Quitar esta línea ({ $keys })
editor-fix-mark = Marcar esta sección como sueltas y parejas ({ $keys })
editor-fix-unmark = Esta sección no es de sueltas y parejas ({ $keys })
editor-pasted = Pegado: { $lines ->
    [one] 1 línea
   *[other] { $lines } líneas
}{ $sections ->
    [0] {""}
    [one] {" "}y 1 sección
   *[other] {" "}y { $sections } secciones
}. { $problems ->
    [0] Todas se pueden jugar.
    [one] 1 línea tiene algo que corregir.
   *[other] { $problems } líneas tienen algo que corregir.
}
editor-pasted-back = { $keys } lo deshace.
editor-palette-fold = Plegar
editor-palette-unfold = Escribir con el ratón
editor-palette-tiles = Fichas
editor-palette-tiles-of = { $count ->
    [one] 1 ficha en el grupo
   *[other] { $count } fichas en el grupo
}
editor-palette-color = Color
editor-palette-suit = { $suit ->
    [a] Primero
    [b] Segundo
   *[c] Tercero
}
editor-palette-place = Grupo siguiente
editor-palette-beside = Aparte
editor-palette-within = Unido, como en 2026
editor-palette-instead = Tras una barra
editor-palette-put = Añadir { $group }
editor-palette-put-suited = Añadir { $group }: { $color }
editor-palette-take = Quitar el último grupo
editor-palette-way = U otra manera
editor-palette-numbers = Números
editor-palette-numbers-move = { $numbers ->
    [slide] Todos
    [slide-odd] Impares
    [slide-even] Pares
   *[printed] Fijos
}
editor-palette-value = Valor
editor-palette-value-of = { $value } puntos
editor-palette-is-exposed = Expuesta (X)
editor-palette-is-concealed = Oculta (C)
editor-palette-next = Línea siguiente
editor-palette-section = Sección nueva
editor-key-next = línea siguiente; en una vacía, sección nueva
editor-key-section = sección nueva
editor-key-above = línea de arriba
editor-key-below = línea de abajo
editor-key-shift = mover la línea, hacia abajo con ↓
editor-key-numbers = números: fijos, todos, impares, pares
editor-key-next-number = la misma manera, con el número siguiente
editor-key-fix = escribir lo que se propone
editor-key-back = deshacer el último cambio o lo pegado
editor-sign-value = expuesta u oculta, y el valor
editor-sign-suits = primer, segundo, tercer color
editor-sign-moves = se mueven: todos, impares, pares
editor-sign-no-jokers = detrás de un grupo: sin comodines
editor-sign-choice = entre dos grupos: uno u otro
editor-sign-or = otra manera de hacer la línea
editor-sign-note = una nota
editor-card = { $lines ->
    [one] 1 línea lista
   *[other] { $lines } líneas listas
}, { $hands ->
    [one] 1 mano posible
   *[other] { $hands } manos posibles
}
editor-card-left-out = { $count ->
    [one] 1 línea no está terminada y se deja fuera al usar la tarjeta.
   *[other] { $count } líneas no están terminadas y se dejan fuera al usar la tarjeta.
}
editor-no-year = Escribe el año con un número, como 2026. Entonces se puede usar la tarjeta.
editor-use = Usar esta tarjeta
editor-export-path = Compartir la tarjeta: dónde escribir su archivo
editor-export = Escribir el archivo
editor-exported = Escrita en { $path }.
editor-export-replaces = Ya hay un archivo en { $path }. Presiona otra vez para reemplazarlo.
editor-not-exported = No se pudo escribir { $path } ({ $error }). Prueba otra carpeta.

settings-card = { -card }
notice-card-not-usable = La tarjeta que elegiste ({ $id }) no se puede usar: ya no está, o no tiene ninguna línea terminada, o no tiene año. Por eso se usa la Tarjeta de práctica. Puedes elegir otra entre las tarjetas.
