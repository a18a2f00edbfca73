//! What a rack is worth: the concrete hands that are near enough to matter, weighed.

use std::cell::OnceCell;

use super::compiled::HAND;
use super::exposed_groups::ExposedGroups;
use super::{CompiledCard, Distances, Forecast, Odds, RackStanding};
use crate::card::{HandIndex, LineIndex};
use crate::rules::Exposure;
use crate::tile::{Tile, TileCounts};

/// How a hand is weighed.
#[derive(Debug, Clone)]
pub enum HandEvaluator {
    /// By the chance to finish it and what it is worth.
    Chances {
        /// The chances of the tiles that are missing.
        odds: Odds,
        /// How much the line's value counts: 0 not at all, 1 in full.
        greed: f32,
        /// How far the game is.
        forecast: Forecast,
    },
    /// By the number of missing tiles alone.
    TileCount,
}

impl HandEvaluator {
    /// The chance that a hand is finished in time, or a stand-in for it.
    fn chance(
        &self,
        card: &CompiledCard,
        hand: HandIndex,
        rack: &TileCounts,
        exposed: &ExposedGroups,
    ) -> f32 {
        let needs = card.open_needs(hand, exposed);
        match self {
            Self::Chances { odds, .. } => odds.of_hand(needs, rack, card.card_line(hand).concealed),
            Self::TileCount => {
                let (mut missing, mut places) = (0, 0);
                for need in needs {
                    let held = need.held(rack);
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
        hand: HandIndex,
        rack: &TileCounts,
        exposed: &ExposedGroups,
    ) -> f32 {
        let chance = self.chance(card, hand, rack, exposed);
        chance * chance * self.value(card, hand)
    }

    /// What the value of its line adds to the weight of a hand, as a factor.
    fn value(&self, card: &CompiledCard, hand: HandIndex) -> f32 {
        match self {
            Self::Chances { greed, .. } => {
                1.0 + greed * (f32::from(card.card_line(hand).value) / 25.0 - 1.0)
            }
            Self::TileCount => 1.0,
        }
    }

    /// What a hand adds to the worth of a rack; tells `lost` by how much that falls with each kind of
    /// tile that goes.
    fn weigh(
        &self,
        card: &CompiledCard,
        hand: HandIndex,
        rack: &TileCounts,
        exposed: &ExposedGroups,
        lost: &mut impl FnMut(Tile, f32),
    ) -> f32 {
        match self {
            Self::Chances { odds, .. } => {
                let value = self.value(card, hand);
                let mut without = [(Tile::Joker, 0.0); HAND as usize + 1];
                let mut kinds = 0;
                let mut gone = |tile, chance: f32| {
                    debug_assert!(
                        kinds < without.len(),
                        "a hand has no more kinds of tile than tiles, and jokers"
                    );
                    if kinds < without.len() {
                        without[kinds] = (tile, chance * chance * value);
                        kinds += 1;
                    }
                };
                let needs = card.open_needs(hand, exposed);
                let concealed = card.card_line(hand).concealed;
                let chance = odds.with_each_gone(needs, rack, concealed, &mut gone);
                let weight = chance * chance * value;
                for &(tile, fewer) in &without[..kinds] {
                    lost(tile, weight - fewer);
                }
                weight
            }
            Self::TileCount => {
                let weight = self.weight(card, hand, rack, exposed);
                for (tile, _) in rack.kinds() {
                    let mut fewer = *rack;
                    fewer.take(tile);
                    lost(tile, weight - self.weight(card, hand, &fewer, exposed));
                }
                weight
            }
        }
    }
}

/// A hand to aim at.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Aim {
    /// Its place among all of the card.
    pub hand: HandIndex,
    /// Its line.
    pub line: LineIndex,
    /// How many tiles are missing.
    pub distance: u8,
    /// The chance to win the game, with it or with another hand, 0 to 1; an estimate.
    pub win: f32,
}

/// The concrete hands that a rack is near to, weighed.
#[derive(Debug)]
pub struct Prospects<'a> {
    card: &'a CompiledCard,
    evaluator: &'a HandEvaluator,
    rack: TileCounts,
    exposures: &'a [Exposure],
    exposed: ExposedGroups,
    hands: Vec<(HandIndex, f32)>,
    /// What is lost with one tile of each kind, once that has been asked for.
    losses: OnceCell<[f32; Tile::KINDS]>,
    least: u8,
}

/// Which hands are thought of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scope<'a> {
    /// How much farther than the nearest hand one may be.
    pub reach: u8,
    /// When so many hands are near, those that are farther are not thought of.
    pub enough: usize,
    /// The lines that are thought of; all when there are none.
    pub lines: &'a [LineIndex],
}

impl Scope<'_> {
    fn takes_in(&self, card: &CompiledCard, hand: HandIndex) -> bool {
        self.lines.is_empty() || self.lines.contains(&card.line_of(hand))
    }

    /// The nearest hands alone.
    pub const NEAREST: Self = Self {
        reach: 0,
        enough: 1,
        lines: &[],
    };
}

