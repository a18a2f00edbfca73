# The rulebook: advice for playing well. No rule, but worth knowing.
rule-tip-study-card = Learn the card
    .text = The better you know the card, the sooner you see what your tiles could become. Practice finding lines from just a few tiles.
    .example = You pick up three Flowers and four Fours. Which lines come to mind before you look?

rule-tip-practice-solo = Practice by yourself
    .text = You can practice the Charleston alone, with friends, or here against the program. A little practice often is better than a lot now and then.
    .example = Deal yourself thirteen tiles and choose three to pass. Then do it again.

rule-tip-not-too-early = Do not claim too early
    .text = An early claim shows your plan and closes off other ways. Wait until the tile clearly helps you.
    .example = In the first turn, somebody discards a Two, and you hold two of them. Many turns are still to come, so perhaps let it go.

rule-tip-keep-options = Keep more than one way open
    .text = In the beginning, keep tiles that serve two lines. Decide as late as you can, but do decide.
    .example = Fours and Sixes fit both the even numbers and the consecutive runs. Keep them.

rule-tip-observe = Watch the others
    .text = Watch what is passed, exposed, and discarded, and where the jokers are. Watch the players, too: one claims early, another waits and hides. It tells you what can still come, and what is dangerous.
    .example = Three Nine Dots are among the discards: nobody can make a pung of Nine Dots without jokers.

rule-tip-concealed = Patience with concealed lines
    .text = For a concealed line, you draw everything yourself until the last tile. Choose one only when your tiles are already far along.
    .example = You have nine good tiles after the Charleston: a concealed line is worth a try.

rule-tip-choose-hand-hardest = Choosing the line is the hard part
    .text = See which numbers and suits you have the most of. See also what is missing: a line that lacks two pairs is far away.
    .example = Six tiles fit a line, but both its pairs are missing. Another line with five may be better.

rule-tip-value-vs-difficulty = Low-value lines come in more often
    .text = A line of low value is usually easier. Winning often is worth more than winning big once.
    .example = Two wins of 25 are as much as one of 50, and often easier to reach.

rule-tip-block = Get in the others’ way
    .text = Keeping others from winning is half the game. When you are far from a hand, discard what is safe.
    .example = East shows two kongs of even numbers. Keep your Eight, and discard a North: everybody has just let one go.

rule-tip-concentrate-in-charleston = Think while you pass
    .text = In the Charleston, compare each tile that comes in with the card. Most of your line is decided here.
    .example = Two Threes come in: look once more at the odd numbers and the consecutive runs before the next pass.
