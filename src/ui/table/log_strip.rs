//! The strip at the bottom of the table: what happened last, for the eye and for a screen reader.

use egui::accesskit::Live;
use egui::{Color32, CornerRadius, FontId, Rect, Role, Sense, Ui, WidgetInfo, pos2};

use crate::ui::theme::{Theme, text_size};

/// The space at both ends, and between two lines, in points.
const PADDING: f32 = 12.0;
const GAP: f32 = 28.0;
/// So many of the last lines are looked at.
const MOST: usize = 6;

/// Draws the last of these lines, the newest at the right, into `rect`; `name` says what a click opens. Returns
/// whether it was clicked.
pub(super) fn ui(ui: &Ui, rect: Rect, name: &str, lines: &[String]) -> bool {
    let theme = Theme::current(ui);
    let painter = ui.painter();
    painter.rect_filled(rect, CornerRadius::same(8), theme.felt_shade);
    let font = FontId::proportional(text_size::SMALL);
    let mut right = rect.right() - PADDING;
    for (age, line) in lines.iter().rev().take(MOST).enumerate() {
        let color = if age == 0 {
            theme.felt_text
        } else {
            theme.felt_text_weak
        };
        let text = painter.layout_no_wrap(line.clone(), font.clone(), color);
        let left = right - text.size().x;
        if left < rect.left() + PADDING {
            break;
        }
        let top = rect.center().y - text.size().y / 2.0;
        painter.galley(pos2(left, top), text, Color32::PLACEHOLDER);
        if age > 0 {
            let dot = pos2(right + GAP / 2.0, rect.center().y);
            painter.circle_filled(dot, 2.0, theme.felt_text_weak);
        }
        right = left - GAP;
    }
    let response = ui.interact(rect, ui.scope_id().with("log strip"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    response.on_hover_text(name).clicked()
}

/// Lets a screen reader say what has just happened, as soon as it happens.
pub(super) fn announce(ui: &Ui, rect: Rect, news: &str) {
    if news.is_empty() {
        return;
    }
    let id = ui.scope_id().with("announced");
    let response = ui.interact(rect.with_max_y(rect.top() + 1.0), id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, news));
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}
