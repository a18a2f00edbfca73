//! How the discards lie: in rows, from the first to the last discard of a game in the same size; where there is little room,
//! they get smaller in a few steps.

use egui::{Pos2, Rect, vec2};

use crate::tile::WALL;
use crate::ui::widgets::TileSize;

/// The most discards that can lie at once: all tiles but the fourteen and three times thirteen of the deal.
const MOST: usize = WALL;
/// Where all of them would be narrower than this, they begin larger and get smaller in a few steps, in points.
const NARROWEST_FOR_ALL: f32 = 17.0;
/// Where they are narrower than this, who threw them is told to whoever points at one: the mark would be as large as the
/// tile, and take room from it, in points.
const NARROWEST_WITH_MARK: f32 = 14.0;
/// For so many there is room then, one number after the other.
const ROOMS: [usize; 7] = [12, 28, 42, 56, 70, 84, MOST];
/// The space between discards, in points.
const GAP: f32 = 2.0;
/// The narrowest and the widest that a discard is, in points.
const NARROWEST: i32 = 6;
const WIDEST: i32 = 56;

/// The places of the discards.
pub(super) struct DiscardGrid {
    corner: Pos2,
    tile: TileSize,
    columns: usize,
}

impl DiscardGrid {
    /// The room below each tile that has a mark of who threw it, in points.
    pub(super) const BELOW_TILE: f32 = 6.0;

    /// The grid in `rect` for a game in which `count` discards lie now.
    pub(super) fn new(rect: Rect, count: usize) -> Self {
        let for_all = Self::for_count(rect, MOST.max(count));
        if for_all.tile.points().x >= NARROWEST_FOR_ALL {
            for_all
        } else {
            let room = ROOMS.into_iter().find(|room| *room >= count);
            Self::for_count(rect, room.unwrap_or(count))
        }
    }

    /// The largest in which so many have room.
    fn for_count(rect: Rect, count: usize) -> Self {
        let with = |width: i32| {
            let tile = TileSize::Width(width as f32);
            let columns = (rect.width() + GAP) / (tile.points().x + GAP);
            Self {
                corner: rect.min,
                tile,
                columns: (columns.floor() as usize).max(1),
            }
        };
        let fits = |grid: &Self| {
            let rows = count.div_ceil(grid.columns) as f32;
            rows * grid.row_height() - GAP <= rect.height()
        };
        (NARROWEST + 1..=WIDEST)
            .rev()
            .map(with)
            .find(fits)
            .unwrap_or_else(|| with(NARROWEST))
            .centered(rect)
    }

    /// The same with as much felt left as right of its rows.
    fn centered(self, rect: Rect) -> Self {
        let width = self.columns as f32 * (self.tile.points().x + GAP) - GAP;
        let left = rect.left() + ((rect.width() - width) / 2.0).max(0.0).floor();
        Self {
            corner: egui::pos2(left, rect.top()),
            ..self
        }
    }

    fn row_height(&self) -> f32 {
        let below = if self.has_marks() {
            Self::BELOW_TILE
        } else {
            0.0
        };
        self.tile.points().y + below + GAP
    }

    /// Whether there is room for the mark of who threw it below each tile.
    pub(super) fn has_marks(&self) -> bool {
        self.tile.points().x >= NARROWEST_WITH_MARK
    }

    /// How large a discard is.
    pub(super) fn tile(&self) -> TileSize {
        self.tile
    }

    /// Where a discard lies, counted from 0, the oldest.
    pub(super) fn place(&self, index: usize) -> Rect {
        let tile = self.tile.points();
        let (row, column) = (index / self.columns, index % self.columns);
        let step = vec2(
            column as f32 * (tile.x + GAP),
            row as f32 * self.row_height(),
        );
        Rect::from_min_size(self.corner + step, tile)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn every_discard_of_the_longest_game_has_its_place_with_its_mark() {
        for (width, height) in [
            (556.0, 206.0),
            (396.0, 222.0),
            (360.0, 90.0),
            (166.0, 101.0),
        ] {
            let rect = Rect::from_min_size(pos2(10.0, 20.0), vec2(width, height));
            for count in 1..=MOST {
                let grid = DiscardGrid::new(rect, count);
                for index in 0..count {
                    let place = grid.place(index);
                    let below = if grid.has_marks() {
                        DiscardGrid::BELOW_TILE
                    } else {
                        0.0
                    };
                    let with_mark = place.with_max_y(place.bottom() + below);
                    assert!(rect.contains_rect(with_mark), "{index} of {count}");
                }
            }
        }
    }

    #[test]
    fn in_a_small_room_discards_get_smaller_in_a_few_steps() {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(300.0, 90.0));
        let width = |count| DiscardGrid::new(rect, count).tile().points().x as u32;
        let changes = (1..MOST).filter(|count| width(*count) != width(*count + 1));
        let changes: Vec<usize> = changes.collect();
        assert!(changes.len() >= 2, "{changes:?}");
        assert!(
            changes.iter().all(|count| ROOMS.contains(count)),
            "{changes:?}"
        );
        assert!(width(1) >= 20, "{}", width(1));
    }

    #[test]
    fn a_discard_stays_where_it_lies_until_the_end_of_the_game() {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(556.0, 206.0));
        let first = DiscardGrid::new(rect, 1);
        assert!(first.tile().points().x >= 22.0, "{:?}", first.tile());
        for count in 2..=MOST {
            let grid = DiscardGrid::new(rect, count);
            assert_eq!(grid.place(0), first.place(0), "{count}");
            assert_eq!(grid.tile(), first.tile(), "{count}");
        }
    }
}
