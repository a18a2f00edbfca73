//! A deal that is a good start: for who plays a first game, and should see a hand come together.

use std::sync::Arc;

use super::Session;
use crate::analysis::{CompiledCard, Distances};
use crate::coach;
use crate::rules::{Game, Match, Seat, TableRules};
use crate::tile::Tile;

/// Of so many deals the kindest is taken.
const DEALS: u64 = 96;
/// Of these so many are weighed that lack the fewest tiles: which hand wins most often, the distance alone does not tell,
/// as lines of pairs are near to every rack and seldom made.
const WEIGHED: usize = 16;

/// More jokers than these make a hand of themselves: who has them learns little of the next table.
const JOKERS: u8 = 2;

impl Session {
    /// Of some seeds that follow from this one, the one whose first game deals the learner the rack that wins most often,
    /// without more jokers than people usually have.
    pub fn kind_seed(card: &Arc<CompiledCard>, rules: &TableRules, seed: u64) -> u64 {
        let deal = |seed: u64| {
            let table = Match::new(Arc::clone(card.card()), rules.clone(), seed);
            Game::deal(table.setup())
        };
        let lacks = |seed: &u64| {
            let game = deal(*seed);
            let view = game.view(Seat::FIRST);
            let mut distances = Distances::default();
            card.measure(view.rack(), view.exposures(Seat::FIRST), &mut distances);
            (view.rack()[Tile::Joker] > JOKERS, distances.least())
        };
        let mut seeds: Vec<u64> = (0..DEALS).map(|number| seed.wrapping_add(number)).collect();
        seeds.sort_by_cached_key(lacks);
        seeds.truncate(WEIGHED);
        let chance = |seed: u64| {
            let game = deal(seed);
            let advice = coach::advise(card, game.view(Seat::FIRST));
            advice.best().map_or(0.0, |best| best.estimate.win)
        };
        let weighed = seeds.into_iter().map(|seed| (seed, chance(seed)));
        let kindest = weighed.max_by(|(_, one), (_, other)| one.total_cmp(other));
        kindest.map_or(seed, |(seed, _)| seed)
    }
}
