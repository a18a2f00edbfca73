lesson-manners = Manners, and other mah jongg
    .summary = What makes a welcome guest, and which habits from other mah jongg stay at home.
    .done = You know how to be a welcome guest at any table, and what to forget from other kinds of mah jongg.

manners-hands =
    Good manners get you invited again. Other people’s tiles are theirs: you don’t touch them, and only the owner decides when to show a hand.

    In an exchange, too. A joker is exposed on your right, and you hold an <8D>, which buys it.

manners-how = It’s your turn, and you’ve drawn. How do you get that joker?
    .option-reach = I reach over and swap the two tiles
    .option-offer = I say “exchange” and hold out my tile
    .option-permission = I ask the owner to agree
    .right = Friendly and right: the owner takes your tile and gives you the joker. Nobody reaches over.
    .shown = You say “exchange”: the owner takes your tile and gives you the joker. Nobody reaches over.
    .hint = Who touches the tiles on that rack?
    .wrong-reach = Those tiles are on somebody else’s rack. Who should touch them?
    .wrong-permission = An exchange is your right: nobody has to agree to it.

manners-exchange = Then do it.
    .right = With good manners, and with a joker: your 8 Dot is with the other two.
    .hint = Click the joker on your right, or press “Exchange.”
    .wrong = Look at the exposure on your right.
    .wrong-eight = Your 8 Dot lies among the discards now, and a discard no longer buys a joker.
    .wrong-discard = Your turn is over, and the joker is still on your right.
    .wrong-win = Not just yet: your hand isn’t complete. Look at the exposure on your right.

manners-curious = The game is over, and somebody else has won. You’d love to know what the player on your left had. What do you do?
    .option-turn = I turn the tiles over, as the game is finished
    .option-must = I say that every hand is shown at the end
    .option-ask = I ask whether I may see it
    .right = Ask, and you’ll usually hear a good story: most people like to show what they nearly had. But it’s their hand.
    .shown = { manners-curious.right }
    .hint = Whose decision is it to show a hand?
    .wrong-turn = The game is over, but those tiles are still not yours to touch.
    .wrong-must = A winner has to show the hand. The player on your left hasn’t won.

manners-say = You discard a 2 Crak that you have no use for. What do the others hear?
    .option-name = “Two Crak.”
    .option-remark = “Two Crak, I don’t need it.”
    .option-tap = A tap on the rack, then “Two Crak.”
    .right = The name, clearly, and nothing else.
    .shown = { manners-say.right }
    .hint = What do the others need to know about a discard?
    .wrong-remark = Now they know what you’re not collecting. Remarks give away more than you think.
    .wrong-tap = The name was right. But what did the tap say? It only makes people nervous.

manners-pace = The Charleston: the others have passed and are waiting for you. You’ll pass <N S>, but for the third tile you can’t decide between <1B 6B>. What do you do?
    .option-look = I look at my new tiles first
    .option-choose = I pass one of the two now
    .option-again = I go through the card once more
    .right = One tile seldom decides a game, and your friends are waiting. Four minutes is a good length for the whole Charleston.
    .hint = Three people are waiting. How much depends on this one tile?
    .wrong-look = New tiles stay face down until everybody has passed. Have you?
    .wrong-again = Three people would watch you read. How long should a whole Charleston take?

manners-wall = Your hand stands on your rack, and your wall is right in front of it. Now it’s this wall’s turn to be drawn from, and the others can’t reach it. What do you do?
    .option-reach = I let them reach over my rack
    .option-push = I push it out with the pusher
    .option-lift = I carry it over myself, stack by stack
    .right = The bar in front of the rack moves the wall toward the middle, and nobody sees your hand.
    .hint = The rack has a part made just for this.
    .wrong-reach = So close to your rack, they might see your hand or knock it over.
    .wrong-lift = That takes a while, and stacks fall over. What on your rack is made for it?

manners-cents = Coins or chips can keep the score. You agreed beforehand on a penny a point. Somebody draws the last tile of a line of 25, with a joker. What do you pay?
    .option-once = 25 cents
    .option-twice = 50 cents
    .option-all = 1 dollar
    .right = Self-picked: twice 25 points, at a penny each. Any table can also play just for points.
    .shown = { manners-cents.right }
    .hint = First the points: how many times does everybody pay when the hand is self-picked?
    .wrong-once = That’s 25 points. But nobody discarded the last tile.
    .wrong-all = That’s four times 25 points. There was a joker in the hand.

manners-others =
    Perhaps you know mah jongg from China or Japan, or a friend of yours does. The tiles look alike. But here you have a card, eight jokers, and the Charleston, and there are no runs.

    So some old habits are expensive.

manners-whole = Four groups and a pair: at a Chinese table, this would win. You’ve just drawn the second <9C>. What do you do here?
    .right = You play on, and you’ve left an old habit at the door. Only a line of the card wins here, and this hand is nowhere near one.
    .shown = You play on: only a line of the card wins here, and this hand is nowhere near one.
    .hint = Which line of the card would these 14 tiles be?
    .wrong = You hold 14 tiles, and no line matches them. How does a turn end then?
    .wrong-declare = You showed your tiles, and no line of the card has them. Your hand is dead, and the others play on.
    .wrong-draw = You had drawn already. Now you hold 15 tiles: the player on your right challenges you, and your hand is dead.

