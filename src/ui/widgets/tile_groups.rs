//! Groups of tiles side by side, in as many rows as they need.

use egui::{Align, Layout, Rect, RichText, Sense, Ui, UiBuilder, Vec2, pos2, vec2};

use super::{TileButton, TileSize};
use crate::ui::theme::{Theme, text_size};

/// Room for the words below groups, in points; groups with words stand in one row.
const CAPTION: f32 = 24.0;
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
}

impl<'a> TileGroups<'a> {
    /// Groups of small tiles.
    pub fn new(groups: Vec<Vec<TileButton<'a>>>) -> Self {
        Self {
            groups,
            size: TileSize::Small,
            gap: 12.0,
            captions: Vec::new(),
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

    /// The widest size at which these many tiles in these many groups fit in one row of `width`.
    pub fn size_to_fit(tiles: usize, groups: usize, width: f32, gap: f32) -> f32 {
        let tiles = tiles.max(1) as f32;
        let gaps = gap * groups.saturating_sub(1) as f32 + GAP * (tiles - groups as f32).max(0.0);
        ((width - gaps) / tiles).floor()
    }

    /// Shows them, over the width there is.
    pub fn show(self, ui: &mut Ui) {
        let width = ui.available_width();
        self.show_within(ui, width);
    }

    fn show_within(self, ui: &mut Ui, width: f32) {
        let tile = self.size.points();
        let places = self.lay_out(width, tile);
        let bounds = places
            .iter()
            .flatten()
            .fold(Vec2::ZERO, |bounds, place| bounds.max(place.max.to_vec2()));
        let below = if self.captions.is_empty() {
            0.0
        } else {
            CAPTION
        };
        let (whole, _) = ui.allocate_exact_size(bounds + vec2(0.0, below), Sense::hover());
        for (group, caption) in places.iter().zip(&self.captions) {
            let rect = group
                .iter()
                .fold(Rect::NOTHING, |all, place| all.union(*place));
            write_caption(ui, rect.translate(whole.min.to_vec2()), caption);
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

/// Words below a group, in its middle.
fn write_caption(ui: &mut Ui, group: Rect, caption: &str) {
    let color = Theme::current(ui).felt_text;
    let text = RichText::new(caption).size(text_size::BODY).color(color);
    let top = pos2(group.center().x, group.bottom() + 4.0);
    let rect = Rect::from_center_size(top + vec2(0.0, CAPTION / 2.0), vec2(120.0, CAPTION));
    let builder = UiBuilder::new()
        .max_rect(rect)
        .layout(Layout::top_down(Align::Center));
    ui.new_child(builder).label(text);
}
