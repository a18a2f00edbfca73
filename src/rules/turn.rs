//! A turn: draw, exchange, declare, discard.

use super::phase::Phase;
use super::{Discard, Event, ExposureAt, Game, PenaltyCause, RuleId, Seat, WinningTile};
use crate::tile::Tile;

impl Game {
    pub(super) fn draw(&mut self, seat: Seat) {
        if !self.is_in_turn(seat) && !self.may_draw_early(seat) {
            let tile = self.wall.tiles().last().copied();
            mark!(DEAD_OUT_OF_TURN);
            self.tell(Event::PickedOutOfTurn { seat, tile });
            self.breach(seat, RuleId::TURN_NO_PICK_AHEAD);
            return;
        }
        let Some(tile) = self.wall.draw() else {
            debug_assert!(false, "the game is over when the wall is empty");
            return;
        };
        self.leave_window_open(seat);
        mark!(PICK_RACK_IF_KEPT);
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

    /// Whether `seat` is to draw or to discard.
    fn is_in_turn(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::ToDraw(turn) | Phase::ToDiscard { seat: turn, .. } => turn == seat,
            _ => false,
        }
    }

    /// The natural goes into the exposure and its joker into the rack (rules `exch-what`,
    /// `exch-into-rack`).
    pub(super) fn exchange(&mut self, seat: Seat, at: ExposureAt) {
        let complete_before = self.is_complete(seat);
        let Some(exposure) = self.exposures[at.seat].get_mut(usize::from(at.index)) else {
            debug_assert!(false, "an exchange is from an exposure that lies there");
            return;
        };
        let tile = exposure.tile;
        mark!(EXCH_WHAT, EXCH_INTO_RACK, EXCH_SOURCE_TILE);
        if at.seat == seat {
            mark!(EXCH_FROM_OWN);
        }
        if self.penalties.dead[at.seat].is_some() {
            mark!(EXCH_DEAD_EARLIER);
        }
        exposure.exchange();
        self.racks[seat].take(tile);
        self.racks[seat].add(Tile::Joker);
        let mut is_the_time = false;
        if let Phase::ToDiscard {
            wins_by,
            seat: turn,
            ..
        } = &mut self.phase
            && *turn == seat
        {
            is_the_time = true;
            mark!(EXCH_SEVERAL, EXCH_THEN_DISCARD, CONC_EXCHANGE_OK);
            if matches!(wins_by, WinningTile::Discarded(_)) {
                mark!(CLAIM_EXCHANGE_AFTER);
            }
            if !complete_before {
                mark!(EXCH_WINS);
                *wins_by = WinningTile::Exchanged;
            }
        }
        self.tell(Event::Exchanged {
            seat,
            exposure: at,
            tile,
        });
        if !is_the_time {
            let rule = match self.phase {
                Phase::Claims { .. } => RuleId::EXCH_NOT_BEFORE_CLAIM,
                _ => RuleId::EXCH_OWN_TURN,
            };
            self.breach(seat, rule);
        }
    }

    /// A discard under a name that may be wrong (rule `misname-must-be-right`).
    pub(super) fn discard_as(&mut self, seat: Seat, tile: Tile, name: Tile) {
        if !is_named_rightly(&self.discards, tile, name) {
            self.penalties.wrong_name = Some(name);
        }
        self.discard(seat, tile);
    }

    /// The blank takes the place of the tile, which nobody can claim any more (rules `tr-blank-swap`,
    /// `tr-blank-not-passed`).
    pub(super) fn swap_blank(&mut self, seat: Seat, tile: Tile) {
        let lies_there =
            |discard: &&mut super::Discard| discard.tile == tile && discard.claimed_by.is_none();
        let Some(discard) = self.discards.iter_mut().rfind(lies_there) else {
            debug_assert!(false, "a tile that is swapped for lies among the discards");
            return;
        };
        mark!(TR_BLANK_SWAP);
        discard.tile = Tile::Blank;
        self.racks[seat].take(Tile::Blank);
        self.racks[seat].add(tile);
        self.tell(Event::BlankSwapped { seat, tile });
    }

    pub(super) fn discard(&mut self, seat: Seat, tile: Tile) {
        mark!(DISC_DOWN_IS_DOWN, DISC_FACE_UP_NAMED);
        match tile {
            Tile::Joker => mark!(DISC_JOKER_ALLOWED, JOK_SURPLUS),
            Tile::Flower => mark!(FLO_DISCARDABLE),
            _ => {}
        }
        self.racks[seat].take(tile);
        self.discards.push(Discard {
            tile,
            by: seat,
            claimed_by: None,
        });
        self.tell(Event::Discarded { seat, tile });
        if let Some(name) = self.penalties.wrong_name {
            self.tell(Event::Misnamed { seat, tile, name });
        }
        self.open_claims(seat);
    }

    pub(super) fn declare(&mut self, seat: Seat) {
        let tile = self.own_winning_tile();
        if self.view(seat).has_mah_jongg(&self.racks[seat]) {
            self.win(seat, tile);
        } else {
            self.announce(seat);
        }
    }

    /// The player to the right of `seat` is next (rule `turn-ccw`), past dead hands, unless the wall has run out
    /// (rule `wall-game`).
    pub(super) fn next_turn(&mut self, seat: Seat) {
        if self.wall.left() == 0 {
            mark!(WALL_GAME, WALL_99_DRAWS);
            self.end_without_win(PenaltyCause::WallGame);
        } else {
            mark!(TURN_CCW);
            let next = self.next_alive(seat);
            debug_assert!(self.is_alive(next), "a game with three dead hands is over");
            self.phase = Phase::ToDraw(next);
        }
    }

    /// The player after `seat` whose hand is not dead. Where there is none, the game is over, and a view of it may still
    /// be asked: then it is the next.
    pub(super) fn next_alive(&self, seat: Seat) -> Seat {
        (1..4)
            .map(|steps| seat.steps_right(steps))
            .find(|&next| self.is_alive(next))
            .unwrap_or(seat.right())
    }
}

/// Whether this is a name of the tile, discarded after those: its own, or for a joker the name of the
/// discard before (rules `disc-name-joker`, `disc-name-joker-first`).
pub(super) fn is_named_rightly(before: &[Discard], tile: Tile, name: Tile) -> bool {
    let same = || {
        let Some(discard) = before.last() else {
            mark!(DISC_NAME_JOKER_FIRST);
            return false;
        };
        mark!(DISC_NAME_JOKER);
        discard.tile == name
    };
    name == tile || (tile == Tile::Joker && same())
}
