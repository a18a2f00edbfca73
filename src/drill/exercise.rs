//! One exercise: a rack and the lines to choose from.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::analysis::{CompiledCard, Distances, nearest_lines};
use crate::card::{Hand, LineIndex};
use crate::tile::{RACK, Tile, TileCounts, copies_of};

/// How many lines are offered, when the card has as many.
pub const CHOICES: usize = 4;

/// The most tiles of the hand that are missing in the rack.
const MOST_MISSING: u32 = 3;

/// The most places that jokers take.
const MOST_JOKERS: u32 = 2;

/// How many racks are tried until one is nearest to one line alone.
const TRIES: u32 = 1_000;

/// A rack of 13 tiles and lines of which one alone is nearest to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exercise {
    /// The rack.
    pub rack: TileCounts,
    /// The lines that are offered, in card order.
    pub choices: Vec<LineIndex>,
    /// The place of the nearest one among them.
    pub right: usize,
    /// How many tiles that line still misses.
    pub missing: u8,
}

impl Exercise {
    /// The exercise that comes from this seed; the same one every time. None when the card has no
    /// two lines that could be told apart.
    pub fn from_seed(card: &CompiledCard, seed: u64) -> Option<Self> {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let mut distances = Distances::default();
        (0..TRIES).find_map(|_| Self::attempt(card, &mut chance, &mut distances))
    }

    fn attempt(
        card: &CompiledCard,
        chance: &mut ChaCha8Rng,
        distances: &mut Distances,
    ) -> Option<Self> {
        let lines = card.card().lines().len();
        let line = LineIndex(below(chance, lines) as u16);
        let hands = card.card().hands_of(card.card().line(line));
        let hand = hands.get(below(chance, hands.len()))?;
        let rack = rack(hand, chance)?;
        card.measure(&rack, &[], distances);
        let near = nearest_lines(card, distances);
        let [(first, missing), rest @ ..] = near.as_slice() else {
            return None;
        };
        let alone = rest.first().is_some_and(|(_, next)| next > missing);
        if *first != line || !alone {
            return None;
        }
        let mut choices = distractors(rest, chance);
        choices.push(line);
        choices.sort_unstable();
        Some(Self {
            right: choices.iter().position(|choice| *choice == line)?,
            rack,
            choices,
            missing: *missing,
        })
    }
}

/// A number from 0 to below `bound`; 0 when there is none.
fn below(chance: &mut ChaCha8Rng, bound: usize) -> usize {
    let bound = bound.max(1) as u64;
    ((u64::from(chance.next_u32()) * bound) >> 32) as usize
}

/// A rack that misses one to three tiles of a hand, and holds as many that do not belong as make it
/// 13 tiles.
fn rack(hand: &Hand, chance: &mut ChaCha8Rng) -> Option<TileCounts> {
    let mut naturals: Vec<Tile> = hand.naturals().tiles().collect();
    let mut others: Vec<Tile> = hand.joker_tiles().tiles().collect();
    let mut jokers = below(chance, MOST_JOKERS as usize + 1).min(others.len());
    for _ in 0..jokers {
        others.swap_remove(below(chance, others.len()));
    }
    naturals.append(&mut others);
    // A quint has one tile more than there are copies: a joker stands for it
    // (rule `quint-needs-joker`).
    let mut hand = TileCounts::EMPTY;
    for tile in naturals {
        if hand[tile] < copies_of(tile) {
            hand.add(tile);
        } else {
            jokers += 1;
        }
    }
    if jokers > usize::from(copies_of(Tile::Joker)) {
        return None;
    }
    let missing = 1 + below(chance, MOST_MISSING as usize);
    for _ in 0..missing {
        let held: Vec<Tile> = hand.tiles().collect();
        let taken = *held.get(below(chance, held.len()))?;
        if !hand.remove(taken) {
            return None;
        }
    }
    hand.add_many(Tile::Joker, jokers as u8);
    while hand.total() < RACK {
        let stray = Tile::ALL[below(chance, Tile::KINDS)];
        if stray.is_natural() && hand[stray] < copies_of(stray) {
            hand.add(stray);
        }
    }
    Some(hand)
}

/// The lines that come next after the nearest one; among lines as near as one another, chance
/// decides.
fn distractors(rest: &[(LineIndex, u8)], chance: &mut ChaCha8Rng) -> Vec<LineIndex> {
    let mut rest: Vec<(u8, u32, LineIndex)> = rest
        .iter()
        .map(|&(line, distance)| (distance, chance.next_u32(), line))
        .collect();
    rest.sort_unstable();
    rest.into_iter()
        .take(CHOICES - 1)
        .map(|(_, _, line)| line)
        .collect()
}
