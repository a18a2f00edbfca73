lesson-misnamed-tiles = Misnamed tiles
    .summary = A discard is called by the wrong name: what follows, and who pays.
    .done = You know what a wrong name costs, and what to do about one.

misnamed-tiles-slip =
    It happens at every table: the player on your right put down a <3B> and said “Three Crak.” That’s a misnamed tile.

    Until it was corrected, nobody could claim it as a Three Bam. Now it goes by its face, and stays.

misnamed-tiles-real = Now everybody knows it as a Three Bam. You’re playing 3s and 7s in Bams, 5s and 9s in Dots. What do you do?
    .right = Quick ears: once the name is right, the tile can be claimed like any other.
    .shown = Once the name is right, the tile can be claimed like any other.
    .hint = Look at the 3s in your line, and at the 3s on your rack.
    .wrong = Compare the tile in the middle with the groups of your line.
    .wrong-let-go = The player across draws, and the <3B> is gone. It had its right name by then, and you could have claimed it.
    .wrong-mah-jongg = Count once more: besides this 3, a 9 Dot is missing as well.
    .wrong-draw = It’s not your turn to draw. The tile in the middle is waiting for your answer.

misnamed-tiles-stay = Now the slip is yours. You wanted to discard your 7 Bam, and said so, but put down a <7C>, which your line needs. What can you do?
    .option-change = Put down the 7 Bam instead
    .option-word = Correct the name, and no more
    .option-back = Pick it up if nobody claims it
    .right = The word changes, the tile doesn’t, much as you’d like it to. The 7 Crak is discarded, and anybody may claim it.
    .shown = { misnamed-tiles-stay.right }
    .hint = In the slip before this one, what was corrected, and what stayed?
    .wrong-change = Everybody has seen the 7 Crak, and perhaps somebody wants it. Can a discarded tile still be changed?
    .wrong-back = Down is down, whether somebody wants it or not.

misnamed-tiles-said =
    You need only a <5C>. The player on your left has said “Five Crak,” but look: it’s a <5D>.

    You may go by the name. Say Mah Jongg now, and the game is over: the player who misnamed the tile pays four times the value, alone.

misnamed-tiles-owes = Your line is worth 25. If you say Mah Jongg, who owes you how much?
    .option-usual = 50 from my left, 25 from each of the others
    .option-all = 100 from my left, 50 from each of the others
    .option-alone = 100 from my left, nothing from the others
    .right = Four times the value, with or without jokers, and all of it from the one who made the slip. So names matter.
    .shown = { misnamed-tiles-owes.right }
    .hint = Who made the mistake here, and should the others pay for it?
    .wrong-usual = That would be right if the tile had been named right, and there were a joker in your hand.
    .wrong-all = That would be right for a jokerless hand if the tile had been named right. Whose mistake was this?

misnamed-tiles-take = The discard still goes by the name “Five Crak.” What do you do?
    .right = Mah Jongg! 100 points, all from your left. The tile itself was no use to you: what counted was its name.
    .shown = { misnamed-tiles-take.right }
    .hint = Go by the name that was said. How many tiles do you need then?
    .wrong = You may go by the name that was said. What does it do for your hand?
    .wrong-let-go = The name was corrected, and a Five Dot is no use to you. You drew another tile, and the game goes on.
    .wrong-pair = A pair is never exposed. But by the name that was said, would it not be your 14th tile?
    .wrong-draw = First decide about the tile in the middle, and the name it was given.

misnamed-tiles-bird = You’ve drawn a <1B>, and your line has no use for it. Discard it, and say its name.
    .right = “One Bam.” You looked twice, and that’s wise: nearly everybody takes the bird for a flower once.
    .shown = “One Bam.” It’s worth a second look: nearly everybody takes the bird for a flower once.
    .hint = The bird belongs to a suit, and it has a number.
    .wrong = Look at the tile you’ve just drawn. What’s on it?
    .wrong-flower = The old trap: you said “Flower,” and the player across was waiting for one. Mah Jongg, and you alone pay: four times 25.
    .wrong-dot = You said “One Dot.” Nobody needed it, so the name is corrected, and it costs you nothing this time.
    .wrong-crak = You said “One Crak.” Nobody needed it, so the name is corrected, and it costs you nothing this time.
    .wrong-other = Your line wanted that tile, and the bird is still on your rack. Look at what you’ve just drawn.
    .wrong-win = Before that, you need one more 7 and one more 8.
    .wrong-name = The right tile, but another name. Nobody needed a tile of that name, so it’s corrected, and it costs you nothing this time.

misnamed-tiles-open =
    The player on your left said “Eight Crak.” You claimed it and put your two 8s beside it, but the tile is a <4B>.

    For an exposure, nobody pays. But you must make a group with the tile as it is, or your hand is dead.

misnamed-tiles-change = Two <8C> and a <4B> are exposed, and you haven’t discarded yet. Fix that.
    .right = All is well again: three 4 Bams are exposed, your 8s are back on your rack, and nobody owes anybody anything.
    .shown = { misnamed-tiles-change.right }
    .hint = What does your line want with 4 Bams, and how many do you hold?
    .wrong = Before anything else, turn your exposure into a group of the tile that is really there.
    .wrong-pair = You exposed two 4 Bams, and a pair is never exposed. The player on your right called your hand dead.
    .wrong-discard = You exposed two 8 Craks and a 4 Bam, and that’s not a group. The player on your right called your hand dead.
    .wrong-back = Your tiles are exposed, so it’s too late to take the claim back. But what is exposed can still be changed.
    .wrong-win = You showed all your tiles, and they’re not Mah Jongg. Your hand is dead.

