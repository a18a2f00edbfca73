# What may be tried in the positions of lessons/rules, chapter by chapter.

# Reading the card
try-any-three-suits = The colors on the card ask for two suits, not for certain ones. Dots and Bams will do: declare Mah Jongg.
try-one-colour = Odd numbers of one suit, all Dots, and two red dragons. Declare Mah Jongg.
try-two-colours = All your tiles are Bams, but the line wants its last kong in another suit. Try to declare Mah Jongg.
try-no-suit = N is a wind, R, G and 0 are the three dragons; here none of them has a suit. Declare Mah Jongg.
try-digits = F is a flower, and each digit is a number tile. Compare your even numbers with the line “Evens 1”, then declare.
try-zero = The card prints four zeros, and you hold four Soaps. They go with any suit: declare Mah Jongg.
try-dragons-of-suits = D is a dragon in the color of its suit: here that of the Craks, so red. Declare Mah Jongg.
try-red-and-green = R and G at the start of the line are two certain dragons, whatever suits you have. Declare Mah Jongg.
try-opposite-dragon = The dragons of this line have a color of their own: they match neither Bams nor Craks. Soap is right. Declare Mah Jongg.
try-claim-for-an-open-line = The line “Evens 1” is marked X, so you may claim for it. Take the Two Crak for a kong: from now on all can see it.
try-concealed-line = Your tiles go to a line marked C: nothing of it may lie open. The Two Crak tempts you. Let it go.
try-value-of-a-line = Look at the number beside your line: that is its value. Declare, and see how the payments follow from it.
try-little-sum = 9 minus 6 is 3: the signs are only decoration, and the note says that any two suits will do. Declare Mah Jongg.
try-higher-run = The card prints 1 2 3 4, and its note lets the numbers move together. Yours are 5 6 7 8: declare Mah Jongg.
try-fixed-numbers = The line says 2 times 4 is 8, and no note frees its numbers. Yours are 1, 3 and 7. Try to declare.
try-group-sizes = Fourteen tiles with the right numbers, but the line wants four Ones and two Twos. You have three of each. Try to declare.
try-two-lines-fit = Your tiles make two lines: in one the jokers are a wind and a dragon, in the other a wind and Ones. Declare, and see which is paid.
try-like-numbers = Every card has a section with a theme of its own. On this one it is one number in all suits. Declare Mah Jongg.
try-winds-section = Nothing but flowers, winds and dragons: find the line on the card, then declare Mah Jongg.
try-singles-and-pairs = Single tiles and pairs only, so no joker could help. Declare, and see in the payments that there is no bonus for that.
try-choose-a-line = Ask the coach (key H) which lines are near, and what each still lacks. Then discard a tile that no near line needs.

# Charleston
try-sort-and-pass = Put your tiles in order first (the key S does it). Then choose three tiles that you need least and pass them to the right.
try-pass-three = Try to pass only two tiles.
try-pass-joker = Try to pass a joker to the right.
try-pass-flower = You do not collect flowers here. Pass one with two other tiles.
try-pass-pair = Pass both of your One Bams together, and the North with them.
try-pass-hidden = Your three tiles lie face down already, and the others still think. “Show me” tries to pass three different ones instead.
try-pass-across = Compare your tiles with the card. Then pass three to the player across; three others come back from there.
try-pass-left = Pass three tiles to the left. What comes in comes from the right.
try-blind-left = You can spare only the North. Choose it, and pass on two of the incoming tiles without looking at them.
try-look-before-blind = You would like to know what comes in before you pass it on. “Show me” tries to look at it first.
try-blind-right = All your tiles fit together. Pass on all three incoming tiles unseen.
try-stop-too-early = The first three passes are for everybody, so there is no button to stop. “Show me” asks all the same.
try-vote-on = Say that you want to go on with a second Charleston. It takes all four to agree.
try-vote-stop = Your tiles fit well. Stop the Charleston: your word alone is enough, and the courtesy pass still comes.
try-second-left = The second Charleston begins with left. Pass three tiles and see that across comes next.
try-stop-second = You are in the middle of the second Charleston. “Show me” asks to stop it now.
try-courtesy = Offer three tiles to the player across. The lower of the two offers counts; the other two players agree by themselves.
try-heavenly = You are East, and your 14 tiles were dealt complete. Declare Mah Jongg before anything is passed.

