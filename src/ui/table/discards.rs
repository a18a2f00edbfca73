//! The middle of the table: the discards, each with a mark of who threw it, the newest large until the next player
//! draws.

use egui::{Align2, FontId, Rect, Shape, Stroke, Ui, UiBuilder, Vec2, vec2};

use super::LEARNER;
use super::discard_grid::DiscardGrid;
use super::layout::TableLayout;
use crate::analysis::Unseen;
use crate::msg;
use crate::play::Session;
use crate::rules::{Discard, Seat, Situation, View};
use crate::tile::Tile;
use crate::ui::Shared;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{TileButton, TileSize};
use crate::wording::{self, Names};

/// How much larger than the others the newest discard is while it is looked at.
const LARGER: f32 = 1.7;
/// The most of the height of the middle that it takes.
const HIGHEST_SHARE: f32 = 0.5;

/// From so many times the size of the others on, one has room for its mark however small they are.
const LARGE: f32 = 1.5;

/// By which share of its size it is larger on each side where it lies in its place among the others.
const IN_ITS_PLACE: f32 = 0.15;

/// Where the newest lies beside the others, the share of the height of the middle and of its width that its column takes.
const COLUMN_BY_HEIGHT: f32 = 0.7;
const COLUMN_BY_WIDTH: f32 = 0.16;
/// Between that column and the others, in points.
const BESIDE: f32 = 6.0;

/// Where the discards lie.
#[derive(Debug, Clone, Copy)]
pub(super) struct Middle {
    /// All of it.
    rect: Rect,
    /// The column of the newest discard while it is looked at, where the others leave no room for it below them.
    column: Option<Rect>,
}

impl Middle {
    /// As the places of the table are.
    pub(super) fn of(places: &TableLayout) -> Self {
        let rect = places.middle;
        let width = (rect.height() * COLUMN_BY_HEIGHT).min(rect.width() * COLUMN_BY_WIDTH);
        let is_low = !places.shows_walls;
        Self {
            rect,
            column: is_low.then(|| rect.with_max_x(rect.left() + width)),
        }
    }

    /// The places of so many discards.
    fn grid(self, count: usize) -> DiscardGrid {
        let rect = self.column.map_or(self.rect, |column| {
            self.rect.with_min_x(column.right() + BESIDE)
        });
        DiscardGrid::new(rect, count)
    }

    /// Where the newest of so many discards lies as long as it is looked at: large at a place of its own; where the others
    /// have come so far, at its place behind the last of them, a little larger.
    fn newest_place(self, grid: &DiscardGrid, newest: usize) -> Rect {
        let large = self.large_place(grid);
        let covers = |index: usize| grid.place(index).intersects(large);
        if (0..newest).any(covers) {
            let place = grid.place(newest);
            place.expand2(place.size() * IN_ITS_PLACE)
        } else {
            large
        }
    }

    /// The place of its own: always the same, before the learner.
    fn large_place(self, grid: &DiscardGrid) -> Rect {
        let tile = grid.tile().points();
        let highest = match self.column {
            Some(column) => (column.width() * tile.y / tile.x).min(column.height()),
            None => self.rect.height() * HIGHEST_SHARE,
        };
        let height = (tile.y * LARGER).min(highest).max(tile.y);
        let size = TileSize::Width((height * tile.x / tile.y).floor()).points();
        let half = vec2(0.0, size.y / 2.0);
        let before_learner = self.rect.center_bottom() - half - vec2(0.0, DiscardGrid::BELOW_TILE);
        let beside = |column: Rect| column.center_top() + half;
        let center = self.column.map_or(before_learner, beside);
        Rect::from_center_size(center, size)
    }
}

/// The middle with its discards, ready to be drawn.
pub(super) struct Discards<'a> {
    /// Where they lie.
    pub(super) middle: Middle,
    /// The game.
    pub(super) session: &'a Session,
    /// What the players are called.
    pub(super) names: Names,
    /// Whether the newest is still on its way.
    pub(super) newest_is_on_its_way: bool,
}

impl Discards<'_> {
    /// Draws them.
    pub(super) fn ui(&self, ui: &mut Ui, shared: &Shared<'_>) {
        let view = self.session.view();
        let discards = lying(view);
        if discards.is_empty() {
            ui.painter().text(
                self.middle.rect.center(),
                Align2::CENTER_CENTER,
                shared.say(&msg!("table-no-discards")),
                FontId::proportional(text_size::BODY),
                Theme::current(ui).felt_text_weak,
            );
            return;
        }
        let grid = self.middle.grid(discards.len());
        let newest = discards.len() - 1;
        // A claimed discard no longer lies here, and then none of these is the newest.
        let is_newest =
            |index: usize| index == newest && view.newest_discard() == Some(*discards[index]);
        let place = |index: usize| {
            if is_newest(index) && is_looked_at(view) {
                self.middle.newest_place(&grid, newest)
            } else {
                grid.place(index)
            }
        };
        // Whoever points at a tile sees where its like lie.
        let is_pointed_at = |index: &usize| ui.rect_contains_pointer(place(*index));
        let pointed_at = (0..discards.len()).rev().find(is_pointed_at);
        let lit = pointed_at.map(|index| discards[index].tile);
        for (index, discard) in discards.iter().enumerate() {
            if is_newest(index) && self.newest_is_on_its_way {
                continue;
            }
            let shown = Shown {
                index,
                place: place(index),
                ago: newest - index,
                is_newest: is_newest(index),
                is_lit: lit == Some(discard.tile),
                has_mark: grid.has_marks() || place(index).width() > grid.tile().points().x * LARGE,
            };
            self.discard(ui, **discard, shown, shared);
        }
    }

    fn discard(&self, ui: &mut Ui, discard: Discard, shown: Shown, shared: &Shared<'_>) {
        let view = self.session.view();
        let called = wording::newest_discard(view.discards()).filter(|_| shown.is_newest);
        let name = shared.say(&msg!(
            "table-discarded-tile",
            tile = called.unwrap_or_else(|| wording::tile(discard.tile)),
            player = self.names.name(discard.by)
        ));
        let builder = UiBuilder::new()
            .id_salt(("discard", shown.index))
            .max_rect(shown.place);
        let size = TileSize::Width(shown.place.width());
        let is_highlighted = shown.is_newest || shown.is_lit;
        let tile = TileButton::new(discard.tile, &name).picture().size(size);
        let response = ui
            .scope_builder(builder, |ui| ui.add(tile.highlighted(is_highlighted)))
            .inner;
        if shown.has_mark {
            paint_thrower(ui, shown.place, discard.by);
        }
        response.on_hover_ui(|ui| {
            ui.label(&name);
            let ago = msg!("table-discards-ago", count = shown.ago);
            ui.label(shared.say(&ago));
            ui.label(shared.say(&still_unseen(view, discard.tile)));
        });
    }
}

