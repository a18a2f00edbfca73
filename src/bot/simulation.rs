//! Many games between bots, added up.

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng as _};

use super::{Bot, Level, StuckError, Style, play_out};
use crate::analysis::CompiledCard;
use crate::card::{Card, LineId};
use crate::rules::{BySeat, Event, Game, Outcome, Seat, Setup, TableRules, Win, WinningTile};

/// A run of games among four players. Every game follows from the seed and its own number, so that a
/// run can be played in parts.
#[derive(Debug)]
pub struct Simulation {
    card: Arc<Card>,
    bots: BySeat<Bot>,
    seed: u64,
}

impl Simulation {
    /// A run on `card` among players of these levels, by player.
    pub fn new(card: Arc<Card>, levels: [Level; 4], seed: u64) -> Self {
        let compiled = Arc::new(CompiledCard::new(Arc::clone(&card)));
        let bots = BySeat::from_fn(|seat| {
            let level = levels[seat.index()];
            Bot::new(level, Style::Balanced, Arc::clone(&compiled))
        });
        Self { card, bots, seed }
    }

    /// The card that is played.
    pub fn card(&self) -> &Card {
        &self.card
    }

    /// Plays game `number`, counted from 0, and adds it up. Player 0 is East in the first game, and
    /// East moves on after each (rule `east-passes-right-always`).
    ///
    /// # Errors
    /// When a bot has no act that the engine accepts.
    pub fn play(&self, number: u32, tally: &mut Tally) -> Result<(), StuckError> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(number.into());
        let east = Seat::FIRST.steps_right(number as usize % 4);
        let mut game = Game::deal(Setup {
            card: Arc::clone(&self.card),
            rules: TableRules::default(),
            seed: rng.next_u64(),
            east,
            scores: BySeat::default(),
        });
        let mut draws = 0;
        play_out(&mut game, &self.bots, &mut rng, &mut |event| {
            draws += u64::from(matches!(event, Event::Drew { .. }));
        })?;
        tally.games += 1;
        tally.draws += draws;
        match game.outcome() {
            Some(Outcome::Win(win)) => tally.add_win(win, east),
            _ => tally.wall_games += 1,
        }
        Ok(())
    }
}

/// The sums of many games. Those of two runs can be added.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// How many games.
    pub games: u32,
    /// How many of them nobody won.
    pub wall_games: u32,
    /// Games won, by player.
    pub wins: [u32; 4],
    /// Games won by whoever was East.
    pub wins_as_east: u32,
    /// Wall tiles drawn.
    pub draws: u64,
    /// Points won less points paid, by player.
    pub points: [i64; 4],
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
            wins: [0; 4],
            wins_as_east: 0,
            draws: 0,
            points: [0; 4],
            self_picked: 0,
            jokerless: 0,
            lines: card.lines().map(|(_, line)| (line.id.clone(), 0)).collect(),
        }
    }

    fn add_win(&mut self, win: &Win, east: Seat) {
        self.wins[win.winner.index()] += 1;
        self.wins_as_east += u32::from(win.winner == east);
        self.self_picked += u32::from(!matches!(win.tile, WinningTile::Discarded(_)));
        self.jokerless += u32::from(win.jokerless);
        for (seat, points) in win.payments.balance.iter() {
            self.points[seat.index()] += i64::from(*points);
        }
        if let Some((_, wins)) = self.lines.get_mut(usize::from(win.line.0)) {
            *wins += 1;
        }
    }
}
