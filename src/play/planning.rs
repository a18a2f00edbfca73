//! The lines that the learner aims at in a game, what the coach may speak of, and what comes back with them from a side board.

use super::Session;
use crate::card::LineIndex;
use crate::coach::{Plan, Taught};

impl Session {
    /// The lines that the learner aims at in this game.
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// What the learner has been taught: the coach speaks of nothing else.
    pub const fn taught(&self) -> &Taught {
        &self.taught
    }

    /// The learner has been taught so much.
    pub fn set_taught(&mut self, taught: Taught) {
        self.taught = taught;
    }

    /// Takes a line into the plan, or out of it.
    pub fn plan_line(&mut self, line: LineIndex) {
        self.plan.turn(line);
    }

    /// Comes back from a side board: what the learner aimed at there is aimed at here, and what was seen there was seen.
    pub fn come_back_from(&mut self, side_board: &Self) {
        self.plan = side_board.plan;
        self.open_play = side_board.open_play;
    }
}
