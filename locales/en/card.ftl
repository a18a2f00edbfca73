# What is wrong with a card that somebody wrote, and what to do about it. Words like slide, [[section]]
# or numbers = "printed" are what the file says: they are the same in every language.
card-empty-text = “{ $key }” says nothing; write something between the quotes
card-bad-id = “{ $id }” cannot be an id; use lowercase letters a to z, digits, and single hyphens, as in like-numbers
card-duplicate-id = the section at line { $first } of the file has the id “{ $id }” already; give this one another
card-no-sections = this card has no section; begin one with [[section]]
card-no-lines = this section has no line; begin one with [[section.line]]
card-too-many-lines = a card can have { $most } lines, and this is one more; remove some
card-too-many-sections = a card can have { $most } sections, and this is one more; remove some
card-too-many-patterns = a line can have { $most } patterns, and this is one more; remove some
card-long-pattern = this is too long to be the groups of 14 tiles; a pattern can have { $most } characters
card-empty-pattern = there is no group here; write the groups of the 14 tiles, as in "FF 1111a DDDDa 1111b"
card-empty-choice = a group is missing beside the bar |; write the groups to choose from as one word, as in 2222a|4444a
card-no-symbol = there is no tile before this; a group begins with its tiles, as in 222a
card-unknown-symbol = “{ $symbol }” is not a tile of the card; write 0 to 9, D, F, N, E, W, S, R, G, Z or X
card-small-symbol = write a capital { $symbol } here; only suit letters are lowercase
card-capital-suit-letter = write the suit letter in lowercase: { $letter }
card-unknown-suit-letter = “{ $letter }” is not a suit letter; write a, b, or c for any three different suits
card-letter-not-last = the suit letter { $letter } ends a group; put a space after it
card-bang-not-last = the ! ends a group; put a space after it
card-sign-in-group = the sign “{ $sign }” must stand alone; put a space on both sides of it
card-missing-suit-letter = { $group } names no suit; put a, b, or c after it: groups with the same letter share a suit
card-needless-suit-letter = { $group } has no suit; take the { $letter } away
card-group-too-large = a group has at most 6 tiles, and this one has { $size }; split it
card-needless-bang = { $group } takes no joker anyway, since only three or more alike do; take the ! away
card-too-many-any-winds = { $groups } groups of Z must be different winds, and there are only 4; name some of them
card-too-many-any-dragons = { $groups } groups of X must be different dragons, and there are only 3; name some of them
card-unequal-choice = this group to choose has { $here } tiles, the first at this place has { $first }; give them the same size
card-tiles-missing = this pattern has { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} and a hand has 14; add { $missing }
card-tiles-extra = this pattern has { $tiles } tiles and a hand has 14; take { $extra } away
card-no-position = no step makes all numbers of this pattern { $numbers ->
    [odd] odd
    [even] even
   *[any] fit
}; change the numbers, or write numbers = "printed"
card-too-few-naturals = { $tiles } cannot be jokers here, and only { $exist } exist; use fewer, or let jokers in
card-too-few-jokers = this needs { $needed } jokers, and only { $exist } exist; make the groups of the same tile smaller
card-too-many-hands = this makes more than { $most } different hands; use fewer choices
card-unknown-words = “{ $words }” is not a group; a pattern has only groups, and words go into the note: note = "…" in a file, (…) in a typed line
card-value-in-pattern = “{ $value }” is a value, not a group; it goes once after all the groups, in a file as value = 25
card-too-many-together = with { $group } this wants { $needed } of one tile, and only { $exist } exist; { $kind ->
    [suited] was another color meant?
   *[other] were other tiles meant?
} Otherwise jokers must fill in
card-same-choice = { $group } stands in this choice already; take one of the two away
card-pattern-twice = this pattern is at line { $first } of the file already; remove one of the two
card-same-hands = every hand of this line is a hand of { $other } too; change or remove one of the two
card-never-slides = these numbers fit in one place only and never move; change the pattern, or write numbers = "printed"
card-skipped-suit-letter = suit { $letter } is used here and suit { $skipped } nowhere: was a color forgotten? Otherwise use the letters in order
card-nothing-new = every hand of this pattern is a hand of the patterns before it; change it or take it away
card-cheap-concealed = this line is concealed, which is harder, and worth no more than { $exposed } with its { $value }; give it a higher value
card-unmarked-singles-and-pairs = no hand of this section takes a joker: is it singles and pairs? Unmarked, every win in it pays double for doing without jokers
card-jokers-in-singles-and-pairs = singles and pairs take no jokers, and here jokers may stand in groups of three and more; was another section meant, or a smaller group?
card-proposal-write = write { $text }
card-proposal-add = add { $text }
card-proposal-remove = take it away
