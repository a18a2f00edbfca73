//! How answers that are cards of tiles lie beside and below one another.

use egui::{Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::choices::words;
use super::question::Task;
use crate::lesson::Choose;
use crate::ui::widgets::column::is_low;
use crate::ui::widgets::{TileGroups, TileSize};

/// Between two answers, in points.
const GAP: f32 = 12.0;
/// Left and right of what stands on a card, in points.
pub(super) const SIDE: f32 = 34.0;
/// Where there is less room than this, in points, as beside a table, the cards are as small as can be.
const NARROW: f32 = 430.0;
/// Above and below what stands on a card, in points.
pub(super) const PAD: f32 = 12.0;
/// The same in a low window.
const PAD_IF_LOW: f32 = 6.0;
/// Above and below the tiles where there is one card in a row, in points.
const PAD_IN_ROW: f32 = 9.0;
/// Between the tiles and the words below them, in points.
const BETWEEN: f32 = 8.0;
/// The most that the words take of the width beside the tiles.
const BESIDE: f32 = 0.24;
/// Between groups of tiles on a card, in points.
pub(super) const GROUP_GAP: f32 = 10.0;
/// The least width of a card, in points.
const LEAST: f32 = 160.0;
/// Tiles on cards side by side are at least so wide; else the cards stand below one another.
const ENOUGH: f32 = 44.0;

/// How much there is of what a card has besides tiles and words, in points.
struct Sparing {
    side: f32,
    pad: f32,
    between: f32,
    least: f32,
    enough: f32,
}

impl Sparing {
    /// What there is of it in so much width, in points, in a low window or not.
    const fn of(free: f32, is_low: bool) -> Self {
        if free < NARROW {
            Self {
                side: 18.0,
                pad: 8.0,
                between: 4.0,
                // Words have all the width there is.
                least: f32::INFINITY,
                enough: 34.0,
            }
        } else {
            Self {
                side: SIDE,
                pad: if is_low { PAD_IF_LOW } else { PAD },
                between: BETWEEN,
                least: LEAST,
                enough: ENOUGH,
            }
        }
    }
}

/// How cards lie beside and below one another.
pub(super) struct Grid {
    columns: usize,
    /// A card.
    size: Vec2,
    /// Around what stands on it.
    sparing: Sparing,
    /// A tile.
    pub(super) tile: Vec2,
    /// The width for words: below the tiles, or left of them where there is one card in a row.
    pub(super) words: f32,
}

impl Grid {
    /// As many cards side by side as have room for tiles that are large enough.
    pub(super) fn new(ui: &Ui, task: &mut Task<'_, '_>, choose: &Choose) -> Self {
        let free = ui.available_width();
        let sparing = Sparing::of(free, is_low(ui));
        let texts = choose.choices.iter();
        let beside = texts
            .map(|choice| words(ui, task, choice, None, free * BESIDE, true).size().x)
            .fold(0.0, f32::max)
            + GAP;
        let room = |columns: usize| {
            let card = (free - GAP * (columns - 1) as f32) / columns as f32 - 2.0 * sparing.side;
            if columns == 1 { card - beside } else { card }
        };
        let counts: Vec<(usize, usize)> = choose
            .choices
            .iter()
            .map(|choice| {
                (
                    choice.tiles().iter().map(Vec::len).sum(),
                    choice.tiles().len(),
                )
            })
            .collect();
        let widest = |columns: usize| {
            let fits = counts.iter().map(|(tiles, groups)| {
                TileGroups::size_to_fit(*tiles, *groups, room(columns), GROUP_GAP)
            });
            fits.fold(f32::INFINITY, f32::min)
        };
        let most = counts.len().clamp(1, 4);
        let columns = (2..=most)
            .rev()
            .find(|columns| widest(*columns) >= sparing.enough);
        let rows = counts.len().div_ceil(columns.unwrap_or(1));
        // No more than are wanted for these rows.
        let columns = if free < NARROW {
            counts.len().div_ceil(rows.max(1)).max(1)
        } else {
            columns.unwrap_or(1)
        };
        let tile = TileSize::Width(task.scale.tile(widest(columns), rows)).points();
        let inside = counts
            .iter()
            .map(|(tiles, groups)| TileGroups::row_width(*tiles, *groups, tile.x, GROUP_GAP))
            .fold(sparing.least - 2.0 * sparing.side, f32::max)
            .min(room(columns));
        let (room_for_words, width) = if columns == 1 {
            (beside - GAP, inside + beside + 2.0 * sparing.side)
        } else {
            let width = inside + 2.0 * sparing.side;
            (width - 2.0 * sparing.pad, width)
        };
        let texts = choose.choices.iter();
        let high = texts
            .map(|choice| words(ui, task, choice, None, room_for_words, true).size().y)
            .fold(0.0, f32::max);
        let height = if columns == 1 {
            tile.y.max(high) + 2.0 * PAD_IN_ROW
        } else {
            tile.y + sparing.between + high + 2.0 * sparing.pad
        };
        Self {
            columns,
            size: vec2(width, height).round(),
            sparing,
            tile,
            words: room_for_words,
        }
    }

    /// How high all the cards are.
    pub(super) fn height(&self, count: usize) -> f32 {
        count.div_ceil(self.columns) as f32 * (self.size.y + GAP) - GAP
    }

    /// Where a card lies; what is left for the last row stands in its middle.
    pub(super) fn card(&self, area: Rect, place: usize, count: usize) -> Rect {
        let (column, row) = (place % self.columns, place / self.columns);
        let here = (count - row * self.columns).min(self.columns);
        let step = self.size + vec2(GAP, GAP);
        let left = area.center().x - (here as f32 * step.x - GAP) / 2.0;
        let corner = pos2(
            left + column as f32 * step.x,
            area.top() + row as f32 * step.y,
        );
        Rect::from_min_size(corner.round(), self.size)
    }

    /// Where the tiles of a card lie, and where its words begin, which are so high.
    pub(super) fn inside(&self, card: Rect, height: f32) -> (Rect, Pos2) {
        if self.columns == 1 {
            let side = self.sparing.side;
            let left = card.left() + side + self.words + GAP;
            let tiles = Rect::from_min_max(pos2(left, card.top()), card.max - vec2(side, 0.0));
            let top = card.center().y - height / 2.0;
            (tiles, pos2(card.left() + side, top))
        } else {
            let Sparing { pad, between, .. } = self.sparing;
            let tiles = card.with_max_y(card.top() + 2.0 * pad + self.tile.y);
            let below = tiles.bottom() - pad + between;
            (tiles, pos2(card.left() + pad, below))
        }
    }
}
