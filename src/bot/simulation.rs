//! Many games between bots, added up.

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng as _};

use super::random_table::{any_bet, any_character, any_rules, slip};
use super::self_play::act_once;
use super::totals::{GameCount, Totals};
use super::{Bot, Character, Level, Player, StuckError, Style};
use crate::analysis::CompiledCard;
use crate::card::Card;
use crate::rules::{BySeat, Game, Seat, Setup, TableRules, View};

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

/// How often a wall is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Walls {
    /// Every game has a wall of its own.
    #[default]
    Once,
    /// Every wall is played four times in a row, the players moving one seat to the right each time: luck
    /// with the tiles then falls to all equally.
    Duplicate,
}

impl Walls {
    /// How many games are played with the same wall.
    pub const fn games(self) -> u32 {
        match self {
            Self::Once => 1,
            Self::Duplicate => 4,
        }
    }
}

/// A run of games among four players. Every game follows from the seed and its own number, so that a
/// run can be played in parts.
#[derive(Debug)]
pub struct Simulation {
    card: Arc<CompiledCard>,
    /// By player; bots of any level when there are none.
    players: Option<[Arc<dyn Player>; 4]>,
    tables: Tables,
    walls: Walls,
    seed: u64,
}

impl Simulation {
    /// A run on `card` among bots of these levels, by player, at usual tables.
    pub fn new(card: Arc<Card>, levels: [Level; 4], seed: u64) -> Self {
        Self::at(Tables::Usual, card, Some(levels), seed)
    }

    /// A run on `card` at such tables among bots of these levels, by player; when none are given, of any
    /// levels.
    pub fn at(tables: Tables, card: Arc<Card>, levels: Option<[Level; 4]>, seed: u64) -> Self {
        let card = Arc::new(CompiledCard::new(card));
        let player = |level| -> Arc<dyn Player> {
            Arc::new(Bot::new(level, Style::default(), Arc::clone(&card)))
        };
        Self {
            players: levels.map(|levels| levels.map(player)),
            card,
            tables,
            walls: Walls::default(),
            seed,
        }
    }

    /// The same run among these players.
    #[must_use]
    pub fn among(self, players: [Arc<dyn Player>; 4]) -> Self {
        Self {
            players: Some(players),
            ..self
        }
    }

    /// The same run, each wall played so often.
    #[must_use]
    pub fn with_walls(self, walls: Walls) -> Self {
        Self { walls, ..self }
    }

    /// The card that is played.
    pub fn card(&self) -> &Card {
        self.card.card()
    }

    /// The card that is played, laid out for matching.
    pub const fn compiled_card(&self) -> &Arc<CompiledCard> {
        &self.card
    }

    /// Plays game `number`, counted from 0, adds it up, and returns it. Player 0 is East in the first
    /// game, and East moves on with each wall (rule `east-passes-right-always`). Games of the same wall
    /// must be added up one after the other.
    ///
    /// # Errors
    /// When a player has no action that the engine accepts, or the game does not end.
    pub fn play(&self, number: u32, totals: &mut Totals) -> Result<Game, StuckError> {
        let wall = number / self.walls.games();
        let moved = (number % self.walls.games()) as usize;
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(wall.into());
        let east = Seat::FIRST.steps_right(wall as usize % 4);
        let seed = rng.next_u64();
        let rules = match self.tables {
            Tables::Usual => TableRules::default(),
            Tables::Random => any_rules(&mut rng),
        };
        let seated = BySeat::from_fn(|seat| (seat.index() + 4 - moved) % 4);
        let players = self.players.clone().unwrap_or_else(|| {
            [(); 4].map(|()| -> Arc<dyn Player> {
                let Character { level, style } = any_character(&mut rng);
                Arc::new(Bot::new(level, style, Arc::clone(&self.card)))
            })
        });
        let mut game = Game::deal(Setup {
            card: Arc::clone(self.card.card()),
            rules,
            seed,
            east,
            scores: BySeat::default(),
            bettor_score: 0,
        });
        let mut count = GameCount::new(seated, east);
        let mut choose = |view: View<'_>| {
            let slip = match self.tables {
                Tables::Usual => None,
                Tables::Random => slip(view, &mut rng),
            };
            slip.or_else(|| players[seated[view.seat()]].choose(view, &mut rng))
        };
        while game.outcome().is_none() {
            if game.check_bet().is_ok() {
                let placed = game.place_bet(any_bet(seed));
                debug_assert!(placed.is_ok(), "it was asked whether it may be placed");
            }
            for event in act_once(&mut game, &mut choose)? {
                totals.add_event(&event, &mut count);
            }
        }
        totals.add_end(&game, wall, &count);
        Ok(game)
    }
}
