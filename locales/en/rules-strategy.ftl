# The rulebook: advice for playing well. No rule, but worth knowing.
rule-tip-study-card = Learn the card
    .text = The better you know the card, the sooner you see what your tiles could become. Practise finding lines from a few tiles.
    .example = You pick up three Flowers and four Fours. Which lines come to mind before you look?

rule-tip-practise-solo = Practise by yourself
    .text = You can practise the Charleston alone, with friends, or here against the program. Short and often is better than seldom and long.
    .example = Deal yourself thirteen tiles and choose three to pass. Then do it again.

rule-tip-not-too-early = Do not claim too early
    .text = A claim at the beginning shows your plan and closes all other ways. Wait until the tile brings you clearly forward.
    .example = In the first turn a third Two is discarded. Many turns are still to come: perhaps let it go.

rule-tip-keep-options = Keep more than one way open
    .text = At the beginning, keep tiles that serve two lines. Decide as late as you can, but decide.
    .example = Fours and Sixes fit both the even numbers and the consecutive runs. Keep them.

rule-tip-observe = Watch the others
    .text = Look at what is passed, exposed and discarded, and where the jokers lie. It tells you what can still come, and what is dangerous.
    .example = Three Nine Dots lie among the discards: nobody can make a pung of Nine Dots without jokers.

rule-tip-concealed = Patience with concealed lines
    .text = For a concealed line you draw everything yourself until the last tile. Choose one only when your tiles are far along.
    .example = Nine good tiles after the Charleston: a concealed line is worth a try.

rule-tip-choose-hand-hardest = Choosing the line is the hard part
    .text = Look at which numbers and suits you have most of. Look also at what is missing: a line that lacks two pairs is far away.
    .example = Six tiles fit a line, but both its pairs are missing. Another with five may be better.

rule-tip-value-vs-difficulty = Cheap lines come in more often
    .text = A line of low value is usually easier. Winning often is worth more than winning big once.
    .example = Twice 25 is as much as 50, and often nearer.

rule-tip-block = Hold others up
    .text = Keeping others from winning is half of the game. When you are far from a hand, discard what is safe.
    .example = East shows two kongs of even numbers. Keep your Eight, and discard a North: everybody has just let one go.

rule-tip-concentrate-in-charleston = Think while you pass
    .text = In the Charleston compare each tile that comes in with the card. Most of your line is decided here.
    .example = Two Threes come in: look at the odd numbers and the consecutive runs once more before the next pass.
