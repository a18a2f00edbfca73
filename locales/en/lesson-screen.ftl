lesson-step = Step { $number } of { $count }
lesson-previous = Previous step
lesson-hint = Hint
lesson-skip = Go on
lesson-check = Check
lesson-try-again = Try again
lesson-next = Next
lesson-finish = Finish
lesson-right = Right!
lesson-wrong = Not yet
lesson-hand-count = { $count } of 14 tiles on the rack
lesson-tray-tile = { $tile }, in the tray
lesson-tray-taken = { $tile }, taken from the tray
lesson-move-up = Move up: { $item }
lesson-finished = Well done!
lesson-finished-rules = Rules you have met
lesson-finished-next = The drill “Which line is it?” makes it quick: a rack, four lines, and you say which one is nearest.
lesson-again = Once more
lesson-to-course = To the course
lesson-to-drill = To the drill
lesson-missing = This lesson cannot be opened. “mahj-tutor check” says what is wrong with its file.

# A group of a line as it is heard: its symbols and what it is called.
lesson-group = { $symbols }, { $group }
lesson-cluster = { $symbols }, printed as one block

lesson-exposed = Exposed by { $who }:
lesson-thrown = { $who } discards { $tile }
lesson-take-back = Take it back
lesson-show = Show me
lesson-see-table = See the table
lesson-read-on = Read on
