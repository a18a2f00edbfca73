//! What a seat knows of the tiles it cannot see.

use crate::rules::{Seat, View};
use crate::tile::{RACK, Tile, TileCounts, TileSet};

/// The tiles that a seat cannot see: those of the wall and of the other racks.
#[derive(Debug, Clone)]
pub struct Unseen {
    /// The copies that are neither in the own rack nor exposed nor discarded: what is live.
    pub live: TileCounts,
    /// Those of them that somebody else is known to hold, so that they cannot be drawn: what this seat
    /// passed away in the Charleston, and jokers that were exchanged.
    pub passed: TileCounts,
    /// How many tiles are left to draw, for all players together.
    pub wall: usize,
    /// How many tiles this seat cannot see, in the wall and on the other racks.
    pub hidden: usize,
}

impl Unseen {
    /// Gathers what `view` tells.
    pub fn new(view: View<'_>) -> Self {
        let hidden = view.hidden();
        Self {
            live: hidden.tiles,
            passed: hidden.not_in_wall,
            wall: hidden.wall,
            hidden: hidden.wall + hidden.racks.iter().map(|(_, tiles)| tiles).sum::<usize>(),
        }
    }

    /// What somebody with this rack cannot see of a set when a game begins: nobody has shown a tile yet.
    pub fn at_the_start(set: TileSet, rack: &TileCounts) -> Self {
        let mut live = set.counts();
        live.remove_what_is_there(rack);
        let hidden = live.total();
        let racks = RACK * (Seat::ALL.len() - 1);
        debug_assert!(hidden >= racks, "a set has tiles for all racks");
        Self {
            live,
            passed: TileCounts::EMPTY,
            wall: hidden.saturating_sub(racks),
            hidden,
        }
    }

    /// How many copies of `tile` may still be drawn.
    pub fn drawable(&self, tile: Tile) -> u8 {
        debug_assert!(
            self.passed[tile] <= self.live[tile],
            "what was passed is not seen by anybody else"
        );
        self.live[tile].saturating_sub(self.passed[tile])
    }

    /// The same of every kind.
    pub(super) fn all_drawable(&self) -> TileCounts {
        let mut drawable = self.live;
        drawable.remove_what_is_there(&self.passed);
        drawable
    }
}
