//! What a rack is worth: the concrete hands that are near enough to matter, weighed.

use super::chance::comes_true;
use super::{CompiledCard, Distances, Odds};
use crate::card::LineIndex;
use crate::rules::Exposure;
use crate::tile::{Tile, TileCounts};

/// How a hand is weighed.
#[derive(Debug, Clone)]
pub enum Judge {
    /// By the chance to finish it and what it is worth.
    Chances {
        /// The chances of the tiles that are missing.
        odds: Odds,
        /// How much the line's value counts: 0 not at all, 1 in full.
        greed: f32,
    },
    /// By the number of missing tiles alone.
    TileCount,
}

impl Judge {
    /// The chance that a hand is finished in time, or a stand-in for it.
    fn chance(
        &self,
        card: &CompiledCard,
        hand: usize,
        rack: &TileCounts,
        exposures: &[Exposure],
    ) -> f32 {
        let needs = card.open_needs(hand, exposures);
        match self {
            Self::Chances { odds, .. } => odds.of_hand(needs, rack, card.card_line(hand).concealed),
            Self::TileCount => {
                let (mut missing, mut places) = (0, 0);
                for need in needs {
                    let held = rack[need.tile];
                    let natural = held.min(need.naturals);
                    let open = need.joker_places.saturating_sub(held - natural);
                    missing += need.naturals - natural + open;
                    places += open;
                }
                0.1_f32.powi(i32::from(missing - places.min(rack[Tile::Joker])))
            }
        }
    }

    /// What a hand adds to the worth of a rack. Squared, so that one likely hand counts for more
    /// than several unlikely ones that would need the same luck.
    fn weight(
        &self,
        card: &CompiledCard,
        hand: usize,
        rack: &TileCounts,
        exposures: &[Exposure],
    ) -> f32 {
        let chance = self.chance(card, hand, rack, exposures);
        let value = match self {
            Self::Chances { greed, .. } => {
                1.0 + greed * (f32::from(card.card_line(hand).value) / 25.0 - 1.0)
            }
            Self::TileCount => 1.0,
        };
        chance * chance * value
    }
}

/// A hand to aim at.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Aim {
    /// Its place among all of the card.
    pub hand: usize,
    /// Its line.
    pub line: LineIndex,
    /// How many tiles are missing.
    pub distance: u8,
    /// The chance to finish it in time, 0 to 1; an estimate.
    pub chance: f32,
}

/// The concrete hands that a rack is near to, weighed.
#[derive(Debug)]
pub struct Prospects<'a> {
    card: &'a CompiledCard,
    judge: &'a Judge,
    rack: TileCounts,
    exposures: &'a [Exposure],
    hands: Vec<(usize, f32)>,
    least: u8,
}

impl<'a> Prospects<'a> {
    /// Weighs the hands that are at most `reach` tiles farther than the nearest one.
    pub fn new(
        card: &'a CompiledCard,
        judge: &'a Judge,
        rack: TileCounts,
        exposures: &'a [Exposure],
        reach: u8,
    ) -> Self {
        Self::of_lines(card, judge, rack, exposures, reach, &[])
    }

    /// The same among the hands of these lines; of all lines when there are none.
    pub fn of_lines(
        card: &'a CompiledCard,
        judge: &'a Judge,
        rack: TileCounts,
        exposures: &'a [Exposure],
        reach: u8,
        lines: &[LineIndex],
    ) -> Self {
        let mut distances = Distances::default();
        card.measure(&rack, exposures, &mut distances);
        let of_lines = lines
            .iter()
            .filter_map(|line| distances.nearest(card.hands_of(*line)));
        let least = if lines.is_empty() {
            distances.least()
        } else {
            of_lines.min()
        };
        let least = least.unwrap_or(14);
        let hands = distances
            .within(least + reach)
            .filter(|(hand, _)| lines.is_empty() || lines.contains(&card.line_of(*hand)))
            .map(|(hand, _)| (hand, judge.weight(card, hand, &rack, exposures)))
            .collect();
        Self {
            card,
            judge,
            rack,
            exposures,
            hands,
            least,
        }
    }

