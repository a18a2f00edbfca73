//! Groups of tiles side by side, in as many rows as they need.

use egui::{
    Align, CornerRadius, Layout, Painter, Rect, RichText, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    Vec2, pos2, vec2,
};

use super::{Condition, TileButton, TileFace, TileSize};
use crate::tile::Tile;
use crate::ui::theme::{Theme, text_size};

/// Room for the words below groups, in points; groups with words stand in one row.
const CAPTION: f32 = 24.0;
/// The least width of their rows, in points.
const CAPTION_WIDTH: f32 = 120.0;
/// By how much they may stand out beside their group on both sides together, in points.
const CAPTION_BESIDE: f32 = 20.0;
/// How far a ring reaches beyond the group it goes around, in points.
const RING: f32 = 9.0;
/// Between the tiles of a group.
const GAP: f32 = 3.0;

/// Groups of tiles to look at. A group is never torn apart unless it is wider than a row.
#[derive(Debug)]
#[must_use = "show it"]
pub struct TileGroups<'a> {
    groups: Vec<Vec<TileButton<'a>>>,
    size: TileSize,
    gap: f32,
    captions: Vec<String>,
    ringed: Vec<usize>,
    is_centered: bool,
}

impl<'a> TileGroups<'a> {
    /// Groups of small tiles.
    pub fn new(groups: Vec<Vec<TileButton<'a>>>) -> Self {
        Self {
            groups,
            size: TileSize::Small,
            gap: 12.0,
            captions: Vec::new(),
            ringed: Vec::new(),
            is_centered: false,
        }
    }

    /// The size of the tiles.
    pub fn size(mut self, size: TileSize) -> Self {
        self.size = size;
        self
    }

    /// How far the groups stand apart, in points.
    pub fn gap(mut self, gap: f32) -> Self {
        self.gap = gap;
        self
    }

    /// What stands below each group, in the colours of the felt.
    pub fn captions(mut self, captions: Vec<String>) -> Self {
        self.captions = captions;
        self
    }

    /// Draws a ring around the groups at these places, with clear space between it and the tiles.
    pub fn ringed(mut self, places: Vec<usize>) -> Self {
        self.ringed = places;
        self
    }

    /// Lets each row stand in the middle of the width there is.
    pub fn centered(mut self) -> Self {
        self.is_centered = true;
        self
    }

    /// The widest size at which these many tiles in these many groups fit in one row of `width`.
    pub fn size_to_fit(tiles: usize, groups: usize, width: f32, gap: f32) -> f32 {
        let tiles = tiles.max(1) as f32;
        let gaps = gap * groups.saturating_sub(1) as f32 + GAP * (tiles - groups as f32).max(0.0);
        ((width - gaps) / tiles).floor()
    }

    /// How wide one row of these many tiles in these many groups is, with tiles of this width.
    pub fn row_width(tiles: usize, groups: usize, tile: f32, gap: f32) -> f32 {
        let within = tiles.saturating_sub(groups) as f32 * GAP;
        tiles as f32 * tile + within + groups.saturating_sub(1) as f32 * gap
    }

    /// Shows them, over the width there is.
    pub fn show(self, ui: &mut Ui) {
        let width = ui.available_width();
        self.show_within(ui, width);
    }

    fn show_within(self, ui: &mut Ui, width: f32) {
        let tile = self.size.points();
        let mut places = self.lay_out(width, tile);
        if self.is_centered && width.is_finite() {
            center_rows(&mut places, width);
        }
        let bounds = places
            .iter()
            .flatten()
            .fold(Vec2::ZERO, |bounds, place| bounds.max(place.max.to_vec2()));
        let below = if self.captions.is_empty() {
            0.0
        } else if self.ringed.is_empty() {
            CAPTION
        } else {
            CAPTION + RING
        };
        let (whole, _) = ui.allocate_exact_size(bounds + vec2(0.0, below), Sense::hover());
        let around = |group: &Vec<Rect>| {
            let rect = group.iter().copied().fold(Rect::NOTHING, Rect::union);
            rect.translate(whole.min.to_vec2())
        };
        for group in self.ringed.iter().filter_map(|place| places.get(*place)) {
            paint_ring(ui, around(group));
        }
        for (group, caption) in places.iter().zip(&self.captions) {
            let mut rect = around(group);
            if !self.ringed.is_empty() {
                rect.max.y += RING;
            }
            write_caption(ui, rect, caption);
        }
        let tiles = self.groups.into_iter().flatten();
        for (place, tile) in places.into_iter().flatten().zip(tiles) {
            let builder = UiBuilder::new()
                .max_rect(place.translate(whole.min.to_vec2()))
                .layout(Layout::left_to_right(Align::Min));
            ui.new_child(builder).add(tile.picture().size(self.size));
        }
    }

