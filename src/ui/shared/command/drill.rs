//! What the learner does in a drill.

use crate::card::LineIndex;
use crate::drill::{Answer, Kind};
use crate::rules::Area;

/// What the learner does in a drill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrillCommand {
    /// Practices this kind from now on.
    Practice(Kind),
    /// Practices what is to be practiced today.
    Today,
    /// Practices this line of the card.
    PracticeLine(LineIndex),
    /// Practices the rules of this chapter.
    PracticeRules(Area),
    /// Chooses another kind.
    Choose,
    /// Answers the exercise.
    Answer(Answer),
    /// Takes the tile at this place of the rack or the tray, or puts it back.
    Pick(usize),
    /// Puts away what was to be kept in mind.
    Cover,
    /// Goes on to the next exercise.
    Next,
    /// Begins another series.
    Again,
}
