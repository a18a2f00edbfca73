//! Many games between bots, added up.

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng as _};

use super::random_table::{any_bet, any_level, any_rules, slip};
use super::self_play::act_once;
use super::{Bot, Level, StuckError, Style};
use crate::analysis::CompiledCard;
use crate::card::{Card, LineId};
use crate::rules::{BySeat, Event, Game, Outcome, Seat, Setup, TableRules, View, Win, WinningTile};

/// What the tables of a run have agreed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tables {
    /// The usual rules.
    #[default]
    Usual,
    /// In each game other rules, drawn from its seed: every setting with any of its options. Where
    /// mistakes are allowed, the players make some; where a fifth player bets, it bets on anything.
    Random,
}

/// A run of games among four players. Every game follows from the seed and its own number, so that a
/// run can be played in parts.
#[derive(Debug)]
pub struct Simulation {
    card: Arc<Card>,
    compiled: Arc<CompiledCard>,
    levels: Option<[Level; 4]>,
    tables: Tables,
    seed: u64,
}

impl Simulation {
    /// A run on `card` among players of these levels, by player, at usual tables.
    pub fn new(card: Arc<Card>, levels: [Level; 4], seed: u64) -> Self {
        Self::at(Tables::Usual, card, Some(levels), seed)
    }

    /// A run on `card` at such tables among players of these levels, by player; when none are given,
    /// of any levels.
    pub fn at(tables: Tables, card: Arc<Card>, levels: Option<[Level; 4]>, seed: u64) -> Self {
        Self {
            compiled: Arc::new(CompiledCard::new(Arc::clone(&card))),
            card,
            levels,
            tables,
            seed,
        }
    }

    /// The card that is played.
    pub fn card(&self) -> &Card {
        &self.card
    }

    /// Plays game `number`, counted from 0, adds it up, and returns it. Player 0 is East in the first
    /// game, and East moves on after each (rule `east-passes-right-always`).
    ///
    /// # Errors
    /// When a bot has no act that the engine accepts, or the game does not end.
    pub fn play(&self, number: u32, tally: &mut Tally) -> Result<Game, StuckError> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(number.into());
        let east = Seat::FIRST.steps_right(number as usize % 4);
        let seed = rng.next_u64();
        let rules = match self.tables {
            Tables::Usual => TableRules::default(),
            Tables::Random => any_rules(&mut rng),
        };
        let bots = BySeat::from_fn(|seat| {
            let level = self.levels.map(|levels| levels[seat.index()]);
            let level = level.unwrap_or_else(|| any_level(&mut rng));
            Bot::new(level, Style::Balanced, Arc::clone(&self.compiled))
        });
        let mut game = Game::deal(Setup {
            card: Arc::clone(&self.card),
            rules,
            seed,
            east,
            scores: BySeat::default(),
            bettor_score: 0,
        });
        let mut choose = |view: View<'_>| {
            let slip = match self.tables {
                Tables::Usual => None,
                Tables::Random => slip(view, &mut rng),
            };
            slip.or_else(|| bots[view.seat()].choose(view, &mut rng))
        };
        while game.outcome().is_none() {
            if game.check_bet().is_ok() {
                let _ = game.place_bet(any_bet(seed));
            }
            for event in act_once(&mut game, &mut choose)? {
                tally.add_event(&event);
            }
        }
        tally.add_end(&game);
        Ok(game)
    }
}

/// The sums of many games. Those of two runs can be added.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// How many games.
    pub games: u32,
    /// How many of them ended with the wall.
    pub wall_games: u32,
    /// How many of them ended by a mistake: with three dead hands, a Mah Jongg in error, or a tile that
    /// was misnamed.
    pub ended_by_mistake: u32,
    /// Games won, by player.
    pub wins: [u32; 4],
    /// Games won by whoever was East.
    pub wins_as_east: u32,
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
}

impl Tally {
    /// No game yet, on this card.
    pub fn new(card: &Card) -> Self {
        Self {
            games: 0,
            wall_games: 0,
            ended_by_mistake: 0,
            wins: [0; 4],
            wins_as_east: 0,
            draws: 0,
            points: [0; 4],
            bettor_points: 0,
            bets: 0,
            dead_hands: 0,
            self_picked: 0,
            jokerless: 0,
            lines: card.lines().map(|(_, line)| (line.id.clone(), 0)).collect(),
        }
    }

    fn add_event(&mut self, event: &Event) {
        self.draws += u64::from(matches!(event, Event::Drew { .. }));
        self.dead_hands += u32::from(matches!(event, Event::HandDied { .. }));
    }

    fn add_end(&mut self, game: &Game) {
        self.games += 1;
        match game.outcome() {
            Some(Outcome::Win(win)) => {
                self.add_win(win, game.setup().east);
                self.add_points(&win.payments.balance);
            }
            Some(Outcome::Penalty(end)) => self.add_points(&end.payments.balance),
            Some(Outcome::WallGame) | None => {}
        }
        let ran_out = game.outcome().is_some_and(Outcome::is_wall_game);
        self.wall_games += u32::from(ran_out);
        let penalty = matches!(game.outcome(), Some(Outcome::Penalty(_)));
        self.ended_by_mistake += u32::from(penalty && !ran_out);
        if let Some(bet) = game.bet_settlement() {
            self.bets += 1;
            self.bettor_points += i64::from(bet.bettor);
            self.add_points(&bet.balance);
        }
    }

    fn add_points(&mut self, balance: &BySeat<i32>) {
        for (seat, points) in balance.iter() {
            self.points[seat.index()] += i64::from(*points);
        }
    }

    fn add_win(&mut self, win: &Win, east: Seat) {
        self.wins[win.winner.index()] += 1;
        self.wins_as_east += u32::from(win.winner == east);
        self.self_picked += u32::from(!matches!(win.tile, WinningTile::Discarded(_)));
        self.jokerless += u32::from(win.jokerless);
        if let Some((_, wins)) = self.lines.get_mut(usize::from(win.line.0)) {
            *wins += 1;
        }
    }
}
