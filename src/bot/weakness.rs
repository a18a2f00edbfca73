//! The mistakes that beginners make again and again.
//!
//! One more is not here, as it is not a matter of chance: a learner never asks what others wait for.

use rand::rngs::ChaCha8Rng;

use super::{Boldness, Constancy, Style};
use crate::rules::below;

/// A mistake that beginners make again and again. None of them breaks a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Weakness {
    /// Counts the tiles that are missing and nothing else: waits for tiles that are gone, and takes a pair
    /// for as easy as any group.
    CountsTilesAlone,
    /// Keeps a tile because many lines want it, instead of one that the nearest line wants.
    SpreadsOverManyHands,
    /// Goes on with the line it has set out for when that cannot be finished any more.
    ClingsToADeadLine,
    /// Passes a tile of a pair because no other of its kind is about.
    BreaksUpAPair,
    /// Stops the Charleston with a hand that it would help, or goes on with one that it breaks up.
    VotesAgainstItsHand,
    /// Claims the first discard that makes a group of a hand it thinks of.
    ClaimsTooEarly,
    /// Claims for a line that has to be concealed, and must then leave it.
    OpensAConcealedHand,
    /// Does not hear a discard that it would claim.
    OverlooksADiscard,
    /// Does not see a joker that it could have for a tile.
    OverlooksAJoker,
    /// Throws one of the tiles it can spare without looking what others have thrown.
    ThrowsWithoutLooking,
}

/// How often a player makes each mistake.
#[derive(Debug, Clone, Copy)]
pub(super) enum Weaknesses {
    /// Never any.
    None,
    /// As a beginner of this style.
    Beginner(Style),
}

impl Weaknesses {
    /// Whether the player makes this mistake, where it could.
    pub(super) fn shows(self, weakness: Weakness, rng: &mut ChaCha8Rng) -> bool {
        match self {
            Self::None => false,
            Self::Beginner(style) => below(rng, 100) < percent(weakness, style),
        }
    }
}

/// How often a beginner makes this mistake where it could, in percent. Found by play: four beginners then
/// finish two games of three, and still notice what they have learnt.
const fn percent(weakness: Weakness, style: Style) -> u32 {
    let is_fixed = matches!(style.constancy, Constancy::Fixed);
    let is_passive = matches!(style.boldness, Boldness::Passive);
    match weakness {
        Weakness::CountsTilesAlone => 60,
        Weakness::SpreadsOverManyHands => [8, 0][is_fixed as usize],
        Weakness::ClingsToADeadLine => [0, 60][is_fixed as usize],
        Weakness::BreaksUpAPair | Weakness::OpensAConcealedHand => 12,
        Weakness::VotesAgainstItsHand => 25,
        Weakness::ClaimsTooEarly => [30, 6][is_passive as usize],
        Weakness::OverlooksADiscard => [8, 20][is_passive as usize],
        Weakness::OverlooksAJoker => 30,
        Weakness::ThrowsWithoutLooking => 35,
    }
}
