//! What a bot passes, and when it stops.

use rand::rngs::ChaCha8Rng;

use super::{Bot, Spare, Weakness, may_declare};
use crate::rules::{Action, CharlestonPass, PASS, View};
use crate::tile::TileCounts;

/// How much of what the rack is worth may go with a tile before a bot rather passes one unseen.
const TOO_DEAR_TO_PASS: f32 = 0.5;

/// How much of what the rack is worth may go with three tiles before a bot stops the Charleston.
const TOO_DEAR_TO_GO_ON: f32 = 0.6;

/// How much of what the rack is worth may go with a tile of the courtesy pass.
const TOO_DEAR_FOR_COURTESY: f32 = 0.03;

impl Bot {
    pub(super) fn pass(
        &self,
        view: View<'_>,
        pass: CharlestonPass,
        rng: &mut ChaCha8Rng,
    ) -> Action {
        if may_declare(view) {
            return Action::DeclareMahJongg;
        }
        let may_pass_blind = pass.allows_blind();
        let mut spares = self.evaluation(view, rng).spares(PASS.into());
        if may_pass_blind {
            spares.retain(|spare| spare.loss <= TOO_DEAR_TO_PASS);
        }
        if self.weaknesses.shows(Weakness::BreaksUpAPair, rng) {
            break_up_a_pair(view, &mut spares);
        }
        Action::Pass {
            blind: PASS - spares.len() as u8,
            tiles: spares.iter().map(|spare| spare.tile).collect(),
        }
    }

    pub(super) fn vote(&self, view: View<'_>, rng: &mut ChaCha8Rng) -> Action {
        let spares = self.evaluation(view, rng).spares(PASS.into());
        let is_dear = spares.iter().map(|spare| spare.loss).sum::<f32>() > TOO_DEAR_TO_GO_ON;
        let votes_against_it = self.weaknesses.shows(Weakness::VotesAgainstItsHand, rng);
        if is_dear == votes_against_it {
            Action::Continue
        } else {
            Action::Stop
        }
    }

    pub(super) fn offer_courtesy(&self, view: View<'_>, rng: &mut ChaCha8Rng) -> Action {
        let spares = self.evaluation(view, rng).spares(PASS.into());
        let spare = spares
            .iter()
            .take_while(|spare| spare.loss <= TOO_DEAR_FOR_COURTESY);
        Action::OfferCourtesy(spare.count() as u8)
    }

    pub(super) fn mush(&self, view: View<'_>, rng: &mut ChaCha8Rng) -> Action {
        let spares = self.evaluation(view, rng).spares(PASS.into());
        let spare = spares
            .iter()
            .take_while(|spare| spare.loss <= TOO_DEAR_FOR_COURTESY);
        Action::Mush(spare.map(|spare| spare.tile).collect::<TileCounts>())
    }

    pub(super) fn pass_courtesy(&self, view: View<'_>, count: u8, rng: &mut ChaCha8Rng) -> Action {
        let spares = self.evaluation(view, rng).spares(usize::from(count));
        let tiles = spares.iter().map(|spare| spare.tile);
        Action::PassCourtesy(tiles.collect::<TileCounts>())
    }
}

/// Lets a tile of a pair go in the place of the dearest of these tiles.
fn break_up_a_pair(view: View<'_>, spares: &mut [Spare]) {
    let mut pairs = view.rack().kinds().filter(|&(tile, count)| {
        tile.is_natural() && count == 2 && spares.iter().all(|spare| spare.tile != tile)
    });
    if let (Some((tile, _)), Some(dearest)) = (pairs.next(), spares.last_mut()) {
        dearest.tile = tile;
    }
}
