# Home: what to do next, the course, the game, the drill.
home-next-first = New to the game? Begin here, with lesson { $number }.
home-next-begin-lesson = Your next lesson is number { $number }.
home-next-continue-lesson = You were in the middle of lesson { $number }.
home-next-continue-game = Your table is waiting
home-next-play = You have taken every lesson. Sit down at the table:
home-passed-over = Or go back to lesson { $number }: { $lesson }
home-begin-first = Win your first hand, { $time }
home-plays-already = I know how to play: deal me in
home-knows-chinese = I know Chinese mah jongg: what is different?
home-begin = Begin, { $time }
home-continue-lesson = Continue, about { $time } to go
home-continue = Continue
home-play = Play a game

home-course = The course
home-no-lessons = The lessons will appear here.
# How long: "4 minutes", "3 hours", "3 hours 10 minutes".
home-time = { $hours } { $minutes }
home-time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
home-time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
home-minutes-short = { $count } min
home-course-sums = { $done } of { $lessons } lessons done, about { $time } to go
home-unit-sums = { $done } of { $lessons } done, about { $time } to go
home-unit-open = { $lessons ->
    [one] 1 lesson
   *[other] { $lessons } lessons
}, about { $time }
home-unit-done = { $lessons ->
    [one] Lesson done
    [2] Both lessons done
   *[other] All { $lessons } lessons done
}
# What screen readers say of a lesson.
home-lesson-name = Lesson { $number }: { $title }, { $state }, { $time }
home-lesson-at = Step { $step } of { $steps }
home-lesson-closing = { $count ->
        [0] what you missed, once more
        [one] { $count } quick question to go
       *[other] { $count } quick questions to go
    }
home-lesson-finished = finished
home-lesson-again = finished before, { $state }
home-lesson-next = next
home-lesson-next-mark = Next
home-lesson-open = not begun yet

home-game-title = A game with three others
home-game-about = A whole game against three computer players, with hints whenever you ask for one.
home-game-waits = Your game is waiting, too: back to the table
home-table-waits = Your last game has ended: see how, or play the next one
home-game-continue = Back to the table
home-first-game = Play your first game
home-other-game = Choose a game
home-game-new = Start a new game

home-drill-title = Drills
home-drill-about = Ten short questions at a time: a few minutes a day train your eye.
home-drill-score = { $right } of { $asked } right on the first try so far
home-today-begin = Practice today’s exercises
home-drill-begin = Practice

# The game in three pictures, for those who have done nothing yet.
home-pictures = The game in three pictures
home-picture-line = A line
home-picture-line-about = The card lists every way to win, one on each line.
home-picture-rack = A rack
home-picture-rack-about = You collect the 14 tiles of one line on your rack.
home-picture-table = A game
home-picture-table-about = Four people play, drawing and discarding in turn. Whoever completes a line first wins.

# A line of the card, another one each day.
home-day-title = The line of the day: { $card }
home-day-closed = Click the line to see its hands.
home-day-card = See the whole card

home-unit-test = I know this already
home-unit-test-of = I already know “{ $unit }”: take the test

# The units of the course.
unit-tiles = The set and the table
    .about = Win a first hand, meet the tiles and their groups, and deal a game.
unit-card = The card
    .about = Read any line, and choose the one your rack is closest to.
unit-charleston = The { -charleston }
    .about = Pass the tiles you do not need and get others, before play begins.
unit-claims = Turn and claim
    .about = Draw, discard, take a tile from somebody else, and say Mah Jongg.
unit-jokers = { -joker(form: "several") }
    .about = Where they can stand, and how to get one from the table.
unit-penalties = When it goes wrong
    .about = Wrong names, dead hands, Mah Jongg in error, and what happens then.
unit-evening = The evening
    .about = Getting paid, running an evening, watching the others, and a whole game of your own.
unit-none = More lessons
    .about = Lessons your teacher added.
