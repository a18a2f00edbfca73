//! Who sits where, and who is East.

use super::{BySeat, Seat};

/// One of the people at a table, counted from 0; the first four sit down first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Person(u8);

impl Person {
    /// All people there can be.
    pub const ALL: [Self; 5] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// How many people there can be.
    pub const MOST: usize = Self::ALL.len();

    /// The first person: the learner, when there is one.
    pub const FIRST: Self = Self(0);

    /// The place of this person among all, 0 to 4.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Who sits where, who is East, and who sits out.
///
/// The seats are counted from where [`Person::FIRST`] sits: whenever the first person plays, they sit
/// at [`Seat::FIRST`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seating {
    /// Who is East.
    pub east: Seat,
    /// Who plays at each seat.
    pub at: BySeat<Person>,
    /// Who sits out and may bet (rule `players-fifth-bettor`); nobody when four people play.
    pub bettor: Option<Person>,
}

impl Seating {
    /// How people sit down for the first game.
    pub(super) fn first(east: Seat, with_bettor: bool) -> Self {
        let [first, second, third, fourth, fifth] = Person::ALL;
        Self {
            east,
            at: BySeat([first, second, third, fourth]),
            bettor: with_bettor.then_some(fifth),
        }
    }

    /// After a game East gets up to be the next bettor, the bettor takes the empty seat (rule
    /// `bet-rotation`), and the player to the right is East, won or not (rules
    /// `east-passes-right-always`, `east-passes-after-wall-game`).
    pub(super) fn after_game(mut self) -> Self {
        if let Some(bettor) = &mut self.bettor {
            mark!(BET_ROTATION);
            std::mem::swap(bettor, &mut self.at[self.east]);
        }
        mark!(EAST_PASSES_RIGHT_ALWAYS);
        self.east = self.east.right();
        self.counted_from_first_person()
    }

    /// Where this person sits; nowhere who sits out.
    pub fn seat_of(&self, person: Person) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.at[*seat] == person)
    }

    fn counted_from_first_person(self) -> Self {
        let Some(first) = self.seat_of(Person::FIRST) else {
            return self;
        };
        Self {
            east: Seat::FIRST.steps_right(first.steps_to(self.east)),
            at: BySeat::from_fn(|seat| self.at[first.steps_right(seat.index())]),
            bettor: self.bettor,
        }
    }
}
