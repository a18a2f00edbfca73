//! A claim that the learner has said and not yet laid open: until then it may be taken back (rule
//! `retract-before-commit`).
//!
//! The engine hears of a claim only when it stands: nobody could tell otherwise from the time that passes who
//! else is asked, and the others may answer sooner than anybody can change their mind.

use super::Session;
use crate::rules::{Action, Claim, Event, Refusal};

/// What the learner has called, while nothing lies open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PendingCall {
    /// The discard: they take it, and have not yet said for which group.
    Discard,
    /// The discard for this group.
    Group(Claim),
}

impl Session {
    /// Says that the learner takes the newest discard; the table then holds still until they lay a group open or take
    /// it back.
    pub fn call_discard(&mut self, now: f64) {
        let mut legal = self.view().legal_actions().into_iter();
        if legal.any(|action| matches!(action, Action::Claim(Claim::Exposure { .. }))) {
            self.pending_call = Some(PendingCall::Discard);
            self.stop_clocks(now);
        }
    }

    /// Says a claim for an exposure; the table then holds still until the learner lays the group open or takes
    /// the claim back. Said once more, the claim stands. With any other action this is [`Session::act`].
    ///
    /// # Errors
    /// A refusal with every reason; nothing has changed then.
    pub fn say(&mut self, action: Action, now: f64) -> Result<Vec<Event>, Refusal> {
        let Some(claim) = self.to_be_confirmed(action) else {
            return self.act(action);
        };
        match self.pending_call {
            Some(PendingCall::Discard) => return self.act(action),
            Some(PendingCall::Group(called)) if called == claim => {
                return self.lay_pending_call_open();
            }
            _ => {}
        }
        self.view().accepts(&action)?;
        self.pending_call = Some(PendingCall::Group(claim));
        self.stop_clocks(now);
        Ok(Vec::new())
    }

    /// What the learner has called, while nothing lies open.
    pub const fn pending_call(&self) -> Option<PendingCall> {
        self.pending_call
    }

    /// Lays the group open for which the learner has claimed the discard. The claim stands then.
    ///
    /// # Errors
    /// A refusal with every reason; nothing has changed then.
    pub fn lay_pending_call_open(&mut self) -> Result<Vec<Event>, Refusal> {
        match self.pending_call {
            Some(PendingCall::Group(claim)) => {
                self.pending_call = None;
                self.act(Action::Claim(claim))
            }
            Some(PendingCall::Discard) | None => Ok(Vec::new()),
        }
    }

    /// Takes the claim back; the discard may be claimed or let go as before.
    pub fn take_call_back(&mut self) {
        self.pending_call = None;
        self.forget_advice();
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
