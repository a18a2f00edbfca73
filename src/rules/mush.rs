//! Mush: unwanted tiles are mixed in the middle and taken back (rule `tr-mush`).

use super::phase::{Phase, all_of};
use super::shuffle::{Chance, shuffle};
use super::{Event, Game, Mush, Seat};
use crate::tile::{Tile, TileCounts};

impl Game {
    pub(super) fn mush(&mut self, seat: Seat, tiles: TileCounts) {
        let Phase::Mush { given } = &mut self.phase else {
            debug_assert!(false, "tiles are mixed at the mush only");
            return;
        };
        given[seat] = Some(tiles);
        let Some(given) = all_of(given) else {
            return;
        };
        mark!(TR_MUSH);
        let mut middle: Vec<Tile> = given
            .iter()
            .flat_map(|(_, tiles)| tiles.tiles().collect::<Vec<_>>())
            .collect();
        shuffle(&mut middle, &mut Chance::Mush.rng(self.setup.seed));
        let mut middle = middle.into_iter();
        for steps in 0..4 {
            let seat = self.setup.east.steps_right(steps);
            let tiles = given[seat];
            self.look_for_jokers(seat, &tiles);
            let received: TileCounts = middle.by_ref().take(tiles.total()).collect();
            self.racks[seat].take_all(&tiles);
            self.racks[seat].add_all(&received);
            self.tell(Event::Mushed {
                seat,
                count: tiles.total() as u8,
                tiles: Some(tiles),
                received: Some(received),
            });
        }
        match self.setup.rules.mush {
            Mush::AfterFirstCharleston => self.phase = self.second_charleston(),
            Mush::Off | Mush::AfterLastPass => self.open_play(),
        }
    }
}
