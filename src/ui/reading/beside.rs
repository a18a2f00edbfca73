//! A card in one column beside something else: what is pointed at is told below it, and the hands of the chosen line.

use egui::{Frame, Panel, ScrollArea, Ui};

use super::explanation;
use super::reader::CardReader;
use crate::ui::Shared;
use crate::ui::theme::{Theme, text_size};

/// From this height on there is room below the card for what is pointed at, in points.
const TALL: f32 = 360.0;
/// The least height of that place, in points.
const EXPLANATION: f32 = 124.0;
/// The share of the height that the hands of a line take.
const HANDS: f32 = 0.58;

impl CardReader {
    /// Draws the card in one column over the room there is, with what is told of it below.
    pub(in crate::ui) fn beside_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        let height = ui.available_height();
        if self.has_chosen() {
            Panel::bottom("hands")
                .frame(Frame::NONE)
                .resizable(false)
                .exact_size(height * HANDS)
                .show(ui, |ui| {
                    ui.add_space(6.0);
                    ScrollArea::vertical()
                        .id_salt("hands")
                        .auto_shrink(false)
                        .show(ui, |ui| self.hands_ui(ui, shared));
                });
        } else if height > TALL {
            let height = self.explanation_height(ui, EXPLANATION, shared);
            Panel::bottom("explanation")
                .frame(explanation::frame(Theme::current(ui)))
                .show_separator_line(false)
                .resizable(false)
                .exact_size(height)
                .show(ui, |ui| self.explanation_ui(ui, shared));
        }
        ScrollArea::vertical()
            .id_salt("card")
            .auto_shrink(false)
            .show(ui, |ui| {
                self.card_ui(ui, 1, text_size::BODY, shared, |_| {});
            });
    }
}
