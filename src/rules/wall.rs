//! The walls: one ring of stacks, broken by the dice.
//!
//! Each player's wall has stacks of two tiles, counted from its right-hand end. Tiles are taken
//! clockwise: first what is left of East's wall to the left of the break, then the walls of North,
//! West and South, and last the stacks that East kept back (rules `wall-direction-left`,
//! `break-reserve-kept-last`). Players take them counterclockwise.

use super::Seat;
use crate::tile::Tile;

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
    /// How many tiles all walls had at first.
    ring: usize,
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

    /// Whether only the tiles are left that East kept back: the last wall.
    pub const fn is_last(self) -> bool {
        self.left <= 2 * self.reserve
    }

    /// How many tiles have been taken.
    pub const fn taken(self) -> usize {
        debug_assert!(self.left <= self.ring, "no more are left than there were");
        self.ring.saturating_sub(self.left)
    }

    /// The same walls when `taken` tiles had been taken from them.
    #[must_use]
    pub const fn when_taken(self, taken: usize) -> Self {
        debug_assert!(taken <= self.ring, "no more are taken than there were");
        Self {
            left: self.ring.saturating_sub(taken),
            ..self
        }
    }

    /// Where the next tile stands, if one is left (rule `pick-next-tile`).
    pub fn next(self) -> Option<WallPlace> {
        (self.left > 0).then(|| self.place(self.taken()))
    }

    /// How many stacks a player's wall has at first: 19 (rule `wall-19-by-2`), or more with more
    /// tiles; where they cannot all be equally long, those that are broken first are the longer ones.
    pub fn stacks(self, seat: Seat) -> usize {
        mark!(WALL_19_BY_2);
        self.stacks_of_wall(self.wall_of(seat))
    }

    /// How many walls are taken before that of `seat`, but for East's reserve: clockwise, to East's
    /// left, comes North's wall, then West's and South's.
    fn wall_of(self, seat: Seat) -> usize {
        seat.steps_to(self.east)
    }

    fn stacks_of_wall(self, wall: usize) -> usize {
        let stacks = self.ring.div_ceil(2);
        stacks / 4 + usize::from(wall < stacks % 4)
    }

    /// How many stacks the walls before this one have.
    fn stacks_before(self, wall: usize) -> usize {
        (0..wall).map(|before| self.stacks_of_wall(before)).sum()
    }

    /// Where the tile stands that is taken after `taken` others.
    fn place(self, taken: usize) -> WallPlace {
        let in_ring = (taken + 2 * self.reserve) % self.ring.max(1);
        let stack = in_ring / 2;
        let wall = (1..4)
            .rfind(|&wall| self.stacks_before(wall) <= stack)
            .unwrap_or(0);
        if wall > 0 {
            mark!(DEAL_NEXT_WALL_LEFT, SERVE_NEXT_LEFT, WALL_DIRECTION_LEFT);
        }
        if taken + 2 * self.reserve >= self.ring {
            mark!(SERVE_RESERVE_LAST);
        }
        let layer = if in_ring.is_multiple_of(2) {
            Layer::Top
        } else {
            mark!(PICK_TOP_THEN_BOTTOM);
            Layer::Bottom
        };
        WallPlace {
            seat: self.east.steps_right(4 - wall),
            stack: stack - self.stacks_before(wall),
            layer,
        }
    }

    /// How many tiles are taken before the one at a place.
    pub(super) fn taken_before(self, place: WallPlace) -> usize {
        (self.in_ring(place) + self.ring).saturating_sub(2 * self.reserve) % self.ring.max(1)
    }

    /// How many tiles stand in the ring before this place, from the right end of East's wall.
    fn in_ring(self, place: WallPlace) -> usize {
        let stack = self.stacks_before(self.wall_of(place.seat)) + place.stack;
        stack * 2 + place.layer as usize
    }

    /// Whether a tile still stands at a place.
    pub fn stands(self, place: WallPlace) -> bool {
        place.stack < self.stacks(place.seat)
            && self.in_ring(place) < self.ring
            && self.taken_before(place) + self.left >= self.ring
    }

    /// How many tiles stand in front of a player.
    pub fn tiles_before(self, seat: Seat) -> usize {
        (0..self.stacks(seat))
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
    /// How many tiles all walls had at first.
    ring: usize,
}

impl Wall {
    /// A wall of these tiles, first the one that is drawn next, left over from a ring of so many.
    pub(super) fn new(mut tiles: Vec<Tile>, ring: usize, east: Seat, dice: [u8; 2]) -> Self {
        tiles.reverse();
        Self {
            upcoming: tiles,
            east,
            reserve: dice.iter().map(|&die| usize::from(die)).sum(),
            ring,
        }
    }

    /// The same wall with other tiles, first the one that is drawn next.
    pub(super) fn with_tiles(&self, mut tiles: Vec<Tile>) -> Self {
        tiles.reverse();
        Self {
            upcoming: tiles,
            ..*self
        }
    }

    pub(super) fn draw(&mut self) -> Option<Tile> {
        mark!(PICK_NEXT_TILE);
        self.upcoming.pop()
    }

    /// Puts the tile back that was drawn last.
    pub(super) fn put_back(&mut self, tile: Tile) {
        mark!(PICK_RETURNED_EXACTLY);
        self.upcoming.push(tile);
    }

    pub(super) fn left(&self) -> usize {
        self.upcoming.len()
    }

    pub(super) fn layout(&self) -> WallLayout {
        WallLayout {
            east: self.east,
            reserve: self.reserve,
            left: self.upcoming.len(),
            ring: self.ring,
        }
    }

    pub(super) fn tiles(&self) -> &[Tile] {
        &self.upcoming
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RING: usize = 152;

    fn layout(reserve: usize, left: usize) -> WallLayout {
        WallLayout {
            east: Seat::FIRST,
            reserve,
            left,
            ring: RING,
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

    #[test]
    fn with_other_sets_every_tile_has_a_place_of_its_own() {
        for (ring, stacks) in [(154, 20), (157, 20), (160, 20), (162, 21)] {
            let layout = |left| WallLayout {
                ring,
                ..layout(5, left)
            };
            assert_eq!(layout(ring).stacks(Seat::FIRST), stacks);
            for left in (0..=ring).rev() {
                let standing: usize = Seat::ALL
                    .into_iter()
                    .map(|seat| layout(left).tiles_before(seat))
                    .sum();
                assert_eq!(standing, left, "of {ring}");
                if let Some(next) = layout(left).next() {
                    assert!(layout(left).stands(next));
                    assert!(!layout(left - 1).stands(next));
                }
            }
        }
    }
}
