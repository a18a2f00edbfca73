//! Deals of what a seat cannot see that look like the real ones: players hold what they collect.
//!
//! A uniform deal of the hidden tiles would leave the others with rubbish in the middle of a game. So
//! each of the others is dealt tiles by chance first, then a hand is chosen that these are near to,
//! that the exposures allow and of which little was thrown away, and tiles are exchanged with the
//! pile until the rack is as far from that hand as players are at that time.

mod choice;
mod pile;

use rand::Rng as _;
use rand::rngs::ChaCha8Rng;

use choice::{Choice, ease_of};
use pile::Pile;

use super::past::Past;
use super::{Bonds, CompiledCard, Distances, nearness};
use crate::rules::{BySeat, Deal, Hidden, Seat, View, below, shuffle};
use crate::tile::{Tile, TileCounts};

/// How much farther than the nearest hand a hand may be to be chosen.
const REACH: u8 = 4;

/// From how many missing tiles of the first hand on a second one is collected: before, what lies there
/// by chance makes several hands as near.
const SECOND_FROM: u8 = 3;

/// How likely it is that a rack is nearer to a hand by chance than it was to be, for each missing tile
/// from the third on.
const NEARER_BY_CHANCE: f32 = 0.2;

/// How much farther than the first hand the second one is.
const SECOND_IS_FARTHER: u8 = 1;

/// How likely a tile that was passed to somebody and may have been passed on is still there.
const STAYS_WHERE_PASSED: f32 = 0.4;

/// How many tiles are dealt to each player.
const DEALT: usize = 13;

/// Draws deals of what one seat cannot see.
#[derive(Debug)]
pub struct Sampler<'a> {
    card: &'a CompiledCard,
    view: View<'a>,
    hidden: Hidden,
    others: Vec<Other>,
    distances: Distances,
    near: Vec<(usize, u8)>,
}

/// One of the others.
#[derive(Debug)]
struct Other {
    seat: Seat,
    size: usize,
    past: Past,
    /// How many tiles it has taken up in this game of which it still holds the jokers: it discards
    /// none of them, but exposes some.
    taken: usize,
}

impl<'a> Sampler<'a> {
    /// For the seat of `view`.
    pub fn new(card: &'a CompiledCard, view: View<'a>) -> Self {
        let hidden = view.hidden();
        let others = Seat::ALL
            .into_iter()
            .filter(|&seat| hidden.racks[seat] > 0)
            .map(|seat| Other {
                seat,
                size: hidden.racks[seat],
                past: Past::new(view, seat),
                taken: DEALT + view.discards().iter().filter(|it| it.by == seat).count() * 3 / 4,
            })
            .collect();
        Self {
            card,
            view,
            hidden,
            others,
            distances: Distances::default(),
            near: Vec::new(),
        }
    }

    /// What the seat knows of the tiles that it cannot see.
    pub const fn hidden(&self) -> &Hidden {
        &self.hidden
    }

    /// Draws one deal.
    pub fn deal(&mut self, rng: &mut ChaCha8Rng) -> Deal {
        let mut left = self.hidden.tiles;
        let mut racks = self.known_racks(&mut left, rng);
        self.deal_jokers(&mut left, &mut racks, rng);
        let mut jokers = usize::from(left[Tile::Joker]);
        while left.remove(Tile::Joker) {}
        let mut pile = Pile::new(&left, rng);
        let mut order = self.order(rng);
        for &(place, wanted) in &order {
            let (seat, size) = (self.others[place].seat, self.others[place].size);
            pile.fill(&mut racks[seat], size);
            if let Some(wanted) = wanted {
                self.gather(place, wanted, &mut racks[seat], &mut pile, rng);
            }
        }
        shuffle(&mut order, rng);
        for &(place, _) in &order {
            let (seat, size) = (self.others[place].seat, self.others[place].size);
            pile.fill_up(&mut racks[seat], size, rng);
            // Where hardly a tile is left to draw, jokers are all that there is.
            while racks[seat].total() < size && jokers > 0 {
                jokers -= 1;
                racks[seat].add(Tile::Joker);
            }
        }
        let mut wall = pile.tiles;
        wall.extend(std::iter::repeat_n(Tile::Joker, jokers));
        shuffle(&mut wall, rng);
        wall.truncate(self.hidden.wall);
        Deal {
            racks,
            wall,
            seed: rng.next_u64(),
        }
    }

