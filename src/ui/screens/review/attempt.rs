//! What the learner tries at a mistake, weighed and not done.

use crate::analysis::CompiledCard;
use crate::coach::{AdviceReason, Grader, Severity, Warning};
use crate::drill::AS_GOOD;
use crate::rules::{Action, View};
use crate::tile::TileCounts;

/// What the learner has tried where something would have been better.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Attempt {
    /// Nothing yet.
    Nothing,
    /// What is recommended.
    Right,
    /// Something else that is as good.
    AsGood(Action),
    /// What was done in the game.
    Same,
    /// What gives up so much of the chance to win, 0 to 1.
    Loses {
        loss: f32,
        /// Whether it is better than what was done.
        is_better: bool,
        /// Why it is not as good, as far as that is known.
        why: Option<AdviceReason>,
    },
    /// What the coach does not weigh.
    NotWeighed,
    /// They want to be told.
    Shown,
}

impl Attempt {
    /// What comes of an action in `view` instead of the mistake that was made there.
    pub(super) fn of(
        action: Action,
        mistake: &Warning,
        view: View<'_>,
        card: &CompiledCard,
    ) -> Self {
        let grader = Grader::new(card, view);
        let loss = grader.as_ref().and_then(|grader| grader.loss(&action));
        let points = grader.as_ref().and_then(|grader| grader.grade(&action));
        let points = points.map_or(0.0, |grade| grade.price);
        let suspected = Warning::suspect(card, view, &action, Severity::Doubtful);
        let is_within_error = |loss| {
            let lead = mistake.lead;
            lead.is_some_and(|lead| lead.is_within_error(loss, points))
        };
        match loss {
            _ if action == mistake.best.action => Self::Right,
            _ if action == mistake.action => Self::Same,
            Some(loss) if suspected.is_none() || is_within_error(loss) => Self::AsGood(action),
            Some(loss) => Self::Loses {
                loss: mistake.within_best(loss),
                is_better: loss + AS_GOOD < mistake.loss,
                why: suspected.map(|suspected| suspected.reason),
            },
            None => Self::NotWeighed,
        }
    }

    /// Whether it is as good although it gives up what this reason holds against another action.
    pub(super) fn takes_the_same(self, reason: &AdviceReason) -> bool {
        let Self::AsGood(action) = self else {
            return false;
        };
        let given = action.given_away().unwrap_or(TileCounts::EMPTY);
        reason.is_loss_among(&given)
    }

    /// Whether the learner has found something as good, or was told.
    pub(super) const fn is_answered(self) -> bool {
        matches!(self, Self::Right | Self::AsGood(_) | Self::Shown)
    }
}
