# The table: whose turn it is, what may be done, the tools and the panels beside it.
table-empty = There is no game on the table. Play one against three computer players: unless you agree on a time limit, they wait as long as you like.
table-start = Play a game

# The round is called after a wind; in a round everybody is East once.
table-game-number = Game { $number }
table-game-number-of = Game { $number } of { $games }
# The first round is not named: its name would tell nothing yet.
table-game = Game { $number }{ $wind ->
    [east] { "" }
    [south] { " " }· South round
    [west] { " " }· West round
   *[north] { " " }· North round
}
table-game-of = Game { $number } of { $games }{ $wind ->
    [east] { "" }
    [south] { " " }· South round
    [west] { " " }· West round
   *[north] { " " }· North round
}
table-you-are = You: { $seat }
# A player by name, with the wind of the seat.
table-player-named = { $name } ({ $wind })
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .number = { $points }
# What a screen reader says of a player.
table-player = { $name }, { $tiles } tiles on the rack{ $exposures ->
    [0] { "" }
    [one] , one group exposed
   *[other] , { $exposures } groups exposed
}{ $scored ->
    [yes] , { table-points }
   *[no] { "" }
}{ $turn ->
    [yes] , now playing
   *[no] { "" }
}
# In a lesson: a player and where they sit.
table-player-at = { $name }, { $place ->
    [right] on your right
    [across] across
   *[left] on your left
}
table-wall = { $count ->
    [one] One tile is left in the walls
   *[other] { $count } tiles are left in the walls
}
table-wall-short = { $count } left in the wall
table-no-discards = The discards go here
table-no-tiles = Your tiles go here
table-ask-coach = Ask the coach
table-discarded-tile = { $tile }, discarded by { $player }
table-discards-ago = { $count ->
    [0] The newest discard
    [one] One discard ago
   *[other] { $count } discards ago
}
table-still-unseen = { $count ->
    [0] You have seen all the others
    [one] One more is still unseen
   *[other] { $count } more are still unseen
}
table-exposed-tile = In an exposed { $group }
table-exposed-joker = Joker in an exposed { $group }
table-new-tile = { $tile }, new

## The opening

table-opening-game = { $game }. { $why }
table-opening-host = { $player ->
    [you] You are the host and begin
   *[other] { CAPITAL($player) } is the host and begins
} as East
table-opening-host-why = East breaks the wall and makes the first discard.
table-opening-roll = { $player ->
    [you] You have the highest roll: you are East
   *[other] { CAPITAL($player) } has the highest roll and is East
}
table-opening-roll-why = Everybody rolls two dice. East breaks the wall and makes the first discard.
table-opening-roll-tied = Several players tied for the highest roll, so only they rolled again. Their last roll decides.
table-opening-east-passes = East moves to the right: now { $player ->
    [you] you are East
   *[other] { $player } is East
}
table-opening-east-passes-why = After each game, the player on East’s right is East, whoever won.
table-opening-walls = Everybody builds a wall
table-opening-walls-why = { $tiles } tiles, face down: each wall is { $stacks } stacks long and two tiles high.{ $longer ->
    [0] { "" }
    [one] { " " }One wall has a stack more.
   *[other] { " " }{ $longer } walls have a stack more.
}
table-opening-break = East rolls { $dice } and breaks the wall there
table-opening-break-why = The stacks are counted from the right end of East’s wall. Those stacks are drawn last of all.
table-opening-fours = Three rounds of four tiles to each player
table-opening-fours-why = The players take turns to the right. After one wall comes the next one on its left.
table-take-four = Round { $round } of three: take your four tiles
table-take-four-why = Click the first of the two stacks. The one to its left comes with it, and then the others take theirs.
table-take-last = Everybody has 12: take your last two tiles
table-take-last-why = Click a stack whose top is yours. The other one comes with it, and then each of the others takes one.
table-opening-last = East takes two tiles, the first and the third, and everybody else takes one
table-opening-last-why = Now East holds 14 tiles, and everybody else holds 13.
table-next-step = Next
table-skip-to-deal = Skip to the deal
table-skip-opening = Skip to the Charleston
table-rolled = { $player ->
    [you] You
   *[other] { CAPITAL($player) }
} rolled { $total }
table-rolled-again = { $before }, then { $next }
# A player before the winds of the seats are known.
table-place = { $place ->
    [own] You
    [right] On your right
    [across] Across
   *[left] On your left
}
    .short = { $place ->
        [own] You
        [right] Right
        [across] Across
       *[left] Left
    }

