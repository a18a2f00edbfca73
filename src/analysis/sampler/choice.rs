//! Which hand somebody is dealt towards.

use crate::card::HandIndex;
use rand::rngs::ChaCha8Rng;

use super::chance;
use crate::analysis::past::Past;
use crate::analysis::{CompiledCard, ExposedGroups, Odds};
use crate::rules::below;
use crate::tile::TileCounts;

/// How much less likely a hand is chosen for each tile that it is farther, its chance apart.
const FARTHER: f32 = 0.4;

/// How much less likely for each tile by which it cannot be come as near to as wanted.
const OUT_OF_REACH: f32 = 0.02;

/// How many hands are looked at to choose one.
const LOOKED_AT: usize = 32;

/// What decides which hand somebody is dealt towards.
pub(super) struct HandChoice<'a> {
    pub(super) card: &'a CompiledCard,
    pub(super) odds: &'a Odds,
    pub(super) exposed: &'a ExposedGroups,
    pub(super) past: &'a Past,
    pub(super) rack: &'a TileCounts,
    pub(super) pile: &'a TileCounts,
    pub(super) wanted: u8,
    /// What power of its chance makes a hand likely to be chosen.
    pub(super) power: f32,
}

impl HandChoice<'_> {
    /// One of the hands that the rack is near to, and how far it is: rather one that is nearer.
    pub(super) fn hand(
        &self,
        least: u8,
        near: &[(HandIndex, u8)],
        rng: &mut ChaCha8Rng,
    ) -> Option<(HandIndex, u8)> {
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

    /// Rather one that is likely to be finished; hardly ever one of which tiles were thrown away, or that
    /// cannot be come as near to as wanted.
    fn weight(&self, hand: HandIndex, distance: u8) -> f32 {
        let mut there = 0;
        let mut weight = 1.0_f32;
        for need in self.card.open_needs(hand, self.exposed) {
            let wants = need.naturals + need.joker_places;
            if wants > 0 {
                weight *= self.past.leaves_hand(need.tile.index());
                let lack = wants.saturating_sub(self.rack[need.tile]);
                there += lack.min(self.pile[need.tile]);
            }
        }
        let nearest = distance.saturating_sub(there);
        weight *= OUT_OF_REACH.powi(i32::from(nearest.saturating_sub(self.wanted)));
        let needs = self.card.open_needs(hand, self.exposed);
        let concealed = self.card.card_line(hand).concealed;
        weight
            * self
                .odds
                .of_hand(needs, self.rack, concealed)
                .powf(self.power)
    }
}
