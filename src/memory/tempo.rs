//! How fast exercises are answered.

use serde::{Deserialize, Serialize};

/// How fast the exercises of one kind are answered.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Tempo {
    /// How many answers were timed.
    pub answers: u32,
    /// How long they took together, in seconds.
    pub seconds: f32,
    /// The most that were right in a timed round; 0 before the first.
    pub best_round: u32,
}

/// More than this, in seconds, is no thinking any more: somebody has gone for tea.
const LONGEST: f32 = 120.0;

impl Tempo {
    /// Counts an answer that took so many seconds.
    pub fn count(&mut self, seconds: f32) {
        if seconds < LONGEST {
            self.answers = self.answers.saturating_add(1);
            self.seconds += seconds.max(0.0);
        }
    }

    /// How long an answer takes on the average, in seconds.
    pub fn mean(&self) -> Option<f32> {
        (self.answers > 0).then(|| self.seconds / self.answers as f32)
    }
}
