//! Points as they are written.

use egui::{Align, Layout, RichText, Ui, vec2};

use crate::locale::Message;
use crate::msg;

/// The width of a column of points, in points.
pub(super) const WIDTH: f32 = 76.0;
/// The height of a row of them, in points.
pub(super) const HEIGHT: f32 = 20.0;

/// A number in a column of numbers: it ends where they end.
pub(super) fn ui(ui: &mut Ui, text: RichText) {
    let layout = Layout::right_to_left(Align::Center);
    ui.allocate_ui_with_layout(vec2(WIDTH, HEIGHT), layout, |ui| {
        ui.set_min_width(WIDTH);
        ui.label(text);
    });
}

/// What a game brought: "+50", "−25", or "0".
pub(super) fn signed(points: i32) -> Message {
    number(points, sign(points))
}

/// A score: "50", "−25", or "0".
pub(super) fn plain(points: i32) -> Message {
    number(points, if points < 0 { "minus" } else { "none" })
}

/// Whether points come in or go out, as its sentences know it.
pub(super) const fn sign(points: i32) -> &'static str {
    match points {
        0 => "none",
        1.. => "plus",
        _ => "minus",
    }
}

fn number(points: i32, sign: &'static str) -> Message {
    msg!(
        "table-result-points",
        points = points.unsigned_abs(),
        sign = sign
    )
}
