//! The keys of the review: an arrow goes a moment on or back, Enter does what stands out.

use egui::{Key, Modifiers, Ui};

use super::GameInReview;
use crate::ui::shared::ReviewCommand;
use crate::ui::{Command, Shared};

/// Takes the keys while nothing has the keyboard. Where something is asked, Enter is the table's.
pub(super) fn take(ui: &Ui, game: &GameInReview, shared: &Shared<'_>) {
    if ui.memory(|memory| memory.focused().is_some()) {
        return;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let here = game.place();
    let go = |to| shared.ask(Command::Review(ReviewCommand::GoTo(to)));
    if pressed(Key::ArrowRight) {
        if let Some(next) = game.moment_after(here) {
            go(Some(next));
        }
    } else if pressed(Key::ArrowLeft) {
        if let Some(before) = here.and_then(|_| game.moment_before(here)) {
            go(Some(before));
        }
    } else if pressed(Key::Home) {
        go(None);
    } else if pressed(Key::End) {
        go(game.moment_before(None));
    } else if !game.is_asked() && pressed(Key::Enter) {
        go(game.way_on());
    }
}
