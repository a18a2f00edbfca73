lesson-the-window = The window
    .summary = How long a discard can be claimed, and who gets it when two players want it.
    .done = You know how long you may claim a discard, and who gets it.

the-window-window =
    So far the whole table waited for you. Real tables are quicker: the player on your right discarded a <4C>, and the player across has already drawn.

    But the window for claims stays open until that player puts the tile on the rack or discards.

the-window-late = So the <4C> can still be yours. Claim it for your kong. At a table you say “I want that” or “Call,” out loud; “Wait” claims nothing.
    .right = Just in time! The player across has seen the drawn tile, but it goes back to the wall, exactly where it was.
    .hint = Your line wants four 4 Craks, and you hold three.
    .wrong = Look at the 4 Craks on your rack, and at the size of that group in the line.
    .wrong-let-go = A moment too long: the player across discarded, and that closed the window. The <4C> is gone for good.
    .wrong-pung = You were in time, but only three 4s are exposed, and the group is fixed now. Count how many tiles that group of your line wants.
    .wrong-mah-jongg = Count the other groups, too: a dragon and two Easts would still be missing.

the-window-racked = The player across discards a <7B>, and you hesitate. The player on your left draws and puts the tile on the rack. Now you’d like that <7B>. What can you do?
    .right = Nothing: once the next player has put the tile on the rack, the window is closed. Don’t worry, next time you’ll speak up a little sooner.
    .shown = { the-window-racked.right }
    .hint = What has the player on your left done with the drawn tile?
    .option-claim = Claim it: nothing new was discarded
    .option-gone = Nothing: it’s too late
    .option-later = Claim it when it’s my turn
    .wrong-claim = A discard does close the window. But it’s not the only thing that does.
    .wrong-later = Only the newest discard can ever be claimed, and only for as long as the window is open.

the-window-tap =
    Putting a drawn tile on the rack is called racking. Nobody has to do it: you may discard straight from your hand, or say “Mah Jongg.” All three close the window.

    Tapping the rack with the tile doesn’t. It only makes the others nervous.

the-window-still-open = The next player has drawn. Which of these still leaves you time to claim the discard?
    .right = Only the tap: it changes nothing, and the window stays open.
    .shown = { the-window-still-open.right }
    .hint = After which of them is the drawn tile still in that player’s hand?
    .option-discards = The player discards
    .option-taps = The player taps the rack with the tile
    .option-wins = The player says “Mah Jongg”
    .wrong-discards = Then a newer discard is in the middle, and only the newest can be claimed.
    .wrong-wins = That player has acted, and the window is closed.

the-window-early =
    This time it was your turn, and you drew a <4C>, just what you needed. But before you racked it, the player on your right claimed the <8D>.

    Your tile went back to the wall. After a claim, the claimer’s right is next.

the-window-whose = Three 8 Dots are exposed on your right, and your <4C> is back on the wall, face down. That player discards, and nobody claims. Who draws next, and gets your <4C>?
    .right = The player across, alas: after a claim, play goes on to the right of the claimer. You saw the tile, and lost it with your turn.
    .shown = { the-window-whose.right }
    .hint = The player on your right has claimed. Who comes after that player?
    .option-me = I do: it was mine
    .option-right = The player on my right
    .option-across = The player across
    .wrong-me = You had not racked it. And whose turn comes after the player who claimed?
    .wrong-right = That player has claimed instead of drawing. A claim is followed by a discard, and then?

the-window-keep = This time you draw a <9D>, which your line wants. But the <4C> discarded on your left can still be claimed, and then your tile would go back. Make sure that you keep it.
    .right = Safe at home: the window is closed. Nobody can claim the <4C> anymore, and the <9D> is yours.
    .hint = Which button puts the tile where nobody can send it back?
    .wrong = What closes the window, and costs you nothing?
    .wrong-line-tile = The window is closed, but you gave away a tile that your line wants.
    .wrong-win = Both of your kongs are still one tile short.
    .wrong-again = You hold 14 tiles already.

