//! A series of exercises with a score.
//!
//! Where games are played to make an exercise, that takes longer than a frame: what is to be made is handed out as
//! [`ToMake`], which may be made on another thread, and ahead while the learner thinks.

use std::sync::Arc;

use super::{Answer, Difficulty, Exercise, Exercises, Grade, Kind};
use crate::analysis::CompiledCard;

/// How many exercises a series has.
pub const SERIES: usize = 10;

/// How many of a series are most of it.
const MOST: usize = 7;

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

/// A series of [`SERIES`] exercises of one kind from one seed.
#[derive(Debug, Clone)]
pub struct Series {
    exercises: Exercises,
    current: Option<Exercise>,
    /// What comes next: made ahead.
    ahead: Option<Made>,
    answered: Vec<Answered>,
    between: bool,
    /// Whether the card has given nothing.
    is_empty: bool,
}

/// The next exercise of a series, to be made.
#[derive(Debug)]
pub struct ToMake {
    exercises: Exercises,
    /// What the series has asked about.
    subjects: Vec<String>,
    /// The answer that may lead to the next question.
    last: Option<(Exercise, Answer)>,
}

/// The next exercise of a series.
#[derive(Debug, Clone)]
pub struct Made {
    exercises: Exercises,
    /// Nothing where the card gives none.
    exercise: Option<Exercise>,
}

impl ToMake {
    /// Makes it: the question to which the last answer has led, or one about something else than those before, unless
    /// the card gives too little for that.
    pub fn make(mut self) -> Made {
        let card = Arc::clone(self.exercises.card());
        let goes_on = self
            .last
            .and_then(|(exercise, answer)| exercise.next(&card, answer));
        let subjects = self.subjects;
        let is_new = |exercise: &Exercise| !subjects.contains(&exercise.subject);
        Made {
            exercise: goes_on.or_else(|| self.exercises.next_where(is_new)),
            exercises: self.exercises,
        }
    }
}

impl Series {
    /// Begins a series; its first exercise is [`to_make`](Self::to_make).
    pub const fn new(
        kind: Kind,
        card: Arc<CompiledCard>,
        difficulty: Difficulty,
        seed: u64,
    ) -> Self {
        Self {
            exercises: Exercises::new(kind, card, difficulty, seed),
            current: None,
            ahead: None,
            answered: Vec::new(),
            between: false,
            is_empty: false,
        }
    }

    /// The kind that is drilled.
    pub const fn kind(&self) -> Kind {
        self.exercises.kind()
    }

    /// The card that is drilled.
    pub const fn card(&self) -> &Arc<CompiledCard> {
        self.exercises.card()
    }

    /// What is to be made now, if anything is: the exercise that is waited for, or the next one ahead.
    pub fn to_make(&self) -> Option<ToMake> {
        let asked = self.answered.len() + usize::from(self.current.is_some() && !self.between);
        // In a Charleston the next question follows from the answer.
        let is_too_early =
            self.kind() == Kind::SolitaryCharleston && self.current.is_some() && !self.between;
        if self.ahead.is_some() || asked >= SERIES || is_too_early || self.is_empty {
            return None;
        }
        let asked = self.answered.iter().map(|answered| &answered.exercise);
        let asked = asked.chain(&self.current);
        let is_answered = self.between || self.current.is_none();
        let last = self.answered.last().filter(|_| is_answered);
        Some(ToMake {
            exercises: self.exercises.clone(),
            subjects: asked.map(|exercise| exercise.subject.clone()).collect(),
            last: last.map(|answered| (answered.exercise.clone(), answered.answer)),
        })
    }

    /// Takes what was made.
    pub fn take(&mut self, made: Made) {
        self.exercises = made.exercises.clone();
        self.is_empty |= made.exercise.is_none();
        if self.is_waiting() {
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
    pub const fn is_waiting(&self) -> bool {
        let is_over = self.answered.len() >= SERIES;
        self.current.is_none() && !self.between && !is_over && !self.is_empty
    }

    /// The exercise that waits for an answer, or whose answer is being looked at; none when the series
    /// is over, is waiting, or the card gives none.
    pub const fn current(&self) -> Option<&Exercise> {
        self.current.as_ref()
    }

    /// Answers the exercise, once; says what came of it. None when nothing waits for an answer, or this
    /// cannot be answered.
    pub fn answer(&mut self, answer: Answer) -> Option<Grade> {
        let exercise = self.current.as_ref()?;
        if self.between {
            return None;
        }
        let card = self.exercises.card();
        let grade = exercise.grade(card, answer)?;
        self.answered.push(Answered {
            best: exercise.right(card),
            exercise: exercise.clone(),
            answer,
            grade,
        });
        self.between = true;
        Some(grade)
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
        let is_next = self.answered.len() < SERIES;
        self.current = self
            .ahead
            .take()
            .filter(|_| is_next)
            .and_then(|made| made.exercise);
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
        match self.score() {
            SERIES.. => Share::All,
            MOST.. => Share::Most,
            _ => Share::Fewer,
        }
    }

    /// Whether every exercise of the series has been answered and looked at.
    pub fn is_over(&self) -> bool {
        self.answered.len() == SERIES && !self.between
    }
}
