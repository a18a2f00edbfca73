//! A series of exercises with a score.
//!
//! Where games are played to make an exercise, that takes longer than a frame: what is to be made is handed out as
//! [`ToMake`], which may be made on another thread, and ahead while the learner thinks.

use std::sync::Arc;

use super::{
    About, Answer, Difficulty, Exercise, Exercises, Grade, Graded, Kind, Planned, ToGrade,
};
use crate::analysis::CompiledCard;

/// How many exercises a series has of most kinds.
pub const SERIES: usize = 10;

/// How many of ten are most of them.
const MOST: usize = 7;

/// Between the seeds of planned exercises.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// An exercise with the learner's answer.
#[derive(Debug, Clone, PartialEq)]
pub struct Answered {
    /// The exercise.
    pub exercise: Exercise,
    /// The answer.
    pub answer: Answer,
    /// What came of it.
    pub grade: Grade,
    /// The best answer.
    pub best: Option<Answer>,
    /// What it was planned to be about.
    pub about: About,
    /// Whether it followed from the answer before: the next pass of a Charleston.
    pub goes_on: bool,
}

/// How much of a series was right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Share {
    /// Every exercise.
    All,
    /// Most of them.
    Most,
    /// Fewer.
    Fewer,
}

/// Where the exercises of a series come from.
#[derive(Debug, Clone)]
enum Supply {
    /// [As many as there are](Kind::series) of one kind.
    Kind(Exercises),
    /// Those that were planned, from this seed.
    Plan(Arc<[Planned]>, u64),
}

/// What there is still to come in a series.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ToCome {
    /// As many exercises as it has, and what follows from their answers.
    More,
    /// Nothing that follows from the last answer.
    NothingFollows,
    /// Nothing: the card has given none.
    NoneOfTheCard,
}

/// A series of exercises from one seed: [some](Kind::series) of one kind or until it is ended, or as many as were planned.
#[derive(Debug, Clone)]
pub struct Series {
    card: Arc<CompiledCard>,
    supply: Supply,
    /// How many exercises it has, those that follow from an answer not counted; none where it goes on until it is
    /// ended.
    count: Option<usize>,
    current: Option<Exercise>,
    /// Whether the current exercise follows from the answer before.
    goes_on: bool,
    /// What comes next: made ahead.
    ahead: Option<Made>,
    answered: Vec<Answered>,
    between: bool,
    to_come: ToCome,
}

/// The next exercise of a series, to be made.
#[derive(Debug)]
pub struct ToMake {
    card: Arc<CompiledCard>,
    supply: Supply,
    /// How many exercises come before it, those that follow from an answer not counted; none where only what follows
    /// from the last answer is wanted, for the series has no other.
    place: Option<usize>,
    /// What the series has asked about.
    subjects: Vec<String>,
    /// The answer that may lead to the next question.
    last: Option<(Exercise, Answer)>,
}

/// The next exercise of a series.
#[derive(Debug, Clone)]
pub struct Made {
    supply: Supply,
    /// Nothing where the card gives none.
    exercise: Option<Exercise>,
    /// Whether it follows from the last answer.
    goes_on: bool,
    /// Whether only what follows from the last answer was wanted.
    is_last: bool,
}

impl ToMake {
    /// Makes it: the question to which the last answer has led, or one about something else than those before, unless
    /// the card gives too little for that.
    pub fn make(mut self) -> Made {
        let goes_on = self
            .last
            .and_then(|(exercise, answer)| exercise.next(&self.card, answer));
        let subjects = self.subjects;
        let is_last = self.place.is_none();
        if goes_on.is_some() {
            return Made {
                exercise: goes_on,
                supply: self.supply,
                goes_on: true,
                is_last,
            };
        }
        let exercise = self.place.and_then(|place| match &mut self.supply {
            Supply::Kind(exercises) => {
                exercises.next_where(|exercise| !subjects.contains(&exercise.subject))
            }
            Supply::Plan(planned, seed) => {
                let seed = seed.wrapping_add((place as u64).wrapping_mul(STEP));
                let rest = planned.get(place..)?.iter().enumerate();
                let made = |(at, it): (usize, &Planned)| Some((at, it.exercise(&self.card, seed)?));
                let (left_out, exercise) = rest.clone().find_map(made).unzip();
                // What the card cannot give is left out, and the rest asked all the same.
                let left_out = left_out.unwrap_or(rest.len());
                if left_out > 0 {
                    let (before, rest) = planned.split_at(place);
                    let rest = rest.iter().skip(left_out);
                    *planned = before.iter().chain(rest).copied().collect();
                }
                exercise
            }
        });
        Made {
            exercise,
            supply: self.supply,
            goes_on: false,
            is_last,
        }
    }
}

