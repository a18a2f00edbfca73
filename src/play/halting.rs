//! The table holds still: the learner has paused, or reads something else.

use super::Session;

/// Why the table holds still, if it does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Halt {
    /// The learner has asked for it.
    paused: bool,
    /// The learner reads something else.
    held: bool,
}

impl Session {
    /// Whether the learner has asked the table to hold still.
    pub const fn is_paused(&self) -> bool {
        self.halt.paused
    }

    /// Lets the table hold still, or go on.
    pub fn set_paused(&mut self, paused: bool, now: f64) {
        self.halt.paused = paused;
        self.stop_clocks(now);
    }

    /// Whether the table holds still while the learner reads something else.
    pub const fn is_held(&self) -> bool {
        self.halt.held
    }

    /// Lets the table hold still while the learner reads something else, or go on.
    pub fn set_held(&mut self, held: bool, now: f64) {
        self.halt.held = held;
        self.stop_clocks(now);
    }

    /// Whether nothing happens: the learner reads, has paused, or has claimed a discard and nothing lies
    /// open yet.
    pub(super) fn holds_still(&self) -> bool {
        self.halt != Halt::default() || self.pending_call.is_some()
    }

    /// They run again from the next [`Session::advance`] on.
    pub(super) fn stop_clocks(&mut self, now: f64) {
        self.waiting_since = None;
        self.claim_clock.hold(now);
    }
}
