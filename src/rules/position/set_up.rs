//! From a description to a game.

use std::sync::Arc;

use super::{Moment, PlannedRack, Position, PositionProblem};
use crate::rules::game::Beginning;
use crate::rules::phase::Phase;
use crate::rules::shuffle::{Chance, roll_dice, shuffle};
use crate::rules::wall::Wall;
use crate::rules::{BySeat, Game, Seat, Setup, WinningTile};
use crate::tile::{Tile, TileCounts};

impl Game {
    /// Sets up a position.
    ///
    /// # Errors
    /// Every problem of the description.
    pub fn from_position(position: &Position) -> Result<Self, Vec<PositionProblem>> {
        let mut problems = Vec::new();
        let mut rest = position.rest(&mut problems);
        for seat in Seat::ALL {
            position.check_seat(seat, &mut problems);
        }
        let drawn_to_find = position.drawn_to_find(&mut rest, &mut problems);
        let mut remain = rest.total() + usize::from(drawn_to_find.is_some());
        for seat in Seat::ALL {
            remain = position.deal_to(seat, remain, &mut problems);
        }
        remain += position.next_tiles.len();
        position.check_moment(remain, &mut problems);
        if !problems.is_empty() {
            return Err(problems);
        }
        Ok(position.set_up(rest, drawn_to_find))
    }
}

impl Position {
    /// The tile said to be drawn, taken out of `rest`, when the rack does not name it yet.
    fn drawn_to_find(
        &self,
        rest: &mut TileCounts,
        problems: &mut Vec<PositionProblem>,
    ) -> Option<(Seat, Tile)> {
        let Moment::ToDiscard {
            seat,
            drawn: Some(tile),
        } = self.moment
        else {
            return None;
        };
        let named = match &self.racks[seat] {
            PlannedRack::Exactly(_) => true,
            PlannedRack::With(tiles) => tiles[tile] > 0,
            PlannedRack::Dealt => false,
        };
        if named {
            return None;
        }
        if self.missing(seat).unwrap_or_default() == 0 || !rest.remove(tile) {
            problems.push(PositionProblem::DrawnNotHeld { seat, tile });
            return None;
        }
        Some((seat, tile))
    }

    fn set_up(&self, rest: TileCounts, drawn_to_find: Option<(Seat, Tile)>) -> Game {
        let mut rng = Chance::Position.rng(self.seed);
        let mut rest: Vec<Tile> = rest.tiles().collect();
        shuffle(&mut rest, &mut rng);

        let mut racks = BySeat::from_fn(|seat| match &self.racks[seat] {
            PlannedRack::Dealt => TileCounts::EMPTY,
            PlannedRack::With(tiles) | PlannedRack::Exactly(tiles) => *tiles,
        });
        if let Some((seat, tile)) = drawn_to_find {
            racks[seat].add(tile);
        }
        for seat in Seat::ALL {
            let wanted = self.rack_size(seat);
            debug_assert!(wanted.is_some(), "the description was checked");
            let wanted = wanted.unwrap_or_default();
            debug_assert!(
                wanted <= racks[seat].total() + rest.len(),
                "the description was checked"
            );
            while racks[seat].total() < wanted
                && let Some(tile) = rest.pop()
            {
                racks[seat].add(tile);
            }
        }
        let mut tiles = self.next_tiles.clone();
        tiles.extend(rest);
        if let Some(left) = self.wall_left {
            tiles.truncate(left);
        }
        let dice = roll_dice(&mut Chance::Break.rng(self.seed));
        let setup = Setup {
            card: Arc::clone(&self.card),
            rules: self.rules.clone(),
            seed: self.seed,
            east: self.east,
            scores: self.scores,
            bettor_score: self.bettor_score,
        };
        let in_all = setup.rules.tile_set().counts().total();
        let mut game = Game::start(
            setup,
            dice,
            Wall::new(tiles, in_all, self.east, dice),
            racks,
        );
        game.beginning = Beginning::SetUp;
        game.exposures.clone_from(&self.exposures);
        game.discards.clone_from(&self.discards);
        self.begin(&mut game);
        game
    }

    fn begin(&self, game: &mut Game) {
        game.phase = match self.moment {
            Moment::Charleston(pass) => Phase::pass(pass),
            Moment::Vote => Phase::Vote {
                votes: BySeat::default(),
            },
            Moment::Courtesy => Phase::courtesy(),
            Moment::Mush => Phase::mush(),
            Moment::ToDraw(seat) => Phase::ToDraw(seat),
            Moment::ToDiscard { seat, drawn } => Phase::ToDiscard {
                seat,
                drawn,
                wins_by: self.wins_by(seat, drawn),
            },
            Moment::Discarded => {
                let Some(discard) = self.newest_discard() else {
                    debug_assert!(false, "the description was checked");
                    return;
                };
                game.open_claims(discard.by);
                return;
            }
        };
    }

    /// Where the fourteenth tile of `seat` came from.
    fn wins_by(&self, seat: Seat, drawn: Option<Tile>) -> WinningTile {
        match (drawn, self.discards.last()) {
            (None, None) if seat == self.east => WinningTile::Opening,
            (None, Some(discard)) if discard.claimed_by == Some(seat) => {
                WinningTile::Discarded(discard.by)
            }
            _ => WinningTile::Drawn,
        }
    }
}