    /// How many tiles each of the others is to lack, those who are nearest first: the others then leave
    /// them what they lack.
    fn order(&self, rng: &mut ChaCha8Rng) -> Vec<(usize, Option<u8>)> {
        let mut order = Vec::with_capacity(self.others.len());
        for (place, other) in self.others.iter().enumerate() {
            let exposures = self.view.exposures(other.seat).len();
            order.push((place, nearness::distance(self.view, exposures, chance(rng))));
        }
        shuffle(&mut order, rng);
        order.sort_by_key(|&(_, wanted)| wanted);
        order
    }

    /// Lays where they lie what the seat knows to lie on the other racks, and some of what it passed.
    fn known_racks(&self, left: &mut TileCounts, rng: &mut ChaCha8Rng) -> BySeat<TileCounts> {
        let mut racks = self.hidden.known;
        for (_, known) in racks.iter() {
            let _ = left.remove_all(known);
        }
        for other in &self.others {
            let rack = &mut racks[other.seat];
            for tile in self.hidden.passed[other.seat].tiles() {
                if rack.total() < other.size
                    && chance(rng) < STAYS_WHERE_PASSED
                    && left.remove(tile)
                {
                    rack.add(tile);
                }
            }
        }
        racks
    }

    /// Jokers are kept by whoever draws them: each lies where it was taken up, or in the wall.
    fn deal_jokers(
        &self,
        left: &mut TileCounts,
        racks: &mut BySeat<TileCounts>,
        rng: &mut ChaCha8Rng,
    ) {
        let wall = self.hidden.wall;
        let all = wall + self.others.iter().map(|other| other.taken).sum::<usize>();
        for _ in 0..left[Tile::Joker] {
            let mut place = below(rng, all as u32) as usize;
            for other in &self.others {
                if place < other.taken {
                    let rack = &mut racks[other.seat];
                    if rack.total() < other.size && left.remove(Tile::Joker) {
                        rack.add(Tile::Joker);
                    }
                    break;
                }
                place -= other.taken;
            }
        }
    }

    /// Brings a rack as near to a hand as players are at that time, and nearly as near to another one:
    /// players keep several open. What it uses for neither goes back to the pile.
    fn gather(
        &mut self,
        place: usize,
        wanted: u8,
        rack: &mut TileCounts,
        pile: &mut Pile,
        rng: &mut ChaCha8Rng,
    ) {
        let other = &self.others[place];
        let bonds = Bonds::new(self.view.exposures(other.seat));
        // What lies there by chance may be nearer to some other hand than to the chosen one.
        let by_chance = chance(rng) < NEARER_BY_CHANCE * f32::from(wanted.saturating_sub(2));
        let wanted = wanted + u8::from(by_chance);
        let mut kept = self.hidden.known[other.seat];
        let second = (wanted <= SECOND_FROM).then_some(wanted + SECOND_IS_FARTHER);
        for wanted in std::iter::once(wanted).chain(second) {
            self.card.measure_beside(rack, &bonds, &mut self.distances);
            let free = pile.free();
            let choice = Choice {
                card: self.card,
                bonds: &bonds,
                past: &other.past,
                rack,
                pile: &free,
                wanted,
            };
            self.near.clear();
            let Some(least) = self.distances.least() else {
                return;
            };
            self.near.extend(self.distances.within(least + REACH));
            let Some((hand, distance)) = choice.hand(least, &self.near, rng) else {
                return;
            };
            let concealed = self.card.card_line(hand).concealed;
            let mut lacking = Vec::with_capacity(14);
            for need in self.card.open_needs(hand, &bonds) {
                let wants = need.naturals + need.joker_places;
                let held = rack[need.tile].min(wants);
                kept.add_many(need.tile, held.saturating_sub(kept[need.tile]));
                let lack = (need.tile, ease_of(need, pile.counts[need.tile], concealed));
                lacking.extend(std::iter::repeat_n(lack, usize::from(wants - held)));
            }
            shuffle(&mut lacking, rng);
            // What is hard to get is there: who lacks it turns to another hand.
            lacking.sort_by(|one, other| one.1.total_cmp(&other.1));
            let lacking = lacking.into_iter().map(|(tile, _)| tile);
            let too_many = usize::from(distance.saturating_sub(wanted));
            pile.collect(lacking, too_many, rack, &mut kept, rng);
        }
        pile.take_back(rack, &kept, rng);
    }
}

/// A number from 0 to 1.
fn chance(rng: &mut ChaCha8Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1 << 24) as f32
}
