//! What is known of a game that is looked at again, and how far the learner has come.

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::Context;

use super::moment::{Moment, PassLookedAt};
use super::panel::tiles_of;
use crate::card::LineIndex;
use crate::coach::{Grader, Severity, Warning, advise};
use crate::drill::AS_GOOD;
use crate::memory::{Skill, skills_of_action};
use crate::msg;
use crate::play::{Background, Refining, Session};
use crate::review::{Cause, Looking, Review, Swing};
use crate::rules::{Action, Event};
use crate::ui::table::WorthALook;
use crate::wording::{action as action_in_words, review_moment};

/// At the end of a game so many decisions are offered to look at again.
const MOST_WORTH_A_LOOK: usize = 3;

/// A game that is looked at again.
#[derive(Debug)]
pub(super) struct GameInReview {
    played: Session,
    /// Whether the learner has chosen it from the list of games.
    is_from_list: bool,
    review: Option<Review>,
    /// The gravest of its mistakes.
    worth_a_look: Vec<WorthALook>,
    looking: Option<Background<Review>>,
    /// Which change is looked at.
    place: usize,
    /// What went on there.
    moment: Moment,
    attempt: Attempt,
    /// What the hand is near to after the better action, once the learner is told.
    follows: Option<Follows>,
}

/// What a hand is near to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Follows {
    /// The nearest line that is worth aiming at.
    pub(super) line: LineIndex,
    /// How many tiles it lacks.
    pub(super) distance: u8,
}

/// What the learner has tried where something would have been better.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Attempt {
    /// Nothing yet.
    Nothing,
    /// What is recommended.
    Right,
    /// Something else that is as good.
    AsGood,
    /// What was done in the game.
    Same,
    /// What gives up so much of the chance to win, 0 to 1.
    Loses {
        loss: f32,
        /// Whether it is better than what was done.
        is_better: bool,
    },
    /// What the coach does not weigh.
    NotWeighed,
    /// They want to be told.
    Shown,
}

/// What is new of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum News {
    /// How it went, and its first mistake.
    First,
    /// Which mistakes are some on a closer look.
    Closer,
}

