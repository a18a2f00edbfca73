# What may be tried in the positions of lessons/rules, chapter by chapter.

# Reading the card
try-any-three-suits = The colors on the card ask for two different suits, and any two will do. You have Dots and Bams: declare Mah Jongg.
try-one-colour = You have odd numbers in one suit, Dots, and two Red Dragons, just as the line wants them. Declare Mah Jongg.
try-two-colours = All your tiles are Bams, but this line wants its last kong in another suit. Try to declare Mah Jongg.
try-no-suit = N is a wind. R, G, and 0 are the three dragons. On this line, none of them has a suit: declare Mah Jongg.
try-digits = F is a flower, and each digit is a number tile. Compare your even numbers with line 1 of Evens, then declare Mah Jongg.
try-zero = The card prints four zeros, and you hold four Soaps. A zero goes with any suit: declare Mah Jongg.
try-dragons-of-suits = D is the dragon of the suit whose color it shares. Here that suit is Craks, so the dragon is Red. Declare Mah Jongg.
try-red-and-green = R and G at the start of the line mean the Red and the Green Dragon, whatever suits you have. Declare Mah Jongg.
try-opposite-dragon = The dragons of this line have a color of their own, so they match neither Bams nor Craks. That leaves Soap. Declare Mah Jongg.
try-claim-for-an-open-line = Line 1 of Evens is marked X, so you may claim for it. Claim the Two Crak for a kong. From now on, everybody can see it.
try-concealed-line = Your tiles go with a line marked C, so you may not expose anything. The Two Crak is tempting, but let it go.
try-value-of-a-line = The number beside your line is its value. Declare Mah Jongg, and see what it makes each of the others pay.
try-little-sum = 9 minus 6 is 3, but the signs are only decoration. The note lets you use any two suits: declare Mah Jongg.
try-higher-run = The card prints 1 2 3 4, but the note lets the numbers move together. Yours are 5 6 7 8: declare Mah Jongg.
try-fixed-numbers = The line says 2 times 4 is 8, and no note lets you change that. Your numbers are 1, 3, and 7. Try to declare Mah Jongg anyway.
try-group-sizes = You have fourteen tiles with the right numbers. But the line wants four Ones and two Twos, and you have three of each. Try to declare Mah Jongg.
try-two-lines-fit = Your tiles make two lines at once. The jokers can stand for a wind and a dragon, or for a wind and Ones. Declare Mah Jongg, and see which line you are paid for.
try-like-numbers = Every card has a section with an idea of its own. On this card, it is one number in all three suits. Declare Mah Jongg.
try-winds-section = Nothing but flowers, winds, and dragons. Find the line on the card, then declare Mah Jongg.
try-singles-and-pairs = Nothing but singles and pairs, so no joker could help you. Declare Mah Jongg, and look at the payments: here you get nothing extra for having no joker.
try-choose-a-line = Ask the coach (press H) which lines you are closest to, and what each of them still needs. Then discard a tile that none of them wants.

# Charleston
try-sort-and-pass = First put your tiles in order (press S). Then choose the three you need least, and pass them to the right.
try-pass-three = What if only two tiles are of no use to you? Try to pass just those two.
try-pass-joker = Could you give a joker away? Try to pass one to the right.
try-pass-flower = You are not collecting flowers this time. Pass one along with two other tiles.
try-pass-pair = You may pass a pair, too. Pass both of your One Bams, and the North with them.
try-pass-hidden = Your three tiles already lie face down, and the others are still choosing. Changed your mind? “Show me” tries to pass three different ones.
try-pass-across = Compare your tiles with the card. Then pass three to the player across, and get three back.
try-pass-left = Pass three tiles to the left. Three others come to you from the right.
try-blind-left = The North is the only tile you can spare. Choose it, and pass it with two of the incoming tiles, without looking at those.
try-look-before-blind = You would love to see what comes in before you pass it on. “Show me” tries to peek first.
try-blind-right = All your tiles fit together. Pass on all three incoming tiles, blind.
try-stop-too-early = Everybody makes the first three passes, so there is no button to stop them. “Show me” asks anyway.
try-vote-on = Say that you want a second Charleston. It takes all four of you to agree.
try-vote-stop = Your tiles fit together nicely. Stop the Charleston: one player is enough. There is still a courtesy pass.
try-second-left = The second Charleston begins to the left. Pass three tiles, and watch the next pass go across.
try-stop-second = You are in the middle of the second Charleston. “Show me” asks to stop it now.
try-courtesy = Offer the player across three tiles. The smaller of your two offers counts. The other pair decides for itself.
try-heavenly = You are East, and your 14 tiles came complete from the deal: a heavenly hand. Declare Mah Jongg before anybody passes.

