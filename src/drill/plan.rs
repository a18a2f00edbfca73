//! Exercises of several kinds, one after the other, each about something.

use std::sync::Arc;

use super::{Difficulty, Exercise, Kind};
use crate::analysis::CompiledCard;
use crate::card::LineIndex;
use crate::rules::Area;

/// How many seeds are tried until an exercise is about the wanted rules.
const TRIES: u64 = 100;

/// An exercise that is to be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Planned {
    /// Its kind.
    pub kind: Kind,
    /// What it is about.
    pub about: About,
    /// How hard it is.
    pub difficulty: Difficulty,
}

/// What an exercise is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum About {
    /// Anything of its kind.
    Anything,
    /// This line of the card.
    Line(LineIndex),
    /// The rules of this chapter.
    Rules(Area),
}

impl Planned {
    /// The exercise from a seed; where the kind has none about what is wanted, another one of it.
    pub(super) fn exercise(self, card: &Arc<CompiledCard>, seed: u64) -> Option<Exercise> {
        let make = |seed| self.kind.exercise(card, self.difficulty, seed);
        match self.about {
            About::Anything => make(seed),
            About::Line(line) => {
                let about = self.kind.exercise_about(card, self.difficulty, seed, line);
                about.or_else(|| make(seed))
            }
            About::Rules(area) => {
                let attempts = if self.kind.plays_games() { 4 } else { TRIES };
                let mut exercises = (0..attempts).filter_map(|attempt| make(seed ^ attempt << 32));
                let about = exercises.find(|exercise| exercise.rule.area() == area);
                about.or_else(|| make(seed))
            }
        }
    }
}
