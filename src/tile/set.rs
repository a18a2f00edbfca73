//! Which tiles are in play, and how many a hand, a rack and the wall have.

use super::{Tile, TileCounts};

/// How many copies of `tile` are in play with `jokers` jokers and `blanks` blanks on the table:
/// eight flowers, and four of every other natural (rules `tiles-suits-108`, `tiles-winds-16`,
/// `tiles-dragons-12`, `tiles-flowers-8`).
fn copies(tile: Tile, jokers: u8, blanks: u8) -> u8 {
    match tile {
        Tile::Joker => jokers,
        Tile::Blank => blanks,
        Tile::Flower => {
            mark!(TILES_FLOWERS_8);
            8
        }
        Tile::Suited(..) | Tile::Wind(_) | Tile::Dragon(_) => {
            mark!(TILES_SUITS_108, TILES_WINDS_16, TILES_DRAGONS_12);
            4
        }
    }
}

/// How many copies of `tile` the standard set of 152 has.
pub fn copies_of(tile: Tile) -> u8 {
    copies(tile, TileSet::STANDARD.jokers, TileSet::STANDARD.blanks)
}

/// The set of tiles that a table plays with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TileSet {
    /// How many jokers: 8, or 10 (rule `tiles-jokers-8`).
    pub jokers: u8,
    /// How many blanks: none, or 2 to 8 (rule `blank-count`).
    pub blanks: u8,
}

impl TileSet {
    /// The 152 tiles of the game as it is usually played (rule `tiles-152`).
    pub const STANDARD: Self = Self {
        jokers: 8,
        blanks: 0,
    };

    /// How many of each kind this set has.
    pub fn counts(self) -> TileCounts {
        mark!(TILES_152);
        TileCounts::from_fn(|tile| copies(tile, self.jokers, self.blanks))
    }
}

/// How many tiles a complete hand has (rule `object-first-to-match`).
pub const HAND: usize = 14;

/// How many tiles a player holds who waits for the turn (rule `turn-13-tiles`).
pub const RACK: usize = HAND - 1;

/// How many of the 152 tiles are left to draw when all have been dealt theirs (rule `wall-99-draws`).
pub const WALL: usize = 99;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_standard_set_has_152_tiles() {
        assert_eq!(TileSet::STANDARD.counts().total(), 152);
    }

    #[test]
    fn what_is_not_dealt_is_left_to_draw() {
        let dealt = HAND + 3 * RACK;
        assert_eq!(TileSet::STANDARD.counts().total() - dealt, WALL);
    }
}
