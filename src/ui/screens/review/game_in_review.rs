//! What is known of a game that is looked at again, and how far the learner has come.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use egui::Context;

use super::attempt::Attempt;
use super::closer_look::CloserLook;
use super::key_moments;
use super::moment::{self, Moment, PassLookedAt, moments_of};
use crate::card::LineIndex;
use crate::coach::{Warning, advise};
use crate::locale::Message;
use crate::memory::{Skill, skills_of_action};
use crate::msg;
use crate::play::{Background, Refining, Session, ShownOpen};
use crate::review::{Cause, FirstLook, Review, Swing, WinChance};
use crate::rules::{Action, Event, View};
use crate::tile::TileCounts;
use crate::ui::table::WorthALook;
use crate::wording::review_moment;

/// A game that is looked at again.
#[derive(Debug)]
pub(super) struct GameInReview {
    played: Session,
    /// Whether the learner has chosen it from the list of games.
    is_from_list: bool,
    review: Option<Review>,
    /// The changes at which somebody stops who goes through it, by their places.
    moments: Vec<usize>,
    /// The gravest of its mistakes.
    worth_a_look: Vec<WorthALook>,
    /// What counted most in it, the mistakes among it.
    key_moments: Vec<WorthALook>,
    /// What is reckoned at once, as long as that is under way.
    first: Option<Background<FirstLook>>,
    closer: Option<CloserLook>,
    /// Which change is looked at; none as long as the whole game is.
    place: Option<usize>,
    /// What went on there.
    moment: Moment,
    attempt: Attempt,
    /// What was tried elsewhere, by how many actions had been done there.
    attempts: BTreeMap<usize, Attempt>,
    /// Whether everybody's tiles are shown where nothing is to be found.
    shows_racks: bool,
    /// What the hand is near to: at the moment, or at a mistake after the better action, once the learner is told.
    nearest: Option<Nearest>,
}

/// What a hand is near to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Nearest {
    /// The nearest line that is worth aiming at.
    pub(super) line: LineIndex,
    /// How many tiles it lacks.
    pub(super) distance: u8,
}

/// What is new of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum News {
    /// How it went, and what was a mistake.
    First,
    /// What all of it comes to on a closer look.
    Closer,
}

impl GameInReview {
    /// A game that is over.
    pub(super) fn new(played: Session, is_from_list: bool) -> Self {
        Self {
            played,
            is_from_list,
            review: None,
            moments: Vec::new(),
            worth_a_look: Vec::new(),
            key_moments: Vec::new(),
            first: None,
            closer: None,
            place: None,
            moment: Moment::default(),
            attempt: Attempt::Nothing,
            attempts: BTreeMap::new(),
            shows_racks: false,
            nearest: None,
        }
    }

    /// The game as it was played, to its end.
    pub(super) const fn played(&self) -> &Session {
        &self.played
    }

    /// What the others did since the moment before.
    pub(super) fn others(&self) -> &[Event] {
        &self.moment.others
    }

    /// The pass that was made at the moment that is looked at.
    pub(super) const fn pass(&self) -> Option<&PassLookedAt> {
        self.moment.pass.as_ref()
    }

    /// What the hand is near to: at the moment, or at a mistake after the better action, once the learner is told.
    pub(super) const fn nearest(&self) -> Option<Nearest> {
        self.nearest
    }

    /// The skills that were lacking where something was decided wrongly, without the decisions of which the learner was
    /// warned in the game: those were practised already; and the skills of what was only decided well.
    pub(super) fn shown(&self) -> (BTreeSet<Skill>, BTreeSet<Skill>) {
        let warned = self.played.warned();
        let mut missed = BTreeSet::new();
        let mut practised = BTreeSet::new();
        let mut decided = BTreeSet::new();
        for (swing, decision) in self.review.iter().flat_map(Review::decisions) {
            if let Some(mistake) = &decision.mistake {
                let skills = skills_of_action(&mistake.action);
                if warned.contains(&swing.actions) {
                    practised.extend(skills);
                } else {
                    missed.extend(skills);
                }
            } else if let Some((_, action)) = swing.by {
                decided.extend(skills_of_action(&action));
            }
        }
        decided.retain(|skill| !missed.contains(skill) && !practised.contains(skill));
        (missed, decided)
    }

