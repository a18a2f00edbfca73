# Una línea de la tarjeta en una sola frase, hecha de su patrón. «1» es una cifra tal como está impresa.
sentence-whole = Necesitas { $rest }.
sentence-clause = { $head }; { $next }
sentence-between = { $head }, { $next }
sentence-last = { $head }, y { $next }
sentence-ways = { $head }; o bien { $next }
sentence-groups = { $groups }
sentence-or = { $head } o { $next }
sentence-or-last = { $head } o { $next }
sentence-either = { $groups }
sentence-closed = { $group } sin comodines

sentence-count = { $size ->
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $size }
}
sentence-numbers = { $size ->
    [1] un { $number }
    [2] una pareja de { $number }
   *[other] { sentence-count } { $number }
}
sentence-flowers = { $size ->
    [1] una flor
    [2] una pareja de flores
   *[other] { sentence-count } flores
}
sentence-matching-dragons = { $size ->
    [1] su dragón
    [2] una pareja de su dragón
   *[other] { sentence-count } de sus dragones
}
sentence-suit-dragons = { $size ->
    [1] un dragón
    [2] una pareja de dragones
   *[other] { sentence-count } dragones
}
sentence-zeros = { $size ->
    [1] un Jabón como cero
    [2] una pareja de Jabones como ceros
   *[other] { sentence-count } Jabones como ceros
}
sentence-winds = { $size ->
    [1] un viento { $wind }
    [2] una pareja de vientos { $wind }
   *[other] { sentence-count } vientos { $wind }
}
sentence-dragons = { $size ->
    [1] un { $colour ->
        [red] dragón rojo
        [white] dragón blanco (Jabón)
       *[green] dragón verde
    }
    [2] una pareja de { $colour ->
        [red] dragones rojos
        [white] dragones blancos (Jabones)
       *[green] dragones verdes
    }
   *[other] { sentence-count } { $colour ->
        [red] dragones rojos
        [white] dragones blancos (Jabones)
       *[green] dragones verdes
    }
}
sentence-any-winds = { $size ->
    [1] una ficha
    [2] una pareja
   *[other] { sentence-count } fichas
} { $place ->
    [1] de un viento cualquiera
    [2] de otro viento
    [3] de un tercer viento
   *[other] del cuarto viento
}
sentence-any-dragons = { $size ->
    [1] una ficha
    [2] una pareja
   *[other] { sentence-count } fichas
} { $place ->
    [1] de un dragón cualquiera
    [2] de otro dragón
   *[other] del tercer dragón
}
sentence-digits = las fichas { $digits }
sentence-one-of-each = { $tiles } (una ficha de cada uno)
sentence-kind-number = { $number }

sentence-suit-new = { $groups } { $suit ->
    [1] de un palo cualquiera
    [2] de otro palo
   *[other] del tercer palo
}
sentence-suit-perhaps = { $groups } { $suit ->
    [1] de un palo cualquiera
    [2] de un segundo palo
   *[other] de un tercer palo
}
sentence-suit-same = { $groups } de ese palo
sentence-suit-again = { $groups } { $suit ->
    [1] del primer palo
    [2] del segundo palo
   *[other] del tercer palo
}
sentence-suit-each = { $groups } { $suits ->
    [2] en cada uno de dos palos cualesquiera
   *[other] en cada uno de los tres palos
}

sentence-any-number = el { $number } representa un número cualquiera
sentence-any-odd = el { $number } representa un número impar cualquiera
sentence-any-even = el { $number } representa un número par cualquiera
sentence-from-to = del { $first } al { $last }
sentence-consecutive = los números { $printed } representan { $length ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
   *[other] nueve
} números seguidos cualesquiera
sentence-consecutive-odd = los números { $printed } representan { $length ->
    [2] dos
    [3] tres
    [4] cuatro
   *[other] cinco
} números impares seguidos cualesquiera
sentence-consecutive-even = los números { $printed } representan { $length ->
    [2] dos
    [3] tres
   *[other] cuatro
} números pares seguidos cualesquiera
# Maneras de hacer la línea que solo se distinguen en los números, dichas como una.
sentence-one-of = el { $number } representa { $numbers }
sentence-two-numbers = el { $first } y el { $second } representan dos números { $kind ->
    [odd] impares distintos
    [even] pares distintos
   *[any] distintos
} cualesquiera
sentence-lower = el { $number } es el menor
sentence-different = estos números tienen que ser distintos
sentence-together = todos los números pueden subir o bajar juntos
sentence-together-odd = todos los números pueden subir o bajar juntos y siguen siendo impares
sentence-together-even = todos los números pueden subir o bajar juntos y siguen siendo pares
sentence-zero-digit = el 0 es un Jabón
sentence-no-jokers = sin comodines
sentence-concealed = oculta hasta el Mah Jongg

# Una parte de la línea, para quien la señala. Los grupos de las listas están como impresos: 222.
part-group = { $printed }: { $group }.
part-or = { $head } O bien { $next }
part-and = { $head } { $next }
part-suit-alone = Un palo, el que quieras.
part-suit-one = El mismo palo que { $same }, el que quieras.
part-suit-other = Un palo distinto del de { $others }.
part-suit-shared = El mismo palo que { $same } y un palo distinto del de { $others }.
part-suit-chosen = El palo depende de lo que elijas.
part-suit-either = El palo de los grupos con { $strokes }, según elijas.
# Varias partes: 222, 444 y DDDD.
part-printed = { $groups }
part-between = { $head }, { $next }
part-last = { $head } y { $next }
part-two = { $head } y { $next }
# Grupos por las rayas que tienen debajo: una para el primer palo, dos para el segundo.
part-marked = los grupos con { $strokes }
part-strokes = { $count ->
    [1] una raya
    [2] dos rayas
   *[other] tres rayas
}
part-suit-dragon = D es el dragón del palo: el verde con los bambúes, el rojo con los caracteres, el Jabón con los círculos.
part-zero = 0 es el dragón blanco, el Jabón, y no tiene palo.
part-movement = Aquí { $movement }.
part-jokers-open = Los comodines pueden ocupar el lugar de cualquiera de estas fichas.
part-jokers-closed = El signo ! no deja entrar comodines.
part-jokers-single = Sin comodín: una ficha suelta tiene que ser de verdad.
part-jokers-pair = Sin comodín: las dos fichas de una pareja tienen que ser de verdad.
part-jokers-cluster = Sin comodines: es un bloque, fichas que solo están impresas juntas.
part-note = La nota dice qué puedes elegir: { $note }.
part-choice = Puedes elegir: { $choice }.
part-note-of-author = Una nota del autor de la tarjeta: { $note }.
part-value = { $value } puntos: el valor. Si ganas, cada uno de los demás lo paga una, dos o cuatro veces.
part-exposed = X: se puede exponer. Puedes pedir descartes para sus grupos de tres o más.
part-concealed = C: oculta hasta cantar Mah Jongg. No pidas más que la ficha que la completa.
part-missing = Cuántas fichas le faltan a tu atril para la mano más cercana de esta línea: −3 son tres más. Una raya significa que ya no se puede hacer.
