//! What the coach thinks of one position: at once, and better after it has played on from there.

use super::followed::Followed;
use super::position::Position;
use super::since::{Before, LastChoice, Since};
use crate::analysis::LineOutlook;
use crate::coach::{self, Advice, Other, Recommendation, Severity, Taught, Warning};
use crate::play::{BackgroundRefinement, Session, Thought};
use crate::rules::Action;
use crate::tile::TileCounts;

/// After so many rounds figures are shown before the last: fewer would make them leap.
const FIRST_SHOWN: u32 = 90;

/// By how much more chance to win an action must be better than the one that is being read, for the coach to speak of
/// it: less is noise to a learner.
const WORTH_A_SECOND_THOUGHT: f32 = 0.01;

/// The advice for one position, kept as long as the position lasts.
#[derive(Debug)]
pub(super) struct Thoughts {
    position: Position,
    advice: Advice,
    /// The chance to win as it was reckoned at once, and those of the lines.
    at_once: (f32, Vec<f32>),
    /// The same of the best action that leaves the rack as it is, where the first one changes it.
    kept_at_once: Option<(Action, f32)>,
    before: Before,
    /// What was followed of the chance to win up to this moment.
    followed: Option<Followed>,
    /// What the others may be after.
    others: Vec<Other>,
    /// The tiles that win.
    winning: TileCounts,
    /// The game played on in thought; none when there is nothing to compare.
    refinement: Option<BackgroundRefinement>,
    /// What the coach may speak of.
    taught: Taught,
    /// How many rounds are in the figures that are shown.
    rounds: u32,
    order: Order,
    /// Whether anybody can have read what comes first.
    is_seen: bool,
    /// How far the figures had come when the game went on.
    left_at: Option<Progress>,
    /// How much had happened.
    events: usize,
    /// Whether the learner drew as soon as they let the discard go.
    draws_once_let_go: bool,
    /// What has come after the last choice.
    since: Option<Since>,
}

/// In which order the actions are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Order {
    /// As they seemed best at once. Figures get better in their places, so that nothing moves under the
    /// pointer while they do.
    AtOnce,
    /// By the last figures.
    Last,
}

/// How far the figures have come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Progress {
    /// They were reckoned at once, and no others will come.
    AtOnce,
    /// Better ones are on their way.
    UnderWay {
        /// How many rounds they rest on so far.
        rounds: u32,
    },
    /// They are as good as they get.
    Done {
        /// How many rounds they rest on.
        rounds: u32,
    },
}

impl Thoughts {
    /// What was thought of a position, `before` which something else was thought of.
    pub(super) fn new(
        position: Position,
        thought: Thought,
        before: Before,
        session: &Session,
    ) -> Self {
        let Thought {
            mut advice,
            others,
            refinement,
            taught,
            of_choice,
            winning,
        } = thought;
        coach::agree_with_order(&mut advice.recommendations);
        let lines = advice.lines.iter().map(|line| line.chance).collect();
        let mut thoughts = Self {
            position,
            followed: before.followed,
            at_once: (first(&advice.recommendations), lines),
            kept_at_once: kept(&advice.recommendations)
                .map(|kept| (kept.action, kept.estimate.win)),
            advice,
            others,
            winning,
            refinement,
            taught,
            rounds: 0,
            order: Order::AtOnce,
            is_seen: false,
            left_at: None,
            events: session.view().events().len(),
            draws_once_let_go: session.draws_once_let_go(),
            since: before
                .last_choice
                .as_ref()
                .and_then(|last| last.since(session, of_choice)),
            before,
        };
        thoughts.follow();
        thoughts
    }

    /// Whether it was thought of when the same was to be decided.
    pub(super) fn are_of_moment(&self, position: Position) -> bool {
        self.position.is_same_moment(position)
    }

    /// Whether they are of what lies on the table.
    pub(super) fn are_of_table(&self, session: &Session) -> bool {
        self.are_of_moment(Position::of(session, self.position.refining))
    }

