# The drills. `drill-<kind>` is what a kind is called; `.all`, `.most` and `.fewer` are said after a series.
drill-line-from-rack = Which line is it?
    .all = Every single one. The card is yours now!
    .most = Well read. A few more rounds and you will see it at a glance.
    .fewer = That is how it starts. Look at pairs and pungs first: they point to the line.
drill-name-tile = Name the tile
    .all = Every single one. You know the tiles by name!
    .most = Nearly all of them. A few more rounds and the names will come by themselves.
    .fewer = That is how it starts. Look at the corner first, then at the picture.
drill-kind = What to practice
drill-kind-score = { $drill } ({ $right } of { $asked } right)

drill-nearest-line-asked = One of these lines is nearest to your rack. Which one?
drill-name-of-tile-asked = What is this tile called?
drill-tile-called-asked = Which tile is “{ $tile }”?
drill-picture-tile = On the tile: { $face }
drill-tile-right = On the { $tile } you see { $face }.
drill-tile-wrong = On the { $tile } you see { $face }. On the { $chosen } you see { $seen }.
drill-score = { $right } of { $answered } right, { $count } in all
drill-right = Right!
drill-right-text = { $missing ->
    [one] Only one tile is missing.
   *[other] Only { $missing } tiles are missing.
}
drill-wrong = Look again
drill-wrong-text = { $missing ->
    [one] The nearest line needs one more tile, and yours needs { $chosen }. All 14 tiles must belong to one line.
   *[other] The nearest line needs { $missing } more tiles, and yours needs { $chosen }. All 14 tiles must belong to one line.
}
drill-your-line = Your line
drill-nearest-line = The nearest
drill-next = Next
drill-result = The result
drill-again = Ten more
drill-to-course = To the course
drill-over = { $right } of { $count }
drill-missed = The ones you missed:
drill-empty = This card does not have two different lines yet, so there is nothing to practice.

# What is to be seen on a tile, without its name.
tile-face-bam = { $number ->
    [1] a green bird and a 1
   *[other] { $number } sticks of bamboo
}
tile-face-crak = a red Chinese character and a { $number }
tile-face-dot = { $number ->
    [1] one circle
   *[other] { $number } circles
}
tile-face-north = a Chinese character and an N
tile-face-east = a Chinese character and an E
tile-face-west = a Chinese character and a W
tile-face-south = a Chinese character and an S
tile-face-red-dragon = a red character in a ring and an R
tile-face-green-dragon = a green character in a ring and a G
tile-face-white-dragon = a blue frame and a 0
tile-face-flower = a flower and an F
tile-face-joker = a jester’s cap and a J
tile-face-blank = nothing at all
