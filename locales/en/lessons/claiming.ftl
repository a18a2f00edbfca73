lesson-claiming = Claiming a discard
    .summary = How to take a tile that somebody else discards, and what you expose for it.
    .done = You can claim a discard for a group, expose it, and calmly leave alone what you may not claim.

claiming-watch =
    Somebody else’s discard can be your treasure. The player on your right discards an <8D>. The player on your left has two, says “I want that,” and takes it.

    This is a claim. You make it at once, whoever’s turn it is.

claiming-claim =
    All three now stand face up on top of the rack to your left: an exposure. Then the same player discards a <7C>.

    You’re playing this line with 5s, 6s, and 7s, and you hold three <7C>. Claim the fourth.
    .right = It’s yours! Four 7 Craks are now on top of your rack: a whole kong, all at once.
    .hint = Claim for a group exactly as large as the line prints it.
    .wrong = Look at the tile in the middle, and at your three 7 Craks.
    .wrong-let-go = You let it go and drew another tile. Now the <7C> lies among the discards, and nobody can have it anymore.
    .wrong-pung = You exposed three 7s, and your turn ended with a discard. Now that group stays at three for good. How many 7s does your line want?
    .wrong-mah-jongg = Mah Jongg is for the tile that completes all 14. With this one, two others are still missing.

claiming-finish = You didn’t draw, and yet you hold one tile too many. Finish the way every turn ends: discard a tile that your line doesn’t want.
    .right = That’s a claim from beginning to end. Claim, expose, discard: the three always go together.
    .shown = { claiming-finish.right }
    .hint = Your line wants 5 Bams, 6 Dots, 7 Craks, and flowers.
    .wrong = Compare your rack with the line, group by group.
    .wrong-line-tile = Too bad: that tile was part of your line. Now you need one tile more than before.
    .wrong-draw = The claimed tile took the place of the draw. You have enough tiles; one has to go.
    .wrong-change = Only three 7s are exposed now. Compare that with the line. And your turn still has to end with a discard.
    .wrong-win = Two more have to come first: a 5 Bam and a flower.

claiming-three =
    To expose a group, you may claim only for three or more alike: a pung, kong, quint, or sextet.

    The marked groups are pairs. A pair or single is never claimed for an exposure: you draw those tiles, or get them in the Charleston.

claiming-pair = You’re playing this line with 3s and 4s in Dots, 5s and 6s in Bams. The player across discards a <4D>, and you hold one. What do you do?
    .right = You let it go, hard as that is. Until it’s the very last tile you need, the second <4D> has to come from the wall.
    .shown = { claiming-pair.right }
    .hint = Find the 4s in your line. How large is that group?
    .wrong = Look for the 4s in your line, and count them.
    .wrong-pair = You exposed two 4 Dots, and no line allows that. It’s a common slip, but the player on your right called your hand dead.
    .wrong-mah-jongg = You showed your tiles, but others were missing, too. That was not Mah Jongg: your hand is dead, and the game goes on without you.
    .wrong-draw = Hands off the wall for now! The <4D> comes first: do you claim it? At a table, drawing out of turn can cost you your hand; here, the tile goes back.

claiming-stand-in =
    In a pung, a kong, or a quint, a joker may stand in for a tile. You may claim with it, too.

    But the group must be complete the moment you expose it, claimed tile included. Nothing is added later.

claiming-joker = You’re playing this line with 2s, 4s, and 6s in Dots and 8s in Bams. The player across discards an <8B>. What do you do?
    .right = Well seen: you exposed <8B 8B J>, a pung. The joker does the work of the third 8.
    .shown = <8B 8B J> are exposed: a pung. The joker does the work of the third 8.
    .hint = Your line wants three 8 Bams. What on your rack can go with the discard?
    .wrong = Look at the 8s in your line, and at what you can put beside the discard.
    .wrong-two = Two 8s are only part of the group, and it must be complete when you expose it. Does nothing else on your rack fit?
    .wrong-let-go = The player on your left draws, and the <8B> stays in the middle for good. You’re no closer to your pung.
    .wrong-mah-jongg = Even with this 8, your 2s and your 4s would each be one tile short.

