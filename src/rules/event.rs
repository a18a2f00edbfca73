//! What happened at the table, as one seat may know it.

use super::{Claim, ExposureAt, Outcome, Seat, Step};
use crate::tile::{Tile, TileCounts};

/// Something that happened. Tiles that the seat it is told to may not see are `None`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// Someone passed three tiles to someone.
    Passed {
        /// In which pass.
        step: Step,
        /// Who passed.
        from: Seat,
        /// To whom.
        to: Seat,
        /// Which tiles, for the giver and the receiver only.
        tiles: Option<TileCounts>,
        /// How many of them were passed on unseen; for the giver only they are part of what came in.
        blind: u8,
    },
    /// The vote on a second Charleston ended; who stopped it, if anyone.
    Voted {
        /// Those who stopped, in turn order from East.
        stopped_by: Vec<Seat>,
    },
    /// Two players across agreed on a courtesy pass of this many tiles, and gave these.
    CourtesyPassed {
        /// Who gave.
        from: Seat,
        /// How many tiles.
        count: u8,
        /// Which, for the giver and the receiver only.
        tiles: Option<TileCounts>,
    },
    /// Someone took the next wall tile.
    Drew {
        /// Who.
        seat: Seat,
        /// Which tile, for the drawer only.
        tile: Option<Tile>,
    },
    /// Someone exchanged a natural for a joker.
    Exchanged {
        /// Who.
        seat: Seat,
        /// From which exposure.
        exposure: ExposureAt,
        /// The natural that was given.
        tile: Tile,
    },
    /// Someone discarded.
    Discarded {
        /// Who.
        seat: Seat,
        /// What.
        tile: Tile,
    },
    /// Someone claimed the newest discard and got it.
    Claimed {
        /// Who.
        seat: Seat,
        /// The discard.
        tile: Tile,
        /// For what.
        claim: Claim,
    },
    /// The game ended.
    Ended(Outcome),
}
