# The drills. `drill-<kind>` is what a kind is called; `.about` says what it asks, `.tip` what helps with it.
drill-name-tile = Name the tile
    .about = Every tile by its name, until you stop thinking about it.
    .tip = Look at the corner first, then at the picture.
drill-group = Pair, pung, kong
    .about = Which tiles make a group, which only look like one, and where a joker may stand.
    .tip = Count to the size you need, and check that every tile is the same. NEWS and a year are single tiles.
drill-words-of-line = What does the line ask for?
    .about = Match a printed line with its meaning, or with a hand.
    .tip = Read a line color by color: each color is a suit of its own.
drill-is-it-a-hand = Is this Mah Jongg?
    .about = Fourteen tiles and a line: do they fit exactly?
    .tip = Lay the tiles along the line group by group. Check each number, each color, and how many there are.
drill-how-far = How many are missing?
    .about = Count the tiles a rack still needs for a line.
    .tip = Choose the suits and numbers that use most of your tiles, then count what is missing.
drill-line-from-rack = Which line is it?
    .about = Find the line that is closest to a rack.
    .tip = Look at pairs and pungs first: they point to the line.
drill-memory = From memory
    .about = Look at a line or a rack, cover it, and build it.
    .tip = Say it aloud in words before you cover it: group by group.
drill-choose-line = Which line would you play?
    .about = Three lines are possible. Which one is the best to aim for?
    .tip = Fewest tiles missing is not everything: pairs are hard to get, and jokers cannot help there.
drill-pass = What would you pass?
    .about = Choose three tiles for one pass of the Charleston.
    .tip = Keep pairs, jokers and tiles that belong together. Pass what stands alone.
drill-solitary-charleston = A Charleston on your own
    .about = Pass, see what comes, and pass again, all the way through.
    .tip = Keep two lines in mind as long as you can, and let the tiles decide.
drill-discard = What would you discard?
    .about = Fourteen tiles, one has to go.
    .tip = First what no line of yours needs, then what is easiest to get again.
drill-claim = Do you want it?
    .about = Somebody discards a tile. May you claim it, and should you?
    .tip = A claim shows your hand to everybody. Take what is hard to get, and let the rest go early in the game.
drill-who-gets-it = Who gets the tile?
    .about = Several players claim one discard.
    .tip = Mah Jongg comes first. Otherwise it goes to whoever’s turn comes next: turns go around to the right, from the discarder on.
drill-joker = Can you take that joker?
    .about = Which joker on the table can you exchange right now?
    .tip = It must be your turn, and you need exactly the tile the joker stands for.
drill-line-from-exposures = What are they playing?
    .about = Read a hand from the groups on the rack.
    .tip = Find a line that has every exposed group, with the same number of tiles in each.
drill-safe-tile = Which discard is safe?
    .about = The others have shown a lot. What can you still throw?
    .tip = What has been thrown and left lying is safest. What completes their groups is not.
drill-dead-or-not = Is that hand dead?
    .about = Look at what is exposed, and say whether the hand can still win.
    .tip = Look for one line that has every group. Then look whether its other tiles can still come.
drill-payment = Who pays what?
    .about = Somebody has won. What does each player pay?
    .tip = Ask two questions: who gave the last tile, and is there a joker in the hand?

drill-topic-tiles = Tiles and groups
drill-topic-card = Reading the card
drill-topic-charleston = Choosing a hand and the Charleston
drill-topic-play = At the table
drill-topic-defense = Watching the others
drill-topic-settlement = When it goes wrong, and when it is over

