//! A bar that shows how much is done.

use egui::{Color32, CornerRadius, Painter, Rect, Response, Sense, Stroke, StrokeKind, Ui, vec2};

use crate::ui::theme::Theme;

/// A bar of this width and height, in points; `share` is how much is done, from 0 to 1. What it shows must
/// be told in words beside it.
pub fn progress_bar(ui: &mut Ui, share: f32, width: f32, height: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    paint_progress(ui.painter(), Theme::current(ui), rect, share);
    response
}

/// The same on paper, at a place.
pub fn paint_progress(painter: &Painter, theme: &Theme, rect: Rect, share: f32) {
    paint_progress_in(painter, rect, share, theme.paper, theme.text_weak);
}

/// The same in these colors: the ground, and what is done with the line around it.
pub fn paint_progress_in(painter: &Painter, rect: Rect, share: f32, ground: Color32, ink: Color32) {
    let radius = CornerRadius::same((rect.height() / 2.0) as u8);
    let edge = Stroke::new(1.0, ink);
    painter.rect(rect, radius, ground, edge, StrokeKind::Inside);
    let width = rect.width() * share.clamp(0.0, 1.0);
    if width > 0.0 {
        let part = Rect::from_min_size(rect.min, vec2(width.max(rect.height()), rect.height()));
        painter.rect_filled(part, radius, ink);
    }
}