# Concealed hands
try-concealed-last-tile = Nobody has seen a single tile of your concealed hand. Now somebody discards the last one you need. Claim it, and show all fourteen at once.
try-exposed-and-concealed = All fourteen tiles fit a line marked C, but you exposed a pung along the way. Try to declare Mah Jongg.
try-exchange-while-concealed = You are building a concealed hand. Exchange your Red Dragon for the joker on your right: that exposes nothing of yours.

# Dead hands
try-challenge = The player on your right shows a pung of One Bams, and now one of Nine Craks. No line has both. Call the hand dead, and hear whether its owner admits it or denies it.
try-error-goes-back = No line has both of the groups on your right. Call the hand dead, and see which group goes back on the rack and which one stays.
try-run-exposed = The player on your right has exposed a One, a Two, and a Three Bam. No line of the card has such a group: call the hand dead.
try-should-be-concealed = Only one line has both of the pungs on your right, and that line is marked C. Call the hand dead.
try-joker-in-a-pair = The player on your right has exposed a One Bam with a joker, as a pair. Call the hand dead.
try-wrong-size = The player on your right has exposed five Norths, one of them a joker. The card has no quint of a wind. Call the hand dead.
try-impossible = With these kongs, the hand on your right needs a pair of Two Bams, and three of the four are gone. Call it dead.
try-challenge-for-nothing = A pung of One Bams is exposed on your right, and you see nothing wrong with it. Challenge the hand anyway, and hear the answer.
try-challenge-is-paid = You challenged a good hand, and its owner said so. Now you win: declare Mah Jongg, then look beside the payments for the 25 points you owe.
try-dead-must-stop = Somebody called your hand dead, and you admitted it. “Show me” tries to draw a tile anyway.
try-dead-does-not-discard = Your hand is dead. “Show me” tries to discard a tile anyway.
try-dead-does-not-win = Your tiles make a line of the card, but you have admitted that your hand is dead. “Show me” tries to declare Mah Jongg.
try-dead-pay-too = The hand on your right is dead. Declare Mah Jongg, and see its owner pay like everybody else.
try-nobody-noticed = Only a concealed line has both of your pungs, so you cannot win with them. Discard: nobody notices, and play goes on.
try-wrong-count = You drew twice and hold fifteen tiles. Discard one, and hear what the others say about the fourteen you have left.
try-three-dead = Two hands are dead, and now yours is challenged. If you admit it, that makes three. See what happens to the game.
try-bots-challenge = At this table, the others call dead hands. You have exposed two pungs that no line has together: discard, and hear what they say.

# Deal
try-roll-for-east = Everybody has rolled two dice. Whoever rolled the most is East and goes first. “Show me” moves on to the walls.
try-host-begins = This table did not roll for East: the player across is the host, and begins as East.
try-walls = All 152 tiles have been mixed face down, and everybody builds a wall. Count one: nineteen stacks of two.
try-break = East rolls two dice and counts that many stacks from the right end of East’s own wall. Those stay back until the very end.
try-deal-fours = East takes two stacks, four tiles. Then South, West, and North do the same, three times around. Watch the walls grow shorter.
try-deal-last = East takes two more tiles, and everybody else takes one. Now East has fourteen, the others have thirteen, and 99 are left.

# Discarding
try-name-a-suit = Discard the Seven Crak. Once its name is out, there is no taking it back: look in the log.
try-name-a-wind = Discard the North, and see what you say as you put it down.
try-name-a-dragon = Discard the white dragon. At the table it has a short name of its own.
try-name-a-flower = No line you might play needs a flower. Discard one like any other tile.
try-name-a-joker = A Nine Dot was just discarded. Discard the joker, and see what it is called.
try-name-the-first-joker = You are East, and nothing has been discarded yet. Make the joker the very first discard of the game.
try-joker-is-dead = Somebody discarded a joker. “Show me” tries to claim it.

