//! What is looked at to find the answer.

use egui::{Id, Ui};

use crate::drill::Picture;
use crate::msg;
use crate::tile::TileCounts;
use crate::ui::Shared;
use crate::ui::widgets::column::rack;
use crate::ui::widgets::{RackRow, TileButton, TileGroups, TileSize};
use crate::wording;

/// Draws the picture in the middle of the column.
pub(super) fn ui(ui: &mut Ui, shared: &Shared<'_>, picture: &Picture) {
    match picture {
        Picture::Rack(tiles) => rack_ui(ui, shared, tiles),
        Picture::Tile(tile) => {
            let face = msg!("drill-picture-tile", face = wording::tile_face(*tile));
            let face = shared.say(&face);
            TileGroups::new(vec![vec![TileButton::new(*tile, &face)]])
                .size(TileSize::Width(88.0))
                .centered()
                .show(ui);
        }
    }
}

fn rack_ui(ui: &mut Ui, shared: &Shared<'_>, tiles: &TileCounts) {
    let names: Vec<String> = tiles
        .tiles()
        .map(|tile| shared.say(&wording::tile(tile)))
        .collect();
    let tiles = tiles
        .tiles()
        .zip(&names)
        .map(|(tile, name)| TileButton::new(tile, name).picture())
        .collect();
    let row = RackRow::new(Id::unique("drill-rack"), tiles);
    rack(ui, names.len(), row);
}
