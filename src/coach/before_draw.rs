//! What a seat may expect before it draws.

use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

use super::chance_to_win;
use crate::analysis::{CompiledCard, Sampler};
use crate::rules::{Action, Deal, Seat, View};
use crate::tile::{Tile, TileCounts};

/// In how many ways the hidden tiles are laid to find what the wall holds.
const DEALS: usize = 24;

/// The chance to win of a seat that is about to draw: the mean over every tile that can come, each weighed by how much of
/// it the wall is likely to hold: others keep what is worth keeping, jokers first of all. None where the seat cannot draw.
pub fn chance_before_draw(card: &CompiledCard, view: View<'_>) -> Option<f32> {
    let seat = view.seat();
    view.check(&Action::Draw).ok()?;
    let mut chance = ChaCha8Rng::seed_from_u64(view.discards().len() as u64);
    let mut sampler = Sampler::new(card, view);
    let deals: Vec<Deal> = (0..DEALS).map(|_| sampler.deal(&mut chance)).collect();
    let mut in_walls = [0_u32; Tile::KINDS];
    for tile in deals.iter().flat_map(|deal| &deal.wall) {
        in_walls[tile.index()] += 1;
    }
    let known = sampler.hidden().known.0;
    let (mut sum, mut weight) = (0.0, 0.0);
    // What lies elsewhere does not matter for what is reckoned at once.
    let deal = deals.first()?;
    for tile in Tile::ALL {
        let times = in_walls[tile.index()] as f32;
        if times == 0.0 {
            continue;
        }
        let mut game = view.imagine(with_next(deal.clone(), tile, &known)).ok()?;
        let drawn = game.apply(seat, Action::Draw);
        debug_assert!(drawn.is_ok(), "{drawn:?}: it is this seat's turn to draw");
        drawn.ok()?;
        sum += times * chance_to_win(card, game.view(seat));
        weight += times;
    }
    (weight > 0.0).then(|| sum / weight)
}

/// The same deal with this tile the next one of the wall; what is known of the racks stays.
fn with_next(mut deal: Deal, tile: Tile, known: &[TileCounts; 4]) -> Deal {
    if let Some(place) = deal.wall.iter().position(|it| *it == tile) {
        deal.wall.swap(0, place);
        return deal;
    }
    let on_rack = Seat::ALL
        .into_iter()
        .find(|seat| deal.racks[*seat][tile] > known[seat.index()][tile]);
    if let (Some(seat), Some(next)) = (on_rack, deal.wall.first_mut()) {
        deal.racks[seat].take(tile);
        deal.racks[seat].extend([*next]);
        *next = tile;
    }
    deal
}
