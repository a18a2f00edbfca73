//! A claim that the learner has said and not yet laid open: until then it may be taken back (rule
//! `retract-before-commit`).
//!
//! The engine hears of a claim only when it stands: nobody could tell otherwise from the time that passes who
//! else is asked, and the others may answer sooner than anybody can change their mind.

use super::Session;
use crate::rules::{Action, Claim, Event, Refusal};

impl Session {
    /// Says a claim for an exposure; the table then holds still until the learner lays the group open or takes
    /// the claim back. Said once more, the claim stands. With any other action this is [`Session::act`].
    ///
    /// # Errors
    /// A refusal with every reason; nothing has changed then.
    pub fn say(&mut self, action: Action, now: f64) -> Result<Vec<Event>, Refusal> {
        let Some(claim) = self.to_be_confirmed(action) else {
            return self.act(action);
        };
        if self.called == Some(claim) {
            return self.lay_called_open();
        }
        self.view().accepts(&action)?;
        self.called = Some(claim);
        self.stop_clocks(now);
        Ok(Vec::new())
    }

    /// The claim that the learner has said, while nothing lies open.
    pub const fn called(&self) -> Option<Claim> {
        self.called
    }

    /// Lays the group open for which the learner has claimed the discard. The claim stands then.
    ///
    /// # Errors
    /// A refusal with every reason; nothing has changed then.
    pub fn lay_called_open(&mut self) -> Result<Vec<Event>, Refusal> {
        match self.called.take() {
            Some(claim) => self.act(Action::Claim(claim)),
            None => Ok(Vec::new()),
        }
    }

    /// Takes the claim back; the discard may be claimed or let go as before.
    pub fn take_call_back(&mut self) {
        self.called = None;
    }

    fn to_be_confirmed(&self, action: Action) -> Option<Claim> {
        match action {
            Action::Claim(claim @ (Claim::Exposure { .. } | Claim::Unlike(_)))
                if !self.sits_out() =>
            {
                Some(claim)
            }
            _ => None,
        }
    }
}
