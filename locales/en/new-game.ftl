# The page before a match: who plays, and by which rules.
new-game-title = A new game
new-game-about = Choose how to play, or press Enter for the highlighted one.
new-game-about-game-left = Your table is waiting for you. It is cleared when you start another game.
new-game-first = Your first game
new-game-easy = An easy game
new-game-first-about = The { card-title-first } has just a few lines. You get good tiles, the others are beginners, too, and the coach helps whenever you like.
new-game-first-card-use = Play with the { card-title-first }
# What a first game goes easier after: the first lessons, as far as they are not yet taken.
new-game-lessons = { $count ->
    [one] Your first game goes easier after lesson { $last }, about { $minutes } minutes on the tiles and the table.
    [2] Your first game goes easier after lessons { $next } and { $last }, about { $minutes } minutes on the tiles and the table.
   *[other] Your first game goes easier after lessons { $next } to { $last }, about { $minutes } minutes on the tiles and the table.
}
new-game-lesson = Lesson { $number } first
new-game-lesson-begun = Back to lesson { $number } first
new-game-play = Play
new-game-usual-game = A usual game
new-game-usual-about = { $card }, three regular players, and the rules that most tables play by.
new-game-usual-play = Play a usual game
new-game-own-table = Your own table
new-game-own-table-about = { $card }, with the players and table rules you chose below.
new-game-card = Card for a usual game: { $card }
new-game-other-card = Another card
new-game-whole-card = Use the { card-title-practice }, with many more lines
new-game-more = Choose players and table rules yourself
new-game-continue = Back to the table
new-game-tables = Your saved tables
new-game-table-name = Save these players and rules as
new-game-table-save = Save
new-game-table-forget = Forget “{ $name }”
new-game-usual = Back to the usual rules
new-game-rule = The rule
new-game-rule-of = The rule: { $item }
# What a screen reader says of an option.
new-game-option = { $item }: { $option }
new-game-opponents = How well the others play
    .help = A learner makes the mistakes that beginners make. A regular knows which tiles are left. An expert also watches what you expose and holds back what you need.
new-game-opponent = { $place ->
    [right] The player on your right
    [across] The player across
    [left] The player on your left
   *[fifth] The fifth player
}
new-game-style = { $place ->
    [right] Style, on your right
    [across] Style, across
    [left] Style, on your left
   *[fifth] Style, fifth player
}
new-game-level-learner = Learner
new-game-level-regular = Regular
new-game-level-expert = Expert
# Asked only where mistakes can be made.
new-game-erring = The others make mistakes, too
    .help = Do the other players now and then expose a wrong group, lose count of their tiles, or declare Mah Jongg by mistake? If you notice, speak up. After the game you are told what they did. If you name your own discards, they may misname theirs, too.
new-game-erring-option = { $often ->
    [never] Never
    [rarely] Rarely
    [now-and-then] Now and then
   *[often] Often
}