claiming-give = The pung is exposed. Now do what ends your turn.
    .right = Good: your rack and your exposure make 13 tiles again, and your turn is over.
    .shown = Your rack and your exposure make 13 tiles again, and your turn is over.
    .hint = Claim, expose, and then? Look for a tile that your line doesn’t want.
    .wrong = Compare your rack with the line: two tiles have no place in it.
    .wrong-line-tile = Too bad: your line wanted that tile. You’ve taken one step forward and one back.
    .wrong-draw = There’s no draw after a claim. You already hold one tile too many.
    .wrong-win = Your 2s are one tile short, and so are your 4s.

claiming-turn =
    Look who draws now: the player on your right. After a claim, play goes on from the player who claimed.

    The player on your left was next before you claimed, and has lost a turn.

claiming-who = The player on your right discarded a <6D>, and the player on your left has claimed it. After the discard that follows, whose turn is it?
    .option-right = The player on my right
    .option-across = The player across
    .option-mine = Mine
    .right = Yours! Play goes on to the right of the player who claimed. The player across has lost a turn.
    .hint = Begin at the player on your left. Who sits to the right of that player?
    .wrong-right = That’s where the tile came from. Count from the player who took it.
    .wrong-across = Before the claim that was so. Who comes after the player who claimed?

claiming-size = The player on your right discards a North, and you hold <N N J>. What do you expose for this line? Use no more than you need.
    .right = Three Norths, as the line prints them. And your joker stays on the rack, where another group may need it.
    .shown = { claiming-size.right }
    .hint = Count the Ns in the line, and use no more than you need.
    .wrong = Look at the Norths in the line: how many, and which of your tiles do you need for them?
    .wrong-kong = You exposed four tiles, and no line of the card has four Norths. The player across called your hand dead: you’re out of this game.
    .wrong-pair = You exposed two Norths, and no line has a group like that. The player across called your hand dead: you’re out of this game.
    .wrong-joker = That’s allowed, but look: your joker is exposed, and a North on your rack is no use now.
    .wrong-let-go = The player across draws, and the North is gone. Your line could have used it.
    .wrong-mah-jongg = You showed your tiles, with a 6 Crak among them: one tile was still missing. That was not Mah Jongg, and your hand is dead.
    .wrong-draw = The player across is next, not you. The tile goes back; at a table that can cost you your hand. First decide about the North.

claiming-secret =
    This line ends in C: concealed. Such a hand stays hidden until Mah Jongg.

    As long as more than one tile is missing, you claim nothing for it, not even for a kong. Lines marked X may be exposed.

claiming-hidden = You’re playing it with 2s and 3s in Craks, 4s and 5s in Bams. The player on your right discards a <3C>, and you hold two. What do you do?
    .right = Well resisted: your hand stays hidden. Until only one tile is missing, you wait for the wall.
    .shown = Let it go, and your hand stays hidden. Until only one tile is missing, you wait for the wall.
    .hint = Look at the letter at the end of the line.
    .wrong = Look at the end of the line before you touch the tile.
    .wrong-claim = Your 3 Craks are exposed for everybody to see. A line marked C allows no exposure, so you can no longer win with it.
    .wrong-mah-jongg = With the 3 Crak you’d hold 12 of the 14: a 2 Crak and a 5 Bam would still be missing.

claiming-single = A new line, and two discards in a row. First, the player on your right discards a South. What do you do?
    .right = You left it alone, and rightly: a single is never claimed for an exposure. Until it’s the last tile you need, it has to come from the wall.
    .shown = Let it go: a single is never claimed for an exposure. Until it’s the last tile you need, it has to come from the wall.
    .hint = How many Souths does the line want? Is that a group that may be exposed?
    .wrong = Look for the South in your line. What kind of group is it?
    .wrong-single = You exposed one South all alone, and no line allows that. The player across called your hand dead: you’re out of this game.
    .wrong-mah-jongg = The South wasn’t all that was missing, and you showed your tiles. That was not Mah Jongg: your hand is dead.
    .wrong-draw = Two other players come before you at the wall. Put the tile back, and decide about the South; at a table, such a draw can cost you your hand.

claiming-pung = Next, the player across discards an East. What do you do?
    .right = Three Easts, as printed. You took what may be claimed. Had your hand slipped, you could still put a tile back: nothing counts until it’s exposed.
    .shown = Three Easts, as printed: a pung may be claimed. If your hand slips, you can still put a tile back: nothing counts until it’s exposed.
    .hint = How many Easts does the line want, and how many do you hold?
    .wrong = Look for the Easts in your line, and count what you have.
    .wrong-let-go = The player on your left draws, and the East is gone. Your pung is still one short.
    .wrong-pair = You exposed two Easts, and no line has a group like that. The player on your left called your hand dead: you’re out of this game.
    .wrong-mah-jongg = You showed your tiles, but others were missing besides the East. That was not Mah Jongg: your hand is dead.
    .wrong-draw = The next draw belongs to the player on your left. The tile goes back, and at a table your hand might be dead. Look at the East first.

