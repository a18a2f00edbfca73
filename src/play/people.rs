//! Who the people at the table are.

use super::{Opponent, Session};
use crate::rules::{BySeat, Person, Seat};

impl Session {
    /// The same table where nobody has a name: the others are called by their seats.
    #[must_use]
    pub const fn without_names(mut self) -> Self {
        self.people = None;
        self
    }

    /// Who plays at each seat, in a match: nobody at the learner's own, and nobody anywhere where a position
    /// was set up.
    pub fn people(&self) -> BySeat<Option<Opponent>> {
        BySeat::from_fn(|seat| self.opponent_at(seat))
    }

    /// Who sits out and may bet, unless it is the learner.
    pub fn betting_opponent(&self) -> Option<Opponent> {
        self.opponent(self.seating.bettor?)
    }

    fn opponent_at(&self, seat: Seat) -> Option<Opponent> {
        self.opponent(self.seating.at[seat])
    }

    fn opponent(&self, person: Person) -> Option<Opponent> {
        let place = person.index().checked_sub(1)?;
        self.people?.get(place).copied()
    }
}
