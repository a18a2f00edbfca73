//! Deals of what a seat cannot see that look like the real ones: players hold what they collect.
//!
//! A uniform deal of the hidden tiles would leave the others with rubbish in the middle of a game. So
//! each of the others is dealt more tiles by chance than it holds, then a hand is chosen that these are
//! near to, that the exposures allow, that is likely to be finished and of which little was thrown away.
//! Tiles are drawn or put back until the rack is as far from that hand as players are at that time.
//!
//! The constants were found by comparing drawn racks with real ones and, above all, how games end that
//! are played on from both: `cargo bench --bench sampler` prints that.

mod choice;
mod pile;

use crate::card::HandIndex;
use rand::Rng as _;
use rand::rngs::ChaCha8Rng;

use choice::HandChoice;
use pile::Pile;

use super::past::Past;
use super::{CompiledCard, Distances, ExposedGroups, Odds, Pace, Unseen, nearness};
use crate::rules::{BySeat, Deal, Hidden, Seat, View, below, shuffle};
use crate::tile::{HAND, Tile, TileCounts, WALL};

/// How much farther than the nearest hand a hand may be to be chosen.
const REACH: u8 = 2;

/// How many tiles each of the others has tried beside those that it holds.
const TRIED: usize = 8;

/// From how many missing tiles of the first hand on a second one is collected: before, what lies there
/// by chance makes several hands as near.
const SECOND_FROM: u8 = 3;

/// How likely it is that a rack is nearer to a hand by chance than it was to be, for each missing tile
/// from the third on, while all of the wall is left; it falls with that.
const NEARER_BY_CHANCE: f32 = 0.16;

/// How much less likely than the part of the wall that is left a group still lies in the rack.
const GROUPS_EXPOSED: f32 = 0.2;

/// What power of its chance makes a hand likely to be chosen when the wall ends, and how much less that
/// is while all of it is left: by and by players leave the hands that others have bettered.
const CHOSEN_AT_LAST: f32 = 2.5;
const CHOSEN_LESS_AT_FIRST: f32 = 1.9;

/// How much farther than the first hand the second one is.
const SECOND_IS_FARTHER: u8 = 1;

/// How likely a tile that was passed to somebody and may have been passed on is still there.
const STAYS_WHERE_PASSED: f32 = 0.4;

/// Of how many tiles that were taken up the jokers are still held, for each that was discarded: by a
/// player who has exposed nothing, and by one who may have exposed jokers.
const HELD_OF_DISCARDED: [f32; 2] = [0.55, 0.25];

/// How many jokers the nearest player of a hundred has, and how many fewer the farthest, beside all.
const JOKERS_OF_NEAREST: f32 = 1.6;
const FEWER_OF_FARTHEST: f32 = 1.2;

/// Draws deals of what one seat cannot see.
#[derive(Debug)]
pub struct Sampler<'a> {
    card: &'a CompiledCard,
    view: View<'a>,
    hidden: Hidden,
    others: Vec<Other>,
    distances: Distances,
    near: Vec<(HandIndex, u8)>,
    /// The chances of hands as somebody sees them who sees what everybody sees.
    odds: Odds,
}

/// One of the others.
#[derive(Debug)]
struct Other {
    seat: Seat,
    size: usize,
    past: Past,
    /// How many tiles it has taken up in this game of which it still holds the jokers: it discards
    /// none of them, but exposes some.
    taken: f32,
}

/// How one of the others is dealt its tiles.
#[derive(Debug, Clone, Copy)]
struct Share {
    /// Its place among the others.
    place: usize,
    /// How many tiles it is to lack; none when it holds what chance has dealt.
    wanted: Option<u8>,
    /// How readily a joker lies there, beside one of the tiles of the wall.
    jokers: f32,
}