impl Series {
    /// Begins a series; its first exercise is [`to_make`](Self::to_make).
    pub fn new(kind: Kind, card: Arc<CompiledCard>, difficulty: Difficulty, seed: u64) -> Self {
        let exercises = Exercises::new(kind, Arc::clone(&card), difficulty, seed);
        Self::from_supply(card, Supply::Kind(exercises), Some(kind.series()))
    }

    /// Begins a series of one kind that goes on until it is [ended](Self::end).
    pub fn endless(kind: Kind, card: Arc<CompiledCard>, difficulty: Difficulty, seed: u64) -> Self {
        let exercises = Exercises::new(kind, Arc::clone(&card), difficulty, seed);
        Self::from_supply(card, Supply::Kind(exercises), None)
    }

    /// Begins a series of what was planned.
    pub fn planned(planned: Vec<Planned>, card: Arc<CompiledCard>, seed: u64) -> Self {
        let count = Some(planned.len());
        Self::from_supply(card, Supply::Plan(planned.into(), seed), count)
    }

    const fn from_supply(card: Arc<CompiledCard>, supply: Supply, count: Option<usize>) -> Self {
        Self {
            card,
            supply,
            count,
            current: None,
            goes_on: false,
            ahead: None,
            answered: Vec::new(),
            between: false,
            to_come: ToCome::More,
        }
    }

    /// The kind that is drilled, if it is one alone.
    pub const fn kind(&self) -> Option<Kind> {
        match &self.supply {
            Supply::Kind(exercises) => Some(exercises.kind()),
            Supply::Plan(..) => None,
        }
    }

    /// How many exercises it has, with those so far that followed from an answer; none as long as it goes on until it
    /// is ended.
    pub fn count(&self) -> Option<usize> {
        let is_following = self.goes_on && self.is_open();
        let followed = self.answered.iter().filter(|answered| answered.goes_on);
        let more = followed.count() + usize::from(is_following);
        self.count.map(|count| count + more)
    }

    /// Ends it: what is not answered yet is put away.
    pub fn end(&mut self) {
        self.current = None;
        self.ahead = None;
        self.between = false;
        self.to_come = ToCome::NothingFollows;
        self.count = Some(self.begun());
    }

    fn is_empty(&self) -> bool {
        self.to_come == ToCome::NoneOfTheCard
    }

    /// Whether an exercise waits for its answer.
    const fn is_open(&self) -> bool {
        self.current.is_some() && !self.between
    }

    /// How many exercises were begun that do not follow from an answer.
    fn begun(&self) -> usize {
        let answered = self.answered.iter().filter(|answered| !answered.goes_on);
        answered.count() + usize::from(self.is_open() && !self.goes_on)
    }

    /// Whether as many exercises are begun as it has.
    fn is_begun(&self) -> bool {
        self.count.is_some_and(|count| self.begun() >= count)
    }

    /// Whether the next question may follow from the last answer.
    fn may_go_on(&self) -> bool {
        let last = self.answered.last().filter(|_| !self.is_open());
        self.to_come != ToCome::NothingFollows && last.is_some_and(|last| last.exercise.leads_on())
    }

    /// Whether as many exercises are answered as it has, and nothing follows from the last answer.
    fn is_answered(&self) -> bool {
        self.is_begun() && !self.is_open() && !self.may_go_on()
    }

    /// Whether nothing comes after the exercise that is answered or looked at.
    pub fn is_last(&self) -> bool {
        self.is_begun() && !self.may_go_on()
    }

    /// The card that is drilled.
    pub const fn card(&self) -> &Arc<CompiledCard> {
        &self.card
    }

    /// What is to be made now, if anything is: the exercise that is waited for, or the next one ahead.
    pub fn to_make(&self) -> Option<ToMake> {
        let is_too_early = self.is_open() && self.current.as_ref().is_some_and(Exercise::leads_on);
        let is_enough = self.is_begun() && !self.may_go_on();
        if self.ahead.is_some() || is_enough || is_too_early || self.is_empty() {
            return None;
        }
        let asked = self.answered.iter().map(|answered| &answered.exercise);
        let asked = asked.chain(self.current.as_ref().filter(|_| self.is_open()));
        let last = self.answered.last().filter(|_| !self.is_open());
        Some(ToMake {
            card: Arc::clone(&self.card),
            supply: self.supply.clone(),
            place: (!self.is_begun()).then(|| self.begun()),
            subjects: asked.map(|exercise| exercise.subject.clone()).collect(),
            last: last.map(|answered| (answered.exercise.clone(), answered.answer)),
        })
    }

