//! Anybody who plays.

use std::fmt;

use rand::rngs::ChaCha8Rng;

use super::Bot;
use crate::rules::{Action, View};

/// Anybody who plays: a bot, or whoever else decides from what a seat may know.
pub trait Player: fmt::Debug + Send + Sync {
    /// What it does in the place of `view`'s seat: a legal action, or none when the seat has nothing to do.
    /// Only what `view` and `rng` say decides it.
    fn choose(&self, view: View<'_>, rng: &mut ChaCha8Rng) -> Option<Action>;
}

impl Player for Bot {
    fn choose(&self, view: View<'_>, rng: &mut ChaCha8Rng) -> Option<Action> {
        Self::choose(self, view, rng)
    }
}
