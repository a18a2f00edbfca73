//! A rule tried at the table, instead of a match of the learner's.

use std::sync::Arc;

use super::selection::Selection;
use super::{Purpose, Side, TableScreen};
use crate::rule_example::{RuleExample, Shows};
use crate::rules::RuleId;
use crate::ui::Change;

/// A rule that is being tried at the table.
#[derive(Debug)]
pub(super) struct ExampleInProgress {
    /// The rule from whose page the learner came.
    pub(super) rule: RuleId,
    /// The position and the action.
    pub(super) example: Arc<RuleExample>,
    /// How many events had been told when it began.
    pub(super) begun: usize,
}

impl TableScreen {
    /// The learner has come to the table to try a rule, forwards or back; what was tried goes on.
    pub fn open_example(&mut self, rule: RuleId, change: &mut Change<'_>) {
        self.motion.skip();
        if self.example().is_none_or(|tried| tried.rule != rule) {
            self.begin_example(rule, change);
        }
        self.take_up_settings(change);
        self.hold(false, change.now);
    }

    /// Sets up the position in which a rule can be tried.
    pub fn begin_example(&mut self, rule: RuleId, change: &mut Change<'_>) {
        let Some(example) = change.examples.of(rule) else {
            return;
        };
        let session = example.begin();
        self.purpose = Purpose::RuleExample(ExampleInProgress {
            rule,
            example: Arc::clone(example),
            begun: session.view().events().len(),
        });
        self.sit_down(session);
        self.selection = Selection::default();
        self.refusal = None;
        self.side = Some(Side::RuleExample);
        self.motion.skip();
        self.take_up_settings(change);
    }

    /// Begins the example again and does what shows the rule.
    pub(super) fn show_example(&mut self, change: &mut Change<'_>) {
        let Some(rule) = self.example().map(|tried| tried.rule) else {
            return;
        };
        self.begin_example(rule, change);
        let (Purpose::RuleExample(tried), Some(session)) = (&self.purpose, &mut self.session)
        else {
            return;
        };
        session.set_paused(false, change.now);
        match tried.example.shows {
            Shows::Action { action, .. } => self.refusal = session.act(action).err(),
            Shows::Opening(step) => {
                session.show_next_step();
                while session.opening().is_some_and(|it| it.step() < step) {
                    session.show_next_step();
                }
            }
        }
    }
}
