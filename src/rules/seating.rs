//! Who sits where, when five people play (rule `bet-rotation`).

use super::{BySeat, Seat};

/// One of the people at a table, counted from 0; the first four sit down first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Person(u8);

impl Person {
    /// How many people there can be.
    pub const MOST: usize = 5;

    /// The place of this person among all, 0 to 4.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Who sits where and who sits out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seating {
    /// Who plays at each seat.
    pub at: BySeat<Person>,
    /// Who sits out and may bet; nobody when four people play.
    pub bettor: Option<Person>,
}

impl Seating {
    /// How people sit down for the first game.
    pub(super) fn first(with_bettor: bool) -> Self {
        Self {
            at: BySeat::from_fn(|seat| Person(seat.index() as u8)),
            bettor: with_bettor.then_some(Person(4)),
        }
    }

    /// After a game East gets up to be the next bettor, and the bettor takes the empty seat.
    pub(super) fn after_game(mut self, east: Seat) -> Self {
        if let Some(bettor) = &mut self.bettor {
            mark!(BET_ROTATION);
            std::mem::swap(bettor, &mut self.at[east]);
        }
        self
    }
}
