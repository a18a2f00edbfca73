//! The game goes step by step: after whatever another player does openly, the table waits until the learner has seen it.

use super::Session;
use crate::rules::Event;

/// Whether the learner wants that, and how far they have looked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Stepping {
    is_wanted: bool,
    /// How many events of the game the learner has seen or caused.
    seen: usize,
}

impl Session {
    /// Lets the table wait after every step of the others, or go on by itself.
    pub fn set_step_by_step(&mut self, wanted: bool) {
        if wanted && !self.stepping.is_wanted {
            // What happened last is there to look at.
            self.stepping.seen = self.game.events().len().saturating_sub(1);
        }
        self.stepping.is_wanted = wanted;
    }

    /// Whether something happened that the learner, who goes step by step, has yet to look at. Where players race for a
    /// discard nobody can be waited for.
    pub(super) fn waits_for_a_look(&self) -> bool {
        let events = self.game.events();
        let is_new = |event| is_a_step(event, self.sits_out());
        self.stepping.is_wanted
            && self.people.is_some()
            && !self.is_claim_a_race()
            && events.iter().skip(self.stepping.seen).any(is_new)
    }

    /// The learner has seen whatever happened.
    pub(super) fn look_at_all(&mut self) {
        self.stepping.seen = self.game.events().len();
    }
}

/// Whether it is worth a look of its own: a draw belongs to the discard that follows, and of the passes only who sits out
/// sees more than their own.
const fn is_a_step(event: &Event, sits_out: bool) -> bool {
    match event {
        Event::Drew { .. } | Event::Racked { .. } => false,
        Event::Passed { .. }
        | Event::Voted { .. }
        | Event::CourtesyPassed { .. }
        | Event::CourtesyAgreed { .. }
        | Event::Mushed { .. }
        | Event::LookedAtPass { .. } => sits_out,
        _ => true,
    }
}
