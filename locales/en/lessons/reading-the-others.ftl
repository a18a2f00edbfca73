lesson-reading-the-others = Reading the others
    .summary = What the other racks show, and which tiles you keep away from them.
    .done = You can read a line from its exposures, and choose a discard that nobody is waiting for. You see the whole table now.

reading-the-others-open =
    Now look up from your own rack. A group that is exposed can’t change, and only a few lines have that group. So two exposures often give a line away.

    Look to your right: three <2B>, and three 4 Bams, one a joker.

reading-the-others-which = Which line is the player on your right playing?
    .option-run = Consecutive Run
    .option-evens = Evens
    .option-year = 2026
    .right = You’ve read your first hand: three 2s and three 4s of one suit. No other line on this card has both.
    .shown = Three 2s and three 4s of one suit. No other line on this card has both.
    .hint = Look for a line that prints three 2s and three 4s, in one color.
    .wrong-run = This line can have 2s and 4s. But how many 2s does it print, wherever it begins?
    .wrong-year = Three 2s are in this line. Now look in it for the 4s.

reading-the-others-wants = Here’s that line. The 2s and 4s that are exposed are Bams; now look at the colors. Which tile can the player on your right still use?
    .option-two = Another 2 Bam
    .option-same = An 8 Bam
    .option-other = An 8 Dot
    .right = You read the colors: the 8s are in the other suit, so Dots or Craks. That hand may also need 6 Bams and flowers.
    .shown = The 8s are in the other suit, so Dots or Craks. That hand may also need 6 Bams and flowers.
    .hint = What does the line want that hasn’t been exposed yet, and in which color is it printed?
    .wrong-two = Three 2s are exposed already, and the line wants no more of them.
    .wrong-same = The number is right. But compare the color of the 8s with that of the 2s and 4s.

reading-the-others-hot =
    A tile like that is hot: somebody is probably waiting for it. If you discard it and it wins, you pay double.

    Here 8 Dots and 8 Craks are hot, and so are 6 Bams and flowers. Keeping others from winning is half the game.

reading-the-others-avoid = This is your own line, with 3s, 5s, 7s, and 9s. Two of your tiles have no place in it. Discard one of them.
    .right = Safely done: a North was discarded just before, and nobody wanted it. What has just gone by is nearly always safe.
    .shown = A North was discarded just before, and nobody wanted it. What has just gone by is nearly always safe.
    .hint = Look at the two tiles outside your line. Could the player on your right be waiting for one of them?
    .wrong = Discard one of the two tiles that your line has no use for.
    .wrong-hot = Ouch: “Mah Jongg,” says the player on your right. You discarded the tile, so you pay 50; the others pay 25 each.
    .wrong-line-tile = That tile belongs to your own line. Now one more is missing.
    .wrong-win = Your 7s and your 9s are each one tile short.

reading-the-others-one = Another table. Four Easts are exposed on your left, one of them a joker. Sometimes a single exposure is enough. Which line is it?
    .option-winds = Flowers and winds
    .option-news = One of each wind
    .option-dragons = Dragons and Easts
    .right = No other line on this card has four Easts. One exposure, and you know the secret.
    .hint = Count the Easts in each line.
    .wrong-winds = It has Easts, too, but only three of them. Four are exposed.
    .wrong-news = It prints East only once, and a single is never claimed for an exposure.

reading-the-others-dragon = Besides Easts, this line wants two flowers, four of one number, and the four dragons that match it. Look at the discards, too: which of these tiles is hot?
    .option-red = Red Dragon
    .option-north = North
    .option-nine = 9 Crak
    .right = Good eye: Red Dragons match Craks, and nobody has discarded one yet. Somebody may well be keeping them.
    .shown = Red Dragons match Craks, and nobody has discarded one yet. Somebody may well be keeping them.
    .hint = First look at the line. Then look at what lies among the discards.
    .wrong-north = The only winds of this line are Easts, and all four are exposed.
    .wrong-nine = The line wants four alike. How many 9 Craks lie among the discards already?

reading-the-others-seen =
    So watch the discards as well. Three <9C> are there, and there are only four in the set.

    The more copies of a tile you can see, the safer the last ones are.

reading-the-others-count = Your own line, with 6s, 7s, 8s, and 9s. Discard one of the two tiles that it doesn’t want.
    .right = You kept track: it’s the fourth 9 Crak, and the other three are among the discards. Hardly anybody can use it.
    .shown = It’s the fourth 9 Crak, and the other three are among the discards. Hardly anybody can use it.
    .hint = Two tiles are outside your line. Of which one have you seen every copy?
    .wrong = Discard one of the two tiles that your line has no use for.
    .wrong-dragon = The player on your left takes it. Four Red Dragons are exposed now, and you’ve brought that hand closer.
    .wrong-line-tile = Your own line can use that one. Now you’re three tiles short.
    .wrong-win = You’d need another 7 and another 8 first.

reading-the-others-early =
    Tiles become hot as the game goes on. So get rid of dangerous ones early, while nobody is close: a lone dragon, or a flower that your line doesn’t want.

    Once two groups are exposed somewhere, think twice.

reading-the-others-hidden = A third table. The player on your right is playing this line, and three groups of it are exposed. How many tiles are still hidden on that rack?
    .right = Two, so beware: thirteen less the eleven exposed. That player is probably waiting for the last one.
    .shown = { reading-the-others-hidden.right }
    .hint = Between turns everybody has 13 tiles in all. Count those that are exposed.
    .wrong = Count the tiles of the three groups, and take them away from 13.
    .wrong-three = With those it would be 14. How many does a player have between turns?
    .wrong-open = That’s how many are exposed. The question is how many are not.