    /// Whether the learner draws as soon as they let the discard go that lay there.
    pub(super) const fn draws_once_let_go(&self) -> bool {
        self.draws_once_let_go
    }

    /// Whether this is what is thought of that position, and was not left for another one meanwhile: then nothing would get
    /// better any more.
    pub(super) fn are_of(&self, position: Position) -> bool {
        self.position == position && self.left_at.is_none()
    }

    /// What is known of the game from before `position`, where this was thought last; nothing of another game.
    pub(super) fn known_before(&self, position: Position) -> Before {
        if self.position.game != position.game {
            Before::default()
        } else if self.are_of_moment(position) {
            self.before.clone()
        } else {
            Before {
                followed: self.followed,
                last_choice: self
                    .as_last_choice()
                    .or_else(|| self.before.last_choice.clone()),
            }
        }
    }

    /// What was thought here, once something is chosen; nothing where there is nothing to choose, or no figure was shown.
    fn as_last_choice(&self) -> Option<LastChoice> {
        self.chance().filter(|_| !self.awaits_figures())?;
        Some(LastChoice {
            actions: self.position.actions_done,
            events: self.events,
            chances: self
                .recommendations()
                .iter()
                .map(|it| (it.action, it.estimate.win))
                .collect(),
            line: self.lines().first().map(|line| line.line),
            missing: self.lines().first().map_or_else(Vec::new, |line| {
                line.missing.iter().map(|missing| missing.tile).collect()
            }),
        })
    }

    /// What has come after the last choice.
    pub(super) const fn since(&self) -> Option<&Since> {
        self.since.as_ref()
    }

    /// Whether no better figures are to come.
    pub(super) fn is_thought_over(&self) -> bool {
        let refinement = self.refinement.as_ref();
        refinement.is_none_or(BackgroundRefinement::is_done)
    }

    /// Lets better figures wait while something goes first.
    pub(super) fn set_held(&self, held: bool) {
        if let Some(refinement) = &self.refinement {
            refinement.set_held(held);
        }
    }

    /// The game has gone on: nothing gets better any more.
    pub(super) fn leave(&mut self) -> Option<BackgroundRefinement> {
        self.left_at = Some(self.progress());
        self.refinement.take()
    }

    /// Takes up better figures, if there are any; the order stays, and with it the reasons, which tell of
    /// that order.
    pub(super) fn take_up_rounds(&mut self) {
        let Some(refinement) = &self.refinement else {
            return;
        };
        let played = refinement.rounds();
        let is_worth_showing = played >= FIRST_SHOWN || refinement.is_done();
        if played > self.rounds && is_worth_showing {
            let (mut better, rounds) = refinement.recommendations();
            let recommendations = &self.advice.recommendations;
            let place = |action: &Action| {
                recommendations
                    .iter()
                    .position(|recommendation| recommendation.action == *action)
            };
            better.sort_by_key(|recommendation| place(&recommendation.action));
            for (better, shown) in better.iter_mut().zip(recommendations) {
                better.reason = shown.reason;
            }
            self.advice.recommendations = better;
            self.rounds = rounds;
            self.follow();
            self.agree_with_order();
        }
    }

    /// Puts the figures right by what was followed up to here, as they come from what was reckoned at once or played on. The
    /// lines share in the chance to win that is shown; none has more than all. Where the actions keep to a plan, their
    /// figures stand alone, and the lines are those of a free hand.
    fn follow(&mut self) {
        let (at_once, lines) = &self.at_once;
        let is_of_all = self.is_of_all();
        let kept_at_once = self.kept_at_once;
        let recommendations = &mut self.advice.recommendations;
        let share = if is_of_all {
            let followed = Followed::to(self.before.followed, *at_once).measured(recommendations);
            followed.put_right(recommendations);
            self.followed = Some(followed);
            // The lines are those of the rack as it is: without a claim or an exchange.
            let kept = kept_at_once.and_then(|(action, at_once)| {
                let mut shown = recommendations.iter();
                let shown = shown.find(|it| it.action == action)?;
                (at_once > 0.0).then(|| shown.estimate.win / at_once)
            });
            kept.or_else(|| (*at_once > 0.0).then(|| first(recommendations) / at_once))
        } else {
            None
        };
        let known = self.followed;
        let corrected = |chance: f32| known.map_or(chance, |known| known.correct(chance));
        let most = self.chance().unwrap_or(1.0);
        for (line, chance) in self.advice.lines.iter_mut().zip(lines) {
            let shown = share.map_or_else(|| corrected(*chance), |share| chance * share);
            line.chance = shown.min(most);
        }
        if let Some(best) = self.advice.recommendations.first_mut() {
            best.reason = best.reason.beside(best.estimate.win);
        }
    }

