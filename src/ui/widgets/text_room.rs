//! How much room a text takes before it is drawn.

use egui::{Color32, FontId, Ui, Vec2};

/// How wide a text is in one row, in points.
pub fn row_width(ui: &Ui, text: impl Into<String>, font: FontId) -> f32 {
    laid(ui, text.into(), font, f32::INFINITY).x
}

/// How much height a text needs beyond its first row over the width there is, in points.
pub fn more_rows(ui: &Ui, text: impl Into<String>, font: FontId) -> f32 {
    let first = ui.fonts_mut(|fonts| fonts.row_height(&font));
    laid(ui, text.into(), font, ui.available_width()).y - first
}

fn laid(ui: &Ui, text: String, font: FontId, width: f32) -> Vec2 {
    ui.painter()
        .layout(text, font, Color32::PLACEHOLDER, width)
        .size()
}
