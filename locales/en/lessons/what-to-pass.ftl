lesson-what-to-pass = What to pass
    .summary = Which three tiles go, which stay, and why.
    .done = You can choose three tiles to pass, say why, and never wrap a present by mistake.

what-to-pass-stay =
    Which three tiles go? First ask which ones stay.

    Jokers stay: they’re never passed. Flowers may go, but twelve of the fourteen lines on our { card-title-first } want them. And whatever you hold twice or more is already the start of a group.

what-to-pass-keep = Click everything on this rack that stays for now.
    .right = You kept the treasures: a joker, two flowers, and two pairs. The three to pass are among the other six.
    .shown = A joker, two flowers, and two pairs stay. The three to pass are among the other six.
    .hint = Three kinds of tiles stay: jokers, flowers, and tiles that you hold at least twice.
    .wrong = Go through the rack once more: jokers, flowers, and tiles that you hold twice. Nothing else so far.
    .wrong-pairs-only = The pairs stay. But this rack has more that nearly every line can use.
    .wrong-no-pairs = Those stay. But some of the other tiles have a twin on this rack.
    .wrong-no-flowers = Those stay. But one kind of tile is still missing, and nearly every line on the card wants it.
    .wrong-soap = There’s one tile too many. It may look special, but you hold only one of it.

what-to-pass-stray =
    Now compare the other tiles with the line you’re leaning toward. A tile that has no place in it is a stray, and strays go first.

    Here the line runs 5-6-7-8 in Bams. The last three tiles are strays.

what-to-pass-find-strays = You’re leaning toward this line. Click every stray on this rack.
    .right = All four strays. Every other tile has a place in the line, and the joker can fill one.
    .shown = Four strays. Every other tile has a place in the line, and the joker can fill one.
    .hint = The joker stays. Then say the line group by group: which tiles are not in it?
    .wrong = Say the line with the numbers and suits that fit your tiles best. A stray is what’s not in it.
    .wrong-joker = The joker can stand in for a tile that you need. And it can’t be passed.
    .wrong-some = Those are strays. But at least one more tile here has no place in the line.
    .wrong-wanted = At least one of those has a place in the line. A lone tile, too, can be the start of a group.

what-to-pass-to-the-right = First pass, to the right. You’re leaning toward this line. Choose three tiles to pass.
    .right = Your line has lost nothing. What comes in is luck; what went out was your good choice.
    .shown = Your line has lost nothing. What comes in is luck; what goes out is your choice.
    .hint = Keep the joker and everything that has a place in the line. Choose among the rest.
    .wrong = Compare each of your three with the line: is there a place for it?
    .wrong-joker = The joker comes back to your rack: it’s never passed.
    .wrong-two = A pass is exactly three tiles.
    .wrong-needed = At least one of those has a place in your line, and strays stayed on your rack. The line is farther away now.

what-to-pass-both =
    Early on, you may lean toward two lines at once. Then the most valuable tiles are those that serve both.

    Start both of these lines with 5s: each wants a flower, 5s, and 6s of the same suit. So these four tiles serve both.

what-to-pass-shared = Two other lines. Click the tiles that can serve both at once.
    .right = The flower, the 2, and the 6: whichever line you choose in the end, you’ll be glad to have them.
    .hint = Take one tile at a time. Look for it in the first line, then in the second.
    .wrong = Each tile you click must be printed in the first line and in the second.
    .wrong-no-flower = Those two serve both. Now look at how each of the lines begins.
    .wrong-soap = Soap is printed 0. In how many of the two lines do you find it?
    .wrong-four = The first line wants all of these. But does the second want each of them?

what-to-pass-third = The same two lines; the second is closer and should lose nothing. Two tiles here fit neither line. Which third tile would you pass with them? Click all three.
    .right = Neatly solved: two strays, and a lone tile that only the first line wants. The second line, the closer one, loses nothing.
    .shown = Two strays, and a lone tile that only the first line wants. The second line, the closer one, loses nothing.
    .hint = The second line is closer: five tiles are missing, not six. Which lone tile does it not want?
    .wrong = First the two that fit neither line. For the third, look for a lone tile that the closer line wouldn’t miss.
    .wrong-shared = The <2B> serves both lines, and it’s one of a pair. Losing it hurts both.
    .wrong-soap = The second line wants three of these, and you had two. It’s the closer line.
    .wrong-two-crak = The <2C> is alone, but the closer line wants 2s in two suits. You’d have only Bams left.
    .wrong-stray-kept = A number stayed that neither line wants, and two tiles of the first line went. Pass what neither line wants before anything else.
    .wrong-stray-kept-too = A letter stayed that is in neither line, and two tiles of the first line went. The tiles that neither line wants go first.

