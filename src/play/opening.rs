//! What the table does before the Charleston, as steps that the learner sees.

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
            Self::DealFours => 48,
            Self::DealLast => 53,
        }
    }

    /// How many tiles a player who is not East holds when this step is shown.
    pub const fn tiles_held(self) -> usize {
        match self {
            Self::RollForEast | Self::EastPasses | Self::BuildWalls | Self::Break => 0,
            Self::DealFours => 12,
            Self::DealLast => RACK,
        }
    }
}

/// How far the opening has been shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opening {
    step: OpeningStep,
}

impl Opening {
    /// The opening of the first game of a match, or of a later one.
    pub const fn of_game(first: bool) -> Self {
        let step = if first {
            OpeningStep::RollForEast
        } else {
            OpeningStep::EastPasses
        };
        Self { step }
    }

    /// The opening at this step.
    pub const fn at(step: OpeningStep) -> Self {
        Self { step }
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
            OpeningStep::Break => OpeningStep::DealFours,
            OpeningStep::DealFours => OpeningStep::DealLast,
            OpeningStep::DealLast => return None,
        };
        Some(Self { step })
    }
}
