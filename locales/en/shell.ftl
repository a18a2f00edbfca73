# The places of the program.
route-home = Home
route-lesson = Lesson
route-unit-test = Test
route-drill = Drills
route-table = Game
route-card = The card
route-rulebook = Rulebook
route-glossary = Glossary
# What a screen reader calls the window.
window-title = { $place } · { -app-name }
route-settings = Settings
route-about = About Mahj Tutor

# What can be done from everywhere.
menu-home = Home
menu-table = Game
menu-drill = Drill
menu-card = { -card }
menu-rulebook = Rules
menu-glossary = Glossary
menu-settings = Settings
menu-back = Back
menu-places = Menu
menu-with-keys = { $entry } ({ $keys })
menu-language = Language: { $language }
menu-lighter = Light theme
menu-darker = Dark theme

# What went wrong with a file that is kept.
notice-set-aside = { $file } could not be used: { $damage } It is kept as { $kept_as }, and the program starts a new one. If you can fix it, close the program and give it its old name back.
notice-left-alone = { $file } could not be used and was left as it is: { $damage } What it should remember is remembered only until you close the program.
notice-not-kept = { $file } could not be saved ({ $error }). The program tries again with your next change. If it never works, your latest changes are lost when you close it.
notice-program-failed = { $file } could not be saved, because something failed inside the program. It tries again with your next change.
notice-no-room = There is no room left on this computer, so what you do cannot be saved right now. Go on as you like: once there is room, all of it is saved. Only what is not saved when you close the program is lost.
notice-not-allowed = The program may not write to its own folder, so what you do cannot be saved right now. Go on as you like: once it may, all of it is saved. Only what is not saved when you close the program is lost.
notice-went-wrong = Something inside the program went wrong. Your game and everything you have learned are safe. If you want to help us fix it, save a report there:
notice-open-elsewhere = Mahj Tutor is open in another window already. Here you can look around, practice, and play: only what you practice is saved. For the rest, go on in the other window, or close it and start again.
notice-dismiss = All right
damage-malformed-at = line { $line }, column { $column }: { $message }.
damage-malformed = { $message }.
damage-match-word = it says “{ $word }” where something else belongs.
damage-match-other = its last game is not the one that should follow, game { $number }.
damage-newer = it is in format { $format }, of a newer version of this program.
damage-unreadable = { $error }.

# What is wrong with lessons that somebody put into the learner's folder.
notice-lesson-unreadable = { $path } cannot be read ({ $error }). Its lesson is left out of the course.
notice-broken-lesson = A lesson in your folder is left out of the course. { $file }, line { $line }, column { $column }: { $problem }.
notice-broken-lesson-text = The texts of a lesson in your folder are broken. { $file }, line { $line }, column { $column }: { $problem }.
