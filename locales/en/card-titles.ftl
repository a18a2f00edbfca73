# The cards that ship, and their sections by id.
card-title-practice = Practice Card
    .year = 2026
    .evens = Evens
    .odds = Odds
    .consecutive-run = Consecutive Run
    .like-numbers = Like Numbers
    .sums = { -sums }
    .quints = Quints
    .winds-and-dragons = Winds and Dragons
    .threes = 3-6-9
    .singles-and-pairs = Singles and Pairs

card-title-first = First Card
    .like-numbers = Like Numbers
    .evens = Evens
    .odds = Odds
    .consecutive-run = Consecutive Run
    .year = 2026
    .sums = { -sums }
    .winds-and-dragons = Winds and Dragons
    .quints = Quints
    .singles-and-pairs = Singles and Pairs
