//! The chance to win with a line, as a drill tells of it.

use super::{in_percent_of, line_in_sentence};
use crate::card::{Card, LineIndex};
use crate::drill::LineChance;
use crate::locale::Message;
use crate::msg;

/// What comes of a line that is only mentioned, by its number among the choices, counted from 1.
pub fn drill_other_line(card: &Card, number: usize, line: LineIndex, of: LineChance) -> Message {
    msg!(
        "drill-other-line",
        number = number,
        line = line_in_sentence(card, line),
        chance = in_percent_of(f32::from(of.chance) / 1000.0)
    )
}

/// The chance to win with a line, and what it comes from.
pub(super) fn chance_of_line(of: LineChance) -> Message {
    msg!(
        "drill-chance-of-line",
        chance = in_percent_of(f32::from(of.chance) / 1000.0),
        missing = of.missing,
        claimed = match of.drawn {
            0 => "all",
            drawn if drawn == of.missing => "none",
            _ => "some",
        },
        drawn = of.drawn,
        live = of.live
    )
}
