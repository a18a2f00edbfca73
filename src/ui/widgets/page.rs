//! A page of text in the middle of the screen.

use egui::{Rect, Ui, UiBuilder, pos2, vec2};

/// Lays contents out in a column at most `width` points wide, in the middle of the room there is.
pub fn centered<R>(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let room = ui.available_rect_before_wrap();
    let width = width.min(room.width());
    let left = (room.left() + (room.width() - width) / 2.0).round();
    let column = Rect::from_min_size(pos2(left, room.top()), vec2(width, room.height()));
    ui.scope_builder(UiBuilder::new().max_rect(column), |ui| {
        ui.set_width(width);
        contents(ui)
    })
    .inner
}
