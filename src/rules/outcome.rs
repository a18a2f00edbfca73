//! How a game ends, and who pays whom.

use super::{Payments, Seat};
use crate::card::LineIndex;
use crate::tile::TileCounts;

/// The end of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// Someone declared Mah Jongg.
    Win(Win),
    /// The wall ran out (rule `wall-game`); nobody pays.
    WallGame,
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
    /// It was dealt complete (rule `heavenly-hand`).
    Dealt,
}

/// A won game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Win {
    /// Who won.
    pub winner: Seat,
    /// With which line: among those that fit, the one that pays most (rule `card-best-value-counts`).
    pub line: LineIndex,
    /// The concrete hand of that line, as its place in [`crate::card::Card::targets`].
    pub target: u32,
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
