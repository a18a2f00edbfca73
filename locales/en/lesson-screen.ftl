lesson-step = Step { $number } of { $count }
lesson-quick-question = Quick question { $number } of { $count }
lesson-previous = Previous step
lesson-hint = Hint
lesson-skip = Go on
lesson-skip-warm-up = Skip the warm-up
lesson-check = Check
lesson-next = Next
lesson-finish = Finish
lesson-right = Right
lesson-right-now = There you go
lesson-compare = Done. Now compare
lesson-wrong = Not yet
lesson-carried-out = Look what happened
lesson-almost = Almost
lesson-hand-count = { $count } of 14 tiles on the rack
lesson-tray-tile = { $tile }, in the tray
lesson-tray-taken = { $tile }, taken from the tray
lesson-move-up = Move up: { $item }
lesson-move-down = Move down: { $item }
lesson-finished-rules = Rules of this lesson ({ $count })
lesson-finished-title = { $known ->
    [most] You know most of “{ $title }.”
   *[little] You’ve been through “{ $title }.”
}
lesson-finished-practice = Worth another look:
lesson-finished-more = Show { $count } more
lesson-again = Take it again
lesson-practice-missed = Practice { $count ->
        [one] this one
       *[other] these { $count }
    }
lesson-to-course = To the course
lesson-to-drill = To the drill
lesson-missing = This lesson cannot be opened. “mahj-tutor check” says what is wrong with its file.
lesson-show = Show me
lesson-shown = Here it is
lesson-watch = Watch the table…
lesson-asked-again = Another try at something you missed
lesson-recall-own = Quick check
lesson-recall-from = Review: { $title }
lesson-tally = { $right } of { $asked } right on the first try
lesson-tried = You tried { $count ->
        [one] one thing
       *[other] { $count } things
    } at the table that didn’t help, and saw what came of it. That’s how it’s learned.
lesson-tally-warm = Nobody gets it all the first time. A second round makes it stick.
lesson-comes-back = Questions from these lessons will come back:
lesson-finished-next = { $minutes ->
    [one] The next lesson takes about a minute.
   *[other] The next lesson takes about { $minutes } minutes.
} { $summary }
lesson-next-lesson = Next lesson: { $title }
    .short = Next lesson

# Tiles that stand in a text or on an answer, and what is marked on them, as they are heard.
lesson-tiles = { $tiles }
lesson-option = { $option }: { $tiles }
lesson-marked-right = { $what }, right
lesson-marked-wrong = { $what }, not right
lesson-marked-missing = { $what }, missed

# A group of a line as it is heard: its symbols and what it is called.
lesson-group = { $symbols }, { $group }
lesson-cluster = { $symbols }, printed side by side

lesson-take-back = Take it back
lesson-see-table = See the table
lesson-read-on = Read on

# A test of what a unit teaches.
unit-test-title = Test: { $unit }
unit-test-passed = You know “{ $unit }.” Its lessons are marked as done.
unit-test-missed = Not quite yet. Nine out of ten right would show that you know “{ $unit }.”
lesson-dice = Two dice: { $one } and { $other }
lesson-wall = A wall of { $stacks } stacks
lesson-wall-broken = A wall of { $stacks } stacks, broken after { $broken } from the right
lesson-wall-served = A wall of { $stacks } stacks, its right end pushed toward the middle
lesson-wall-middle = Middle of the table
lesson-wall-angle = 45°
lesson-stack = Stack { $number } from the right
lesson-stack-elsewhere = { $place ->
    [right] The wall on your right: stack { $number } from its right end
    [across] The wall across: stack { $number } from its right end
   *[left] The wall on your left: stack { $number } from its right end
}
lesson-price = By the coach’s count, this costs you, on average, about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
lesson-coach-same = The coach would do the same.
lesson-coach-rather = The coach would choose this: { $action }
lesson-on-this-card = On this card: { $card }
lesson-remark-tiles = For next time: I would have kept { $kept } and let { $gone } go.
lesson-remark-action = Next time, think about this instead: { $action }
lesson-own-card = On your card: { $card }
lesson-not-own-card = Your card does not have what this scene needs, so we play it with ours: { $card }
lesson-rack-open = Open on top of the rack: { $open }. On the rack: { $tiles }
lesson-rack-top = Top
lesson-rack-slope = Slope
lesson-seat-wind = { $place }: { $wind ->
    [east] East
    [south] South
    [west] West
   *[north] North
}
lesson-seats = A table: { $own }; { $right }; { $across }; { $left }
lesson-no-card-chosen = On our card, since you have not chosen one yet: { $card }
lesson-line-lacks = With this hand, { $missing ->
        [one] { $missing } tile of that line would still be missing
       *[other] { $missing } tiles of that line would still be missing
    }.
lesson-line-wants = Your line wanted { $tiles }.
# What was picked among tiles: that only some are lacking, or which do not belong.
lesson-picked-too-few = What you picked is right, but something is still missing.
lesson-picked-strays = You picked { $tiles } by mistake.
lesson-see-card = See the card
lesson-to-exam = On to the exam
lesson-played = Played

# The keys of a lesson.
lesson-help-asked = { $asked ->
    [choose] Tap one of the answers.
    [tiles] Pick tiles, and then have them checked.
    [groups] Pick groups of the line, and then have them checked.
    [order] Put the things in order, and then have it checked.
    [amount] Pick the number, or the stack.
    [build] Put the tiles on the rack, and then have the hand checked.
    [act] Play at the table: choose tiles on your rack, and use the buttons above it.
    [play] Play on at the table.
   *[none] Read on with “Next.”
}
lesson-help-where = { $place ->
    [exam] In the exam every question counts once, and there is no hint. You can look up words once you have answered.
    [memory] Stuck? Press “Hint.” You can look up words once you have answered.
    [words] Click a word with dots under it to look it up. F2 lists the words.
   *[page] Stuck? Press “Hint,” or click a word with dots under it. F2 lists the words.
}
lesson-key-asked = Go to the question
    .key = Tab
lesson-key-pick = Pick it, or put it back; in a list, carry a step
lesson-key-digits = Pick by number
lesson-key-move = Move along, or move a step of a list
    .key = Arrows
