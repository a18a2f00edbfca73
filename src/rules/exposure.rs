//! Exposed groups.

use super::Seat;
use crate::tile::Tile;

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
    /// Whose discard it was made with.
    pub claimed_from: Seat,
}

impl Exposure {
    /// How many tiles the group has; an exchange never changes it.
    pub const fn size(self) -> u8 {
        self.naturals + self.jokers
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