manners-run = This is your line, with 4s, 5s, 6s, and 7s. The player on your left discards a <3B>. You hold a 4 and a 5: elsewhere, that is a run to claim. And here?
    .right = You let it go. At this table 3-4-5 is not a group at all.
    .shown = { manners-run.right }
    .hint = Are the tiles of a group all alike here, or in a row?
    .wrong = Look at the groups of your line. Which of them wants this tile?
    .wrong-run = Old habits are quick: you exposed three different tiles, and no line allows that. The player on your right called your hand dead.
    .wrong-mah-jongg = You said Mah Jongg, but no line has these tiles. Your hand is dead, and the others play on.

manners-flower = You’re playing this line with 2s, 3s, 4s, and 5s, and have drawn a flower. At a Chinese table, you’d lay it aside and draw once more. And here?
    .right = At home here, a flower is a tile like any other. Your line wants two, so it stays, and a stray goes.
    .shown = { manners-flower.right }
    .hint = Does your line want the flower? And how does a turn end?
    .wrong = Compare your tiles with the line, flowers too.
    .wrong-flower = Your line wants two flowers. Now you have only one.
    .wrong-line-tile = That tile belongs to your line. Now one more is missing.
    .wrong-draw = Nothing has been laid aside, so nothing is replaced. You hold 14 tiles.

manners-kong = You’ve claimed the fourth <6C>, and the kong is exposed. At a Chinese table, you’d now draw an extra tile. And here?
    .right = You let the old habit go: a kong is four alike, nothing more. Claim, expose, discard.
    .shown = Here a kong is four alike, nothing more, and brings no extra tile. Claim, expose, discard.
    .hint = Count your tiles, those of the kong too.
    .wrong = The group is exposed. How does this turn end?
    .wrong-draw = The old habit again: with the kong you have 14 tiles already. The claimed tile took the place of the draw.
    .wrong-line-tile = There goes a tile of your line: three are missing now.

manners-unknown = Click every tile here that a Chinese set doesn’t have.
    .right = The jokers. With eight of them a set has 152 tiles instead of 144.
    .shown = { manners-unknown.right }
    .hint = Winds, dragons, and flowers are in both sets.
    .wrong = Which tile can stand in for others?
    .wrong-one = That’s the right kind. Is it the only one in the row?
    .wrong-flower = One too many. A Chinese set has flowers as well.
    .wrong-dragon = One too many. A Chinese set has dragons as well.

manners-alone =
    Nobody to play with tonight? Deal yourself 13 tiles, look for two lines, pass three tiles away, and take three others: a Charleston for one.

    Or play here, against the program. A little, but often, works best.

manners-both = Which of these counts as a group at a Chinese table and at yours?
    .option-run = Three in a row
    .option-alike = Three alike
    .option-joker = Two alike and a joker
    .right = Three alike are a group at every table.
    .shown = { manners-both.right }
    .hint = One of them needs a rule that you don’t have, another a tile that they don’t have.
    .wrong-run = At a Chinese table, yes. And at yours?
    .wrong-joker = At your table, yes. But does a Chinese set have that tile?

manners-think = This tile on your neighbor’s rack has tipped over, and you can see its face. What do you do?
    .option-upright = I stand it up again
    .option-tell = I tell my neighbor
    .option-quiet = I say nothing and remember it
    .right = A friendly word, and the owner sets it straight. You’d want to be told, too.
    .shown = { manners-think.right }
    .hint = Who touches the tiles on a rack, and who decides whether they’re seen?
    .wrong-upright = Kindly meant, but you’d touch a tile that isn’t yours.
    .wrong-quiet = Only the owner decides what is shown. Does the owner know?

manners-wait = In the Charleston, three new tiles lie face down in front of you. The player on your left is still choosing. What do you do?
    .option-look = I look at my new tiles
    .option-wait = I leave them face down
    .option-help = I offer to help with the choice
    .right = Nobody picks up new tiles before everybody has passed.
    .hint = When may new tiles be picked up?
    .wrong-look = The player on your left hasn’t passed yet. Until all four have, new tiles stay face down.
    .wrong-help = Kindly meant, but to help you’d have to see those tiles, and they’re not yours.

manners-more = A Chinese set has 144 tiles. How many more does yours have?
    .right = Eight jokers: 152 tiles.
    .hint = Which tiles are only in your set, and how many are there?
    .wrong = Think of the tiles that can stand in for others. How many are there?
    .wrong-none = Then both sets would be the same. Which of your tiles does a Chinese set not have?
    .wrong-four = Most tiles come four times. These come more often.

manners-three-dots = You’re playing this line. The player on your left discards a <6D>, and you hold a 7 and an 8 in Dots. What do you do?
    .right = You let it go. Three in a row are for other tables.
    .shown = { manners-three-dots.right }
    .hint = Are the tiles of a group all alike, or in a row?
    .wrong = Look at the groups of your line. Which of them wants this tile?
    .wrong-run = You exposed three different tiles, and no line allows that. The player across called your hand dead.
    .wrong-mah-jongg = You said Mah Jongg, but no line has these tiles. Your hand is dead, and the others play on.
