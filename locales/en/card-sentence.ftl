# A line of the card in one sentence, made from its pattern. “1” is a digit as it is printed.
sentence-whole = You need { $rest }.
# What follows the groups: how the numbers move, jokers, concealed.
sentence-clause = { $head }; { $next }
# Groups one after the other; each may say its suit.
sentence-between = { $head }, { $next }
sentence-last = { $head }, and { $next }
# Two ways to make the line.
sentence-ways = { $head }; or else { $next }
# Groups of the same suit, as a list.
sentence-groups = { $groups }
sentence-or = { $head } or { $next }
sentence-or-last = { $head }, or { $next }
sentence-either = either { $groups }
sentence-closed = { $group } without jokers

# How many of a kind.
sentence-count = { $size ->
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $size }
}
sentence-numbers = { $size ->
    [1] { $number ->
        [8] an 8
       *[other] a { $number }
    }
    [2] a pair of { $number }s
   *[other] { sentence-count } { $number }s
}
sentence-flowers = { $size ->
    [1] a flower
    [2] a pair of flowers
   *[other] { sentence-count } flowers
}
# The dragon of the suit that the numbers beside it have.
sentence-matching-dragons = { $size ->
    [1] the matching dragon
    [2] a pair of matching dragons
   *[other] { sentence-count } matching dragons
}
sentence-suit-dragons = { $size ->
    [1] the dragon
    [2] a pair of dragons
   *[other] { sentence-count } dragons
}
# White dragons as zeros.
sentence-zeros = { $size ->
    [1] a Soap as zero
    [2] a pair of Soaps as zeros
   *[other] { sentence-count } Soaps as zeros
}
sentence-winds = { $size ->
    [1] { $wind ->
        [East] an { $wind }
       *[other] a { $wind }
    }
    [2] a pair of { $wind }s
   *[other] { sentence-count } { $wind }s
}
sentence-dragons = { $size ->
    [1] a { $colour ->
        [white] white dragon (Soap)
       *[other] { $colour } dragon
    }
    [2] a pair of { $colour ->
        [white] white dragons (Soaps)
       *[other] { $colour } dragons
    }
   *[other] { sentence-count } { $colour ->
        [white] white dragons (Soaps)
       *[other] { $colour } dragons
    }
}
sentence-any-winds = { $size ->
    [1] one
    [2] a pair
   *[other] { sentence-count }
} of { $place ->
    [1] any one wind
    [2] another wind
    [3] a third wind
   *[other] the fourth wind
}
sentence-any-dragons = { $size ->
    [1] one
    [2] a pair
   *[other] { sentence-count }
} of { $place ->
    [1] any one dragon
    [2] another dragon
   *[other] the third dragon
}
# A cluster of digits, as 2-0-2-6.
sentence-digits = the tiles { $digits }
sentence-one-of-each = one each of { $tiles }
sentence-kind-number = { $number }

# Suits are never named: the card says which groups share one.
sentence-suit-new = { $groups } { $suit ->
    [1] of any one suit
    [2] of another suit
   *[other] of the third suit
}
# Told in a choice, so that the suit may not be used at all.
sentence-suit-perhaps = { $groups } { $suit ->
    [1] of any one suit
    [2] of a second suit
   *[other] of a third suit
}
sentence-suit-same = { $groups } of that suit
sentence-suit-again = { $groups } { $suit ->
    [1] of the first suit
    [2] of the second suit
   *[other] of the third suit
}
sentence-suit-each = { $groups } { $suits ->
    [2] in each of any two suits
   *[other] in each of the three suits
}

# How the numbers move.
sentence-any-number = { $number } stands for any one number
sentence-any-odd = { $number } stands for any one odd number
sentence-any-even = { $number } stands for any one even number
sentence-from-to = { $first } to { $last }
sentence-consecutive = { $printed } stand for any { $length ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] nine
} consecutive numbers
sentence-consecutive-odd = { $printed } stand for any { $length ->
    [2] two
    [3] three
    [4] four
   *[other] five
} odd numbers in a row
sentence-consecutive-even = { $printed } stand for any { $length ->
    [2] two
    [3] three
   *[other] four
} even numbers in a row
# Ways of a line that differ in their numbers only, told as one.
sentence-one-of = { $number } stands for { $numbers }
sentence-two-numbers = { $first } and { $second } stand for any two different { $kind ->
    [odd] odd numbers
    [even] even numbers
   *[any] numbers
}
sentence-lower = { $number } is the lower one
sentence-different = these numbers must differ
sentence-together = all numbers may move up or down together
sentence-together-odd = all numbers may move up or down together and stay odd
sentence-together-even = all numbers may move up or down together and stay even
sentence-zero-digit = the 0 is a Soap
sentence-no-jokers = no jokers
sentence-concealed = keep it concealed

# One part of a line, for those who point at it. The groups in the lists are as printed: 222.
part-group = { $printed }: { $group }.
part-or = { $head } Or { $next }
part-and = { $head } { $next }
part-suit-alone = One suit, any one you like.
part-suit-one = The same suit as { $same }, any one you like.
part-suit-other = A different suit from { $others }.
part-suit-shared = The same suit as { $same }, and a different suit from { $others }.
part-suit-chosen = The suit depends on which you choose.
part-suit-either = The suit of the groups with { $strokes }, as you choose.
# Several parts: 222, 444, and DDDD.
part-printed = { $groups }
part-between = { $head }, { $next }
part-last = { $head }, and { $next }
part-two = { $head } and { $next }
# Groups by the strokes under them, which are one for the first suit, two for the second.
part-marked = the groups with { $strokes }
part-strokes = { $count ->
    [1] one stroke
    [2] two strokes
   *[other] three strokes
}
part-suit-dragon = D is the dragon of its suit: Green with Bams, Red with Craks, Soap with Dots.
part-zero = 0 is the white dragon, Soap, and has no suit.
part-movement = Here { $movement }.
part-jokers-open = Jokers may stand for any of these tiles.
part-jokers-closed = The ! keeps jokers out.
part-jokers-single = No joker: a single tile must be the real one.
part-jokers-pair = No joker: both tiles of a pair must be real.
part-jokers-cluster = No jokers: this is a cluster, tiles that are only printed together.
part-note = The note tells what you may choose: { $note }.
part-choice = You may choose: { $choice }.
part-note-of-author = A note by the author of the card: { $note }.
part-value = { $value } points: the value. When you win, each of the others pays it once, twice, or four times.
part-exposed = X: may be exposed. You may claim discards for its groups of three or more.
part-concealed = C: concealed until Mah Jongg. Claim nothing but the tile that completes it.
part-missing = How many tiles your rack still needs for the closest hand of this line: −3 means three more. A dash means it can no longer be made.
