//! What the coach had to do with the decisions of a game: which of them the learner was warned of, so that they are
//! practised once only, and which they left to it, so that nobody is praised for them.

use super::Session;

impl Session {
    /// The learner is warned of what they are about to do.
    pub fn note_warning(&mut self) {
        let actions = self.actions_done();
        note(&mut self.warned, actions);
    }

    /// The learner is about to do what the coach has told them to.
    pub fn note_advice(&mut self) {
        let actions = self.actions_done();
        note(&mut self.advised, actions);
    }

    /// What is decided from here on is decided anew: no advice was followed in it yet.
    pub(super) fn forget_advice(&mut self) {
        let actions = self.actions_done();
        self.advised.retain(|before| *before < actions);
    }

    /// How many actions of this game came before each decision of which the learner was warned.
    pub fn warned(&self) -> &[usize] {
        &self.warned
    }

    /// How many actions of this game came before each decision in which the learner did what the coach had told them.
    pub fn advised(&self) -> &[usize] {
        &self.advised
    }
}

fn note(decisions: &mut Vec<usize>, actions: usize) {
    if !decisions.contains(&actions) {
        decisions.push(actions);
    }
}
