//! What is known of a game that is looked at again, and how far the learner has come.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use egui::Context;

use super::attempt::Attempt;
use super::closer_look::CloserLook;
use super::moment::{PassLookedAt, ReviewedMoment};
use super::nearest::Nearest;
use super::reviewed_game::ReviewedGame;
use crate::analysis::CompiledCard;
use crate::coach::Warning;
use crate::memory::{Skill, skills_of_action};
use crate::play::{Background, Refining, Session, ShownOpen};
use crate::review::{Cause, FirstLook, Review, Swing};
use crate::rules::{Action, Event, Game, Seat};
use crate::tile::TileCounts;
use crate::ui::shared::Deferred;

/// A game that is looked at again.
#[derive(Debug)]
pub(super) struct GameInReview {
    played: Session,
    /// Whether the learner has chosen it from the list of games.
    is_from_list: bool,
    /// What is told of it, as far as it is known how it went.
    told: Option<ReviewedGame>,
    /// The same by what is known by now, as long as that is put together.
    telling: Deferred<ReviewedGame>,
    /// What is reckoned at once, as long as that is under way.
    first: Option<Background<FirstLook>>,
    closer: Option<CloserLook>,
    /// Which change is looked at; none as long as the whole game is.
    place: Option<usize>,
    /// What went on there.
    moment: ReviewedMoment,
    attempt: Attempt,
    /// What the learner tries, as long as it is weighed.
    weighing: Deferred<Attempt>,
    /// What was tried elsewhere, by how many actions had been done there.
    attempts: BTreeMap<usize, Attempt>,
    /// Whether everybody's tiles are shown where nothing is to be found.
    shows_racks: bool,
    /// What the hand is near to: at the moment, or at a mistake after the better action, once the learner is told.
    nearest: Option<Nearest>,
    /// What it is near to now, as long as that is looked for.
    finding: Deferred<Option<Nearest>>,
}

/// What is new of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum News {
    /// How it went, and what was a mistake.
    First,
    /// What all of it comes to on a closer look.
    Closer,
    /// What the learner's try is worth.
    Tried,
}

