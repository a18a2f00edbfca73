lesson-what-to-pass = What to pass
    .summary = Which three tiles go, which stay, and why.
    .done = You can choose three tiles to pass and say why.

what-to-pass-stay =
    Which three tiles go? Ask first which stay.

    Jokers must. Flowers may go, but twelve of the fourteen lines on this card want them. And whatever you hold twice or more is already the start of a group.

what-to-pass-keep = Tap everything on this rack that stays for now.
    .right = A joker, two flowers, and two pairs stay. The three to pass are among the other six.
    .hint = Three kinds of tiles stay: jokers, flowers, and tiles that you hold at least twice.
    .wrong = Go through the rack once more: jokers, flowers, and tiles that you hold twice. Nothing else so far.
    .wrong-pairs-only = The pairs stay. But this rack has more that nearly every line can use.
    .wrong-no-pairs = Those stay. But some of the other tiles have a twin on this rack.
    .wrong-no-flowers = One kind of tile is missing here: nearly every line on the card wants it.
    .wrong-soap = There is one tile too many. It looks like something special, but it stands alone here.

what-to-pass-stray =
    Now hold the rest against the line you lean to. What has no place in it is a stray, and strays go first.

    Here the line runs 5-6-7-8 in Bams. The last three tiles are strays.

what-to-pass-find-strays = You lean to this line, with 3s, 4s and 5s. Tap every stray.
    .right = Four strays. Even the <9C> is one: it has the right suit, but not the right number.
    .hint = With 3s, 4s and 5s, all in Craks: what else lies here?
    .wrong = Say the line with your numbers: two flowers, five 3s, four 4s, three 5s, all of one suit. What is not in it?
    .wrong-same-suit = These go. Now look at the Craks as well: not every number is part of your line.
    .wrong-lone = One of these stands alone, but the line wants three of it. It is a beginning.
    .wrong-joker = The joker can stand for a tile that you lack. And it may not be passed.

what-to-pass-fours = First pass, to the right. You lean to this line, with 4s in all three suits. Choose three tiles.
    .right = Nothing of your line has gone. Nothing useful came in this time, either: that happens, and you have lost nothing.
    .hint = Keep the joker, the flowers, and every 4. Choose among the rest.
    .wrong = Hold each of your three against the line: is there a place for it?
    .wrong-joker = The joker comes back to your rack: it is never passed.
    .wrong-two = The pass waits for a third tile.
    .wrong-lone = The <4D> was alone, but the line wants 4s in all three suits. Now the third suit is empty.
    .wrong-needed = One of those has a place in your line, and strays stayed on your rack. The line is farther away now.

what-to-pass-both =
    Early on you may lean to two lines at once. Then the tiles that serve both are the dearest.

    Begin these two lines with 5s: both want a flower, 5s, and 6s of the same suit. So all four tiles below serve both.

what-to-pass-shared = Two other lines. Tap the tiles that can serve both at once.
    .right = The flower, the 2, and the 6: whatever line you choose in the end, they are in it.
    .hint = Take one tile at a time. Look for it in the first line, then in the second.
    .wrong = Each tile you tap must be printed in the first line and in the second.
    .wrong-no-flower = Those two serve both. Now look at how each of the lines begins.
    .wrong-soap = Soap is printed 0. In how many of the two lines do you find it?
    .wrong-four = The first line wants all of these. But does the second want each of them?

what-to-pass-third = Same two lines. Only two tiles here fit neither, so a third must go with them. Tap the three you would pass.
    .right = Two strays, and a lone tile that only the first line wants. The second line, the nearer one, loses nothing.
    .hint = The second line is nearer: five tiles are missing, not six. Which lone tile does it not want?
    .wrong = The strays go first. For the third, count what each line would lose.
    .wrong-shared = The <2B> serves both lines, and it is one of a pair. Both lines lose by it.
    .wrong-soap = The second line wants three of these, and you had two. It is the nearer line of the two.
    .wrong-stray-kept = A stray stayed, and two tiles of the first line went. First give away what neither line wants.
    .wrong-stray-kept-too = A stray stayed, and two tiles of the first line went. First give away what neither line wants.

what-to-pass-pair =
    A pair is soon broken and hard to mend. There are only four of each tile, and a joker may never stand in a pair: the second one here is no pair at all.

    So a pair that your line wants stays whole.

what-to-pass-dragons = Second pass, across. This line wants flowers, 2s, 3s, and 5s. Choose three tiles.
    .right = All of your line is still there, and a flower came in. A dragon had to go, even from a pair: this line has no dragons.
    .hint = Say the line with your numbers and suits. What is not in it?
    .wrong = Hold each of your three against the line: is there a place for it?
    .wrong-two = The pass waits for a third tile. What else has no place in this line?
    .wrong-twos = One <2C> is left of two, and the dragons are still here. What are they to this line?
    .wrong-threes = One <3C> is left of two, and the dragons are still here. What are they to this line?
    .wrong-needed = One of those belongs to your line. Look at what stayed on your rack instead.

what-to-pass-gift =
    Somebody picks up what you pass, and builds a hand with it.

    Three tiles that go together are a present, like the first three here: two alike and their neighbor. The other three have nothing to do with one another.