drill-all = All of them right. Wonderful!
drill-most = Well done! A few more rounds and it will come by itself.
drill-fewer = It gets easier with practice. What you missed will come up again.
drill-kind = What would you like to practice?
drill-today = Today’s practice
drill-today-lesson = Take lesson { $number }
drill-today-kind = Today: { $drill }
drill-today-about = { $count ->
    [0] { $next ->
        [missed] What you missed today comes back here tomorrow. Or try it again right now.
        [taught] Lesson 2 teaches the first exercises. Each day, what you have learned waits here.
       *[due] Nothing is due today. Practice whatever you like.
    }
   *[other] { $due ->
        [0] { $count } { $count ->
            [one] new exercise
           *[other] new exercises
        }, about { $minutes } min.
       *[other] { $count } { $count ->
            [one] exercise
           *[other] exercises
        }, mixed: what you are about to forget first, then a little that is new. About { $minutes } min.
    }
}
drill-today-missed = Try again
drill-today-begin = Begin
drill-today-again = What is left today
drill-known = Your progress
drill-known-card = The lines of your card. The fuller a square, the longer you’ll remember the line; a dot means you have won with it. Choose a line to practice it.
drill-known-line = { $line }: { $strength ->
    [new] not practiced yet
    [missed] missed last time
    [weak] needs practice
    [fading] fading
    [young] learned, and still settling in
   *[firm] you know it well
}{ $won ->
    [yes] . You have won with it.
   *[no] { "" }
}
drill-known-rules = The rules you have practiced
drill-known-chapter = { $chapter }: { $strength ->
    [missed] something was missed last time
    [weak] needs practice
    [fading] fading
    [young] learned, and still settling in
   *[firm] you know it well
}
drill-known-days = Your days of practice
drill-known-day = { $date }: { $count ->
    [0] nothing practiced
    [one] { $count } exercise
   *[other] { $count } exercises
}
# The initials of the days of the week, from Sunday.
weekday-initial = { $day ->
    [0] S
    [1] M
    [2] T
    [3] W
    [4] T
    [5] F
   *[6] S
}
drill-known-practiced = Practiced on { $days ->
    [one] { $days } day
   *[other] { $days } days
} of the last { $weeks } weeks
drill-known-helps = What helps most now: { $drill }
drill-so-far = { $right } of { $asked } right{ $seconds ->
    [0] { "" }
   *[other] { " · " }about { $seconds } seconds each
}{ $best ->
    [0] { "" }
   *[other] { " · " }best minute: { $best }
}
drill-memory-about = To take your progress along, save a copy here and bring it in on your other computer. You can also drop the file here.
drill-memory-save = Save a copy …
drill-memory-bring = Bring a copy in …
drill-memory-saved = Written to { $path }.
drill-memory-taken-up = What { $path } knows is added to what you knew here.
drill-memory-not-taken-up = Nothing could be added from { $path }: { $error }
drill-round-again = Another minute
drill-to-lesson = Lesson: { $lesson }
drill-taught-in = Taught in the lesson “{ $lesson }.”
drill-timed = Against the clock: as many as you can in one minute of thinking
drill-round-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
drill-round-right = { $right } right
drill-round-over = { $right } right in one minute. { $best ->
    [0] { "" }
   *[other] Your best so far: { $best }.
}
drill-learn-lines = { $count ->
    [one] Learn the last line
   *[other] Learn the next { $count } lines
}
drill-lines-to-come = { $count ->
    [one] One line of this card is still new to you.
   *[other] { $count } lines of this card are still new to you.
}
drill-choose = All drills
drill-waiting = One moment, a table is being set up …

