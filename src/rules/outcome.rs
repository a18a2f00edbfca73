//! How a game ends, and who pays whom.

use super::{Payments, Seat};
use crate::card::{HandIndex, LineIndex};
use crate::tile::{Tile, TileCounts};

/// The end of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// Someone declared Mah Jongg.
    Win(Win),
    /// The wall ran out (rule `wall-game`); nobody pays.
    WallGame,
    /// It ended without an ordinary win, and somebody pays for a mistake, or all is played again.
    Penalty(PenaltyEnd),
}

impl Outcome {
    /// Whether the wall ran out, whatever is to be settled then.
    pub fn is_wall_game(&self) -> bool {
        match self {
            Self::WallGame => true,
            Self::Penalty(end) => end.cause == PenaltyCause::WallGame,
            Self::Win(_) => false,
        }
    }

    /// Where the winning tile came from; nothing where nobody won.
    pub const fn winning_tile(&self) -> Option<WinningTile> {
        match self {
            Self::Win(win) => Some(win.tile),
            Self::WallGame | Self::Penalty(_) => None,
        }
    }
}

/// Where the winning tile came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WinningTile {
    /// From the wall.
    Drawn,
    /// From this player's discard.
    Discarded(Seat),
    /// By a joker exchange, which counts as self-picked (rule `exch-wins`).
    Exchanged,
    /// It was dealt complete, and declared before the Charleston (rule `heavenly-hand`).
    Dealt,
    /// East's hand was complete when East was to open the play, after the Charleston
    /// (rule `turn-east-opens`); it counts as self-picked.
    Opening,
}

/// A won game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Win {
    /// Who won.
    pub winner: Seat,
    /// With which line: among those that fit, the one that pays most (rule `card-best-value-counts`).
    pub line: LineIndex,
    /// The concrete hand of that line, as its place in [`crate::card::Card::hands`].
    pub hand: HandIndex,
    /// The winner's tiles that are not exposed, the winning tile included: laid open now
    /// (rule `win-announce`).
    pub concealed: TileCounts,
    /// Where the last tile came from.
    pub tile: WinningTile,
    /// Whether no joker is in the hand at declaration (rule `pay-jokerless-after-exchange`).
    pub jokerless: bool,
    /// Who pays whom how much.
    pub payments: Payments,
}

/// The end of a game that nobody won in the ordinary way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PenaltyEnd {
    /// Why it ended.
    pub cause: PenaltyCause,
    /// Who pays whom how much.
    pub payments: Payments,
}

/// Why a game ended that nobody won in the ordinary way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PenaltyCause {
    /// The wall ran out, and a challenge is to be settled.
    WallGame,
    /// Three hands are dead, none of them by a false Mah Jongg: nobody pays, and the game is played again
    /// with the same East (rule `dead-three`).
    ThreeDead,
    /// A Mah Jongg in error lay open, and nobody's hand is intact: nobody pays, and the game is played again
    /// with the same East (rule `err-one-intact`).
    AllDead,
    /// Three hands are dead, one of them by a false Mah Jongg before (rule `dead-three`).
    LastDied {
        /// Whose hand died last.
        died: Seat,
        /// Whose hand is alive.
        alive: Seat,
        /// The line that the hand that died last came nearest to.
        line: LineIndex,
    },
    /// A Mah Jongg in error lay open, and only one player's hand is intact, whether the others gave
    /// theirs up or were dead before (rule `err-one-intact`).
    FalseMahJongg {
        /// Who declared it.
        declarer: Seat,
        /// Who kept the hand intact.
        intact: Seat,
        /// The line that the false hand came nearest to.
        line: LineIndex,
    },
    /// A misnamed tile was claimed for Mah Jongg by the name that was said
    /// (rule `misname-mahj-four-times`).
    Misnamed {
        /// Who misnamed it.
        by: Seat,
        /// Who claimed it.
        winner: Seat,
        /// The tile.
        tile: Tile,
        /// What it was called.
        name: Tile,
        /// The line that the named tile would have completed.
        line: LineIndex,
    },
}
