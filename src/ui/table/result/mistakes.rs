//! What the others did against the rules, each with its rule; nothing where they never err.

use egui::{RichText, Ui};

use super::{BETWEEN, ShownResult};
use crate::msg;
use crate::ui::Shared;
use crate::ui::theme::Theme;
use crate::ui::words::{listed, rule_link};
use crate::wording;

/// Draws it.
pub(super) fn ui(ui: &mut Ui, shown: ShownResult<'_>, shared: &Shared<'_>) {
    let session = shown.session;
    if !session.may_the_others_err() {
        return;
    }
    ui.add_space(BETWEEN);
    let mut mistakes = session.mistakes_of_the_others().peekable();
    if mistakes.peek().is_none() {
        let none = RichText::new(shared.say(&msg!("mistakes-none")));
        ui.label(none.color(Theme::current(ui).text_weak));
        return;
    }
    super::section(ui, &shared.say(&msg!("mistakes-title")), shared);
    for (place, mistake) in mistakes.enumerate() {
        ui.push_id(("mistake", place), |ui| {
            ui.horizontal_wrapped(|ui| {
                let told = shared.say(&wording::mistake(mistake, shown.names));
                let label = ui.label(&told);
                listed(ui, shared, &told, label.rect);
                rule_link(ui, shared, mistake.rule);
            });
        });
    }
}
