//! Which tiles are in play.

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_standard_set_has_152_tiles() {
        assert_eq!(TileSet::STANDARD.counts().total(), 152);
    }
}
