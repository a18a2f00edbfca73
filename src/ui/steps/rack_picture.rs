//! A player's rack: what stands on it, and what lies open on its top.

use egui::{CornerRadius, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::fitted::Scale;
use super::parts::{self, Leader, leaders};
use crate::locale::Message;
use crate::msg;
use crate::tile::{HAND, Tile};
use crate::ui::Shared;
use crate::ui::theme::{Theme, felt_frame};
use crate::ui::widgets::{Condition, TileGroups, TileSize, paint_rack, paint_tile_row};
use crate::ui::words::tile_names;

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

/// The parts of a rack, from the middle of the table to its owner.
const PARTS: [&str; 3] = ["word-pusher", "lesson-rack-top", "lesson-rack-slope"];
/// How far the lines to their names reach beyond the rack, in points.
const LEADER: f32 = 20.0;
/// The pusher, and between it and the rack, in points.
const PUSHER: f32 = 10.0;
const BEFORE_RACK: f32 = 6.0;

/// The bar in front of the rack; the height of its middle.
fn paint_pusher(ui: &Ui, rack: Rect) -> f32 {
    let theme = Theme::current(ui);
    let bar = Rect::from_min_max(
        pos2(rack.left() + 2.0, rack.top() - BEFORE_RACK - PUSHER),
        pos2(rack.right() - 2.0, rack.top() - BEFORE_RACK),
    );
    let edge = Stroke::new(1.0, theme.wood_shade);
    let radius = CornerRadius::same(3);
    ui.painter()
        .rect(bar, radius, theme.wood_light, edge, StrokeKind::Inside);
    // Its left end turns on the rack.
    let hinge = Rect::from_center_size(
        pos2(bar.left() + 14.0, bar.bottom() + BEFORE_RACK / 2.0),
        vec2(10.0, BEFORE_RACK + 2.0),
    );
    ui.painter().rect_filled(hinge, 1.0, theme.wood_shade);
    bar.center().y
}

/// Draws the rack; `named` with its pusher, and with what its parts are called.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    tiles: &[Tile],
    open: &[Vec<Tile>],
    named: bool,
    scale: &mut Scale,
) {
    let theme = Theme::current(ui);
    felt_frame(theme).fill(theme.felt).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let parts_called = PARTS.map(|part| shared.say(&Message::new(part.to_owned())));
        let beside = if named {
            LEADER + parts::width(ui, &parts_called)
        } else {
            0.0
        };
        let pusher = if named { PUSHER + BEFORE_RACK } else { 0.0 };
        let free = ui.available_width() - 2.0 * SIDE - beside;
        let fit = TileGroups::size_to_fit(HAND, 1, free, 0.0);
        let rows = 1 + usize::from(!open.is_empty());
        let tile = TileSize::Width(scale.tile(fit, rows)).points();
        let lying = tile * OPEN;
        let top = if open.is_empty() {
            0.0
        } else {
            lying.y + 2.0 * AROUND
        };
        let wood = vec2(
            TileGroups::row_width(HAND, 1, tile.x, 0.0) + 2.0 * SIDE,
            top + ABOVE + tile.y + LEDGE,
        );
        let size = vec2(ui.available_width(), pusher + wood.y);
        let (area, response) = ui.allocate_exact_size(size, Sense::hover());
        let whole = vec2(wood.x + beside, area.height());
        let left = Rect::from_center_size(area.center(), whole).left();
        let rack = Rect::from_min_size(pos2(left, area.top() + pusher), wood);
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
        if named {
            let bar = paint_pusher(ui, rack);
            let edge = rack.top() + top;
            let inside = rack.x_range().shrink(SIDE / 2.0);
            painter.hline(inside, edge, Stroke::new(2.0, theme.wood_shade));
            let right = rack.right() - SIDE;
            let heights = [bar, row(AROUND, lying.y).center().y, below.center().y];
            let named: Vec<Leader> = heights
                .into_iter()
                .zip(parts_called)
                .map(|(height, name)| Leader::new(pos2(right, height), name))
                .collect();
            leaders(ui, rack.right() + LEADER, &named);
        }
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
