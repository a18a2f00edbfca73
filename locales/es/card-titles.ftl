# Las tarjetas del programa y sus secciones, por su id.
card-title-practice = Tarjeta de práctica
    .year = 2026
    .evens = Pares
    .odds = Impares
    .consecutive-run = Números seguidos
    .like-numbers = Números iguales
    .sums = Cuentas
    .quints = Quints
    .winds-and-dragons = Vientos y dragones
    .singles-and-pairs = Sueltas y parejas