# Mah Jongg in error
try-lay-it-open = You called Mah Jongg with one Nine Dot too many. Lay your hand open, and see what happens when everybody else has kept theirs.
try-throw-in-too-early = The player on your left shows a Mah Jongg that is not one. Throw your hand in without checking: now you are both out, and the other two play on.
try-keep-your-hand = The player on your left says “Mah Jongg.” Before you do anything, compare the tiles with the card. Something is off: keep your hand.
try-only-hand-left = Somebody has shown a false Mah Jongg, and the two others have thrown in their hands. Keep yours: it is the last one, so the game stops and you are paid.
try-joker-of-a-dead-hand = The hand on your left is dead, but its kong was exposed properly before that. Exchange your One Bam for the joker in it.
try-joker-shown-in-error = The group with the joker on your left was exposed in error. “Show me” tries to take that joker.

# The joker exchange
try-exchange = Two jokers across from you stand for Red Dragons, and you hold a real one. Exchange it: the joker is yours.
try-exchange-out-of-turn = You have not drawn yet. “Show me” tries to exchange your Red Dragon anyway.
try-exchange-own = You drew the Four Crak that one of your own jokers stands for. Exchange it: your own exposures count, too.
try-exchange-two = You have exchanged one Red Dragon, and you hold another. Exchange again in the same turn.
try-exchange-and-discard = You have exchanged, and you still hold fourteen tiles. End your turn as always: discard.
try-exchange-back = Three natural Red Dragons are exposed across from you, and you hold a joker. Can it buy one of them? “Show me” tries it.
try-exchange-a-discard = A Red Dragon lies among the discards, not on your rack. “Show me” tries to exchange it for the joker across from you.
try-exchange-before-claim = You would like the Six Crak, but you need a joker first. “Show me” tries to exchange before the claim.
try-exchange-another = The joker across from you stands for a Red Dragon. You have a green one and a Soap. “Show me” tries to exchange anyway.
try-exchange-and-win = The joker you just took completes your hand. Declare Mah Jongg: it is paid as if you had drawn the tile.
try-jokerless-after-exchange = The player on your left took the joker out of your exposure, and now discards your last tile. Claim it: your hand is jokerless now, and you are paid for that.

# Claiming for an exposure
try-claim-and-go-on = The player across discarded a Six Crak. Claim it for a kong. Then you discard, and play goes on to your right.
try-claim-pair = A second North would make a pair. “Show me” tries to claim it for an exposure.
try-claim-for-a-cluster = The South would complete your NEWS, which only looks like a group. “Show me” tries to claim it and expose all four.
try-claim-with-jokers = You hold one Six Crak, and two jokers can fill out the kong. Claim the discard with them.
try-exposure-stays = You drew the fourth Four Crak, but your pung of them was exposed a while ago. “Show me” tries to add the tile to it.
try-exchange-after-claim = You have claimed and exposed. Before you discard, exchange your Red Dragon for the joker across from you.
try-first-exposure = The line you are closest to is marked C. Claim the Two Crak anyway: now the others see part of your plan, and every line marked C is closed to you.
try-other-hand = You have exposed a pung of One Bams. You may switch to another line that has it, but no such line has a kong of Two Bams. “Show me” tries to expose one.
try-wrong-claim = You claimed a North for a pair, which nobody may do. Discard, and see whether anybody notices.

# Flowers and Soap
try-soap-with-dots = The dragons that match Dots are Soaps. You hold four of them: declare Mah Jongg.
try-four-soaps = One Soap is the zero of 2026, and three are left for the kong of dragons. The fourth has to be a joker. Declare Mah Jongg.

# Groups
try-odd-singles = A Three Bam and a Seven Bam each stand alone. No joker could take their place, and you need none: declare Mah Jongg.
try-three-pairs = Three pairs, two kongs, and you are done. Declare Mah Jongg.
try-claim-a-pung = You hold two One Bams, and somebody discards a third. Claim it: three alike make a pung.
try-claim-a-kong = Line 1 of Odds wants four Three Craks. Claim the fourth: four alike make a kong.
try-quints = Five alike make a quint. There are only four of this tile, so a joker has to be the fifth. Declare Mah Jongg.
try-sextet = Six alike make a sextet, the largest group there is. Yours is four Five Dots and two jokers. Declare Mah Jongg.
try-printed-year = 2026 is printed side by side, but it is no group, just four single tiles. You hold them all: declare Mah Jongg.
try-no-runs = Three runs, a pung, and a pair: in other kinds of mah jongg, that is a fine hand. Try to declare it here.

