//! A plot: a field with a scale at its left, on which a screen draws how something went.

use egui::{Align2, FontId, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::ui::theme::{Theme, text_size};

/// What the scale takes at the left, in points.
const SCALE: f32 = 44.0;
/// The space between the field's edge and what is drawn on it, in points.
const INSIDE: f32 = 8.0;
/// The space around the field, in points.
const AROUND: f32 = 2.0;
/// The space between the scale's labels and the field, in points.
const GAP: f32 = 6.0;

/// A field with a scale, from 0 at the bottom to its top.
#[derive(Debug, Clone, Copy)]
pub struct Plot {
    /// The field.
    pub field: Rect,
    inner: Rect,
    top: f32,
}

impl Plot {
    /// Draws an empty plot over the width that is free, `height` points high, with a scale that ends with `top`;
    /// `label` says what stands beside a value of it.
    pub fn show(
        ui: &mut Ui,
        height: f32,
        sense: Sense,
        top: f32,
        label: impl Fn(f32) -> String,
    ) -> (Self, Response) {
        let theme = Theme::current(ui);
        let size = vec2(ui.available_width(), height);
        let (rect, response) = ui.allocate_exact_size(size, sense);
        let field = rect.with_min_x(rect.left() + SCALE).shrink(AROUND);
        let plot = Self {
            field,
            inner: field.shrink(INSIDE),
            top,
        };
        let painter = ui.painter();
        let edge = Stroke::new(1.0, theme.panel_edge);
        painter.rect(field, 2.0, theme.panel, edge, StrokeKind::Outside);
        for value in [0.0, top / 2.0, top] {
            let y = plot.at(0.0, value).y;
            painter.hline(field.x_range(), y, edge);
            let font = FontId::proportional(text_size::SMALL);
            let at = pos2(field.left() - GAP, y);
            painter.text(
                at,
                Align2::RIGHT_CENTER,
                label(value),
                font,
                theme.text_weak,
            );
        }
        (plot, response)
    }

    /// Where a value stands, when so much of the way from left to right is gone, 0 to 1.
    pub fn at(&self, along: f32, value: f32) -> Pos2 {
        let share = value / self.top;
        self.inner.left_bottom() + vec2(self.inner.width() * along, -self.inner.height() * share)
    }

    /// How much of the way from left to right is gone at a point, 0 to 1.
    pub fn along(&self, at: Pos2) -> f32 {
        ((at.x - self.inner.left()) / self.inner.width()).clamp(0.0, 1.0)
    }
}
