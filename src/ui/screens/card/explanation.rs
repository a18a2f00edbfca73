//! What is pointed at, in words, in a place that stays where it is.

use egui::{RichText, ScrollArea, Ui};

use crate::card::{Card, LineIndex, LinePart};
use crate::msg;
use crate::ui::theme::text_size;
use crate::ui::{Shared, fonts};
use crate::wording;

/// Tells of the line or of the part of it that is pointed at.
pub(super) fn ui(
    ui: &mut Ui,
    card: &Card,
    pointed: Option<(LineIndex, Option<LinePart>)>,
    shared: &Shared<'_>,
) {
    ScrollArea::vertical()
        .id_salt("explanation")
        .auto_shrink(false)
        .min_scrolled_height(0.0)
        .show(ui, |ui| {
            let Some((index, part)) = pointed else {
                let hint = shared.say(&msg!("card-explain-hint"));
                ui.label(RichText::new(hint).color(shared.theme.text_weak));
                return;
            };
            let name = shared.say(&wording::line(card, index));
            ui.label(
                RichText::new(name)
                    .size(text_size::BODY)
                    .family(fonts::bold()),
            );
            let sentence = part
                .and_then(|part| wording::part_sentence(card.line(index), part))
                .unwrap_or_else(|| wording::line_sentence(card, index));
            ui.label(shared.say(&sentence));
        });
}