the-window-touch =
    When you’re next, you may touch the tile in the wall while you think. Touching is free.

    But move it, even a little, and you’ve chosen: you must draw it. So decide about the discard before you reach out.

the-window-moved = The player on your left discarded a <2B>. In your hurry, you nudged the wall tile a little. Now you see that the <2B> would make a pung. What do you do?
    .right = A moved tile must be drawn. Next time, eyes first, then hands: look at the discard before you reach out.
    .shown = { the-window-moved.right }
    .hint = You did more than touch that tile.
    .option-claim = Claim the <2B>: I haven’t looked yet
    .option-push-back = Push the tile back, then claim
    .option-draw = Draw the tile I moved
    .wrong-claim = Whether you looked doesn’t matter. What did your hand do?
    .wrong-push-back = Everybody saw the tile move, and a tile that has moved is not put back.

the-window-two =
    Sometimes two players want the same tile, both for a group or both for Mah Jongg.

    It goes to the one whose turn comes sooner, counted from the discarder. Who spoke first doesn’t matter. Once exposed, only Mah Jongg can still take it.

the-window-sooner = The player on your left discards a <7B>. “I want that,” says the player on your right, at once. You need it, too, for your pung. What do you do?
    .right = You spoke up, and you get it: your turn comes right after the player on your left.
    .shown = The tile is yours: your turn comes right after the player on your left, whoever speaks first.
    .hint = Who sits to the right of the player who discarded it?
    .wrong = The tile came from your left. Count the turns from there, and look at the 7s in your line.
    .wrong-let-go = The player on your right exposes the 7s. But whose turn came sooner?
    .wrong-mah-jongg = With this tile, two others would still be missing.

the-window-theirs = The player on your right discards a <9B>. “I want that,” you say. A moment later, the player across says the same. Nothing has been exposed yet. Who gets the tile?
    .right = It goes across: from the player on your right, the turn goes there first, and you come last. No hard feelings.
    .hint = Begin with the player on your right, and go around the table.
    .option-me = I do: I spoke first
    .option-across = The player across
    .option-nobody = Nobody: it stays in the middle
    .wrong-me = As long as nothing is exposed, it doesn’t matter who spoke first.
    .wrong-nobody = One of you gets it. Whose turn would come sooner?

the-window-mah-jongg = The player on your left discards a <3C>. You’re next, and you have <3C 3C J>. Claim it for your kong.
    .right = Good claim, but the player across says “Mah Jongg,” and that beats any exposure. If two say it, the next in turn wins.
    .shown = The claim is allowed, and still: “Mah Jongg,” says the player across, and that goes before any exposure. If two say it, the next in turn wins.
    .hint = Claim for a group as large as the line prints it. How many 3s does it want?
    .wrong = How many 3s does your line want? Expose exactly that many.
    .wrong-pung = “Mah Jongg,” says the player across, and takes the tile. And your line wanted more than three 3s.
    .wrong-let-go = “Mah Jongg,” says the player across. But you couldn’t know that, and your kong was waiting.
    .wrong-win = With this 3, all three of your kongs would be one tile short, and one joker fills only one.

the-window-quick = Two <3D> were discarded, one right after the other, and only the newest can be claimed. Your line wants four 3 Dots, all of them exposed at once. What do you do?
    .right = Nicely done: <3D 3D 3D J> make your kong. The joker does what the first <3D> could have done.
    .shown = <3D 3D 3D J> make your kong. The joker does what the first <3D> could have done.
    .hint = You may take one <3D>. What makes a kong of it, with the two on your rack?
    .wrong = Your line wants a kong of 3 Dots. What do you put beside the newest one?
    .wrong-pung = Three are exposed, and the group is fixed. The other <3D> in the middle can’t be added: only the newest could be claimed.
    .wrong-let-go = The next player draws, and the second <3D> is gone, too. It was the last one: you hold the other two.
    .wrong-mah-jongg = This 3 wouldn’t be the last tile: for your kong of 7s you hold only two.