    /// Whether the figures of the actions are of a hand that is free to become any line.
    fn is_of_all(&self) -> bool {
        !self.recommendations().is_empty() && !self.keep_to_plan()
    }

    /// The chance to win by the figures that are shown, whichever line it is with; nothing where nothing is to be decided, or
    /// where the actions keep to a plan.
    pub(super) fn chance(&self) -> Option<f32> {
        self.is_of_all()
            .then(|| first(&self.advice.recommendations))
    }

    /// The chance to win with a line as it is shown: of one that is not among the best, as it is reckoned at once.
    pub(super) fn chance_of_line(&self, line: &LineOutlook) -> f32 {
        let mut shown = self.lines().iter();
        let shown = shown.find(|shown| shown.line == line.line);
        shown.map_or(line.chance, |shown| shown.chance)
    }

    /// How much of the chance to win that is shown is lost where so much is lost of the one that is reckoned at once, 0 to 1.
    pub(super) fn in_proportion(&self, loss: f32) -> f32 {
        let (at_once, _) = self.at_once;
        self.chance()
            .map_or(loss, |shown| coach::loss_beside(shown, loss, at_once))
    }

    /// Whether an action was played on beside the best one, and no better figures are to come.
    pub(super) fn have_played_on(&self, action: Action) -> bool {
        let is_listed = self.recommendations().iter().any(|it| it.action == action);
        is_listed && matches!(self.progress(), Progress::Done { .. })
    }

    /// What an action gives up by the figures that are shown, where it was played on beside the best one and that is worth a
    /// word from this severity on.
    pub(super) fn warning_of(&self, action: Action, from: Severity) -> Option<Warning> {
        let refinement = self.refinement.as_ref().filter(|_| self.rounds > 0)?;
        let (better, _) = refinement.recommendations();
        let (best, considered) = (
            better.first()?,
            better.iter().find(|it| it.action == action)?,
        );
        let lead = refinement.lead_over(&action)?;
        let warning = Warning::of_played_on(best, considered, lead, from)?;
        Some(warning.within(&self.taught))
    }

    /// No action shows a higher chance than one above it, unless the learner is told that it is better.
    fn agree_with_order(&mut self) {
        if self.second_thought().is_none() {
            coach::agree_with_order(&mut self.advice.recommendations);
        }
    }

    /// Lets the actions stand in the order of the last figures, once there are no better ones to come. What comes first
    /// stays first where nothing is better beyond the error of the figures, and where it is being read: another action does
    /// not take its place by itself. To be called while the pointer
    /// is elsewhere.
    pub(super) fn settle_order(&mut self) {
        // What is better by no more than chance does not put a plain reason aside.
        if self.second_thought().is_some() {
            if !self.is_seen {
                self.look_again();
            }
        } else {
            let first = self.recommendations().first().cloned();
            self.put_in_order(first);
        }
    }

    /// What would come first by the last figures, where that is something else, and better by as much as is worth
    /// thinking about and beyond the error of the figures.
    pub(super) fn second_thought(&self) -> Option<Action> {
        let refinement = self.refinement.as_ref();
        let refinement = refinement.filter(|it| self.order == Order::AtOnce && it.is_done())?;
        let (better, _) = refinement.recommendations();
        let gain = refinement.lead_over_first().sure_utility();
        let best = better.first()?;
        (gain >= WORTH_A_SECOND_THOUGHT).then_some(best.action)
    }

