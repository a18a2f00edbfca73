//! What a player can do.

use super::{ExposureAt, Seat};
use crate::tile::{Tile, TileCounts};

/// An action of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Passes three tiles in the Charleston: `tiles` from the rack, and `blind` of those that are
    /// coming in, unseen.
    Pass {
        /// The tiles from the player's own rack: three less `blind`.
        tiles: TileCounts,
        /// How many of the incoming tiles are passed on unseen, 0 to 3.
        blind: u8,
    },
    /// Agrees to a second Charleston.
    Continue,
    /// Stops the Charleston after first left (rule `char-stop`).
    Stop,
    /// Says how many tiles to exchange with the player across, 0 to 3.
    OfferCourtesy(u8),
    /// Gives the agreed number of tiles to the player across.
    PassCourtesy(TileCounts),
    /// Puts up to three tiles in the middle, to be mixed with the others' (rule `tr-mush`).
    Mush(TileCounts),
    /// Looks at the tiles that are coming in before choosing what to pass (rule
    /// `char-blind-unseen`): nobody sees what is passed on blind.
    LookAtPass,
    /// Takes the next wall tile.
    Draw,
    /// Takes a joker out of an exposure for the natural it stands for.
    Exchange(ExposureAt),
    /// Takes such a tile out of the discards for a blank (rule `tr-blank-swap`).
    SwapBlank(Tile),
    /// Puts the tile just drawn on the rack: the newest discard can no longer be claimed
    /// (rule `win-closes`).
    Rack,
    /// Discards a tile; the turn ends.
    Discard(Tile),
    /// Declares Mah Jongg with 14 tiles in hand.
    DeclareMahJongg,
    /// Claims the newest discard.
    Claim(Claim),
    /// Lets the newest discard go.
    LetGo,
    /// Lays down more tiles beside the exposure just made, or takes some back, so that it has these
    /// from the rack beside the claimed one (rule `claim-exposure-fixed`).
    ChangeExposure {
        /// How many naturals like the claimed tile come from the rack.
        naturals: u8,
        /// How many jokers come from the rack.
        jokers: u8,
    },
    /// Says, having declared Mah Jongg, how many points each of the others owes; who discarded the
    /// last tile owes twice as much (rule `win-announces-amount`).
    NamePrice(u16),
    /// Discards a tile under a name, which may be wrong (rule `misname-must-be-right`); the turn ends.
    DiscardAs {
        /// The tile.
        tile: Tile,
        /// The name that is said.
        name: Tile,
    },
    /// Calls another player's hand dead (rule `dead-called-by-others`).
    Challenge(Seat),
    /// Admits that one's challenged hand is dead.
    Admit,
    /// Denies that one's challenged hand is dead: it is settled at the end.
    Deny,
    /// Takes back a claim, or a Mah Jongg of which nothing lies open yet (rules
    /// `retract-before-commit`, `retract-mahj`).
    Retract,
    /// Lays the announced Mah Jongg open.
    LayOpen,
    /// Throws one's hand in because another player has laid Mah Jongg open.
    ThrowIn,
    /// Keeps one's hand intact until the Mah Jongg has been verified (rule `err-verify-first`).
    KeepIntact,
}

/// What a discard is claimed for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Claim {
    /// For an exposure, with these tiles from the rack beside the claimed one.
    Exposure {
        /// How many naturals like the claimed tile come from the rack.
        naturals: u8,
        /// How many jokers come from the rack.
        jokers: u8,
    },
    /// For an exposure of two or three tiles from the rack that are not all like the claimed one: a
    /// mistake (rule `dead-illegal-call`).
    Unlike(TileCounts),
    /// For Mah Jongg.
    MahJongg,
}

impl Action {
    /// Whether Mah Jongg is said with it.
    pub const fn says_mah_jongg(&self) -> bool {
        matches!(self, Self::DeclareMahJongg | Self::Claim(Claim::MahJongg))
    }

    /// The tiles of the rack that it gives away, if that is all it does.
    pub fn given_away(&self) -> Option<TileCounts> {
        match *self {
            Self::Pass { tiles, .. } | Self::PassCourtesy(tiles) | Self::Mush(tiles) => Some(tiles),
            Self::Discard(tile) | Self::DiscardAs { tile, .. } => {
                Some([tile].into_iter().collect())
            }
            _ => None,
        }
    }
}

impl Claim {
    /// The tiles of the rack that lie open beside the claimed one; none for Mah Jongg.
    pub fn from_rack(self, claimed: Tile) -> TileCounts {
        let mut tiles = TileCounts::EMPTY;
        match self {
            Self::Exposure { naturals, jokers } => {
                tiles.add_many(claimed, naturals);
                tiles.add_many(Tile::Joker, jokers);
            }
            Self::Unlike(unlike) => tiles = unlike,
            Self::MahJongg => {}
        }
        tiles
    }

    /// How many tiles the exposure will have; none for Mah Jongg.
    pub fn size(self) -> Option<u8> {
        match self {
            Self::Exposure { naturals, jokers } => {
                Some(naturals.saturating_add(jokers).saturating_add(1))
            }
            Self::Unlike(tiles) => {
                let tiles = u8::try_from(tiles.total()).unwrap_or(u8::MAX);
                Some(tiles.saturating_add(1))
            }
            Self::MahJongg => None,
        }
    }
}