impl GameInReview {
    /// A game that is over.
    pub(super) fn new(played: Session, is_from_list: bool) -> Self {
        Self {
            played,
            is_from_list,
            review: None,
            worth_a_look: Vec::new(),
            looking: None,
            place: 0,
            moment: Moment::default(),
            attempt: Attempt::Nothing,
            follows: None,
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

    /// What the hand is near to after the better action, once the learner is told.
    pub(super) const fn follows(&self) -> Option<Follows> {
        self.follows
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

    /// How it went, as far as it is known.
    pub(super) const fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// Whether it is looked at more closely.
    pub(super) const fn is_being_looked_at(&self) -> bool {
        self.looking.is_some()
    }

    /// Which change is looked at, counted from 0.
    pub(super) const fn place(&self) -> usize {
        self.place
    }

    /// The change that is looked at.
    pub(super) fn swing(&self) -> Option<&Swing> {
        self.review.as_ref()?.swings.get(self.place)
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

    /// The gravest mistakes, in the order of the game, once the closer look is over: what a first one finds might be taken
    /// back while it is read.
    pub(super) fn worth_a_look(&self) -> Option<&[WorthALook]> {
        let review = self.review.as_ref().filter(|_| self.looking.is_none());
        review.map(|_| self.worth_a_look.as_slice())
    }

    fn find_worth_a_look(&self) -> Vec<WorthALook> {
        let swings = self.review.iter().flat_map(|review| &review.swings);
        let mistakes = swings.enumerate().filter_map(|(place, swing)| {
            let mistake = swing.decision.as_ref()?.mistake.as_ref()?;
            Some((place, swing, mistake))
        });
        let mut gravest: Vec<_> = mistakes.collect();
        gravest.sort_by(|(.., one), (.., other)| other.loss.total_cmp(&one.loss));
        gravest.truncate(MOST_WORTH_A_LOOK);
        gravest.sort_by_key(|(place, ..)| *place);
        let found = gravest.into_iter().map(|(place, swing, mistake)| {
            let then = self.played.as_of(swing.actions);
            WorthALook {
                place,
                when: review_moment(swing, then.view()),
                did: msg!(
                    "decisions-did",
                    action = action_in_words(&mistake.action, then.view()),
                    tiles = tiles_of(&mistake.action)
                ),
                severity: mistake.severity,
            }
        });
        found.collect()
    }

    /// Takes up what is known by now, and says what is new of it.
    pub(super) fn follow(&mut self, how: Refining, context: &Context) -> Option<News> {
        if self.review.is_none() && self.looking.is_none() {
            self.look(how, Looking::AtOnce, context);
        }
        let review = self.looking.as_ref().and_then(Background::take)?;
        self.looking = None;
        let is_first = self.review.is_none();
        let before = self.swing().map(|swing| (swing.actions, swing.cause));
        self.review = Some(review);
        self.worth_a_look = self.find_worth_a_look();
        if is_first {
            self.place = self.mistakes().first().copied().unwrap_or_default();
        } else {
            self.place = before.map_or(0, |moment| self.place_of(moment));
        }
        self.arrive();
        if let Some(budget) = how.budget().filter(|_| is_first) {
            self.look(how, Looking::Closely(budget), context);
        }
        Some(if is_first { News::First } else { News::Closer })
    }

    fn look(&mut self, how: Refining, looking: Looking, context: &Context) {
        let card = Arc::clone(self.played.compiled_card());
        let game = self.played.game().clone();
        let seat = self.played.view().seat();
        let look = move || Review::of(&card, &game, seat, looking);
        let context = context.clone();
        let tell = move || context.request_repaint();
        self.looking = Some(Background::begin(how, look, tell));
    }

    fn place_of(&self, moment: (usize, Cause)) -> usize {
        let swings = self.review.iter().flat_map(|review| &review.swings);
        let mut moments = swings.map(|swing| (swing.actions, swing.cause));
        let same = moments.clone().position(|other| other == moment);
        let nearest = || moments.position(|(actions, _)| actions >= moment.0);
        same.or_else(nearest).unwrap_or_default()
    }

    /// Looks at another change.
    pub(super) fn go_to(&mut self, place: usize) {
        self.place = place;
        self.attempt = Attempt::Nothing;
        self.follows = None;
        self.arrive();
    }

    fn arrive(&mut self) {
        if let Some(review) = &self.review {
            self.moment = Moment::of(&self.played, review, self.place);
        }
    }

    /// What the hand is near to after the better action.
    fn find_what_follows(&mut self) {
        self.follows = self.answer().and_then(|best| {
            let mut then = self.position().game().clone();
            let seat = self.played.view().seat();
            then.apply(seat, best).ok()?;
            let advice = advise(self.played.compiled_card(), then.view(seat));
            let line = advice.lines.first()?;
            Some(Follows {
                line: line.line,
                distance: line.distance,
            })
        });
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

    /// Whether the learner has found it, or was told.
    pub(super) fn is_answered(&self) -> bool {
        matches!(
            self.attempt,
            Attempt::Right | Attempt::AsGood | Attempt::Shown
        )
    }

    /// Weighs what the learner would do now.
    pub(super) fn try_out(&mut self, action: Action) {
        let Some(warning) = self.mistake() else {
            return;
        };
        let done = warning.action;
        let at_most = warning.loss;
        let position = self.position();
        let card = self.played.compiled_card();
        let view = position.view();
        let grader = Grader::new(card, view);
        let loss = grader.as_ref().and_then(|grader| grader.loss(&action));
        let points = grader.as_ref().and_then(|grader| grader.grade(&action));
        let points = points.map_or(0.0, |grade| grade.price);
        let is_suspected = Warning::suspect(card, view, &action, Severity::Doubtful).is_some();
        let is_within_error = |loss| {
            warning
                .lead
                .is_some_and(|lead| lead.is_within_error(loss, points))
        };
        self.attempt = match loss {
            _ if action == warning.best.action => Attempt::Right,
            _ if action == done => Attempt::Same,
            Some(loss) if !is_suspected || is_within_error(loss) => Attempt::AsGood,
            Some(loss) => Attempt::Loses {
                loss: warning.within_best(loss),
                is_better: loss + AS_GOOD < at_most,
            },
            None => Attempt::NotWeighed,
        };
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
        self.played.as_of(actions)
    }
}