claiming-mixed-up = You claim a <6D> for a kong, but your hand picks up the <9D> beside it. Nothing is exposed yet. What now?
    .right = “Oh, this one.” Everybody smiles. But once the wrong tile is on your rack, or the kong is exposed, tables differ: some hold you to it.
    .hint = Which tile did you claim, and has it gone anywhere?
    .option-keep = I have to keep the 9
    .option-swap = I put it back and take the 6
    .option-lost = My claim is lost
    .wrong-keep = An old discard belongs to nobody, and nobody may claim it anymore. So you can’t keep it.
    .wrong-lost = You spoke in time, and the tile you claimed is still there. Only your hand went astray.

claiming-may = For which groups of this line could you claim a discard and expose it? Click them all.
    .right = You counted each one: both kongs and the pung. The flower is a single, and the last group is a pair.
    .shown = Both kongs and the pung. The flower is a single, and the last group is a pair.
    .hint = Look for three or more alike.
    .wrong = Not quite. Go through the groups and count the tiles in each.
    .wrong-single = One tile that you clicked stands all alone. A single is never exposed.
    .wrong-pair = One group that you clicked has only two tiles. Count again.

claiming-nines = Your line has a kong of 9 Dots. You hold <9D 9D J>, and a <9D> is discarded. What do you expose?
    .option-three = Three 9 Dots
    .option-four = Three 9 Dots and the joker
    .option-joker = Two 9 Dots and the joker
    .right = Four tiles, as the line wants them: the claimed one, your two, and the joker for the fourth.
    .shown = { claiming-nines.right }
    .hint = How many tiles does a kong have?
    .wrong-three = Your exposure would stay at that size for the whole game. Is it a kong?
    .wrong-joker = A joker spent, and still too few: count the tiles of a kong.

claiming-steps = You claim for a pung. Put what happens in order.
    .item-say = I say that I want the tile
    .item-open = I expose the whole group
    .item-discard = I discard
    .item-next = The player on my right draws
    .right = Claim, expose, discard, and play goes on to your right.
    .hint = Nothing is given away until the whole group is exposed.
    .wrong = Go through it once more: what do you do with the claimed tile, and how does every turn end?
    .wrong-discard-first = You’d give a tile away before anybody sees your group. The group comes first.
    .wrong-next-first = Nobody can draw while your turn is still going on. How does it end?

claiming-loses = The player across discards, and you claim the tile. Who loses a turn?
    .option-left = The player on my left
    .option-right = The player on my right
    .option-nobody = Nobody
    .right = The player on your left, who won’t hold it against you: it happens to everybody.
    .hint = Who comes after the player across, when nobody claims?
    .wrong-right = That player draws right after your discard. Who would have been next without your claim?
    .wrong-nobody = Without your claim somebody else would be drawing now. Who sits to the right of the player across?

claiming-hush = You’re playing this line and need four more tiles, among them a <5C> for the pung. Somebody discards one. What do you do?
    .option-open = Claim it and expose the pung
    .option-rack = Claim it and hide it on my rack
    .option-let-go = Let it go
    .right = C means concealed: as long as more than one tile is missing, you claim nothing.
    .hint = Look at the letter at the end of the line.
    .wrong-open = Then three tiles are exposed, and this line may not be exposed. Look at its last letter.
    .wrong-rack = What’s claimed for a group is exposed, always. And does this line allow that?

claiming-eights = You’re playing this line: kongs of 8 Bams and 8 Craks, a pung of 8 Dots. The player across discards an <8C>. What do you do?
    .right = Three 8 Craks and the joker: the whole kong at once, just right.
    .shown = Three 8 Craks and the joker: the whole kong at once.
    .hint = How many 8 Craks does the line want? A joker can be one of them.
    .wrong = Count the 8 Craks that you have, with the discard and your joker.
    .wrong-pung = Three 8 Craks are exposed and stay three. This line, with 8 Craks as a kong, wants one more.
    .wrong-let-go = Your joker and the <8C> would have made a kong. Now the player on your left draws, and it’s gone.
    .wrong-mah-jongg = This 8 isn’t the last one: a flower would still be missing, and an 8 Bam.
