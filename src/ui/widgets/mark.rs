//! Right, wrong or missing, marked on what was answered. A check only ever means right.

use egui::{Painter, Pos2, Stroke, vec2};

use crate::ui::theme::Theme;

/// What is said of something that was picked, or should have been.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// It is right.
    Right,
    /// It is wrong.
    Wrong,
    /// It would have been right, and was not picked.
    Missing,
}

/// The radius of the sign on a tile or a group, in points.
pub const SMALL_MARK: f32 = 10.0;
/// The radius of the sign on an answer that is as large as a card, in points.
pub const LARGE_MARK: f32 = 13.0;

impl Mark {
    /// Paints a check, a cross or a plus in a circle.
    pub fn paint(self, painter: &Painter, middle: Pos2, radius: f32) {
        let theme = Theme::current(painter.ctx());
        let color = match self {
            Self::Right => theme.card_groups[0],
            Self::Wrong => theme.card_groups[1],
            Self::Missing => theme.accent_edge,
        };
        painter.circle(middle, radius, theme.paper, Stroke::new(2.0, color));
        let line = Stroke::new((radius * 0.24).max(2.0), color);
        let at = |x: f32, y: f32| middle + vec2(x, y) * radius;
        match self {
            Self::Right => {
                painter.line(vec![at(-0.48, 0.02), at(-0.12, 0.38), at(0.5, -0.36)], line);
            }
            Self::Wrong => {
                painter.line_segment([at(-0.38, -0.38), at(0.38, 0.38)], line);
                painter.line_segment([at(-0.38, 0.38), at(0.38, -0.38)], line);
            }
            Self::Missing => {
                painter.line_segment([at(-0.46, 0.0), at(0.46, 0.0)], line);
                painter.line_segment([at(0.0, -0.46), at(0.0, 0.46)], line);
            }
        }
    }
}
