//! What a bot does with 14 tiles in hand.

use rand::Rng as _;
use rand::rngs::ChaCha8Rng;

use super::{Bot, Level};
use crate::rules::{Action, View};

/// How much an exchange may cost at most: a joker more is worth something by itself.
const EXCHANGE_GAIN: f32 = 0.98;

/// In one turn of so many a learner throws a tile without thinking.
const CARELESS_TURNS: u32 = 8;

impl Bot {
    pub(super) fn act_with_fourteen(&self, view: View<'_>, rng: &mut ChaCha8Rng) -> Option<Action> {
        if view.check_rightful(&Action::DeclareMahJongg).is_ok() {
            return Some(Action::DeclareMahJongg);
        }
        if let Some(change) = make_anew(view) {
            return Some(change);
        }
        // Thinking comes after that: as long as it only holds the tile, others may claim.
        if view.is_window_open_late() {
            return Some(Action::Rack);
        }
        let mind = self.mind(view);
        let exchange = mind.exchanges().into_iter().next();
        if let Some(exchange) = exchange.filter(|exchange| exchange.gain >= EXCHANGE_GAIN) {
            return Some(Action::Exchange(exchange.exposure));
        }
        let swap = mind.swaps().into_iter().next();
        if let Some(swap) = swap.filter(|swap| swap.gain > 1.0) {
            return Some(Action::SwapBlank(swap.tile));
        }
        let spares = mind.discards();
        let careless =
            self.level == Level::Learner && rng.next_u32().is_multiple_of(CARELESS_TURNS);
        let spare = spares.get(usize::from(careless)).or(spares.first())?;
        Some(Action::Discard(spare.tile))
    }
}

/// The exposure just made becomes a group that can be, where it was claimed by a wrong name and is none
/// (rule `misname-no-penalty-exposure`).
fn make_anew(view: View<'_>) -> Option<Action> {
    view.fresh_exposure()
        .filter(|exposure| view.has_exposed_by_wrong_name() && !exposure.strays.is_empty())?;
    let mut acts = view.rightful_actions().into_iter();
    acts.find(|act| matches!(act, Action::ChangeExposure { .. }))
}