    /// Puts the actions into the order of the last figures.
    pub(super) fn look_again(&mut self) {
        self.put_in_order(None);
    }

    /// The same, but one of them stays `first`, with its reason.
    fn put_in_order(&mut self, first: Option<Recommendation>) {
        let refinement = self.refinement.as_ref();
        let is_done = refinement.is_some_and(BackgroundRefinement::is_done);
        if self.order == Order::Last || !is_done {
            return;
        }
        self.take_up_rounds();
        if let Some(refinement) = &self.refinement {
            let mut last = refinement.recommendations().0;
            let place =
                |first: &Recommendation| last.iter().position(|it| it.action == first.action);
            if let Some(place) = first.as_ref().and_then(place) {
                last[..=place].rotate_right(1);
            }
            self.advice.recommendations = last;
            self.follow();
            self.taught.in_reasons(&mut self.advice.recommendations);
        }
        if let (Some(best), Some(first)) = (self.advice.recommendations.first_mut(), first)
            && best.action == first.action
        {
            best.reason = first.reason;
        }
        self.order = Order::Last;
        self.agree_with_order();
    }

    /// It has been drawn.
    pub(super) fn is_drawn(&mut self) {
        self.is_seen = true;
    }

    /// How far the figures have come.
    pub(super) fn progress(&self) -> Progress {
        if let Some(progress) = self.left_at {
            return progress;
        }
        let rounds = self.rounds;
        match &self.refinement {
            None => Progress::AtOnce,
            Some(refinement) if !refinement.is_done() || refinement.rounds() > rounds => {
                Progress::UnderWay { rounds }
            }
            Some(_) if rounds == 0 => Progress::AtOnce,
            Some(_) => Progress::Done { rounds },
        }
    }

    /// Whether no figure is good enough yet to be shown.
    pub(super) fn awaits_figures(&self) -> bool {
        self.progress() == Progress::UnderWay { rounds: 0 }
    }

    /// The actions worth considering, the best first.
    pub(super) fn recommendations(&self) -> &[Recommendation] {
        &self.advice.recommendations
    }

    /// The chance to win with the best exposure of the discard, and without any, where both were played on.
    pub(super) fn claim_compared(&self) -> Option<[f32; 2]> {
        let mut actions = self.recommendations().iter().filter(|_| self.rounds > 0);
        let is_claim = |it: &&Recommendation| matches!(it.action, Action::Claim(claim) if claim.size().is_some());
        let claimed = actions.clone().find(is_claim)?;
        let let_go = actions.find(|it| it.action == Action::LetGo)?;
        Some([claimed, let_go].map(|it| it.estimate.win))
    }

    /// Whether the actions keep to what the learner aims at.
    pub(super) fn keep_to_plan(&self) -> bool {
        !self.advice.keeps_to.is_empty()
    }

    /// The nearest lines.
    pub(super) fn lines(&self) -> &[LineOutlook] {
        &self.advice.lines
    }

    /// The tiles that win.
    pub(super) const fn winning(&self) -> &TileCounts {
        &self.winning
    }

    /// What the others may be after.
    pub(super) fn others(&self) -> &[Other] {
        &self.others
    }
}

/// The best action that leaves the rack as it is but for a tile that goes, where the first one is a claim or an exchange.
fn kept(recommendations: &[Recommendation]) -> Option<&Recommendation> {
    let first = recommendations.first()?.action;
    let mut others = recommendations.iter();
    match first {
        Action::Claim(_) => others.find(|it| it.action == Action::LetGo),
        Action::Exchange(_) | Action::SwapBlank(_) => {
            others.find(|it| matches!(it.action, Action::Discard(_)))
        }
        _ => None,
    }
}

/// The chance to win with the action that comes first, 0 to 1.
fn first(recommendations: &[Recommendation]) -> f32 {
    let first = recommendations.first();
    first.map_or(0.0, |first| first.estimate.win)
}
