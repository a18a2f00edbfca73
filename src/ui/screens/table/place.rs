//! Where a player sits, seen from the learner, for texts that call players by their place.

use super::LEARNER;
use crate::rules::Seat;

/// The place of `seat` as texts know it: `own`, `right`, `across` or `left`.
pub(super) fn place_of(seat: Seat) -> &'static str {
    match LEARNER.steps_to(seat) {
        0 => "own",
        1 => "right",
        2 => "across",
        _ => "left",
    }
}
