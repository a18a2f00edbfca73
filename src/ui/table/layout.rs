//! Where everything lies on the table.

use egui::{Rect, pos2, vec2};

use super::beside::Side;
use crate::ui::widgets::{RackRow, TileSize};

/// The space between places, in points.
const GAP: f32 = 8.0;
/// The height of the bar with the match's state and the tools, in points.
const TOOLBAR: f32 = 40.0;
/// The height of the strip that says whose turn it is, with the actions, in points.
const PROMPT: f32 = 104.0;
/// The same with room for another line of what is explained: on a table that is narrower than this and has at least such a
/// height.
const PROMPT_WITH_MORE: f32 = 126.0;
const NARROW: f32 = 900.0;
const HEIGHT_FOR_MORE: f32 = 470.0;
/// The height of the strip that tells what happened last, in points.
const LOG: f32 = 30.0;
/// A table at least so high has that strip, in points.
const HEIGHT_FOR_LOG: f32 = 690.0;
/// The wood left and right of the tiles of a rack, and some air, in points.
const RACK_SIDES: f32 = 32.0;
/// The space between the tiles of a rack, in points.
const RACK_GAP: f32 = 4.0;
/// The same where tiles are so narrow (`RackRow` leaves less between them).
const NARROW_RACK: f32 = RackRow::NARROW - 0.5;
const NARROW_RACK_SIDES: f32 = 16.0;
const NARROW_RACK_GAP: f32 = 2.0;
/// The wood above and below the tiles of a rack, in points.
const RACK_ABOVE_AND_BELOW: f32 = 28.0;
/// The narrowest that a tile of the rack becomes, in points: in a large text it is as wide as the smallest in a usual one,
/// and what is told beside the table never hides what is spoken of.
const SMALLEST_TILE: f32 = 22.0;
/// Where a panel beside the table would leave the tiles of the rack narrower than this, the rack takes the whole width below
/// both, in points.
const COMFORTABLE_TILE: f32 = 40.0;
/// How wide its tiles are there at most, as a share of the table's height, of which the felt needs its part.
const BELOW_PANEL_SHARE: f32 = 0.1;
/// They must become so many times as wide, as the panel loses its foot.
const WORTH_BELOW: f32 = 1.15;
/// The narrowest and the widest that an exposed tile is where the felt has no height for a ring of walls, in points.
const LOW_FELT_TILE: std::ops::RangeInclusive<f32> = 22.0..=24.0;
/// The narrowest that it is there where the felt is very low, and how high the discards beside the own exposures are, in points.
const SMALLEST_SMALL_TILE: f32 = 16.0;
const DISCARDS_ON_LOW_FELT: f32 = 54.0;
/// How wide the learner's place is on a low felt, if it has room, in points.
const LOW_OWN: f32 = 216.0;
/// The height of a player's plate around the square, in points.
const PLATE: f32 = 44.0;
/// The height of a player's plate with the space below it where the players are in one row, in points.
const BESIDE_TILES: f32 = LOW_PLATE + 6.0;
/// The height of a player's plate there, in points.
const LOW_PLATE: f32 = 28.0;
/// How thick a rack is from behind, in points.
pub(super) const RACK_BEHIND: f32 = 22.0;
/// How wide the place of a player at a side is, as a share of the felt, and in points.
const COLUMN_SHARE: f32 = 0.17;
const COLUMN: std::ops::RangeInclusive<f32> = 124.0..=260.0;
/// How many tiles the widest rack holds, with one place's width between the rack and the drawn tile.
const RACK_PLACES: f32 = 14.5;

