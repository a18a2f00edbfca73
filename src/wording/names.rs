//! What the players are called.

use crate::locale::{Message, Value};
use crate::msg;
use crate::rules::Seat;

/// What the players of a game are called: you, or by the winds of their seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Names {
    /// Who is East.
    pub east: Seat,
    /// Who is spoken to, if one of the four is.
    pub you: Option<Seat>,
}

impl Names {
    /// As the learner is told it.
    pub const fn for_learner(east: Seat) -> Self {
        Self {
            east,
            you: Some(Seat::FIRST),
        }
    }

    /// A player: "you" or "East".
    pub fn name(self, seat: Seat) -> Message {
        if self.you == Some(seat) {
            msg!("seat-you")
        } else {
            super::seat(seat, self.east)
        }
    }

    /// A sentence of which this player is the subject. Its variable `who` is `you` or `other`, by
    /// which languages choose the form of the verb; `seat` is the player's wind.
    pub(super) fn subject(self, sentence: Message, seat: Seat) -> Message {
        sentence
            .with("who", self.who(seat))
            .with("seat", Value::from(super::seat(seat, self.east)))
    }

    /// Whether a player is `you` or `other`: by this a language chooses its words about them.
    pub fn who(self, seat: Seat) -> &'static str {
        if self.you == Some(seat) {
            "you"
        } else {
            "other"
        }
    }
}