    /// Whether it is this game.
    pub(super) fn is_of(&self, played: &Session) -> bool {
        self.played.game().setup().seed == played.game().setup().seed
            && self.played.game().actions() == played.game().actions()
    }

    /// Whether the learner has chosen it from the list of games.
    pub(super) const fn is_from_list(&self) -> bool {
        self.is_from_list
    }

    /// The learner has come to it from the list of games, or from its result.
    pub(super) const fn come_from_list(&mut self, is_from_list: bool) {
        self.is_from_list = is_from_list;
    }

    /// How it went, as far as it is known.
    pub(super) const fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// How far the closer look has come, 0 to 1, as long as it is under way.
    pub(super) fn share_looked_at(&self) -> Option<f32> {
        self.closer.as_ref().map(CloserLook::share)
    }

    /// Whether it is looked at more closely.
    pub(super) const fn is_being_looked_at(&self) -> bool {
        self.closer.is_some()
    }

    /// Which change is looked at, counted from 0; none as long as the whole game is.
    pub(super) const fn place(&self) -> Option<usize> {
        self.place
    }

    /// The change that is looked at.
    pub(super) fn swing(&self) -> Option<&Swing> {
        self.review.as_ref()?.swings.get(self.place?)
    }

    /// The moment before this change, or the last one.
    pub(super) fn moment_before(&self, place: Option<usize>) -> Option<usize> {
        let mut moments = self.moments.iter().copied().rev();
        moments.find(|moment| place.is_none_or(|place| *moment < place))
    }

    /// The moment after this change, or the first one.
    pub(super) fn moment_after(&self, place: Option<usize>) -> Option<usize> {
        let mut moments = self.moments.iter().copied();
        moments.find(|moment| place.is_none_or(|place| *moment > place))
    }

    /// The moment at which a change is told.
    pub(super) fn moment_at(&self, place: usize) -> Option<usize> {
        let mut moments = self.moments.iter().copied();
        moments.find(|moment| *moment >= place)
    }

    /// The chance to win before the moment of a change, and after it.
    pub(super) fn chances(&self, place: usize) -> Option<(WinChance, WinChance)> {
        let swings = &self.review.as_ref()?.swings;
        let swing = swings.get(place)?;
        let before = match swing.cause {
            Cause::Others => self
                .moment_before(Some(place))
                .and_then(|it| swings.get(it)),
            Cause::Luck | Cause::Decision => None,
        };
        Some((
            before.map_or(swing.before, |before| before.after),
            swing.after,
        ))
    }

    /// When the moment of a change was: at the deal, at which pass, or in or after which turn.
    pub(super) fn when(&self, place: usize) -> Message {
        let swing = self
            .review
            .as_ref()
            .and_then(|review| review.swings.get(place));
        match swing {
            Some(swing) if swing.by.is_some() => {
                review_moment(self.played.as_of(swing.actions).view())
            }
            _ => msg!("review-deal"),
        }
    }

    /// What went on at the moment of a change.
    pub(super) fn moment(&self, place: usize) -> Moment {
        let told = self.review.as_ref().and_then(|review| {
            let swing = review.swings.get(place)?;
            let before = self.moment_before(Some(place));
            let before = before.and_then(|before| review.swings.get(before));
            Some(Moment::of(&self.played, swing, before, review))
        });
        told.unwrap_or_default()
    }

    /// Of what the others did in a row up to the moment of a change, what changed the chance most; the end of the game
    /// before anything else.
    pub(super) fn what_counted_of_others(&self, place: usize) -> Option<Event> {
        let swings = &self.review.as_ref()?.swings;
        let is_end = place + 1 == swings.len();
        let begun = self
            .moment_before(Some(place))
            .map_or(0, |before| before + 1);
        let change = |at: &usize| {
            let swing = swings.get(*at);
            swing.map_or(0.0, |swing| (swing.after - swing.before).get().abs())
        };
        let most = (begun..=place).max_by(|one, other| change(one).total_cmp(&change(other)));
        let most = most.filter(|_| !is_end)?;
        let before = most.checked_sub(1).and_then(|before| swings.get(before));
        moment::others_since(&self.played, swings.get(most)?, before).pop()
    }

