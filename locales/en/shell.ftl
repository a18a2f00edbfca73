## The top bar and the places of the program

route-home = Home
route-lesson = Lesson
route-drill = Drill: which line is it?
route-table = Game
route-card = Score card
route-rulebook = Rulebook
route-settings = Settings

menu-home = Home
menu-table = Play
menu-drill = Drill
menu-card = Card
menu-rulebook = Rules
menu-settings = Settings
menu-back = Back
