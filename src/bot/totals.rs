//! The sums of many games.

use crate::card::{Card, LineId};
use crate::rules::{BySeat, Claim, Event, Game, Outcome, Seat, Win, WinningTile};

/// How many standard errors to either side a 95 % interval reaches.
const STANDARD_ERRORS: f64 = 1.96;

/// The sums of many games. Those of two runs can be added.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Totals {
    /// How many games.
    pub games: u32,
    /// How many walls they were played with: fewer, when each is played by all players in all seats.
    pub walls: u32,
    /// How many of them ended with the wall.
    pub wall_games: u32,
    /// How many of them ended by a mistake: with three dead hands, a Mah Jongg in error, or a tile that
    /// was misnamed.
    pub ended_by_mistake: u32,
    /// Games won, by player.
    pub wins: [u32; 4],
    /// The squares of the games won with each wall, by player: they tell how exact `wins` is.
    pub wins_squared: [u64; 4],
    /// Games won by whoever was East.
    pub wins_as_east: u32,
    /// The turns that the winners of the games had, the winning one included: wall tiles that they drew,
    /// discards that they claimed, and East's 14 tiles at the start.
    pub winner_turns: u64,
    /// Discards that were claimed for exposure, by player.
    pub claims: [u64; 4],
    /// Games in which an exposure was made, by player.
    pub games_exposed: [u32; 4],
    /// The number of the player's own turn in which the first exposure was made, in those games, by player.
    pub first_exposure_turns: [u64; 4],
    /// Wall tiles drawn.
    pub draws: u64,
    /// Points won less points paid, by player.
    pub points: [i64; 4],
    /// Points that the fifth players won less those that they paid.
    pub bettor_points: i64,
    /// Games in which a fifth player bet.
    pub bets: u32,
    /// Hands that were called dead.
    pub dead_hands: u32,
    /// Games won by a drawn tile, a joker exchange or the deal.
    pub self_picked: u32,
    /// Games won without a joker.
    pub jokerless: u32,
    /// For each line in card order, how many games were won with it.
    pub lines: Vec<(LineId, u32)>,
    /// The wall that is being played, and the games won with it so far.
    wall: Option<(u32, [u64; 4])>,
}

/// A share of all games, with its 95 % interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MeasuredShare {
    /// The share, 0 to 1.
    pub share: f64,
    /// Between what the true share lies, 0 to 1; anywhere when a single wall was played.
    pub interval: (f64, f64),
}

/// What is counted while a game is played.
#[derive(Debug)]
pub(super) struct GameCount {
    /// Who sits where.
    players: BySeat<usize>,
    turns: BySeat<u64>,
    has_exposed: BySeat<bool>,
}

impl GameCount {
    pub(super) fn new(players: BySeat<usize>, east: Seat) -> Self {
        Self {
            players,
            turns: BySeat::from_fn(|seat| u64::from(seat == east)),
            has_exposed: BySeat::default(),
        }
    }
}

/// Wilson's interval at 95 % around a share of so many independent games: it stays between 0 and 1, and
/// has some width even at either end.
fn wilson(share: f64, games: f64) -> (f64, f64) {
    let spread = STANDARD_ERRORS * STANDARD_ERRORS / games;
    let middle = (share + spread / 2.0) / (1.0 + spread);
    let margin = (spread * (share * (1.0 - share) + spread / 4.0)).sqrt() / (1.0 + spread);
    ((middle - margin).max(0.0), (middle + margin).min(1.0))
}

impl Totals {
    /// No game yet, on this card.
    pub fn new(card: &Card) -> Self {
        Self {
            games: 0,
            walls: 0,
            wall_games: 0,
            ended_by_mistake: 0,
            wins: [0; 4],
            wins_squared: [0; 4],
            wins_as_east: 0,
            winner_turns: 0,
            claims: [0; 4],
            games_exposed: [0; 4],
            first_exposure_turns: [0; 4],
            draws: 0,
            points: [0; 4],
            bettor_points: 0,
            bets: 0,
            dead_hands: 0,
            self_picked: 0,
            jokerless: 0,
            lines: card.lines().map(|(_, line)| (line.id.clone(), 0)).collect(),
            wall: None,
        }
    }

