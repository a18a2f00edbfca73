//! The parts of a picture, called by their names: words beside it, with a thin line to each part.

use egui::{Align2, FontId, Pos2, Stroke, Ui, pos2};

use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::row_width;

/// Between a word and its line, in points.
const BEFORE_WORD: f32 = 6.0;
/// The dot at the end of a line, in points.
const DOT: f32 = 2.5;

/// The name of a part, and the point of it to which the line goes.
pub(super) struct Leader {
    part: Pos2,
    name: String,
}

impl Leader {
    pub(super) fn new(part: Pos2, name: String) -> Self {
        Self { part, name }
    }
}

fn font() -> FontId {
    FontId::proportional(text_size::BODY)
}

/// How much room the widest of these names takes, in points.
pub(super) fn width(ui: &Ui, names: &[String]) -> f32 {
    let width = |name: &String| row_width(ui, name, font());
    names.iter().map(width).fold(0.0, f32::max) + 2.0 * BEFORE_WORD
}

/// Writes the names on the felt from `left` on, each at the height of its part.
pub(super) fn leaders(ui: &Ui, left: f32, named: &[Leader]) {
    let theme = Theme::current(ui);
    for Leader { part, name } in named {
        let word = pos2(left, part.y);
        let line = Stroke::new(1.0, theme.felt_text);
        ui.painter().line_segment([*part, word], line);
        ui.painter().circle_filled(*part, DOT, theme.felt_text);
        let at = pos2(left + BEFORE_WORD, part.y);
        let color = theme.felt_text;
        ui.painter()
            .text(at, Align2::LEFT_CENTER, name, font(), color);
    }
}
