//! Things that lie on the table, painted small: dice, a wall, a rack.

use egui::{CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::glossary::Thing;
use crate::tile::Tile;
use crate::ui::screens::home::TILES;
use crate::ui::theme::Theme;
use crate::ui::widgets::{TileFace, TileSize, paint_rack};

/// How high they are, in points.
pub(super) const HEIGHT: f32 = 56.0;
/// The side of a die, in points.
const DIE: f32 = 40.0;
/// How many stacks of a wall are shown.
const STACKS: usize = 9;
/// How far the upper tile of a stack stands above the lower one, in points.
const ABOVE: f32 = 7.0;

/// Paints a thing in the middle of `rect`.
pub(super) fn paint(painter: &Painter, rect: Rect, thing: Thing) {
    match thing {
        Thing::Dice => {
            let side = vec2(DIE / 2.0 + 8.0, 0.0);
            let one = [(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)];
            let other = [
                (-1.0, -1.0),
                (1.0, 1.0),
                (-1.0, 1.0),
                (1.0, -1.0),
                (0.0, 0.0),
            ];
            die(painter, rect.center() - side, &one);
            die(painter, rect.center() + side, &other);
        }
        Thing::Wall => wall(painter, rect, STACKS),
        Thing::Stack => wall(painter, rect, 1),
        Thing::Rack => rack(painter, rect),
        Thing::FaceDown => face_down(painter, rect),
    }
}

/// A die seen from above, with pips at these places.
fn die(painter: &Painter, center: Pos2, pips: &[(f32, f32)]) {
    let theme = Theme::current(painter.ctx());
    let rect = Rect::from_center_size(center, Vec2::splat(DIE));
    let radius = CornerRadius::same(7);
    painter.rect_filled(rect, radius, theme.paper);
    let edge = Stroke::new(1.0, theme.paper_edge);
    painter.rect_stroke(rect, radius, edge, StrokeKind::Outside);
    for (x, y) in pips {
        let center = center + vec2(*x, *y) * (DIE * 0.27);
        painter.circle_filled(center, DIE * 0.09, theme.text);
    }
}

/// Stacks of two tiles side by side.
fn wall(painter: &Painter, rect: Rect, stacks: usize) {
    let tile = TileSize::Width(28.0).points();
    let stacks = stacks.min((rect.width() / (tile.x + 1.0)) as usize).max(1);
    let width = stacks as f32 * (tile.x + 1.0);
    let bottom = rect.center().y + f32::midpoint(tile.y, ABOVE);
    let left = rect.center().x - width / 2.0;
    for (layer, raised) in [0.0, ABOVE].into_iter().enumerate() {
        for stack in 0..stacks {
            let corner = pos2(
                left + stack as f32 * (tile.x + 1.0),
                bottom - tile.y - raised - layer as f32,
            );
            TileFace::DOWN.paint(painter, Rect::from_min_size(corner, tile));
        }
    }
}

/// Three tiles, as they are passed.
fn face_down(painter: &Painter, rect: Rect) {
    let tile = TileSize::Width(34.0).points();
    for place in [-1.0, 0.0, 1.0] {
        let center = rect.center() + vec2(place * (tile.x + 4.0), 0.0);
        TileFace::DOWN.paint(painter, Rect::from_center_size(center, tile));
    }
}

/// A rack with as many tiles as have room on it.
fn rack(painter: &Painter, rect: Rect) {
    let tile = TileSize::Width(24.0).points();
    let step = tile.x + 2.0;
    let fit = ((rect.width() - 24.0) / step).max(1.0) as usize;
    let tiles: Vec<Tile> = TILES.iter().copied().take(fit).collect();
    let size = vec2(tiles.len() as f32 * step + 18.0, tile.y + 22.0);
    let wood = Rect::from_center_size(rect.center(), size);
    paint_rack(painter, wood);
    for (place, kind) in tiles.into_iter().enumerate() {
        let corner = wood.min + vec2(10.0 + place as f32 * step, 10.0);
        TileFace::up(kind).paint(painter, Rect::from_min_size(corner, tile));
    }
}