    /// The share of all games that a player has won. The interval is Wilson's, for as many independent
    /// games as would be as exact: that comes from how the games won differ from wall to wall, as those
    /// that are played with the same wall are not independent.
    pub fn win_share(&self, player: usize) -> MeasuredShare {
        let games = f64::from(self.games.max(1));
        let walls = f64::from(self.walls);
        let wins = f64::from(self.wins[player]);
        let share = wins / games;
        if self.walls < 2 {
            let interval = (0.0, 1.0);
            return MeasuredShare { share, interval };
        }
        let per_wall = wins / walls;
        let squares = self.wins_squared[player] as f64;
        let between = (squares - walls * per_wall * per_wall).max(0.0) / (walls - 1.0);
        let variance = between * walls / (games * games);
        // When all walls ended the same, each has told as much as one game.
        let independent = if variance > 0.0 {
            share * (1.0 - share) / variance
        } else {
            walls
        };
        MeasuredShare {
            share,
            interval: wilson(share, independent),
        }
    }

    /// Adds the sums of other games, played with other walls.
    pub fn add(&mut self, other: &Self) {
        let add = |ours: &mut [u64; 4], theirs: [u64; 4]| {
            ours.iter_mut()
                .zip(theirs)
                .for_each(|(our, their)| *our += their);
        };
        self.games += other.games;
        self.walls += other.walls;
        self.wall_games += other.wall_games;
        self.ended_by_mistake += other.ended_by_mistake;
        self.wins_as_east += other.wins_as_east;
        self.winner_turns += other.winner_turns;
        self.draws += other.draws;
        self.bettor_points += other.bettor_points;
        self.bets += other.bets;
        self.dead_hands += other.dead_hands;
        self.self_picked += other.self_picked;
        self.jokerless += other.jokerless;
        add(&mut self.wins_squared, other.wins_squared);
        add(&mut self.claims, other.claims);
        add(&mut self.first_exposure_turns, other.first_exposure_turns);
        for player in 0..4 {
            self.wins[player] += other.wins[player];
            self.games_exposed[player] += other.games_exposed[player];
            self.points[player] += other.points[player];
        }
        for (ours, theirs) in self.lines.iter_mut().zip(&other.lines) {
            ours.1 += theirs.1;
        }
        self.wall = None;
    }

    pub(super) fn add_event(&mut self, event: &Event, count: &mut GameCount) {
        match event {
            Event::Drew { seat, .. } => {
                self.draws += 1;
                count.turns[*seat] += 1;
            }
            Event::PutBack { seat, .. } => count.turns[*seat] -= 1,
            Event::Claimed { seat, claim, .. } => {
                count.turns[*seat] += 1;
                if matches!(claim, Claim::Exposure { .. }) {
                    let player = count.players[*seat];
                    self.claims[player] += 1;
                    if !std::mem::replace(&mut count.has_exposed[*seat], true) {
                        self.games_exposed[player] += 1;
                        self.first_exposure_turns[player] += count.turns[*seat];
                    }
                }
            }
            Event::HandDied { .. } => self.dead_hands += 1,
            _ => {}
        }
    }

    /// Counts a game that is over. Those played with the same wall must come one after the other.
    pub(super) fn add_end(&mut self, game: &Game, wall: u32, count: &GameCount) {
        self.games += 1;
        if self.wall.is_none_or(|(other, _)| other != wall) {
            self.walls += 1;
            self.wall = Some((wall, [0; 4]));
        }
        match game.outcome() {
            Some(Outcome::Win(win)) => {
                self.add_win(win, game.setup().east, count);
                self.add_points(&win.payments.balance, count);
            }
            Some(Outcome::Penalty(end)) => self.add_points(&end.payments.balance, count),
            Some(Outcome::WallGame) | None => {}
        }
        let ran_out = game.outcome().is_some_and(Outcome::is_wall_game);
        self.wall_games += u32::from(ran_out);
        let penalty = matches!(game.outcome(), Some(Outcome::Penalty(_)));
        self.ended_by_mistake += u32::from(penalty && !ran_out);
        if let Some(bet) = game.bet_settlement() {
            self.bets += 1;
            self.bettor_points += i64::from(bet.bettor);
            self.add_points(&bet.balance, count);
        }
    }

    fn add_points(&mut self, balance: &BySeat<i32>, count: &GameCount) {
        for (seat, points) in balance.iter() {
            self.points[count.players[seat]] += i64::from(*points);
        }
    }

    fn add_win(&mut self, win: &Win, east: Seat, count: &GameCount) {
        let player = count.players[win.winner];
        self.wins[player] += 1;
        if let Some((_, wins)) = &mut self.wall {
            // The square of the next number is twice this one and one more.
            self.wins_squared[player] += 2 * wins[player] + 1;
            wins[player] += 1;
        }
        self.wins_as_east += u32::from(win.winner == east);
        self.winner_turns += count.turns[win.winner];
        self.self_picked += u32::from(!matches!(win.tile, WinningTile::Discarded(_)));
        self.jokerless += u32::from(win.jokerless);
        if let Some((_, wins)) = self.lines.get_mut(usize::from(win.line.0)) {
            *wins += 1;
        }
    }
}
