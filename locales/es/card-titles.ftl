# Las tarjetas del programa y sus secciones, por su id.
card-title-practice = Tarjeta de práctica
    .year = 2026
    .evens = Números pares
    .odds = Números impares
    .consecutive-run = Números seguidos
    .like-numbers = Números iguales
    .sums = { -sums }
    .quints = Quints
    .winds-and-dragons = Vientos y dragones
    .threes = 3-6-9
    .singles-and-pairs = Sueltas y parejas

card-title-first = Primera tarjeta
    .like-numbers = Números iguales
    .evens = Números pares
    .odds = Números impares
    .consecutive-run = Números seguidos
    .year = 2026
    .sums = { -sums }
    .winds-and-dragons = Vientos y dragones
    .quints = Quints
    .singles-and-pairs = Sueltas y parejas
