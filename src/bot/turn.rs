//! What a bot does with 14 tiles in hand.

use rand::rngs::ChaCha8Rng;

use super::{Boldness, Bot, Evaluation, Spare, Weakness, may_declare};
use crate::analysis::{ExposedGroups, Prospects};
use crate::rules::{Action, View, below};
use crate::tile::Tile;

/// How much an exchange may cost at most: a joker more is worth something by itself.
const EXCHANGE_GAIN: f32 = 0.98;

/// What cost so little more is no difference to somebody who does not look closely.
const NO_DIFFERENCE: f32 = 0.01;

/// How much more a tile may cost that is safe.
const PRICE_OF_SAFETY: f32 = 0.03;

/// How many discards lie between two of the same player, when nobody claims.
const A_ROUND: usize = 4;

impl Bot {
    pub(super) fn act_with_fourteen(&self, view: View<'_>, rng: &mut ChaCha8Rng) -> Option<Action> {
        if may_declare(view) {
            return Some(Action::DeclareMahJongg);
        }
        if let Some(change) = make_anew(view) {
            return Some(change);
        }
        // Thinking comes after that: as long as it only holds the tile, others may claim.
        if view.is_window_open_late() {
            return Some(Action::Rack);
        }
        let evaluation = self.evaluation(view, rng);
        let exchange = evaluation.exchanges().into_iter().next();
        if let Some(exchange) = exchange.filter(|exchange| exchange.gain >= EXCHANGE_GAIN)
            && !self.weaknesses.shows(Weakness::OverlooksAJoker, rng)
        {
            return Some(Action::Exchange(exchange.exposure));
        }
        let swap = evaluation.swaps().into_iter().next();
        if let Some(swap) = swap.filter(|swap| swap.gain > 1.0) {
            return Some(Action::SwapBlank(swap.tile));
        }
        self.discard(view, &evaluation, rng).map(Action::Discard)
    }

    pub(super) fn discard(
        &self,
        view: View<'_>,
        evaluation: &Evaluation<'_>,
        rng: &mut ChaCha8Rng,
    ) -> Option<Tile> {
        let spares = evaluation.discards();
        let first = spares.first()?;
        if self.weaknesses.shows(Weakness::SpreadsOverManyHands, rng) {
            return least_wanted(&evaluation.prospects(), &spares);
        }
        let cost = |spare: &Spare| spare.loss + spare.risk;
        let equals = |margin| move |spare: &&Spare| cost(spare) <= cost(first) + margin;
        if self.weaknesses.shows(Weakness::ThrowsWithoutLooking, rng) {
            let equals = spares.iter().take_while(equals(NO_DIFFERENCE));
            let any = below(rng, equals.clone().count() as u32) as usize;
            return equals.map(|spare| spare.tile).nth(any);
        }
        if self.style.boldness == Boldness::Passive {
            let mut equals = spares.iter().take_while(equals(PRICE_OF_SAFETY));
            if let Some(safe) = equals.find(|spare| has_just_passed(view, spare.tile)) {
                return Some(safe.tile);
            }
        }
        Some(first.tile)
    }
}

/// The tile that the fewest of the near hands have a place for, however near they are.
fn least_wanted(hands: &Prospects<'_>, spares: &[Spare]) -> Option<Tile> {
    let exposed = ExposedGroups::new(hands.exposures());
    let wanted = |tile: Tile| {
        let wants = |hand| {
            let mut needs = hands.card().open_needs(hand, &exposed);
            needs.any(|need| {
                need.tile == tile && hands.rack()[tile] <= need.naturals + need.joker_places
            })
        };
        let hands = hands.hands().iter();
        hands.filter(|(hand, _)| wants(*hand)).count()
    };
    let tiles = spares.iter().map(|spare| spare.tile);
    tiles
        .filter(|tile| tile.is_natural())
        .min_by_key(|tile| wanted(*tile))
}

/// Whether nobody wanted this tile a moment ago.
fn has_just_passed(view: View<'_>, tile: Tile) -> bool {
    let newest = view.discards().iter().rev().take(A_ROUND);
    newest
        .filter(|discard| discard.claimed_by.is_none())
        .any(|discard| discard.tile == tile)
}

/// The exposure just made becomes a group that can be, where it was claimed by a wrong name and is none
/// (rule `misname-no-penalty-exposure`).
fn make_anew(view: View<'_>) -> Option<Action> {
    view.fresh_exposure()
        .filter(|exposure| view.has_exposed_by_wrong_name() && !exposure.strays.is_empty())?;
    let mut actions = view.legal_actions().into_iter();
    actions.find(|action| matches!(action, Action::ChangeExposure { .. }))
}