drill-nearest-line-asked = One of these lines is closest to your rack. Which one?
drill-name-of-tile-asked = What is this tile called?
drill-tile-called-asked = Which tile is “{ $tile }”?
drill-called-same-asked = The { $tile } has just been discarded. The next player discards and says “{ -same }.” Which tile is it?
drill-which-group-asked = { $size ->
    [1] Which of these is a single?
    [2] Which of these is a pair?
    [3] Which of these is a pung?
    [4] Which of these is a kong?
    [5] Which of these is a quint?
   *[other] Which of these is a sextet?
}
drill-which-is-no-group-asked = Which of these is not a group?
drill-which-cluster-asked = { $cluster ->
    [news] Which of these makes NEWS?
   *[year] Which of these makes the year { $name }?
}
drill-which-holds-joker-asked = Which of these may hold a joker?
drill-line-of-exposures-asked = Which of these lines can this player still be playing?
drill-sentence-asked = What does this line ask for?
drill-hand-of-line-asked = Which of these is a hand of this line?
drill-is-it-a-hand-asked = Do these 14 tiles make this line?
drill-which-is-wrong-asked = Do these 14 tiles make this line? If not, which tile is wrong?
drill-which-are-missing-asked = Which tiles does this rack still need for this line?
drill-how-far-asked = How many tiles does this rack still need for this line?
drill-better-aim-asked = Which of these lines would you play for?
drill-pass-asked = { $step }: which three tiles would you pass?
drill-pass-on-asked = { $step }: which three tiles do you pass?
drill-discard-asked = Which tile would you discard?
drill-claim-asked = { $place ->
    [right] The player on your right
    [left] The player on your left
   *[across] The player across from you
} discards { $tile }. What do you do?
drill-exchange-asked = { $turn ->
    [own] It is your turn. Which exchange can you make?
   *[other] It is another player’s turn. Which exchange can you make now?
}
drill-exchange-from = The { $tile } for a joker in { $place ->
    [own] your own { $group }
    [right] the { $group } on your right
    [left] the { $group } on your left
   *[across] the { $group } across from you
}
drill-who-gets-it-asked = Who gets the tile?
drill-is-it-dead-asked = Is this hand dead?
drill-would-you-challenge-asked = Would you challenge this hand? If it can still win, you pay.
drill-payment-asked = { $place ->
    [own] You win
    [right] The player on your right wins
    [left] The player on your left wins
   *[across] The player across from you wins
} with this hand, worth { $value } points, { $from ->
    [wall] with a tile from the wall
    [own] with your discard
    [right] with the discard of the player on your right
    [left] with the discard of the player on your left
   *[across] with the discard of the player across from you
}. Who pays what?
drill-safest-asked = Which of these tiles is the safest to discard?
drill-lay-asked = Learn this line. Then cover it and build one of its hands.
drill-lay-rack-asked = Learn this rack. Then cover it and build it again.
drill-lay-covered = Now build one of its hands from memory.
drill-lay-rack-covered = Now build it again from memory.
drill-exposed = Exposed
drill-wants = { $place }: “{ $claim }”
drill-says = “{ $claim }”
drill-discards = { $place ->
    [own] (your discard)
   *[other] (discarded this tile)
}
drill-wants-nothing = { $place ->
    [own] (you let it go)
   *[other] (let it go)
}
drill-cover = I have it: cover it
drill-check = Check
drill-taken = { $taken } of { $count } tiles
drill-picture-tile = On the tile: { $face }
drill-tiles = { $tiles }
drill-count = { $count }
drill-yes = Yes
drill-no = No
drill-none-of-them = None of these
drill-balance = { $own }, { $right }, { $across }, { $left }
drill-balance-part = { $place ->
    [own] You { $way ->
        [gets] get
       *[pays] pay
    }
    [right] right { $way ->
        [gets] gets
       *[pays] pays
    }
    [left] left { $way ->
        [gets] gets
       *[pays] pays
    }
   *[across] across { $way ->
        [gets] gets
       *[pays] pays
    }
} { $points }

