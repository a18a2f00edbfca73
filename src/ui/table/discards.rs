//! The middle of the table: the discards, the newest standing out.

use egui::{Align2, FontId, Pos2, Rect, Ui, UiBuilder, vec2};

use crate::msg;
use crate::play::Session;
use crate::rules::{Discard, Situation, View};
use crate::ui::Shared;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{Condition, TileButton, TileSize};
use crate::wording::{self, Names};

/// The space between discards, in points.
const GAP: f32 = 2.0;

/// Draws the discards into `rect`; `names` tells what the players are called.
pub(super) fn ui(
    ui: &mut Ui,
    rect: Rect,
    session: &Session,
    names: Names,
    newest_is_on_its_way: bool,
    shared: &Shared<'_>,
) {
    let view = session.view();
    let discards = lying(view);
    if discards.is_empty() {
        ui.painter().text(
            rect.center(),
            Align2::CENTER_CENTER,
            shared.say(&msg!("table-no-discards")),
            FontId::proportional(text_size::BODY),
            Theme::current(ui).felt_text_weak,
        );
        return;
    }
    let grid = Grid::new(rect, discards.len());
    let is_asked = matches!(view.situation(), Situation::Claims(_))
        && session.learner().is_some()
        && view.must_act();
    let newest = discards.len() - 1;
    for (index, discard) in discards.iter().enumerate() {
        // A claimed discard no longer lies here, and then none of these is the newest.
        let is_newest = index == newest && view.newest_discard() == Some(**discard);
        let called = wording::newest_discard(view.discards()).filter(|_| is_newest);
        let name = shared.say(&msg!(
            "table-discarded-tile",
            tile = called.unwrap_or_else(|| wording::tile(discard.tile)),
            player = names.name(discard.by)
        ));
        let builder = UiBuilder::new()
            .id_salt(("discard", index))
            .max_rect(grid.place(index));
        if is_newest && newest_is_on_its_way {
            continue;
        }
        ui.scope_builder(builder, |ui| {
            ui.add(
                TileButton::new(discard.tile, &name)
                    .picture()
                    .size(grid.size)
                    .highlighted(is_newest)
                    .condition(if is_newest || !is_asked {
                        Condition::Plain
                    } else {
                        Condition::Dimmed
                    }),
            )
            .on_hover_text(&name);
        });
    }
}

/// The discards that lie in the middle, oldest first.
fn lying(view: View<'_>) -> Vec<&Discard> {
    let discards = view.discards().iter();
    discards
        .filter(|discard| discard.claimed_by.is_none())
        .collect()
}

/// Where the newest discard lies.
pub(super) fn newest_place(rect: Rect, view: View<'_>) -> Option<Rect> {
    let count = lying(view).len();
    Some(Grid::new(rect, count).place(count.checked_sub(1)?))
}

/// How the discards lie: in rows, as large as there is room.
struct Grid {
    corner: Pos2,
    size: TileSize,
    columns: usize,
}

impl Grid {
    /// The grid for `count` discards, with room for a few to come.
    fn new(rect: Rect, count: usize) -> Self {
        let count = count.max(28);
        let with = |width: i32| {
            let size = TileSize::Width(width as f32);
            let columns = (rect.width() + GAP) / (size.points().x + GAP);
            Self {
                corner: rect.min,
                size,
                columns: (columns.floor() as usize).max(1),
            }
        };
        let fits = |grid: &Self| {
            let rows = count.div_ceil(grid.columns) as f32;
            rows * (grid.size.points().y + GAP) <= rect.height()
        };
        (9..=40)
            .rev()
            .map(with)
            .find(fits)
            .unwrap_or_else(|| with(8))
    }

    fn place(&self, index: usize) -> Rect {
        let tile = self.size.points();
        let (row, column) = (index / self.columns, index % self.columns);
        let step = vec2(column as f32 * (tile.x + GAP), row as f32 * (tile.y + GAP));
        Rect::from_min_size(self.corner + step, tile)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn every_discard_of_the_longest_game_has_its_place() {
        let rect = Rect::from_min_size(pos2(10.0, 20.0), vec2(360.0, 180.0));
        for count in 1..=100 {
            let grid = Grid::new(rect, count);
            for index in 0..count {
                assert!(rect.contains_rect(grid.place(index)), "{index} of {count}");
            }
        }
    }
}