impl GameInReview {
    /// A game that is over.
    pub(super) fn new(played: Session, is_from_list: bool) -> Self {
        Self {
            played,
            is_from_list,
            told: None,
            telling: Deferred::Nothing,
            first: None,
            closer: None,
            place: None,
            moment: ReviewedMoment::default(),
            attempt: Attempt::Nothing,
            weighing: Deferred::Nothing,
            attempts: BTreeMap::new(),
            shows_racks: false,
            nearest: None,
            finding: Deferred::Nothing,
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
    /// warned in the game: those were practised already; and the skills of what was only decided well, without being told.
    pub(super) fn shown(&self) -> (BTreeSet<Skill>, BTreeSet<Skill>) {
        let (warned, advised) = (self.played.warned(), self.played.advised());
        let mut missed = BTreeSet::new();
        let mut practised = BTreeSet::new();
        let mut decided = BTreeSet::new();
        for (swing, decision) in self.review().into_iter().flat_map(Review::decisions) {
            if let Some(mistake) = &decision.mistake {
                let skills = skills_of_action(&mistake.action);
                if warned.contains(&swing.actions) {
                    practised.extend(skills);
                } else {
                    missed.extend(skills);
                }
            } else if let Some((_, action)) = swing.by.filter(|_| !advised.contains(&swing.actions))
            {
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
    pub(super) fn review(&self) -> Option<&Review> {
        self.told.as_ref().map(ReviewedGame::review)
    }

    /// What is told of it, once it is known how it went.
    pub(super) const fn told(&self) -> Option<&ReviewedGame> {
        self.told.as_ref()
    }

    /// How far the closer look has come, and what it comes to is put together, 0 to 1, as long as it is under way.
    pub(super) fn share_looked_at(&self) -> Option<f32> {
        let share = self.closer.as_ref().map(CloserLook::share);
        share.or_else(|| (!self.telling.is_nothing()).then_some(1.0))
    }

    /// Whether it is looked at more closely, or that is put together.
    pub(super) fn is_being_looked_at(&self) -> bool {
        self.share_looked_at().is_some()
    }

    /// Which change is looked at, counted from 0; none as long as the whole game is.
    pub(super) const fn place(&self) -> Option<usize> {
        self.place
    }

    /// The change that is looked at.
    pub(super) fn swing(&self) -> Option<&Swing> {
        self.review()?.swings.get(self.place?)
    }

    /// The moment before this change, or the last one.
    pub(super) fn moment_before(&self, place: Option<usize>) -> Option<usize> {
        self.told()?.moment_before(place)
    }

    /// The moment after this change, or the first one.
    pub(super) fn moment_after(&self, place: Option<usize>) -> Option<usize> {
        self.told()?.moment_after(place)
    }

    /// The changes that were mistakes, by their places, as far as that is known.
    pub(super) fn mistakes(&self) -> Vec<usize> {
        self.told().map_or_else(Vec::new, ReviewedGame::mistakes)
    }

    /// What was given up there, where it was a mistake.
    pub(super) fn mistake(&self) -> Option<&Warning> {
        self.swing()?.decision.as_ref()?.mistake.as_ref()
    }

    /// What the learner has tried.
    pub(super) const fn attempt(&self) -> Attempt {
        self.attempt
    }

    /// Takes up what is known by now, and says what is new of it.
    pub(super) fn follow(&mut self, how: Refining, context: &Context) -> Option<News> {
        if let Some(found) = self.finding.follow(how, context) {
            self.nearest = found;
        }
        if let Some(attempt) = self.weighing.follow(how, context) {
            self.attempt = attempt;
            if self.is_answered() {
                self.find_what_follows();
            }
            // What follows is looked for from the next frame on.
            context.request_repaint();
            return Some(News::Tried);
        }
        self.look(how, context);
        let told = self.telling.follow(how, context)?;
        Some(self.take_up(told))
    }

    /// Looks at the whole game: by what is reckoned at once, and where there is time for it more closely. What was a
    /// mistake is not told before it is known.
    fn look(&mut self, how: Refining, context: &Context) {
        let is_begun = self.told.is_some() || !self.telling.is_nothing();
        if !is_begun && self.closer.is_none() && self.first.is_none() {
            self.first = Some(self.first_look(how, context));
        }
        if let Some(first) = self.first.as_ref().and_then(Background::take) {
            self.first = None;
            match how.budget() {
                Some(budget) => self.closer = Some(CloserLook::new(first, how, budget)),
                None => self.tell(first.review()),
            }
        }
        if let Some(closer) = &mut self.closer
            && let Some(review) = closer.follow(context)
        {
            if closer.is_done() {
                self.closer = None;
            }
            self.tell(review);
        }
    }

    /// Has what is known put into words.
    fn tell(&mut self, review: Review) {
        let played = self.played.clone();
        self.telling = Deferred::of(move || ReviewedGame::of(played, review));
    }

    fn take_up(&mut self, told: ReviewedGame) -> News {
        let before = self.swing().map(|swing| (swing.actions, swing.cause));
        let news = match self.told.replace(told) {
            Some(_) => News::Closer,
            None => News::First,
        };
        let place = before.map(|moment| self.place_of(moment));
        if self.place != place {
            self.place = place;
            // What was near elsewhere is not said of here.
            self.nearest = None;
        }
        self.arrive();
        news
    }

    /// Looks at the whole game, by what is reckoned at once.
    fn first_look(&self, how: Refining, context: &Context) -> Background<FirstLook> {
        let card = Arc::clone(self.played.compiled_card());
        let game = self.played.game().clone();
        let seat = self.played.view().seat();
        let look = move || FirstLook::of(&card, &game, seat);
        let context = context.clone();
        let tell = move || context.request_repaint();
        Background::begin(how, look, tell)
    }

    fn place_of(&self, moment: (usize, Cause)) -> usize {
        let swings = self.review().into_iter().flat_map(|review| &review.swings);
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
        let moment_at = |place: usize| self.told.as_ref()?.moment_at(place);
        self.place = place.map(|place| moment_at(place).unwrap_or(place));
        let tried = self
            .swing()
            .and_then(|here| self.attempts.get(&here.actions));
        self.attempt = tried.copied().unwrap_or(Attempt::Nothing);
        self.weighing = Deferred::Nothing;
        // What was near elsewhere is not said of here.
        self.nearest = None;
        self.arrive();
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
        let here = self.told.as_ref().zip(self.place);
        self.moment = here.map_or_else(ReviewedMoment::default, |(told, place)| told.moment(place));
        if self.is_asked() {
            self.nearest = None;
            self.finding = Deferred::Nothing;
        } else if self.mistake().is_some() {
            self.find_what_follows();
        } else {
            let (card, seat, then) = self.what_is_seen();
            self.finding = Deferred::of(move || Nearest::of(&card, then().view(seat)));
        }
    }

    /// The card, the learner's seat, and what finds the game at the moment that is looked at: what can be weighed elsewhere.
    fn what_is_seen(&self) -> (Arc<CompiledCard>, Seat, impl FnOnce() -> Game + use<>) {
        let card = Arc::clone(self.played.compiled_card());
        let (game, actions) = (self.played.game().clone(), self.actions_here());
        (card, self.played.view().seat(), move || game.as_of(actions))
    }

    /// What the hand is near to after the better action; of another that is as good nothing is said.
    fn find_what_follows(&mut self) {
        let best = self
            .answer()
            .filter(|_| !matches!(self.attempt, Attempt::AsGood(_)));
        if let Some(best) = best {
            let (card, seat, then) = self.what_is_seen();
            self.finding = Deferred::of(move || Nearest::after(&card, then(), seat, best));
        } else {
            self.nearest = None;
            self.finding = Deferred::Nothing;
        }
    }

    /// The learner wants to be told what would have been better.
    pub(super) fn show_answer(&mut self) {
        self.attempt = Attempt::Shown;
        self.weighing = Deferred::Nothing;
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

    /// Where one goes on from here: to the next mistake, or in a game without any to the next moment; at the end back to
    /// the whole game.
    pub(super) fn way_on(&self) -> Option<usize> {
        let mistakes = self.mistakes();
        if mistakes.is_empty() {
            return self.moment_after(self.place);
        }
        let mut mistakes = mistakes.into_iter();
        mistakes.find(|place| self.place.is_none_or(|here| *place > here))
    }

    /// Whether the learner has found it, or was told.
    pub(super) const fn is_answered(&self) -> bool {
        self.attempt.is_answered()
    }

    /// The learner would do this now, which is to be weighed.
    pub(super) fn try_out(&mut self, action: Action) {
        let Some(mistake) = self.mistake().cloned() else {
            return;
        };
        let (card, seat, then) = self.what_is_seen();
        self.weighing =
            Deferred::of(move || Attempt::of(action, &mistake, then().view(seat), &card));
    }

    /// How many actions had been done at the moment that is looked at: before an own decision, after anything else.
    fn actions_here(&self) -> usize {
        match self.swing() {
            Some(swing) if swing.cause == Cause::Decision => swing.actions,
            Some(swing) if swing.by.is_some() => swing.actions + 1,
            Some(_) => 0,
            None => self.played.actions_done(),
        }
    }

    /// The table at the moment that is looked at: before an own decision, after anything else.
    pub(super) fn position(&self) -> Session {
        let mut position = self.played.as_of(self.actions_here());
        if self.shows_racks && !self.is_asked() {
            position.play_open(Some(ShownOpen::Racks));
        }
        position
    }
}
