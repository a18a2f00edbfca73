//! Things that lie on the table, painted small: dice, a wall, racks, coins, and who sits around it.

use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::glossary::Thing;
use crate::tile::Tile;
use crate::ui::theme::Theme;
use crate::ui::widgets::{SOME_TILES, TileFace, TileSize, paint_rack};

/// How high they are, in points.
pub(super) const HEIGHT: f32 = 56.0;
/// The side of a die, in points.
const DIE: f32 = 40.0;
/// How many stacks of a wall are shown.
const STACKS: usize = 9;
/// How far the upper tile of a stack stands above the lower one, in points.
const ABOVE: f32 = 7.0;
/// The table around which players sit, in points.
const TABLE: Vec2 = vec2(84.0, 18.0);
/// The radius of a player, in points.
const PLAYER: f32 = 8.0;
/// The radius of a coin, in points.
const COIN: f32 = 11.0;
/// The same of coins in the middle of a table.
const SMALL_COIN: f32 = 6.0;
/// From the middle of a coin to that of the next, in points.
const NEXT_COIN: f32 = 2.0 * COIN + 5.0;
/// How many coins a stake has, and how many of them are left.
const STAKE: [usize; 2] = [5, 2];
/// How many tiles a rack holds of which there are two.
const ON_EACH: usize = 4;
/// How far the tables of a hall stand from each other, in points.
const BETWEEN_TABLES: f32 = 72.0;

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
        Thing::Pusher => pusher(painter, rect),
        Thing::FaceDown => face_down(painter, rect),
        Thing::Seats => seats(painter, rect, None),
        Thing::Across => seats(painter, rect, Some(Side::Across)),
        Thing::Turn => turn(painter, rect),
        Thing::Bettor => bettor(painter, rect),
        Thing::Double => double(painter, rect),
        Thing::Stake => stake(painter, rect),
        Thing::Pot => pot(painter, rect),
        Thing::TwoRacks => two_racks(painter, rect),
        Thing::Tables => tables(painter, rect),
        Thing::Sheet => sheet(painter, rect),
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
    rack_with(
        painter,
        rect.center(),
        &SOME_TILES[..fit.min(SOME_TILES.len())],
    );
}

/// A rack with these tiles.
fn rack_with(painter: &Painter, center: Pos2, tiles: &[Tile]) {
    let tile = TileSize::Width(24.0).points();
    let step = tile.x + 2.0;
    let size = vec2(tiles.len() as f32 * step + 18.0, tile.y + 22.0);
    let wood = Rect::from_center_size(center, size);
    paint_rack(painter, wood);
    for (place, kind) in tiles.iter().enumerate() {
        let corner = wood.min + vec2(10.0 + place as f32 * step, 10.0);
        TileFace::up(*kind).paint(painter, Rect::from_min_size(corner, tile));
    }
}

/// Two racks beside each other: two hands at once.
fn two_racks(painter: &Painter, rect: Rect) {
    let aside = vec2(rect.width().min(300.0) / 4.0, 0.0);
    for (center, tiles) in [rect.center() - aside, rect.center() + aside]
        .into_iter()
        .zip(SOME_TILES.chunks(ON_EACH))
    {
        rack_with(painter, center, tiles);
    }
}

/// A rack from behind which its bar has moved the wall toward the middle.
fn pusher(painter: &Painter, rect: Rect) {
    let theme = Theme::current(painter.ctx());
    let tile = TileSize::Width(14.0).points();
    let step = tile.x + 1.0;
    let width = STACKS as f32 * step;
    let left = rect.center().x - width / 2.0;
    for stack in 0..STACKS {
        let corner = pos2(left + stack as f32 * step, rect.top());
        TileFace::DOWN.paint(painter, Rect::from_min_size(corner, tile));
    }
    let below = rect.top() + tile.y;
    let bar = Rect::from_min_size(pos2(left, below + 2.0), vec2(width, 5.0));
    painter.rect_filled(bar, CornerRadius::same(2), theme.wood);
    for x in [bar.left() + 12.0, bar.right() - 12.0] {
        let arm = [pos2(x, bar.bottom()), pos2(x, rect.bottom() - 16.0)];
        painter.line_segment(arm, Stroke::new(3.0, theme.wood));
    }
    let wood = Rect::from_min_max(
        pos2(left - 12.0, rect.bottom() - 16.0),
        pos2(left + width + 12.0, rect.bottom()),
    );
    paint_rack(painter, wood);
}

/// A side of the table, as its owner sees it from below.
#[derive(Clone, Copy, PartialEq)]
enum Side {
    Own,
    Right,
    Across,
    Left,
}

impl Side {
    /// Where a player sits at the table in the middle of `rect`.
    fn place(self, rect: Rect) -> Pos2 {
        let away = TABLE / 2.0 + Vec2::splat(PLAYER + 2.0);
        rect.center()
            + match self {
                Self::Own => vec2(0.0, away.y),
                Self::Right => vec2(away.x, 0.0),
                Self::Across => vec2(0.0, -away.y),
                Self::Left => vec2(-away.x, 0.0),
            }
    }
}

