//! Whether a discard is of any use to who may claim it.

use super::compiled::HAND;
use super::{CompiledCard, Forecast, HandEvaluator, Odds, Prospects, Scope, Unseen};
use crate::rules::{Claim, Exposure, View};
use crate::tile::TileCounts;

/// What a claim of the newest discard could do for the seat that is asked about it; what does more is greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum ClaimUse {
    /// It cannot be claimed.
    #[default]
    Nothing,
    /// It may be claimed, but any group of it sets the hand back.
    SetsBack,
    /// With some group, a hand that can still be finished is no farther away than the nearest one was before. Experts
    /// claim hardly anything else: of 261 groups in 200 games three, while the table stops for 671 of 2,547 discards that
    /// could be claimed.
    Helps,
    /// It completes the hand.
    Wins,
}

impl ClaimUse {
    /// What it could do for the seat of this view.
    pub fn of(card: &CompiledCard, view: View<'_>) -> Self {
        let Some(discard) = view.newest_discard().filter(|_| view.must_act()) else {
            return Self::Nothing;
        };
        let claims = view.claims();
        if claims.is_empty() {
            return Self::Nothing;
        }
        if claims.contains(&Claim::MahJongg) {
            return Self::Wins;
        }
        let evaluator = HandEvaluator::Chances {
            odds: Odds::new(&Unseen::new(view)),
            greed: 0.0,
            forecast: Forecast::AT_THE_START,
        };
        let least = |rack: TileCounts, exposures: &[Exposure]| {
            Prospects::new(card, &evaluator, rack, exposures, Scope::NEAREST).least()
        };
        let open = view.exposures(view.seat());
        let now = least(*view.rack(), open);
        let helps = claims.into_iter().any(|claim| {
            let given = claim.from_rack(discard.tile);
            let mut left = *view.rack();
            left.remove_what_is_there(&given);
            let mut with = open.to_vec();
            with.push(Exposure::of_claim(discard, &given));
            let then = least(left, &with);
            then <= now && then < HAND
        });
        if helps { Self::Helps } else { Self::SetsBack }
    }
}
