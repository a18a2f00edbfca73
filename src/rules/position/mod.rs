//! Positions set up by hand, for lessons, exercises and tests: described loosely, promoted once to a
//! game, with every problem reported together.
//!
//! Here is the description; its problems and its promotion have a file each.

mod problem;
mod set_up;

pub use problem::PositionProblem;

use std::sync::Arc;

use super::{BySeat, CharlestonPass, Discard, Exposure, Seat, TableRules};
use crate::card::Card;
use crate::tile::{HAND, RACK, Tile, TileCounts};

/// A position as somebody describes it. What it leaves open is dealt from the seed.
#[derive(Debug, Clone)]
pub struct Position {
    /// The card that is played.
    pub card: Arc<Card>,
    /// What the table agreed on, and what a lesson has not taught yet.
    pub rules: TableRules,
    /// From which the rest is dealt.
    pub seed: u64,
    /// Who is East.
    pub east: Seat,
    /// What each player has won or lost before.
    pub scores: BySeat<i32>,
    /// What the fifth player, who sits out, has won or lost before.
    pub bettor_score: i32,
    /// The concealed tiles of each player.
    pub racks: BySeat<PlannedRack>,
    /// The exposures of each player, in the order they were made.
    pub exposures: BySeat<Vec<Exposure>>,
    /// Every discard, oldest first. One that was claimed lies in an exposure, not in the middle.
    pub discards: Vec<Discard>,
    /// The tiles that are drawn next, in order.
    pub next_tiles: Vec<Tile>,
    /// How many tiles are left to draw, if it matters; the others are out of play.
    pub wall_left: Option<usize>,
    /// What is going on.
    pub moment: Moment,
}

/// What a player holds in a [`Position`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PlannedRack {
    /// Whatever is dealt.
    #[default]
    Dealt,
    /// These tiles, and what is dealt.
    With(TileCounts),
    /// Exactly these tiles.
    Exactly(TileCounts),
}

/// What is going on in a [`Position`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// Everybody chooses a pass.
    Charleston(CharlestonPass),
    /// Everybody votes on a second Charleston.
    Vote,
    /// Everybody offers a courtesy pass.
    Courtesy,
    /// Everybody puts up to three tiles in the middle.
    Mush,
    /// This player is to draw.
    ToDraw(Seat),
    /// This player holds 14 tiles.
    ToDiscard {
        /// Who.
        seat: Seat,
        /// The tile of the rack that was just drawn; none when East opens, or when the player has
        /// just claimed the newest discard.
        drawn: Option<Tile>,
    },
    /// The newest discard has just been made. When nobody can claim it, the next player is to draw.
    Discarded,
}

impl Position {
    /// A position of `card` with nothing settled: seat 0 is East and opens the play.
    pub fn new(card: Arc<Card>) -> Self {
        Self {
            card,
            rules: TableRules::default(),
            seed: 0,
            east: Seat::FIRST,
            scores: BySeat::default(),
            bettor_score: 0,
            racks: BySeat::default(),
            exposures: BySeat::default(),
            discards: Vec::new(),
            next_tiles: Vec::new(),
            wall_left: None,
            moment: Moment::ToDiscard {
                seat: Seat::FIRST,
                drawn: None,
            },
        }
    }

    /// Who holds 14 tiles, exposures included (rule `turn-13-tiles`).
    fn with_fourteen(&self) -> Option<Seat> {
        match self.moment {
            Moment::Charleston(_) | Moment::Vote | Moment::Courtesy | Moment::Mush => {
                Some(self.east)
            }
            Moment::ToDiscard { seat, .. } => Some(seat),
            Moment::ToDraw(_) | Moment::Discarded => None,
        }
    }

    /// How many concealed tiles a player should have, if the exposures leave any.
    fn rack_size(&self, seat: Seat) -> Option<usize> {
        let hand = if self.with_fourteen() == Some(seat) {
            HAND
        } else {
            RACK
        };
        let exposed: usize = self.exposures[seat]
            .iter()
            .map(|exposure| exposure.tiles().total())
            .sum();
        hand.checked_sub(exposed)
    }

    fn newest_discard(&self) -> Option<Discard> {
        self.discards
            .last()
            .copied()
            .filter(|discard| discard.claimed_by.is_none())
    }

    /// How many tiles have to be dealt to a player.
    fn missing(&self, seat: Seat) -> Option<usize> {
        let held = match &self.racks[seat] {
            PlannedRack::Dealt => 0,
            PlannedRack::With(tiles) | PlannedRack::Exactly(tiles) => tiles.total(),
        };
        self.rack_size(seat)?.checked_sub(held)
    }
}
