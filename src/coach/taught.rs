//! The coach is never ahead of the course: a reason that a learner has yet to be taught gives way to one that says less. What
//! it would do is the same for everybody, as the review tells the same of it.

use std::collections::BTreeSet;

use super::{Advice, AdviceReason, Recommendation, Warning};
use crate::tile::Tile;

/// What the coach could speak of before its lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CourseTopic {
    /// What a chance to win comes to in figures.
    Chances,
    /// What the others may want.
    TheOthers,
}

impl CourseTopic {
    /// Every topic, as the course comes to them.
    pub const ALL: [Self; 2] = [Self::Chances, Self::TheOthers];

    /// The lesson that teaches it.
    pub const fn lesson(self) -> &'static str {
        match self {
            Self::Chances => "which-one",
            Self::TheOthers => "reading-the-others",
        }
    }

    /// What a recommendation cannot be said without.
    const fn of(recommendation: &Recommendation) -> Option<Self> {
        match recommendation.reason {
            // That nobody can take a joker is said from the first game on.
            AdviceReason::PlaysSafe { tile: Tile::Joker }
            | AdviceReason::AmongSafest { tile: Tile::Joker } => None,
            AdviceReason::SaferThan { .. }
            | AdviceReason::PlaysSafe { .. }
            | AdviceReason::AmongSafest { .. }
            | AdviceReason::MayBeWaitedFor { .. }
            | AdviceReason::SafeToDiscard { .. } => Some(Self::TheOthers),
            _ => None,
        }
    }
}

/// What a learner has been taught; a player who takes nothing of the course knows all of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Taught(BTreeSet<CourseTopic>);

impl Default for Taught {
    fn default() -> Self {
        Self(CourseTopic::ALL.into_iter().collect())
    }
}

impl Taught {
    /// What is taught by the lessons that `is_finished`; everything to who has finished none, `takes_course` says
    /// whether one was.
    pub fn by(takes_course: bool, is_finished: impl Fn(&str) -> bool) -> Self {
        let topics = CourseTopic::ALL.into_iter();
        Self(
            topics
                .filter(|topic| !takes_course || is_finished(topic.lesson()))
                .collect(),
        )
    }

    /// Whether this has been taught.
    pub fn has(&self, topic: CourseTopic) -> bool {
        self.0.contains(&topic)
    }

    /// Whether something has yet to be taught for a recommendation to be said.
    fn lacks(&self, recommendation: &Recommendation) -> bool {
        CourseTopic::of(recommendation).is_some_and(|topic| !self.has(topic))
    }

    /// What can be said of some advice.
    #[must_use]
    pub fn in_advice(&self, mut advice: Advice) -> Advice {
        self.in_reasons(&mut advice.recommendations);
        advice
    }

    /// Lets reasons that are only taught later give way to ones that say less; the best action comes first.
    pub fn in_reasons(&self, recommendations: &mut [Recommendation]) {
        for (place, recommendation) in recommendations.iter_mut().enumerate() {
            if self.lacks(recommendation) {
                let is_better = place == 0;
                // That a hand is as good as lost can be said before it is taught what is safe then.
                recommendation.reason = match recommendation.reason {
                    AdviceReason::PlaysSafe { .. } if is_better => AdviceReason::LittleMatters,
                    _ => AdviceReason::AllInAll { is_better },
                };
            }
        }
    }

    /// What can be said of a warning.
    pub(super) fn in_warning(&self, mut warning: Warning) -> Warning {
        let is_given = warning.action.given_away().is_some();
        let told = if is_given {
            warning.considered().clone()
        } else {
            warning.best.clone()
        };
        if self.lacks(&told) {
            warning.reason = AdviceReason::AllInAll {
                is_better: !is_given,
            };
        }
        warning
    }
}
