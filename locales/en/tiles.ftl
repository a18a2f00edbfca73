# The tiles, named the way they are called out at the table. `.in-sentence` is how a sentence or a button
# names them, where a wind could be taken for a player; `.a` is one of them: "You drew an Eight Bam",
# `.many` are several: "2 Eight Bams".
# `.called` is what is said at an American table when it is discarded, in English in every language.
# `.the` is the one that a button is about, with an article where the language asks for one.
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
    .in-sentence = { tile-number }
    .many = { tile-number }
    .called = { tile-number }
tile-bam = { tile-number } { -bam }
    .in-sentence = { tile-number.in-sentence } { -bam }
    .many = { tile-number.many } { -bam }s
    .a = { $number ->
        [8] an
       *[other] a
    } { tile-bam }
    .the = { tile-bam.in-sentence }
    .caption = { $number } { -bam }
    .called = { tile-number.called } { -bam }
tile-crak = { tile-number } { -crak }
    .in-sentence = { tile-number.in-sentence } { -crak }
    .many = { tile-number.many } { -crak }s
    .a = { $number ->
        [8] an
       *[other] a
    } { tile-crak }
    .the = { tile-crak.in-sentence }
    .caption = { $number } { -crak }
    .called = { tile-number.called } { -crak }
tile-dot = { tile-number } { -dot }
    .in-sentence = { tile-number.in-sentence } { -dot }
    .many = { tile-number.many } { -dot }s
    .a = { $number ->
        [8] an
       *[other] a
    } { tile-dot }
    .the = { tile-dot.in-sentence }
    .caption = { $number } { -dot }
    .called = { tile-number.called } { -dot }
tile-north = North
    .in-sentence = { tile-north } wind
    .many = { tile-north } winds
    .a = a { tile-north.in-sentence }
    .the = { tile-north.in-sentence }
    .caption = { tile-north }
    .called = { tile-north }
tile-east = East
    .in-sentence = { tile-east } wind
    .many = { tile-east } winds
    .a = an { tile-east.in-sentence }
    .the = { tile-east.in-sentence }
    .caption = { tile-east }
    .called = { tile-east }
tile-west = West
    .in-sentence = { tile-west } wind
    .many = { tile-west } winds
    .a = a { tile-west.in-sentence }
    .the = { tile-west.in-sentence }
    .caption = { tile-west }
    .called = { tile-west }
tile-south = South
    .in-sentence = { tile-south } wind
    .many = { tile-south } winds
    .a = a { tile-south.in-sentence }
    .the = { tile-south.in-sentence }
    .caption = { tile-south }
    .called = { tile-south }
tile-red-dragon = Red Dragon
    .in-sentence = { tile-red-dragon }
    .many = { tile-red-dragon }s
    .a = a { tile-red-dragon }
    .the = { tile-red-dragon.in-sentence }
    .caption = Red
    .called = { tile-red-dragon }
tile-green-dragon = Green Dragon
    .in-sentence = { tile-green-dragon }
    .many = { tile-green-dragon }s
    .a = a { tile-green-dragon }
    .the = { tile-green-dragon.in-sentence }
    .caption = Green
    .called = { tile-green-dragon }
tile-white-dragon = { -soap }
    .in-sentence = { tile-white-dragon }
    .many = { tile-white-dragon }s
    .a = a { tile-white-dragon }
    .the = { tile-white-dragon.in-sentence }
    .caption = { tile-white-dragon }
    .called = { tile-white-dragon }
tile-flower = { -flower }
    .in-sentence = { tile-flower }
    .many = { tile-flower }s
    .a = a { tile-flower }
    .the = { tile-flower.in-sentence }
    .caption = { tile-flower }
    .called = { tile-flower }
tile-joker = { -joker }
    .in-sentence = { tile-joker }
    .many = { tile-joker }s
    .a = a { tile-joker }
    .the = { tile-joker.in-sentence }
    .caption = { tile-joker }
    .called = { tile-joker }
tile-blank = { -blank }
    .in-sentence = { tile-blank }
    .many = { tile-blank }s
    .a = a { tile-blank }
    .the = { tile-blank.in-sentence }
    .caption = { tile-blank }
    .called = { tile-blank }

# Several alike: "2 Three Craks".
tile-times = { $count } { $tile }

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
tile-short-white-dragon = { -soap }
tile-short-flower = { -flower }
tile-short-joker = { -joker }
tile-short-blank = { -blank }

suit-bam = { -bam }s
suit-crak = { -crak }s
suit-dot = { -dot }s
family-winds = Winds
family-dragons = Dragons
# What a joker is called out as after another discard: the same as that one.
discard-same = Same
# A discard and what it is called out as, when that is not its name.
discard-called = { $tile } (“{ $name }”)
discard-told = { $tile }, called “{ $name }”