impl<'a> Sampler<'a> {
    /// For the seat of `view`.
    pub fn new(card: &'a CompiledCard, view: View<'a>) -> Self {
        let hidden = view.hidden();
        let others = Seat::ALL
            .into_iter()
            .filter(|&seat| hidden.racks[seat] > 0)
            .map(|seat| {
                let discards = view.discards().iter().filter(|discard| discard.by == seat);
                let is_exposed = usize::from(!view.exposures(seat).is_empty());
                let held = HELD_OF_DISCARDED[is_exposed] * discards.count() as f32;
                Other {
                    seat,
                    size: hidden.racks[seat],
                    past: Past::new(view, seat),
                    taken: hidden.racks[seat] as f32 + held,
                }
            })
            .collect();
        let mut live = hidden.tiles;
        live.extend(view.rack().tiles());
        let unseen = Unseen {
            live,
            passed: TileCounts::EMPTY,
            wall: hidden.wall,
            hidden: live.total(),
        };
        Self {
            card,
            view,
            odds: Odds::at_pace(&unseen, Pace::UNHURRIED),
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
        let mut order = self.order(rng);
        self.deal_jokers(&order, &mut left, &mut racks, rng);
        let mut jokers = usize::from(left[Tile::Joker]);
        while left.remove(Tile::Joker) {}
        let mut pile = Pile::new(&left, rng);
        for &Share { place, wanted, .. } in &order {
            if let Some(wanted) = wanted {
                let rack = &mut racks[self.others[place].seat];
                self.gather(place, wanted, rack, &mut pile, rng);
            }
        }
        self.deal_held(&mut racks, &mut pile, rng);
        shuffle(&mut order, rng);
        for &Share { place, .. } in &order {
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
    fn order(&self, rng: &mut ChaCha8Rng) -> Vec<Share> {
        let mut order = Vec::with_capacity(self.others.len());
        for (place, other) in self.others.iter().enumerate() {
            let exposures = self.view.exposures(other.seat).len();
            let roll = chance(rng);
            let wanted = nearness::distance(self.view, exposures, roll);
            let beside_all = wanted.map_or(1.0, |_| JOKERS_OF_NEAREST - FEWER_OF_FARTHEST * roll);
            order.push(Share {
                place,
                wanted,
                jokers: other.taken * beside_all,
            });
        }
        shuffle(&mut order, rng);
        order.sort_by_key(|share| share.wanted);
        order
    }

    /// Lays where they lie what the seat knows to lie on the other racks, and some of what it passed.
    fn known_racks(&self, left: &mut TileCounts, rng: &mut ChaCha8Rng) -> BySeat<TileCounts> {
        let mut racks = self.hidden.known;
        for (_, known) in racks.iter() {
            left.take_all(known);
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
        order: &[Share],
        left: &mut TileCounts,
        racks: &mut BySeat<TileCounts>,
        rng: &mut ChaCha8Rng,
    ) {
        let all = order.iter().map(|share| share.jokers).sum::<f32>() + self.hidden.wall as f32;
        for _ in 0..left[Tile::Joker] {
            let mut roll = chance(rng) * all;
            for share in order {
                roll -= share.jokers;
                if roll < 0.0 {
                    let other = &self.others[share.place];
                    let rack = &mut racks[other.seat];
                    if rack.total() < other.size && left.remove(Tile::Joker) {
                        rack.add(Tile::Joker);
                    }
                    break;
                }
            }
        }
    }

    /// Lays what cannot be in the wall on some rack that has room for it.
    fn deal_held(&self, racks: &mut BySeat<TileCounts>, pile: &mut Pile, rng: &mut ChaCha8Rng) {
        if self.others.is_empty() {
            return;
        }
        for (tile, count) in self.hidden.not_in_wall.kinds() {
            let there: u8 = self
                .others
                .iter()
                .map(|other| racks[other.seat][tile])
                .sum();
            for _ in there..count {
                let first = below(rng, self.others.len() as u32) as usize;
                let mut others = self
                    .others
                    .iter()
                    .cycle()
                    .skip(first)
                    .take(self.others.len());
                if let Some(other) = others.find(|other| racks[other.seat].total() < other.size)
                    && pile.take(tile)
                {
                    racks[other.seat].add(tile);
                }
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
        let exposed = ExposedGroups::new(self.view.exposures(other.seat));
        pile.fill(rack, other.size + TRIED);
        let wall = self.hidden.wall as f32 / WALL as f32;
        // What lies there by chance may be nearer to some other hand than to the chosen one.
        let chances = f32::from(wanted.saturating_sub(2)) * wall;
        let wanted = wanted + u8::from(chance(rng) < NEARER_BY_CHANCE * chances);
        let power = CHOSEN_AT_LAST - CHOSEN_LESS_AT_FIRST * wall;
        let mut kept = self.hidden.known[other.seat];
        let second = (wanted <= SECOND_FROM).then_some(wanted + SECOND_IS_FARTHER);
        for wanted in std::iter::once(wanted).chain(second) {
            self.card
                .measure_beside(rack, &exposed, &mut self.distances);
            let free = pile.free();
            let choice = HandChoice {
                card: self.card,
                odds: &self.odds,
                exposed: &exposed,
                past: &other.past,
                rack,
                pile: &free,
                wanted,
                power,
            };
            self.near.clear();
            let Some(least) = self.distances.least() else {
                break;
            };
            self.near.extend(self.distances.within(least + REACH));
            let Some((hand, distance)) = choice.hand(least, &self.near, rng) else {
                break;
            };
            let mut used = Vec::with_capacity(HAND);
            let mut lacking = TileCounts::EMPTY;
            for need in self.card.open_needs(hand, &exposed) {
                let wants = need.naturals + need.joker_places;
                let held = rack[need.tile].min(wants);
                lacking.add_many(need.tile, wants - held);
                let new = held.saturating_sub(kept[need.tile]);
                used.extend(std::iter::repeat_n(need.tile, usize::from(new)));
            }
            shuffle(&mut used, rng);
            let room = other
                .size
                .saturating_sub(kept.total() + usize::from(rack[Tile::Joker]));
            let too_near = usize::from(wanted.saturating_sub(distance));
            let keeps = used.len().saturating_sub(too_near).min(room);
            for tile in used.drain(keeps..) {
                rack.take(tile);
                pile.put_back(tile, rng);
                lacking.add(tile);
            }
            kept.extend(used);
            let too_far = usize::from(distance.saturating_sub(wanted));
            let lacks = too_far.min(room - keeps);
            let hidden = wall - GROUPS_EXPOSED;
            let spare = pile::spare(rack, &kept, lacks, rng);
            kept.extend(pile.collect(lacking, spare, hidden, rack, rng));
        }
        pile.take_back(rack, &kept, rng);
    }
}

/// A number from 0 to 1.
fn chance(rng: &mut ChaCha8Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1 << 24) as f32
}