# Jokers
try-joker-pung = Seven jokers fill out your groups of four. Declare Mah Jongg.
try-joker-pair = Your pair of Two Bams is one tile short, and you hold a joker. Try to declare Mah Jongg with it.
try-joker-cluster = The line wants N S, one of each, and you have no South. Try to declare Mah Jongg with the joker in its place.
try-joker-singles-and-pairs = Your hand of singles and pairs is one Soap short. Try to declare Mah Jongg with the joker in its place.
try-joker-group = Four jokers can be a whole group. Declare Mah Jongg, and see on the card which tile they stand for.
try-joker-to-spare = You need one more tile for your pair, and no joker can help there. Discard the joker: that is allowed.

# Claiming for Mah Jongg
try-claim-last-tile = You need one tile for your pair, and somebody discards it. It is your last one, so you may claim it, even out of turn.
try-claim-for-concealed = Your hand is concealed and needs one more Soap. The last tile may come from a discard: claim it.
try-claim-a-joker = A joker would complete your kong, and somebody just discarded one. “Show me” tries to claim it for Mah Jongg.
try-mah-jongg-first = You want the Two Bam for a kong, and you are next in turn. But the player across needs it for Mah Jongg. Claim it, and see who gets it.
try-next-in-turn = The player across also wants the Six Crak for an exposure. But you are next in turn: claim it, and it is yours.
try-two-mah-jonggs = The Two Bam completes your hand, and the hand on your right as well. You are next in turn: claim it.
try-already-exposed = The player across discarded a Six Crak, and the player on your left drew. Then the player on your right exposed a kong with it. Your turn would have come sooner: “Show me” tries to claim it anyway.

# The misnamed discard
try-wrong-name = At this table, you name your own discards. “Show me” discards the Nine Dot and calls it “Eight Dot.” See what is corrected: only the name.
try-wrong-name-exposure = The player on your left discarded a Four Bam but called it “Six Crak,” and you exposed your Six Craks. Nobody pays. Make a pung of Four Bams instead, or your hand is dead.
try-wrong-name-mah-jongg = You are waiting for a Two Bam, and the player on your left gave that name to another tile. Claim it for Mah Jongg: whoever misnamed it pays alone, four times the value.

# Object
try-first-to-make-a-line = Your fourteen tiles are exactly one line of the card: look under “Consecutive Run.” Declare Mah Jongg.
try-fifth-player = A fifth person sits out, and has secretly bet on you. Claim the Two Bam: the others pay that person as much as they pay you.

# Payments
try-paid-on-a-discard = The player on your right discards your last tile. Claim it, and see who pays double.
try-paid-self-picked = You drew your last tile yourself. Declare Mah Jongg, and see all three pay double.
try-paid-jokerless-discard = There is no joker in your hand. Claim the last tile, and see all the payments double.
try-paid-jokerless-self-picked = You picked your last tile yourself, and you have no joker: it does not get better. Declare Mah Jongg, and see all three pay four times the value.
try-east-pays-the-same = The player on your left is East. Declare Mah Jongg, and compare: East pays no more and no less than the others.
try-name-the-price = You have Mah Jongg, and at this table the winner says what is owed. Ask for 25, which is too little. Nobody corrects you, and it stands.
try-three-exposures = You have three exposures, and the player on your left discards your last tile anyway. Claim it: at this table, that player pays for all.
try-pie = At this table, nobody can lose more than 250 points, and the player on your right has lost 240. Declare Mah Jongg, and see what that player still pays.
try-bet-self-picked = The fifth person has bet on you, and you drew your last tile. Declare Mah Jongg: each loser pays both of you. Then East gets up, and the fifth person sits down.
try-bet-on-another = The fifth person has bet on the player on your right. Declare Mah Jongg: the bettor pays you the same as that player.
try-bet-on-nobody = The fifth person has bet that nobody wins, and no tile is left to draw. Discard, and see what everybody owes.

