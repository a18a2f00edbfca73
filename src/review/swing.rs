//! What changed a seat's chance to win.

use super::WinChance;
use crate::coach::{Recommendation, Warning};
use crate::rules::{Action, Seat};
use crate::tile::Tile;

/// To what a change is owed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// The deal, or a tile that was drawn.
    Luck,
    /// What the seat itself decided.
    Decision,
    /// What others discarded, claimed, passed and won.
    Others,
}

impl Cause {
    /// Every part.
    pub const ALL: [Self; 3] = [Self::Luck, Self::Decision, Self::Others];

    /// Its name in data.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Luck => "luck",
            Self::Decision => "decision",
            Self::Others => "others",
        }
    }
}

/// A change of a seat's chance to win.
#[derive(Debug, Clone, PartialEq)]
pub struct Swing {
    /// How many actions of the game came before what changed it; 0 with no `by` is the deal.
    pub actions: usize,
    /// How many tiles had been discarded.
    pub discards: usize,
    /// Who did what changed it; nobody dealt.
    pub by: Option<(Seat, Action)>,
    /// The tile that it turned on, as far as the seat saw it: what it drew, what was discarded or claimed.
    pub tile: Option<Tile>,
    /// The chance before.
    pub before: WinChance,
    /// The chance after.
    pub after: WinChance,
    /// To what it is owed.
    pub cause: Cause,
    /// What was decided, where it is an own decision.
    pub decision: Option<Decision>,
}

impl Swing {
    /// How many actions of the game had been done once it was over.
    pub const fn end(&self) -> usize {
        self.actions + self.by.is_some() as usize
    }
}

/// From which loss of the chance to win on, 0 to 1, a decision gave something up: less could not be said in whole percent.
pub const GIVES_UP: f32 = 0.005;

/// An own decision.
#[derive(Debug, Clone, PartialEq)]
pub struct Decision {
    /// What the coach would have done.
    pub best: Recommendation,
    /// How much of the chance to win was given up; never negative.
    pub loss: WinChance,
    /// The standard error of that, 0 to 1, as of a difference between two ways that were played on from the same hidden
    /// tiles; none for what was reckoned at once.
    pub error: Option<f32>,
    /// What is to be said of it, where it gave up enough to speak of.
    pub mistake: Option<Warning>,
}

impl Decision {
    /// Whether it gave up a little, but not enough to be called a mistake.
    pub fn costs_a_little(&self) -> bool {
        self.mistake.is_none() && self.loss.get() >= GIVES_UP
    }
}
