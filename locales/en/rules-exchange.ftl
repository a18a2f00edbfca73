# The rulebook: exchanging a natural for a joker.
rule-exch-what = Exchange a natural for a joker
    .text = If a joker lies in an exposed group and you hold the tile it stands for, you may give that tile and take the joker. That is a joker exchange.
    .example = West has exposed Five, Five, joker. You give a Five of that suit and take the joker.

rule-exch-own-turn = Only in your turn, with fourteen tiles
    .text = First draw, or claim and expose. Then exchange. Then discard. At a table, an exchange at any other time can make your hand dead.
    .example = It is North's turn and you hold the tile for a joker: wait until you have drawn.

rule-exch-source-tile = With a tile drawn or held
    .text = You may give the tile that you have just drawn, or one that you have held for a while.
    .example = You draw a Nine, and it is just what East's joker stands for.

rule-exch-from-own = From your own exposures too
    .text = You may also take back a joker from your own exposed group. Some sources allow only the racks of others; here both are allowed.
    .example = You exposed a kong with a joker. You draw the missing tile and exchange.

rule-exch-several = As many as you can
    .text = You may make several exchanges in one turn, one after another. One source allows a single one; here there is no limit.
    .example = You hold a Two and a North, and there is a joker for each: take both.

rule-exch-then-discard = Afterwards you discard
    .text = An exchange does not change how many tiles you hold. You still have fourteen, and your turn ends with a discard.
    .example = You draw a Nine, exchange it for a joker, and discard a Six.

rule-exch-no-reverse = Never the other way round
    .text = You cannot give a joker to get a natural tile out of a group.
    .example = East has exposed three Fours and you need one for a pair: your joker does not buy it.

rule-exch-not-discarded-tile = Not with a discarded tile
    .text = The tile you give must come from your hand. What lies in the middle cannot be used.
    .example = Somebody discards the Seven that a joker stands for. You cannot use it to exchange.

rule-exch-not-before-claim = Not to make a claim possible
    .text = You cannot exchange first so as to be able to claim the tile that has just been discarded. It is not your turn yet.
    .example = With one joker more you could claim the Three. You cannot get that joker now.

rule-exch-does-not-expose = It exposes nothing of yours
    .text = An exchange shows only the tile you give. Your hand stays as concealed as it was.
    .example = You build a line marked C and give a Four for West's joker. Your hand is still concealed.

rule-exch-exact-natural = Exactly the tile it stands for
    .text = The tile must be the very one that the joker takes the place of, in number and suit.
    .example = The joker is a Two of Bams: a Two of Dots will not do.

rule-exch-into-rack = The joker goes into your hand
    .text = The joker you took belongs to the concealed tiles of your rack. You may use it at once.
    .example = The new joker completes your quint: Mah Jongg.

rule-exch-only-properly-exposed = Only from proper exposures
    .text = You cannot take a joker from a wrong exposure. When that exposure goes back into a dead hand, its jokers go with it.
    .example = South's wrong group is taken back to the rack: its joker is out of reach.

rule-exch-dead-earlier = Earlier exposures of a dead hand stay
    .text = Groups that a player exposed properly before being called dead stay open. The others may still exchange for jokers in them.
    .example = North is dead. The joker in North's first pung can still be had.

rule-exch-wins = An exchange may win the game
    .text = If the joker you take completes your hand, that is Mah Jongg. It counts as self-picked: as if you had drawn the last tile, even when your turn began with a claim.
    .example = You exchange, hold all fourteen, and declare: everybody pays double.

rule-exch-announce = Say what you do
    .text = At a table say “exchange”, give your tile, and let the owner give you the joker. Once made, it cannot be undone.
    .example = “Exchange, please: a Four Crak for your joker.”

rule-exch-jokerless-after = Jokers exchanged away no longer count
    .text = Only the tiles at the end count. If all jokers have left your hand by exchange, it is paid as a hand without jokers.
    .example = East takes your last joker for a Four. You win with naturals only, and are paid double.
