//! What happens at the table by itself, once it has its time, and what it waits for.

use std::time::Duration;

use egui::{Popup, Rect, Ui};

use super::{Table, TableCommand, claim_time};
use crate::play::Session;
use crate::ui::{Command, Shared};

/// For so long a pointer that has moved is on its way to what is below it, in seconds.
const AIMING: f32 = 1.0;

impl Table {
    /// Lets happen what has its time, unless the learner reads something else or is on their way to the `buttons`.
    pub(super) fn wait(&self, ui: &Ui, buttons: Rect, session: &Session, shared: &Shared<'_>) {
        let is_to_be_read = self.refusal.as_ref().is_some_and(|it| !it.is_premature());
        let reads = is_to_be_read
            || self.check.is_open()
            || Popup::is_any_open(ui.ctx())
            || aims_at_claim(ui, buttons, session);
        wait(ui, session, reads, shared);
    }
}

/// Whether the learner is on their way to a button about a discard that would otherwise be let go under the pointer.
fn aims_at_claim(ui: &Ui, buttons: Rect, session: &Session) -> bool {
    if !session.lets_go_by_itself() {
        return false;
    }
    let (at, still) = ui.input(|input| {
        let pointer = &input.pointer;
        (pointer.hover_pos(), pointer.time_since_last_movement())
    });
    // A pointer that was left where the last button stood waits for nobody.
    let aims = at.is_some_and(|at| buttons.contains(at)) && still < AIMING;
    if aims {
        let rest = Duration::from_secs_f32(AIMING - still);
        ui.ctx().request_repaint_after(rest);
    }
    aims
}

/// Lets happen what has its time, and otherwise sleeps until then, or until a countdown has moved.
/// While the learner `reads` something else, nothing happens.
fn wait(ui: &Ui, session: &Session, reads: bool, shared: &Shared<'_>) {
    if reads != session.is_held() {
        shared.ask(Command::Table(TableCommand::SetHeld(reads)));
    }
    let pace = shared.profile.settings().bot_speed.seconds_per_action();
    let Some(rest) = session.seconds_until_action(shared.now, pace) else {
        return;
    };
    if rest > 0.0 && session.is_waiting() {
        let rest = claim_time::next_look(session, shared).map_or(rest, |look| look.min(rest));
        ui.ctx()
            .request_repaint_after(Duration::from_secs_f64(rest));
    } else {
        shared.ask(Command::Table(TableCommand::Advance));
    }
}
