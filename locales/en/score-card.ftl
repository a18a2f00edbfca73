# A line of the card for those who hear it.
# A line for who hears it.
line-in-words = { $name }: { $sentence } { $value } points, { $exposure }
line-in-words-without-value = { $name }: { $sentence }
printed-line-missing = { $line }; { $count ->
    [0] complete
    [one] 1 tile missing
   *[other] { $count } tiles missing
}
printed-line-impossible = { $line }; no longer possible
# Below the value of a line: how many tiles are missing.
printed-missing-in-short = { $count ->
    [0] complete
   *[other] { $count } missing
}
printed-impossible-in-short = impossible
printed-way = { $groups }
printed-or = { $head } or { $next }
printed-or-word = or
printed-nothing = nothing
printed-group = { $group }
printed-concealed = concealed
printed-exposed = exposed

# The note of a line whose author wrote none: as short as a printed card has it.
note-and = { $head }; { $next }
note-suits = { $suits ->
    [1] any 1 suit
    [2] any 2 suits
   *[other] 3 suits
}
note-any-number = any number
note-like-numbers = { -like-numbers(form: "in-sentence") }
note-consecutive = any { $length } in a row
note-two-numbers = any 2 { $kind ->
    [odd] odd numbers
    [even] even numbers
   *[any] numbers
}
note-sliding = numbers move together
note-odd = { $length ->
    [1] any odd number
   *[other] any { $length } odd numbers in a row
}
note-even = { $length ->
    [1] any even number
   *[other] any { $length } even numbers in a row
}
note-sliding-odd = odd numbers move together
note-sliding-even = even numbers move together
note-closed = ! = no jokers
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
card-legend-colours = Groups of one color share a suit, and any suit will do: green does not mean Bams. The strokes under them say the same: one for the first suit, two for the second, three for the third.
card-legend-letters = F is a flower, D the dragon of its suit, 0 the white dragon. N, E, W, and S are the winds, and R and G the red and the green dragon.
card-legend-any = Among the tiles of a line, Z is any wind and X any dragon.
card-legend-exposed = X: you may expose groups for this line. C: keep it concealed.
card-legend-value = The number before X or C is the value: the least that each of the others pays you.
card-legend-rules = The rules for reading the card
card-legend-hands = Hover over any part of a line, and it is explained below. With the keyboard, the arrow keys go from part to part. Click a line to go through its hands.

# What is pointed at on the card, in its fixed place.
card-explain-hint = Hover over a group, a note, a value, or the X or C, and you can read here what it means. With the keyboard: Tab to a line, then ← and →.

# The order of the lines.
card-order-name = Order of the lines
card-order-card = As printed
card-order-nearest = Closest first
card-order-value = By value
card-order-points = { $value } points
card-order-missing = { $count ->
    [0] Complete
    [one] 1 tile missing
   *[other] { $count } tiles missing
}
card-order-impossible = No longer possible
card-of-lesson = The card of this lesson

# The hands of a line, one at a time.
card-hands-place = Hand { $place } of { $count }
card-hands-back = The previous hand (Page Up)
card-hands-on = The next hand (Page Down)
card-hands-leap = Any other hand (End)
card-hands-close = Close the hands (Backspace)
card-hands-jokers = Jokers may stand in the groups with a bar under them.
card-hands-no-jokers = No joker may stand in this hand.
card-hands-closed = What is exposed does not fit any hand of this line.
card-hands-missing = { $count ->
    [0] Nothing is missing: this is a whole hand.
    [one] 1 tile is missing:
   *[other] { $count } tiles are missing:
}
card-hands-strays = Left over:
hand-tile-joker = Joker as { $tile }
hand-tile-blank = Blank as { $tile }
hand-tile-missing = missing: { $tile }
card-hands-stray-tile = left over: { $tile }
card-hands-answer-first = Answer first. Then you can go through the hands of this line.

# The rack that the card is compared with.
card-rack-invitation = Compare the card with a rack:
card-rack-deal = Deal tiles
card-rack-game = My rack in the game
card-rack-game-why = My rack in the game: { $why }
card-rack-no-game = There is no game yet. Start one, and you can compare your rack here.
card-rack-not-dealt = The tiles of your game are not dealt yet.
card-rack-sits-out = You are sitting out this game and have no rack.
card-rack-add = Choose tiles
card-rack-add-help = Click tiles to put them on the rack, up to { $most }. Click a tile on the rack to take it off.
card-rack-add-tile = put { $tile } on the rack
card-rack-type = Type tiles, for example F N N 3B 3C 0 J
card-rack-clear = Clear the rack
card-rack-counts = { $tile }, counts for this hand
card-rack-unknown = There is no tile “{ $word }”.
card-rack-too-many = A rack holds at most { $most } tiles.
card-rack-too-many-of = { $tile }: there are only { $exist }.