/// Seldom are more hands than these within a scope.
const USUAL: usize = 16;

/// The hands within a scope, and how far the nearest is.
fn near(card: &CompiledCard, distances: &Distances, scope: Scope<'_>) -> (Vec<HandIndex>, u8) {
    let of_lines = (scope.lines.iter()).filter_map(|line| distances.nearest(&card.hands_of(*line)));
    let least = if scope.lines.is_empty() {
        distances.least()
    } else {
        of_lines.min()
    };
    let least = least.unwrap_or(HAND);
    let mut hands = Vec::with_capacity(USUAL);
    for far in 0..=scope.reach {
        let near = distances.within(least + far).map(|(hand, _)| hand);
        hands.clear();
        hands.extend(near.filter(|hand| scope.takes_in(card, *hand)));
        if hands.len() >= scope.enough {
            break;
        }
    }
    (hands, least)
}

/// The hands within a scope with what they weigh, and how far the nearest is. When all of them are lost,
/// because tiles that they lack are gone, those are weighed instead that can still be finished.
fn weighed(
    card: &CompiledCard,
    rack: &TileCounts,
    exposed: &ExposedGroups,
    scope: Scope<'_>,
    mut weigh: impl FnMut(HandIndex) -> f32,
) -> (Vec<(HandIndex, f32)>, u8) {
    let mut distances = Distances::default();
    card.measure_beside(rack, exposed, &mut distances);
    let (hands, least) = near(card, &distances, scope);
    let hands: Vec<_> = hands.into_iter().map(|hand| (hand, weigh(hand))).collect();
    if hands.iter().any(|(_, weight)| *weight > 0.0) {
        return (hands, least);
    }
    for farther in least + 1..=HAND {
        let all = distances.within(farther).filter(|(_, far)| *far == farther);
        let all = all.filter(|(hand, _)| scope.takes_in(card, *hand));
        let living = all.map(|(hand, _)| (hand, weigh(hand)));
        let living: Vec<_> = living.filter(|(_, weight)| *weight > 0.0).collect();
        if !living.is_empty() {
            return (living, farther);
        }
    }
    (hands, least)
}

impl<'a> Prospects<'a> {
    /// Weighs the hands within a scope.
    pub fn new(
        card: &'a CompiledCard,
        evaluator: &'a HandEvaluator,
        rack: TileCounts,
        exposures: &'a [Exposure],
        scope: Scope<'_>,
    ) -> Self {
        let exposed = ExposedGroups::new(exposures);
        let weigh = |hand| evaluator.weight(card, hand, &rack, &exposed);
        let (hands, least) = weighed(card, &rack, &exposed, scope, weigh);
        Self {
            card,
            evaluator,
            rack,
            exposures,
            hands,
            exposed,
            losses: OnceCell::new(),
            least,
        }
    }

    /// The same, when it will be asked what goes with each tile.
    pub fn with_losses(
        card: &'a CompiledCard,
        evaluator: &'a HandEvaluator,
        rack: TileCounts,
        exposures: &'a [Exposure],
        scope: Scope<'_>,
    ) -> Self {
        let exposed = ExposedGroups::new(exposures);
        let mut losses = [0.0; Tile::KINDS];
        let mut lost = |tile: Tile, loss: f32| losses[tile.index()] += loss;
        let weigh = |hand| evaluator.weigh(card, hand, &rack, &exposed, &mut lost);
        let (hands, least) = weighed(card, &rack, &exposed, scope, weigh);
        Self {
            card,
            evaluator,
            rack,
            exposures,
            hands,
            exposed,
            losses: OnceCell::from(losses),
            least,
        }
    }

    /// How far the nearest hand was before anything was given away; 14 when there is none.
    pub const fn least(&self) -> u8 {
        self.least
    }

    /// What the rack is worth; only comparable between racks of the same seat at the same moment.
    pub fn worth(&self) -> f32 {
        self.hands.iter().map(|(_, weight)| weight).sum()
    }

    /// The hand that weighs most.
    pub fn best(&self) -> Option<HandIndex> {
        self.heaviest().map(|(hand, _)| hand)
    }

    /// The same, with its weight.
    fn heaviest(&self) -> Option<(HandIndex, f32)> {
        let heavier = |one: &(HandIndex, f32), other: &(HandIndex, f32)| {
            one.1.total_cmp(&other.1).then(other.0.cmp(&one.0))
        };
        self.hands.iter().copied().max_by(heavier)
    }

    /// The hand that weighs most, with its distance and the chance to finish it, 0 to 1.
    pub fn aim(&self) -> Option<Aim> {
        let hand = self.best()?;
        Some(Aim {
            hand,
            line: self.card.line_of(hand),
            distance: self.card.distance(hand, &self.rack, self.exposures)?,
            win: self.win(),
        })
    }

    /// The chance to win the game, 0 to 1; an estimate that games have borne out.
    pub fn win(&self) -> f32 {
        let Some(standing) = self.standing() else {
            return 0.0;
        };
        match self.evaluator {
            _ if self.is_complete() => 1.0,
            HandEvaluator::Chances { forecast, .. } => forecast.chance(&standing),
            HandEvaluator::TileCount => standing.best.sqrt(),
        }
    }

