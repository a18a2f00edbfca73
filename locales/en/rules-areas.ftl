# The chapters of the rulebook, and what it says about each rule.
rule-area-object = The object of the game
rule-area-tiles = The tiles
rule-area-deal = Walls, break and deal
rule-area-rotation = From game to game
rule-area-card = Reading the card
rule-area-groups = Names of groups
rule-area-charleston = The Charleston
rule-area-turn = A turn
rule-area-picking = Drawing from the wall
rule-area-discarding = Discarding
rule-area-window = Time to claim
rule-area-exposure = Claiming for an exposure
rule-area-mah-jongg = Claiming for Mah Jongg
rule-area-concealed = Concealed hands
rule-area-retracting = Taking a claim back
rule-area-jokers = Jokers
rule-area-exchange = The joker exchange
rule-area-flowers-and-soap = Flowers and Soap
rule-area-dead-hands = Dead hands
rule-area-misnaming = A tile misnamed
rule-area-errors = Mah Jongg in error
rule-area-payments = Winning and paying
rule-area-wall-game = The end of the wall
rule-area-table-rules = Table rules
rule-area-strategy = Playing well
rule-area-etiquette = Good manners
rule-area-differences = Other mahjongs

rule-kind-enforced = The game is played by this rule.
rule-kind-explained = Good to know; there is nothing to enforce.
rule-kind-table-rule = A table may agree on this.

rule-source-rules-article = an article on the rules of the game
rule-source-mahjong-time = Mahjong Time (American style)
rule-source-fisher = L. Fisher (printable rules)
rule-source-playing-the-game = American Mah Jongg Association (Playing the Game)
rule-source-rules-companion = American Mah Jongg Association (Rules Companion)
