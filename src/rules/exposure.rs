//! Exposed groups.

use std::ops::RangeInclusive;

use super::{Discard, Seat};
use crate::tile::{Tile, TileCounts};

/// The sizes of groups that may lie exposed (rule `claim-groups`).
pub(super) const EXPOSED: RangeInclusive<u8> = 3..=6;

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
    /// The group of a discard that is claimed with these tiles from the rack.
    pub fn of_claim(discard: Discard, tiles: &TileCounts) -> Self {
        Self {
            tile: discard.tile,
            naturals: tiles[discard.tile].saturating_add(1),
            jokers: tiles[Tile::Joker],
            strays: tiles
                .tiles()
                .filter(|&tile| is_stray(tile, discard.tile))
                .collect(),
            claimed_from: discard.by,
        }
    }

    /// A natural takes the place of a joker (rule `exch-what`).
    pub(super) fn exchange(&mut self) {
        debug_assert!(self.jokers > 0, "a joker is exchanged where one lies");
        self.naturals = self.naturals.saturating_add(1);
        self.jokers = self.jokers.saturating_sub(1);
    }

    /// Has so many tiles from now on that come from this rack, and what lay there before goes back to it
    /// (rule `claim-exposure-fixed`).
    pub(super) fn change(&mut self, rack: &mut TileCounts, naturals: u8, jokers: u8) {
        let mut before = self.tiles();
        before.take(self.tile);
        rack.add_all(&before);
        self.naturals = naturals.saturating_add(1);
        self.jokers = jokers;
        self.strays = TileCounts::EMPTY;
        let mut now = self.tiles();
        now.take(self.tile);
        rack.take_all(&now);
    }

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

/// Whether a tile does not belong into a group of `of`.
pub(super) fn is_stray(tile: Tile, of: Tile) -> bool {
    tile != of && tile != Tile::Joker
}