# Concealed hands
try-concealed-last-tile = Nobody has seen a tile of your concealed hand. Now its last one is discarded: claim it, and all fourteen lie open at once.
try-exposed-and-concealed = All fourteen tiles fit a line marked C, but one pung already lies open. Try to declare Mah Jongg.
try-exchange-while-concealed = You build a concealed hand. Exchange your Red Dragon for the joker on the right: nothing of yours is exposed by that.

# Dead hands
try-challenge = The player to your right shows a pung of One Bams and now one of Nine Craks. No line has both. Call the hand dead; its owner must agree or disagree.
try-error-goes-back = No line has the two groups on the right together. Call the hand dead, and see which group goes back to the rack and which stays.
try-run-exposed = The player to your right has exposed One, Two and Three Bam. No line of the card has such a group: call the hand dead.
try-should-be-concealed = The two pungs on the right belong together in one line only, and that line is marked C. Call the hand dead.
try-joker-in-a-pair = The player to your right has exposed a One Bam with a joker, as a pair. Call the hand dead.
try-wrong-size = Five Norths lie on the right, one of them a joker. The card has no quint of a wind. Call the hand dead.
try-impossible = With these kongs the hand on the right needs a pair of Two Bams, and three of the four are gone. Call it dead.
try-challenge-for-nothing = A pung of One Bams lies on the right, and nothing you see is wrong with it. Challenge it all the same, and hear the answer.
try-challenge-is-paid = You challenged a sound hand, and its owner denied it. Now you win: declare, and find the 25 points you owe beside the payments.
try-dead-must-stop = Your hand was called dead, and you agreed. “Show me” tries to draw a tile all the same.
try-dead-does-not-discard = Your hand is dead. “Show me” tries to discard from it.
try-dead-does-not-win = Your tiles make a line of the card, but you have agreed that your hand is dead. “Show me” tries to declare.
try-dead-pay-too = The player to your right is dead. Declare Mah Jongg, and see that the dead player pays like the others.
try-nobody-noticed = Your two pungs fit together only in a concealed line, so you cannot win with them. Discard: nobody notices, and play goes on.
try-wrong-count = You have drawn twice and hold fifteen tiles. Discard, and see what the others say to the fourteen that are left.
try-three-dead = Two hands are dead, and yours is challenged. If you agree, three are dead: see what becomes of the game.
try-bots-challenge = At this table the opponents challenge. You have exposed two pungs that no line has together: discard, and hear them.

# Deal
try-roll-for-east = Everybody has rolled two dice. The highest sum is East, the player who begins. “Show me” goes on to the walls.
try-host-begins = At this table the dice were not needed: the player across is the host, and so is East.
try-walls = All 152 tiles are mixed face down. Then everybody builds a wall. Count one: nineteen stacks of two.
try-break = East rolls two dice and counts so many stacks from the right end of the own wall. Those stay back until the very end.
try-deal-fours = East takes two stacks, four tiles. Then South, West and North do the same, three times around. See how the walls grow shorter.
try-deal-last = East takes two more tiles and each other player one. Now East has fourteen, the others thirteen, and 99 are left.

# Discarding
try-name-a-suit = Discard the Seven Crak. It is named for all to hear, and it cannot be taken back: look in the log.
try-name-a-wind = Discard the North and see what it is called.
try-name-a-dragon = Discard the white dragon. At the table it has a short name of its own.
try-name-a-flower = No line that suits you needs a flower. Discard it like any other tile.
try-name-a-joker = A Nine Dot lies there. Discard the joker, and hear what it is called.
try-name-the-first-joker = You are East, and nothing has been discarded yet. Discard the joker as the first tile of the game.
try-joker-is-dead = A joker was discarded. “Show me” tries to claim it.

