# The words of the game, each said the same way everywhere. Other messages refer to them.
# Glossary: rack, exposure, discard, pass, Charleston, courtesy pass, blind pass, wall, line, card,
# natural, joker, concealed (C), exposed (X), wall game, jokerless.
-app-name = Mahj Tutor
-bam = Bam
-crak = Crak
-dot = Dot
-joker = Joker
-flower = Flower
-soap = Soap
-blank = Blank
-mah-jongg = Mah Jongg

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
card-line-name = { $section } { $number }
