//! A button that says what it does and shows the tiles it does it with.

use std::sync::Arc;

use egui::{
    CornerRadius, FontId, Galley, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};

use super::key_sign::{KeySign, LaidKeySign};
use super::prompt::PromptChoice;
use crate::tile::Tile;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{TileFace, TileSize};
use crate::ui::{Shared, fonts};

/// The space beside what is in the button, in points.
const PADDING: f32 = 12.0;
/// The size of the tiles on a button.
const TILE: TileSize = TileSize::Width(22.0);

/// The button of a choice, laid out: what stands in it, and how wide that is.
pub(in crate::ui) struct ChoiceButton<'a> {
    choice: &'a PromptChoice,
    label: String,
    is_bright: bool,
    text: Arc<Galley>,
    key: LaidKeySign,
    shows_tiles: bool,
}

impl<'a> ChoiceButton<'a> {
    /// Lays out the button of `choice`; `key` is what to press for it.
    pub(in crate::ui) fn new(
        ui: &Ui,
        choice: &'a PromptChoice,
        key: KeySign,
        shared: &Shared<'_>,
    ) -> Self {
        let theme = Theme::current(ui);
        let label = shared.say(&choice.label);
        // What cannot be done yet does not stand out.
        let is_bright = choice.is_primary
            && !choice.is_even
            && !choice.lacks_tiles()
            && choice.command.is_some();
        let font = if is_bright {
            FontId::new(text_size::BODY, fonts::bold())
        } else {
            FontId::proportional(text_size::BODY)
        };
        let (text_color, key_color) = if is_bright {
            (theme.accent_text, theme.accent_text)
        } else if choice.lacks_tiles() {
            // It is drawn on the felt alone, as it cannot be pressed to any purpose.
            (theme.felt_text_weak, theme.felt_text_weak)
        } else {
            (theme.text, theme.text_weak)
        };
        let shown = choice
            .short
            .as_ref()
            .map_or_else(|| label.clone(), |short| shared.say(short));
        Self {
            choice,
            label,
            is_bright,
            text: ui.painter().layout_no_wrap(shown, font, text_color),
            key: key.lay_out(ui, key_color, shared),
            shows_tiles: true,
        }
    }

    /// Shows its tiles, or only its words where there is no room for more.
    pub(in crate::ui) fn shows_tiles(self, shows_tiles: bool) -> Self {
        Self {
            shows_tiles,
            ..self
        }
    }

    /// The tiles that it shows.
    fn tiles(&self) -> &'a [Tile] {
        if self.shows_tiles {
            &self.choice.tiles
        } else {
            &[]
        }
    }

    /// How wide it is, in points.
    pub(in crate::ui) fn width(&self) -> f32 {
        let tiles = self.tiles_width();
        2.0 * PADDING + self.text.size().x + gap(tiles) + tiles + self.key.width()
    }

    fn tiles_width(&self) -> f32 {
        self.tiles().len() as f32 * (TILE.points().x + 2.0)
    }

    /// Draws it, `height` points high.
    pub(in crate::ui) fn ui(self, ui: &mut Ui, height: f32) -> Response {
        let theme = Theme::current(ui);
        let size = vec2(self.width(), height);
        let tiles_width = self.tiles_width();
        let tile = TILE.points();
        let tiles = self.tiles();
        let Self {
            choice,
            label,
            is_bright,
            text,
            key,
            ..
        } = self;
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
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
            } else if choice.lacks_tiles() {
                let edge = Stroke::new(1.0, theme.felt_text_weak);
                (egui::Color32::TRANSPARENT, edge)
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
            let mut left = rect.left() + PADDING + key.shift();
            let text_size = text.size();
            painter.galley(pos2(left, middle - text_size.y / 2.0), text, theme.text);
            left += text_size.x + gap(tiles_width);
            for face in tiles {
                let place = Rect::from_min_size(pos2(left, middle - tile.y / 2.0), tile);
                TileFace::up(*face).paint(painter, place);
                left += tile.x + 2.0;
            }
            key.paint(ui, pos2(rect.right() - PADDING, middle));
        }
        response
    }
}

/// The space before what is so wide, where there is something.
fn gap(width: f32) -> f32 {
    if width > 0.0 { 8.0 } else { 0.0 }
}
