//! The keys of the review: an arrow goes a moment on or back, Enter does what stands out.

use egui::{Key, Modifiers, Ui};

use super::GameInReview;
use crate::ui::shared::ReviewCommand;
use crate::ui::{Command, Shared};

/// Takes the keys while nothing has the keyboard and nothing is asked at the table, which has keys of its own.
pub(super) fn take(ui: &Ui, game: &GameInReview, shared: &Shared<'_>) {
    if game.is_asked() || ui.memory(|memory| memory.focused().is_some()) {
        return;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let here = game.place();
    let to = if pressed(Key::ArrowRight) {
        game.moment_after(here)
    } else if pressed(Key::ArrowLeft) {
        here.and_then(|_| game.moment_before(here))
    } else if pressed(Key::Enter) {
        let to = game.way_on();
        shared.ask(Command::Review(ReviewCommand::GoTo(to)));
        return;
    } else {
        return;
    };
    if to.is_some() {
        shared.ask(Command::Review(ReviewCommand::GoTo(to)));
    }
}
