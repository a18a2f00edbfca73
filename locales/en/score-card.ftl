# A line of the card for those who hear it.
printed-line = { $name }: { $ways }; { $value } points, { $exposure }
printed-line-missing = { $line }; { $count ->
    [0] complete
    [one] 1 tile missing
   *[other] { $count } tiles missing
}
printed-line-impossible = { $line }; no longer possible
printed-way = { $groups }
printed-or = { $head } or { $next }
printed-nothing = nothing
printed-group = { $group }
printed-group-a = { $group } in the first suit
printed-group-b = { $group } in the second suit
printed-group-c = { $group } in the third suit
printed-concealed = concealed
printed-exposed = exposed

# The note of a line whose author wrote none: as short as a printed card has it.
note-and = { $head }; { $next }
note-suits = { $suits ->
    [1] any 1 suit
    [2] any 2 suits
   *[other] 3 suits
}
note-like-numbers = like numbers
note-consecutive = any { $length } in a row
note-sliding = numbers move together
note-odd = odd numbers
note-even = even numbers
note-winds = { $winds ->
    [1] any wind
   *[other] any { $winds } winds
}
note-dragons = { $dragons ->
    [1] any dragon
   *[other] any { $dragons } dragons
}

# Beside the whole card.
card-legend-title = How to read it
card-legend-colours = Groups of one colour share a suit, any suit: green does not mean Bams. The strokes under them say the same: one for the first suit, two for the second, three for the third.
card-legend-letters = F is a flower, D the dragon of its suit, 0 the white dragon. N E W S are the winds, R and G the red and the green dragon, Z any wind, X any dragon.
card-legend-exposed = X: you may expose groups for this line. C: keep it concealed.
card-legend-value = The number before X or C is the value: what the line pays.
card-legend-rules = The rules for reading the card
