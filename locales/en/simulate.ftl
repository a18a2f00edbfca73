## What `mahj-tutor rank` and `mahj-tutor simulate` say

rank-not-a-tile = “{ $word }” is not a tile; write tiles like 3B, E, R, 0, F or J, with spaces between them
rank-wrong-count = { $count ->
    [one] this rack has 1 tile; give it 13 or 14
   *[other] this rack has { $count } tiles; give it 13 or 14
}
rank-too-many-copies = { $tile } is here { $count } times, but there are only { $most } of it

simulate-stuck = game { $game } does not come to an end: a player has no act that the rules accept, or the game goes on forever
simulate-games = { $games ->
    [one] 1 game: { $won } won ({ $won_percent }%), { $wall } wall games ({ $wall_percent }%).
   *[other] { $games } games: { $won } won ({ $won_percent }%), { $wall } wall games ({ $wall_percent }%).
}
simulate-duplicate = { $walls ->
    [one] One wall was played up to four times, the players moving one seat to the right each time.
   *[other] { $walls } walls were played up to four times each, the players moving one seat to the right each time.
}
simulate-player = Player { $player } ({ $name }): { $wins } won ({ $percent }%, 95% interval { $low } to { $high }%), { $points } points.
simulate-exposures = Exposes in { $percent }% of the games, first in turn { $turn }; { $claims } claims per game.
simulate-details = Won as East: { $east }. Self-picked: { $self_picked }. Jokerless: { $jokerless }. Wall tiles drawn per game: { $draws }. Turns of the winner: { $turns }.
simulate-random = Ended by a mistake: { $ended_by_mistake }. Dead hands: { $dead_hands }. Games with a bet: { $bets }, { $points } points for the fifth players.
simulate-balance = Wins, share of all wins, value, and line, by section:
simulate-balance-section = { $section }: { $percent }% of the wins; rank correlation of value and wins { $correlation }
simulate-balance-none = none, since all lines are equal
simulate-balance-all = All lines: rank correlation of value and wins { $correlation } (Spearman; -1 when every line of higher value wins less often)
