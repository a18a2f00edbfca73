//! The four places at the table.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use crate::tile::Wind;

/// A place at the table. Places are counted counterclockwise, the way play goes: each next one is to
/// the right of the one before (rule `turn-ccw`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// All seats, to the right from the first.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The first seat: the learner's, when there is one.
    pub const FIRST: Self = Self(0);

    /// The place as a number, 0 to 3.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places to the right.
    #[must_use]
    pub const fn steps_right(self, steps: usize) -> Self {
        Self(((self.0 as usize + steps) % 4) as u8)
    }

    /// The next player in turn.
    #[must_use]
    pub const fn right(self) -> Self {
        self.steps_right(1)
    }

    /// The player opposite.
    #[must_use]
    pub const fn across(self) -> Self {
        self.steps_right(2)
    }

    /// The player before in turn.
    #[must_use]
    pub const fn left(self) -> Self {
        self.steps_right(3)
    }

    /// How many places to the right of `self` the other sits, 0 to 3.
    pub const fn steps_to(self, other: Self) -> usize {
        (other.0 as usize + 4 - self.0 as usize) % 4
    }

    /// The wind of this seat when `east` is East: to East's right sit South, West and North
    /// (rule `seat-names-ccw`).
    pub fn wind(self, east: Self) -> Wind {
        mark!(SEAT_NAMES_CCW);
        match east.steps_to(self) {
            0 => Wind::East,
            1 => Wind::South,
            2 => Wind::West,
            _ => Wind::North,
        }
    }
}

/// One value for each seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct BySeat<T>(pub [T; 4]);

impl<T> BySeat<T> {
    /// Makes the value of each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::ALL.map(&mut make))
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// A text that is no seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a seat is 0, 1, 2 or 3")]
pub struct ParseSeatError;

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "0" => Ok(Self(0)),
            "1" => Ok(Self(1)),
            "2" => Ok(Self(2)),
            "3" => Ok(Self(3)),
            _ => Err(ParseSeatError),
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.0)
    }
}
