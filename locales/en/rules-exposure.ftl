# The rulebook: claiming a discard for an exposure.
rule-claim-groups = Claim for three or more alike
    .text = You may claim the newest discard for a pung, kong, quint, or sextet of your line. It must be a natural, not a joker.
    .example = You hold two Six Dots, and somebody discards a third: claim it for a pung.

rule-claim-not-single-pair = Not for a single or a pair
    .text = You cannot claim a discard for a single or a pair. The one exception is the tile that gives you Mah Jongg.
    .example = You need a second West for a pair, and two more tiles besides. Let the West go.

rule-claim-not-visual = Not for tiles printed together
    .text = NEWS, a year, and other clusters are made of singles and pairs. So you claim none of their tiles before Mah Jongg.
    .example = Your line has 2026, and somebody discards a Soap. You must wait, unless it is your last tile.

rule-claim-x-only = Only for lines marked X
    .text = You may expose a group only if at least one line marked X has it. Lines marked C stay hidden.
    .example = Only a line marked C has three Norths. You may not claim a North for it.

rule-claim-whole-group = The whole group at once
    .text = The claimed tile and the tiles from your rack must make the complete group. You cannot expose half of a group and fill it up later.
    .example = Your line has a kong, and you hold only one of its tiles and no joker. The discard is not enough.

rule-claim-with-jokers = Jokers may fill it up
    .text = Jokers from your rack may take the other places in the group. Then you need no second natural.
    .example = A discarded Eight and three of your jokers make a kong of Eights.

rule-claim-has-natural = One natural is always there
    .text = The claimed tile itself is a natural, so every exposure has at least one. That is how everybody can tell what the jokers beside it stand for.
    .example = Red Dragon, joker, joker: the jokers are Red Dragons.

rule-claim-expose-on-rack-top = Lay it open on your rack
    .text = The claimed tile and its group go face up on the flat top of your rack, right away, where everybody can see them.
    .example = You claim a Three and lay three Threes on top of your rack.

rule-claim-exposure-fixed = When an exposure becomes final
    .text = You may correct how many tiles you have just laid down: add more of the same, or take some back. Once you have discarded, or taken a joker out of an exposed group, the exposure is final. Only its jokers may be replaced.
    .example = You expose a pung, see that your line wants a kong, and add a joker before you discard. If you draw another one later, it cannot join them.
    .otherwise = Some rules allow no correction at all.

rule-claim-then-discard = Then discard
    .text = After exposing, you have one tile too many, just as after drawing. So you discard. You do not draw for this turn.
    .example = You claim a Five, expose a kong of Fives, and discard an East.

rule-claim-play-continues = Play goes on from you
    .text = After your discard, it is the turn of the player on your right. Anybody who sat between the discarder and you loses that turn.
    .example = East discards, and West claims. South is passed over, and North comes next.

rule-claim-exchange-after = Exchange after an exposure
    .text = Once your exposure lies there complete, you may exchange for jokers before you discard, just as after drawing.
    .example = You expose a pung, give a Nine for a joker on East’s rack, and discard.

rule-claim-first-exposure-commits-x = The first exposure rules out concealed lines
    .text = As long as you have exposed nothing, every line is open to you. With your first exposure, all lines marked C are gone for this game.
    .example = You expose three Eights. Now NN 777 888 999 DDD, marked C, is out of the question.

rule-claim-switch-hand = You may still change your line
    .text = You never announce a line. After an exposure, you may go for any line that has all your exposed groups, and you may switch as often as you like.
    .example = Your four exposed Sixes fit two lines. The next tiles will decide.

rule-claim-reveals = An exposure gives something away
    .text = Anybody who looks at your exposures can guess your line. A joker among them is bait: whoever holds the tile it stands for may take it. Each time, ask yourself whether the tile is worth it.
    .example = Kongs of Twos and Fours lie on your rack. Nobody will discard a Six or an Eight now.

rule-claim-wrong-is-dead = A wrong claim kills your hand
    .text = If you expose something that no line has, your hand can be called dead, out of this game. You may take back a claim before you expose. The program refuses wrong claims, unless the table allows mistakes.
    .example = You have exposed three Soaps, and no line has them. Your hand is dead.

rule-claim-verbal = Claim with clear words
    .text = Say “Call,” or “I want that.” “Wait” alone is not a claim; it only tells the others that you are thinking.
    .example = “Wait… yes, I call that Four.”

rule-claim-wrong-tile = The wrong tile picked up
    .text = If you claim a discard and pick up another one, put it back and take the right one. Here the program always takes the right tile.
    .example = You claim the Six Dot and pick up the Nine Dot beside it. “Oh, this one.” The Nine goes back.
    .otherwise = Once the wrong tile is on your rack or your group is exposed, tables differ. Some let you put it right, others hold you to what you took.