what-to-pass-least = You have these five strays. Which three help your neighbor least?
    .right = A Crak, a wind, and a Dot: no two of them go together.
    .hint = Look at each three: do any two of them go together?
    .option-craks = Three Craks
    .option-pair = A pair and a wind
    .option-mixed = A Crak, a wind, a Dot
    .wrong-craks = Two alike and their neighbor, all in one suit: your neighbor could hardly wish for more.
    .wrong-pair = Your neighbor has a pair at once, without having done anything for it.

what-to-pass-neighbors = Third pass, to the left. This line wants one of each wind, 3s, 6s, and 9s. Choose three of your five strays, and make your neighbor no present.
    .right = One Dot, one Crak, one dragon: nobody builds anything from those. And the missing <S> came in.
    .hint = Three of your strays are Dots in a row. Do not send two of them together.
    .wrong = First, nothing that your line wants. Then look whether two of the three go together.
    .wrong-two = The pass waits for a third tile.
    .wrong-run = Three neighbors of one suit, all at once: a fine beginning for the player on your left.
    .wrong-four-five = Two of these are neighbors of one suit. The player on your left may have been waiting for just that.
    .wrong-five-six = Two of these are neighbors of one suit. The player on your left may have been waiting for just that.
    .wrong-four-five-crak = Two of these are neighbors of one suit. The player on your left may have been waiting for just that.
    .wrong-five-six-crak = Two of these are neighbors of one suit. The player on your left may have been waiting for just that.
    .wrong-wind = Your line wants one of each wind. You had three of them, and one has just gone.
    .wrong-lone-six = Your <6B> was alone, but the line wants two of it. Now you have none.

what-to-pass-flower = You lean to this line, which has no flower. There are four strays besides. What about your flower?
    .right = It may go, but last. Nearly every other line wants it, and you may still change your mind.
    .hint = How many lines of this card want flowers? And are there other tiles to spare?
    .option-never = It may not be passed
    .option-first = It goes first
    .option-last = Strays first, then the flower
    .wrong-never = That is the rule for jokers. A flower is passed like any other tile.
    .wrong-first = If you change your line, you will want it back. And your neighbor can use it in nearly every line.

what-to-pass-order = In what order would you part with these?
    .right = First strays, then lone tiles of your second line, and pairs of your first line last of all. The joker? Never.
    .hint = What costs you nothing goes first. What costs you most goes last.
    .item-stray = A lone wind that none of your lines wants
    .item-second = A lone tile that your second line wants
    .item-pair = One tile of a pair that your first line wants
    .wrong = Ask of each: what would my lines lose by it?
    .wrong-untouched = One of these costs you nothing at all. Should it really go last?
    .wrong-pair-first = You begin with a tile that is hard to get back. What would cost you nothing?
    .wrong-pair-second = The first is right. Now compare the other two: which line is nearer, and which tile has a twin?

what-to-pass-smallest = You can use none of these. Which three would you rather give to your neighbor?
    .right = One number of each of two suits and a wind: nothing there goes together.
    .hint = Do any two of the three go together?
    .option-winds = Three winds
    .option-mixed = Two numbers and a wind
    .option-dots = Three Dots
    .wrong-winds = Winds go together: some lines of the card want nearly all of them.
    .wrong-dots = A pair and its neighbor in one suit: half a hand has begun like that.

what-to-pass-three-suits = You lean to this line: 6s in Bams, 7s in Dots, and 8s in Craks. Tap the strays.
    .right = Three strays. A 7 must be a Dot here, so the <7C> is one of them.
    .hint = Number and suit must both be right.
    .wrong = Say the line with your numbers: 6s in Bams, 7s in Dots, 8s in Craks, and flowers. What is not in it?
    .wrong-two = These go. Now look at the suits as well: a right number can have the wrong one.
    .wrong-both = One of the 7s has the right suit. It is the start of a pair.

what-to-pass-at-a-glance = You have just picked up your tiles. Tap those that stay at first glance.
    .right = The joker, the flower, and the pair. Anything else has to prove its worth.
    .hint = Jokers, flowers, and whatever you hold twice.
    .wrong = Jokers, flowers, and tiles that you hold twice. Nothing else at first glance.
    .wrong-joker-only = That one must stay. But some others are worth keeping, too.
    .wrong-no-pair = Those stay. Now look for twins.
    .wrong-no-flower = Those stay. But one tile more is wanted by nearly every line.

what-to-pass-how-many = How many of these tiles are strays for this line?
    .right = Four: the three numbers and the dragon. The lone winds and the joker all have their place.
    .hint = The line wants flowers and all four winds, even a single one.
    .wrong = Count the tiles that are not printed in the line. A joker is no stray.
    .wrong-winds = A wind that stands alone is no stray if the line wants it.
    .wrong-joker = Lone winds and jokers are no strays here: the line has a place for each of them.
    .wrong-dragon = You have the numbers. There is one more tile that is not in the line.

what-to-pass-third-one = You collect this line with 6s and 7s in Dots. Two strays are chosen. Which tile goes with them?
    .right = It serves only your second choice, and it stands alone. Your first line loses nothing.
    .hint = Which of the three would your first line not miss?
    .option-pair = One of my two 7s, the pair of this line
    .option-joker = My joker
    .option-far = A lone 2, for a second line
    .wrong-pair = Then the pair is broken, and no joker may ever mend it.
    .wrong-joker = It would come straight back: jokers are never passed.