    /// What was given up there, where it was a mistake.
    pub(super) fn mistake(&self) -> Option<&Warning> {
        self.swing()?.decision.as_ref()?.mistake.as_ref()
    }

    /// What the learner has tried.
    pub(super) const fn attempt(&self) -> Attempt {
        self.attempt
    }

    /// The changes that were mistakes, by their places.
    pub(super) fn mistakes(&self) -> Vec<usize> {
        let swings = self.review.iter().flat_map(|review| &review.swings);
        let places = swings.enumerate().filter(|(_, swing)| {
            let decision = swing.decision.as_ref();
            decision.is_some_and(|decision| decision.mistake.is_some())
        });
        places.map(|(place, _)| place).collect()
    }

    /// The gravest mistakes, in the order of the game, once it is known which they are.
    pub(super) fn worth_a_look(&self) -> Option<&[WorthALook]> {
        let known = self.review.as_ref();
        known.map(|_| self.worth_a_look.as_slice())
    }

    /// What counted most, once it is known how the game went, in the order of the game.
    pub(super) fn key_moments(&self) -> &[WorthALook] {
        &self.key_moments
    }

    /// The places at which somebody stops who goes through the game.
    pub(super) fn moments(&self) -> &[usize] {
        &self.moments
    }

    /// Takes up what is known by now, and says what is new of it.
    pub(super) fn follow(&mut self, how: Refining, context: &Context) -> Option<News> {
        if let Some(closer) = &mut self.closer {
            let review = closer.follow(context)?;
            if closer.is_done() {
                self.closer = None;
            }
            let news = match self.review {
                Some(_) => News::Closer,
                None => News::First,
            };
            self.take_up(review);
            return Some(news);
        }
        if self.review.is_none() && self.first.is_none() {
            self.first = Some(self.look(how, context));
        }
        let first = self.first.as_ref().and_then(Background::take)?;
        self.first = None;
        // Whoever does not want to wait is told at once.
        context.request_repaint();
        if let Some(budget) = how.budget() {
            // What was a mistake is not told before it is known.
            self.closer = Some(CloserLook::new(first, how, budget));
            return self.follow(how, context);
        }
        self.take_up(first.review());
        Some(News::First)
    }

    fn take_up(&mut self, review: Review) {
        let before = self.swing().map(|swing| (swing.actions, swing.cause));
        self.moments = moments_of(&self.played, &review);
        self.review = Some(review);
        self.worth_a_look = key_moments::gravest_mistakes(self);
        self.key_moments = key_moments::of(self, &self.worth_a_look);
        self.place = before.map(|moment| self.place_of(moment));
        self.arrive();
    }

    /// Looks at the whole game, by what is reckoned at once.
    fn look(&self, how: Refining, context: &Context) -> Background<FirstLook> {
        let card = Arc::clone(self.played.compiled_card());
        let game = self.played.game().clone();
        let seat = self.played.view().seat();
        let look = move || FirstLook::of(&card, &game, seat);
        let context = context.clone();
        let tell = move || context.request_repaint();
        Background::begin(how, look, tell)
    }

    fn place_of(&self, moment: (usize, Cause)) -> usize {
        let swings = self.review.iter().flat_map(|review| &review.swings);
        let mut moments = swings.map(|swing| (swing.actions, swing.cause));
        let same = moments.clone().position(|other| other == moment);
        let nearest = || moments.position(|(actions, _)| actions >= moment.0);
        same.or_else(nearest).unwrap_or_default()
    }

