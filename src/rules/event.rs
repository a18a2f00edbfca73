//! What happened at the table, as one seat may know it.

use super::{CharlestonPass, Claim, Exposure, ExposureAt, Outcome, RuleId, Seat};
use crate::tile::{Tile, TileCounts};

/// Something that happened. Tiles that the seat it is told to may not see are `None`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// Someone passed three tiles to someone. When tiles are passed on unseen, what one gave is not
    /// all that the other took up, so both are told.
    Passed {
        /// In which pass.
        pass: CharlestonPass,
        /// Who passed.
        from: Seat,
        /// To whom.
        to: Seat,
        /// The tiles from the giver's own rack, three less `blind`; for the giver only.
        tiles: Option<TileCounts>,
        /// How many incoming tiles the giver passed on unseen.
        blind: u8,
        /// What the receiver took up, three less those that the receiver passed on unseen; for the
        /// receiver only.
        received: Option<TileCounts>,
    },
    /// The vote on a second Charleston ended; who stopped it, if anyone.
    Voted {
        /// Those who stopped, in turn order from East.
        stopped_by: Vec<Seat>,
    },
    /// Someone gave tiles in a courtesy pass to the player across.
    CourtesyPassed {
        /// Who gave.
        from: Seat,
        /// How many tiles.
        count: u8,
        /// Which, for the giver and the receiver only.
        tiles: Option<TileCounts>,
    },
    /// How many tiles two players across wished to exchange, and so how many they will.
    CourtesyAgreed {
        /// The two, with what each offered.
        offers: [(Seat, u8); 2],
        /// The lower of the two (rule `char-courtesy-min`).
        count: u8,
    },
    /// Someone put tiles in the middle and took as many back when all were mixed.
    Mushed {
        /// Who.
        seat: Seat,
        /// How many tiles.
        count: u8,
        /// Which went in, for that player only.
        tiles: Option<TileCounts>,
        /// Which came back, for that player only.
        received: Option<TileCounts>,
    },
    /// Someone looked at the tiles that were coming in before choosing what to pass
    /// (rule `char-blind-unseen`).
    LookedAtPass {
        /// Who.
        seat: Seat,
        /// Which tiles, for that player only.
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
    /// Someone took a tile out of the discards and left a blank for it.
    BlankSwapped {
        /// Who.
        seat: Seat,
        /// The tile that was taken.
        tile: Tile,
    },
    /// Someone put the tile just drawn on the rack.
    Racked {
        /// Who.
        seat: Seat,
    },
    /// Someone put the tile just drawn back where it was, because the discard before it was claimed
    /// (rule `pick-returned-exactly`).
    PutBack {
        /// Who.
        seat: Seat,
        /// Which tile, for that player only.
        tile: Option<Tile>,
    },
    /// Someone discarded.
    Discarded {
        /// Who.
        seat: Seat,
        /// What.
        tile: Tile,
    },
    /// Someone claimed the newest discard, but another claim goes first.
    ClaimLost {
        /// Who.
        seat: Seat,
        /// For what.
        claim: Claim,
        /// The rule by which the other goes first.
        rule: RuleId,
    },
    /// Someone claimed the newest discard and got it.
    Claimed {
        /// Who.
        seat: Seat,
        /// The discard, by the name it was called by; a wrong name is put right next.
        tile: Tile,
        /// For what.
        claim: Claim,
    },
    /// Someone laid down more tiles beside the exposure just made, or took some back
    /// (rule `claim-exposure-fixed`).
    ExposureChanged {
        /// Who.
        seat: Seat,
        /// What the exposure is now.
        exposure: Exposure,
    },
    /// Someone declared Mah Jongg and said how many points each of the others owes.
    PriceNamed {
        /// Who.
        seat: Seat,
        /// How many points; from the discarder twice as many.
        points: u16,
    },
    /// Someone named the newest discard wrongly.
    Misnamed {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// What it was called.
        name: Tile,
    },
    /// The wrong name was put right (rule `misname-correct-name-only`).
    NameCorrected {
        /// Who had said it.
        seat: Seat,
        /// The tile, under its right name.
        tile: Tile,
    },
    /// Someone took a wall tile out of turn; it went back to its exact place
    /// (rule `pick-returned-exactly`).
    PickedOutOfTurn {
        /// Who.
        seat: Seat,
        /// Which tile, for that player only.
        tile: Option<Tile>,
    },
    /// Someone broke a rule before everybody's eyes.
    Breached {
        /// Who.
        seat: Seat,
        /// The rule.
        rule: RuleId,
    },
    /// Someone called another player's hand dead.
    Challenged {
        /// Who.
        challenger: Seat,
        /// Whose hand.
        challenged: Seat,
    },
    /// Someone denied that their hand is dead.
    Denied {
        /// Who.
        seat: Seat,
    },
    /// A hand is dead.
    HandDied {
        /// Whose.
        seat: Seat,
        /// By which rule.
        rule: RuleId,
        /// How many tiles exposed in error went back to the rack
        /// (rule `dead-returns-error-part`).
        returned: u8,
    },
    /// Someone announced Mah Jongg and has not laid it open.
    MahJonggAnnounced {
        /// Who.
        seat: Seat,
    },
    /// Someone took an announced Mah Jongg back.
    Retracted {
        /// Who.
        seat: Seat,
    },
    /// Someone laid a hand open as Mah Jongg that is none.
    LaidOpen {
        /// Who.
        seat: Seat,
        /// The concealed tiles that everybody has seen.
        tiles: TileCounts,
    },
    /// The discard with which someone laid a false Mah Jongg open stays with the dead hand
    /// (rule `err-exposed-all-intact`).
    DiscardStayed {
        /// With whom.
        seat: Seat,
        /// The discard.
        tile: Tile,
    },
    /// Someone threw a hand in too early (rule `err-verify-first`).
    ThrewIn {
        /// Who.
        seat: Seat,
        /// The concealed tiles that everybody has seen.
        tiles: TileCounts,
    },
    /// The game ended.
    Ended(Outcome),
}

