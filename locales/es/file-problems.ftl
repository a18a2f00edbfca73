# Qué falla en cómo está escrito un archivo: una tarjeta, una lección, el registro de una partida. Las palabras del
# archivo son iguales en todos los idiomas.
file-syntax = esto no es TOML: { $detail }; busca una comilla o un corchete que falte aquí o en la línea anterior
file-newer-format = este archivo tiene el formato { $found } y esta versión de { -app-name } lee el formato { $known }; usa una versión más nueva de { -app-name }
file-format = no existe el formato { $found }; los formatos que se pueden leer son: { $known }
file-unknown-key = «{ $key }» no significa nada aquí{ $meant ->
    [none] ; se
   *[other] ; ¿querías decir «{ $meant }»? Se
} conocen: { $known }
file-missing-key = aquí falta «{ $key }»{ $example ->
    [none] { "" }
   *[other] ; agrégalo así: { $example }
}
file-wrong-value = «{ $key }» debe ser { $wanted ->
    [text] un texto entre comillas
    [number] un número entero sin comillas
    [flag] true o false, sin comillas
    [list] una lista entre corchetes
    [texts] un texto entre comillas, o una lista de ellos entre corchetes
    [four-numbers] cuatro números enteros entre corchetes, uno por jugador
    [table] una tabla propia
   *[tables] un bloque con dobles corchetes
}{ $example ->
    [none] { "" }
   *[other] , así: { $example }
}
file-out-of-range = «{ $key }» no puede ser { $found }; escribe un número entero de { $least } a { $most }
file-unknown-word = aquí no se conoce «{ $word }»{ $meant ->
    [none] ; escribe
   *[other] ; ¿querías decir «{ $meant }»? Escribe
} una de estas palabras: { $known }
