//! Where a player sits, seen from the learner, for texts that call players by their place.

use super::LEARNER;
use crate::locale::Message;
use crate::rules::Seat;

/// The message with the place of `seat` as its variable `place`: `own`, `right`, `across` or `left`.
pub(super) fn at_place(message: Message, seat: Seat) -> Message {
    message.with(
        "place",
        match LEARNER.steps_to(seat) {
            0 => "own",
            1 => "right",
            2 => "across",
            _ => "left",
        },
    )
}