what-to-pass-pair =
    A pair is easy to break and hard to get back. There are only four of each tile, and a joker can never be part of a pair: the second one here is not a pair.

    So look after a pair that your line wants.

what-to-pass-odd-pair = Second pass, across. You’re leaning toward this line, and two of your four strays are a pair. Choose three tiles to pass.
    .right = Brave and right: one of a pair had to go, as the line has no place for it. Your whole line is still there, and a tile you were missing came in.
    .shown = One of a pair has to go, as the line has no place for it. Your whole line is still there, and a tile you were missing came in.
    .hint = Say the line with your numbers and suits. What’s not in it, even if you hold it twice?
    .wrong = Check your three against the line, tile by tile, even what you hold twice.
    .wrong-two = A pass is exactly three tiles. What else has no place in this line?
    .wrong-needed = Your line wants at least one of those, and a pair that it has no place for is still here. Only a pair your line wants is worth keeping.

what-to-pass-gift =
    Somebody picks up what you pass and builds a hand with it.

    So wrap no presents. Two alike and a number beside them, like the first three here, go together; so do three different winds. The other three have nothing in common.

what-to-pass-least = You have these five strays. Which three help another player the least?
    .right = A Crak, a wind, and a Dot: three strangers. No two of them go together.
    .hint = Look at each three: do any two of them go together?
    .option-craks = Three Craks
    .option-pair = A pair and a wind
    .option-mixed = A Crak, a wind, a Dot
    .wrong-craks = Two alike and a number beside them, all in one suit: nobody could ask for more.
    .wrong-pair = You’ve just handed somebody a pair.

what-to-pass-neighbors = Third pass, to the left. This line wants one of each wind, 3s and 6s in Bams, 9s in Craks. Pass three of your five strays, but no present: no two of the same suit.
    .right = No present at all: one Dot, one Crak, one dragon. Nobody can build much with those. And the <S> you were missing came in.
    .shown = { what-to-pass-neighbors.right }
    .hint = Three of your strays are Dots in a row. Don’t send two of them together.
    .wrong = First, nothing that your line wants. Then check whether any two of the three are of the same suit.
    .wrong-two = It takes three tiles to make a pass, and you have five strays.
    .wrong-run = Three numbers in a row, all in one suit: a fine start for the player on your left.
    .wrong-four-five = The <4D> and the <5D> are in a row, in one suit. The player on your left may have been waiting for just that.
    .wrong-five-six = You sent the <5D> and the <6D> together: in a row, in one suit. That may be just what the player on your left needs.
    .wrong-four-five-crak = The Crak goes with nothing. But the <4D> and the <5D> are neighbors in one suit, and somebody will be glad of them.
    .wrong-five-six-crak = The Crak was a good choice. But with the <5D> and the <6D>, two neighbors of one suit go to the same player.
    .wrong-wind = Your line wants one of each wind. You had three of them, and one has just gone.
    .wrong-lone-six = You had only one <6B>, but the line wants two. Now you have none.

what-to-pass-flower = The line you’re leaning toward has no flowers, and you have four other strays. What about your flower?
    .right = It can go, but last. Nearly every other line wants it, and you may yet be glad you kept it.
    .shown = { what-to-pass-flower.right }
    .hint = How many lines of this card want flowers? And are there other tiles to spare?
    .option-never = It can’t be passed
    .option-first = It goes first
    .option-last = The other strays first, then the flower
    .wrong-never = That’s the rule for jokers. A flower is passed like any other tile.
    .wrong-first = If you change your line, you’ll want it back. And another player can use it in nearly every line.

what-to-pass-own =
    Now a rack without a line to go with it. Look at the card (the Card button shows it): which lines are your tiles closest to?

    First pass, to the right. Which three go?
    .right = Good choice, all on your own: these three cost your closest lines little or nothing.
    .shown = These three cost your closest lines little or nothing.
    .hint = Begin with what you hold only once. Which of those does none of your closest lines want?
    .wrong = Choose three tiles of your rack, and no joker.
    .wrong-joker = The joker comes back to your rack: it’s never passed.
    .wrong-two = A pass is exactly three tiles.
    .wrong-dearer = That pass has its price. Which of the three could still have helped one of your closest lines?

