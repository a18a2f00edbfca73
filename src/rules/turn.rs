//! A turn: draw, exchange, declare, discard.

use super::phase::Phase;
use super::{Event, ExposureAt, Game, Outcome, Seat, WinningTile};
use crate::tile::Tile;

impl Game {
    pub(super) fn draw(&mut self, seat: Seat) {
        let Some(tile) = self.wall.draw() else {
            return;
        };
        self.racks[seat].add(tile);
        self.phase = Phase::ToDiscard {
            seat,
            drawn: Some(tile),
            wins_by: WinningTile::Drawn,
        };
        self.tell(Event::Drew {
            seat,
            tile: Some(tile),
        });
    }

    /// The natural goes into the exposure and its joker into the rack (rules `exch-what`,
    /// `exch-into-rack`).
    pub(super) fn exchange(&mut self, seat: Seat, at: ExposureAt) {
        let complete_before = self.is_complete(seat);
        let Some(exposure) = self.exposures[at.seat].get_mut(usize::from(at.index)) else {
            return;
        };
        let tile = exposure.tile;
        exposure.naturals += 1;
        exposure.jokers -= 1;
        let _ = self.racks[seat].remove(tile);
        self.racks[seat].add(Tile::Joker);
        if let Phase::ToDiscard { wins_by, .. } = &mut self.phase
            && !complete_before
        {
            *wins_by = WinningTile::Exchanged;
        }
        self.tell(Event::Exchanged {
            seat,
            exposure: at,
            tile,
        });
    }

    /// The blank takes the place of the tile, which nobody can claim any more (rules `tr-blank-swap`,
    /// `tr-blank-not-passed`).
    pub(super) fn swap_blank(&mut self, seat: Seat, tile: Tile) {
        let lies_there =
            |discard: &&mut super::Discard| discard.tile == tile && discard.claimed_by.is_none();
        let Some(discard) = self.discards.iter_mut().rfind(lies_there) else {
            return;
        };
        discard.tile = Tile::Blank;
        let _ = self.racks[seat].remove(Tile::Blank);
        self.racks[seat].add(tile);
        self.tell(Event::BlankSwapped { seat, tile });
    }

    pub(super) fn discard(&mut self, seat: Seat, tile: Tile) {
        let _ = self.racks[seat].remove(tile);
        self.discards.push(super::Discard {
            tile,
            by: seat,
            claimed_by: None,
        });
        self.tell(Event::Discarded { seat, tile });
        self.open_claims(seat);
    }

    pub(super) fn declare(&mut self, seat: Seat) {
        let tile = match self.phase {
            Phase::ToDiscard { wins_by, .. } => wins_by,
            _ => WinningTile::Dealt,
        };
        self.win(seat, tile);
    }

    /// The player to the right of `seat` is next (rule `turn-ccw`), unless the wall has run out
    /// (rule `wall-game`).
    pub(super) fn next_turn(&mut self, seat: Seat) {
        if self.wall.left() == 0 {
            self.end(Outcome::WallGame);
        } else {
            self.phase = Phase::ToDraw(seat.right());
        }
    }
}
