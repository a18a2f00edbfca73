# What is wrong with how a file is written: a card, a lesson, a game's record. Words of the file are the same in
# every language.
file-syntax = this is not TOML: { $detail }; look for a missing quote or bracket here or on the line above
file-newer-format = this file has format { $found }, and this version of { -app-name } reads format { $known }; use a newer { -app-name }
file-format = there is no format { $found }; the formats that can be read are: { $known }
file-unknown-key = “{ $key }” means nothing here{ $meant ->
    [none] ; known
   *[other] ; did you mean “{ $meant }”? Known
} here: { $known }
file-missing-key = “{ $key }” is missing here{ $example ->
    [none] { "" }
   *[other] ; add it like this: { $example }
}
file-wrong-value = “{ $key }” must be { $wanted ->
    [text] a text in quotes
    [number] a whole number without quotes
    [flag] true or false, without quotes
    [list] a list in square brackets
    [texts] a text in quotes, or a list of them in square brackets
    [four-numbers] four whole numbers in square brackets, one for each player
    [table] a table of its own
   *[tables] written with double square brackets
}{ $example ->
    [none] { "" }
   *[other] , like this: { $example }
}
file-out-of-range = “{ $key }” cannot be { $found }; write a whole number from { $least } to { $most }
file-unknown-word = “{ $word }” is not known here{ $meant ->
    [none] ; write
   *[other] ; did you mean “{ $meant }”? Write
} one of these: { $known }
