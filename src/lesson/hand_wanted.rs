//! What can be wanted of a hand that is drawn from a card: how much of it is on the rack, and what is true of its line
//! and of the first tile that is missing.

use super::hand::DrawnHand;
use crate::card::Hand;
use crate::tile::{Tile, TileCounts};

/// What is asked of a hand.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct HandWanted {
    /// From which it is drawn.
    pub(super) seed: u64,
    /// How many of its tiles are on the rack, jokers left out.
    pub(super) tiles: usize,
    /// How many jokers are on the rack; each stands for one of its tiles.
    pub(super) jokers: usize,
    /// How many kinds of tiles are on the rack that it has no use for.
    pub(super) strays: usize,
    /// Whether the first of those is there twice.
    pub(super) stray_pair: bool,
    /// How many further tiles of no use are named, which are not on the rack.
    pub(super) useless: usize,
    /// Whether its line must be marked C, or X.
    pub(super) concealed: Option<bool>,
    /// What the first missing tile does.
    pub(super) completes: Option<Completes>,
}

/// What a missing tile is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Completes {
    /// It could be claimed for an exposure: it belongs to a group of three or more identical tiles, of which two at least are
    /// on the rack.
    Group,
    /// It belongs to a pair, the other half of which is on the rack, and to nothing else (rule `claim-not-single-pair`).
    Pair,
}

impl Completes {
    /// All of them, with the words by which files call them.
    pub(super) const WORDS: [(&'static str, Self); 2] =
        [("group", Self::Group), ("pair", Self::Pair)];

    /// Whether this missing tile of the hand is for that.
    pub(super) fn is_met(self, drawn: &DrawnHand, tile: Tile, hand: &Hand) -> bool {
        let held = drawn.held.iter().filter(|it| **it == tile).count();
        let mut sizes = hand.groups.iter().filter_map(|group| {
            let tiles: TileCounts = group.tiles.iter().copied().collect();
            (tiles[tile] > 0).then(|| (tiles.total(), tiles.kinds().count()))
        });
        let first = sizes.next();
        if sizes.next().is_some() {
            return false;
        }
        match self {
            Self::Group => held >= 2 && matches!(first, Some((3.., 1))),
            Self::Pair => held == 1 && first == Some((2, 1)),
        }
    }
}