# Picking
try-next-tile = Draw, and watch the wall: you take the tile right after the last one taken. Keep it if you like it.
try-drawn-pung = Your draw gave you a third Four Bam. Can you expose the group? Not when you drew the tile yourself. Discard another one.
try-next-wall = The walls are used up, one after another to the left. Only the tiles that East kept back remain: draw from them.
try-out-of-turn = At this table, mistakes can be made. Draw now, out of turn, and see where the tile goes.

# Taking back a claim
try-take-a-claim-back = You said you wanted the Six Crak, and took it back before exposing anything. Nobody minds: let the tile go.
try-take-mah-jongg-back = You called Mah Jongg by mistake, and you have shown nothing. Take it back: play goes on.
try-mah-jongg-to-exposure = You took back your Mah Jongg, and the discard is still there. Claim it for an exposure instead.

# Rotation
try-next-east = You are East. Declare Mah Jongg, then begin the next game: now the player on your right is East.
try-east-after-nobody-won = You hold the last tile of the walls. Discard it: nobody wins. For the next game all the tiles are mixed again, and East moves on just the same.
try-sixteen-games = This match has sixteen games: everybody is East four times. Win the first one, and fifteen are still to come.

# Table rules
try-mush = This table plays with a mush. Put up to three tiles in the middle. They are all mixed, and you get as many back.
try-hot-wall = The last wall has begun, and here its discards may be claimed for Mah Jongg only. “Show me” tries to expose a kong of Six Craks.
try-feeder-pays = The last wall has begun, and somebody discards your Two Bam, the first one anybody has seen. Claim it: that player pays for all.
try-cold-wall = With a cold wall, you must draw your last tile yourself. “Show me” tries to claim the Two Bam for Mah Jongg.
try-swap-a-blank = You hold a blank, and a Four Bam lies among the discards. Swap the blank for it.
try-strong-blank = At this table, a blank stands for any tile, even in a pair. It completes your pair of Two Bams: declare Mah Jongg.
try-eight-blanks = This table plays with eight blanks, more than the usual six, and seven of them are yours. Declare Mah Jongg.
try-pass-a-blank = Could you pass a blank? Try to pass it to the right.
try-doubles-count-double = East rolled doubles for the break, and at this table that doubles the whole game. Declare Mah Jongg, and see it in the payments.

# Tiles
try-three-suits = Find the Bams, Craks, and Dots on your rack. The bird is a One Bam. Then discard one tile.
try-winds-and-dragons = No suits here: two winds and all three dragons. Discard the white dragon, called Soap.
try-flowers-and-naturals = All flowers count alike. Four of them and two jokers make the line’s six. All your other tiles are naturals. Declare Mah Jongg.
try-ten-jokers = This table plays with ten jokers, and nine of them are yours. With the usual eight, that could never happen. Declare Mah Jongg.

# Turn
try-east-opens = You are East with 14 tiles, so you begin without drawing. Discard the North.
try-fourteen-tiles = You hold 14 tiles. “Show me” tries to draw one more.
try-to-the-right = Discard the East, and watch the turn go to the right, around the table.
try-draw-first = It is your turn, and you hold 13 tiles. “Show me” tries to discard before drawing.
try-four-steps = You have drawn a Red Dragon. First exchange it for the joker across from you, and then discard.
try-claim-lies-open = Somebody discarded a Six Crak, and you hold three. Claim it: the whole group goes face up on your rack.
try-no-pick-ahead = The player on your left is still thinking, and you come next. “Show me” tries to draw already.
try-ready = You need just one tile, a Four Crak. You do not have to tell anybody. Draw, and then declare Mah Jongg.

# The wall game
try-nobody-wins = You drew the last tile of the walls, and you do not have Mah Jongg. Discard it: the game ends, and nobody pays.
try-last-discard = Nothing is left to draw, and the last discard is the Two Bam you need. It still counts: claim it.

# Window
try-window-opens = A Six Crak has just been discarded, and you could claim it. First you say whether you want it. “Show me” tries to draw right away.
try-window-closes = You wanted the Six Crak, but the player across has already drawn and gone on. “Show me” tries to claim it late.
try-late-claim = The player across has drawn, but has not racked the tile. You may still claim the Six Crak. The drawn tile goes back.
try-two-quick = Two Six Craks were discarded, one right after the other. Claim: you get the second one, because the first one is gone.