## What is awaited

table-charleston = { CAPITAL($step) }: { $wanted ->
    [0] all three go blind
    [one] choose one tile to pass
   *[other] choose { $wanted } tiles to pass
} to { $player }
table-charleston-first-why = Click the three you need least. Everybody gives away three and gets three others. Jokers stay on your rack.
table-charleston-why = { $chosen } of 3 chosen. Jokers may not be passed. Keep what your best lines need.
table-charleston-blind-why = Can’t spare three? Pass some blind: you pass on incoming tiles without looking at them.
table-challenge = { $owner ->
    [you] Call yourself dead
   *[other] Call { $owner } dead
}
table-choose-more = { $chosen ->
    [0] { $count ->
        [one] Choose one tile
       *[other] Choose { $count } tiles
    }
   *[other] { $count ->
        [one] Choose one more tile
       *[other] Choose { $count } more tiles
    }
}
table-choose-first = First click { $count ->
    [one] one more tile
   *[other] { $count } more tiles
} on your rack.
table-rests = The table stops here for now. Press “{ lesson-next }” to go on.
table-blind = Pass without looking:
table-blind-none = none
table-blind-count = { $count ->
    [0] No blind pass
    [one] Pass one tile blind
   *[other] Pass { $count } tiles blind
}
table-you-passed = { $blind ->
    [0] You passed
   *[other] You passed ({ $blind } blind)
}
table-you-received = You received
# In a low window, instead of the two.
table-you-received-in = { CAPITAL($step) }: you received
# Over the tiles of the pass before, below the name of the pass that is chosen now.
table-last-pass = Just passed: { $step }
table-courtesy-pass = { -courtesy-pass(form: "in-sentence") }
table-passing-over = The passes are over
table-vote-title = { -second-charleston }?
table-courtesy-title = { -courtesy-pass }
table-vote = Go on with a second Charleston?
table-vote-why = One player is enough to stop it. Once begun, it goes left, across, right, and all three passes are made.
table-courtesy = { -courtesy-pass }: how many tiles do you want to exchange with { $player }?
table-courtesy-why = The smaller of your two numbers counts. None is fine, too.
table-courtesy-after-stop = { $told }. { table-courtesy-why }
table-courtesy-give = Choose { $count ->
    [one] one tile
   *[other] { $count } tiles
} to exchange with { $player }
table-courtesy-give-why = You get as many back. Jokers may not be passed.
table-draw = Your turn: draw a tile
table-draw-after = { $player ->
    [you] You discard
   *[other] { $player } discards
} { $tile }. Your turn: draw a tile
table-draw-why = Then you have 14 tiles. You take the next one from the wall.
table-draws = { $player ->
    [you] You draw
   *[other] { $player } draws
} next
table-thinks = { $player ->
    [you] It’s your turn
   *[other] It’s { $player }’s turn
}
table-turn = Your turn: choose a tile to discard
table-turn-exposed = You exposed a { $group }: choose a tile to discard
table-turn-drew = You drew { $tile }: choose a tile to discard
table-turn-complete = Your hand is complete!
table-turn-complete-drew = You drew { $tile }, and your hand is complete!
table-turn-complete-why = Say Mah Jongg, and the game is yours.
# Another player has put the tile of the name into the learner’s exposed group.
table-joker-taken = { $player ->
    [you] You exchanged { $tile } for the joker in your group.
   *[other] { $player } had { $tile }, put it in your group, and took your joker. Anybody may do that on their own turn. Your group still counts.
}
table-turn-choose-why = Click the tile you need least. Or drag it to the middle. If your hand is complete, declare Mah Jongg instead.
table-turn-why = Before that, you may { $joker ->
    [yes] exchange for jokers, or declare Mah Jongg if your hand is complete.
   *[no] declare Mah Jongg if your hand is complete.
}
# On a button that shows the tile and the joker.
table-exchange = Exchange
table-discard-which = Discard: choose one tile
table-discard-first = First click the tile you want to discard.
table-naming = What do you call it?
table-naming-why = Choose what you say as you put the tile down, then discard it. The N key takes you there.
# A name to give a discard; read aloud.
table-naming-name = Say “{ $name }”
table-discard-named = Discard: say its name
table-discard-saying = Discard and say “{ $name }”
table-misnamed-why = { $who ->
    [you] If somebody claims Mah Jongg by the name you said, you alone pay
   *[other] If you claim Mah Jongg by the name that was said, { $player } alone pays
}. Otherwise, the name is corrected.
table-exposed-by-wrong-name = The name was wrong. Make a group with the tile that is really there, or your hand is dead.
table-key-name = Go to the names for your discard
table-discarded = { $player ->
    [you] You discard
   *[other] { $player } discards
} { $tile }
table-discarded-yours = You discard { $tile }
table-claims = { $player ->
    [you] You discard
   *[other] { $player } discards
} { $tile }: do you want it?
table-go-ahead = Go on
table-go-ahead-why = Nobody hurries you: look at the discard, try a claim, or go on.
table-step-why = One step at a time: look at what happened, then go on.
# On a button that shows the tiles.
table-claim-group = Claim { $size ->
    [1] { group-single }
    [2] { group-pair }
    [3] { group-pung }
    [4] { group-kong }
    [5] { group-quint }
   *[other] { group-sextet }
}
table-claim-unlike = Expose with it
table-change-group = Make it a { $group }
table-looked-why = You have looked: { $tiles }. The others remind you not to, but there is no penalty.
table-looked-nothing-why = You have looked, but nothing is there yet. The others remind you not to, but there is no penalty.
table-claimed = You have claimed { $tile }: the others are answering
table-claimed-why = Nothing is exposed yet, so you may still take it back.
table-try-retract = Take the exposure back
# Where the learner draws next: one button for both.
table-let-go-and-draw = Let it go and draw
table-take = Claim it
table-take-otherwise = Another group
table-take-which = You claim { $tile }. Which group do you expose?
table-open-group = { $size ->
    [1] { -single }
    [2] { -pair }
    [3] { -pung }
    [4] { -kong }
    [5] { -quint }
   *[other] { -sextet }
}{ $jokers ->
    [0] { "" }
    [one] , 1 joker
   *[other] , { $jokers } jokers
}
table-draw-or-take-why = You draw next. Draw a tile from the wall, or claim this one.
table-goes-on-why = The game goes on by itself. If you want this one, press “Claim it” before the next player draws.
table-called = You claim { $tile }. Nothing is exposed yet.
table-called-lay-open = Expose it
table-called-why = Once you expose the group, the claim stands. Until then you may take it back, and it costs nothing.
table-closes-line = { $why ->
    [concealed] { $line } is concealed. An exposed { $group } would put that line out of reach.
    [fewer] { $line } wants { $wanted ->
        [0] no { $tile }
        [1] only one { $tile }
       *[other] only { $tiles }
    }. A { $group } would put that line out of reach.
   *[group] { $line } has no place for a { $exposed }. Exposing it would put that line out of reach.
}
table-closes-line-nearest = { $closed } Closest then: { $line }, { $missing } missing.
table-claims-why = If you claim it, everybody sees your group. If you let it go, somebody else may claim it, or { $next ->
    [you] you draw
   *[other] the next player draws
}.
table-claims-win-why = This tile completes your hand. If you let it go, the game goes on.
table-go-ahead-timed-why = Look at the discard, try a claim, or go on. When the time is up, the game goes on.
table-claims-timed-why = Claim it or let it go. When the time is up, you let it go. Pause stops the clock.
# How much time is left to claim, beside the bar that shows it.
table-claim-seconds = { $seconds } s
table-claim-time = Time to claim: { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} left
# The sign that the newest discard can still be claimed.
table-claims-open = Claims are open
table-race-open = It can be claimed until { $player ->
    [you] you have drawn and then rack the tile, discard, exchange, or declare
   *[other] { $player } has drawn and then racks the tile, discards, exchanges, or declares
}.
table-race-you-draw = You need not wait. The others may claim until you have drawn and then rack the tile, discard, exchange, or declare.
table-race-you-hold = The last discard ({ $tile }) can still be claimed: until you rack the tile you drew, discard, exchange, or declare.
table-race-late = { $player ->
    [you] You have
   *[other] { $player } has
} drawn. Do you still want the { $tile }?
table-race-holds = A claim counts until { $player ->
    [you] you rack the tile, discard, exchange, or declare
   *[other] { $player } racks the tile, discards, exchanges, or declares
}. The drawn tile then goes back.
table-game-over = The game is over
table-game-over-next = East moves to the right for the next game.
table-next-game = Next game
table-match-over = The match is over
table-match-over-why = Everybody has been East. Thanks for playing!
table-new-match = Play again
table-other-match = Play with other rules
table-sort = Sort

