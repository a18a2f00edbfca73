//! The chance to win as it is followed through the game from one moment to the next: the luck of the games that are
//! played on moves no figure as if something had happened.

use crate::coach::{Correction, POINTS_OF_A_GAME, Recommendation};

/// The least chance to win that playing on can tell.
const LEAST: f32 = 0.001;

/// How the chance to win was followed through the game up to a moment.
#[derive(Debug, Clone, Copy)]
pub(super) struct Followed {
    /// As it was reckoned at once there, 0 to 1.
    at_once: f32,
    /// How far such chances are off, as far as was known by then.
    correction: Correction,
}

impl Followed {
    /// Up to a moment at which the chance was reckoned at once as this, `before` which it was followed so far.
    pub(super) fn to(before: Option<Self>, at_once: f32) -> Self {
        Self {
            at_once,
            correction: before.map_or(Correction::default(), |before| {
                before.correction.moved_on(before.at_once, at_once)
            }),
        }
    }

    /// The same once it was seen how often the recommended action wins.
    #[must_use]
    pub(super) fn measured(self, recommendations: &[Recommendation]) -> Self {
        let best = recommendations.first();
        let correction = best.map_or(self.correction, |best| {
            self.correction.measured(self.at_once, &best.estimate)
        });
        Self { correction, ..self }
    }

    /// A chance that was reckoned at once, put right by what was followed.
    pub(super) fn correct(&self, at_once: f32) -> f32 {
        self.correction.correct(at_once)
    }

    /// Puts the figures of actions right: how far they are apart stays as it was found by playing on.
    pub(super) fn put_right(&self, recommendations: &mut [Recommendation]) {
        let Some(best) = recommendations.first().map(|best| best.estimate) else {
            return;
        };
        let played_on = best
            .standard_error
            .filter(|_| !Correction::is_certain(self.at_once));
        let shift = self.correct(self.at_once) - best.win;
        let error = self.correction.standard_error(best.win + shift);
        for recommendation in recommendations.iter_mut().filter(|it| !it.wins_now()) {
            let estimate = &mut recommendation.estimate;
            let was = estimate.win;
            match (played_on, estimate.standard_error) {
                (Some(of_best), Some(own)) => {
                    // That no game was won that was played on does not say that none can be.
                    estimate.win = (was + shift).clamp(LEAST, 1.0);
                    let apart = (own.powi(2) - of_best.powi(2)).max(0.0);
                    estimate.standard_error = Some((apart + error.powi(2)).sqrt());
                }
                (None, None) => estimate.win = self.correct(was),
                _ => {}
            }
            estimate.points += (estimate.win - was) * POINTS_OF_A_GAME;
        }
    }
}
