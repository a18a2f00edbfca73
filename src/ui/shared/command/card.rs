//! What the learner does with the card.

use crate::card::LineIndex;

/// What the learner does with the card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardCommand {
    /// Deals a rack to compare the card with.
    Deal,
    /// Shows the hands of this line, one after the other.
    ShowLine(LineIndex),
}