drill-tile-right = On the { $tile } you see { $face }.
drill-tile-wrong = On the { $tile } you see { $face }. On the { $chosen } you see { $seen }.
# Why there is this letter on it.
drill-tile-letter = { $letter } stands for “{ $name }.”
drill-tile-suit = { $suit ->
    [bam] Bam is short for “bamboo.”
    [crak] Crak is short for “character.”
   *[dot] The Dots are the round ones.
}
drill-joker-is-same = Who discards a joker may call it “{ -same }”: the same as the { $tile } discarded just before. It stays a joker, and nobody may claim it.
drill-score = { $right } of { $answered } right, { $count } in all
drill-right = Right!
drill-nearly = Nearly as good
drill-wrong = Not this time
drill-best = The best choice
drill-charleston-over = That was the last pass. The next rack is a new one.
drill-yours = Your choice
drill-also-right = { $count ->
    [one] The other one marked is just as good.
   *[other] The others marked are just as good.
}
drill-all-right = The marked ones are equally good.
drill-reason-and = { $why } { $also }
drill-right-one = The right answer
drill-better = { $best }: { $why }
# What else could be chosen, after a right choice.
drill-next-best = { $far ->
    [yes] Anything else costs much more. The least: { $next }, which gives up { $loss }.
   *[no] Next best: { $next }. That gives up { $loss }.
}
drill-next-best-title = The next best
drill-own-line = Your line: { $why }
drill-next-best-line = The next best: { $why }
drill-other-line = Choice { $number }: { $line }, { $chance }.
drill-how-dangerous = Each figure says how often somebody would win with that tile.
drill-danger-short = { $of ->
    [none] 0%
    [little] <1%
   *[some] { $percent }%
}
drill-loss = This costs { $loss }.
drill-right-text = { $missing ->
    [one] Only one tile is missing.
   *[other] Only { $missing } tiles are missing.
}
drill-wrong-text = { $missing ->
    [one] The closest line needs one more tile, and yours needs { $chosen }. All 14 tiles must belong to one line.
   *[other] The closest line needs { $missing } more tiles, and yours needs { $chosen }. All 14 tiles must belong to one line.
}
drill-is-group = { $size ->
    [1] One tile by itself is a single. A joker may never stand for it.
    [2] Two tiles alike are a pair. A joker may never stand in it.
   *[other] { $size } tiles alike are a { $group }. A joker may stand for any of them.
}
drill-other-size = These { $size } tiles are a { $group }.
drill-tiles-differ = These tiles are not alike. In a group, every tile has the same number and the same suit.
drill-is-run = This is a run. It counts in other kinds of mah jongg, but here a group is always the same tile again.
drill-is-cluster = { $cluster ->
    [news] North, East, West, and South: one of each. They are single tiles, so no joker may stand there.
   *[year] The digits of { $name } are in one suit, and the zero is Soap. No joker may stand there.
}
drill-no-cluster = { $fault ->
    [other-tile] One of these tiles does not belong.
    [twice] One wind is here twice, so another is missing.
    [no-soap] The zero is always Soap, the White Dragon. The other two dragons are not numbers.
   *[suits-differ] These numbers are in two suits. A year is in one.
}
drill-joker-may = A { $group } has three or more tiles alike, so a joker may stand in it.
drill-joker-may-not = { $place ->
    [cluster] These could be NEWS or a year: single tiles and pairs. A joker may never stand there.
    [single] A joker is never a single tile. It needs a group of three or more.
   *[pair] A joker may never stand in a pair.
}
drill-has-exposures = This line has every group that is exposed.
drill-lacks-group = { $kin ->
    [yes] Whatever numbers and suits it takes, this line never has a { $group }.
   *[no] This line has no { $group }.
}
drill-lacks-together = This line has each of these groups, but never together in one hand.
drill-is-concealed = This line must stay concealed, so nothing may be exposed for it.
drill-says-this-line = That is this line, in words.
drill-says-other-line = That describes { $line }.
drill-is-hand = All 14 tiles belong to this line. { $jokers ->
    [yes] The jokers stand in groups of three or more, where they may.
   *[no] The card’s colors name no suit. They only say which groups share one.
}
drill-is-the-rack = That is the rack, tile for tile.
drill-is-hand-of = That is a hand of { $line }.
drill-other-group = With { $right } instead of { $wrong }, it would be this line. Check the colors, which stand for suits, and the numbers.
drill-wrong-tile = There is { $wrong } too many here, and { $missing } is missing.
drill-joker-for-tile = A joker stands for the { $tile } here. { $group ->
    [single] It’s a single,
    [pair] It’s one of a pair,
    [cluster] It belongs to a group of different tiles,
   *[closed] The card closes that group to jokers,
} so it must be the tile itself.
drill-missing = { $missing ->
    [one] One tile is missing.
   *[other] { $missing } tiles are missing.
}
drill-missing-other = { $missing ->
    [one] One tile is missing, not { $said }.
   *[other] { $missing } tiles are missing, not { $said }.
}
drill-chance-of-line = { $missing ->
    [one] One tile is missing
   *[other] { $missing } tiles are missing
}{ $claimed ->
    [all] .
    [none] , which cannot be claimed along the way.
   *[some] ; { $drawn ->
        [one] one of them cannot be claimed along the way.
       *[other] { $drawn } of them cannot be claimed along the way.
    }
} { $live ->
    [one] Jokers aside, one tile that would help is still unseen.
   *[other] Jokers aside, { $live } tiles that would help are still unseen.
} Playing for this line alone, you win { $chance } of the time.
drill-as-good-tiles = The coach would give away { $tiles }. { $why }
drill-better-tiles = The coach would rather give away { $tiles }. { $why }
drill-throws-joker = A joker can stand for any tile in a group of three or more, so keep it as long as you can. The coach would rather give away { $tile }. { $why }
drill-costs-least = You lose { $tiles } for { $line }, but anything else costs you more.
drill-may-exchange = Your tile takes the place of the joker, and the joker comes to your rack.
drill-some-may = One of these exchanges can be made: look for a tile on your rack that a joker stands for.
drill-none-may = None of these exchanges can be made now.
drill-another-gets-it = { $place ->
    [own] You get the tile.
    [right] The player on your right gets the tile.
    [left] The player on your left gets the tile.
   *[across] The player across from you gets the tile.
} { $rule }
drill-dead = This hand is dead. { $why } { $rule }
drill-dead-by-joker = This hand is dead. { $why }
drill-dead-apart = No line has the { $groups } together in one hand.
drill-dead-concealed = A line that must stay concealed has the { $groups }: { $line }.
drill-dead-gone = Every hand with the { $groups } still needs tiles that can no longer come.
drill-dead-joker = No line that may be exposed takes a joker there: { $groups }. No joker stands in a single or a pair, nor where the card says “no jokers.”
drill-dead-lacks = No line has a { $groups }.
drill-alive = This hand may be alive: for example { $line } has every exposed group.
drill-paid = The line is worth { $value } points. { $from ->
    [wall] The tile came from the wall, so each of the three pays double.
    [own] You gave the tile, so you pay double, and the other two pay once.
    [right] The player on your right gave the tile and pays double, the other two pay once.
    [left] The player on your left gave the tile and pays double, the other two pay once.
   *[across] The player across from you gave the tile and pays double, the other two pay once.
} { $jokers ->
    [none] There is no joker in the hand, so all of it is doubled once more.
    [exempt] Hands of Singles and Pairs get nothing extra for having no joker.
   *[some] There is a joker in the hand, so nothing more is doubled.
}
drill-danger = { $safest ->
    [yes] The chance that somebody wins with the { $tile } is { $danger }: the smallest of these.
   *[no] The chance that somebody wins with the { $tile } is { $danger }. With the safest of these it is { $least }.
} { $place ->
    [right] With what lies exposed on your right, { $line } may need it.
    [left] With what lies exposed on your left, { $line } may need it.
    [across] With what lies exposed across from you, { $line } may need it.
    [gone] You can see every other copy of it, so hardly anybody can use it.
    [nobody] Nobody has shown a group for it{ $discarded ->
        [0] .
        [one] , and one was discarded and left lying.
       *[other] , and { $discarded } were discarded and left lying.
    }
   *[hidden] Nobody has shown a group for it, but { $unseen ->
        [one] 1 copy is
       *[other] { $unseen } copies are
    } still hidden.
}
drill-laid = { $lacks ->
    [0] Every tile of the line is there, but { $surplus } is too many.
   *[other] { $extra ->
        [0] Still missing: { $missing }.
       *[other] Still missing: { $missing }. No place for: { $surplus }.
    }
}
drill-next = Next
drill-result = See my result
drill-again = { $count ->
    [3] Three more
   *[other] Ten more
}
drill-over = { $right } of { $count }
drill-today-done = { $days ->
    [one] That’s your practice for today. Come back tomorrow, and it makes two days running.
   *[other] That’s your practice for today: { $days } days running!
}
drill-missed-again = Practice what you missed
drill-missed = The ones you missed:
# Exercises on paper.
sheet-name = Name: { $line }
sheet-answers = Answers
sheet-as-good = { $count ->
    [one] 1 more answer is as good.
   *[other] { $count } more answers are as good.
}
sheet-done = { $pages ->
    [one] 1 page: { $file }
   *[other] { $pages } pages: { $file }
}

drill-no-more = { $count ->
    [one] This card gives only 1 exercise of this kind from this seed.
   *[other] This card gives only { $count } exercises of this kind from this seed.
}
drill-empty = This card does not have enough lines yet, so there is nothing to practice here.

# What is to be seen on a tile, without its name.
tile-face-bam = { $number ->
    [1] a green bird and a 1
   *[other] { $number } sticks of bamboo
}
tile-face-crak = a red Chinese character and the number { $number }
tile-face-dot = { $number ->
    [1] one circle
   *[other] { $number } circles
}
tile-face-north = a Chinese character and an N
tile-face-east = a Chinese character and an E
tile-face-west = a Chinese character and a W
tile-face-south = a Chinese character and an S
tile-face-red-dragon = a red character in a ring and an R
tile-face-green-dragon = a green character in a ring and a G
tile-face-white-dragon = a blue frame and a 0
tile-face-flower = a flower and an F
tile-face-joker = a jester’s cap and a J
tile-face-blank = nothing at all
