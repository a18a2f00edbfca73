//! The four players around a table.

use egui::{
    Align2, CornerRadius, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use crate::rules::Seat;
use crate::ui::theme::{Theme, text_size};
use crate::ui::{Shared, fonts};
use crate::wording;

/// The height of the picture, in points.
const HEIGHT: f32 = 176.0;
/// The table, in points.
const TABLE: Vec2 = vec2(280.0, 72.0);
/// The place of a player, in points.
const PLATE: Vec2 = vec2(190.0, 38.0);

/// A table, seen from above.
pub(super) fn paint_table(ui: &Ui, table: Rect) {
    let theme = Theme::current(ui);
    let radius = CornerRadius::same(12);
    ui.painter().rect_filled(table, radius, theme.felt);
    let edge = Stroke::new(4.0, theme.wood);
    ui.painter()
        .rect_stroke(table, radius, edge, StrokeKind::Outside);
}

/// Draws them; with `east`, who is East is marked, and each has their wind below their place.
pub(super) fn ui(ui: &mut Ui, shared: &Shared<'_>, east: Option<Seat>) {
    let theme = Theme::current(ui);
    let size = vec2(ui.available_width(), HEIGHT);
    let (area, response) = ui.allocate_exact_size(size, Sense::hover());
    let table = Rect::from_center_size(area.center(), TABLE);
    paint_table(ui, table);
    for seat in Seat::ALL {
        let center = match Seat::FIRST.steps_to(seat) {
            0 => pos2(table.center().x, table.bottom() + PLATE.y / 2.0 + 10.0),
            1 => pos2(table.right() + PLATE.x / 2.0 + 12.0, table.center().y),
            2 => pos2(table.center().x, table.top() - PLATE.y / 2.0 - 10.0),
            _ => pos2(table.left() - PLATE.x / 2.0 - 12.0, table.center().y),
        };
        let plate = Rect::from_center_size(center, PLATE);
        let is_east = east == Some(seat);
        let fill = if is_east { theme.accent } else { theme.paper };
        let stroke = Stroke::new(1.0, theme.paper_edge);
        let radius = CornerRadius::same(8);
        ui.painter()
            .rect(plate, radius, fill, stroke, StrokeKind::Inside);
        let font = FontId::new(text_size::LARGE, fonts::bold());
        let says = shared.say(&wording::seat_around(seat, east));
        let color = if is_east {
            theme.accent_text
        } else {
            theme.text
        };
        ui.painter()
            .text(plate.center(), Align2::CENTER_CENTER, says, font, color);
    }
    let name = shared.say(&wording::seats_around(east));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
}
