//! What the learner does in a drill.

use std::path::PathBuf;

use crate::card::LineIndex;
use crate::drill::{Answer, Kind};
use crate::profile::DrillRound;
use crate::rules::Area;

/// What the learner does in a drill.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DrillCommand {
    /// Practices this kind from now on.
    Practice(Kind),
    /// Practices what is to be practiced today.
    Today,
    /// Practices this line of the card.
    PracticeLine(LineIndex),
    /// Practices the rules of this chapter.
    PracticeRules(Area),
    /// Learns the next handful of lines of the card that were never asked for.
    LearnLines,
    /// Takes up what is known by the memory in this file.
    TakeUp(PathBuf),
    /// Wants rounds of this length from now on.
    SetRound(DrillRound),
    /// The time of a round is up.
    TimeIsUp,
    /// Chooses another kind.
    Choose,
    /// Answers the exercise.
    Answer(Answer),
    /// The answer has been graded.
    SeeGrade,
    /// Takes the tile at this place of the rack or the tray, or puts it back.
    Pick(usize),
    /// Puts away what was to be kept in mind.
    Cover,
    /// Wants to be told what helps with exercises of this kind.
    ShowHint,
    /// Goes on to the next exercise.
    Next,
    /// Begins another series.
    Again,
    /// Practices once more what was answered wrong in this series, with other tiles.
    Missed,
}
