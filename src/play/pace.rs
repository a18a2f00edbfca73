//! How long the others take for their actions.

use super::Session;
use crate::rules::{Event, Situation};

/// The most that an action takes which a lesson tells, in seconds: its text speaks of it already.
const TOLD: f64 = 0.5;

impl Session {
    /// Seconds from the action before to the next one. Whether or not somebody could claim it, a discard
    /// lies there equally long before the next player draws: the time tells nothing.
    pub(super) fn pause_before_action(&self, seconds_per_action: f64) -> f64 {
        if let Some(script) = &self.script {
            // What it does not tell, as that a discard is let go, nobody waits for.
            return if script.tells_next(&self.game) {
                seconds_per_action.min(TOLD)
            } else {
                0.0
            };
        }
        seconds_per_action
            * match self.view().situation() {
                Situation::ToDraw(_) if self.discard_is_answered => 0.3,
                Situation::ToDraw(_) => 1.3,
                Situation::ToDiscard(_) if self.has_something_to_see() => 2.0,
                Situation::ToDiscard(_) => 0.7,
                // What is announced everybody hears before anything lies open.
                Situation::Claims(_) | Situation::Announced(_) => 1.0,
                // Who sits out watches every pass.
                _ if self.sits_out() => 1.0,
                _ => 0.0,
            }
    }

    /// Whether more than a draw comes before the discard: a claim or an exchange, which the learner is to notice.
    fn has_something_to_see(&self) -> bool {
        let is_before =
            |event: &Event| matches!(event, Event::Discarded { .. } | Event::Drew { .. });
        let mut lately = self.view().events().rev();
        let newest = lately.find(|event| {
            is_before(event) || matches!(event, Event::Claimed { .. } | Event::Exchanged { .. })
        });
        newest.is_some_and(|event| !is_before(&event))
    }
}
