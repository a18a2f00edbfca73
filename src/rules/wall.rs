//! The walls: one ring of stacks, broken by the dice.
//!
//! Each player's wall has stacks of two tiles, counted from its right-hand end. Tiles are taken
//! clockwise: first what is left of East's wall to the left of the break, then the walls of North,
//! West and South, and last the stacks that East kept back (rules `wall-direction-left`,
//! `break-reserve-kept-last`). Players take them counterclockwise.

use super::Seat;
use crate::tile::Tile;

/// How many stacks each player's wall has (rule `wall-19-by-2`).
pub const STACKS: usize = 19;

/// How many tiles a ring of four walls has.
const RING: usize = 4 * STACKS * 2;

/// A layer of a stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Layer {
    /// The upper tile, taken first (rule `pick-top-then-bottom`).
    Top,
    /// The lower tile.
    Bottom,
}

/// A place in the walls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct WallPlace {
    /// In front of whom.
    pub seat: Seat,
    /// Which stack, counted from 0 at that player's right-hand end.
    pub stack: usize,
    /// Which tile of the stack.
    pub layer: Layer,
}

/// How the walls look to everybody: no tile, only where tiles still stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WallLayout {
    east: Seat,
    reserve: usize,
    left: usize,
}

impl WallLayout {
    /// How many tiles are left to draw.
    pub const fn left(self) -> usize {
        self.left
    }

    /// How many stacks East kept back: the roll of the dice (rule `break-dice-count`).
    pub const fn reserve(self) -> usize {
        self.reserve
    }

    /// How many tiles have been taken.
    pub const fn taken(self) -> usize {
        RING.saturating_sub(self.left)
    }

    /// The same walls when `taken` tiles had been taken from them.
    #[must_use]
    pub const fn when_taken(self, taken: usize) -> Self {
        Self {
            left: RING.saturating_sub(taken),
            ..self
        }
    }

    /// Where the next tile stands, if one is left (rule `pick-next-tile`).
    pub fn next(self) -> Option<WallPlace> {
        (self.left > 0).then(|| self.place(RING.saturating_sub(self.left)))
    }

    /// Where the tile stands that is taken after `taken` others.
    fn place(self, taken: usize) -> WallPlace {
        let in_ring = (taken + 2 * self.reserve) % RING;
        WallPlace {
            // Clockwise, to East's left, comes North's wall, then West's and South's.
            seat: self.east.steps_right(4 - in_ring / (2 * STACKS)),
            stack: in_ring / 2 % STACKS,
            layer: if in_ring.is_multiple_of(2) {
                Layer::Top
            } else {
                Layer::Bottom
            },
        }
    }

    /// Whether a tile still stands at a place.
    pub fn stands(self, place: WallPlace) -> bool {
        let wall = place.seat.steps_to(self.east);
        let in_ring = (wall * STACKS + place.stack) * 2 + place.layer as usize;
        let order = (in_ring + RING - 2 * self.reserve) % RING;
        order + self.left >= RING
    }

    /// How many tiles stand in front of a player, 0 to 38.
    pub fn tiles_before(self, seat: Seat) -> usize {
        (0..STACKS)
            .map(|stack| usize::from(self.tiles_in(seat, stack)))
            .sum()
    }

    /// How many tiles a stack still has, 0 to 2; stacks count from 0 at the player's right-hand end.
    pub fn tiles_in(self, seat: Seat, stack: usize) -> u8 {
        [Layer::Top, Layer::Bottom]
            .into_iter()
            .map(|layer| u8::from(self.stands(WallPlace { seat, stack, layer })))
            .sum()
    }
}

/// The tiles that are left to draw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Wall {
    /// Last the tile that is drawn next.
    upcoming: Vec<Tile>,
    east: Seat,
    reserve: usize,
}

impl Wall {
    /// A wall of these tiles, first the one that is drawn next.
    pub(super) fn new(mut tiles: Vec<Tile>, east: Seat, dice: [u8; 2]) -> Self {
        tiles.reverse();
        Self {
            upcoming: tiles,
            east,
            reserve: dice.iter().map(|&die| usize::from(die)).sum(),
        }
    }

    pub(super) fn draw(&mut self) -> Option<Tile> {
        self.upcoming.pop()
    }

    pub(super) fn left(&self) -> usize {
        self.upcoming.len()
    }

    pub(super) fn layout(&self) -> WallLayout {
        WallLayout {
            east: self.east,
            reserve: self.reserve,
            left: self.upcoming.len(),
        }
    }

    /// The tiles that are left, in no order that says anything.
    pub(super) fn tiles_mut(&mut self) -> &mut [Tile] {
        &mut self.upcoming
    }

    pub(super) fn tiles(&self) -> &[Tile] {
        &self.upcoming
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(reserve: usize, left: usize) -> WallLayout {
        WallLayout {
            east: Seat::FIRST,
            reserve,
            left,
        }
    }

    #[test]
    fn the_break_leaves_easts_reserve_for_the_end() {
        let fresh = layout(7, RING);
        let first = fresh.next().unwrap();
        assert_eq!(
            (first.seat, first.stack, first.layer),
            (Seat::FIRST, 7, Layer::Top)
        );
        let last = layout(7, 1).next().unwrap();
        assert_eq!(
            (last.seat, last.stack, last.layer),
            (Seat::FIRST, 6, Layer::Bottom)
        );
    }

    #[test]
    fn walls_are_used_up_clockwise() {
        let east = Seat::FIRST;
        let order: Vec<_> = (1..=RING)
            .rev()
            .filter_map(|left| layout(2, left).next())
            .map(|place| place.seat)
            .collect();
        let mut walls = order.clone();
        walls.dedup();
        assert_eq!(
            walls,
            [east, east.left(), east.across(), east.right(), east]
        );
    }

    #[test]
    fn after_the_deal_a_roll_of_eleven_leaves_one_tile_before_north() {
        let north = Seat::FIRST.left();
        assert_eq!(layout(11, 99).tiles_before(north), 1);
        assert_eq!(layout(2, 99).tiles_before(north), 19);
        assert_eq!(layout(12, 99).tiles_before(north), 0);
        assert_eq!(layout(12, 99).tiles_before(north.left()), 37);
        assert_eq!(layout(11, 99).tiles_before(Seat::FIRST), 22);
    }
}