    /// Shows them in one row, as wide as it must be.
    pub fn show_in_row(self, ui: &mut Ui) {
        self.show_within(ui, f32::INFINITY);
    }

    /// Where each tile goes, from the upper left corner.
    fn lay_out(&self, width: f32, tile: Vec2) -> Vec<Vec<Rect>> {
        let mut at = pos2(0.0, 0.0);
        let mut places = Vec::with_capacity(self.groups.len());
        for group in &self.groups {
            let count = group.len() as f32;
            let wide = count * (tile.x + GAP) - GAP;
            if at.x > 0.0 && at.x + wide > width {
                at = pos2(0.0, at.y + tile.y + GAP * 2.0);
            }
            places.push(
                (0..group.len())
                    .map(|number| {
                        let step = vec2(number as f32 * (tile.x + GAP), 0.0);
                        Rect::from_min_size(at + step, tile)
                    })
                    .collect(),
            );
            at.x += wide + self.gap;
        }
        places
    }
}

/// Paints groups of tiles of this size in one row, in the middle of `rect`; nothing of it is spoken.
pub fn paint_tile_row(
    painter: &Painter,
    groups: &[Vec<Tile>],
    rect: Rect,
    tile: Vec2,
    gap: f32,
    condition: Condition,
) {
    let count = groups.iter().map(Vec::len).sum();
    let width = TileGroups::row_width(count, groups.len(), tile.x, gap);
    let mut at = pos2(
        rect.center().x - width / 2.0,
        rect.center().y - tile.y / 2.0,
    );
    for group in groups {
        for kind in group {
            let face = TileFace {
                condition,
                ..TileFace::up(*kind)
            };
            face.paint(painter, Rect::from_min_size(at, tile));
            at.x += tile.x + GAP;
        }
        at.x += gap - GAP;
    }
}

/// Moves each row to the middle of this width.
fn center_rows(places: &mut [Vec<Rect>], width: f32) {
    let all: Vec<Rect> = places.iter().flatten().copied().collect();
    for place in places.iter_mut().flatten() {
        let row = all
            .iter()
            .filter(|other| other.y_range().contains(place.center().y));
        let right = row.fold(0.0, |right: f32, other| right.max(other.right()));
        let step = ((width - right) / 2.0).max(0.0).round();
        *place = place.translate(vec2(step, 0.0));
    }
}

/// A ring in the accent around a group, clear of its tiles.
fn paint_ring(ui: &Ui, group: Rect) {
    let theme = Theme::current(ui);
    let rect = group.expand(RING - 4.0);
    for (gap, width, color) in [(0.0, 3.0, theme.accent), (3.0, 1.0, theme.accent_edge)] {
        let stroke = Stroke::new(width, color);
        let radius = CornerRadius::same(10);
        ui.painter()
            .rect_stroke(rect.expand(gap), radius, stroke, StrokeKind::Outside);
    }
}

/// Words below a group, in its middle.
fn write_caption(ui: &mut Ui, group: Rect, caption: &str) {
    let color = Theme::current(ui).felt_text;
    let text = RichText::new(caption).size(text_size::BODY).color(color);
    let top = pos2(group.center().x, group.bottom() + 4.0);
    let rect = Rect::from_center_size(
        top + vec2(0.0, CAPTION / 2.0),
        vec2(CAPTION_WIDTH.max(group.width() + CAPTION_BESIDE), CAPTION),
    );
    let builder = UiBuilder::new()
        .max_rect(rect)
        .layout(Layout::top_down(Align::Center));
    ui.new_child(builder).label(text);
}
