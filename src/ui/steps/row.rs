//! Tiles to be picked out of a row.

use std::collections::BTreeSet;

use egui::{Id, Ui};

use super::marks::marked_names;
use super::question::Task;
use crate::lesson::PickTiles;
use crate::ui::theme::Theme;
use crate::ui::widgets::column::rack_of;
use crate::ui::widgets::{
    Condition, Mark, RackRow, RackRowResponse, SMALL_MARK, TileButton, digit, goes_first,
    paint_digit, picked_with_space,
};

/// How far below its tile a mark stands, in points: on the ledge.
const ON_LEDGE: f32 = 6.0;

/// Draws the row.
pub(super) fn ui(ui: &mut Ui, task: &mut Task<'_, '_>, pick: &PickTiles, picked: &BTreeSet<usize>) {
    let marks = task.marks.row(pick);
    let names = marked_names(task.shared, &pick.row, &marks);
    let tiles = pick
        .row
        .iter()
        .zip(&names)
        .zip(&marks)
        .enumerate()
        .map(|(place, ((tile, name), mark))| {
            TileButton::new(*tile, name)
                .selected(picked.contains(&place))
                .condition(condition(*mark))
        })
        .collect();
    let count = pick.row.len();
    let widest = RackRow::tile_to_fit(count, ui.available_width());
    let tile = task.scale.tile(widest, 1);
    let rack = RackRow::new(Id::unique("lesson-row"), tiles).picked_from();
    let row = rack_of(ui, count, tile, rack);
    paint_digits(ui, &row, &marks);
    paint_marks(ui, &row, &marks);
    row.tiles.iter().for_each(picked_with_space);
    if let Some(first) = row.tiles.first() {
        goes_first(first);
    }
    let typed = digit(ui).map(|digit| digit - 1);
    let typed = typed.filter(|place| *place < count);
    if let Some(place) = row.clicked.or(typed) {
        task.pick(place);
    }
}

/// How a tile looks that is marked like this.
pub(super) fn condition(mark: Option<Mark>) -> Condition {
    if mark == Some(Mark::Wrong) {
        Condition::Dimmed
    } else {
        Condition::Plain
    }
}

/// Writes the digits that pick tiles at their feet, where no mark stands.
fn paint_digits(ui: &Ui, row: &RackRowResponse, marks: &[Option<Mark>]) {
    let color = Theme::current(ui).wood_text;
    let tiles = row.tiles.iter().zip(marks).enumerate();
    for (place, (tile, _)) in tiles.filter(|(_, (_, mark))| mark.is_none()) {
        let at = tile.rect.center_bottom() + egui::vec2(0.0, ON_LEDGE + 1.0);
        paint_digit(ui, at, place, color);
    }
}

/// Marks tiles at their feet, on the ledge of the rack.
pub(super) fn paint_marks(ui: &Ui, row: &RackRowResponse, marks: &[Option<Mark>]) {
    for (tile, mark) in row.tiles.iter().zip(marks) {
        if let Some(mark) = mark {
            let at = tile.rect.center_bottom() + egui::vec2(0.0, ON_LEDGE);
            mark.paint(ui.painter(), at, SMALL_MARK - 1.0);
        }
    }
}
