//! The hands that a player's exposures still allow, and how likely each is the one.

use super::past::Past;
use super::{CompiledCard, ExposedGroups, Need};
use crate::card::HandIndex;
use crate::rules::{Exposure, Hidden, View};
use crate::tile::{HAND, Tile, TileCounts};

/// How much likelier the last missing tile is one that must be natural than one for a group, which
/// can be claimed or be a joker.
const NATURAL_IS_LAST: f32 = 1.6;

/// The most kinds of tile that a hand has.
const MOST_KINDS: usize = HAND;

/// The hands that exposures allow, weighed.
#[derive(Debug)]
pub(super) struct Possible {
    /// In card order, with how likely each is the one, 0 to 1 and together 1.
    pub(super) hands: Vec<(HandIndex, f32)>,
    /// For each kind, the chance that a ready player waits for it.
    pub(super) waits: [f32; Tile::KINDS],
    /// For each kind, the chance that the hand has a group of it that is not exposed.
    pub(super) groups: [f32; Tile::KINDS],
}

impl Possible {
    /// What a player with these exposures may be after. A hand counts for less, the fewer of its tiles
    /// `view`'s seat cannot see and the more of them the player has thrown away.
    pub(super) fn new(
        card: &CompiledCard,
        view: View<'_>,
        hidden: &Hidden,
        exposures: &[Exposure],
        past: &Past,
    ) -> Self {
        let mut possible = Self {
            hands: Vec::new(),
            waits: [0.0; Tile::KINDS],
            groups: [0.0; Tile::KINDS],
        };
        if exposures.is_empty() {
            return possible;
        }
        let copies = view.rules().tile_set().counts();
        let supply = Supply::new(&hidden.tiles, view.rack(), &copies);
        let exposed = ExposedGroups::new(exposures);
        for &hand in card.hands_like(&exposed) {
            if card.admits(hand, &exposed) {
                possible.weigh(hand, card.open_needs(hand, &exposed), &supply, past);
            }
        }
        possible.make_chances();
        possible
    }

    fn weigh(
        &mut self,
        hand: HandIndex,
        needs: impl Iterator<Item = Need>,
        supply: &Supply,
        past: &Past,
    ) {
        let mut open = [(0_usize, 0.0_f32, false); MOST_KINDS];
        let mut kinds = 0;
        let (mut weight, mut shares) = (1.0_f32, 0.0);
        for need in needs.filter(|need| need.naturals + need.joker_places > 0) {
            let kind = need.tile.index();
            weight *= supply.allows(need) * past.leaves_hand(kind);
            let share = f32::from(need.naturals) * NATURAL_IS_LAST + f32::from(need.joker_places);
            shares += share;
            if let Some(place) = open.get_mut(kinds) {
                *place = (kind, share, need.joker_places > 2);
                kinds += 1;
            }
        }
        if weight <= 0.0 || kinds == 0 {
            return;
        }
        self.hands.push((hand, weight));
        for &(kind, share, is_group) in &open[..kinds] {
            self.waits[kind] += weight * share / shares;
            if is_group {
                self.groups[kind] += weight;
            }
        }
    }

    fn make_chances(&mut self) {
        let all: f32 = self.hands.iter().map(|(_, weight)| weight).sum();
        if all <= 0.0 {
            self.hands.clear();
            return;
        }
        for (_, weight) in &mut self.hands {
            *weight /= all;
        }
        for chance in self.waits.iter_mut().chain(&mut self.groups) {
            *chance /= all;
        }
    }
}

/// What there is of each kind for the others.
struct Supply {
    /// How many copies are hidden from the seat.
    hidden: [u8; Tile::KINDS],
    /// Whether the seat has one to discard.
    own: [bool; Tile::KINDS],
    /// The hidden share of all copies.
    share: [f32; Tile::KINDS],
}

impl Supply {
    fn new(hidden: &TileCounts, own: &TileCounts, copies: &TileCounts) -> Self {
        let (hidden, copies) = (*hidden.as_array(), copies.as_array());
        let mut share = [0.0; Tile::KINDS];
        for (kind, share) in share.iter_mut().enumerate() {
            *share = (f32::from(hidden[kind]) + 0.5) / (f32::from(copies[kind]) + 0.5);
        }
        Self {
            hidden,
            own: own.as_array().map(|count| count > 0),
            share,
        }
    }

    /// How likely this part of a hand is made, beside one of which nothing is seen.
    fn allows(&self, need: Need) -> f32 {
        let kind = need.tile.index();
        if self.hidden[kind] + u8::from(self.own[kind]) < need.naturals {
            return 0.0;
        }
        let of_natural = self.share[kind];
        let of_place = f32::midpoint(of_natural, 1.0);
        of_natural.powi(i32::from(need.naturals)) * of_place.powi(i32::from(need.joker_places))
    }
}
