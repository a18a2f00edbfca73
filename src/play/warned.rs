//! Which decisions of a game the learner was warned of, so that they are practised once only.

use super::Session;

impl Session {
    /// The learner is warned of what they are about to do.
    pub fn note_warning(&mut self) {
        let actions = self.actions_done();
        if !self.warned.contains(&actions) {
            self.warned.push(actions);
        }
    }

    /// How many actions of this game came before each decision of which the learner was warned.
    pub fn warned(&self) -> &[usize] {
        &self.warned
    }
}
