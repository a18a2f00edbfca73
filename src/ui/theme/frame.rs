//! The two surfaces things lie on.

use egui::{CornerRadius, Frame, Margin, Shadow, Stroke};

use super::Theme;

/// A sheet of printed paper: the score card, a lesson's page, the log.
pub fn paper_frame(theme: &Theme) -> Frame {
    Frame::new()
        .fill(theme.paper)
        .stroke(Stroke::new(1.0, theme.paper_edge))
        .corner_radius(CornerRadius::same(6))
        .inner_margin(Margin::same(16))
        .shadow(Shadow {
            offset: [0, 2],
            blur: 6,
            spread: 0,
            color: theme.shadow,
        })
}

/// A well sunk into the felt: the discards, an exposure.
pub fn felt_frame(theme: &Theme) -> Frame {
    Frame::new()
        .fill(theme.felt_shade)
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::same(8))
}