the-window-wait = You need the tile that was just discarded. What do you say?
    .option-wait = “Wait”
    .option-hum = “Hm, let me see”
    .option-want = “I want that”
    .right = Clear words, and nobody has to guess: “I want that,” “Call,” or “Take.”
    .shown = { the-window-wait.right }
    .hint = Which of them says that you’re taking the tile?
    .wrong-wait = That asks the others for time. It doesn’t say that you take the tile.
    .wrong-hum = Meanwhile the next player draws and racks. Has anybody heard you claim?

the-window-order = A discard that nobody claims, from beginning to end. Put it in order.
    .item-named = A tile is put down and named
    .item-draws = The next player draws
    .item-racks = That player racks the tile
    .item-late = Claims come too late
    .right = The window opens when the tile is down, and it closes when the next player racks.
    .shown = { the-window-order.right }
    .hint = Drawing alone closes nothing.
    .wrong = When does the window open, and what closes it?
    .wrong-draw-closes = The tile is drawn, but still in the player’s hand. Does that close the window?
    .wrong-at-once = When nobody has done anything yet, you still have time.

the-window-back = The next player has drawn and looked at the tile, but not racked it. Now you claim the discard. What happens to the drawn tile?
    .option-keeps = The player keeps it
    .option-wall = It goes back to its place in the wall
    .option-middle = It goes to the middle, with the discards
    .right = Exactly where it was, though somebody has seen it.
    .shown = { the-window-back.right }
    .hint = That turn is skipped, as if it had never begun.
    .wrong-keeps = That player would have 14 tiles, without a turn.
    .wrong-middle = Nobody has discarded it. Where did it come from?

the-window-both-win = You discard. “Mah Jongg,” says the player on your left, and then the player across says it, too. Nothing has been exposed yet. Count the turns from yourself: who wins?
    .option-left = The player on my left
    .option-across = The player across
    .option-both = Both of them
    .right = Counted from you, the turn comes to the player across before the player on your left.
    .hint = Count the turns from yourself, to the right.
    .wrong-left = That player comes last after you.
    .wrong-both = There’s one tile, and there’s one winner. Whose turn comes sooner?

the-window-beats = One player claims a discard for a kong and is next in turn. Another says “Mah Jongg.” Nothing has been exposed yet. Who gets the tile?
    .option-next = The one who is next in turn
    .option-winner = The one who says “Mah Jongg”
    .option-first = The one who spoke first
    .right = Mah Jongg goes before any exposure.
    .shown = { the-window-beats.right }
    .hint = One of these two claims ends the game.
    .wrong-next = Between two exposures that would be right. Is this one?
    .wrong-first = Who spoke first doesn’t matter. What do the two want the tile for?

the-window-already = You claimed a discard, and your pung is exposed. Only now another player, whose turn comes sooner, wants the tile for a kong. Who gets it?
    .right = It’s part of your exposure, and there it stays. Only Mah Jongg could still take it from you.
    .hint = Where is the tile now?
    .option-sooner = The other player: that turn comes sooner
    .option-me = I do
    .option-nobody = Nobody: it goes back to the middle
    .wrong-sooner = That would decide it as long as nothing is exposed. Is that still so?
    .wrong-nobody = You claimed it in time, and nobody had spoken against it. Why should you give it back?

the-window-finger = You want the discard. The next player already has a finger on the tile in the wall, but hasn’t moved it. May you still claim?
    .right = A finger closes nothing. But hurry: the tile can move any moment.
    .hint = What has to happen to the tile in the wall?
    .option-drawn = No, touching it is drawing it
    .option-still = Yes, I may
    .option-owner = Only if that player takes the finger away
    .wrong-drawn = That player may still let go of it. What makes a tile drawn?
    .wrong-owner = You don’t need anybody’s permission. Has anything happened yet that closes the window?
