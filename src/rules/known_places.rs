//! Where a player knows tiles to lie that it cannot see: what it gave to somebody and what it saw
//! somebody take up.
//!
//! The game keeps this as it goes on, so that nobody has to go through all that has happened to know
//! it. Each player's share follows from what that player is told.

use super::charleston::PASS;
use super::phase::ChosenPass;
use super::{BySeat, CharlestonPass, Claim, Event, Seat};
use crate::tile::{Tile, TileCounts};

/// Where each player knows tiles to lie.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct KnownPlaces(BySeat<Remembered>);

/// Where one player knows tiles to lie on the other racks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Remembered {
    /// They lie there.
    pub(super) known: BySeat<TileCounts>,
    /// They were passed there and may have been passed on since.
    pub(super) passed: BySeat<TileCounts>,
    /// They were mixed with others in the middle, and came to somebody.
    pub(super) mixed: TileCounts,
}

impl Remembered {
    /// Somebody has shown such a tile, or given it away.
    fn is_gone(&mut self, from: Seat, tile: Tile) {
        let _ = self.known[from].remove(tile) || self.passed[from].remove(tile);
    }

    /// Somebody gave tiles away that nobody else saw.
    fn may_be_gone(&mut self, from: Seat) {
        let known = std::mem::take(&mut self.known[from]);
        self.passed[from].add_all(&known);
    }

    /// These came back to the player itself, from this seat or by it.
    fn came_back(&mut self, from: Seat, tiles: &TileCounts) {
        for tile in tiles.tiles() {
            let _ = self.known[from].remove(tile)
                || self.passed[from].remove(tile)
                || Seat::ALL
                    .into_iter()
                    .any(|seat| self.passed[seat].remove(tile))
                || self.mixed.remove(tile);
        }
    }
}

impl KnownPlaces {
    /// What only this seat knows.
    pub(super) fn of(&self, seat: Seat) -> &Remembered {
        &self.0[seat]
    }

    /// The places as if only this seat knew any.
    pub(super) fn only(&self, seat: Seat) -> Self {
        let mut known = Self::default();
        known.0[seat] = self.0[seat];
        known
    }

    /// All four have passed; `received` is what each took up.
    pub(super) fn passes(
        &mut self,
        pass: CharlestonPass,
        passes: &BySeat<ChosenPass>,
        received: &BySeat<TileCounts>,
    ) {
        for me in Seat::ALL {
            let (before, after) = (pass.giver(me), pass.receiver(me));
            let known = &mut self.0[me];
            for other in Seat::ALL.into_iter().filter(|&other| other != me) {
                let gives_all_to_me =
                    other == before && passes[other].blind == 0 && passes[me].blind == 0;
                if passes[other].blind < PASS && !gives_all_to_me {
                    known.may_be_gone(other);
                }
            }
            known.came_back(before, &received[me]);
            let place = if passes[after].blind == 0 {
                &mut known.known[after]
            } else {
                &mut known.passed[after]
            };
            place.add_all(&passes[me].tiles);
        }
    }

    /// Something was told, with all tiles open.
    pub(super) fn hear(&mut self, event: &Event) {
        match event {
            Event::CourtesyPassed {
                from,
                tiles: Some(tiles),
                ..
            } => self.courtesy(*from, tiles),
            Event::Mushed {
                seat,
                tiles: Some(tiles),
                received: Some(received),
                ..
            } => self.mush(*seat, tiles, received),
            Event::Discarded { seat, tile } => self.shown(*seat, *tile, 1),
            Event::Claimed { seat, tile, claim } => match claim {
                Claim::Exposure { naturals, jokers } => {
                    self.shown(*seat, *tile, *naturals);
                    self.shown(*seat, Tile::Joker, *jokers);
                }
                Claim::Unlike(tiles) => {
                    for (tile, count) in tiles.kinds() {
                        self.shown(*seat, tile, count);
                    }
                }
                Claim::MahJongg => {}
            },
            // How many came from the rack is not told: none is known to be there any more.
            Event::ExposureChanged { seat, exposure } => {
                self.shown(*seat, exposure.tile, u8::MAX);
                self.shown(*seat, Tile::Joker, u8::MAX);
            }
            Event::Exchanged { seat, tile, .. } => {
                self.shown(*seat, *tile, 1);
                self.taken_up(*seat, Tile::Joker);
            }
            Event::BlankSwapped { seat, tile } => {
                self.shown(*seat, Tile::Blank, 1);
                self.taken_up(*seat, *tile);
            }
            _ => {}
        }
    }

    fn courtesy(&mut self, from: Seat, tiles: &TileCounts) {
        let to = from.across();
        self.0[from].known[to].add_all(tiles);
        self.0[to].came_back(from, tiles);
        if !tiles.is_empty() {
            for me in [from.right(), from.left()] {
                self.0[me].may_be_gone(from);
            }
        }
    }

    fn mush(&mut self, seat: Seat, tiles: &TileCounts, received: &TileCounts) {
        self.0[seat].mixed.add_all(tiles);
        self.0[seat].came_back(seat, received);
        if !tiles.is_empty() {
            for me in Seat::ALL.into_iter().filter(|&me| me != seat) {
                self.0[me].may_be_gone(seat);
            }
        }
    }

    /// Everybody has seen `count` such tiles leave a rack.
    fn shown(&mut self, by: Seat, tile: Tile, count: u8) {
        for me in Seat::ALL.into_iter().filter(|&me| me != by) {
            let known = &mut self.0[me];
            let here = known.known[by][tile].saturating_add(known.passed[by][tile]);
            for _ in 0..count.min(here) {
                known.is_gone(by, tile);
            }
        }
    }

    /// Everybody has seen somebody put this tile on the rack.
    fn taken_up(&mut self, by: Seat, tile: Tile) {
        for me in Seat::ALL.into_iter().filter(|&me| me != by) {
            self.0[me].known[by].add(tile);
        }
    }
}