## What is refused

table-refused = That can’t be done here
table-refused-mah-jongg = It isn’t Mah Jongg yet
table-premature = One moment
table-joker-not-passed = Jokers are never passed. Keep yours: it’s your best tile.
table-enough-chosen = { $count ->
    [0] You’re passing all three blind, so you give none of your own. To give one, choose a smaller number to pass blind.
    [one] One tile is chosen already. Click it to take it back first.
   *[other] { $count } tiles are chosen already. Click one of them to take it back first.
}
table-joker-is-dear = A joker can stand for almost any tile. Are you sure you want to give it up?
table-discard-joker-even-so = Discard it even so
table-log-open = What happened so far
table-explain = Read more
table-more = More
# Between two reasons why something was refused.
table-reasons-between = { " " }
table-see-rule = See the rule
table-false-mah-jongg = At a real table, you would have shown your hand by now, and it would be dead. Here you simply play on.
table-understood = Got it

## Tools

table-card = The card
table-coach = Coach
table-log = Log
table-take-back = Take back your last decision
table-take-back-key = Take back
table-try-out = Try something out
table-open-side-board = Try something out: nothing counts until you come back
table-leave-side-board = Back to the game
table-side-board = Trying out: nothing counts
table-options = Options
table-pause = Pause
table-resume = Go on
table-pace-is = Pace: { $pace }