reading-the-others-lesser = Your own line. Two tiles don’t fit it, <8B> and <4C>, and neither is quite safe. Discard the one that can do less harm.
    .right = Wisely weighed: the player on your left may want it, but shows only one group. Somebody’s exposure is free. Somebody’s Mah Jongg isn’t.
    .shown = The player on your left may want it, but shows only one group. Somebody’s exposure is free. Somebody’s Mah Jongg isn’t.
    .hint = Who’s closer to winning: the player with three groups exposed, or the one with a single group?
    .wrong = Discard one of the two tiles that your line has no use for.
    .wrong-eight = “Mah Jongg,” says the player on your right: an 8 was the last tile of that line. You pay 50.
    .wrong-flower = Your own line wants it, and the line on your right begins with a flower, too.
    .wrong-line-tile = That was one of your own: your line is three tiles short now.

reading-the-others-late =
    Late in a game, the question changes. Eight tiles are left in the wall, two of them for you, and your line still needs five.

    You probably won’t win this one. But nobody else has to win, either: a wall game costs you nothing.

reading-the-others-wall = So play for a wall game: discard only what nobody can use, even if your own line wants it. Look across and to your left. Which tile goes?
    .right = The other copies are discarded or on your rack, so it can hardly help anybody. Your line is gone, but you pay nobody: some evenings, that’s a win.
    .shown = { reading-the-others-wall.right }
    .hint = Count the winds among the discards, and add those on your rack.
    .wrong = Look at the two lines you can read from the exposures. Could either of them want this tile?
    .wrong-seven = “Mah Jongg,” says the player across: 7s of all three suits. You pay 50.
    .wrong-eight = “Mah Jongg,” says the player on your left: the 8s were all that was missing. You pay 50.
    .wrong-flower = Nobody took it this time. But both of the lines you can see begin with flowers.
    .wrong-six = Nobody took it this time. But look at the 2s and 4s on your left: does that line want 6s?

reading-the-others-coach = Now weigh both: your own hand, and what is exposed across from you. Discard a tile. The coach then says what it would have done.
    .right = You looked both ways: your hand loses little, and nobody wins with that tile.
    .shown = Your hand loses little, and nobody wins with this tile.
    .hint = Find your closest line, and the line across. Then look for a tile that neither of them wants.
    .wrong = That’s not a discard. Choose one tile and discard it.
    .wrong-hot = “Mah Jongg,” says the player across. Three groups of that line were exposed, and you pay 50.
    .wrong-dearer = That one costs you more than it has to. Does your own closest line want it, or the line across?

reading-the-others-own = A kong of 5 Dots is exposed across from you. Discard the tile that you can spare most easily, and compare with the coach.
    .right = Good choice, and your own: your hand can spare that tile.
    .shown = Your hand can spare this tile.
    .hint = Find your closest line on the card. Which tiles does it not want?
    .wrong = That’s not a discard. Choose one tile and discard it.
    .wrong-joker = It could have stood in nearly any group of three or more. Now it belongs to nobody.
    .wrong-dearer = That one costs you more than another would have. Which line are you closest to, and what does it want?

reading-the-others-sevens = These two groups are exposed on one rack. Which line is it?
    .option-odds = Odds
    .option-run = Consecutive Run
    .option-like = Like Numbers
    .right = One number in two suits. Four 7 Craks and three flowers belong to it, too.
    .shown = { reading-the-others-sevens.right }
    .hint = The number is the same in both groups.
    .wrong-odds = It can have 7s, but all of one suit. Here they’re of two.
    .wrong-run = It takes three different numbers. How many different numbers are exposed here?

reading-the-others-safest = Ann is playing this line, and has exposed three 2 Craks and three 3 Craks. Which of these tiles can her hand not use?
    .option-flower = Flower
    .option-west = West
    .option-five = 5 Dot
    .right = The line has no winds. It still wants flowers and 5s.
    .shown = { reading-the-others-safest.right }
    .hint = Which tiles does the line still want when two of its groups are exposed?
    .wrong-flower = How many flowers does the line print? None of them are exposed.
    .wrong-five = Add up 2 and 3. Which number does Ann still want?

reading-the-others-left = Two 9 Dots lie among the discards, and you hold one yourself. How many can still come?
    .right = Four in the set, and you see three of them.
    .shown = { reading-the-others-left.right }
    .hint = How many of each tile are in a set?
    .wrong = Begin with the number in a whole set, and take away what you can see.
    .wrong-two = You counted only the discards. You hold one yourself.
    .wrong-four = That’s how many are in the set. Some of them you can see.
    .wrong-three = That’s how many you can see. How many are left?

reading-the-others-aim = Six tiles are left in the wall, and your line needs five. What do you do?
    .option-win = Keep my line together
    .option-safe = Discard only what is safe
    .option-claim = Claim whatever I can
    .right = A wall game is free. Somebody else’s Mah Jongg isn’t.
    .shown = { reading-the-others-aim.right }
    .hint = How often will you still draw?
    .wrong-win = You draw once or twice more, and five tiles are missing. What can still cost you something?
    .wrong-claim = Each claim leaves you fewer tiles from which to choose a safe discard, and five are missing.

reading-the-others-throw = You’re playing this line, and two of your tiles are not in it, <S> and <8B>. The groups across belong to the line with NEWS, 3s, 6s, and 9s. Discard one of your two.
    .right = You remembered: an 8 Bam was discarded just before, and nobody took it.
    .shown = An 8 Bam was discarded just before, and nobody took it.
    .hint = Across from you are four 3 Craks and four 9 Dots. Which line has both, and what else does it want?
    .wrong = Choose between the South and the <8B>: one of them goes.
    .wrong-hot = “Mah Jongg,” says the player across: a line with one of each wind. You pay 60.
    .wrong-line-tile = You broke up your own line, and now it lacks three tiles.
