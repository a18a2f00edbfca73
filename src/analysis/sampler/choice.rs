//! Which hand somebody is dealt towards.

use rand::rngs::ChaCha8Rng;

use super::chance;
use crate::analysis::past::Past;
use crate::analysis::{Bonds, CompiledCard, Need};
use crate::rules::below;
use crate::tile::TileCounts;

/// How much less likely a hand is chosen for each tile that it is farther.
const FARTHER: f32 = 0.4;

/// How much less likely for each tile by which it cannot be come as near to as wanted.
const OUT_OF_REACH: f32 = 0.02;

/// How many hands are looked at to choose one.
const LOOKED_AT: usize = 16;

/// How much the ease of the last missing tiles counts, as a power shared among them.
const EASE_COUNTS: f32 = 2.0;

/// No more copies of a tile make it come more easily.
const MOST_COUNT: u8 = 3;

/// How easily a tile that must be drawn comes, beside one that may be claimed or be a joker.
const NATURAL_COMES: f32 = 0.4;

/// What decides which hand somebody is dealt towards.
pub(super) struct Choice<'a> {
    pub(super) card: &'a CompiledCard,
    pub(super) bonds: &'a Bonds,
    pub(super) past: &'a Past,
    pub(super) rack: &'a TileCounts,
    pub(super) pile: &'a TileCounts,
    pub(super) wanted: u8,
}

impl Choice<'_> {
    /// One of the hands that the rack is near to, and how far it is: rather one that is nearer.
    pub(super) fn hand(
        &self,
        least: u8,
        near: &[(usize, u8)],
        rng: &mut ChaCha8Rng,
    ) -> Option<(usize, u8)> {
        let mut chosen = None;
        let mut all = 0.0;
        for _ in 0..LOOKED_AT {
            let place = below(rng, near.len() as u32) as usize;
            let &(hand, distance) = near.get(place)?;
            let weight = FARTHER.powi(i32::from(distance - least)) * self.weight(hand, distance);
            all += weight;
            if chance(rng) * all <= weight {
                chosen = Some((hand, distance));
            }
        }
        chosen
    }

    /// Hardly ever one of which tiles were thrown away, or that cannot be come as near to as wanted;
    /// rather one whose last missing tiles come easily.
    fn weight(&self, hand: usize, distance: u8) -> f32 {
        let concealed = self.card.card_line(hand).concealed;
        let mut weight = 1.0_f32;
        let mut there = 0;
        let mut eases = [0.0_f32; 14];
        let mut lacks = 0;
        for need in self.card.open_needs(hand, self.bonds) {
            let wants = need.naturals + need.joker_places;
            if wants == 0 {
                continue;
            }
            weight *= self.past.leaves_hand(need.tile.index());
            let left = self.pile[need.tile];
            let lack = wants.saturating_sub(self.rack[need.tile]);
            there += lack.min(left);
            for _ in 0..lack {
                if let Some(ease) = eases.get_mut(lacks) {
                    *ease = ease_of(need, left, concealed);
                    lacks += 1;
                }
            }
        }
        let nearest = distance.saturating_sub(there);
        weight *= OUT_OF_REACH.powi(i32::from(nearest.saturating_sub(self.wanted)));
        let eases = &mut eases[..lacks];
        eases.sort_unstable_by(|one, other| other.total_cmp(one));
        let last = eases.iter().take(usize::from(self.wanted));
        weight
            * last
                .product::<f32>()
                .powf(EASE_COUNTS / f32::from(self.wanted.max(1)))
    }
}

/// How easily a tile of this part of a hand comes, of which so many are left.
pub(super) fn ease_of(need: Need, left: u8, concealed: bool) -> f32 {
    // Of what there are more copies, more players want some.
    let left = f32::from(left.min(MOST_COUNT));
    if need.naturals > 0 {
        NATURAL_COMES * left.max(0.05)
    } else if concealed {
        NATURAL_COMES * (left + 0.5)
    } else {
        left + 0.4
    }
}