impl Event {
    /// This event, told with all tiles open, as `seat` may know it.
    pub(super) fn as_known_by(&self, seat: Seat) -> Self {
        let mut known = self.clone();
        match &mut known {
            Self::Passed {
                from,
                to,
                tiles,
                received,
                ..
            } => {
                if *from != seat {
                    *tiles = None;
                }
                if *to != seat {
                    *received = None;
                }
            }
            Self::CourtesyPassed { from, tiles, .. } => {
                if *from != seat && from.across() != seat {
                    *tiles = None;
                }
            }
            Self::Mushed {
                seat: giver,
                tiles,
                received,
                ..
            } => {
                if *giver != seat {
                    *tiles = None;
                    *received = None;
                }
            }
            Self::LookedAtPass {
                seat: looker,
                tiles,
            } => {
                if *looker != seat {
                    *tiles = None;
                }
            }
            Self::Drew { seat: drawer, tile }
            | Self::PutBack { seat: drawer, tile }
            | Self::PickedOutOfTurn { seat: drawer, tile } => {
                if *drawer != seat {
                    *tile = None;
                }
            }
            Self::Voted { .. }
            | Self::CourtesyAgreed { .. }
            | Self::Exchanged { .. }
            | Self::BlankSwapped { .. }
            | Self::Racked { .. }
            | Self::Discarded { .. }
            | Self::ClaimLost { .. }
            | Self::Claimed { .. }
            | Self::ExposureChanged { .. }
            | Self::PriceNamed { .. }
            | Self::Misnamed { .. }
            | Self::NameCorrected { .. }
            | Self::Breached { .. }
            | Self::Challenged { .. }
            | Self::Denied { .. }
            | Self::HandDied { .. }
            | Self::MahJonggAnnounced { .. }
            | Self::Retracted { .. }
            | Self::LaidOpen { .. }
            | Self::DiscardStayed { .. }
            | Self::ThrewIn { .. }
            | Self::Ended(_) => {}
        }
        known
    }
}
