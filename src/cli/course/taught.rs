//! What teaches which rule.

use std::collections::BTreeSet;

use crate::drill;
use crate::lesson::Shelf;
use crate::rule_example::RuleExamples;
use crate::rules::{Area, RuleId};

/// The rules that are taught, by what.
pub(super) struct Taught {
    /// Those that a lesson names.
    pub(super) lessons: BTreeSet<RuleId>,
    /// Those that can be tried: that teaches a rule that only some tables use; any other is only shown by it.
    pub(super) examples: BTreeSet<RuleId>,
    /// Those that a drill trains.
    pub(super) drills: BTreeSet<RuleId>,
}

impl Taught {
    /// What these lessons and examples teach, and the drills.
    pub(super) fn new(course: &Shelf, examples: &RuleExamples) -> Self {
        let named = course.lessons.iter();
        let named = named.flat_map(|lesson| lesson.rules.clone());
        Self {
            lessons: named.collect(),
            examples: examples.iter().map(|(rule, _)| rule).collect(),
            drills: drill::RULES.into_iter().collect(),
        }
    }

    /// The rules that no lesson names, but that are taught by an example or a drill.
    pub(super) fn without_lesson(&self) -> Vec<RuleId> {
        let unnamed = RuleId::all().filter(|rule| !self.lessons.contains(rule));
        unnamed.filter(|rule| self.is_taught(*rule)).collect()
    }

    /// The rules that nothing teaches.
    pub(super) fn untaught(&self) -> Vec<RuleId> {
        let rules = RuleId::all();
        rules.filter(|rule| !self.is_taught(*rule)).collect()
    }

    fn is_taught(&self, rule: RuleId) -> bool {
        let is_of_tables = rule.area() == Area::TableRules;
        self.lessons.contains(&rule)
            || self.drills.contains(&rule)
            || is_of_tables && self.examples.contains(&rule)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_example_alone_teaches_only_rules_that_tables_agree_on() {
        let taught = Taught {
            lessons: BTreeSet::new(),
            examples: BTreeSet::from([RuleId::TR_MUSH, RuleId::PICK_TURNED_UP]),
            drills: BTreeSet::new(),
        };
        assert_eq!(taught.without_lesson(), [RuleId::TR_MUSH]);
        assert!(taught.untaught().contains(&RuleId::PICK_TURNED_UP));
    }
}
