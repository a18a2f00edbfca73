drill-title = Which line is it?
drill-question = One of these lines is nearest to your rack. Which one?
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
drill-over-all = Every single one. The card is yours now!
drill-over-good = Well read. A few more rounds and you will see it at a glance.
drill-over-some = That is how it starts. Look at pairs and pungs first: they point to the line.
drill-missed = The ones you missed:
drill-empty = This card does not have two different lines yet, so there is nothing to practice.