/// The places of the table, none overlapping another.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct TableLayout {
    /// The bar with the match's state and the tools.
    pub(super) toolbar: Rect,
    /// The panel, when one is open: beside the table, or over the felt when there is no room beside it.
    pub(super) side: Option<Rect>,
    /// Whether the panel lies over the felt and hides it.
    pub(super) hides_felt: bool,
    /// The felt, under the players, the walls and the discards.
    pub(super) felt: Rect,
    /// The player across.
    pub(super) across: Rect,
    /// The player to the left.
    pub(super) left: Rect,
    /// The player to the right.
    pub(super) right: Rect,
    /// Whether there is room for the ring of walls, and for the players around it.
    pub(super) shows_walls: bool,
    /// The ring of walls around the middle.
    pub(super) walls: Rect,
    /// The middle, inside the walls, where the discards lie.
    pub(super) middle: Rect,
    /// The learner's name and exposures.
    pub(super) own_exposures: Rect,
    /// The height of a player's plate, in points.
    pub(super) plate: f32,
    /// What is awaited, and the actions.
    pub(super) prompt: Rect,
    /// The learner's rack.
    pub(super) rack: Rect,
    /// What happened last, where there is height for it.
    pub(super) log: Option<Rect>,
    /// The size of a tile in the learner's rack.
    pub(super) rack_tile: TileSize,
    /// The size of a tile in an exposure or in the middle.
    pub(super) small_tile: TileSize,
}

/// How thick a wall of the ring is drawn, in points.
pub(super) const WALL_DEPTH: f32 = 16.0;
/// The space between the walls and what lies inside them, in points.
const INSIDE_WALLS: f32 = 6.0;

/// The width of a panel beside the table, in points.
fn panel_width(all: Rect) -> f32 {
    // Where there is less room, the table takes its share.
    let least = (all.width() * 0.36).clamp(232.0, 272.0);
    (all.width() * 0.27).clamp(least, 380.0)
}

/// How wide the tiles of a rack in this area are at most, in points.
fn rack_tile_width(area: Rect) -> f32 {
    let usual = (area.width() - RACK_SIDES) / RACK_PLACES - RACK_GAP;
    // The room is for the tiles where they would be small.
    let narrow = (area.width() - NARROW_RACK_SIDES) / RACK_PLACES - NARROW_RACK_GAP;
    usual.max(narrow.min(NARROW_RACK))
}

/// The largest that a tile of the rack becomes, as a share of the table's height, and in points.
const LARGEST_TILE_SHARE: f32 = 0.075;
const LARGEST_TILE: std::ops::RangeInclusive<f32> = 56.0..=110.0;

/// How wide a table is at least on which the ways on from the end of a game stand in one row, in points.
const WIDTH_OF_RESULT: f32 = 520.0;

/// How many groups a player may have exposed at most.
const MOST_EXPOSURES: f32 = 4.0;

/// The lowest that the ring of walls may be: the players at its sides have all their exposures below their plates.
fn lowest_walls(small_tile: TileSize) -> f32 {
    PLATE + GAP + MOST_EXPOSURES * (small_tile.points().y + EXPOSURES_APART)
}

/// The space between two exposures, one below the other, in points.
pub(super) const EXPOSURES_APART: f32 = 6.0;

impl TableLayout {
    /// Whether the rack still has room in `all` when a panel lies beside the table.
    pub(super) fn has_room_beside(all: Rect) -> bool {
        let smallest_rack = NARROW_RACK_SIDES + RACK_PLACES * (SMALLEST_TILE + NARROW_RACK_GAP);
        all.width() - panel_width(all) - GAP >= smallest_rack
    }

    /// Whether how a game ended, with the ways on from there in one row, still has room in `all` when a panel lies beside it.
    pub(super) fn has_room_for_result_beside(all: Rect) -> bool {
        all.width() - panel_width(all) - GAP >= WIDTH_OF_RESULT
    }

    /// The places in `all`, the whole width for the table and this panel over the felt.
    pub(super) fn below(all: Rect, side: Option<Side>, tells: bool) -> Self {
        let places = Self::within(all, None, tells);
        Self {
            side: side.map(|_| places.felt),
            hides_felt: side.is_some(),
            ..places
        }
    }

