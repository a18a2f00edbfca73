# Las tarjetas del programa y sus secciones, por su id.
card-title-practice = Tarjeta de práctica
    .year = 2026
    .evens = { -evens }
    .odds = { -odds }
    .consecutive-run = { -consecutive-run }
    .like-numbers = { -like-numbers }
    .sums = { -sums }
    .quints = { -quints-section }
    .winds-and-dragons = { -winds-and-dragons }
    .threes = 3-6-9
    .singles-and-pairs = { -singles-and-pairs }

card-title-first = Primera tarjeta
    .like-numbers = { -like-numbers }
    .evens = { -evens }
    .odds = { -odds }
    .consecutive-run = { -consecutive-run }
    .year = 2026
    .sums = { -sums }
    .winds-and-dragons = { -winds-and-dragons }
    .quints = { -quints-section }
    .singles-and-pairs = { -singles-and-pairs }
