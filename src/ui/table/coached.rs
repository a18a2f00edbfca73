//! What the coach has to do with what the learner is about to do: a second look, a warning, and whether it was its advice.

use super::{Side, Table};
use crate::coach::Warning;
use crate::play::Session;
use crate::rules::Action;
use crate::ui::Change;

impl Table {
    /// Whether an action waits until it has been looked at a second time, as the learner wants it.
    pub(in crate::ui) fn looks_twice_at(&mut self, action: Action, change: &Change<'_>) -> bool {
        let from = change.profile.settings().warns_from();
        let (Some(session), Some(from)) = (&self.session, from) else {
            return false;
        };
        if self.is_advised(action) {
            return false;
        }
        let is_told = self.coach_is_heard();
        let warning = self.coach.warning_of(session, action, from);
        if is_told && warning.is_none() && self.coach.has_played_on(session, action) {
            return false;
        }
        self.check.holds(session, action, from, warning, change.now)
    }

    /// Whether what the coach says is read.
    fn coach_is_heard(&self) -> bool {
        let is_open = self.session.as_ref().is_some_and(Session::is_open);
        self.side == Some(Side::Coach) || is_open
    }

    /// Whether the coach has told the learner to do this.
    fn is_advised(&self, action: Action) -> bool {
        self.coach_is_heard() && self.coach.advises(action)
    }

    /// The learner is about to do this: if the coach has told them to, they have not decided it alone.
    pub(in crate::ui) fn note_advice(&mut self, action: Action) {
        let is_advised = self.is_advised(action);
        if let Some(session) = self.session.as_mut().filter(|_| is_advised) {
            session.note_advice();
        }
    }

    /// What the learner is about to do and was seen to be no mistake.
    pub(in crate::ui) const fn seen_fine(&self) -> Option<Action> {
        self.check.seen_fine()
    }

    /// What the learner is asked about before it is done.
    pub(in crate::ui) fn warning(&self) -> Option<&Warning> {
        self.check.warning()
    }
}
