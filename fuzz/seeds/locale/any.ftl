greeting = Hello, { $name }
    .label = { -joker }
-joker = Joker
count = { $n ->
    [one] one tile
   *[other] { $n } tiles
}
