//! What shows a word: tiles and things on felt, a line of the card on a strip of it.

use egui::{CornerRadius, Frame, Margin, Rect, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

use super::things;
use crate::glossary::{Word, WordPicture};
use crate::msg;
use crate::tile::Tile;
use crate::ui::Shared;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{CardLine, Condition, TileGroups, TileSize, paint_tile_row};
use crate::wording;

/// The widest a tile gets, in points.
const TILE: f32 = 40.0;
/// Between groups, in points.
const GAP: f32 = 14.0;
/// Around what lies on felt, in points.
const PAD: f32 = 10.0;
/// The radius of the corners, in points.
const RADIUS: u8 = 6;

/// Shows what shows a word, over the width there is.
pub(in crate::ui) fn ui(ui: &mut Ui, shared: &Shared<'_>, word: &Word) {
    match &word.picture {
        None => {}
        Some(WordPicture::Tiles(groups)) => tiles(ui, shared, groups),
        Some(WordPicture::Line(line)) => {
            let theme = Theme::current(ui);
            Frame::new()
                .fill(theme.paper)
                .stroke(Stroke::new(1.0, theme.paper_edge))
                .corner_radius(CornerRadius::same(RADIUS))
                .inner_margin(Margin::symmetric(4, 6))
                .show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    CardLine::new(shared.words.glossary.card.card(), *line)
                        .size(text_size::BODY)
                        .show(ui, shared.locale);
                });
        }
        Some(WordPicture::Thing(thing)) => {
            let size = vec2(ui.available_width(), things::HEIGHT + 2.0 * PAD);
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            if ui.is_rect_visible(rect) {
                paint_ground(ui, rect);
                let inside = ui.clip_rect().intersect(rect);
                let painter = ui.painter().with_clip_rect(inside);
                things::paint(&painter, rect.shrink(PAD), *thing);
            }
        }
    }
}

/// Groups of tiles in one row, as large as there is room: one picture for screen readers.
fn tiles(ui: &mut Ui, shared: &Shared<'_>, groups: &[Vec<Tile>]) {
    let width = ui.available_width();
    let count = groups.iter().map(Vec::len).sum();
    let fit = TileGroups::size_to_fit(count, groups.len(), width - 2.0 * PAD, GAP);
    let tile = TileSize::Width(fit.min(TILE)).points();
    let (rect, response) = ui.allocate_exact_size(vec2(width, tile.y + 2.0 * PAD), Sense::hover());
    let all: Vec<Tile> = groups.iter().flatten().copied().collect();
    let name = shared.say(&msg!("lesson-tiles", tiles = wording::tile_row(&all)));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    if ui.is_rect_visible(rect) {
        paint_ground(ui, rect);
        let plain = Condition::default();
        paint_tile_row(ui.painter(), groups, rect, tile, GAP, plain);
    }
}

/// The felt under a picture.
fn paint_ground(ui: &Ui, rect: Rect) {
    let radius = CornerRadius::same(RADIUS);
    ui.painter()
        .rect_filled(rect, radius, Theme::current(ui).felt);
}
