//! A deal that is a good start: for who plays a first game, and should see a hand come together.

use std::sync::Arc;

use super::Session;
use crate::analysis::{CompiledCard, Distances};
use crate::rules::{Game, Match, Seat, TableRules};
use crate::tile::Tile;

/// Of so many deals the kindest is taken.
const DEALS: u64 = 48;

/// More jokers than these make a hand of themselves: who has them learns little of the next table.
const JOKERS: u8 = 2;

impl Session {
    /// Of some seeds that follow from this one, the one whose first game deals the learner the rack that lacks the
    /// fewest tiles, without more jokers than people usually have.
    pub fn kind_seed(card: &Arc<CompiledCard>, rules: &TableRules, seed: u64) -> u64 {
        let lacks = |seed: &u64| {
            let table = Match::new(Arc::clone(card.card()), rules.clone(), *seed);
            let game = Game::deal(table.setup());
            let view = game.view(Seat::FIRST);
            let mut distances = Distances::default();
            card.measure(view.rack(), view.exposures(Seat::FIRST), &mut distances);
            (view.rack()[Tile::Joker] > JOKERS, distances.least())
        };
        let seeds = (0..DEALS).map(|number| seed.wrapping_add(number));
        seeds.min_by_key(lacks).unwrap_or(seed)
    }
}
