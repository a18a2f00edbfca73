# The rulebook: the Charleston, the passing of tiles before play.
rule-char-sort-first = Sort first, then choose
    .text = Before you pass anything, put your tiles in order: by number, by suit, with winds and dragons apart. Look for the section of the card that they lean toward. Then choose three tiles that do not belong.
    .example = You have many even numbers and a few flowers: keep those, and pass a lonely Seven, a Three, and a West.

rule-char-first-compulsory = The first Charleston is for everybody
    .text = The Charleston is the passing of tiles before play. Everybody makes the first three passes, however good the hand is. The only exception: East is dealt a winning hand.
    .example = You like all thirteen of your tiles. You still pass three, three times over.

rule-char-pass-three = Every pass is exactly three tiles
    .text = You give three tiles in each pass, and you get three. Two or four are never right. Only the courtesy pass, the very last one, may be smaller.
    .example = You can spare a Seven and a West, and nothing else. Choose a third tile all the same.

rule-char-1-right = First pass: to the right
    .text = You give three tiles to the player on your right, and you get three from the player on your left.
    .example = East gives to South, South to West, West to North, North to East.

rule-char-2-across = Second pass: across
    .text = You exchange three tiles with the player across.
    .example = East and West exchange three tiles. So do South and North.

rule-char-3-left = Third pass: to the left
    .text = You give three tiles to the player on your left, and you get three from the player on your right. This pass is called first left.
    .example = East gives three tiles to North and gets three from South.

rule-char-blind-first-left = Blind pass on first left
    .text = On first left, you may pass on one, two, or three of the incoming tiles without looking at them. That is a blind pass. Fill it up to three from your rack. It helps when you cannot spare three tiles of your own.
    .example = You can part with only one tile, a North. You pass it with two of the incoming tiles, unseen.

rule-char-blind-last-right = Blind pass on last right
    .text = The very last pass to the right allows the blind pass again. First left and last right are the only two passes that do.
    .example = On last right, you can spare only a West: pass it with two of the incoming tiles, unseen. On a pass across, you could not do that.

rule-char-blind-unseen = Blind means unseen
    .text = You may not look at tiles that you pass blind, not even for a moment, and you do not get to choose among them. Where mistakes can be made, everybody is told of a look, and it costs nothing.
    .example = You pass one tile and two blind. They go on face down, and you never learn what they were.
    .otherwise = Tables differ on what a look costs. Some only remind the player, and some tournaments put the hand out of the game.

rule-char-blind-order = When several pass blind
    .text = Incoming tiles must be there before they can be passed on. So whoever gives the most tiles of their own goes first, and the others follow in turn. If all four pass on three unseen, nothing changes.
    .example = Your neighbor passes three of her own, and you pass two blind: you pass on two of hers.

rule-char-second-optional = The second Charleston is a choice
    .text = Three more passes follow if everybody wants them. If even one player says no, they are left out. A table may also agree to make them always, or never.
    .example = Three players want to go on, and one does not: there is no second Charleston.

rule-char-stop = Anybody may stop after first left
    .text = After the first three passes, any player may stop the Charleston and need not say why. The courtesy pass comes next.
    .example = Ten of your tiles already fit one line. Stop, before you have to give some of them away.

rule-char-second-order = Second Charleston: left, across, right
    .text = The second time around, the order is reversed. It begins where the first one ended, on the left, and it ends on the right.
    .example = East gives three tiles to North, then three to West, and finally three to South.

rule-char-second-must-finish = A second Charleston is always finished
    .text = Once the second Charleston has begun, all three of its passes are made. Nobody can stop it halfway.
    .example = After second left, you would like to stop. It is too late: two more passes are coming.

rule-char-courtesy = The courtesy pass
    .text = Last of all, the two players across from each other may exchange up to three tiles. It is a courtesy, not a duty: none is fine, too.
    .example = You offer two, and the player across agrees to two. Each of you gives two tiles.

rule-char-courtesy-after-stop = Stopping does not cancel the courtesy pass
    .text = The courtesy pass comes even when somebody stopped the second Charleston. Whoever stopped it may take part, too.
    .example = You stopped after first left. You may still exchange a tile with the player across.

rule-char-courtesy-min = The smaller wish counts
    .text = Both players give the same number of tiles. If they want different numbers, the smaller one counts.
    .example = You want three, and the player across wants one: you exchange one.

rule-char-courtesy-per-pair = Each pair decides for itself
    .text = Two players across from each other settle the courtesy pass between them. What the other two do is up to those two.
    .example = East and West exchange three tiles, and South and North exchange none.

rule-char-no-jokers = Jokers are never passed
    .text = You may not pass a joker in any pass, not even in the courtesy pass. Where mistakes can be made and somebody passes one, it stays with whoever got it. Whoever passed it plays on.
    .example = Keep your jokers, even when you have settled on Singles and Pairs and cannot use them. You may discard them later.

rule-char-flowers-ok = Flowers may be passed
    .text = In the Charleston, a flower is a tile like any other. Many lines want flowers, so think twice. But that is advice, not a rule.
    .example = Your line needs no flower: pass it if you like.

rule-char-pairs-ok = Pairs may be passed
    .text = You may pass two or three tiles alike. Players say “never pass a pair,” because it may be just what somebody needs. That is advice, not a rule.
    .example = You pass two Nine Dots and an East. That is allowed, if a little generous.

rule-char-face-down = Face down and final
    .text = The tiles you pass lie face down until the next player picks them up. Once you have looked at what comes in, you cannot change what you gave.
    .example = You see a Six coming in and wish you had kept yours. It is gone.

rule-char-rollor = A word to remember: ROLLOR
    .text = Right, over, left; left, over, right. “Over” means the player across. The six letters of ROLLOR give you the order of all six passes.
    .example = After R and O comes L: the third pass goes left.

rule-heavenly-hand = The heavenly hand
    .text = If East is dealt a complete hand of fourteen tiles, East may declare Mah Jongg right away, before the Charleston. Everybody pays as if East had drawn the last tile. A table can switch it off. If East’s hand is complete only after the Charleston, East may declare it at the first turn.
    .example = East sorts the tiles, finds 1111 22 3333 4444 complete, and says “Mah Jongg” before anybody passes.
    .otherwise = Some do not play it: there, even a complete East goes through the Charleston first.
