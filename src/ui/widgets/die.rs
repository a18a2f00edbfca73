//! A die.

use egui::{CornerRadius, Rect, Stroke, StrokeKind, Ui, vec2};

use crate::ui::theme::Theme;

/// Where the spots of each side lie, from the middle, as shares of [`APART`].
const SPOTS: [&[(f32, f32)]; 6] = [
    &[(0.0, 0.0)],
    &[(-1.0, -1.0), (1.0, 1.0)],
    &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
    &[(-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (1.0, -1.0)],
    &[
        (-1.0, -1.0),
        (1.0, 1.0),
        (-1.0, 1.0),
        (1.0, -1.0),
        (0.0, 0.0),
    ],
    &[
        (-1.0, -1.0),
        (1.0, 1.0),
        (-1.0, 1.0),
        (1.0, -1.0),
        (-1.0, 0.0),
        (1.0, 0.0),
    ],
];
/// How far the outer spots lie from the middle, as a share of the side.
const APART: f32 = 0.27;
/// The radius of a spot, as a share of the side.
const SPOT: f32 = 0.09;

/// Paints a die seen from above, with 1 to 6 spots.
pub fn paint_die(ui: &Ui, rect: Rect, spots: u8, stands_out: bool) {
    let theme = Theme::current(ui);
    let painter = ui.painter();
    let radius = CornerRadius::same(6);
    painter.rect_filled(rect, radius, theme.paper);
    let edge = if stands_out {
        Stroke::new(3.0, theme.accent)
    } else {
        Stroke::new(1.0, theme.paper_edge)
    };
    painter.rect_stroke(rect, radius, edge, StrokeKind::Outside);
    let side = rect.width();
    let places = SPOTS.get(usize::from(spots.saturating_sub(1)));
    for (x, y) in places.copied().unwrap_or_default() {
        let center = rect.center() + vec2(*x, *y) * (side * APART);
        painter.circle_filled(center, side * SPOT, theme.text);
    }
}