    /// How far the nearest hand is; 14 when there is none.
    pub const fn least(&self) -> u8 {
        self.least
    }

    /// What the rack is worth; only comparable between racks of the same seat at the same moment.
    pub fn worth(&self) -> f32 {
        self.hands.iter().map(|(_, weight)| weight).sum()
    }

    /// The hand that weighs most.
    pub fn best(&self) -> Option<usize> {
        let heavier = |one: &&(usize, f32), other: &&(usize, f32)| {
            one.1.total_cmp(&other.1).then(other.0.cmp(&one.0))
        };
        self.hands.iter().max_by(heavier).map(|(hand, _)| *hand)
    }

    /// The hand that weighs most, with its distance and the chance to finish it, 0 to 1.
    pub fn aim(&self) -> Option<Aim> {
        let hand = self.best()?;
        Some(Aim {
            hand,
            line: self.card.line_of(hand),
            distance: self.card.distance(hand, &self.rack, self.exposures)?,
            chance: self.chance(hand),
        })
    }

    /// The chance to win with a hand, 0 to 1; an estimate that games have borne out.
    pub fn chance(&self, hand: usize) -> f32 {
        if self.card.distance(hand, &self.rack, self.exposures) == Some(0) {
            return 1.0;
        }
        comes_true((self.judge).chance(self.card, hand, &self.rack, self.exposures))
    }

    /// The hand that weighs most of each line that is near, by weight.
    pub fn best_by_line(&self) -> Vec<usize> {
        let mut best = Vec::<(usize, f32)>::new();
        for &(hand, weight) in &self.hands {
            match best.last_mut() {
                Some(last) if self.card.line_of(last.0) == self.card.line_of(hand) => {
                    if weight > last.1 {
                        *last = (hand, weight);
                    }
                }
                _ => best.push((hand, weight)),
            }
        }
        best.sort_by(|one, other| other.1.total_cmp(&one.1));
        best.into_iter().map(|(hand, _)| hand).collect()
    }

    /// The card.
    pub const fn card(&self) -> &'a CompiledCard {
        self.card
    }

    /// The tiles that are weighed, without those given away.
    pub const fn rack(&self) -> &TileCounts {
        &self.rack
    }

    /// The exposures beside them.
    pub const fn exposures(&self) -> &'a [Exposure] {
        self.exposures
    }

    /// The hands that were weighed, in card order, with their weights.
    pub fn hands(&self) -> &[(usize, f32)] {
        &self.hands
    }

    /// What the rack loses by giving this tile away; never less than nothing.
    pub fn loss(&self, tile: Tile) -> f32 {
        let mut rack = self.rack;
        if !rack.remove(tile) {
            return 0.0;
        }
        self.hands
            .iter()
            .filter(|(hand, _)| self.uses_all(*hand, tile))
            .map(|&(hand, weight)| weight - self.weight(hand, &rack))
            .sum::<f32>()
            .max(0.0)
    }

    /// Gives a tile away: everything is then weighed without it.
    pub fn give(&mut self, tile: Tile) {
        let mut rack = self.rack;
        if !rack.remove(tile) {
            return;
        }
        for place in 0..self.hands.len() {
            let hand = self.hands[place].0;
            if self.uses_all(hand, tile) {
                self.hands[place].1 = self.weight(hand, &rack);
            }
        }
        self.rack = rack;
    }

    fn weight(&self, hand: usize, rack: &TileCounts) -> f32 {
        self.judge.weight(self.card, hand, rack, self.exposures)
    }

    /// Whether a hand has a place for every copy of `tile` in the rack, so that giving one away
    /// takes something from it.
    fn uses_all(&self, hand: usize, tile: Tile) -> bool {
        if tile == Tile::Joker {
            return true;
        }
        self.card
            .open_needs(hand, self.exposures)
            .find(|need| need.tile == tile)
            .is_some_and(|need| self.rack[tile] <= need.naturals + need.joker_places)
    }
}