/// A discard as it is drawn.
#[derive(Debug, Clone, Copy)]
struct Shown {
    index: usize,
    place: Rect,
    /// How many were thrown after it that lie here.
    ago: usize,
    is_newest: bool,
    /// Whether it is of the kind that is pointed at.
    is_lit: bool,
    /// Whether a mark below it points to who threw it.
    has_mark: bool,
}

/// How many of a kind the learner has not seen.
fn still_unseen(view: View<'_>, tile: Tile) -> crate::locale::Message {
    let count = usize::from(Unseen::new(view).live[tile]);
    msg!("table-still-unseen", count = count)
}

/// Whether everybody still looks at the newest discard: until the next player has drawn, so that it does not show
/// whether anybody could have claimed it.
fn is_looked_at(view: View<'_>) -> bool {
    let is_before_draw = matches!(
        view.situation(),
        Situation::Claims(_) | Situation::ToDraw(_)
    );
    is_before_draw || view.is_window_open_late()
}

/// The discards that lie in the middle, oldest first.
fn lying(view: View<'_>) -> Vec<&Discard> {
    let discards = view.discards().iter();
    discards
        .filter(|discard| discard.claimed_by.is_none())
        .collect()
}

/// Where the newest discard lies, or comes to lie.
pub(super) fn newest_place(middle: Middle, view: View<'_>) -> Option<Rect> {
    let count = lying(view).len();
    let newest = count.checked_sub(1)?;
    let grid = middle.grid(count);
    Some(if is_looked_at(view) {
        middle.newest_place(&grid, newest)
    } else {
        grid.place(newest)
    })
}

/// A small wedge below the tile that points to where its thrower sits.
fn paint_thrower(ui: &Ui, tile: Rect, thrower: Seat) {
    let (along, across) = match LEARNER.steps_to(thrower) {
        0 => (Vec2::DOWN, Vec2::RIGHT),
        1 => (Vec2::RIGHT, Vec2::DOWN),
        2 => (Vec2::UP, Vec2::RIGHT),
        _ => (Vec2::LEFT, Vec2::DOWN),
    };
    let center = tile.center_bottom() + vec2(0.0, DiscardGrid::BELOW_TILE / 2.0);
    let reach = DiscardGrid::BELOW_TILE * 0.45;
    let corners = vec![
        center + along * reach,
        center - along * reach + across * reach * 1.4,
        center - along * reach - across * reach * 1.4,
    ];
    let color = Theme::current(ui).felt_text_weak;
    ui.painter()
        .add(Shape::convex_polygon(corners, color, Stroke::NONE));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile::WALL;
    use egui::pos2;

    #[test]
    fn the_newest_discard_covers_none_of_the_others_however_many_there_are() {
        let all = Rect::from_min_size(pos2(8.0, 44.0), vec2(900.0, 640.0));
        let places = TableLayout::within(all, None, false);
        assert!(places.shows_walls);
        let middle = Middle::of(&places);
        let mut is_large = [false; 2];
        for newest in 0..WALL {
            let grid = middle.grid(newest + 1);
            let place = middle.newest_place(&grid, newest);
            is_large[usize::from(place.height() > grid.place(newest).height() * 1.4)] = true;
            let mut others = (0..newest).map(|index| grid.place(index).shrink(8.0));
            assert!(others.all(|other| !other.intersects(place)), "{newest}");
        }
        assert_eq!(is_large, [true; 2], "both ways are taken");
    }

    #[test]
    fn on_a_low_felt_the_newest_discard_lies_beside_the_others() {
        for (width, height) in [(666.0, 420.0), (803.0, 510.0)] {
            let all = Rect::from_min_size(pos2(8.0, 44.0), vec2(width, height));
            let places = TableLayout::within(all, None, true);
            assert!(!places.shows_walls);
            let middle = Middle::of(&places);
            for count in [1, 30, WALL] {
                let grid = middle.grid(count);
                let large = middle.large_place(&grid);
                assert!(places.middle.expand(0.5).contains_rect(large), "{large:?}");
                for place in (0..count).map(|index| grid.place(index)) {
                    assert!(!place.intersects(large), "{place:?} {large:?}");
                }
            }
        }
    }
}
