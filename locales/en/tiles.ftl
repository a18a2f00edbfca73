# The tiles, named the way they are called out at the table.
tile-number = { $number ->
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
tile-bam = { tile-number } { -bam }
tile-crak = { tile-number } { -crak }
tile-dot = { tile-number } { -dot }
tile-north = North
tile-east = East
tile-west = West
tile-south = South
tile-red-dragon = Red Dragon
tile-green-dragon = Green Dragon
tile-white-dragon = { -soap }
tile-flower = { -flower }
tile-joker = { -joker }
tile-blank = { -blank }

# Several alike: "2 × Three Crak".
tile-times = { $count } × { $tile }

# As few characters as tell tiles apart, for narrow places.
tile-short-bam = { $number }B
tile-short-crak = { $number }C
tile-short-dot = { $number }D
tile-short-north = N
tile-short-east = E
tile-short-west = W
tile-short-south = S
tile-short-red-dragon = Red
tile-short-green-dragon = Green
tile-short-white-dragon = Soap
tile-short-flower = Flower
tile-short-joker = Joker
tile-short-blank = Blank

suit-bam = { -bam }s
suit-crak = { -crak }s
suit-dot = { -dot }s
# What a joker is called out as after another discard: the same as that one.
discard-same = Same
# A discard and what it is called out as, when that is not its name.
discard-called = { $tile } (“{ $name }”)
