//! Exposed groups.

use super::Seat;
use crate::tile::{Tile, TileCounts};

/// A group that lies face up on top of a rack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Exposure {
    /// The tile it is a group of.
    pub tile: Tile,
    /// How many naturals lie in it now; at first at least the claimed one
    /// (rule `claim-has-natural`).
    pub naturals: u8,
    /// How many jokers lie in it now.
    pub jokers: u8,
    /// Tiles of other kinds that lie in it, exposed in error (rule `dead-illegal-call`) or for a wrong
    /// name (rule `misname-no-penalty-exposure`).
    pub strays: TileCounts,
    /// Whose discard it was made with.
    pub claimed_from: Seat,
}

impl Exposure {
    /// How many tiles the group has; an exchange never changes it.
    pub fn size(self) -> u8 {
        self.naturals + self.jokers + self.strays.total() as u8
    }

    /// The tiles that lie in it, jokers among them.
    pub fn tiles(self) -> TileCounts {
        let mut tiles = self.strays;
        tiles.add_many(self.tile, self.naturals);
        tiles.add_many(Tile::Joker, self.jokers);
        tiles
    }
}

/// Where an exposure lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ExposureAt {
    /// On whose rack.
    pub seat: Seat,
    /// Which of that rack's exposures, counted from 0 in the order they were made.
    pub index: u8,
}