# Mah Jongg in error
try-lay-it-open = You have announced Mah Jongg with a Nine Dot too many. Lay it open, and see what follows when all others have kept their hands.
try-throw-in-too-early = The player to your left lays open a Mah Jongg that is none. Throw your hand in without looking: both of you are out, and two play on.
try-keep-your-hand = The player to your left says Mah Jongg. Compare the tiles with the card before you do anything: something is wrong. Keep your hand.
try-only-hand-left = A false Mah Jongg lies open, and two others have thrown in their hands. Keep yours: it is the last, so the game stops and you are paid.
try-joker-of-a-dead-hand = The hand to your left is dead, but its kong was exposed properly before. Exchange your One Bam for the joker in it.
try-joker-shown-in-error = The group with the joker on your left was exposed in error. “Show me” tries to take that joker.

# The joker exchange
try-exchange = Two jokers across stand for Red Dragons, and you hold one. Exchange it: the joker is yours.
try-exchange-out-of-turn = You have not drawn yet. “Show me” tries to exchange your Red Dragon already.
try-exchange-own = You drew the Four Crak that a joker of your own stands for. Exchange it: your own exposures count, too.
try-exchange-two = You have exchanged one Red Dragon, and hold another. Exchange again in the same turn.
try-exchange-and-discard = You have exchanged and still hold fourteen tiles. End your turn as always: discard.
try-exchange-back = Three natural Red Dragons lie across, and you hold a joker. It cannot be given for a natural. “Show me” tries to exchange there.
try-exchange-a-discard = A Red Dragon lies among the discards, not on your rack. “Show me” tries to exchange it for the joker across.
try-exchange-before-claim = You would like the Six Crak, and a joker first. “Show me” tries to exchange before the claim.
try-exchange-another = The joker across stands for a Red Dragon. You have a green one and a Soap. “Show me” tries to exchange.
try-exchange-and-win = The joker you have just taken completes your hand. Declare Mah Jongg: it is paid as if you had drawn it.
try-jokerless-after-exchange = The player to your left took the joker out of your exposure, and now discards your last tile. Claim it: your hand has no joker left and is paid as such.

# Claiming for an exposure
try-claim-and-go-on = The player across discarded a Six Crak. Claim it for a kong. Then you discard, and the player to your right goes on.
try-claim-pair = A second North would make a pair. “Show me” tries to claim it for an exposure.
try-claim-for-a-cluster = South would complete your N E W S, which only looks like a group. “Show me” tries to claim it and to expose all four.
try-claim-with-jokers = You hold one Six Crak. Two jokers fill the kong: claim the discard with them.
try-exposure-stays = You drew the fourth Four Crak, and the pung of them has lain open for a while. “Show me” tries to add the tile to it.
try-exchange-after-claim = You have claimed and exposed. Before you discard, exchange your Red Dragon for the joker across.
try-first-exposure = Your nearest line is marked C. Claim the Two Crak all the same: everybody sees something of your plan, and no line marked C is left to you.
try-other-hand = A pung of One Bams lies open before you. You may change to another line with that pung, but none has a kong of Two Bams beside it. “Show me” tries it.
try-wrong-claim = You claimed a North for a pair, which nobody may. Discard, and see whether somebody notices.

# Flowers and Soap
try-soap-with-dots = The dragons of Dots are Soaps. You hold four of them: declare Mah Jongg.
try-four-soaps = One Soap is the zero of 2026, and three are left for the kong of dragons: a joker must be the fourth. Declare Mah Jongg.

# Groups
try-odd-singles = A Three Bam and a Seven Bam stand alone, and no joker may replace them. Declare Mah Jongg.
try-three-pairs = Three pairs and two kongs. Declare Mah Jongg.
try-claim-a-pung = You hold two One Bams, and a third is discarded. Claim it: three alike are a pung.
try-claim-a-kong = The line “Odds 1” wants four Three Craks. Claim the fourth: four alike are a kong.
try-quints = Five alike are a quint. There are only four of each tile, so a joker is the fifth. Declare Mah Jongg.
try-sextet = Six alike are a sextet, the largest group: four Five Dots and two jokers. Declare Mah Jongg.
try-printed-year = 2026 is printed together, yet it is four single tiles and no group. You hold them all: declare Mah Jongg.
try-no-runs = Three runs, a pung and a pair: in other mahjongs that is a fine hand. Try to declare it here.

