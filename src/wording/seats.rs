//! Where players sit around the table, seen from the learner.

use crate::locale::Message;
use crate::msg;
use crate::rules::Seat;

/// Where a player sits, seen from the learner, with their wind when it is known who is East.
pub fn seat_around(seat: Seat, east: Option<Seat>) -> Message {
    let place = match Seat::FIRST.steps_to(seat) {
        0 => "own",
        1 => "right",
        2 => "across",
        _ => "left",
    };
    match east {
        None => msg!("table-place", place = place),
        Some(east) => {
            let wind = ["east", "south", "west", "north"][east.steps_to(seat) % 4];
            let place = msg!("table-place", place = place);
            msg!("lesson-seat-wind", place = place, wind = wind)
        }
    }
}

/// The four players around a table, in one sentence.
pub fn seats_around(east: Option<Seat>) -> Message {
    let [own, right, across, left] = Seat::ALL.map(|seat| seat_around(seat, east));
    msg!(
        "lesson-seats",
        own = own,
        right = right,
        across = across,
        left = left
    )
}
