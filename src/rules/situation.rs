//! What is going on at a table, as everybody there can see.

use super::{Discard, Outcome, RuleId, Seat, WinFacts};

/// A pass of the Charleston.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CharlestonPass {
    /// First right.
    FirstRight,
    /// First across.
    FirstAcross,
    /// First left; a blind pass is allowed.
    FirstLeft,
    /// Second left.
    SecondLeft,
    /// Second across.
    SecondAcross,
    /// Last right; a blind pass is allowed.
    LastRight,
}

/// What is going on, as everybody at the table can see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Situation<'a> {
    /// Everybody chooses three tiles to pass.
    Charleston(CharlestonPass),
    /// Everybody says whether to go on to a second Charleston.
    Vote,
    /// Everybody says how many tiles to exchange across.
    CourtesyOffer,
    /// Those who agreed on a courtesy pass choose this seat's number of tiles.
    CourtesyPass {
        /// How many tiles this seat gives, 0 to 3.
        count: u8,
    },
    /// Everybody puts up to three tiles in the middle.
    Mush,
    /// This player is to draw.
    ToDraw(Seat),
    /// This player holds 14 tiles: exchange, declare, or discard.
    ToDiscard(Seat),
    /// A discard may be claimed.
    Claims(Discard),
    /// This player has declared Mah Jongg and is to name the price.
    NamePrice(&'a WinFacts),
    /// A hand has been called dead; its owner is to admit or deny it.
    Challenged {
        /// Who called it dead.
        challenger: Seat,
        /// Whose hand.
        challenged: Seat,
        /// What everybody can see against it, if anything.
        fault: Option<RuleId>,
    },
    /// This player has announced Mah Jongg without having it; nothing lies open yet.
    Announced(Seat),
    /// This player's Mah Jongg in error lies open; the others keep their hands or throw them in.
    LaidOpen(Seat),
    /// The game is over.
    Over(&'a Outcome),
}