table-help = Help and keys
table-help-choose = Click a tile on your rack to choose it. Then press the button above the rack.
table-help-turn = The player everyone is waiting for is lit up.
table-help-look = Point at a tile, a name, or a button, and you can read what it is.
table-help-beside = The card, the coach, and the log open beside the table. Ask the coach whenever you are stuck.
table-help-leave = You can leave at any time. The game waits for you.
table-keys = Keys
table-key-arrows = Move along the rack
    .key = Left, Right
table-key-alt-arrows = Move the tile
    .key = Alt + Left, Right
table-key-space = Choose the tile
    .key = Space
table-key-primary = Press the button that shows this key; while tiles are still to be chosen, choose the tile
    .key = Enter
table-key-digits = Press another button
    .key = 1 to 9
table-key-more = Whatever else you may do
table-key-take = Claim the discard
table-key-follow = Open the coach, or play what it advises
table-key-letter = { $key }
table-key-escape = Clear the selection, or close a message
    .key = Esc

# Beside the score card.
table-card-progress = Show what I have and still need

## The log

table-log-charleston = { -charleston }
table-log-play = The play
table-log-empty = You will see here who passes, draws, discards, and claims.

## The coach

table-coach-empty = The coach can help as soon as there is something for you to choose.
table-close-side = Close
table-coach-thinks = Let me look at your tiles…
table-coach-waits = Nothing to decide right now.
table-coach-action = What I would do
table-coach-do = Play this
table-coach-do-key = D
table-coach-lines = Your best lines
table-coach-wins-with = These tiles win for you: { $tiles }.
table-coach-reckons = I’m working out your chance to win…
table-coach-even-share = If somebody wins, an even share is 25%.
table-coach-hardly-wins = It is hard to win with this hand. What counts most is to give the others nothing they want.
table-coach-all-lines = Your chance to win, with any line: { $chance }.
table-coach-all-lines-claim = Your chance to win, with any line: { $chance } if you claim the tile, { $without } if you let it go.
# How the chance to win was after the last choice, what has happened since (one event of the log each), and that another line has become the best.
table-coach-since = { $way ->
    [up] After your last choice it was { $before }. It is better now:
    [down] After your last choice it was { $before }. It is lower now:
    [turn] After your last choice it was { $before }. It is lower now: a turn has gone by without a tile you need.
    [closer] After your last choice I put it at { $before }. Nothing that counts has happened since; I have only looked more closely.
   *[same] That is about the same as after your last choice ({ $before }).
}
table-coach-news = · { $event }
table-coach-other-line = Another line is your best one now. Before your last choice it was { $line }.
table-coach-lines-why = The colors say which groups share a suit, not which suit. Outlined tiles are missing: hover over one to see how to get it.
table-coach-rest = The rest of your chance comes from other lines, which could still turn up.
table-coach-after = The game is over. There is nothing left to decide.
table-coach-missing = { $missing ->
    [0] Complete
    [one] One tile missing
   *[other] { $missing } tiles missing
} · worth { $value } points · { $concealed ->
    [yes] keep it concealed
   *[no] you may expose
}
table-coach-distance-alone = { $missing } · { $percent ->
    [0] under 1% if you play for it alone
   *[other] about { $percent }% if you play for it alone
}
table-coach-distance = { $missing } · { $percent ->
    [0] with this line under 1%
   *[other] with this line about { $percent }%
}

