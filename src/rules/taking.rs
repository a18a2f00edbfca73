//! When East takes tiles in the deal, and from which stacks of the walls.

use super::{Layer, Seat, WallLayout, WallPlace};

/// A time at which East takes tiles in the deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Taking {
    /// The two stacks beside the break (rule `deal-east-first-four`).
    FirstFour,
    /// Four tiles of the second round (rule `deal-three-rounds`).
    SecondFour,
    /// Four tiles of the third round.
    ThirdFour,
    /// The tops of the first and the third stack that are left (rule `deal-east-first-and-third`); whoever takes one
    /// of them takes the other as well.
    LastTwo,
}

/// What is wrong with a stack from which East takes tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Misplaced {
    /// It was counted off with the dice and stays until the end (rule `break-reserve-kept-last`).
    Counted,
    /// Its tiles go to the players who take after East in the same round (rule `deal-order-right`).
    Others,
    /// It stands where nobody takes tiles yet: it leaves a gap in the wall.
    Gap,
}

impl Taking {
    /// All of them, in order.
    pub const ALL: [Self; 4] = [
        Self::FirstFour,
        Self::SecondFour,
        Self::ThirdFour,
        Self::LastTwo,
    ];

    /// How many tiles everybody has taken before, all together.
    pub const fn tiles_dealt(self) -> usize {
        4 * self.tiles_held()
    }

    /// How many tiles each player holds before.
    pub const fn tiles_held(self) -> usize {
        match self {
            Self::FirstFour => 0,
            Self::SecondFour => 4,
            Self::ThirdFour => 8,
            Self::LastTwo => 12,
        }
    }

    /// The time after it; none after the last.
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::FirstFour => Some(Self::SecondFour),
            Self::SecondFour => Some(Self::ThirdFour),
            Self::ThirdFour => Some(Self::LastTwo),
            Self::LastTwo => None,
        }
    }

    /// Where the first tile stands that East takes then from these walls, whatever was taken from them.
    pub fn first_tile(self, walls: WallLayout) -> Option<WallPlace> {
        walls.when_taken(self.tiles_dealt()).next()
    }

    /// What is wrong with taking tiles from this stack of a player's wall, counted from 0 at that player's right
    /// end; nothing where it is the one to begin with, or the other one of the last two.
    pub fn mistake(self, walls: WallLayout, seat: Seat, stack: usize) -> Option<Misplaced> {
        let top = WallPlace {
            seat,
            stack,
            layer: Layer::Top,
        };
        let before = walls.taken_before(top);
        let ring = walls.taken() + walls.left();
        if before + 2 * walls.reserve() >= ring {
            return Some(Misplaced::Counted);
        }
        let after = before.checked_sub(self.tiles_dealt());
        match (self, after) {
            (_, Some(0)) | (Self::LastTwo, Some(4)) => None,
            (Self::LastTwo, Some(2)) => Some(Misplaced::Others),
            (Self::FirstFour | Self::SecondFour | Self::ThirdFour, Some(4..16)) => {
                Some(Misplaced::Others)
            }
            _ => Some(Misplaced::Gap),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::wall::Wall;
    use crate::tile::Tile;

    /// How many stacks are counted off.
    const COUNTED: usize = 7;

    /// Walls that the first player, who is East, has broken.
    fn walls() -> WallLayout {
        let tiles = vec![Tile::Joker; 152];
        Wall::new(tiles, 152, Seat::FIRST, [4, 3]).layout()
    }

    #[test]
    fn east_takes_from_right_beside_the_break_and_then_where_the_others_stopped() {
        let walls = walls();
        let first = Taking::FirstFour.first_tile(walls).unwrap();
        assert_eq!((first.seat, first.stack), (Seat::FIRST, COUNTED));
        let second = Taking::SecondFour.first_tile(walls).unwrap();
        assert_eq!((second.seat, second.stack), (Seat::FIRST, COUNTED + 8));
    }

    #[test]
    fn a_stack_is_counted_off_or_the_others_or_leaves_a_gap() {
        let walls = walls();
        let own = |taking: Taking, stack| taking.mistake(walls, Seat::FIRST, stack);
        assert_eq!(own(Taking::FirstFour, COUNTED), None);
        assert_eq!(
            own(Taking::FirstFour, COUNTED - 1),
            Some(Misplaced::Counted)
        );
        assert_eq!(own(Taking::FirstFour, 0), Some(Misplaced::Counted));
        assert_eq!(own(Taking::FirstFour, COUNTED + 1), Some(Misplaced::Gap));
        assert_eq!(own(Taking::FirstFour, COUNTED + 2), Some(Misplaced::Others));
        assert_eq!(own(Taking::FirstFour, COUNTED + 8), Some(Misplaced::Gap));
        let last = Taking::LastTwo.first_tile(walls).unwrap();
        assert_eq!(last.seat, Seat::FIRST.left());
        let at = |beyond| Taking::LastTwo.mistake(walls, last.seat, last.stack + beyond);
        assert_eq!(at(0), None);
        assert_eq!(at(1), Some(Misplaced::Others));
        assert_eq!(at(2), None, "the first and the third");
        assert_eq!(at(3), Some(Misplaced::Gap));
    }
}
