//! A player by the thresholds that the maker of another program has published: for comparison only.
//!
//! It ranks every line by the share of its 14 tiles that is there, and knows nothing else: neither which
//! tiles are gone nor which can only be drawn.

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;

use super::{Player, may_claim_mah_jongg, may_declare};
use crate::analysis::{CompiledCard, Distances};
use crate::rules::{Action, Claim, Discard, Exposure, ExposureAt, PASS, Seat, Situation, View};
use crate::tile::{HAND, Tile, TileCounts};

/// How many percent of the best line must be there for a first exposure. Published were 55; its maker
/// lowered them to 45, as there were too many wall games.
const FIRST_EXPOSURE: f32 = 45.0;

/// A line of which more percent are there weighs as many times as much.
const WEIGHTY: f32 = 50.0;

/// Below so many percent of the best line it asks for one more tile in the courtesy pass, each time.
const COURTESY: [f32; 3] = [50.0, 60.0, 70.0];

/// A player by published thresholds. It is no opponent to learn from; bots are measured against it.
#[derive(Debug, Clone)]
pub struct Baseline {
    card: Arc<CompiledCard>,
}

/// How much of every line is there, in percent.
struct Ranks(Vec<f32>);

impl Ranks {
    fn best(&self) -> f32 {
        self.0.iter().copied().fold(0.0, f32::max)
    }

    /// What is lost from these ranks to those, lines that are half there weighing by their rank.
    fn lost(&self, after: &Self) -> f32 {
        let weight = |rank: f32| if rank > WEIGHTY { rank } else { 1.0 };
        let ranks = self.0.iter().zip(&after.0);
        ranks
            .map(|(before, after)| (before - after) * weight(*before))
            .sum()
    }
}

impl Player for Baseline {
    fn choose(&self, view: View<'_>, _: &mut ChaCha8Rng) -> Option<Action> {
        if !view.must_act() {
            return None;
        }
        self.consider(view)
            .filter(|action| view.check(action).is_ok())
            .or_else(|| view.legal_actions().first().copied())
    }
}

impl Baseline {
    /// A player of the card that is played.
    pub const fn new(card: Arc<CompiledCard>) -> Self {
        Self { card }
    }

    fn consider(&self, view: View<'_>) -> Option<Action> {
        let seat = view.seat();
        if let Some(discard) = view.late_discard() {
            return Some(self.answer(view, discard));
        }
        match view.situation() {
            Situation::Charleston(_) => Some(Action::Pass {
                tiles: self.cheapest(view, PASS.into()),
                blind: 0,
            }),
            Situation::Vote if self.tiles_to_ask_for(view) == 0 => Some(Action::Stop),
            Situation::Vote => Some(Action::Continue),
            Situation::CourtesyOffer => Some(Action::OfferCourtesy(self.tiles_to_ask_for(view))),
            Situation::CourtesyPass { count } => {
                Some(Action::PassCourtesy(self.cheapest(view, count.into())))
            }
            Situation::Mush => {
                let count = self.tiles_to_ask_for(view);
                Some(Action::Mush(self.cheapest(view, count.into())))
            }
            Situation::ToDraw(turn) if turn == seat => Some(Action::Draw),
            Situation::ToDiscard(turn) if turn == seat => self.act_with_fourteen(view),
            Situation::Claims(discard) => Some(self.answer(view, discard)),
            _ => None,
        }
    }

    fn ranks(&self, rack: &TileCounts, exposures: &[Exposure]) -> Ranks {
        let mut distances = Distances::default();
        self.card.measure(rack, exposures, &mut distances);
        let there = |distance| (1.0 - f32::from(distance) / HAND as f32) * 100.0;
        let lines = self.card.card().lines();
        let nearest = lines.map(|(line, _)| distances.nearest(&self.card.hands_of(line)));
        Ranks(
            nearest
                .map(|distance| distance.map_or(0.0, there))
                .collect(),
        )
    }

    fn best(&self, view: View<'_>) -> f32 {
        let exposures = view.exposures(view.seat());
        self.ranks(view.rack(), exposures).best()
    }

    fn best_after(&self, view: View<'_>, action: &Action) -> f32 {
        let (rack, exposures) = view.after(action);
        self.ranks(&rack, &exposures).best()
    }

    fn tiles_to_ask_for(&self, view: View<'_>) -> u8 {
        let best = self.best(view);
        COURTESY.into_iter().filter(|limit| best < *limit).count() as u8
    }

    /// The tiles whose removal costs least over all lines, one after the other.
    fn cheapest(&self, view: View<'_>, count: usize) -> TileCounts {
        let mut rack = *view.rack();
        let mut tiles = TileCounts::EMPTY;
        for _ in 0..count {
            if let Some(tile) = self.cheapest_of(view, &rack) {
                rack.take(tile);
                tiles.add(tile);
            }
        }
        tiles
    }

    fn cheapest_of(&self, view: View<'_>, rack: &TileCounts) -> Option<Tile> {
        let exposures = view.exposures(view.seat());
        let before = self.ranks(rack, exposures);
        let cost = |tile| {
            let mut rest = *rack;
            rest.take(tile);
            before.lost(&self.ranks(&rest, exposures))
        };
        let naturals = rack.kinds().filter(|(tile, _)| tile.is_natural());
        let costs = naturals.map(|(tile, _)| (tile, cost(tile)));
        let least = costs.min_by(|one, other| one.1.total_cmp(&other.1));
        least.map(|(tile, _)| tile)
    }

    fn act_with_fourteen(&self, view: View<'_>) -> Option<Action> {
        if may_declare(view) {
            return Some(Action::DeclareMahJongg);
        }
        if view.is_window_open_late() {
            return Some(Action::Rack);
        }
        let discard = || {
            let tile = self.cheapest_of(view, view.rack());
            tile.map(Action::Discard)
        };
        self.exchange(view).map(Action::Exchange).or_else(discard)
    }

    /// The joker that betters the best line most, if one does.
    fn exchange(&self, view: View<'_>) -> Option<ExposureAt> {
        let before = self.best(view);
        let mut best = None;
        for seat in Seat::ALL {
            for (index, exposure) in view.exposures(seat).iter().enumerate() {
                let index = index as u8;
                let at = ExposureAt { seat, index };
                let action = Action::Exchange(at);
                if exposure.jokers == 0
                    || view.rack()[exposure.tile] == 0
                    || view.check(&action).is_err()
                {
                    continue;
                }
                let after = self.best_after(view, &action);
                if after > best.map_or(before, |(_, most)| most) {
                    best = Some((at, after));
                }
            }
        }
        best.map(|(at, _)| at)
    }

    /// Claims what completes a group of its best line.
    fn answer(&self, view: View<'_>, discard: Discard) -> Action {
        if may_claim_mah_jongg(view, discard) {
            return Action::Claim(Claim::MahJongg);
        }
        let mut rack = *view.rack();
        rack.add(discard.tile);
        let exposures = view.exposures(view.seat());
        let best = self.ranks(&rack, exposures).best();
        if exposures.is_empty() && best <= FIRST_EXPOSURE {
            return Action::LetGo;
        }
        let claims = view.claims().into_iter();
        let mut claims = claims.filter(|claim| {
            *claim != Claim::MahJongg && self.best_after(view, &Action::Claim(*claim)) >= best
        });
        claims.next().map_or(Action::LetGo, Action::Claim)
    }
}
