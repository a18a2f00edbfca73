//! Letting a discard go and drawing, which are one step where the learner draws next.

use super::Table;
use crate::play::{Awaited, Session};
use crate::rules::Action;

impl Table {
    /// Whether the learner lets the discard go before they draw, where that is one step.
    pub(in crate::ui) fn lets_go_and_draws(&self) -> bool {
        let session = self.session.as_ref();
        session.is_some_and(Session::draws_once_let_go)
    }

    /// The learner says what they do; who lets a discard go before their own draw draws, too.
    pub(super) fn say_and_draw(&mut self, action: Action, now: f64) {
        let draws = action == Action::LetGo && self.lets_go_and_draws();
        self.say(action, now);
        self.draws_next |= draws;
        self.draw_as_said(now);
    }

    /// Draws for the learner, who has said so, once the others have let the discard go; nothing where one has claimed it.
    pub(super) fn draw_as_said(&mut self, now: f64) {
        let is_time = |session: &&Session| session.awaited() != Awaited::Bots;
        let Some(session) = self.session.as_ref().filter(is_time) else {
            return;
        };
        let may_draw = session.view().check(&Action::Draw).is_ok();
        if std::mem::take(&mut self.draws_next) && may_draw {
            self.say(Action::Draw, now);
        }
    }
}
