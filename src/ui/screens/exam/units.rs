//! How the questions of a unit went: a tile for each, face up where the answer was right.

use egui::{Painter, Rect, pos2, vec2};

use crate::lesson::{Tally, Unit, is_passed};
use crate::locale::Message;
use crate::msg;
use crate::tile::{Dragon, Number, Suit, Tile, Wind};
use crate::ui::widgets::{TileFace, TileSize};
use crate::wording;

/// Between two tiles, as a share of their width.
const GAP: f32 = 0.12;
/// The most tiles that are shown of a unit.
const MOST: usize = 12;

/// Paints the tiles of a unit from the left end of `rect` on, as high as it is, smaller where they would
/// not fit.
pub(super) fn paint_tiles(painter: &Painter, rect: Rect, unit: Unit, tally: &Tally) {
    let count = tally.asked.min(MOST);
    let high = rect.height() * 44.0 / 60.0;
    let fit = rect.width() / (count.max(1) as f32 * (1.0 + GAP));
    let tile = TileSize::Width(high.min(fit)).points();
    for place in 0..count {
        let face = if place < tally.right {
            TileFace::up(tile_of(unit, place))
        } else {
            TileFace::DOWN
        };
        let left = rect.left() + place as f32 * tile.x * (1.0 + GAP);
        let corner = pos2(left, rect.center().y - tile.y / 2.0);
        face.paint(painter, Rect::from_min_size(corner, vec2(tile.x, tile.y)));
    }
}

/// The tile that stands for the right answer at this place among those of a unit.
fn tile_of(unit: Unit, place: usize) -> Tile {
    let number = Number::ALL[place % Number::ALL.len()];
    match unit {
        Unit::Tiles => Tile::Suited(Suit::Bam, number),
        Unit::Card => Tile::Suited(Suit::Crak, number),
        Unit::Claims => Tile::Suited(Suit::Dot, number),
        Unit::Charleston => Tile::Wind(Wind::ALL[place % Wind::ALL.len()]),
        Unit::Penalties => Tile::Dragon(Dragon::ALL[place % Dragon::ALL.len()]),
        Unit::Jokers => Tile::Joker,
        Unit::Evening => Tile::Flower,
    }
}

/// How many of a unit were right, and whether it is mastered: "4 of 4, mastered".
pub(super) fn words(tally: &Tally) -> Message {
    if is_passed(tally) {
        msg!(
            "exam-unit-mastered",
            right = tally.right,
            asked = tally.asked
        )
    } else {
        msg!("exam-unit-open", right = tally.right, asked = tally.asked)
    }
}

/// The same as a screen reader says it, with the unit.
pub(super) fn spoken(unit: Unit, tally: &Tally) -> Message {
    msg!(
        "exam-unit-spoken",
        unit = wording::unit(Some(unit)),
        result = words(tally)
    )
}
