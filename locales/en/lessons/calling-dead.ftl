lesson-calling-dead = Calling a hand dead
    .summary = How to say that a hand is dead, when you may, and what it costs to be wrong.
    .done = You can call a hand dead, answer when somebody calls yours, and say who pays.

calling-dead-exposed =
    You can see when a hand is dead. Now learn to say so: a challenge. Any player still in the game may make one, in turn or not.

    On your right, East claimed a <6C>, exposed a pair, and discarded. A pair is never exposed.

calling-dead-say = Until somebody speaks up, East plays on. It takes a little courage: challenge that hand.
    .right = Said kindly, and rightly: East admits it. The two 6s go back on the rack, and East is out of this game.
    .shown = East admits it. The two 6s go back on the rack, and East is out of this game.
    .hint = Which of the two exposed groups is too small?
    .wrong = No need to wait for your turn. Which hand is it?
    .wrong-left = Two 8 Bams and a joker are a good pung. The owner denies it, and at the end you’ll pay for being wrong.
    .wrong-draw = You reached for the wall out of turn. The player across challenges you, and your hand is dead.

calling-dead-answers =
    Said or asked aloud, it counts. The owner has two answers. “You’re right”: that hand stops. Or “It’s not dead”: then everybody plays on.

    Who was right is settled when the game ends. Whoever was wrong pays the other player 25, at some tables 50.

calling-dead-yours = Another table, and now your own rack: four <1B> and three <4D> are exposed, and no line has both. The player across says: “Your hand is dead.” What do you answer?
    .right = It’s no fun to admit, but it was true, and so it cost you nothing extra. Now you’re out: no drawing, no claiming, no challenging.
    .shown = { calling-dead-yours.right }
    .hint = Is it true? And what does it cost to deny what is true?
    .wrong = First answer the player across: compare what everybody can see of your hand with the card.
    .wrong-deny = We’d all like to. But play went on, the player on your right drew the winning tile, and you paid 50, like everybody, and 25 more to the player across.
    .wrong-take-back = What’s exposed stays exposed. The question is only whether your hand is dead.

calling-dead-fine = Here you’re playing this line, and two of its pungs are exposed. The player on your left says: “Your hand is dead.” Compare, then answer.
    .right = You stood by your hand: both pungs belong to your line. Nobody can put a good hand out of the game just by saying so.
    .shown = Your hand is fine: both pungs belong to your line. Nobody can put a good hand out of the game just by saying so.
    .hint = Are three 4s and three 8s in two suits on this line?
    .wrong = First answer the player on your left: compare what everybody can see of your hand with the card.
    .wrong-admit = Too modest: your hand was alive, and you gave it up. Now the player on your right draws, and you only watch.
    .wrong-back = First answer what was said of your own hand. Is it true?

calling-dead-finish = You play on, and draw a <2B>. Compare, then act.
    .right = Mah Jongg! 50 from each, because you picked it yourself. The player on your left, who was wrong, pays 25 on top of that.
    .hint = Lay your tiles beside the line. Is anything missing?
    .wrong = Go through the line with the <2B> in your hand: is any group still short?
    .wrong-drawn = That was your 14th tile. It lies among the discards, and the player on your right draws.
    .wrong-discard = You had all 14 tiles. One is gone, and the game goes on.

calling-dead-sum = You called a hand dead. The owner denied it, but you were right. Later that same player discards the tile you win with: a line of 30, a joker in the hand. What does that player pay you in all?
    .right = 60 for discarding your last tile, and 25 for denying what was true.
    .shown = { calling-dead-sum.right }
    .hint = Two payments. What does a line of 30 cost the player who discarded the last tile? And what does it cost to deny what is true?
    .option-win = 60 points
    .option-both = 85 points
    .option-penalty = 25 points
    .wrong-win = That’s for the winning tile. Something else is still to be settled between you two.
    .wrong-penalty = That settles the challenge. But that player also discarded your winning tile.

calling-dead-asked = You’re not sure about a hand. “Isn’t that hand dead?” you ask its owner, just to know. “It’s not,” says the owner, and it’s true. What have you done?
    .right = Yes: asking aloud counts as well, and will cost you 25. So look first, and speak only when you’re sure.
    .shown = You’ve challenged that hand: asking aloud counts as well, and will cost you 25. So look first, and speak only when you’re sure.
    .hint = What do the others hear you say about that hand?
    .option-question = I asked a question, nothing more
    .option-challenge = I challenged that hand
    .option-out = I lost my own hand
    .wrong-question = Everybody heard what you think of that hand. Does a question mark change that?
    .wrong-out = Being wrong about a hand costs points. Your own hand plays on.

calling-dead-visible =
    What proves a hand dead? You know it: exposures and discards, nothing else.

    Across from you are a kong of <5C> and a kong of <6C>. Only this line has both, so it still wants three 7s and a pair of 8s.

calling-dead-hidden = You hold three of the four <8C>, so that pair will never come. It’s your turn. What do you do?
    .right = You keep quiet, and you keep your 8s. It’s your secret, and as long as you hold them, that hand is harmless.
    .shown = { calling-dead-hidden.right }
    .hint = Where do those 8s stand? Who can see them?
    .wrong = Ask yourself what the others can see.
    .wrong-say = The owner denies it. Going by what is exposed, that hand can still be made, and at the end you’ll pay 25.
    .wrong-show = You discarded without drawing: you’re a tile short, and your hand is called dead. The 8 in the middle also tells the others what you hold.

