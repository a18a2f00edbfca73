//! A moment of a game at which the coach thinks.

use crate::coach::Plan;
use crate::play::{Awaited, Refining, Session};

/// What the advice depends on: what was done, in which game, what the learner aims at, and whether the first advice is to be bettered.
/// Letting a discard go is an action that nobody is told of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Position {
    pub(super) game: u32,
    pub(super) actions_done: usize,
    awaited: Awaited,
    plan: Plan,
    pub(super) refining: Refining,
}

impl Position {
    /// What is on the table.
    pub(super) fn of(session: &Session, refining: Refining) -> Self {
        Self {
            game: session.number(),
            actions_done: session.actions_done(),
            awaited: session.awaited(),
            plan: *session.plan(),
            refining,
        }
    }

    /// Whether the same is to be decided.
    pub(super) fn is_same_moment(self, other: Self) -> bool {
        (self.game, self.actions_done) == (other.game, other.actions_done)
    }

    /// Whether it is of the same game.
    pub(super) const fn is_of_game(self, other: Self) -> bool {
        self.game == other.game
    }

    /// Whether it comes before another one in the same game.
    pub(super) fn is_before(self, other: Self) -> bool {
        self.game == other.game && self.actions_done < other.actions_done
    }

    /// Whether the first advice is to be bettered, and where it is found.
    pub(super) const fn refining(self) -> Refining {
        self.refining
    }

    /// The seed of what is played on from here.
    pub(super) const fn seed(self) -> u64 {
        self.actions_done as u64
    }
}
