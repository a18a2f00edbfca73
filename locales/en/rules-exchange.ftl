# The rulebook: exchanging a natural for a joker.
rule-exch-what = Exchange a natural for a joker
    .text = If a joker lies in an exposed group and you hold the tile it stands for, you may give that tile and take the joker. That is a joker exchange.
    .example = West has exposed Five, Five, joker. You give a Five of that suit and take the joker.

rule-exch-own-turn = Only in your turn, with fourteen tiles
    .text = First draw, or claim and expose. Then exchange. Then discard. At a table, exchanging at any other time can make your hand dead.
    .example = It is North’s turn, and you hold the tile for a joker. Wait until you have drawn.

rule-exch-source-tile = With a tile you drew or held
    .text = You may give the tile you just drew, or one you have held for a while.
    .example = You draw a Nine, and it is just what East’s joker stands for.

rule-exch-from-own = From your own exposures, too
    .text = You may also take a joker from your own exposed group.
    .example = You exposed a kong with a joker. Now you draw the real tile, and you exchange.
    .otherwise = Some rules speak only of the racks of the others.

rule-exch-several = As many as you can
    .text = You may make several exchanges in one turn, one after another. There is no limit to how many.
    .example = You hold a Two and a North, and there is a joker for each: take both.
    .otherwise = Some rules speak of only one joker at a time.

rule-exch-then-discard = Then you discard
    .text = An exchange does not change how many tiles you hold. You still have fourteen, and your turn ends with a discard.
    .example = You draw a Nine, exchange it for a joker, and discard a Six.

rule-exch-no-reverse = Never the other way around
    .text = You cannot give a joker to get a natural out of a group.
    .example = East has exposed three Fours, and you need one for a pair. Your joker does not buy it.

rule-exch-not-discarded-tile = Not with a discarded tile
    .text = The tile you give must come from your hand. What lies in the middle cannot be used.
    .example = Somebody discards the Seven that a joker stands for. You cannot use it to exchange.

rule-exch-not-before-claim = Not to make a claim possible
    .text = You cannot exchange first to be able to claim the tile that was just discarded. It is not your turn yet.
    .example = With one more joker, you could claim the Three. You cannot get that joker now.

rule-exch-does-not-expose = It exposes nothing of yours
    .text = An exchange shows only the tile you give. Your hand stays as concealed as it was.
    .example = You are building a line marked C and give a Four for West’s joker. Your hand is still concealed.

rule-exch-exact-natural = Exactly the tile it stands for
    .text = The tile must be the very one that the joker stands for, in number and suit.
    .example = The joker stands for a Two Bam: a Two Dot will not do.

rule-exch-into-rack = The joker goes into your hand
    .text = The joker you took joins the concealed tiles on your rack. You may use it right away.
    .example = The new joker completes your quint: Mah Jongg.

rule-exch-only-properly-exposed = Only from proper exposures
    .text = You cannot take a joker from a wrong exposure. When that exposure goes back into a dead hand, its jokers go with it.
    .example = South’s wrong group goes back on the rack: its joker is out of reach.

rule-exch-dead-earlier = Earlier exposures of a dead hand stay
    .text = What a player exposed properly before being called dead stays open. The others may still exchange for the jokers there.
    .example = North is dead. You can still get the joker in North’s first pung.

rule-exch-wins = An exchange may win the game
    .text = If the joker you take completes your hand, that is Mah Jongg. It counts as self-picked: as if you had drawn the last tile, even when your turn began with a claim.
    .example = You exchange, hold all fourteen, and declare: everybody pays double.

rule-exch-announce = Say what you are doing
    .text = At a table, say “Exchange,” give your tile, and let the owner give you the joker. Once made, an exchange cannot be undone.
    .example = “Exchange, please: a Four Crak for your joker.”

rule-exch-withdraw = Announced too soon
    .text = If you announce an exchange and then notice that you have not drawn or claimed yet, take your word back. As long as no tile has changed hands, it costs nothing. Once the joker is on your rack, your hand can be called dead. Here the program says no in time, unless the table allows mistakes.
    .example = “Exchange, please. Oh, I have not drawn yet.” You draw first, and then you exchange.

rule-exch-jokerless-after = Jokers exchanged away no longer count
    .text = Only the tiles at the end count. If every joker has left your hand by exchange, you are paid for a hand without jokers.
    .example = East takes your last joker for a Four. You win with naturals only, and you are paid double.
