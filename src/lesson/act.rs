//! An act at the table, on the real engine.

use super::Wrong;
use crate::rules::{Action, Game, Seat};

/// Asks for an act in a position. The learner sits at [`Seat::FIRST`].
#[derive(Debug, Clone)]
pub struct Act {
    /// The position.
    pub game: Game,
    /// The acts that are right; at least one.
    pub accept: Vec<Action>,
    /// Likely wrong acts. One that the engine refuses gets the refusal's reasons beside its text.
    pub wrong: Vec<Wrong<Action>>,
}

impl Act {
    /// The acts that are offered beside discarding a tile of the rack: all that are legal, and those
    /// that the script names.
    pub fn offered(&self) -> Vec<Action> {
        let mut offered = self.game.view(Seat::FIRST).legal_actions();
        let named = self.wrong.iter().map(|wrong| wrong.answer);
        for act in named.chain(self.accept.iter().copied()) {
            if !offered.contains(&act) {
                offered.push(act);
            }
        }
        offered.retain(|act| !matches!(act, Action::Discard(_)));
        offered
    }
}
