//! The tiles on the racks, face up: for the learner who sits out, and may look at every hand.

use egui::{Rect, Ui, UiBuilder, vec2};

use crate::tile::{HAND, TileCounts};
use crate::ui::Shared;
use crate::ui::widgets::{TileButton, TileSize};
use crate::wording;

/// The space between tiles, in points.
const GAP: f32 = 1.0;

/// Draws the tiles in rows from the top of `rect`, `per_row` in a row and none wider than `widest`.
/// Returns what is left of `rect` below them.
pub(super) fn rows(
    ui: &mut Ui,
    rect: Rect,
    tiles: &TileCounts,
    per_row: usize,
    widest: f32,
    shared: &Shared<'_>,
) -> Rect {
    let fits = (rect.width() / per_row as f32 - GAP).floor().min(widest);
    let size = TileSize::Width(fits);
    let step = size.points() + vec2(GAP, GAP);
    for (index, tile) in tiles.tiles().enumerate() {
        let place = vec2((index % per_row) as f32, (index / per_row) as f32);
        let rect = Rect::from_min_size(rect.min + place * step, size.points());
        let builder = UiBuilder::new().id_salt(("open", index)).max_rect(rect);
        let name = shared.say(&wording::tile(tile));
        ui.scope_builder(builder, |ui| {
            ui.add(TileButton::new(tile, &name).picture().size(size))
                .on_hover_text(&name);
        });
    }
    let height = tiles.total().div_ceil(per_row) as f32 * step.y;
    Rect::from_min_max(rect.min + vec2(0.0, height + 6.0), rect.max)
}

/// Draws the tiles in one row. Returns what is left of `rect` to the right of them.
pub(super) fn row(
    ui: &mut Ui,
    rect: Rect,
    tiles: &TileCounts,
    widest: f32,
    shared: &Shared<'_>,
) -> Rect {
    // Rack and exposures together are a hand.
    let fits = ((rect.width() - 32.0) / HAND as f32 - GAP)
        .floor()
        .min(widest);
    rows(ui, rect, tiles, HAND, fits, shared);
    let taken = tiles.total() as f32 * (fits + GAP) + if tiles.is_empty() { 0.0 } else { 8.0 };
    Rect::from_min_max(rect.min + vec2(taken, 0.0), rect.max)
}
