//! Whether a bot wants a discard.

use rand::rngs::ChaCha8Rng;

use super::{Boldness, Bot, Claiming, Constancy, Evaluation, Level, Weakness, may_claim_mah_jongg};
use crate::rules::{Action, Claim, Discard, View};
use crate::tile::Tile;

/// By how much a claim must better the hand of a player who claims readily.
const HELPS: f32 = 1.05;

/// The same for an expert, who sees more hands that a claim shuts out.
const HELPS_AN_EXPERT: f32 = 1.1;

/// By how much a claim must better the hand of a player who would rather draw.
const HELPS_A_LOT: f32 = 1.4;

/// What a claim may leave of a hand's worth at least for a beginner to make it: it completes a group, but
/// shuts out most other hands.
const NARROWS: f32 = 0.3;

/// From this many missing tiles on, after the claim, it is too early for such a player to show a first
/// group: who keeps several lines open, and who has settled on one and hides it.
const EARLY: u8 = 4;
const EARLY_FOR_THE_SETTLED: u8 = 3;

impl Bot {
    pub(super) fn answer(&self, view: View<'_>, discard: Discard, rng: &mut ChaCha8Rng) -> Action {
        if may_claim_mah_jongg(view, discard) {
            return Action::Claim(Claim::MahJongg);
        }
        // Who hears a name does not look at the tile.
        let discard = Discard {
            tile: view.name_of(discard),
            ..discard
        };
        // Most discards cannot be claimed; that needs no thought.
        let beside = view.rack()[discard.tile] + view.rack()[Tile::Joker];
        if beside < 2 || discard.tile == Tile::Joker {
            return Action::LetGo;
        }
        if self.weaknesses.shows(Weakness::OverlooksADiscard, rng) {
            return Action::LetGo;
        }
        let evaluation = self.evaluation(view, rng);
        match evaluation.claims(discard).first() {
            Some(best) if self.wants(view, &evaluation, best, rng) => Action::Claim(best.claim),
            _ => Action::LetGo,
        }
    }

    fn wants(
        &self,
        view: View<'_>,
        evaluation: &Evaluation<'_>,
        best: &Claiming,
        rng: &mut ChaCha8Rng,
    ) -> bool {
        if best.gain >= NARROWS && self.weaknesses.shows(Weakness::ClaimsTooEarly, rng) {
            return true;
        }
        let forgets_that_it_is_concealed = || {
            let aim = evaluation.prospects().best();
            aim.is_some_and(|hand| self.card.card_line(hand).concealed)
        };
        if self.weaknesses.shows(Weakness::OpensAConcealedHand, rng)
            && forgets_that_it_is_concealed()
        {
            return true;
        }
        match self.style.boldness {
            Boldness::Assertive if self.level == Level::Expert => best.gain >= HELPS_AN_EXPERT,
            Boldness::Assertive => best.gain >= HELPS,
            Boldness::Passive => {
                let is_hidden = view.exposures(view.seat()).is_empty();
                let early = match self.style.constancy {
                    Constancy::Adaptive => EARLY,
                    Constancy::Fixed => EARLY_FOR_THE_SETTLED,
                };
                best.gain >= HELPS_A_LOT && !(is_hidden && best.aim.distance >= early)
            }
        }
    }
}
