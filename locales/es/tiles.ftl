# Las fichas, con el nombre que se dice en voz alta en la mesa.
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
tile-bam = { tile-number } de { -bam }
tile-crak = { tile-number } de { -crak }
tile-dot = { tile-number } de { -dot }
tile-north = Norte
tile-east = Este
tile-west = Oeste
tile-south = Sur
tile-red-dragon = Dragón rojo
tile-green-dragon = Dragón verde
tile-white-dragon = { -soap }
tile-flower = { -flower }
tile-joker = { -joker }
tile-blank = { -blank }

# Varias iguales: «2 × Tres de caracteres».
tile-times = { $count } × { $tile }

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
tile-short-white-dragon = Jabón
tile-short-flower = Flor
tile-short-joker = Comodín
tile-short-blank = Vacía

suit-bam = { -bam }
suit-crak = { -crak }
suit-dot = { -dot }
# Cómo se nombra un comodín después de otro descarte: igual que ese.
discard-same = Igual
# Un descarte y cómo se anuncia, cuando no es por su nombre.
discard-called = { $tile } («{ $name }»)
