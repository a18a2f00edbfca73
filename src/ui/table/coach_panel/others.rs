//! What the others may be after.

use egui::Ui;

use super::heading;
use crate::coach::Other;
use crate::msg;
use crate::play::Session;
use crate::ui::Shared;
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::words::{said, said_weak};
use crate::wording;

/// Draws it; nothing while nobody has exposed anything.
pub(super) fn ui(ui: &mut Ui, others: &[Other], session: &Session, shared: &Shared<'_>) {
    if others.is_empty() {
        return;
    }
    ui.add_space(8.0);
    heading(ui, &shared.say(&msg!("advice-opponents")));
    let names = super::super::names(session);
    for other in others {
        paper_frame(Theme::current(ui))
            .inner_margin(10)
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = 4.0;
                let mut lines = wording::other(other, session.view().card(), names).into_iter();
                if let Some(sentence) = lines.next() {
                    said(ui, shared, &shared.say(&sentence), text_size::BODY);
                }
                for line in lines {
                    said_weak(ui, shared, &shared.say(&line), text_size::SMALL);
                }
            });
    }
}
