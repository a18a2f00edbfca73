//! A button that says what it does and shows the tiles it does it with.

use egui::{
    CornerRadius, FontId, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};

use super::prompt::Choice;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{TileFace, TileSize};
use crate::ui::{Shared, fonts};

/// The space beside what is in the button, in points.
const PADDING: f32 = 12.0;
/// The size of the tiles on a button.
const TILE: TileSize = TileSize::Width(22.0);

/// Draws the button of `choice`, `height` points high; `key` is what to press for it.
pub(in crate::ui) fn choice_button(
    ui: &mut Ui,
    choice: &Choice,
    height: f32,
    key: &str,
    shared: &Shared<'_>,
) -> Response {
    let theme = Theme::current(ui);
    let label = shared.say(&choice.label);
    // What cannot be done yet does not stand out.
    let is_bright = choice.is_primary && !choice.lacks_tiles && choice.command.is_some();
    let font = if is_bright {
        FontId::new(text_size::BODY, fonts::bold())
    } else {
        FontId::proportional(text_size::BODY)
    };
    let text_color = if is_bright {
        theme.accent_text
    } else {
        theme.text
    };
    let key_color = if is_bright {
        theme.accent_text
    } else {
        theme.text_weak
    };
    let shown = choice
        .short
        .as_ref()
        .map_or_else(|| label.clone(), |short| shared.say(short));
    let text = ui.painter().layout_no_wrap(shown, font, text_color);
    let key = ui.painter().layout_no_wrap(
        key.to_owned(),
        FontId::proportional(text_size::SMALL),
        key_color,
    );
    let tile = TILE.points();
    let tiles_width = choice.tiles.len() as f32 * (tile.x + 2.0);
    let gap = |width: f32| if width > 0.0 { 8.0 } else { 0.0 };
    let width = 2.0 * PADDING
        + text.size().x
        + gap(tiles_width)
        + tiles_width
        + gap(key.size().x)
        + key.size().x;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &label));
    if ui.is_rect_visible(rect) {
        let visuals = ui.style().interact(&response);
        let (fill, edge) = if is_bright {
            let fill = if response.hovered() {
                theme.accent.gamma_multiply(0.9)
            } else {
                theme.accent
            };
            (fill, Stroke::new(2.0, theme.accent_edge))
        } else {
            (visuals.weak_bg_fill, visuals.bg_stroke)
        };
        let radius = CornerRadius::same(6);
        let painter = ui.painter();
        painter.rect_filled(rect, radius, fill);
        painter.rect_stroke(rect, radius, edge, StrokeKind::Inside);
        if response.has_focus() {
            for (gap, color) in [(3.0, theme.focus[0]), (1.0, theme.focus[1])] {
                painter.rect_stroke(
                    rect.expand(gap),
                    radius,
                    Stroke::new(2.0, color),
                    StrokeKind::Outside,
                );
            }
        }
        let middle = rect.center().y;
        let mut left = rect.left() + PADDING;
        let text_size = text.size();
        painter.galley(pos2(left, middle - text_size.y / 2.0), text, text_color);
        left += text_size.x + gap(tiles_width);
        for face in &choice.tiles {
            let place = Rect::from_min_size(pos2(left, middle - tile.y / 2.0), tile);
            TileFace::up(*face).paint(painter, place);
            left += tile.x + 2.0;
        }
        let key_size = key.size();
        painter.galley(
            pos2(
                rect.right() - PADDING - key_size.x,
                middle - key_size.y / 2.0,
            ),
            key,
            key_color,
        );
    }
    response
}
