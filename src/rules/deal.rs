//! Building the walls, breaking them, dealing.

use super::shuffle::{Chance, roll_dice, shuffle};
use super::wall::Wall;
use super::{BySeat, Game, Setup};
use crate::tile::{Tile, TileCounts, TileSet};

/// How many tiles a player takes at a time: two stacks (rule `deal-east-first-four`).
const AT_A_TIME: usize = 4;

/// All tiles face down, mixed, as the ring of walls: from the right-hand end of East's wall
/// clockwise, of each stack the top first (rules `mix-face-down`, `wall-19-by-2`).
pub fn build_walls(set: TileSet, seed: u64) -> Vec<Tile> {
    let mut ring: Vec<Tile> = set.counts().tiles().collect();
    mark!(MIX_FACE_DOWN);
    shuffle(&mut ring, &mut Chance::Wall.rng(seed));
    ring
}

/// Deals: three rounds of four tiles to each to the right, then East the tops of the first and third
/// stack, South the bottom of the first, West the top of the second and North its bottom.
pub(super) fn deal(setup: Setup) -> Game {
    let dice = roll_dice(&mut Chance::Break.rng(setup.seed));
    let kept_back: usize = dice.iter().map(|&die| usize::from(die)).sum();
    let mut ring = build_walls(setup.rules.tile_set(), setup.seed);
    let tiles_in_ring = ring.len();
    mark!(BREAK_DICE_COUNT, BREAK_RESERVE_KEPT_LAST);
    ring.rotate_left(2 * kept_back);

    let mut racks = BySeat([TileCounts::EMPTY; 4]);
    let mut tiles = ring.into_iter();
    mark!(DEAL_EAST_FIRST_FOUR, DEAL_ORDER_RIGHT, DEAL_THREE_ROUNDS);
    for _round in 0..3 {
        for steps in 0..4 {
            racks[setup.east.steps_right(steps)].extend(tiles.by_ref().take(AT_A_TIME));
        }
    }
    // The tops of the first and third stack are the first and fifth tile of those left.
    mark!(DEAL_EAST_FIRST_AND_THIRD, DEAL_LAST_SINGLES);
    for steps in [0, 1, 2, 3, 0] {
        racks[setup.east.steps_right(steps)].extend(tiles.next());
    }
    mark!(DEAL_FINAL_COUNTS, DEAL_LEFT_OVER_DEPENDS_ON_DICE);
    let wall = Wall::new(tiles.collect(), tiles_in_ring, setup.east, dice);
    Game::start(setup, dice, wall, racks)
}