calling-dead-seen = Other tiles, same line. On your right are kongs of <4D> and <5D>, so three 6s and a pair of 7s are still to come. Look at the discards. Is that hand dead? Then challenge it; if not, draw.
    .right = A fair challenge: three <7D> are among the discards. A pair of 7s is impossible, and everybody can see it.
    .shown = { calling-dead-seen.right }
    .hint = Which pair does that line want after 4, 5, and 6? Count those tiles in the middle.
    .wrong = Look at the pair at the end of the line, and at the discards.
    .wrong-left = There’s a line with three 8 Bams on this card, and nothing in sight speaks against it. At the end you’ll pay 25.
    .wrong-draw = You played on, and so does that hand: it goes on claiming. Which pair does it need? Count the discards.

calling-dead-own = And now your own rack: three <7D> are exposed, and beside them two Easts and a joker. No line has both groups, but nobody has noticed. It’s your turn. What do you do?
    .right = Good poker face: you play on, and leave that to the others.
    .shown = You play on and say nothing: that’s for the others.
    .hint = Who may say that a hand is dead?
    .wrong = Nobody has said anything. How does every turn begin?
    .wrong-say = Nobody challenges their own hand. Whose business is it to say so?
    .wrong-take-back = You exposed that group some time ago and have discarded since. It stays where it is.

calling-dead-cost = You called the hand across dead. The owner denied it, and was right. Then that same player wins a line of 30, with a joker in it, on somebody else’s discard. How much do you pay in all?
    .right = 30 for the game, and 25 for being wrong.
    .shown = { calling-dead-cost.right }
    .hint = Two payments: one for the game, one for the challenge.
    .option-penalty = 25 points
    .option-game = 30 points
    .option-both = 55 points
    .wrong-penalty = That’s for the challenge. The game has to be paid, too.
    .wrong-game = That’s for the game. But between you and the player across, something else is still open.

calling-dead-order = A challenge that is denied, step by step: put it in order.
    .item-say = “I think that hand is dead.”
    .item-deny = “No, it’s not.”
    .item-on = Everybody plays on
    .item-win = The game ends, and the winner is paid
    .item-pay = Whoever was wrong pays the other 25
    .right = Say it, answer, play on, and settle it after the game.
    .hint = Nothing is decided before the game is over.
    .wrong = Begin with the challenge and end with what is paid for it.
    .wrong-pay-now = Nobody knows yet who was right. When is that settled?
    .wrong-win-last = The challenge comes on top of something. What’s paid first?

calling-dead-proof = Somebody still needs a pair of <6B>. When may you call that hand dead?
    .option-mine = When I hold three of them myself
    .option-table = When three of them lie among the discards
    .option-one = As soon as one of them is discarded
    .right = Everybody sees the discards, so everybody can check it.
    .shown = { calling-dead-proof.right }
    .hint = The others must be able to see the proof.
    .wrong-mine = You know it, but nobody else does.
    .wrong-one = How many does that leave? And how many does a pair take?

calling-dead-denied = You call a hand dead. “It’s not,” says the owner. What happens now?
    .option-vote = The others vote on it
    .option-on = Everybody plays on, the owner too
    .option-show = The owner has to show the rack
    .right = Everybody plays on, still friends. It’s settled at the end, and whoever was wrong pays.
    .shown = { calling-dead-denied.right }
    .hint = Nobody has to show anything before the game is over.
    .wrong-vote = The others have no say in it. Only the owner answers.
    .wrong-show = A rack stays hidden until Mah Jongg. Until then the word of the owner stands.

calling-dead-mistaken = You called a hand dead, the owner denied it, and the hand was fine. What do you pay for that?
    .option-nothing = Nothing: I only asked
    .option-all = 25 to each of the others
    .option-owner = 25 to the owner of the hand
    .right = 25 to the one you were wrong about, at some tables 50.
    .shown = { calling-dead-mistaken.right }
    .hint = Two people disagreed. One of them pays the other.
    .wrong-nothing = It was more than a question: you could have put somebody out of the game.
    .wrong-all = Two of them had nothing to do with it.

calling-dead-from-the-dead = Your hand was called dead, and you admitted it. Now you see that another hand is dead, too. What may you do?
    .option-say = Challenge it
    .option-whisper = Point it out to a neighbor
    .option-nothing = Nothing
    .right = Whoever is out of the game may not challenge. That’s for those who still play.
    .shown = { calling-dead-from-the-dead.right }
    .hint = Are you still in this game?
    .wrong-say = A challenge belongs to the game. Are you still in it?
    .wrong-whisper = That would just be a challenge through somebody else.

calling-dead-norths = It’s your turn. On your left are three <N>, two <5D>, and a joker. This is the only line with three Norths. Compare, then act.
    .right = Sharp, and fair: that line has no 5 Dots, so the two groups don’t go together, and everybody can see it.
    .shown = That line has no 5 Dots, so the two groups don’t go together, and everybody can see it.
    .hint = Does the line that has three Norths also have 5s?
    .wrong = Compare both groups on your left with the line.
    .wrong-right = On your right are three 2 Craks, and lines of this card have them. You’ll pay for that.
    .wrong-draw = You played on, and so does the hand on your left, though it’s dead for all to see.

calling-dead-kongs = You’re playing this line with 3s and 7s in Bams. Two kongs are exposed, two jokers among them. The player across says: “Your hand is dead.” Compare, then answer.
    .right = Quite right to stand firm: four 3s, four 7s, just what the line prints. At the end the player across pays for it.
    .shown = Four 3s, four 7s, just what the line prints: your hand is fine. At the end the player across pays for it.
    .hint = A kong may hold jokers. Look at the numbers.
    .wrong = First answer the player across: compare what everybody can see of your hand with the card.
    .wrong-admit = Don’t give in so fast: nothing was wrong with your kongs, and now you’re out. The player on your right draws.
    .wrong-draw = First you have to answer. Is the hand dead, or is it not?
