//! What may be changed when a command is applied.

use std::path::Path;
use std::sync::Arc;

use super::Commands;
use crate::analysis::CompiledCard;
use crate::card::Card;
use crate::lesson::Shelf;
use crate::memory::{Memory, Rating, Scheduler, Skill};
use crate::profile::Profile;
use crate::rule_example::RuleExamples;

/// What a screen may change when one of its commands is applied, after the frame.
#[derive(Debug)]
pub struct Change<'a> {
    /// Settings, progress and the game in progress; kept on disk when changed.
    pub profile: &'a mut Profile,
    /// The card that is learned and played.
    pub card: &'a Arc<Card>,
    /// The same card, laid out for matching.
    pub compiled: &'a Arc<CompiledCard>,
    /// The cards that ship.
    pub shipped: &'a [Arc<CompiledCard>],
    /// Where the learner keeps documents.
    pub documents: &'a Path,
    /// The lessons.
    pub course: &'a Shelf,
    /// The positions in which rules can be tried.
    pub examples: &'a RuleExamples,
    /// The day where the learner lives, counted from 1 January 1970.
    pub day: u64,
    /// Seconds since the program started, from the window's own clock.
    pub now: f64,
    /// A seed that no other change got.
    pub seed: u64,
    /// Commands that follow from this one.
    pub commands: &'a Commands,
}

impl Change<'_> {
    /// What a lesson or a game has shown of the learner's skills counts as a review: what was not known comes back as
    /// exercises.
    pub fn notice(&mut self, skills: impl IntoIterator<Item = Skill>, rating: Rating) {
        let day = u32::try_from(self.day).unwrap_or(u32::MAX);
        let notice = |memory: &mut Memory| {
            memory.notice(&Scheduler::default(), skills, day, rating);
        };
        self.profile.change_memory(notice);
    }
}
