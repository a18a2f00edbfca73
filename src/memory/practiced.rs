//! How exercises of one kind were answered.

use serde::{Deserialize, Serialize};

/// How the exercises of one kind were answered: how many were right, and how fast. Each number only ever grows.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Practiced {
    /// How many were asked.
    pub asked: u32,
    /// How many were right at the first try.
    pub right: u32,
    /// How many answers were timed.
    pub answers: u32,
    /// How long they took together, in seconds.
    pub seconds: f32,
    /// The most that were right in a timed round; 0 before the first.
    pub best_round: u32,
}

/// More than this, in seconds, is no thinking any more: somebody has gone for tea.
const LONGEST: f32 = 120.0;

impl Practiced {
    /// Counts an answer that took so many seconds.
    pub(super) fn count(&mut self, is_right: bool, seconds: f32) {
        self.asked = self.asked.saturating_add(1);
        self.right = self.right.saturating_add(u32::from(is_right));
        if seconds < LONGEST {
            self.answers = self.answers.saturating_add(1);
            self.seconds += seconds.max(0.0);
        }
    }

    /// Whether its numbers can be reckoned with: a file may hold any.
    pub(super) fn is_possible(&self) -> bool {
        self.seconds.is_finite() && self.seconds >= 0.0
    }

    /// How long an answer takes on the average, in seconds.
    pub fn mean(&self) -> Option<f32> {
        (self.answers > 0).then(|| self.seconds / self.answers as f32)
    }

    /// What was counted here and what was counted elsewhere, together.
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            asked: self.asked.saturating_add(other.asked),
            right: self.right.saturating_add(other.right),
            answers: self.answers.saturating_add(other.answers),
            seconds: self.seconds + other.seconds,
            best_round: self.best_round.max(other.best_round),
        }
    }

    /// The later one of two states of the same count.
    pub(super) fn or_later(self, other: Self) -> Self {
        Self {
            asked: self.asked.max(other.asked),
            right: self.right.max(other.right),
            answers: self.answers.max(other.answers),
            seconds: self.seconds.max(other.seconds),
            best_round: self.best_round.max(other.best_round),
        }
    }
}
