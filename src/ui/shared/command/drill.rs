//! What the learner does in the drill.

/// What the learner does in the drill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrillCommand {
    /// Says that it is the line at this place.
    Choose(usize),
    /// Goes on to the next rack.
    Next,
    /// Begins another series.
    Again,
}