    /// Takes what was made.
    pub fn take(&mut self, made: Made) {
        self.supply = made.supply.clone();
        if made.exercise.is_none() && made.is_last {
            self.to_come = ToCome::NothingFollows;
            return;
        }
        if let Supply::Plan(planned, _) = &self.supply {
            self.count = Some(planned.len());
        }
        if made.exercise.is_none() {
            // The card gives no more: what was asked is all there is.
            match self.begun() {
                0 => self.to_come = ToCome::NoneOfTheCard,
                begun => self.count = Some(begun),
            }
            return;
        }
        if self.is_waiting() {
            self.goes_on = made.goes_on;
            self.current = made.exercise;
        } else {
            self.ahead = Some(made);
        }
    }

    /// Makes what is to be made, without letting anybody wait for another thread.
    pub fn make_at_once(&mut self) {
        if let Some(next) = self.to_make() {
            self.take(next.make());
        }
    }

    /// Whether the next exercise is not there yet.
    pub fn is_waiting(&self) -> bool {
        self.current.is_none() && !self.between && !self.is_answered() && !self.is_empty()
    }

    /// The exercise that waits for an answer, or whose answer is being looked at; none when the series
    /// is over, is waiting, or the card gives none.
    pub const fn current(&self) -> Option<&Exercise> {
        self.current.as_ref()
    }

    /// Answers the exercise, once; says what came of it. None when nothing waits for an answer, or this
    /// cannot be answered.
    pub fn answer(&mut self, answer: Answer) -> Option<Grade> {
        let to_grade = self.to_grade(answer)?;
        self.take_graded(to_grade.grade())
    }

    /// An answer to the exercise, to be graded wherever there is time; none when nothing waits for an answer.
    pub fn to_grade(&self, answer: Answer) -> Option<ToGrade> {
        let exercise = self.current.as_ref().filter(|_| !self.between)?;
        Some(ToGrade {
            card: Arc::clone(&self.card),
            exercise: exercise.clone(),
            answer,
        })
    }

    /// Answers the exercise with what was graded, once; says what came of it. None when another exercise waits for an
    /// answer, or this cannot be answered.
    pub fn take_graded(&mut self, graded: Graded) -> Option<Grade> {
        let Graded {
            exercise,
            answer,
            grade,
            best,
        } = graded;
        let grade = grade?;
        if self.between || self.current.as_ref() != Some(&exercise) {
            return None;
        }
        self.answered.push(Answered {
            exercise,
            answer,
            grade,
            best,
            about: self.about(),
            goes_on: self.goes_on,
        });
        self.between = true;
        Some(grade)
    }

    /// What the exercise that waits for an answer was planned to be about.
    fn about(&self) -> About {
        match &self.supply {
            Supply::Kind(_) => About::Anything,
            Supply::Plan(planned, _) => {
                let place = self.begun().checked_sub(1);
                let planned = place.and_then(|place| planned.get(place));
                planned.map_or(About::Anything, |planned| planned.about)
            }
        }
    }

    /// The answer that is being looked at.
    pub fn latest(&self) -> Option<&Answered> {
        self.answered.last().filter(|_| self.between)
    }

    /// Goes on to the next exercise, after an answer: it is there if it was made ahead, and else waited for.
    pub fn next(&mut self) {
        if !self.between {
            return;
        }
        self.between = false;
        self.current = None;
        if let Some(made) = self.ahead.take() {
            self.goes_on = made.goes_on;
            self.current = made.exercise;
        }
    }

    /// What was answered so far, in order.
    pub fn answered(&self) -> &[Answered] {
        &self.answered
    }

    /// How many were right so far.
    pub fn score(&self) -> usize {
        self.answered
            .iter()
            .filter(|it| it.grade.is_right())
            .count()
    }

    /// How much of a whole series this score is.
    pub fn share(&self) -> Share {
        let right = self.score();
        let count = self.count().unwrap_or(self.answered.len());
        if right >= count && count > 0 {
            Share::All
        } else if count > 0 && right * 10 >= count * MOST {
            Share::Most
        } else {
            Share::Fewer
        }
    }

    /// Whether every exercise of the series has been answered and looked at.
    pub fn is_over(&self) -> bool {
        self.is_answered() && !self.between
    }
}
