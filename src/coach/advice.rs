//! What the coach says, as data.

use super::AdviceReason;
use crate::analysis::{Estimate, LineOutlook};
use crate::card::LineIndex;
use crate::rules::Action;

/// What the coach says to a seat: what it could aim at and what it could do.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice {
    /// The lines worth aiming at, the best first.
    pub lines: Vec<LineOutlook>,
    /// The actions worth considering, the best first; empty when the seat has nothing to do. Each is
    /// legal.
    pub recommendations: Vec<Recommendation>,
    /// The lines of the seat's plan to which the recommendations keep; none when they are free.
    pub keeps_to: Vec<LineIndex>,
}

impl Advice {
    /// The action that is recommended.
    pub fn best(&self) -> Option<&Recommendation> {
        self.recommendations.first()
    }
}

/// An action with what is expected of it, and the reason that weighs most.
#[derive(Debug, Clone, PartialEq)]
pub struct Recommendation {
    /// The action.
    pub action: Action,
    /// What it is expected to come to.
    pub estimate: Estimate,
    /// Why, or why rather not.
    pub reason: AdviceReason,
}

impl Recommendation {
    /// Whether the game is won with it, now.
    pub fn wins_now(&self) -> bool {
        self.action.says_mah_jongg()
    }
}