# Jokers
try-joker-pung = Seven jokers help your groups of four. Declare Mah Jongg.
try-joker-pair = Only the pair of Two Bams lacks a tile, and you hold a joker. Try to declare Mah Jongg.
try-joker-cluster = The line wants N S, one of each, and the South is missing. Try to declare with the joker in its place.
try-joker-singles-and-pairs = A hand of singles and pairs lacks one Soap. Try to declare with the joker.
try-joker-group = Four jokers can be a whole group. Declare, and see on the card which tile they stand for.
try-joker-to-spare = The pair lacks a tile, and no joker may help there. Discard the joker: that is allowed.

# Claiming for Mah Jongg
try-claim-last-tile = You lack half of a pair, and somebody discards it. As your last tile you may claim it, even out of turn.
try-claim-for-concealed = Your hand is concealed and lacks one Soap. The last tile may be a discard: claim it.
try-claim-a-joker = A joker would complete your kong, and one was discarded. “Show me” tries to claim it for Mah Jongg.
try-mah-jongg-first = You want the Two Bam for a kong, and it would be your turn. But the player across needs it for Mah Jongg. Claim, and see who gets it.
try-next-in-turn = The player across also wants the Six Crak for an exposure. You come next after the discarder: claim, and it is yours.
try-two-mah-jonggs = The Two Bam completes your hand, and also that of the player to your right. You come first: claim it.

# The misnamed discard
try-wrong-name = At this table you name your discard yourself. “Show me” discards the Nine Dot and calls it Eight Dot. See what is put right: the name, not the tile.
try-wrong-name-exposure = The player to your left called a Four Bam Six Crak, and you have exposed your Six Craks. Nobody pays. Make a pung of Four Bams instead, or your hand is dead.
try-wrong-name-mah-jongg = You wait for a Two Bam, and the player to your left said that name over another tile. Claim it for Mah Jongg: only who misnamed it pays, four times.

# Object
try-first-to-make-a-line = Your fourteen tiles are exactly one line of the card: look under “Consecutive Run”. Declare Mah Jongg.
try-fifth-player = A fifth person sits out and has bet on you in secret. Claim the Two Bam: the others pay that person as much as you.

# Payments
try-paid-on-a-discard = The player to your right discards your last tile. Claim it, and see who pays twice.
try-paid-self-picked = You drew your last tile yourself. Declare, and see that all three pay twice the value.
try-paid-jokerless-discard = There is no joker in your hand. Claim the last tile, and see the payments doubled once more.
try-paid-jokerless-self-picked = Self-picked and without a joker: the best of both. Declare, and see all three pay four times the value.
try-east-pays-the-same = The player to your left is East. Declare, and compare: East pays neither more nor less than the others.
try-name-the-price = You have Mah Jongg, and at this table the winner says what is owed. Ask for 25, which is too little: nobody corrects you, and it stands.
try-three-exposures = Three groups lie open before you, and the player to your left feeds you all the same. Claim: at this table that player pays for all.
try-pie = At this table nobody can lose more than 250 points, and the player to your right has lost 240. Declare, and see what that player still pays.
try-bet-self-picked = The fifth person has bet on you, and you drew your last tile. Declare: each loser pays both of you. After the game East gets up, and the fifth person sits down.
try-bet-on-another = The fifth person has bet on the player to your right. Declare: that person pays you what the other player pays.
try-bet-on-nobody = The fifth person has bet that nobody wins, and no tile is left to draw. Discard, and see what everybody owes.

