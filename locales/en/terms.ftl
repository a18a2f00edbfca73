# The words of the game, each said the same way everywhere: as the glossary heads its entries. Other
# messages refer to them.
-app-name = Mahj Tutor
-bam = Bam
-crak = Crak
-dot = Dot
-joker = Joker
-flower = Flower
-soap = Soap
-blank = Blank
-mah-jongg = Mah Jongg
-rack = Rack
-stack = Stack
-break = Break
-reserve = Reserve
-card = Card
-section = Section
-line = Line
-note = Note
-cluster = Cluster
-natural = Natural
-jokerless = Jokerless
-concealed = Concealed
-charleston = Charleston
-blind-pass = Blind pass
-courtesy-pass = Courtesy pass
-heavenly-hand = Heavenly hand
-mush = Mush
-exposure = Exposure
-to-rack = Racking
-declare = Declare
-throw-in = Throwing in
-dead-hand = Dead hand
-challenge = Challenge
-false-mah-jongg = False Mah Jongg
-joker-exchange = Joker exchange
-self-picked = Self-picked
-wall-game = Wall game
-hot-wall = Hot wall
-cold-wall = Cold wall
-sums = Sums
-matching-dragon = Matching dragon
-opposite-dragon = Opposite dragon
-league = League

group-single = single
group-pair = pair
group-pung = pung
group-kong = kong
group-quint = quint
group-sextet = sextet
group-other = group of { $size }
# "pung of Two Bam"
group-of = { $group } of { $tile }

seat-you = you
seat-east = East
seat-south = South
seat-west = West
seat-north = North

# A line of the card: its section and its number there.
card-line-name = Line { $number } of { $section }
    .in-sentence = line { $number } of { $section }
