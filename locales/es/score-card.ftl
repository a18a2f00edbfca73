# Una línea de la tarjeta para quien la escucha.
printed-line = { $name }: { $ways }; { $value } puntos, { $exposure }
printed-line-missing = { $line }; { $count ->
    [0] completa
    [one] falta 1 ficha
   *[other] faltan { $count } fichas
}
printed-line-impossible = { $line }; ya no es posible
printed-way = { $groups }
printed-or = { $head } o { $next }
printed-nothing = nada
printed-group = { $group }
printed-group-a = { $group } en el primer palo
printed-group-b = { $group } en el segundo palo
printed-group-c = { $group } en el tercer palo
printed-concealed = oculta
printed-exposed = expuesta

# La nota de una línea cuyo autor no escribió ninguna: tan corta como en una tarjeta impresa.
note-and = { $head }; { $next }
note-suits = { $suits ->
    [1] 1 palo
    [2] 2 palos
   *[other] 3 palos
}
note-like-numbers = números iguales
note-consecutive = { $length } seguidos
note-sliding = los números se mueven juntos
note-odd = números impares
note-even = números pares
note-winds = { $winds ->
    [1] cualquier viento
   *[other] { $winds } vientos cualesquiera
}
note-dragons = { $dragons ->
    [1] cualquier dragón
   *[other] { $dragons } dragones cualesquiera
}

# Junto a la tarjeta entera.
card-legend-title = Cómo leerla
card-legend-colours = Los grupos de un mismo color comparten palo, el que quieras: verde no significa bambúes. Las rayas de debajo dicen lo mismo: una para el primer palo, dos para el segundo, tres para el tercero.
card-legend-letters = F es una flor, D el dragón de su palo, 0 el dragón blanco. N, E, W y S son los vientos, R y G el dragón rojo y el verde, Z un viento cualquiera, X un dragón cualquiera.
card-legend-exposed = X: puedes exponer grupos para esta línea. C: mantenla oculta.
card-legend-value = El número delante de X o C es el valor: lo que paga la línea.
card-legend-rules = Reglas para leer la tarjeta