    fn is_complete(&self) -> bool {
        let distance = |hand| self.card.distance(hand, &self.rack, self.exposures);
        self.least == 0
            && self
                .hands
                .iter()
                .any(|(hand, _)| distance(*hand) == Some(0))
    }

    /// How the tiles stand; nothing when no hand can be finished.
    pub fn standing(&self) -> Option<RackStanding<'_>> {
        let (best, weight) = self.heaviest().filter(|(_, weight)| *weight > 0.0)?;
        Some(RackStanding {
            worth: self.worth(),
            best: weight,
            distance: self.card.distance(best, &self.rack, self.exposures)?,
            concealed: self.card.card_line(best).concealed,
            rack: &self.rack,
            exposures: self.exposures,
        })
    }

    /// The chance to win the game with the line of a hand, 0 to 1: its share of the chance to win is that
    /// of the line's hands in what the rack is worth.
    pub fn chance(&self, hand: HandIndex) -> f32 {
        if self.card.distance(hand, &self.rack, self.exposures) == Some(0) {
            return 1.0;
        }
        let line = self.card.hands_of(self.card.line_of(hand));
        let of_line = self.hands.iter().filter(|(hand, _)| line.contains(*hand));
        let of_line = of_line.map(|(_, weight)| weight).sum::<f32>();
        let weight = of_line.max(self.weight_of(hand));
        let whole = self.worth().max(weight).max(f32::MIN_POSITIVE);
        let near = match self.evaluator {
            HandEvaluator::Chances { forecast, .. } => forecast.near_lines(),
            HandEvaluator::TileCount => 1.0,
        };
        self.win() * near * weight / whole
    }

    fn weight_of(&self, hand: HandIndex) -> f32 {
        self.evaluator
            .weight(self.card, hand, &self.rack, &self.exposed)
    }

    /// The line whose hands weigh most together.
    pub fn best_line(&self) -> Option<LineIndex> {
        let of_line = |(hand, _): &(HandIndex, f32)| self.card.line_of(*hand);
        let lines = self
            .hands
            .chunk_by(|one, other| of_line(one) == of_line(other));
        let weighed = lines.filter_map(|hands| {
            let weight: f32 = hands.iter().map(|(_, weight)| weight).sum();
            Some((of_line(hands.first()?), weight))
        });
        let heavier = |one: &(LineIndex, f32), other: &(LineIndex, f32)| {
            one.1.total_cmp(&other.1).then(other.0.cmp(&one.0))
        };
        weighed.max_by(heavier).map(|(line, _)| line)
    }

    /// The hand that weighs most of the line whose hands weigh most together.
    pub fn best_of_best_line(&self) -> Option<HandIndex> {
        let line = self.card.hands_of(self.best_line()?);
        let mut best = self.best_by_line().into_iter();
        best.find(|hand| line.contains(*hand))
    }

    /// The hand that weighs most of each line that is near, by weight.
    pub fn best_by_line(&self) -> Vec<HandIndex> {
        let mut best = Vec::<(HandIndex, f32)>::new();
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
    pub fn hands(&self) -> &[(HandIndex, f32)] {
        &self.hands
    }

    /// What the rack loses by giving this tile away; never less than nothing.
    pub fn loss(&self, tile: Tile) -> f32 {
        let losses = self.losses.get_or_init(|| {
            let mut losses = [0.0; Tile::KINDS];
            for &(hand, _) in &self.hands {
                self.weigh(hand, &self.rack, &mut losses, 1.0);
            }
            losses
        });
        losses[tile.index()].max(0.0)
    }

    /// Gives a tile away: everything is then weighed without it.
    pub fn give(&mut self, tile: Tile) {
        let mut rack = self.rack;
        if !rack.remove(tile) {
            return;
        }
        let mut losses = self.losses.take();
        for place in 0..self.hands.len() {
            let hand = self.hands[place].0;
            if tile != Tile::Joker && !self.card.needs(hand).iter().any(|need| need.tile == tile) {
                continue;
            }
            self.hands[place].1 = match &mut losses {
                Some(losses) => {
                    self.weigh(hand, &self.rack, losses, -1.0);
                    self.weigh(hand, &rack, losses, 1.0)
                }
                None => self.evaluator.weight(self.card, hand, &rack, &self.exposed),
            };
        }
        if let Some(losses) = losses {
            self.losses = OnceCell::from(losses);
        }
        self.rack = rack;
    }

    /// What a hand weighs with this rack; adds what it loses with each kind of tile to `losses`, `sign`
    /// times.
    fn weigh(
        &self,
        hand: HandIndex,
        rack: &TileCounts,
        losses: &mut [f32; Tile::KINDS],
        sign: f32,
    ) -> f32 {
        let mut lost = |tile: Tile, loss: f32| losses[tile.index()] += sign * loss;
        (self.evaluator).weigh(self.card, hand, rack, &self.exposed, &mut lost)
    }
}
