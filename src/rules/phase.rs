//! Where a game stands: each phase carries exactly its data.

use super::{BySeat, Claim, Outcome, Seat, Step, Win, WinFacts, WinningTile};
use crate::tile::{Tile, TileCounts};

/// Where a game stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Phase {
    /// Everybody chooses a pass; all passes move at once (rule `char-face-down`).
    Charleston {
        step: Step,
        chosen: BySeat<Option<ChosenPass>>,
    },
    /// Everybody says whether to go on; `true` is for it.
    Vote { votes: BySeat<Option<bool>> },
    /// Everybody says how many tiles to exchange across.
    CourtesyOffer { offers: BySeat<Option<u8>> },
    /// Those who agreed on some choose them.
    CourtesyPass {
        agreed: BySeat<u8>,
        given: BySeat<Option<TileCounts>>,
    },
    /// Everybody puts up to three tiles in the middle.
    Mush { given: BySeat<Option<TileCounts>> },
    /// This player is to draw.
    ToDraw(Seat),
    /// This player holds 14 tiles.
    ToDiscard {
        seat: Seat,
        /// The tile just drawn.
        drawn: Option<Tile>,
        /// Where the winning tile came from, should the hand be declared now.
        wins_by: WinningTile,
    },
    /// The newest discard may be claimed.
    Claims { answers: BySeat<Answer> },
    /// Somebody has declared Mah Jongg and is to say what it costs.
    NamePrice(Box<Declared>),
    /// The game is over.
    Over(Outcome),
}

/// A declared Mah Jongg whose price is not named yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Declared {
    /// With the payments that are due.
    pub(super) win: Win,
    pub(super) facts: WinFacts,
}

/// A pass that waits for the others'.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ChosenPass {
    pub(super) tiles: TileCounts,
    pub(super) blind: u8,
}

/// What a player says to a discard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    /// Nothing but letting it go is possible, so the player is not asked.
    NotAsked,
    /// The player has not answered yet.
    Awaited,
    /// The player lets it go.
    LetGo,
    /// The player claims it.
    Claimed(Claim),
}

impl Phase {
    /// The beginning.
    pub(super) fn charleston() -> Self {
        Self::pass(Step::FirstRight)
    }

    /// A pass in which nobody has chosen yet.
    pub(super) fn pass(step: Step) -> Self {
        Self::Charleston {
            step,
            chosen: BySeat::default(),
        }
    }

    /// A mush to which nobody has given yet.
    pub(super) fn mush() -> Self {
        Self::Mush {
            given: BySeat::default(),
        }
    }

    /// A courtesy for which nobody has offered yet.
    pub(super) fn courtesy() -> Self {
        Self::CourtesyOffer {
            offers: BySeat::default(),
        }
    }
}

/// The value of each seat, once all have one.
pub(super) fn all_of<T: Copy>(values: &BySeat<Option<T>>) -> Option<BySeat<T>> {
    let BySeat([Some(first), Some(second), Some(third), Some(fourth)]) = *values else {
        return None;
    };
    Some(BySeat([first, second, third, fourth]))
}