    /// The places in `all`, with this panel beside the table, or with none; where the table `tells` what happened
    /// last, it has a strip for it.
    pub(super) fn within(all: Rect, side: Option<Side>, tells: bool) -> Self {
        let beside = side.filter(|_| Self::has_room_beside(all));
        let is_beside = beside.is_some();
        let side_width = beside.map_or(0.0, |_| panel_width(all));
        let table = Rect::from_min_max(
            all.min,
            pos2(
                all.right() - side_width - if is_beside { GAP } else { 0.0 },
                all.bottom(),
            ),
        );
        let row = |area: Rect, top: f32, height: f32| {
            Rect::from_min_size(pos2(area.left(), top), vec2(area.width(), height))
        };

        let narrow = rack_tile_width(table);
        let below = rack_tile_width(all).min(all.height() * BELOW_PANEL_SHARE);
        let goes_below = narrow < COMFORTABLE_TILE
            && below >= narrow * WORTH_BELOW
            && tells
            && beside.is_some_and(Side::may_stand_above_rack);
        let rack_area = if goes_below { all } else { table };
        let largest = if goes_below {
            all.height() * BELOW_PANEL_SHARE
        } else {
            (all.height() * LARGEST_TILE_SHARE).clamp(*LARGEST_TILE.start(), *LARGEST_TILE.end())
        };
        let width = rack_tile_width(rack_area).clamp(SMALLEST_TILE, largest.max(SMALLEST_TILE));
        let rack_tile = TileSize::Width(width.floor());

        let toolbar = row(table, table.top(), TOOLBAR);
        let has_log = tells && all.height() >= HEIGHT_FOR_LOG;
        let log = has_log.then(|| row(rack_area, table.bottom() - LOG, LOG));
        let above_log = log.map_or(table.bottom(), |log| log.top() - GAP);
        let rack_height = rack_tile.points().y + RACK_ABOVE_AND_BELOW;
        let rack = row(rack_area, above_log - rack_height, rack_height);
        let has_more = table.width() < NARROW && all.height() >= HEIGHT_FOR_MORE;
        let prompt_height = if has_more { PROMPT_WITH_MORE } else { PROMPT };
        let prompt = row(table, rack.top() - GAP - prompt_height, prompt_height);
        let felt = Rect::from_min_max(
            pos2(table.left(), toolbar.bottom() + GAP),
            pos2(table.right(), prompt.top() - GAP),
        );
        let small_width = (table.width() / 30.0).min(felt.height() / 13.0);
        let small_tile = TileSize::Width(small_width.clamp(24.0, 56.0).floor());
        let small_height = small_tile.points().y;

        let side = side.map(|_| {
            if is_beside {
                let bottom = if goes_below {
                    rack.top() - GAP
                } else {
                    all.bottom()
                };
                let corner = pos2(all.right() - side_width, all.top());
                Rect::from_min_max(corner, pos2(all.right(), bottom))
            } else {
                felt
            }
        });

        let inside = felt.shrink(GAP);
        let column = (inside.width() * COLUMN_SHARE).clamp(*COLUMN.start(), *COLUMN.end());
        let across = inside.with_max_y(inside.top() + RACK_BEHIND + 4.0 + small_height);
        let own_exposures = inside.with_min_y(inside.bottom() - small_height.max(PLATE));
        let between = Rect::from_x_y_ranges(
            inside.x_range(),
            (across.bottom() + GAP)..=(own_exposures.top() - GAP),
        );
        let walls = between.shrink2(vec2(column + GAP, 0.0));
        // Across sits before the walls, and may need the room to the right for many exposures.
        let across = across.with_min_x(walls.left());
        let places = Self {
            toolbar,
            side,
            hides_felt: side.is_some() && !is_beside,
            felt,
            across,
            left: between.with_max_x(between.left() + column),
            right: between.with_min_x(between.right() - column),
            walls,
            middle: walls.shrink(WALL_DEPTH + INSIDE_WALLS),
            shows_walls: true,
            own_exposures,
            plate: PLATE,
            log,
            prompt,
            rack,
            rack_tile,
            small_tile,
        };
        if walls.height() >= lowest_walls(small_tile) {
            places
        } else {
            places.low()
        }
    }

