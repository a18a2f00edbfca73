//! What the table does before the Charleston, as steps that the learner sees.

use crate::rules::Taking;
use crate::tile::RACK;

/// A step of the opening.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OpeningStep {
    /// Everybody rolls for East (rule `first-east-by-dice`); in the first game of a match only.
    RollForEast,
    /// East passes to the player to the right (rule `east-passes-right-always`); in every later game.
    EastPasses,
    /// Everybody builds a wall, 19 stacks long and two tiles high (rule `wall-19-by-2`).
    BuildWalls,
    /// East rolls, and breaks the wall at that many stacks from its right end
    /// (rule `break-dice-count`).
    Break,
    /// East, who deals by hand, is about to take tiles.
    Take(Taking),
    /// Three rounds of four tiles, to the right from East (rule `deal-three-rounds`).
    DealFours,
    /// East takes the first and the third tile of the top row, the others one each
    /// (rules `deal-east-first-and-third`, `deal-last-singles`).
    DealLast,
}

impl OpeningStep {
    /// How many wall tiles have been dealt when this step is shown.
    pub const fn tiles_dealt(self) -> usize {
        match self {
            Self::RollForEast | Self::EastPasses | Self::BuildWalls | Self::Break => 0,
            Self::Take(taking) => taking.tiles_dealt(),
            Self::DealFours => 48,
            Self::DealLast => 53,
        }
    }

    /// How many tiles a player who is not East holds when this step is shown.
    pub const fn tiles_held(self) -> usize {
        match self {
            Self::RollForEast | Self::EastPasses | Self::BuildWalls | Self::Break => 0,
            Self::Take(taking) => taking.tiles_held(),
            Self::DealFours => 12,
            Self::DealLast => RACK,
        }
    }
}

/// How far the opening has been shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opening {
    step: OpeningStep,
    /// Whether East takes the own tiles step by step.
    by_hand: bool,
}

impl Opening {
    /// The opening of the first game of a match, or of a later one.
    pub const fn of_game(first: bool) -> Self {
        let step = if first {
            OpeningStep::RollForEast
        } else {
            OpeningStep::EastPasses
        };
        Self::at(step)
    }

    /// The opening at this step.
    pub const fn at(step: OpeningStep) -> Self {
        Self {
            step,
            by_hand: false,
        }
    }

    /// The same, with East taking the own tiles step by step.
    #[must_use]
    pub const fn by_hand(self) -> Self {
        Self {
            by_hand: true,
            ..self
        }
    }

    /// What is left of it for who does not want to watch: the own tiles are taken nevertheless where that is done by
    /// hand.
    #[must_use]
    pub fn skipped(self) -> Option<Self> {
        let first = OpeningStep::Take(Taking::FirstFour);
        (self.by_hand && self.step < first).then_some(Self {
            step: first,
            ..self
        })
    }

    /// The step that is shown.
    pub const fn step(self) -> OpeningStep {
        self.step
    }

    /// The opening at its next step; `None` when the Charleston begins.
    pub const fn next(self) -> Option<Self> {
        let step = match self.step {
            OpeningStep::RollForEast | OpeningStep::EastPasses => OpeningStep::BuildWalls,
            OpeningStep::BuildWalls => OpeningStep::Break,
            OpeningStep::Break if self.by_hand => OpeningStep::Take(Taking::FirstFour),
            OpeningStep::Break => OpeningStep::DealFours,
            OpeningStep::Take(taking) => match taking.next() {
                Some(next) => OpeningStep::Take(next),
                None => OpeningStep::DealLast,
            },
            OpeningStep::DealFours => OpeningStep::DealLast,
            OpeningStep::DealLast => return None,
        };
        Some(Self { step, ..self })
    }
}
