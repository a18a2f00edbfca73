//! What teaches which rule.

use std::collections::BTreeSet;

use crate::drill;
use crate::lesson::Shelf;
use crate::rules::RuleId;
use crate::trial::Trials;

/// The rules that are taught, by what.
pub(super) struct Taught {
    /// Those that a lesson names.
    pub(super) lessons: BTreeSet<RuleId>,
    /// Those that can be tried.
    pub(super) trials: BTreeSet<RuleId>,
    /// Those that a drill trains.
    pub(super) drills: BTreeSet<RuleId>,
}

impl Taught {
    /// What these lessons and trials teach, and the drills.
    pub(super) fn new(course: &Shelf, trials: &Trials) -> Self {
        let named = course.lessons.iter();
        let named = named.flat_map(|lesson| lesson.rules.clone());
        Self {
            lessons: named.collect(),
            trials: trials.iter().map(|(rule, _)| rule).collect(),
            drills: drill::RULES.into_iter().collect(),
        }
    }

    /// The rules that no lesson names, but that can be tried or are trained.
    pub(super) fn only_shown(&self) -> Vec<RuleId> {
        let shown = RuleId::all().filter(|rule| self.is_shown(*rule));
        shown.filter(|rule| !self.lessons.contains(rule)).collect()
    }

    /// The rules that nothing teaches.
    pub(super) fn untaught(&self) -> Vec<RuleId> {
        let is_taught = |rule: &RuleId| self.lessons.contains(rule) || self.is_shown(*rule);
        RuleId::all().filter(|rule| !is_taught(rule)).collect()
    }

    fn is_shown(&self, rule: RuleId) -> bool {
        self.trials.contains(&rule) || self.drills.contains(&rule)
    }
}
