//! What the players are called.

use crate::locale::{Message, MessageArgument};
use crate::msg;
use crate::play::Opponent;
use crate::rules::{BySeat, Seat};

/// What the players of a game are called: you, or by their first names; where they have none, by the winds of their
/// seats, and where these are not known, by their places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Names {
    /// Who is East, if the winds of the seats are known.
    pub east: Option<Seat>,
    /// Who is spoken to, if one of the four is.
    pub you: Option<Seat>,
    /// Who the others are, where they have first names.
    pub people: BySeat<Option<Opponent>>,
}

impl Names {
    /// As the learner is told it.
    pub const fn for_learner(east: Seat) -> Self {
        Self {
            east: Some(east),
            you: Some(Seat::FIRST),
            people: BySeat([None; 4]),
        }
    }

    /// As a learner is told it who does not know the winds of the seats.
    pub const fn by_place() -> Self {
        Self {
            east: None,
            you: Some(Seat::FIRST),
            people: BySeat([None; 4]),
        }
    }

    /// As somebody is told it who looks on.
    pub const fn for_onlooker(east: Seat) -> Self {
        Self {
            east: Some(east),
            you: None,
            people: BySeat([None; 4]),
        }
    }

    /// A player: "you", "Rosa", "East" or "the player on your right".
    pub fn name(self, seat: Seat) -> Message {
        if self.you == Some(seat) {
            msg!("seat-you")
        } else {
            self.other(seat)
        }
    }

    /// A player who is not spoken to.
    fn other(self, seat: Seat) -> Message {
        match (self.people[seat], self.east) {
            (Some(opponent), _) => super::opponent_name(opponent),
            (None, Some(east)) => msg!("seat-called", wind = super::seat(seat, east)),
            (None, None) => msg!("seat-at", place = place_of(seat)),
        }
    }

    /// A sentence of which this player is the subject. Its variable `who` is `you` or `other`, by
    /// which languages choose the form of the verb; `seat` is what the player is called.
    pub(super) fn subject(self, sentence: Message, seat: Seat) -> Message {
        sentence
            .with("who", self.who(seat))
            .with("seat", MessageArgument::from(self.other(seat)))
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

/// Where a player sits, seen from the learner, as texts know it: `own`, `right`, `across` or `left`.
pub fn place_of(seat: Seat) -> &'static str {
    match Seat::FIRST.steps_to(seat) {
        0 => "own",
        1 => "right",
        2 => "across",
        _ => "left",
    }
}
