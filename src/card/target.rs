//! Concrete hands: what a line is when its suits, numbers and choices are settled.

use super::LineIndex;
use crate::tile::{Tile, TileCounts};

/// A suit letter of a pattern. It is printed as a colour: it says which groups share a suit, never
/// which suit (rule `card-colours-count-suits`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SuitLetter {
    /// `a`, printed green.
    A,
    /// `b`, printed red.
    B,
    /// `c`, printed blue.
    C,
}

/// A group of a concrete hand, in the order of the card.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Group {
    /// Its tiles: alike, or a printed cluster of singles and pairs such as NEWS.
    pub tiles: Vec<Tile>,
    /// Whether jokers may stand in it: three or more alike, and not forbidden by the card.
    pub takes_jokers: bool,
    /// The colour it is printed in, if it has one.
    pub letter: Option<SuitLetter>,
}

impl Group {
    /// The tile of a group whose tiles are all alike.
    pub fn tile(&self) -> Option<Tile> {
        let first = *self.tiles.first()?;
        self.tiles
            .iter()
            .all(|tile| *tile == first)
            .then_some(first)
    }
}

/// A concrete hand of a line: 14 tiles, in groups.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Target {
    /// The line it belongs to.
    pub line: LineIndex,
    /// Its groups, in the order of the card.
    pub groups: Vec<Group>,
}

impl Target {
    /// The tiles that must be natural: those of singles, pairs, clusters and groups that the card
    /// closes to jokers.
    pub fn naturals(&self) -> TileCounts {
        self.tiles_where(false)
    }

    /// The tiles for which jokers may stand.
    pub fn joker_tiles(&self) -> TileCounts {
        self.tiles_where(true)
    }

    fn tiles_where(&self, takes_jokers: bool) -> TileCounts {
        self.groups
            .iter()
            .filter(|group| group.takes_jokers == takes_jokers)
            .flat_map(|group| group.tiles.iter().copied())
            .collect()
    }
}
