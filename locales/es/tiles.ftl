# Las fichas, con el nombre que se dice en voz alta en la mesa. `.in-sentence` es como las nombra una frase
# o un botón, donde un viento podría parecer un jugador; `.a` es una de ellas: «Robaste un viento del Norte»;
# `.many` son varias: «2 vientos del Norte».
# `.the` es esa y no otra, como la nombra un botón: «Descartar el dos de bambú».
tile-number = { $number ->
    [1] Uno
    [2] Dos
    [3] Tres
    [4] Cuatro
    [5] Cinco
    [6] Seis
    [7] Siete
    [8] Ocho
   *[9] Nueve
}
    .in-sentence = { $number ->
        [1] uno
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
       *[9] nueve
    }
    .many = { $number ->
        [1] unos
        [2] doses
        [3] treses
        [4] cuatros
        [5] cincos
        [6] seises
        [7] sietes
        [8] ochos
       *[9] nueves
    }
    .called = { $number ->
        [1] One
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
       *[9] Nine
    }
tile-bam = { tile-number } de { -bam(form: "in-sentence") }
    .in-sentence = { tile-number.in-sentence } de { -bam(form: "in-sentence") }
    .many = { tile-number.many } de { -bam(form: "in-sentence") }
    .a = un { tile-bam.in-sentence }
    .the = el { tile-bam.in-sentence }
    .caption = { $number } de { -bam(form: "in-sentence") }
    .called = { tile-number.called } Bam
tile-crak = { tile-number } de { -crak(form: "in-sentence") }
    .in-sentence = { tile-number.in-sentence } de { -crak(form: "in-sentence") }
    .many = { tile-number.many } de { -crak(form: "in-sentence") }
    .a = un { tile-crak.in-sentence }
    .the = el { tile-crak.in-sentence }
    .caption = { $number } de { -crak(form: "in-sentence") }
    .called = { tile-number.called } Crak
tile-dot = { tile-number } de { -dot(form: "in-sentence") }
    .in-sentence = { tile-number.in-sentence } de { -dot(form: "in-sentence") }
    .many = { tile-number.many } de { -dot(form: "in-sentence") }
    .a = un { tile-dot.in-sentence }
    .the = el { tile-dot.in-sentence }
    .caption = { $number } de { -dot(form: "in-sentence") }
    .called = { tile-number.called } Dot
tile-north = Norte
    .in-sentence = viento del Norte
    .many = vientos del Norte
    .a = un { tile-north.in-sentence }
    .the = el { tile-north.in-sentence }
    .caption = { tile-north }
    .called = North
tile-east = Este
    .in-sentence = viento del Este
    .many = vientos del Este
    .a = un { tile-east.in-sentence }
    .the = el { tile-east.in-sentence }
    .caption = { tile-east }
    .called = East
tile-west = Oeste
    .in-sentence = viento del Oeste
    .many = vientos del Oeste
    .a = un { tile-west.in-sentence }
    .the = el { tile-west.in-sentence }
    .caption = { tile-west }
    .called = West
tile-south = Sur
    .in-sentence = viento del Sur
    .many = vientos del Sur
    .a = un { tile-south.in-sentence }
    .the = el { tile-south.in-sentence }
    .caption = { tile-south }
    .called = South
tile-red-dragon = Dragón rojo
    .in-sentence = dragón rojo
    .many = dragones rojos
    .a = un { tile-red-dragon.in-sentence }
    .the = el { tile-red-dragon.in-sentence }
    .caption = Rojo
    .called = Red Dragon
tile-green-dragon = Dragón verde
    .in-sentence = dragón verde
    .many = dragones verdes
    .a = un { tile-green-dragon.in-sentence }
    .the = el { tile-green-dragon.in-sentence }
    .caption = Verde
    .called = Green Dragon
tile-white-dragon = { -soap }
    .in-sentence = { -soap }
    .many = Jabones
    .a = un { -soap }
    .the = el { -soap }
    .caption = { tile-white-dragon }
    .called = Soap
tile-flower = { -flower }
    .in-sentence = { -flower(form: "in-sentence") }
    .many = flores
    .a = una { tile-flower.in-sentence }
    .the = la { tile-flower.in-sentence }
    .caption = { tile-flower }
    .called = Flower
tile-joker = { -joker }
    .in-sentence = { -joker(form: "in-sentence") }
    .many = comodines
    .a = un { tile-joker.in-sentence }
    .the = el { tile-joker.in-sentence }
    .caption = { tile-joker }
    .called = Joker
tile-blank = { -blank }
    .in-sentence = { -blank(form: "in-sentence") }
    .many = fichas vacías
    .a = una { tile-blank.in-sentence }
    .the = la { tile-blank.in-sentence }
    .caption = { tile-blank }
    .called = Blank

# Varias iguales: «2 treses de caracteres».
tile-times = { $count } { $tile }

# Lo más corto que las distingue: B bambúes, C caracteres, D círculos (Dots).
tile-short-bam = { $number }B
tile-short-crak = { $number }C
tile-short-dot = { $number }D
tile-short-north = N
tile-short-east = E
# Como en la ficha y en la tarjeta.
tile-short-west = W
tile-short-south = S
tile-short-red-dragon = Rojo
tile-short-green-dragon = Verde
tile-short-white-dragon = { -soap }
tile-short-flower = { -flower }
tile-short-joker = { -joker }
tile-short-blank = Vacía

suit-bam = { -bam(form: "in-sentence") }
suit-crak = { -crak(form: "in-sentence") }
suit-dot = { -dot(form: "in-sentence") }
family-winds = Vientos
family-dragons = Dragones
# Cómo se nombra un comodín después de otro descarte: igual que ese.
discard-same = Igual
# Un descarte y cómo se anuncia, cuando no es por su nombre.
discard-called = { $tile } («{ $name }»)
discard-told = { $tile }, llamado «{ $name }»
