//! A player's rack: what stands on it, and what lies open on its top.

use egui::{Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::fitted::Scale;
use super::layout::tile_names;
use crate::msg;
use crate::tile::Tile;
use crate::ui::Shared;
use crate::ui::theme::{Theme, felt_frame};
use crate::ui::widgets::{Condition, TileGroups, TileSize, paint_rack, paint_tile_row};

/// The most places of a rack; tiles are at most as large as if all were taken.
const PLACES: usize = 14;
/// The wood left and right of the tiles, above, and the ledge below, in points.
const SIDE: f32 = 14.0;
const ABOVE: f32 = 8.0;
const LEDGE: f32 = 14.0;
/// Between groups that lie open, in points.
const GAP: f32 = 16.0;
/// Above and below what lies open, in points.
const AROUND: f32 = 8.0;
/// Tiles that lie open, beside those that stand.
const OPEN: f32 = 0.9;

/// Draws the rack.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    tiles: &[Tile],
    open: &[Vec<Tile>],
    scale: &mut Scale,
) {
    let theme = Theme::current(ui);
    felt_frame(theme).fill(theme.felt).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let free = ui.available_width() - 2.0 * SIDE;
        let fit = TileGroups::size_to_fit(PLACES, 1, free, 0.0);
        let rows = 1 + usize::from(!open.is_empty());
        let tile = TileSize::Width(scale.tile(fit, rows)).points();
        let lying = tile * OPEN;
        let top = if open.is_empty() {
            0.0
        } else {
            lying.y + 2.0 * AROUND
        };
        let wood = vec2(
            TileGroups::row_width(PLACES, 1, tile.x, 0.0) + 2.0 * SIDE,
            top + ABOVE + tile.y + LEDGE,
        );
        let size = vec2(ui.available_width(), wood.y);
        let (area, response) = ui.allocate_exact_size(size, Sense::hover());
        let rack = Rect::from_center_size(area.center(), wood);
        paint_rack(ui.painter(), rack);
        let row = |from: f32, height: f32| {
            let corner = pos2(rack.left(), rack.top() + from);
            Rect::from_min_size(corner, vec2(rack.width(), height))
        };
        let painter = ui.painter();
        let plain = Condition::default();
        paint_tile_row(painter, open, row(AROUND, lying.y), lying, GAP, plain);
        let standing = [tiles.to_vec()];
        let below = row(top + ABOVE, tile.y);
        paint_tile_row(painter, &standing, below, tile, 0.0, plain);
        let name = if open.is_empty() {
            tile_names(shared, tiles)
        } else {
            let (open, tiles) = (
                tile_names(shared, &open.concat()),
                tile_names(shared, tiles),
            );
            shared.say(&msg!("lesson-rack-open", open = open, tiles = tiles))
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    });
}
