//! What can be wrong with the description of a position.

use super::{Moment, PlannedRack, Position};
use crate::rules::exposure::EXPOSED;
use crate::rules::{Exposure, Seat};
use crate::tile::{Tile, TileCounts};

/// What is wrong with a [`Position`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PositionProblem {
    /// More tiles of a kind are used than exist.
    #[error("{tile} is used {used} times, and there are {exist}")]
    TooMany {
        /// The kind.
        tile: Tile,
        /// How many are used.
        used: usize,
        /// How many exist.
        exist: u8,
    },
    /// A rack has the wrong number of tiles.
    #[error("seat {seat} has {tiles} concealed tiles, and should have {wanted}")]
    RackSize {
        /// Whose.
        seat: Seat,
        /// How many it has.
        tiles: usize,
        /// How many it should have.
        wanted: usize,
    },
    /// A player's exposures have more tiles than a hand.
    #[error("the exposures of seat {seat} have more tiles than a hand")]
    ExposuresTooLarge {
        /// Whose.
        seat: Seat,
    },
    /// An exposure is no group that can lie exposed: three to six identical tiles with a natural.
    #[error("exposure {index} of seat {seat} is not three to six identical tiles with a natural")]
    NoGroup {
        /// Whose.
        seat: Seat,
        /// Which, counted from 0.
        index: usize,
    },
    /// A player's exposures fit no line that may be exposed.
    #[error("the exposures of seat {seat} fit no line of the card")]
    ExposuresFitNoLine {
        /// Whose.
        seat: Seat,
    },
    /// The tile said to be drawn is not in the rack.
    #[error("{tile} is said to be drawn, but seat {seat} does not hold it")]
    DrawnNotHeld {
        /// Whose.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// There is no discard, or the newest one was claimed.
    #[error("there is no discard to claim")]
    NoDiscard,
    /// Nobody can draw, for no tile is left.
    #[error("no tile is left to draw")]
    NothingToDraw,
    /// More tiles are to be left to draw than remain.
    #[error("{wanted} tiles are to be left to draw, and {remain} remain")]
    WallTooLong {
        /// How many are to be left.
        wanted: usize,
        /// How many remain.
        remain: usize,
    },
    /// More next tiles are named than are left to draw.
    #[error("{named} next tiles are named, and {wanted} are to be left to draw")]
    WallTooShort {
        /// How many are named.
        named: usize,
        /// How many are to be left.
        wanted: usize,
    },
}

impl Position {
    /// Every tile the position names, as often as it does.
    fn named(&self) -> [usize; Tile::KINDS] {
        let mut named = [0; Tile::KINDS];
        for (_, rack) in self.racks.iter() {
            if let PlannedRack::With(tiles) | PlannedRack::Exactly(tiles) = rack {
                for (tile, count) in tiles.kinds() {
                    named[tile.index()] += usize::from(count);
                }
            }
        }
        for exposure in self.exposures.0.iter().flatten() {
            for (tile, count) in exposure.tiles().kinds() {
                named[tile.index()] += usize::from(count);
            }
        }
        for discard in &self.discards {
            named[discard.tile.index()] += usize::from(discard.claimed_by.is_none());
        }
        for tile in &self.next_tiles {
            named[tile.index()] += 1;
        }
        named
    }

    /// What is left when everything named has been taken, or which tiles are named too often.
    pub(super) fn rest(&self, problems: &mut Vec<PositionProblem>) -> TileCounts {
        let exist = self.rules.tile_set().counts();
        let named = self.named();
        let mut rest = TileCounts::EMPTY;
        for tile in Tile::ALL {
            let used = named[tile.index()];
            match usize::from(exist[tile]).checked_sub(used) {
                Some(left) => rest.add_many(tile, left as u8),
                None => problems.push(PositionProblem::TooMany {
                    tile,
                    used,
                    exist: exist[tile],
                }),
            }
        }
        rest
    }

    pub(super) fn check_seat(&self, seat: Seat, problems: &mut Vec<PositionProblem>) {
        let before = problems.len();
        for (index, exposure) in self.exposures[seat].iter().enumerate() {
            let size = exposure.size();
            let stands = exposure.tile.is_natural() && exposure.naturals > 0;
            let is_identical = exposure.strays.is_empty();
            if !stands || !is_identical || !EXPOSED.contains(&size) {
                problems.push(PositionProblem::NoGroup { seat, index });
            }
        }
        let matching = self.card.matching();
        let groups = self.exposures[seat].iter().map(Exposure::group);
        if problems.len() == before
            && !self.exposures[seat].is_empty()
            && matching.exposable(groups).next().is_none()
        {
            problems.push(PositionProblem::ExposuresFitNoLine { seat });
        }
        let Some(wanted) = self.rack_size(seat) else {
            problems.push(PositionProblem::ExposuresTooLarge { seat });
            return;
        };
        let tiles = match &self.racks[seat] {
            PlannedRack::Dealt => return,
            PlannedRack::With(tiles) if tiles.total() <= wanted => return,
            PlannedRack::With(tiles) | PlannedRack::Exactly(tiles) => tiles.total(),
        };
        if tiles != wanted {
            problems.push(PositionProblem::RackSize {
                seat,
                tiles,
                wanted,
            });
        }
    }

    /// How many of the `remain`ing tiles are left when a rack has got what it lacks.
    pub(super) fn deal_to(
        &self,
        seat: Seat,
        remain: usize,
        problems: &mut Vec<PositionProblem>,
    ) -> usize {
        let missing = self.missing(seat).unwrap_or_default();
        if missing > remain {
            let wanted = self.rack_size(seat).unwrap_or_default();
            problems.push(PositionProblem::RackSize {
                seat,
                tiles: wanted.saturating_sub(missing - remain),
                wanted,
            });
        }
        remain.saturating_sub(missing)
    }

    pub(super) fn check_moment(&self, remain: usize, problems: &mut Vec<PositionProblem>) {
        match self.moment {
            Moment::Discarded if self.newest_discard().is_none() => {
                problems.push(PositionProblem::NoDiscard);
            }
            Moment::ToDraw(_) if self.wall_left.unwrap_or(remain) == 0 => {
                problems.push(PositionProblem::NothingToDraw);
            }
            Moment::ToDiscard {
                seat,
                drawn: Some(tile),
            } => {
                if let PlannedRack::Exactly(rack) = &self.racks[seat]
                    && rack[tile] == 0
                {
                    problems.push(PositionProblem::DrawnNotHeld { seat, tile });
                }
            }
            _ => {}
        }
        let named = self.next_tiles.len();
        match self.wall_left {
            Some(wanted) if wanted < named => {
                problems.push(PositionProblem::WallTooShort { named, wanted });
            }
            Some(wanted) if wanted > remain => {
                problems.push(PositionProblem::WallTooLong { wanted, remain });
            }
            _ => {}
        }
    }
}