    /// Looks at the moment of another change, or at the whole game.
    pub(super) fn go_to(&mut self, place: Option<usize>) {
        if let (Some(left), true) = (self.swing(), self.attempt != Attempt::Nothing) {
            self.attempts.insert(left.actions, self.attempt);
        }
        self.place = place.map(|place| self.moment_at(place).unwrap_or(place));
        let tried = self
            .swing()
            .and_then(|here| self.attempts.get(&here.actions));
        self.attempt = tried.copied().unwrap_or(Attempt::Nothing);
        self.nearest = None;
        self.arrive();
        if self.mistake().is_some() && self.is_answered() {
            self.find_what_follows();
        }
    }

    /// Whether everybody's tiles are shown where nothing is to be found.
    pub(super) const fn shows_racks(&self) -> bool {
        self.shows_racks
    }

    /// Shows everybody's tiles from now on, or hides them.
    pub(super) const fn show_racks(&mut self, shows: bool) {
        self.shows_racks = shows;
    }

    fn arrive(&mut self) {
        self.moment = self
            .place
            .map(|place| self.moment(place))
            .unwrap_or_default();
        if self.mistake().is_none() {
            self.nearest = self.nearest_to(self.position().view());
        }
    }

    /// What the hand is near to after the better action; of another that is as good nothing is said.
    fn find_what_follows(&mut self) {
        let is_best = self.attempt != Attempt::AsGood;
        self.nearest = self.answer().filter(|_| is_best).and_then(|best| {
            let mut then = self.position().game().clone();
            let seat = self.played.view().seat();
            then.apply(seat, best).ok()?;
            self.nearest_to(then.view(seat))
        });
    }

    fn nearest_to(&self, view: View<'_>) -> Option<Nearest> {
        let advice = advise(self.played.compiled_card(), view);
        let line = advice.lines.first()?;
        Some(Nearest {
            line: line.line,
            distance: line.distance,
        })
    }

    /// The learner wants to be told what would have been better.
    pub(super) fn show_answer(&mut self) {
        self.attempt = Attempt::Shown;
        self.find_what_follows();
    }

    /// What would have been better, once the learner is told.
    pub(super) fn answer(&self) -> Option<Action> {
        let warning = self.mistake().filter(|_| self.is_answered())?;
        Some(warning.best.action)
    }

    /// The tiles that the learner gave away there, where nothing better is to be found.
    pub(super) fn given_away(&self) -> Option<TileCounts> {
        let swing = self
            .swing()
            .filter(|swing| swing.cause == Cause::Decision)?;
        let (_, action) = swing.by.filter(|_| self.mistake().is_none())?;
        action.given_away()
    }

    /// Whether there is something to be found, and the learner has neither found it nor been told.
    pub(super) fn is_asked(&self) -> bool {
        self.mistake().is_some() && !self.is_answered()
    }

    /// Where one goes on from here: to the next mistake, or back to the whole game; from there without any mistake to its
    /// first moment.
    pub(super) fn way_on(&self) -> Option<usize> {
        let mut mistakes = self.mistakes().into_iter();
        let next = mistakes.find(|place| self.place.is_none_or(|here| *place > here));
        match self.place {
            None => next.or_else(|| self.moment_after(None)),
            Some(_) => next,
        }
    }

    /// Whether the learner has found it, or was told.
    pub(super) const fn is_answered(&self) -> bool {
        self.attempt.is_answered()
    }

    /// Weighs what the learner would do now.
    pub(super) fn try_out(&mut self, action: Action) {
        let Some(warning) = self.mistake() else {
            return;
        };
        let position = self.position();
        self.attempt = Attempt::of(
            action,
            warning,
            position.view(),
            self.played.compiled_card(),
        );
        if self.is_answered() {
            self.find_what_follows();
        }
    }

    /// The table at the moment that is looked at: before an own decision, after anything else.
    pub(super) fn position(&self) -> Session {
        let actions = match self.swing() {
            Some(swing) if swing.cause == Cause::Decision => swing.actions,
            Some(swing) if swing.by.is_some() => swing.actions + 1,
            Some(_) => 0,
            None => self.played.actions_done(),
        };
        let mut position = self.played.as_of(actions);
        if self.shows_racks && !self.is_asked() {
            position.play_open(Some(ShownOpen::Racks));
        }
        position
    }
}
