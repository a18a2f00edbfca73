//! What an action costs beside the one that is recommended, for whoever grades actions.

use std::ops::RangeInclusive;

use super::{AdviceReason, Considering, Plan, Recommendation};
use crate::analysis::{CompiledCard, Estimate};
use crate::bot::Spare;
use crate::card::LineIndex;
use crate::rules::{Action, View};
use crate::tile::{Tile, TileCounts};

/// An action beside the one that is recommended.
#[derive(Debug, Clone, PartialEq)]
pub struct ActionGrade {
    /// The action that is recommended.
    pub best: Recommendation,
    /// How many points less the graded action is expected to come to, at least 0: what it loses of the hand,
    /// and, of a discard, what it may cost because somebody waits for it.
    pub price: f32,
    /// Whether it is the action that is recommended.
    pub is_the_best: bool,
}

impl ActionGrade {
    /// Up to which price an action counts as good as the best one, in points: less than the error of figures
    /// that are reckoned at once.
    pub const SAME: f32 = 0.8;

    /// From which price on an action is worth a word in the middle of a game: a share of what the best one comes to,
    /// within these bounds in points.
    const CLEAR: (f32, RangeInclusive<f32>) = (0.15, 0.3..=1.7);

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

/// Grades actions of one seat in one position, reckoned at once.
#[expect(
    missing_debug_implementations,
    reason = "what it holds in view is large and tells nobody anything"
)]
pub struct Grader<'a> {
    considering: Considering<'a>,
    recommendations: Vec<Recommendation>,
    best: Recommendation,
}

impl<'a> Grader<'a> {
    /// For what `view`'s seat may do now; nothing where the coach recommends nothing.
    pub fn new(card: &'a CompiledCard, view: View<'a>) -> Option<Self> {
        Self::towards(card, view, &Plan::default())
    }

    /// The same for a seat that aims at some lines.
    pub fn towards(card: &'a CompiledCard, view: View<'a>, plan: &Plan) -> Option<Self> {
        let considering = Considering::new(card, view, plan);
        let recommendations = considering.recommendations();
        let best = recommendations.first()?.clone();
        Some(Self {
            considering,
            recommendations,
            best,
        })
    }

    /// The line that is aimed at as things stand.
    pub(super) fn aim(&self) -> Option<LineIndex> {
        self.considering.aim.map(|aim| aim.line)
    }

    /// Whether it keeps to the seat's plan.
    pub(super) const fn keeps_to_plan(&self) -> bool {
        self.considering.keeps_to_plan
    }

    /// The action that is recommended.
    pub const fn best(&self) -> &Recommendation {
        &self.best
    }

    /// The actions worth considering, the best first.
    pub fn recommendations(&self) -> &[Recommendation] {
        &self.recommendations
    }

    /// What the coach says of an action where it weighs it beside others.
    pub fn recommendation(&self, action: &Action) -> Option<&Recommendation> {
        let mut listed = self.recommendations.iter();
        listed.find(|recommendation| recommendation.action == *action)
    }

    /// What a legal action costs; `None` for one that the coach does not weigh.
    pub fn grade(&self, action: &Action) -> Option<ActionGrade> {
        self.considering.view.accepts(action).ok()?;
        let is_the_best = self.best.action == *action;
        let price = if is_the_best {
            0.0
        } else {
            self.difference(action)?.points.max(0.0)
        };
        Some(ActionGrade {
            best: self.best.clone(),
            price,
            is_the_best,
        })
    }

    /// How much of the chance to win a legal action gives up beside the one that is recommended, 0 to 1; `None` for
    /// one that the coach does not weigh.
    pub fn loss(&self, action: &Action) -> Option<f32> {
        self.considering.view.accepts(action).ok()?;
        if self.best.action == *action {
            return Some(0.0);
        }
        Some(self.difference(action)?.win.max(0.0))
    }

