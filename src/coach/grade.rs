//! What an action costs beside the one that is recommended, for whoever grades actions.

use std::ops::RangeInclusive;

use super::{Considering, Recommendation};
use crate::analysis::{Aim, CompiledCard, Estimate};
use crate::bot::Spare;
use crate::rules::{Action, View};
use crate::tile::Tile;

/// An action beside the one that is recommended.
#[derive(Debug, Clone, PartialEq)]
pub struct Grade {
    /// The action that is recommended.
    pub best: Recommendation,
    /// How many points less the graded action is expected to come to, at least 0: what it loses of the hand,
    /// and, of a discard, what it may cost because somebody waits for it.
    pub price: f32,
    /// Whether it is the action that is recommended.
    pub is_the_best: bool,
}

impl Grade {
    /// Up to which price an action counts as good as the best one, in points: less than the error of figures
    /// that are reckoned at once.
    pub const SAME: f32 = 1.5;

    /// From which price on an action is worth a word in the middle of a game: a share of what the best one comes to,
    /// within these bounds in points.
    const CLEAR: (f32, RangeInclusive<f32>) = (0.25, 0.5..=3.0);

    /// Whether the action is worth a word in the middle of a game: smaller differences teach nothing.
    pub fn is_clearly_dearer(&self) -> bool {
        let (share, bounds) = Self::CLEAR;
        let clear = self.best.estimate.points * share;
        self.price >= clear.clamp(*bounds.start(), *bounds.end())
    }

    /// Whether the action is as good as the best one, or nearly.
    pub fn is_as_good(&self) -> bool {
        self.price <= Self::SAME
    }
}

/// What a legal action of `view`'s seat costs, reckoned at once; `None` for one that the coach does not
/// weigh, and where it recommends nothing.
pub fn grade(card: &CompiledCard, view: View<'_>, action: &Action) -> Option<Grade> {
    view.accepts(action).ok()?;
    let considering = Considering::new(card, view);
    let recommendations = considering.recommendations();
    let best = recommendations.first()?.clone();
    let is_the_best = best.action == *action;
    let price = if is_the_best {
        0.0
    } else {
        considering.price(&best, &recommendations, action)?.max(0.0)
    };
    Some(Grade {
        best,
        price,
        is_the_best,
    })
}

impl Considering<'_> {
    /// How many points less than `best` an action comes to.
    fn price(
        &self,
        best: &Recommendation,
        recommendations: &[Recommendation],
        action: &Action,
    ) -> Option<f32> {
        if let (Action::Discard(given), Action::Discard(kept_to)) = (action, &best.action) {
            return self.price_of_discard(*kept_to, *given);
        }
        let listed = recommendations
            .iter()
            .find(|recommendation| recommendation.action == *action);
        let estimate = match listed {
            Some(recommendation) => recommendation.estimate,
            None => self.without(action)?,
        };
        Some(best.estimate.points - estimate.points)
    }

    /// What a discard costs beside another, both weighed with what the others may want.
    fn price_of_discard(&self, best: Tile, given: Tile) -> Option<f32> {
        let spares = self.evaluation.discards();
        let cost = |tile: Tile| {
            let spare = spares.iter().find(|spare| spare.tile == tile)?;
            Some(spare.loss + spare.risk)
        };
        Some(self.points_after(cost(best)?) - self.points_after(cost(given)?))
    }

    /// What is expected when so large a share of what the rack is worth goes.
    fn points_after(&self, share: f32) -> f32 {
        let aim = self.aim.map(|aim| Aim {
            win: aim.win * (1.0 - share).max(0.0),
            ..aim
        });
        self.estimate(aim).points
    }

    /// What is expected without the tiles that an action gives away.
    fn without(&self, action: &Action) -> Option<Estimate> {
        let given = action.given_away().filter(|given| !given.is_empty())?;
        let spares: Vec<Spare> = given.tiles().map(spare).collect();
        Some(self.estimate_without(&self.gift(&spares)))
    }
}

fn spare(tile: Tile) -> Spare {
    Spare {
        tile,
        loss: 0.0,
        risk: 0.0,
    }
}