/// Four players around a table, one of them marked.
fn seats(painter: &Painter, rect: Rect, marked: Option<Side>) {
    let theme = Theme::current(painter.ctx());
    let table = Rect::from_center_size(rect.center(), TABLE);
    painter.rect_filled(table, CornerRadius::same(5), theme.wood);
    for side in [Side::Own, Side::Right, Side::Across, Side::Left] {
        let fill = if marked == Some(side) {
            theme.accent
        } else {
            theme.paper
        };
        player(painter, side.place(rect), fill);
    }
}

/// A player, seen from above.
fn player(painter: &Painter, center: Pos2, fill: Color32) {
    let edge = Stroke::new(1.0, Theme::current(painter.ctx()).paper_edge);
    painter.circle(center, PLAYER, fill, edge);
}

/// The way of the turn: from the own side to the right.
fn turn(painter: &Painter, rect: Rect) {
    seats(painter, rect, Some(Side::Own));
    let (from, to) = (Side::Own.place(rect), Side::Right.place(rect));
    let way = (to - from).normalized() * (PLAYER + 4.0);
    let edge = Stroke::new(2.0, Theme::current(painter.ctx()).paper);
    painter.arrow(from + way, to - from - 2.0 * way, edge);
}

/// Four who play, and one who looks on.
fn bettor(painter: &Painter, rect: Rect) {
    seats(painter, rect, None);
    let beside = Side::Right.place(rect) + vec2(4.0 * PLAYER, -PLAYER);
    player(painter, beside, Theme::current(painter.ctx()).accent);
}

/// Four who play, and what they put together in the middle.
fn pot(painter: &Painter, rect: Rect) {
    seats(painter, rect, None);
    for place in [-1.0, 0.0, 1.0] {
        let center = rect.center() + vec2(place * (2.0 * SMALL_COIN + 3.0), 0.0);
        coin(painter, center, SMALL_COIN, true);
    }
}

/// Three tables, each with its four players.
fn tables(painter: &Painter, rect: Rect) {
    let theme = Theme::current(painter.ctx());
    for place in [-1.0, 0.0, 1.0] {
        let center = rect.center() + vec2(place * BETWEEN_TABLES, 0.0);
        let table = Rect::from_center_size(center, Vec2::splat(24.0));
        painter.rect_filled(table, CornerRadius::same(4), theme.wood);
        let away = 12.0 + PLAYER;
        for side in [
            vec2(away, 0.0),
            vec2(-away, 0.0),
            vec2(0.0, away),
            vec2(0.0, -away),
        ] {
            player(painter, center + side, theme.paper);
        }
    }
}

/// A coin; one that is gone leaves its place.
fn coin(painter: &Painter, center: Pos2, radius: f32, is_there: bool) {
    let theme = Theme::current(painter.ctx());
    let edge = Stroke::new(1.5, theme.accent_edge);
    if is_there {
        painter.circle(center, radius, theme.accent, edge);
    } else {
        painter.circle_stroke(center, radius, Stroke::new(1.5, theme.felt_text_weak));
    }
}

/// One coin, and twice as much.
fn double(painter: &Painter, rect: Rect) {
    let middle = rect.center();
    coin(painter, middle - vec2(2.0 * NEXT_COIN, 0.0), COIN, true);
    coin(painter, middle + vec2(NEXT_COIN, 0.0), COIN, true);
    coin(painter, middle + vec2(2.0 * NEXT_COIN, 0.0), COIN, true);
}

/// What may be lost on an evening, of which a part is lost.
fn stake(painter: &Painter, rect: Rect) {
    let [all, left] = STAKE;
    let first = rect.center().x - NEXT_COIN * (all - 1) as f32 / 2.0;
    for place in 0..all {
        let center = pos2(first + place as f32 * NEXT_COIN, rect.center().y);
        coin(painter, center, COIN, place < left);
    }
}

/// A sheet of paper with three things, each agreed on.
fn sheet(painter: &Painter, rect: Rect) {
    let theme = Theme::current(painter.ctx());
    let paper = Rect::from_center_size(rect.center(), vec2(110.0, HEIGHT));
    let radius = CornerRadius::same(3);
    painter.rect_filled(paper, radius, theme.paper);
    let edge = Stroke::new(1.0, theme.paper_edge);
    painter.rect_stroke(paper, radius, edge, StrokeKind::Outside);
    let ink = Stroke::new(2.0, theme.text);
    for row in [-1.0, 0.0, 1.0] {
        let y = paper.center().y + row * HEIGHT * 0.27;
        let left = paper.left() + 12.0;
        painter.line(
            vec![
                pos2(left, y),
                pos2(left + 4.0, y + 4.0),
                pos2(left + 11.0, y - 5.0),
            ],
            ink,
        );
        let words = [
            pos2(left + 22.0, y),
            pos2(paper.right() - 14.0 + 6.0 * row, y),
        ];
        painter.line_segment(words, Stroke::new(2.0, theme.text_weak));
    }
}
