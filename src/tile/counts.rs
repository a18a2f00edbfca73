//! Multisets of tiles.

use std::fmt;
use std::ops::Index;

use super::Tile;

/// How many of each kind: a multiset of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TileCounts([u8; Tile::KINDS]);

impl TileCounts {
    /// No tile at all.
    pub const EMPTY: Self = Self([0; Tile::KINDS]);

    /// So many of each kind.
    pub fn from_fn(count: impl FnMut(Tile) -> u8) -> Self {
        Self(Tile::ALL.map(count))
    }

    /// Adds one tile.
    pub fn add(&mut self, tile: Tile) {
        self.add_many(tile, 1);
    }

    /// Adds `count` tiles of one kind. Counting stops at 255, far beyond any set of tiles, so that no
    /// text however long can overflow it.
    pub fn add_many(&mut self, tile: Tile, count: u8) {
        let here = &mut self.0[tile.index()];
        *here = here.saturating_add(count);
    }

    /// Takes one tile away; says whether there was one.
    #[must_use = "whether the tile was there"]
    pub fn remove(&mut self, tile: Tile) -> bool {
        let count = &mut self.0[tile.index()];
        let present = *count > 0;
        *count = count.saturating_sub(1);
        present
    }

    /// Takes one tile away that is here, as whoever calls this has made sure of.
    #[track_caller]
    pub fn take(&mut self, tile: Tile) {
        let was_here = self.remove(tile);
        debug_assert!(was_here, "there is no {tile} to take");
    }

    /// Takes all of `other` away, which is here, as whoever calls this has made sure of.
    #[track_caller]
    pub fn take_all(&mut self, other: &Self) {
        let were_here = self.remove_all(other);
        debug_assert!(were_here, "not all of {other} is there to take");
    }

    /// Takes all of `other` away, or nothing when some of it is not here; says which.
    #[must_use = "whether the tiles were there"]
    pub fn remove_all(&mut self, other: &Self) -> bool {
        let present = self.contains(other);
        if present {
            for (mine, theirs) in self.0.iter_mut().zip(other.0) {
                *mine -= theirs;
            }
        }
        present
    }

    /// Adds all of `other`.
    pub fn add_all(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_add(theirs);
        }
    }

    /// Takes away as much of `other` as is here, but at most `most` tiles, the first in canonical
    /// order; tells what that was.
    #[must_use = "what was taken"]
    pub fn take_what_is_there(&mut self, other: &Self, most: usize) -> Self {
        let mut taken = *other;
        for (count, mine) in taken.0.iter_mut().zip(self.0) {
            *count = mine.min(*count);
        }
        if taken.total() > most {
            taken = taken.tiles().take(most).collect();
        }
        self.remove_what_is_there(&taken);
        taken
    }

    /// Takes away as much of `other` as is here.
    pub fn remove_what_is_there(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_sub(theirs);
        }
    }

    /// Whether every tile of `other` is here, as often as there.
    pub fn contains(&self, other: &Self) -> bool {
        let kinds = self.0.iter().zip(other.0);
        // Counting instead of searching lets all kinds be compared side by side.
        kinds.filter(|(mine, theirs)| *mine < theirs).count() == 0
    }

    /// How many tiles there are in all.
    pub fn total(&self) -> usize {
        // The largest sum fits into 16 bits, in which many counts are added side by side.
        let sum: u16 = self.0.iter().map(|&count| u16::from(count)).sum();
        usize::from(sum)
    }

    /// Whether there is no tile.
    pub fn is_empty(&self) -> bool {
        // All kinds are looked at side by side, which is quicker than to stop at the first.
        self.0.iter().fold(0, |any, count| any | count) == 0
    }

    /// The kinds that are here with how many there are of each, in canonical order.
    pub fn kinds(&self) -> impl Iterator<Item = (Tile, u8)> + '_ {
        Tile::ALL
            .into_iter()
            .zip(self.0)
            .filter(|&(_, count)| count > 0)
    }

    /// Every tile, one by one, in canonical order.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        self.kinds()
            .flat_map(|(tile, count)| std::iter::repeat_n(tile, usize::from(count)))
    }

    /// The counts by [`Tile::index`].
    pub fn as_array(&self) -> &[u8; Tile::KINDS] {
        &self.0
    }
}

impl Default for TileCounts {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Index<Tile> for TileCounts {
    type Output = u8;

    fn index(&self, tile: Tile) -> &u8 {
        &self.0[tile.index()]
    }
}

impl FromIterator<Tile> for TileCounts {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut counts = Self::EMPTY;
        counts.extend(tiles);
        counts
    }
}

impl Extend<Tile> for TileCounts {
    fn extend<I: IntoIterator<Item = Tile>>(&mut self, tiles: I) {
        for tile in tiles {
            self.add(tile);
        }
    }
}

impl fmt::Debug for TileCounts {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "TileCounts({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(rack: &str) -> TileCounts {
        rack.parse().unwrap()
    }

    #[test]
    fn a_rack_of_absurd_size_is_counted_without_overflow() {
        let rack = counts(&"16x1B ".repeat(20));
        assert_eq!(rack.total(), 255);
    }

    #[test]
    fn taking_away_what_is_not_there_changes_nothing() {
        let mut rack = counts("2B 2B J");
        assert!(!rack.remove_all(&counts("2B 2B 2B")));
        assert!(!rack.remove(Tile::Flower));
        assert_eq!(rack, counts("2B 2B J"));
        assert!(rack.remove_all(&counts("2B J")));
        assert_eq!(rack, counts("2B"));
    }
}
