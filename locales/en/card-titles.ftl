# The cards that ship, and their sections by id.
card-title-practice = Practice Card
    .year = 2026
    .evens = Evens
    .odds = Odds
    .consecutive-run = Consecutive Run
    .like-numbers = Like Numbers
    .sums = Sums
    .quints = Quints
    .winds-and-dragons = Winds and Dragons
    .singles-and-pairs = Singles and Pairs
