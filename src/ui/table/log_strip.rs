//! The strip at the bottom of the table: what happened last, for the eye and for a screen reader.

use egui::accesskit::Live;
use egui::text::{LayoutJob, TextWrapping};
use egui::{Color32, CornerRadius, FontId, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2};

use super::log_line::{LogLine, paint_row, width_of_row};
use crate::ui::theme::{Theme, text_size};

/// The space at both ends, and between two lines, in points.
const PADDING: f32 = 12.0;
const GAP: f32 = 28.0;
/// The space above and below faces and tiles, and between them and the words, in points.
const ABOVE: f32 = 3.0;
const GAP_INSIDE: f32 = 5.0;
/// So many of the last lines are looked at.
const MOST: usize = 6;
/// How many tiles are left is told where that takes no more than one part in so many of the strip.
const SHARE: f32 = 5.0;
/// In less room than this, in points, nothing is begun.
const LEAST: f32 = 72.0;

/// Draws the last of these lines, the newest at the right, into `rect`, and at its left how many tiles are left; `name` says
/// what a click opens. Returns whether it was clicked.
pub(super) fn ui(ui: &Ui, rect: Rect, name: &str, tiles_left: &str, lines: &[LogLine]) -> bool {
    let theme = Theme::current(ui);
    let painter = ui.painter();
    painter.rect_filled(rect, CornerRadius::same(8), theme.felt_shade);
    let font = FontId::proportional(text_size::SMALL);
    let tiles_left =
        painter.layout_no_wrap(tiles_left.to_owned(), font.clone(), theme.felt_text_weak);
    let mut begin = rect.left() + PADDING;
    // The latest is told in any case.
    if rect.width() >= SHARE * tiles_left.size().x {
        let top = rect.center().y - tiles_left.size().y / 2.0;
        let width = tiles_left.size().x;
        painter.galley(pos2(begin, top), tiles_left, Color32::PLACEHOLDER);
        begin += width + GAP;
    }
    let mut right = rect.right() - PADDING;
    for (age, line) in lines.iter().rev().take(MOST).enumerate() {
        let color = if age == 0 {
            theme.felt_text
        } else {
            theme.felt_text_weak
        };
        let high = rect.height() - 2.0 * ABOVE;
        // What somebody gave or laid open has no room here.
        let tiles = line.tiles.get(..1).filter(|_| line.tiles.len() == 1);
        let tiles = tiles.unwrap_or_default();
        let face = if line.face.is_some() {
            high + GAP_INSIDE
        } else {
            0.0
        };
        let tile = match tiles.len() {
            0 => 0.0,
            count => GAP_INSIDE + width_of_row(high, count),
        };
        let room = right - tile - face - begin;
        if room < LEAST {
            break;
        }
        let mut job = LayoutJob::simple_singleline(line.text.clone(), font.clone(), color);
        job.wrap = TextWrapping::truncate_at_width(room);
        let text = ui.fonts_mut(|fonts| fonts.layout_job(job));
        // Half a sentence says nothing; the latest is told in any case.
        if text.elided && age > 0 {
            break;
        }
        let left = right - tile - text.size().x - face;
        let top = rect.center().y - text.size().y / 2.0;
        let middle = |x: f32| Rect::from_min_size(pos2(x, rect.top() + ABOVE), Vec2::splat(high));
        if let Some(face) = line.face {
            face.paint(ui, middle(left));
        }
        painter.galley(pos2(left + face, top), text, Color32::PLACEHOLDER);
        paint_row(ui, middle(right - tile + GAP_INSIDE), tiles);
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
