//! A table at which the others act by a script, as a lesson wants it.

use super::{Awaited, Session};
use crate::lesson::Script;
use crate::rules::{Action, Game, Seat};

impl Session {
    /// Lets the others act by a script; what it does not tell is not done.
    pub fn follow_script(&mut self, script: Script) {
        self.script = Some(script);
        self.waiting_since = None;
    }

    /// Goes on with the script.
    pub fn add_to_script(&mut self, actions: impl IntoIterator<Item = (Seat, Action)>) {
        if let Some(script) = &mut self.script {
            script.add(actions);
        }
    }

    /// Whether a script has actions left that it tells.
    pub fn has_script_left(&self) -> bool {
        self.script.as_ref().is_some_and(|script| !script.is_told())
    }

    /// Does at once what the script has left.
    pub fn finish_script(&mut self) {
        while self.awaited() == Awaited::Bots && self.let_bots_act() {}
    }

    /// Lets the others decide for themselves.
    pub fn end_script(&mut self) {
        self.script = None;
    }

    /// The game as it lies there, everything that is hidden with it; for the narrator of a lesson.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Does what the script says next; says whether it said anything.
    pub(super) fn follow_one_line(&mut self) -> bool {
        let next = self
            .script
            .as_ref()
            .and_then(|script| script.next(&self.game));
        let Some((seat, action)) = next else {
            return false;
        };
        let done = self.apply_accepted(seat, action);
        if let Some(script) = &mut self.script
            && done
        {
            script.took((seat, action));
        }
        done
    }

    /// Whether the bots race for the newest discard; by a script everybody acts when it says so.
    pub(super) fn bots_race(&self) -> bool {
        self.script.is_none() && self.is_claim_a_race()
    }
}