# Picking
try-next-tile = Draw, and watch the wall: the tile is taken where the wall was left off. Keep it if you like it.
try-drawn-pung = Your draw made a group of three Four Bams. Look for a way to expose it: there is none, for you drew it yourself. Discard another tile.
try-next-wall = Three walls are used up, each followed by the one to its left. Only tiles that East kept back are left: draw from them.
try-out-of-turn = At this table you can make mistakes. Draw now, out of turn, and see where the tile goes.

# Taking back a claim
try-take-a-claim-back = You said that you want the Six Crak, and took it back before anything lay open. Nobody minds: let the tile go.
try-take-mah-jongg-back = You called Mah Jongg by mistake and have shown nothing. Take it back: play goes on.
try-mah-jongg-to-exposure = You took your Mah Jongg back. The discard still lies there: claim it for an exposure instead.

# Rotation
try-next-east = You are East. Declare Mah Jongg, then begin the next game: the player to your right is East now.
try-east-after-nobody-won = You hold the last tile of the walls. Discard it: nobody wins. In the next game all is mixed again, and East moves on all the same.
try-sixteen-games = This match has sixteen games: everybody is East four times. Win the first one; fifteen are still to come.

# Table rules
try-mush = This table has agreed on mush. Put up to three tiles in the middle; all are mixed, and you get as many back.
try-hot-wall = The last wall has begun, and here its discards go for Mah Jongg only. “Show me” tries to expose a kong of Six Craks.
try-feeder-pays = The last wall has begun, and somebody discards your Two Bam, of which none was seen before. Claim it: that player pays for all.
try-cold-wall = With a cold wall you must draw your last tile yourself. “Show me” tries to claim the Two Bam for Mah Jongg.
try-swap-a-blank = You hold a blank, and a Four Bam lies among the discards. Swap the blank for it.
try-strong-blank = At this table a blank stands for any tile, even in a pair. It completes your Two Bams: declare Mah Jongg.
try-eight-blanks = This table plays with eight blanks, more than the usual six, and you hold seven. Declare Mah Jongg.
try-pass-a-blank = Try to pass the blank to the right.
try-doubles-count-double = East rolled two equal dice for the break, and at this table that doubles the game. Declare, and see it in the payments.

# Tiles
try-three-suits = Find Bams, Craks and Dots on your rack; the bird is One Bam. Then discard one tile.
try-winds-and-dragons = No suits here: two winds and three dragons. Discard the white dragon, called Soap.
try-flowers-and-naturals = All flowers count alike. Four of them and two jokers make the six of the line; the other tiles are naturals. Declare Mah Jongg.
try-ten-jokers = This table plays with ten jokers, and nine of them are yours. With eight that could never be. Declare Mah Jongg.

# Turn
try-east-opens = You are East with 14 tiles, so you open without drawing. Discard the North.
try-fourteen-tiles = You hold 14 tiles. “Show me” tries to draw one more.
try-to-the-right = Discard the East and watch the turn go to the right, around the table.
try-draw-first = It is your turn, with 13 tiles. “Show me” tries to discard before drawing.
try-four-steps = You have drawn a Red Dragon. Exchange it for the joker across; only then comes your discard.
try-claim-lies-open = A Six Crak was discarded, and you hold three. Claim it: the whole group lies open on your rack.
try-no-pick-ahead = The player to your left is still thinking, and you come next. “Show me” tries to draw already.
try-ready = You lack one tile: a Four Crak. Nobody needs to be told. Draw, and then declare.

# The wall game
try-nobody-wins = You drew the last tile of the walls and do not have Mah Jongg. Discard it: the game ends, and nobody pays.
try-last-discard = Nothing is left to draw, and the last discard is your Two Bam. It still counts: claim it.

# Window
try-window-opens = The Six Crak has just been put down, and you could claim it. First say whether you do. “Show me” tries to draw at once.
try-window-closes = You wanted the Six Crak, but the player across has taken up the turn. “Show me” tries to claim it late.
try-late-claim = The player across has drawn, but has not racked the tile. You may still claim the Six Crak; the drawn tile goes back.
try-two-quick = Two Six Craks were discarded, one right after the other. Claim: you get the second one, for the first is past.
