# The cards there are, to choose from.
route-shelf = Cards
shelf-about = Choose the card you learn and play with. If you own a printed card, you can type it in line by line.
shelf-match-keeps-card = The match you left goes on with its own card. New matches use the card you choose here.
shelf-about-first = For your first games: just a few lines, with one idea in each.
shelf-about-practice = As long and as varied as the cards people play with.
shelf-counts = { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}, { $hands ->
    [one] 1 possible hand
   *[other] { $hands } possible hands
}
shelf-in-use = In use for drills, new games, and lessons that have no card of their own
shelf-lesson = “{ $lesson }” ({ $card })
shelf-lessons-of = { $card } ({ $count ->
    [one] one lesson
   *[other] { $count } lessons
})
shelf-lessons-keep = Lessons that talk about the lines of one card keep that card, whichever you choose: { $cards }.
shelf-use = Use { $title }
shelf-edit = Edit { $title }
shelf-remove = Remove { $title }
shelf-remove-really = Yes, remove { $title }
shelf-untitled = Card without a title ({ $id })
shelf-titled = { $title } { $year }
shelf-begin = Type in a card
file-choose = Choose a file …
file-choose-place = Choose where …
file-to-read = Choose a file
file-to-write = Choose where to write the file
shelf-import-path = Import a card: the path of its file. You can also drop the file on this window.
shelf-import = Import
shelf-imported = { $file } is among your cards now. { $problems ->
    [0] All its lines can be played.
    [one] 1 problem is left to fix.
   *[other] { $problems } problems are left to fix.
}
shelf-read-as-meant = Some places in the file were not clear. They were read the likeliest way, or kept in parentheses. Please check them:
shelf-not-imported = { $path } cannot be read ({ $error }). Check the path, and that the file is there.
shelf-unreadable = { $file } is not a card of format 1, so nothing was changed:
shelf-problem = Line { $line }, column { $column }: { $problem }.

# A card is typed in.
route-editor = Type in a card
card-choose = Choose or type in a card
editor-field-title = Title of the card
editor-field-year = Year
editor-field-section = Title of section { $number }
editor-section-named = { $title }
editor-section-unnamed = Section { $number }
editor-field-line = { $section }, line { $number }
editor-hint-title = Title of the card
editor-hint-section = Title of the section, such as 2468 or Quints
editor-hint-line = A line as printed, such as ff 1111a dddda 1111b x25
editor-singles = { -singles-and-pairs }
editor-singles-about = Hands in this section take no jokers, so winning without jokers earns nothing extra.
editor-status-tiles = { $tiles } of 14 tiles
editor-status-problems = { $count ->
    [one] 1 problem
   *[other] { $count } problems
}
editor-status-hands = { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}
editor-status-doubts = { $hands ->
    [one] 1 hand, something to check
   *[other] { $hands } hands, something to check
}
editor-first-title = Your card, just as it is printed
editor-first-step = Type the title and press Enter, then the year, Enter, the first section’s title, Enter, and its lines one by one. Lowercase letters are fine. Everything is saved as you type. You can also paste several lines at once.
editor-line-step = Type the groups as printed, with a, b, or c after numbers and dragons for the first, second, and third color. Then type x or c and the value. Press Enter here, with nothing typed, to begin a new section.
editor-value-step = Now its value: x25, or c30 if it is concealed.
editor-hands = { $hands ->
    [one] 1 possible hand
   *[other] { $hands } possible hands
}
editor-not-read = Not read:
editor-problem = { $problem }
editor-no-value = this line does not say what it is worth; type x25 at the end, or c30 if it is concealed
editor-misspelt-value = this is not quite a value; type it as x25, or as c30 if the line is concealed
editor-value-out-of-range = a line is worth { $least } to { $most } points
editor-fix = Write { $line } ({ $keys })
editor-fix-remove = Take this line away ({ $keys })
editor-fix-mark = Mark this section as singles and pairs ({ $keys })
editor-fix-unmark = This section is not singles and pairs ({ $keys })
editor-pasted = Pasted: { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}{ $sections ->
    [0] {""}
    [one] {" "}and 1 section
   *[other] {" "}and { $sections } sections
}. { $problems ->
    [0] All can be played.
    [one] 1 line has something to fix.
   *[other] { $problems } lines have something to fix.
}
editor-pasted-back = { $keys } undoes it.
editor-palette-fold = Fold away
editor-palette-unfold = Write with the mouse
editor-palette-tiles = Tiles
editor-palette-tiles-of = { $count ->
    [one] 1 tile in the group
   *[other] { $count } tiles in the group
}
editor-palette-color = Color
editor-palette-suit = { $suit ->
    [a] First
    [b] Second
   *[c] Third
}
editor-palette-place = Next group
editor-palette-beside = On its own
editor-palette-within = Joined, as in 2026
editor-palette-instead = After a slash
editor-palette-put = Add { $group }
editor-palette-put-suited = Add { $group }: { $color }
editor-palette-take = Remove last group
editor-palette-way = Or another way
editor-palette-numbers = Numbers
editor-palette-numbers-move = { $numbers ->
    [slide] Any
    [slide-odd] Odd
    [slide-even] Even
   *[printed] As printed
}
editor-palette-value = Value
editor-palette-value-of = { $value } points
editor-palette-is-exposed = Exposed (X)
editor-palette-is-concealed = Concealed (C)
editor-palette-next = Next line
editor-palette-section = New section
editor-key-next = next line; on an empty one, new section
editor-key-section = new section
editor-key-above = line above
editor-key-below = line below
editor-key-shift = move the line up, or down with ↓
editor-key-numbers = numbers: fixed, any, odd, even
editor-key-next-number = the same way to make it, with the next number
editor-key-fix = write what is suggested
editor-key-back = undo the last change or paste
editor-sign-value = exposed or concealed, and the value
editor-sign-suits = first, second, third color, at the end of a group
editor-sign-moves = the numbers may move: all, odd, even
editor-sign-no-jokers = after a group: no jokers in it
editor-sign-choice = between two groups: one or the other
editor-sign-or = another way to make the line
editor-sign-note = a note
editor-card = { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} ready, { $hands ->
    [one] 1 possible hand
   *[other] { $hands } possible hands
}
editor-card-left-out = { $count ->
    [one] 1 line is not finished and is left out when the card is used.
   *[other] { $count } lines are not finished and are left out when the card is used.
}
editor-no-year = Type the year as a number, such as 2026. Then the card can be used.
editor-use = Use this card
editor-export-path = Share the card: where to write its file
editor-export = Write the file
editor-exported = Written to { $path }.
editor-export-replaces = There is already a file at { $path }. Press again to replace it.
editor-not-exported = { $path } could not be written ({ $error }). Try another folder.

settings-card = { -card }
notice-card-not-usable = The card you chose ({ $id }) cannot be used: it is gone, or it has no finished line or no year. So the Practice Card is in use. You can choose another one among the cards.
