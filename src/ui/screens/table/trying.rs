//! A rule tried at the table, instead of a match of the learner's.

use std::sync::Arc;

use super::selection::Selection;
use super::{Purpose, Side, TableScreen};
use crate::rules::RuleId;
use crate::trial::{Shows, Trial};
use crate::ui::Change;

/// A rule that is being tried at the table.
#[derive(Debug)]
pub(super) struct TrialInProgress {
    /// The rule from whose page the learner came.
    pub(super) rule: RuleId,
    /// The position and the act.
    pub(super) trial: Arc<Trial>,
    /// How many events had been told when it began.
    pub(super) begun: usize,
}

impl TableScreen {
    /// The learner has come to the table to try a rule, forwards or back; what was tried goes on.
    pub fn open_trial(&mut self, rule: RuleId, change: &mut Change<'_>) {
        self.motion.skip();
        if self.trial().is_none_or(|tried| tried.rule != rule) {
            self.begin_trial(rule, change);
        }
        self.take_up_settings(change);
        self.hold(false, change.now);
    }

    /// Sets up the position in which a rule can be tried.
    pub fn begin_trial(&mut self, rule: RuleId, change: &mut Change<'_>) {
        let Some(trial) = change.trials.of(rule) else {
            return;
        };
        let session = trial.begin();
        self.purpose = Purpose::Trial(TrialInProgress {
            rule,
            trial: Arc::clone(trial),
            begun: session.view().events().len(),
        });
        self.sit_down(session);
        self.selection = Selection::default();
        self.refusal = None;
        self.side = Some(Side::Trial);
        self.motion.skip();
        self.take_up_settings(change);
    }

    /// Begins the trial again and does what shows the rule.
    pub(super) fn show_trial(&mut self, change: &mut Change<'_>) {
        let Some(rule) = self.trial().map(|tried| tried.rule) else {
            return;
        };
        self.begin_trial(rule, change);
        let (Purpose::Trial(tried), Some(session)) = (&self.purpose, &mut self.session) else {
            return;
        };
        session.set_paused(false, change.now);
        match tried.trial.shows {
            Shows::Act { action, .. } => self.refusal = session.act(action).err(),
            Shows::Opening(step) => {
                session.show_next_step();
                while session.opening().is_some_and(|it| it.step() < step) {
                    session.show_next_step();
                }
            }
        }
    }
}
