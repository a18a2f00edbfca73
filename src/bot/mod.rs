//! Players: levels and styles. They decide from a [`View`] and nothing else.

mod level;

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;

use crate::analysis::CompiledCard;
use crate::rules::{Action, View};

pub use level::{Level, ParseLevelError, Style};

/// A player that decides by itself.
#[derive(Debug, Clone)]
pub struct Bot {
    level: Level,
    style: Style,
    card: Arc<CompiledCard>,
}

impl Bot {
    /// A player of the card that is played.
    pub const fn new(level: Level, style: Style, card: Arc<CompiledCard>) -> Self {
        Self { level, style, card }
    }

    /// How well it plays.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// What it leans to.
    pub const fn style(&self) -> Style {
        self.style
    }

    /// What it does in the place of `view`'s seat: a legal act, or none when the seat has nothing to
    /// do. Only what `view` and `rng` say decides it.
    pub fn choose(&self, view: View<'_>, rng: &mut ChaCha8Rng) -> Option<Action> {
        let _ = (&self.card, rng);
        view.legal_actions().first().copied()
    }
}
