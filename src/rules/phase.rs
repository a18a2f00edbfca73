//! Where a game stands: each phase carries exactly its data.

use super::{BySeat, CharlestonPass, Claim, Outcome, RuleId, Seat, Win, WinFacts, WinningTile};
use crate::tile::{Tile, TileCounts};

/// Where a game stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Phase {
    /// Everybody chooses a pass; all passes move at once (rule `char-face-down`).
    Charleston {
        pass: CharlestonPass,
        chosen: BySeat<Option<ChosenPass>>,
        /// Who looks at the incoming tiles before choosing.
        looks: BySeat<Look>,
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
    Claims { answers: BySeat<DiscardAnswer> },
    /// Somebody has declared Mah Jongg and is to say what it costs.
    NamePrice(Box<Declared>),
    /// This player's hand has been called dead, and the player is to admit or deny it.
    Challenged {
        challenger: Seat,
        challenged: Seat,
        /// What everybody can see against the hand, if anything.
        fault: Option<RuleId>,
        /// Where the game stood.
        then: Box<Phase>,
    },
    /// This player has announced Mah Jongg without having it, and nothing lies open yet.
    Announced {
        seat: Seat,
        /// Where the game stood: the player's turn, or a discard that everybody has answered.
        then: Box<Phase>,
    },
    /// This player's Mah Jongg in error lies open; the others keep their hands intact, or throw them
    /// in, which is `true`.
    LaidOpen {
        seat: Seat,
        thrown_in: BySeat<Option<bool>>,
        then: Box<Phase>,
    },
    /// The game is over.
    Over(Outcome),
}

/// A declared Mah Jongg whose price is not named yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Declared {
    /// Without its payments, which wait for the price.
    pub(super) win: Win,
    pub(super) facts: WinFacts,
}

/// A pass that waits for the others'.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ChosenPass {
    pub(super) tiles: TileCounts,
    pub(super) blind: u8,
}

/// Whether a player looks at what comes in before choosing what to pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Look {
    /// As the rules have it.
    #[default]
    Not,
    /// The tiles are not there yet.
    Waits,
    /// These tiles are coming in.
    Saw(TileCounts),
}

/// What a player says to a discard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum DiscardAnswer {
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
        Self::pass(CharlestonPass::FirstRight)
    }

    /// A pass in which nobody has chosen yet.
    pub(super) fn pass(pass: CharlestonPass) -> Self {
        Self::Charleston {
            pass,
            chosen: BySeat::default(),
            looks: BySeat::default(),
        }
    }

    /// A mush to which nobody has given yet.
    pub(super) fn mush() -> Self {
        Self::Mush {
            given: BySeat::default(),
        }
    }

    /// Where the game stands but for a challenge or an error that is being settled.
    pub(super) fn beneath(&mut self) -> &mut Self {
        match self {
            Self::Challenged { then, .. }
            | Self::Announced { then, .. }
            | Self::LaidOpen { then, .. } => then.beneath(),
            other => other,
        }
    }

    /// The same for reading.
    pub(super) fn standing(&self) -> &Self {
        match self {
            Self::Challenged { then, .. }
            | Self::Announced { then, .. }
            | Self::LaidOpen { then, .. } => then.standing(),
            other => other,
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
