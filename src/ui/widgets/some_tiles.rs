//! Tiles to look at.

use crate::tile::{Dragon, Number, Suit, Tile, Wind};

/// A rack of tiles of every kind.
pub const SOME_TILES: [Tile; 13] = [
    Tile::Joker,
    Tile::Flower,
    suited(Suit::Bam, 1),
    suited(Suit::Bam, 3),
    suited(Suit::Bam, 3),
    suited(Suit::Crak, 2),
    suited(Suit::Crak, 5),
    suited(Suit::Crak, 5),
    suited(Suit::Dot, 8),
    suited(Suit::Dot, 8),
    Tile::Wind(Wind::East),
    Tile::Dragon(Dragon::Red),
    Tile::SOAP,
];

const fn suited(suit: Suit, number: u8) -> Tile {
    match Number::new(number) {
        Some(number) => Tile::Suited(suit, number),
        None => Tile::Joker,
    }
}
