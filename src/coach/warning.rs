//! What is worth a word before it is done: an action that gives up much.

use super::{Advice, AdviceReason, Grader, Lead, Recommendation};
use crate::analysis::{CompiledCard, Distances};
use crate::rules::{Action, Claim, Exposure, Situation, View};

/// How much an action gives up beside the best one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Enough to think again.
    Doubtful,
    /// A mistake.
    Bad,
    /// A mistake that is likely to cost the game.
    VeryBad,
}

impl Severity {
    /// Every severity, the lightest first.
    pub const ALL: [Self; 3] = [Self::Doubtful, Self::Bad, Self::VeryBad];

    /// Its name in data.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Doubtful => "doubtful",
            Self::Bad => "bad",
            Self::VeryBad => "very bad",
        }
    }

    /// From which loss on: of the chance to win, 0 to 1, or in points. Among regulars a learner's bot goes so far 3.2,
    /// 2.6 and 1.6 times a game, a regular one 1.9, 1.5 and 1.0 times, an expert hardly ever, where the error of the
    /// figures does not count; less often where it does (`cargo bench --bench warnings`).
    const fn from(self) -> (f32, f32) {
        match self {
            Self::Doubtful => (0.02, 1.5),
            Self::Bad => (0.04, 3.0),
            Self::VeryBad => (0.08, 6.0),
        }
    }

    /// How much a loss is, if it is worth a word: of the chance to win, and in points.
    pub fn of(win: f32, points: f32) -> Option<Self> {
        let reaches = |severity: &Self| {
            let (from_win, from_points) = severity.from();
            win >= from_win || points >= from_points
        };
        Self::ALL.into_iter().rfind(reaches)
    }
}

/// What an action gives up, before it is done.
#[derive(Debug, Clone, PartialEq)]
pub struct Warning {
    /// The action.
    pub action: Action,
    /// How much it gives up.
    pub severity: Severity,
    /// How much of the chance to win, 0 to 1.
    pub loss: f32,
    /// How many points on the average.
    pub points: f32,
    /// Whether no line of the card can be made after it: the hand would be dead.
    pub kills_hand: bool,
    /// What speaks against it.
    pub reason: AdviceReason,
    /// What came of playing both on; nothing for what was reckoned at once.
    pub lead: Option<Lead>,
    /// What is expected of it.
    considered: Recommendation,
    /// What would be better.
    pub best: Recommendation,
}

impl Warning {
    /// What a legal action of `view`'s seat gives up as far as can be reckoned at once, if that is worth a word from
    /// this severity on. An action that the coach does not weigh is none of its business.
    pub fn suspect(
        card: &CompiledCard,
        view: View<'_>,
        action: &Action,
        from: Severity,
    ) -> Option<Self> {
        let grader = Grader::new(card, view)?;
        let best = grader.best().clone();
        let kills_hand = leaves_no_line(card, view, action);
        let considered = if kills_hand {
            Recommendation {
                action: *action,
                reason: AdviceReason::NoLineLeft,
                ..best.clone()
            }
        } else {
            grader.weigh(action)?
        };
        let (win, points) = if kills_hand {
            (best.estimate.win, best.estimate.points.max(0.0))
        } else {
            (grader.loss(action)?, grader.grade(action)?.price)
        };
        let severity = if kills_hand {
            Severity::VeryBad
        } else {
            Severity::of(win, points)?
        };
        (severity >= from && best.action != *action).then_some(Self {
            action: *action,
            severity,
            loss: win,
            points,
            kills_hand,
            lead: None,
            // What goes has a reason against it; of a claim, or of letting go, what would be better says it.
            reason: match action.given_away() {
                Some(_) => considered.reason,
                None => best.reason,
            },
            considered,
            best,
        })
    }

    /// Whether it is the points alone that make it worth a word: the chance to win hardly suffers.
    pub fn is_about_points(&self) -> bool {
        let loss = self.lead.map_or(self.loss, |lead| lead.sure_win());
        Severity::of(loss, 0.0).is_none()
    }

    /// What is expected of the action itself.
    pub const fn considered(&self) -> &Recommendation {
        &self.considered
    }

    /// The two actions to compare by playing on, the better one first; nothing where what is reckoned at once is certain.
    pub fn to_compare(&self) -> Option<Advice> {
        (!self.kills_hand).then(|| Advice {
            lines: Vec::new(),
            recommendations: vec![self.best.clone(), self.considered.clone()],
        })
    }

    /// The same with what came of playing on: both actions, and how far the better one is ahead. Nothing if the action
    /// gives up too little for a word, or no more than the figures may be off by chance.
    #[must_use]
    pub fn played_on(
        self,
        compared: &[Recommendation],
        lead: Lead,
        from: Severity,
    ) -> Option<Self> {
        let of = |action: &Action| {
            let mut compared = compared.iter();
            compared.find(|it| it.action == *action)
        };
        let (best, considered) = (of(&self.best.action)?, of(&self.action)?);
        let severity = lead.severity().filter(|severity| *severity >= from)?;
        let of_both = (considered.estimate, best.estimate);
        let mut played_on = Self {
            severity,
            loss: lead.win.max(0.0),
            points: lead.points.max(0.0),
            lead: Some(lead),
            ..self
        };
        (played_on.considered.estimate, played_on.best.estimate) = of_both;
        Some(played_on)
    }
}

/// Whether a claim lays a group open with which no line of the card can be made, where one can be now.
fn leaves_no_line(card: &CompiledCard, view: View<'_>, action: &Action) -> bool {
    let Action::Claim(claim @ Claim::Exposure { .. }) = *action else {
        return false;
    };
    let discard = match view.situation() {
        Situation::Claims(discard) => Some(discard),
        _ => view.late_discard(),
    };
    let Some(discard) = discard else {
        return false;
    };
    let own = view.exposures(view.seat());
    let mut distances = Distances::default();
    card.measure(view.rack(), own, &mut distances);
    if distances.least().is_none() {
        return false;
    }
    let laid = claim.from_rack(discard.tile);
    let mut rack = *view.rack();
    if !rack.remove_all(&laid) {
        return false;
    }
    let group = Exposure::of_claim(discard, &laid);
    let exposures: Vec<Exposure> = own.iter().copied().chain([group]).collect();
    card.measure(&rack, &exposures, &mut distances);
    distances.least().is_none()
}
