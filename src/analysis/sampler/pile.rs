//! The tiles that lie in no rack yet, while a deal is drawn.

use rand::rngs::ChaCha8Rng;

use super::chance;
use crate::rules::{below, shuffle};
use crate::tile::{HAND, Tile, TileCounts};

/// Who holds so many copies of a tile would have claimed one more.
const CLAIMED_FROM: u8 = 2;

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
            self.counts.take(tile);
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

    /// Takes all tiles of a rack back that are not kept, but jokers.
    pub(super) fn take_back(
        &mut self,
        rack: &mut TileCounts,
        kept: &TileCounts,
        rng: &mut ChaCha8Rng,
    ) {
        for tile in Tile::ALL.into_iter().filter(|tile| *tile != Tile::Joker) {
            for _ in kept[tile]..rack[tile] {
                rack.take(tile);
                self.put_back(tile, rng);
            }
        }
    }

    /// Takes this tile out; says whether there was one.
    pub(super) fn take(&mut self, tile: Tile) -> bool {
        let place = self.tiles.iter().rposition(|&other| other == tile);
        let taken = place.map(|place| self.tiles.remove(place));
        taken.is_some_and(|tile| self.counts.remove(tile))
    }

    /// Puts a tile in at any place.
    pub(super) fn put_back(&mut self, tile: Tile, rng: &mut ChaCha8Rng) {
        self.counts.add(tile);
        self.tiles.push(tile);
        let place = below(rng, self.tiles.len() as u32) as usize;
        let last = self.tiles.len() - 1;
        self.tiles.swap(place, last);
    }

    /// Draws tiles until one that is lacking has come for each of the `spare` ones of the rack, which take their
    /// place; those that have come. With `hidden` likelihood, 0 to 1, one that would make a group
    /// lies in the rack, and was not claimed and exposed.
    pub(super) fn collect(
        &mut self,
        mut lacking: TileCounts,
        mut spare: Vec<Tile>,
        hidden: f32,
        rack: &mut TileCounts,
        rng: &mut ChaCha8Rng,
    ) -> Vec<Tile> {
        let mut collected = Vec::with_capacity(spare.len());
        for is_second_look in [false, true] {
            for place in 0..self.tiles.len() {
                let tile = self.tiles[place];
                if lacking[tile] == 0 {
                    continue;
                }
                if !is_second_look && rack[tile] >= CLAIMED_FROM && chance(rng) > hidden {
                    continue;
                }
                let Some(given) = spare.pop() else { break };
                lacking.take(tile);
                self.counts.take(tile);
                self.counts.add(given);
                self.tiles[place] = given;
                rack.take(given);
                rack.add(tile);
                collected.push(tile);
            }
        }
        self.lacked.extend(lacking.tiles());
        collected
    }
}

/// So many natural tiles of a rack, any of those that are not kept.
pub(super) fn spare(
    rack: &TileCounts,
    kept: &TileCounts,
    count: usize,
    rng: &mut ChaCha8Rng,
) -> Vec<Tile> {
    let mut spare = Vec::with_capacity(HAND);
    for (tile, held) in rack.kinds().filter(|(tile, _)| tile.is_natural()) {
        let held = held.saturating_sub(kept[tile]);
        spare.extend(std::iter::repeat_n(tile, usize::from(held)));
    }
    shuffle(&mut spare, rng);
    spare.truncate(count);
    spare
}
