//! Concrete hands: what a line is when its suits, numbers and choices are made.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use super::LineIndex;
use crate::tile::{HAND, Tile, TileCounts};

/// A suit letter of a pattern. It is printed as a colour: it says which groups share a suit, never
/// which suit (rule `card-colors-count-suits`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SuitLetter {
    /// `a`, printed green.
    A,
    /// `b`, printed red.
    B,
    /// `c`, printed blue.
    C,
}

impl SuitLetter {
    /// All letters, in order.
    pub const ALL: [Self; 3] = [Self::A, Self::B, Self::C];

    /// The letter that is written as `character`.
    pub const fn from_char(character: char) -> Option<Self> {
        Some(match character {
            'a' => Self::A,
            'b' => Self::B,
            'c' => Self::C,
            _ => return None,
        })
    }
}

impl fmt::Display for SuitLetter {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::A => "a",
            Self::B => "b",
            Self::C => "c",
        })
    }
}

/// A group of a concrete hand, in the order of the card.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Group {
    /// Its tiles: identical, or a printed cluster such as NEWS.
    pub tiles: TilesOfGroup,
    /// Whether jokers may stand in it: three or more identical tiles, and not forbidden by the card.
    pub takes_jokers: bool,
    /// Whether it is printed as a cluster of different symbols. Never claimed for exposure, even
    /// where the symbols of `D0a` happen to be the same tile.
    pub is_cluster: bool,
    /// The colour it is printed in, if it has one.
    pub letter: Option<SuitLetter>,
}

/// The tiles of a group: 14 at the most. They lie in the group itself, as a card has thousands.
#[derive(Clone, Copy)]
pub struct TilesOfGroup {
    tiles: [Tile; HAND],
    count: usize,
}

impl FromIterator<Tile> for TilesOfGroup {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut group = Self {
            tiles: [Tile::Joker; HAND],
            count: 0,
        };
        for (place, tile) in group.tiles.iter_mut().zip(tiles) {
            *place = tile;
            group.count += 1;
        }
        group
    }
}

impl Deref for TilesOfGroup {
    type Target = [Tile];

    fn deref(&self) -> &[Tile] {
        self.tiles.get(..self.count).unwrap_or_default()
    }
}

impl<'a> IntoIterator for &'a TilesOfGroup {
    type Item = &'a Tile;
    type IntoIter = std::slice::Iter<'a, Tile>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl PartialEq for TilesOfGroup {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for TilesOfGroup {}

impl Hash for TilesOfGroup {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl fmt::Debug for TilesOfGroup {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(formatter)
    }
}

impl Group {
    /// The tile that it repeats, unless it is a cluster.
    pub fn tile(&self) -> Option<Tile> {
        self.tiles.first().copied().filter(|_| !self.is_cluster)
    }
}

/// Its tiles without spaces, with `!` behind if it takes no joker.
impl fmt::Display for Group {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tile in &self.tiles {
            write!(formatter, "{tile}")?;
        }
        if !self.takes_jokers {
            formatter.write_str("!")?;
        }
        Ok(())
    }
}

/// A concrete hand of a line: 14 tiles, in groups.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Hand {
    /// The line it belongs to.
    pub line: LineIndex,
    /// Which of the line's [`printed`](super::Line::printed) ways it comes from.
    pub way: u16,
    /// Its groups, in the order of the card: one for each of [`Pattern::places`](super::Pattern::places).
    pub groups: Vec<Group>,
}

impl Hand {
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

/// Its groups, separated by spaces.
impl fmt::Display for Hand {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, group) in self.groups.iter().enumerate() {
            if position > 0 {
                formatter.write_str(" ")?;
            }
            write!(formatter, "{group}")?;
        }
        Ok(())
    }
}
