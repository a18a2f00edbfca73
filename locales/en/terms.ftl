# The words of the game: each idea has one term, said the same way everywhere. The glossary heads its
# entries with them, and other messages refer to them: { -joker }. A term that a sentence, or a label for
# several, says otherwise has a form for that: { -joker(form: "several") }. In the order of lessons/glossary.
-app-name = Mahj Tutor

# The set
-tile = Tile
-set = Set
-suit = Suit
-bam = Bam
-crak = Crak
-dot = Dot
-bird = Bird
-wind = Wind
-dragon = Dragon
-soap = Soap
-flower = Flower
-joker = { $form ->
    [several] Jokers
   *[heading] Joker
}
-blank = { $form ->
    [several] Blanks
   *[heading] Blank
}
-natural = Natural
-honor = Honors

# Groups
-group = Group
-single = { $form ->
    [in-sentence] single
   *[heading] Single
}
-pair = { $form ->
    [in-sentence] pair
   *[heading] Pair
}
-pung = { $form ->
    [in-sentence] pung
   *[heading] Pung
}
-kong = { $form ->
    [in-sentence] kong
   *[heading] Kong
}
-quint = { $form ->
    [in-sentence] quint
   *[heading] Quint
}
-sextet = { $form ->
    [in-sentence] sextet
   *[heading] Sextet
}
-in-a-row = In a row
-chow = Run, or chow
-cluster = Cluster
-news = NEWS

# At the table
-rack = Rack
-pusher = Pusher
-wall = Wall
-stack = Stack
-dice = Dice
-break = Break
-reserve = Reserve
-deal = Deal
-serve = Serving the wall
-east = East
-across = Across
-game = Game
-rotation = East moves on
-round = Round
-wind-indicator = Wind indicator

# The card
-card = Card
-line = Line
-hand = Hand
-section = Section
-note = Note
-color = Color
-value = Value
-x-and-c = X and C
-concealed = Concealed
-evens = Evens
-odds = Odds
-consecutive-run = Consecutive Run
-like-numbers = { $form ->
    [in-sentence] like numbers
   *[heading] Like Numbers
}
-sums = Sums
-winds-and-dragons = Winds and Dragons
-quints-section = Quints
-singles-and-pairs = Singles and Pairs
-matching-dragon = Matching dragon
-opposite-dragon = Opposite dragon
-zero = Zero
-league = League

# The Charleston
-charleston = Charleston
-pass = Pass
-right-across-left = Right, across, left
-rollor = ROLLOR
-first-charleston = First { -charleston }
-second-charleston = Second { -charleston }
-blind-pass = { $form ->
    [in-sentence] blind pass
   *[heading] Blind pass
}
-stop = Stopping
-courtesy-pass = { $form ->
    [in-sentence] courtesy pass
   *[heading] Courtesy pass
}
-stray = Stray
-heavenly-hand = { $form ->
    [in-sentence] heavenly hand
   *[heading] Heavenly hand
}
-mush = Mush

# A turn
-turn = Turn
-draw = Draw
-discard = Discard
-throw = Throw
-down-is-down = Down is down
-claim = Claim
-expose = Expose
-exposure = Exposure
-out-of-turn = Out of turn
-window = Window
-to-rack = Racking
-pick-ahead = Picking ahead
-retract = Retract
-switch = Switching lines
-live = Live
-ready-hand = Ready

# Winning, and when it goes wrong
-mah-jongg = Mah Jongg
-declare = Declare
-false-mah-jongg = { $form ->
    [in-sentence] false { -mah-jongg }
   *[heading] False { -mah-jongg }
}
-mah-jongg-in-error = { -mah-jongg } in error
-throw-in = Throwing in
-dead-hand = { $form ->
    [in-sentence] dead hand
   *[heading] Dead hand
}
-challenge = Challenge
-misname = { $form ->
    [in-sentence] misnamed tile
   *[heading] Misnamed tile
}
-same = Same

# Jokers
-joker-exchange = { $form ->
    [in-sentence] joker exchange
   *[heading] Joker exchange
}
-jokerless = { $form ->
    [in-sentence] jokerless
   *[heading] Jokerless
}
-joker-bait = Joker bait

# Money and points
-point = Point
-self-picked = { $form ->
    [in-sentence] self-picked
   *[heading] Self-picked
}
-double = Double
-wall-game = Wall game
-pie = Pie
-kitty = Kitty

# Watching the others
-hot-tile = Hot tile
-safe-tile = Safe tile
-defense = Defense

# The evening
-table-rule = Table rule
-hot-wall = Hot wall
-cold-wall = Cold wall
-doubles = Doubles
-blank-exchange = Swapping a blank
-three-exposures = Feeding three exposures
-bettor = Bettor
-bet = Bet
-manners = Manners
-tournament = Tournament
-chinese-mah-jongg = Chinese mah jongg
-siamese = Siamese

group-single = { -single(form: "in-sentence") }
group-pair = { -pair(form: "in-sentence") }
group-pung = { -pung(form: "in-sentence") }
group-kong = { -kong(form: "in-sentence") }
group-quint = { -quint(form: "in-sentence") }
group-sextet = { -sextet(form: "in-sentence") }
group-other = group of { $size }
# "pung of Two Bam"
group-of = { $group } of { $tiles }

seat-you = you
seat-east = East
seat-south = South
seat-west = West
seat-north = North
# A player by the wind of the seat, in a sentence.
seat-called = { $wind }
# A player by the place, as long as the winds of the seats are not known.
seat-at = { $place ->
    [right] the player on your right
    [across] the player across from you
   *[left] the player on your left
}

# A line of the card: its section and its number there.
card-line-name = Line { $number } of { $section }
    .in-sentence = line { $number } of { $section }
-coach = Coach
