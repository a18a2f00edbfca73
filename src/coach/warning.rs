//! What is worth a word before it is done: an action that gives up much.

use super::reason::is_hardly_won;
use super::{Advice, AdviceReason, Danger, Grader, Lead, Plan, Recommendation, Taught};
use crate::analysis::CompiledCard;
use crate::card::LineIndex;
use crate::rules::{Action, Situation, View};
use crate::tile::Tile;

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

    /// From which loss on: of the chance to win, 0 to 1, or in points. Among regulars a learner's bot goes so far 4.7,
    /// 3.5 and 2.4 times a game, a regular one 3.4, 2.6 and 1.8 times, an expert hardly ever, where the error of the
    /// figures does not count; where it does, 1.5, 1.5 and 1.2 times, 1.1, 1.1 and 1.0 times, and never
    /// (`cargo bench --bench warnings -- 24`).
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
    /// What it does to the hand that no figure tells, if that is what speaks against it.
    pub danger: Option<Danger>,
    /// What speaks against it.
    pub reason: AdviceReason,
    /// What came of playing both on; nothing for what was reckoned at once.
    pub lead: Option<Lead>,
    /// What is expected of it.
    considered: Recommendation,
    /// What would be better.
    pub best: Recommendation,
    /// The lines of the seat's plan to which the better action keeps; none when it is free.
    keeps_to: Vec<LineIndex>,
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
        Self::suspect_by(card, view, &Plan::default(), action, from)
    }

    /// The same for a seat that aims at some lines. What serves these is no mistake, and neither is what
    /// serves the hand without them: a plan can be left.
    pub fn suspect_towards(
        card: &CompiledCard,
        view: View<'_>,
        plan: &Plan,
        action: &Action,
        from: Severity,
    ) -> Option<Self> {
        if plan.lines().is_empty() {
            return Self::suspect(card, view, action, from);
        }
        let by_plan = Self::suspect_by(card, view, plan, action, from)?;
        if by_plan.danger.is_some() {
            let is_best = |free: Grader<'_>| free.best().action == *action;
            let is_best = Grader::new(card, view).is_some_and(is_best);
            return (!is_best).then_some(by_plan);
        }
        Self::suspect(card, view, action, from).map(|_| by_plan)
    }

    /// The same for a learner who has been taught so much: of what is yet to come it gives no reason.
    #[must_use]
    pub fn within(self, taught: &Taught) -> Self {
        taught.in_warning(self)
    }

    fn suspect_by(
        card: &CompiledCard,
        view: View<'_>,
        plan: &Plan,
        action: &Action,
        from: Severity,
    ) -> Option<Self> {
        let grader = Grader::towards(card, view, plan)?;
        let best = grader.best().clone();
        let kept = if grader.keeps_to_plan() {
            *plan
        } else {
            Plan::default()
        };
        let danger = Danger::of(card, view, &kept, grader.aim(), action)
            .filter(|_| best.action != *action)
            .filter(|danger| is_sure(*danger, || grader.loss(action)));
        let unweighed = || Recommendation {
            action: *action,
            reason: AdviceReason::NoLineLeft,
            ..best.clone()
        };
        let (considered, win, points, severity) = match danger {
            Some(danger) if danger.kills_hand() => {
                let all = best.estimate;
                let points = all.points.max(0.0);
                (unweighed(), all.win, points, Severity::VeryBad)
            }
            Some(_) => {
                let win = grader.loss(action).unwrap_or(best.estimate.win);
                let points = grader.grade(action).map_or(0.0, |grade| grade.price);
                let severity = Severity::of(win, points);
                let severity = severity.map_or(Severity::Bad, |it| it.max(Severity::Bad));
                (unweighed(), win, points, severity)
            }
            None => {
                let (win, points) = (grader.loss(action)?, grader.grade(action)?.price);
                let of_joker = severity_of_joker(action, win, best.estimate.win);
                let severity = Severity::of(win, points).max(of_joker)?;
                (grader.weigh(action)?, win, points, severity)
            }
        };
        (severity >= from && best.action != *action).then_some(Self {
            action: *action,
            severity,
            loss: win,
            points,
            danger,
            lead: None,
            reason: against(&best, &considered),
            considered,
            best,
            keeps_to: kept.lines().to_vec(),
        })
    }

    /// What an action gives up beside the best one, where both were played on; nothing if that is too little for a word,
    /// or no more than the figures may be off by chance.
    pub fn of_played_on(
        best: &Recommendation,
        considered: &Recommendation,
        lead: Lead,
        from: Severity,
    ) -> Option<Self> {
        let severity = lead.severity().filter(|severity| *severity >= from)?;
        Some(Self {
            severity,
            loss: lead.win.max(0.0),
            points: lead.points.max(0.0),
            lead: Some(lead),
            ..Self::between(best.clone(), considered.clone())
        })
    }

    /// Claiming a discard or letting it go, beside the best of what else could be done about it: what that gives up can hardly
    /// be told before both are played on.
    pub fn of_answer(
        card: &CompiledCard,
        view: View<'_>,
        plan: &Plan,
        action: &Action,
    ) -> Option<Self> {
        let is_answer = matches!(view.situation(), Situation::Claims(_));
        let grader = is_answer.then(|| Grader::towards(card, view, plan))??;
        let considered = grader.recommendation(action)?;
        let mut others = grader.recommendations().iter();
        let best = others.find(|other| other.action != *action)?;
        Some(Self::between(best.clone(), considered.clone()))
    }

    fn between(best: Recommendation, considered: Recommendation) -> Self {
        let (of_best, of_considered) = (best.estimate, considered.estimate);
        Self {
            action: considered.action,
            severity: Severity::Doubtful,
            loss: (of_best.win - of_considered.win).max(0.0),
            points: (of_best.points - of_considered.points).max(0.0),
            danger: None,
            reason: against(&best, &considered),
            lead: None,
            considered,
            best,
            keeps_to: Vec::new(),
        }
    }

    /// Whether the reason tells of the better action: of the action itself where that gives something away.
    pub fn tells_of_best(&self) -> bool {
        self.action.given_away().is_none()
    }

    /// Whether the hand would be dead.
    pub fn kills_hand(&self) -> bool {
        self.danger.is_some_and(Danger::kills_hand)
    }

    /// Whether it is the points that make it so grave: by what it costs of the chance to win it would be less.
    pub fn is_about_points(&self) -> bool {
        let loss = self.lead.map_or(self.loss, |lead| lead.sure_win());
        self.danger.is_none() && Severity::of(loss, 0.0) < Some(self.severity)
    }

    /// How much of a chance to win that is told as lost: no more than the better action has, as the figures beside it say.
    pub fn within_best(&self, loss: f32) -> f32 {
        loss.min(self.best.estimate.win)
    }

    /// Tells both chances from what is known of the better action elsewhere: the better one wins so often, 0 to 1, and the
    /// action itself so much less.
    pub(crate) fn tell_from(&mut self, best: f32, loss: f32) {
        if self.danger.is_none() {
            self.best.estimate.win = best;
            self.considered.estimate.win = (best - loss).max(0.0);
        }
    }

    /// The same beside a chance to win that is shown for the better action, 0 to 1: so that nothing costs more than there
    /// is.
    #[must_use]
    pub fn beside(mut self, shown: f32) -> Self {
        self.loss = loss_beside(shown, self.loss, self.best.estimate.win);
        self.tell_from(shown, self.loss);
        self
    }

    /// What is expected of the action itself.
    pub const fn considered(&self) -> &Recommendation {
        &self.considered
    }

    /// The two actions to compare by playing on, the better one first; nothing where what is reckoned at once is certain:
    /// that a joker serves is sure, though few games that are played on may not show it.
    pub fn to_compare(&self) -> Option<Advice> {
        let gives = self.action.given_away();
        let gives_joker = gives.is_some_and(|gives| gives[Tile::Joker] > 0);
        (self.danger.is_none() && !gives_joker).then(|| Advice {
            lines: Vec::new(),
            recommendations: vec![self.best.clone(), self.considered.clone()],
            keeps_to: self.keeps_to.clone(),
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

/// What speaks against an action: what goes has a reason against it; of a claim, or of letting go, what would be better says
/// it.
fn against(best: &Recommendation, considered: &Recommendation) -> AdviceReason {
    match considered.action.given_away() {
        Some(_) => considered.reason,
        None => best.reason,
    }
}

/// How much of a chance to win that is `shown` is lost, where `loss` is lost of a chance that was reckoned as `of`, 0 to 1:
/// the same share of it.
pub fn loss_beside(shown: f32, loss: f32, of: f32) -> f32 {
    if of > 0.0 {
        (loss / of).min(1.0) * shown
    } else {
        loss.min(shown)
    }
}

/// Up to so small a loss of the chance to win nobody minds a joker.
const NO_LOSS: f32 = 0.005;
/// Whose joker goes with this share of the chance to win is asked first, gravely unless that chance is small.
const LARGE_SHARE: f32 = 0.25;

/// How grave it is to give a joker away that serves, where `loss` goes with it of a chance to win, `of`.
fn severity_of_joker(action: &Action, loss: f32, of: f32) -> Option<Severity> {
    let gives_joker = action.given_away().is_some_and(|it| it[Tile::Joker] > 0);
    let counts = gives_joker && loss >= NO_LOSS && loss >= LARGE_SHARE * of;
    // Of a hand that hardly wins anymore little can be lost.
    let severity = if is_hardly_won(of) {
        Severity::Doubtful
    } else {
        Severity::VeryBad
    };
    counts.then_some(severity)
}

/// Whether a danger is one whatever the figures say; a line that nobody has chosen may well be left for another, unless
/// that costs something.
fn is_sure(danger: Danger, loss: impl FnOnce() -> Option<f32>) -> bool {
    match danger {
        Danger::ClosesConcealedLine(_) => {
            loss().is_none_or(|loss| Severity::of(loss, 0.0).is_some())
        }
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_costs_more_than_there_is() {
        let beside = |loss, of| loss_beside(0.2, loss, of);
        assert!((beside(0.1, 0.4) - 0.05).abs() < 1e-6, "the same share");
        assert!((beside(0.5, 0.4) - 0.2).abs() < 1e-6);
        assert!((beside(0.5, 0.0) - 0.2).abs() < 1e-6);
    }

    #[test]
    fn a_joker_that_serves_is_grave_unless_hardly_anything_can_be_lost() {
        let joker = Action::Discard(Tile::Joker);
        let [grave, light] = [Severity::VeryBad, Severity::Doubtful].map(Some);
        assert_eq!(severity_of_joker(&joker, 0.03, 0.1), grave);
        assert_eq!(severity_of_joker(&joker, 0.03, 0.05), light);
        assert_eq!(severity_of_joker(&joker, 0.03, 0.5), None);
        assert_eq!(severity_of_joker(&joker, 0.001, 0.002), None);
        let flower = Action::Discard(Tile::Flower);
        assert_eq!(severity_of_joker(&flower, 0.03, 0.05), None);
    }
}