## The end of a game

table-you-won-early = Mah Jongg! You did it!
table-other-won = { -mah-jongg }
table-wall-game = { -wall-game }
table-wall-game-why = The scores stay as they were. It happens at every table: on to the next deal.
table-result-nearest = { $missing ->
    [0] Your line was complete:
    [one] Your closest line needed one more tile:
   *[other] Your closest line needed { $missing } more tiles:
}
table-result-verified = Checked against the card: every group is there, and every joker is in a group of three or more.
table-result-verified-blanks = Checked against the card: every group is there, every joker is in a group of three or more, and a blank may stand for any tile.
table-result-player = Player
table-result-this-game = This game
table-result-points = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] { $points }
}
table-result-shares = { $who ->
    [you] { $sign ->
        [plus] you are paid
        [minus] { $times ->
            [1] you pay
           *[other] you pay twice as much
        }
       *[none] you pay nothing
    }
   *[other] { $sign ->
        [plus] is paid
        [minus] { $times ->
            [1] pays
           *[other] pays twice as much
        }
       *[none] pays nothing
    }
}
table-scores = Scores
table-named-won = { $player ->
    [you] You win
   *[other] { CAPITAL($player) } wins
}!
table-look-at-table = Look at the table
table-look-at-result = How it ended
table-new-game = New game
table-result-who-pays = Who pays
table-result-discarded = discarded the last tile
table-result-hands = All hands
table-result-account = How this is counted
table-name-price = Mah Jongg! How much does each of the others owe you?
table-name-price-why = At this table the winner names the price. If you ask for too little, it stands. Whoever discarded the last tile pays twice what you say.
table-names-price = { $player ->
    [you] You have Mah Jongg and say
   *[other] { $player } has Mah Jongg and says
} what it costs
table-mush = { -mush }: choose up to three tiles for the middle
table-mush-why = All the tiles put there are mixed, and each player takes as many back. Your jokers stay with you.
# On the plate of a player, beside the name.
table-dead = { -dead-hand(form: "in-sentence") }
table-player-dead = { $summary }. This hand is dead