    /// The same with a felt that has no height for a ring of walls: the other players in one row, and
    /// below it the learner's exposures beside the discards.
    fn low(self) -> Self {
        let inside = self.felt.shrink(GAP);
        let wide = (inside.width() / 26.0).clamp(*LOW_FELT_TILE.start(), *LOW_FELT_TILE.end());
        // Below the others there must be room for the discards, however low the felt is.
        let high = inside.height() - BESIDE_TILES - GAP - DISCARDS_ON_LOW_FELT;
        let width = wide.min(high * 44.0 / 60.0).max(SMALLEST_SMALL_TILE);
        let small_tile = TileSize::Width(width.floor());
        let height = small_tile.points().y + BESIDE_TILES;
        let width = (inside.width() - 2.0 * GAP) / 3.0;
        let place = |index: f32| {
            let corner = inside.min + vec2(index * (width + GAP), 0.0);
            Rect::from_min_size(corner, vec2(width, height))
        };
        let below = place(0.0).bottom() + GAP;
        // Two groups stand beside one another; where it is narrow they have as much as those of the others, as every discard
        // needs its room, too.
        let own_width = (inside.width() * 0.28).max(LOW_OWN.min(width));
        let own = inside.left() + own_width;
        let middle = Rect::from_min_max(pos2(own + GAP, below), inside.max);
        Self {
            left: place(0.0),
            across: place(1.0),
            right: place(2.0),
            walls: middle,
            middle,
            shows_walls: false,
            plate: LOW_PLATE,
            own_exposures: Rect::from_min_max(
                pos2(inside.left(), below),
                pos2(own, inside.bottom()),
            ),
            small_tile,
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_overlaps_and_nothing_leaves_the_window() {
        for (width, height) in [
            (1024.0, 640.0),
            (1280.0, 740.0),
            (1920.0, 1000.0),
            (3840.0, 2100.0),
        ] {
            for side in [None, Some(Side::Card), Some(Side::Narrator)] {
                let all = Rect::from_min_size(pos2(0.0, 44.0), vec2(width, height));
                let places = TableLayout::within(all, side, true);
                let mut rects = vec![
                    places.toolbar,
                    places.across,
                    places.left,
                    places.right,
                    places.walls,
                    places.own_exposures,
                    places.prompt,
                    places.rack,
                ];
                rects.extend(places.side);
                rects.extend(places.log);
                for (index, rect) in rects.iter().enumerate() {
                    assert!(all.contains_rect(*rect), "{rect:?} in {all:?}");
                    assert!(rect.is_positive(), "{rect:?}");
                    for other in &rects[index + 1..] {
                        assert!(!rect.shrink(0.5).intersects(*other), "{rect:?} {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn in_every_window_and_text_size_the_rack_and_the_exposures_can_be_read() {
        for (width, height) in [(1024.0, 700.0), (1280.0, 800.0), (1600.0, 900.0)] {
            for scale in [0.9, 1.0, 1.25, 1.5] {
                for side in [None, Some(Side::Card), Some(Side::Narrator)] {
                    let window = vec2(width, height - 40.0 * scale) / scale;
                    let all = Rect::from_min_size(pos2(0.0, 40.0), window);
                    let places = TableLayout::within(all, side, true);
                    let case = format!("{width}x{height}, {scale}, {side:?}: {places:?}");
                    let on_screen = |tile: TileSize| tile.points().x * scale;
                    assert!(on_screen(places.rack_tile) >= 36.0, "{case}");
                    let least = if scale > 1.0 { 27.0 } else { 21.0 };
                    assert!(on_screen(places.small_tile) >= least, "{case}");
                    let mut shown = vec![places.toolbar, places.prompt, places.rack];
                    if places.hides_felt {
                        shown.extend(places.side);
                    } else {
                        shown.extend([places.left, places.across, places.right]);
                        shown.extend([places.own_exposures, places.walls]);
                        shown.extend(places.side);
                    }
                    for (index, rect) in shown.iter().enumerate() {
                        assert!(all.contains_rect(rect.shrink(0.1)), "{rect:?} in {case}");
                        assert!(rect.is_positive(), "{rect:?} in {case}");
                        for other in &shown[index + 1..] {
                            let apart = !rect.shrink(0.5).intersects(*other);
                            assert!(apart, "{rect:?} {other:?} in {case}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_rack_below_a_panel_has_larger_tiles_and_leaves_the_panel_its_height() {
        let mut below = 0;
        for (width, height) in [
            (1024.0, 700.0),
            (1280.0, 720.0),
            (1280.0, 800.0),
            (1366.0, 768.0),
        ] {
            for scale in [0.9, 1.0, 1.25, 1.5] {
                let window = vec2(width, height - 40.0 * scale) / scale;
                let all = Rect::from_min_size(pos2(0.0, 40.0), window);
                // A narrator's panel never ends above the rack.
                let beside = TableLayout::within(all, Some(Side::Narrator), true);
                let coach = TableLayout::within(all, Some(Side::Coach), true);
                let case = format!("{width}x{height}, {scale}");
                let [one, other] = [coach, beside].map(|places| places.rack_tile.points().x);
                assert!(one >= other, "{case}: {one} {other}");
                assert!(coach.side.unwrap().height() >= 300.0, "{case}");
                if coach.rack.width() > beside.rack.width() {
                    assert!(one > other, "{case}: {one} {other}");
                    below += 1;
                }
            }
        }
        assert!(below >= 2, "{below}");
    }

    #[test]
    fn without_room_beside_the_table_the_panel_lies_over_the_felt() {
        let all = Rect::from_min_size(pos2(0.0, 44.0), vec2(560.0, 422.0));
        let places = TableLayout::within(all, Some(Side::Card), true);
        assert!(places.hides_felt);
        assert_eq!(places.side, Some(places.felt));
        assert!(places.felt.height() >= 120.0, "{places:?}");
        for place in [places.toolbar, places.prompt, places.rack] {
            assert!(all.contains_rect(place), "{place:?}");
            assert!(!places.felt.intersects(place), "{place:?}");
        }
    }

    #[test]
    fn at_no_text_size_does_a_panel_hide_the_table_in_the_smallest_window() {
        for (width, height) in [(666.0, 420.0), (837.0, 490.0), (803.0, 510.0)] {
            let all = Rect::from_min_size(pos2(8.0, 44.0), vec2(width, height));
            let places = TableLayout::within(all, Some(Side::Coach), true);
            assert!(!places.hides_felt, "{places:?}");
            let side = places.side.unwrap();
            assert!(side.width() >= 236.0, "{side:?}");
            for place in [places.toolbar, places.felt, places.prompt, places.rack] {
                assert!(all.contains_rect(place), "{place:?}");
                assert!(!side.intersects(place), "{place:?}");
            }
            assert!(places.felt.height() >= 120.0, "{places:?}");
        }
    }

    #[test]
    fn on_a_low_felt_the_players_and_the_discards_have_their_places() {
        for (width, height) in [(682.0, 400.0), (819.0, 500.0)] {
            let all = Rect::from_min_size(pos2(0.0, 44.0), vec2(width, height));
            let places = TableLayout::within(all, None, true);
            assert!(!places.shows_walls);
            let rects = [
                places.left,
                places.across,
                places.right,
                places.own_exposures,
                places.middle,
            ];
            for (index, rect) in rects.iter().enumerate() {
                assert!(places.felt.contains_rect(*rect), "{rect:?}");
                assert!(rect.height() > 30.0, "{rect:?}");
                for other in &rects[index + 1..] {
                    assert!(!rect.intersects(*other), "{rect:?} {other:?}");
                }
            }
        }
    }

    #[test]
    fn the_rack_is_large_enough_to_read() {
        let all = Rect::from_min_size(pos2(0.0, 44.0), vec2(1280.0, 740.0));
        for side in [None, Some(Side::Card)] {
            let tile = TableLayout::within(all, side, true).rack_tile.points();
            assert!(tile.x >= 44.0 && tile.y >= 60.0, "{tile:?}");
        }
    }
}
