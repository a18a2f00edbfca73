//! The tiles that lie in no rack yet, while a deal is drawn.

use rand::rngs::ChaCha8Rng;

use crate::rules::{below, shuffle};
use crate::tile::{Tile, TileCounts};

/// How often another tile is looked for instead of one that somebody lacks.
const RELUCTANCE: usize = 3;

/// Tiles that lie in no rack yet.
pub(super) struct Pile {
    pub(super) tiles: Vec<Tile>,
    pub(super) counts: TileCounts,
    /// Those that somebody lacks.
    lacked: TileCounts,
}

impl Pile {
    pub(super) fn new(counts: &TileCounts, rng: &mut ChaCha8Rng) -> Self {
        let mut tiles: Vec<Tile> = counts.tiles().collect();
        shuffle(&mut tiles, rng);
        Self {
            tiles,
            counts: *counts,
            lacked: TileCounts::EMPTY,
        }
    }

    /// The tiles that nobody lacks.
    pub(super) fn free(&self) -> TileCounts {
        let mut free = TileCounts::EMPTY;
        for (tile, count) in self.counts.kinds() {
            free.add_many(tile, count.saturating_sub(self.lacked[tile]));
        }
        free
    }

    /// Deals tiles until a rack has so many, or none is left.
    pub(super) fn fill(&mut self, rack: &mut TileCounts, size: usize) {
        for _ in rack.total()..size {
            let Some(tile) = self.tiles.pop() else { return };
            let _ = self.counts.remove(tile);
            rack.add(tile);
        }
    }

    /// The same, but hardly ever with tiles that somebody lacks: whoever had one of no use would have
    /// discarded it.
    pub(super) fn fill_up(&mut self, rack: &mut TileCounts, size: usize, rng: &mut ChaCha8Rng) {
        for _ in rack.total()..size {
            for _ in 0..RELUCTANCE {
                let Some(last) = self.tiles.len().checked_sub(1) else {
                    return;
                };
                if self.lacked[self.tiles[last]] > 0 {
                    let place = below(rng, self.tiles.len() as u32) as usize;
                    self.tiles.swap(place, last);
                }
            }
            self.fill(rack, rack.total() + 1);
        }
    }

    /// Takes all natural tiles of a rack back that are not kept.
    pub(super) fn take_back(
        &mut self,
        rack: &mut TileCounts,
        kept: &TileCounts,
        rng: &mut ChaCha8Rng,
    ) {
        for tile in Tile::ALL.into_iter().filter(|tile| tile.is_natural()) {
            for _ in kept[tile]..rack[tile] {
                let _ = rack.remove(tile);
                self.counts.add(tile);
                self.tiles.push(tile);
                let place = below(rng, self.tiles.len() as u32) as usize;
                let last = self.tiles.len() - 1;
                self.tiles.swap(place, last);
            }
        }
    }

    /// Puts a tile in and takes this one out; says whether there was one.
    fn exchange(&mut self, given: Tile, taken: Tile) -> bool {
        if !self.counts.remove(taken) {
            return false;
        }
        self.counts.add(given);
        if let Some(place) = self.tiles.iter().position(|&tile| tile == taken) {
            self.tiles[place] = given;
        }
        true
    }

    /// Exchanges as many tiles of a rack that are not kept for such as are lacking, and keeps these from
    /// then on.
    pub(super) fn collect(
        &mut self,
        lacking: impl Iterator<Item = Tile>,
        count: usize,
        rack: &mut TileCounts,
        kept: &mut TileCounts,
        rng: &mut ChaCha8Rng,
    ) {
        let mut spare = Vec::with_capacity(14);
        for (tile, held) in rack.kinds().filter(|(tile, _)| tile.is_natural()) {
            let held = held.saturating_sub(kept[tile]);
            spare.extend(std::iter::repeat_n(tile, usize::from(held)));
        }
        shuffle(&mut spare, rng);
        let mut left = count;
        for tile in lacking {
            if left == 0 {
                self.lacked.add(tile);
            } else if let Some(&given) = spare.last()
                && self.exchange(given, tile)
            {
                spare.pop();
                let _ = rack.remove(given);
                rack.add(tile);
                kept.add(tile);
                left -= 1;
            }
        }
    }
}
