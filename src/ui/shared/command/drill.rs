//! What the learner does in a drill.

use crate::drill::{Answer, Kind};

/// What the learner does in a drill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrillCommand {
    /// Practices this kind from now on.
    Practice(Kind),
    /// Answers the exercise.
    Answer(Answer),
    /// Goes on to the next exercise.
    Next,
    /// Begins another series.
    Again,
}
