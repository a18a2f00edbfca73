# A game that was played, looked at again.
review-sums = { $played ->
    [well] You played well: your decisions cost only { $lost } of your chance to win.
    [soundly] You played soundly: your decisions cost { $lost } of your chance to win.
   *[learn] Your decisions cost { $lost } of your chance to win. There is something to learn here.
} { $luck ->
    [good] The tiles you were dealt and drew added { $by_luck }.
    [bad] The tiles you were dealt and drew took { $by_luck }: bad luck.
   *[even] Luck hardly mattered.
} { $others ->
    [good] What the others did added { $by_others }.
    [bad] What the others did took { $by_others }.
   *[even] { "" }
}
review-mistake = { $when }: { $done }. { $why }
review-moment = { $discards ->
    [0] Before the first discard
    [one] After 1 discard
   *[other] After { $discards } discards
}