    /// What is expected of a legal action and what speaks for or against it, also where it is not worth considering;
    /// `None` for one that the coach does not weigh.
    pub fn weigh(&self, action: &Action) -> Option<Recommendation> {
        if let Some(listed) = self.recommendation(action) {
            return Some(listed.clone());
        }
        self.considering.view.accepts(action).ok()?;
        let difference = self.difference(action)?;
        let given = action.given_away()?;
        let recommended = self.best.action.given_away().unwrap_or(TileCounts::EMPTY);
        Some(Recommendation {
            action: *action,
            estimate: difference.below(self.best.estimate),
            reason: if recommended.contains(&given) {
                why_no_more(action, &recommended)
            } else {
                self.considering.why_rather_not(&given, &recommended)
            },
        })
    }

    fn difference(&self, action: &Action) -> Option<Difference> {
        let considering = &self.considering;
        considering.difference(&self.best, &self.recommendations, action)
    }
}

/// What speaks against giving away only some of the tiles that are recommended.
fn why_no_more(action: &Action, recommended: &TileCounts) -> AdviceReason {
    match action {
        // Others go in their place that nobody has looked at.
        Action::Pass { .. } => AdviceReason::UnseenMightHelp,
        _ => AdviceReason::CouldGiveMore {
            spare: recommended.total() as u8,
        },
    }
}

/// What a legal action of `view`'s seat costs, reckoned at once; `None` for one that the coach does not
/// weigh, and where it recommends nothing.
pub fn grade(card: &CompiledCard, view: View<'_>, action: &Action) -> Option<ActionGrade> {
    Grader::new(card, view)?.grade(action)
}

/// By how much one action comes to less than another.
struct Difference {
    points: f32,
    win: f32,
}

impl Considering<'_> {
    /// How much less than `best` an action comes to.
    fn difference(
        &self,
        best: &Recommendation,
        recommendations: &[Recommendation],
        action: &Action,
    ) -> Option<Difference> {
        if let (Action::Discard(given), Action::Discard(kept_to)) = (action, &best.action) {
            return self.difference_of_discard(*kept_to, *given);
        }
        let listed = recommendations
            .iter()
            .find(|recommendation| recommendation.action == *action);
        let estimate = match listed {
            Some(recommendation) => recommendation.estimate,
            None => self.without(action)?,
        };
        Some(Difference::between(best.estimate, estimate))
    }

    /// What a discard costs beside another, both weighed with what the others may want. What goes with a tile is weighed
    /// anew: the share of what the rack is worth that goes with it is twice what is lost of the chance to win (131 discards
    /// that were played on 300 times: 0.13 on the average, weighed anew 0.074, played on 0.067).
    fn difference_of_discard(&self, best: Tile, given: Tile) -> Option<Difference> {
        let spares = self.evaluation.discards();
        let after = |tile: Tile| {
            let spare = spares.iter().find(|spare| spare.tile == tile)?;
            let estimate = self.estimate_without(&self.gift(&[*spare]));
            Some(estimate.with_danger(spare.danger))
        };
        Some(Difference::between(after(best)?, after(given)?))
    }

    /// What is expected without the tiles that an action gives away.
    fn without(&self, action: &Action) -> Option<Estimate> {
        let given = action.given_away().filter(|given| !given.is_empty())?;
        let spares: Vec<Spare> = given.tiles().map(spare).collect();
        Some(self.estimate_without(&self.gift(&spares)))
    }
}

impl Difference {
    fn between(best: Estimate, other: Estimate) -> Self {
        Self {
            points: best.points - other.points,
            win: best.win - other.win,
        }
    }

    /// What the lesser one comes to where the other comes to this.
    fn below(&self, best: Estimate) -> Estimate {
        Estimate {
            win: (best.win - self.win).max(0.0),
            points: best.points - self.points,
            standard_error: None,
        }
    }
}

fn spare(tile: Tile) -> Spare {
    Spare {
        tile,
        loss: 0.0,
        danger: 0.0,
        risk: 0.0,
    }
}