misnamed-tiles-free = You put down this tile and said “Three Dot.” The player across claimed it for a pung. What does your slip cost you?
    .option-nothing = Nothing
    .option-four = Four times the value of a line
    .option-dead = My hand
    .right = Nothing, this time: it was claimed only for an exposure. You correct the name; making a group with the real tile is the other player’s worry.
    .hint = What was the tile claimed for: an exposure or Mah Jongg?
    .wrong-four = That’s the price when the name makes Mah Jongg. What was it claimed for here?
    .wrong-dead = Somebody’s hand may be in danger now. But who has exposed tiles?

misnamed-tiles-truth = The player across put down a <9D>, said “Six Dot,” and has corrected it. What do you do?
    .right = Mah Jongg! An ordinary one: when you claimed the tile, its name was right. So all three pay as usual.
    .hint = Count the 9s of each suit on your rack.
    .wrong = Compare your rack with the line: what is missing?
    .wrong-let-go = With the next player’s draw, your last tile is out of reach.
    .wrong-pung = Three 9 Dots are exposed. But count your tiles: how many did you need?

misnamed-tiles-order = What does each of these cost you? Whoever wins here has a line of 25, with a joker in the hand. Put the cheapest first.
    .item-unused = You misname a tile, and somebody exposes a group with it
    .item-thrown = You name a tile right, and somebody wins with it
    .item-named = You misname a tile, and somebody wins by that name
    .right = Nothing, then 50, then 100. So say the name with care: a wrong one is expensive only when somebody wins by it.
    .shown = { misnamed-tiles-order.right }
    .hint = Work out each case: nothing, twice the value, or four times?
    .wrong = Give each case its number of points first.
    .wrong-swapped = The first is right. In the other two somebody wins: in which of them do you pay for all three?
    .wrong-backwards = You began with the most expensive one.
    .wrong-slip-last = In one of these cases nobody wins. What do you pay there?

misnamed-tiles-bystander = The player on your left misnames a tile. The player on your right claims Mah Jongg by that name, with a line of 25. What do you owe?
    .option-once = 25 points
    .option-nothing = Nothing
    .option-share = A third of 100 points
    .right = The player who misnamed the tile pays alone.
    .shown = { misnamed-tiles-bystander.right }
    .hint = Whose mistake was it?
    .wrong-once = That’s what a bystander pays when the tile was named right.
    .wrong-share = It’s four times 25, that is true. But is it shared?

misnamed-tiles-price = You misname a tile, and by that name somebody wins with a line of 30. How much do you owe?
    .option-thirty = 30 points
    .option-sixty = 60 points
    .option-one-twenty = 120 points
    .right = Four times the value. The others pay nothing.
    .shown = { misnamed-tiles-price.right }
    .hint = You pay alone, and more than if you had named it right.
    .wrong-thirty = That’s the value once. A wrong name costs more.
    .wrong-sixty = That’s what you’d pay for a tile named right. Yours was not.

misnamed-tiles-whose = Carl puts this tile down and says “Six Dot.” You hold two 6 Craks and want a pung of them. What happens?
    .option-lost = The tile is lost for everybody
    .option-after = Once the name is corrected, I can claim it
    .option-name = It stays a 6 Dot for this game
    .right = First the right name, then the claim.
    .shown = { misnamed-tiles-whose.right }
    .hint = What’s corrected after a wrong name?
    .wrong-lost = The tile lies there like any other discard. Only one thing about it is wrong. Which?
    .wrong-name = A word doesn’t change a tile. What happens to the word?

misnamed-tiles-beside = “Five Bam,” said Rosa, and you claimed it. Now these are exposed on your rack. What must you do?
    .option-keep = Leave it: I went by the name
    .option-real = Make a group of 5 Craks
    .option-fine = Pay for the mistake
    .right = What counts is the tile that is really there. If you can’t make a group with it, your hand is dead.
    .shown = { misnamed-tiles-beside.right }
    .hint = Which tile was really discarded?
    .wrong-keep = By the name you may win, but not expose. Is this a group?
    .wrong-fine = Nobody pays for an exposure. But look at what is exposed.

misnamed-tiles-win = You’re playing this line and need one <8D>. The player on your right puts down an <8B> and says “Eight Dot.” What do you do?
    .right = Mah Jongg! You went by the name, and whoever misnamed the tile pays alone.
    .shown = Mah Jongg! The name counts, and whoever misnamed the tile pays alone.
    .hint = By the name that was said, how many tiles do you need?
    .wrong = Look at the tile, and listen to the name. You may go by the name.
    .wrong-let-go = The name was corrected, and the 8 Bam is of no use to you. The game goes on.
    .wrong-pung = For an exposure only the tile itself counts, so the name was corrected and your claim came to nothing. How many tiles did you need?

misnamed-tiles-soap = You’ve drawn an empty frame, and your line has no use for it. Discard it, and say its name.
    .right = “Soap”: that’s what everybody calls the dragon with the empty frame.
    .shown = { misnamed-tiles-soap.right }
    .hint = It’s a dragon with a name of its own.
    .wrong = Look at the tile you’ve just drawn. What’s on it?
    .wrong-flower = You said “Flower.” Somebody waiting for a flower could have won by that name. Look at the picture again.
    .wrong-joker = You said “Joker.” Then nobody could want it. But what does the tile show?
    .wrong-other = Your line wanted that tile, and the empty frame is still on your rack.
    .wrong-win = Two of your groups had a gap, and the joker fills only one. One tile is missing.
    .wrong-name = The right tile, but the wrong name. It’s corrected, and this time it costs you nothing. What do people call the dragon that is only a frame?
