//! The games of a match: who is East first, what each game is dealt from, and the running scores.

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng as _};

use crate::card::Card;
use crate::rules::{
    Action, BySeat, Event, FirstEast, Game, Outcome, Refusal, Seat, Setup, TableRules, roll_dice,
};

/// What chance of a match is needed for beside that of its games; each has a stream of its own.
#[derive(Debug, Clone, Copy)]
enum Chance {
    /// The dice for the first East.
    FirstEast,
    /// The seeds of the games.
    Games,
}

impl Chance {
    fn rng(self, seed: u64) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(match self {
            Self::FirstEast => 1,
            Self::Games => 2,
        });
        rng
    }
}

/// A match: games at one table, East passing to the right after each (rule
/// `east-passes-right-always`).
#[derive(Debug, Clone)]
pub struct Match {
    game: Game,
    seed: u64,
    rolls: BySeat<[u8; 2]>,
    /// The games that are over.
    before: Vec<Game>,
    scores: BySeat<i32>,
}

impl Match {
    /// Begins a match: who rolls most, or the host, is East in the first game.
    pub fn begin(card: Arc<Card>, rules: TableRules, seed: u64) -> Self {
        let rolls = roll_for_east(seed);
        let east = match rules.first_east {
            FirstEast::Dice => highest(&rolls),
            FirstEast::Host(seat) => seat,
        };
        let game = Game::deal(Setup {
            card,
            rules,
            seed: seed_of_game(seed, 0),
            east,
        });
        Self {
            game,
            seed,
            rolls,
            before: Vec::new(),
            scores: BySeat::default(),
        }
    }

    /// The game that is played, or was played last.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// From which all chance of the match comes.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The rolls for the first East; the highest is of one player alone.
    pub fn rolls(&self) -> BySeat<[u8; 2]> {
        self.rolls
    }

    /// Which game of the match this is, counted from 1.
    pub fn number(&self) -> u32 {
        self.before.len() as u32 + 1
    }

    /// How many games the match has, if it ends.
    pub fn games(&self) -> Option<u32> {
        self.game.setup().rules.match_length.games()
    }

    /// What each player has won, or paid, in the games that are over.
    pub fn scores(&self) -> BySeat<i32> {
        self.scores
    }

    /// Whether the last game is over.
    pub fn is_over(&self) -> bool {
        self.game.outcome().is_some() && self.games().is_some_and(|games| self.number() >= games)
    }

    /// The games of the match, the one that is played last.
    pub fn all_games(&self) -> impl Iterator<Item = &Game> {
        self.before.iter().chain([&self.game])
    }

    /// Lets `seat` do `action` in the game, and tells what happened, with all tiles open.
    ///
    /// # Errors
    /// A refusal with every reason; nothing has changed then.
    pub fn apply(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
        let events = self.game.apply(seat, action)?;
        if let Some(Outcome::Win(win)) = self.game.outcome() {
            for (seat, points) in win.payments.balance.iter() {
                self.scores[seat] += points;
            }
        }
        Ok(events)
    }

    /// Deals the next game, when this one is over and it was not the last; says whether it did.
    pub fn begin_next_game(&mut self) -> bool {
        if self.game.outcome().is_none() || self.is_over() {
            return false;
        }
        let next = Game::deal(Setup {
            seed: seed_of_game(self.seed, self.number()),
            east: self.game.setup().east.right(),
            ..self.game.setup().clone()
        });
        self.before.push(std::mem::replace(&mut self.game, next));
        true
    }
}

/// Everybody rolls, again until one has most (rule `first-east-by-dice`).
fn roll_for_east(seed: u64) -> BySeat<[u8; 2]> {
    let mut rng = Chance::FirstEast.rng(seed);
    loop {
        let rolls = BySeat::from_fn(|_| roll_dice(&mut rng));
        let most = total(rolls[highest(&rolls)]);
        if rolls
            .iter()
            .filter(|(_, roll)| total(**roll) == most)
            .count()
            == 1
        {
            return rolls;
        }
    }
}

fn highest(rolls: &BySeat<[u8; 2]>) -> Seat {
    Seat::ALL
        .into_iter()
        .max_by_key(|seat| total(rolls[*seat]))
        .unwrap_or(Seat::FIRST)
}

fn total(dice: [u8; 2]) -> u8 {
    dice.iter().sum()
}

/// The seed of a game, counted from 0.
fn seed_of_game(seed: u64, number: u32) -> u64 {
    let mut rng = Chance::Games.rng(seed);
    for _ in 0..number {
        rng.next_u64();
    }
    rng.next_u64()
}