what-to-pass-own-again = Second pass, across. Look first at what came in, and whether your lines are still the same.
    .right = Well passed again: these three cost your closest lines little or nothing.
    .shown = These three cost your closest lines little or nothing.
    .hint = Compare the new tiles with your lines as well. The ones that nothing wants can go on.
    .wrong = Choose three tiles of your rack, and no joker.
    .wrong-joker = Back comes the joker: it can’t go in this pass, either.
    .wrong-two = Three again, whatever came in.
    .wrong-dearer = Those would be missed. Take one at a time: which of your lines wanted it?

what-to-pass-order = In what order would you pass these?
    .right = You know what your tiles are worth: first strays, then lone tiles of your second line, last of all a pair of your first. The joker? Never.
    .shown = First strays, then lone tiles of your second line, last of all a pair of your first. The joker? Never.
    .hint = What costs you nothing goes first. What costs you most goes last.
    .item-stray = A lone wind that none of your lines wants
    .item-second = A lone tile that your second line wants
    .item-pair = One tile of a pair that your first line wants
    .wrong = Ask of each: what would my lines lose?
    .wrong-untouched = One of these costs you nothing at all. Should it really go last?
    .wrong-pair-first = You begin with a tile that is hard to get back. What would cost you nothing?
    .wrong-pair-second = The first is right. Now compare the other two: which line is closer, and which tile has a twin?

what-to-pass-smallest = You can use none of these. Which three would you rather give to another player?
    .right = Nobody will thank you for those, and that’s the idea: two numbers in different suits and one wind. Nothing goes together.
    .shown = { what-to-pass-smallest.right }
    .hint = Do any two of the three go together?
    .option-winds = Three winds
    .option-mixed = Two numbers and a wind
    .option-dots = Three Dots
    .wrong-winds = Winds go together: there are lines on the card that want all four.
    .wrong-dots = A pair and a number beside it, in one suit: many a good hand has started like that.

what-to-pass-no-place = You’re leaning toward this line, with the numbers and suits that use the most of these tiles. Click the strays.
    .right = All three strays. Number or letter and suit both have to be right.
    .hint = Begin with what you hold twice or more: it tells you the numbers and suits. What doesn’t go with them?
    .wrong = Say the line with your numbers and suits. What’s not in it?
    .wrong-two = These go. But another tile has no place either: look at the suits as well.
    .wrong-both = One of these has a place in the line. Say the line once more, with your numbers and suits.

what-to-pass-at-a-glance = You’ve just picked up your tiles. Click those you’d keep at first glance.
    .right = The joker, the flower, and the pair. Everything else has to earn its place.
    .hint = Jokers, flowers, and whatever you hold twice.
    .wrong = Jokers, flowers, and tiles that you hold twice. Nothing else at first glance.
    .wrong-joker-only = That one has to stay. But some others are worth keeping, too.
    .wrong-no-pair = Those stay. Now look for twins.
    .wrong-no-flower = Those stay. But nearly every line wants one more tile on this rack.

what-to-pass-how-many = How many of these tiles are strays for this line, if you play it with the numbers and suits that use the most of them?
    .right = Four. Everything else has a place, and the joker, too.
    .hint = Say the line with your numbers and suits. Which tiles are not in it?
    .wrong = Count the tiles that have no place in the line, but leave out the joker.
    .wrong-joker = That’s more than there are. Did you count the joker, or a lone tile that the line wants?
    .wrong-one = There are more than that. Look at suits as well as numbers and letters.

what-to-pass-third-one = You’re playing this line with 6s and 7s in Dots. You’ve chosen two strays. Which third tile would you pass with them?
    .right = A small loss, well chosen: it serves only your second line. Your first line loses nothing.
    .shown = It serves only your second line, and there it stands alone. Your first line loses nothing.
    .hint = Which of the three would your first line not miss?
    .option-pair = One of my two 7s, the pair of this line
    .option-joker = My joker
    .option-far = A lone 2, for a second line
    .wrong-pair = That breaks the pair, and no joker can ever stand in for its other half.
    .wrong-joker = It would come straight back: jokers are never passed.

what-to-pass-least-loss = Second pass, across. You’re playing this line. Pass three tiles it can’t use.
    .right = Three strays went, and your line has lost nothing. Just how it should be.
    .shown = Three strays went, and your line has lost nothing.
    .hint = Everything that has a place in the line stays, even a lone tile. What else do you hold?
    .wrong = Before they go: is one of the three printed in your line?
    .wrong-two = A pass is exactly three tiles.
    .wrong-needed = Four strays to choose from, and you gave away a tile of your line!
