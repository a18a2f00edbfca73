//! What a seat knows of the tiles it cannot see.

use crate::rules::{Event, Seat, View};
use crate::tile::{Tile, TileCounts, TileSet};

/// How many tiles the others hold each.
const RACK: usize = 13;

/// The tiles that a seat cannot see: those of the wall and of the other racks.
#[derive(Debug, Clone)]
pub struct Unseen {
    /// The copies that are neither in the own rack nor exposed nor discarded: what is live.
    pub live: TileCounts,
    /// Those of them that this seat passed away in the Charleston: somebody else holds them, so they
    /// cannot be drawn.
    pub passed: TileCounts,
    /// How many tiles are left to draw, for all players together.
    pub wall: usize,
    /// How many tiles this seat cannot see, in the wall and on the other racks.
    pub hidden: usize,
}

impl Unseen {
    /// Gathers what `view` tells.
    pub fn new(view: View<'_>) -> Self {
        let mut live = view.rules().tile_set().counts();
        take(&mut live, view.rack());
        let mut hidden = view.wall_left();
        for seat in Seat::ALL {
            for exposure in view.exposures(seat) {
                remove(&mut live, exposure.tile, exposure.naturals);
                remove(&mut live, Tile::Joker, exposure.jokers);
                if !exposure.strays.is_empty() {
                    take(&mut live, &exposure.strays);
                }
            }
            if seat != view.seat() {
                hidden += view.rack_size(seat);
            }
        }
        for discard in view.discards() {
            if discard.claimed_by.is_none() {
                remove(&mut live, discard.tile, 1);
            }
        }
        Self {
            passed: passed_away(view, &live),
            live,
            wall: view.wall_left(),
            hidden,
        }
    }

    /// What somebody with this rack cannot see of a set when a game begins: nobody has shown a tile yet.
    pub fn at_the_start(set: TileSet, rack: &TileCounts) -> Self {
        let mut live = set.counts();
        take(&mut live, rack);
        let hidden = live.total();
        Self {
            live,
            passed: TileCounts::EMPTY,
            wall: hidden.saturating_sub(RACK * (Seat::ALL.len() - 1)),
            hidden,
        }
    }

    /// How many copies of `tile` may still be drawn.
    pub fn drawable(&self, tile: Tile) -> u8 {
        self.live[tile] - self.passed[tile].min(self.live[tile])
    }
}

fn take(from: &mut TileCounts, tiles: &TileCounts) {
    from.remove_what_is_there(tiles);
}

fn remove(from: &mut TileCounts, tile: Tile, count: u8) {
    for _ in 0..count {
        if !from.remove(tile) {
            return;
        }
    }
}

/// What this seat has passed away and has not seen again. All passes come before the first discard.
fn passed_away(view: View<'_>, live: &TileCounts) -> TileCounts {
    let mut passed = TileCounts::EMPTY;
    for event in view.events() {
        match event {
            Event::Discarded { .. } => break,
            Event::Passed {
                tiles, received, ..
            } => {
                passed.extend(tiles.iter().flat_map(TileCounts::tiles));
                take(&mut passed, &received.unwrap_or_default());
            }
            Event::Mushed {
                tiles: Some(tiles),
                received: Some(received),
                ..
            } => {
                passed.extend(tiles.tiles());
                take(&mut passed, &received);
            }
            Event::CourtesyPassed {
                from,
                tiles: Some(tiles),
                ..
            } if from == view.seat() => passed.extend(tiles.tiles()),
            Event::CourtesyPassed {
                tiles: Some(tiles), ..
            } => take(&mut passed, &tiles),
            _ => {}
        }
    }
    let mut still_hidden = TileCounts::EMPTY;
    for (tile, count) in passed.kinds() {
        still_hidden.add_many(tile, count.min(live[tile]));
    }
    still_hidden
}
