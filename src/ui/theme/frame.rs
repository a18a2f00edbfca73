//! The two surfaces things lie on.

use egui::{CornerRadius, Frame, Margin, Shadow, Stroke, Ui};

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

/// From here on, text in `ui` lies on felt: labels take the felt's colours, buttons stay as they are.
pub fn on_felt(ui: &mut Ui) {
    let theme = Theme::current(ui);
    let visuals = ui.visuals_mut();
    visuals.widgets.noninteractive.fg_stroke.color = theme.felt_text;
    visuals.widgets.noninteractive.bg_stroke.color = theme.felt_shade;
    visuals.weak_text_color = Some(theme.felt_text_weak);
    visuals.hyperlink_color = theme.accent;
}

/// From here on, text in `ui` lies on paper again: a sheet that itself lies on felt.
pub fn on_paper(ui: &mut Ui) {
    let style = ui.ctx().global_style();
    *ui.visuals_mut() = style.visuals.clone();
}
