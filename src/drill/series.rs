//! A series of exercises with a score.

use std::sync::Arc;

use super::{Answer, Exercise, Grade, Kind};
use crate::analysis::CompiledCard;

/// How many exercises a series has.
pub const SERIES: usize = 10;

/// How many of a series are most of it.
const MOST: usize = 7;

/// How many exercises are made to find one about something that the series has not asked yet.
const TRIES: u64 = 8;

/// An exercise with the learner's answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answered {
    /// The exercise.
    pub exercise: Exercise,
    /// The answer.
    pub answer: Answer,
    /// What came of it.
    pub grade: Grade,
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
    kind: Kind,
    card: Arc<CompiledCard>,
    seed: u64,
    current: Option<Exercise>,
    answered: Vec<Answered>,
    between: bool,
}

impl Series {
    /// Begins a series.
    pub fn new(kind: Kind, card: Arc<CompiledCard>, seed: u64) -> Self {
        let mut series = Self {
            kind,
            card,
            seed,
            current: None,
            answered: Vec::new(),
            between: false,
        };
        series.current = series.make();
        series
    }

    /// The kind that is drilled.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The card that is drilled.
    pub const fn card(&self) -> &Arc<CompiledCard> {
        &self.card
    }

    /// The exercise that waits for an answer, or whose answer is being looked at; none when the series
    /// is over, or the card gives none.
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
        let grade = exercise.grade(answer)?;
        self.answered.push(Answered {
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

    /// Goes on to the next exercise, after an answer.
    pub fn next(&mut self) {
        if !self.between {
            return;
        }
        self.between = false;
        self.current = if self.answered.len() < SERIES {
            self.make()
        } else {
            None
        };
    }

    /// What was answered so far, in order.
    pub fn answered(&self) -> &[Answered] {
        &self.answered
    }

    /// How many were right so far.
    pub fn score(&self) -> usize {
        self.answered.iter().filter(|it| it.grade.is_right).count()
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

    /// The next exercise; about something else than those before, unless the card gives too little for that.
    fn make(&self) -> Option<Exercise> {
        let step = self.answered.len() as u64;
        let seed = self.seed.wrapping_mul(SERIES as u64).wrapping_add(step);
        let exercise = |attempt: u64| self.kind.exercise(&self.card, seed ^ attempt << 32);
        let is_new = |exercise: &Exercise| {
            let mut asked = self.answered.iter().map(|answered| &answered.exercise);
            asked.all(|asked| asked.subject != exercise.subject)
        };
        let mut new = (0..TRIES).filter_map(exercise).filter(is_new);
        new.next().or_else(|| exercise(0))
    }
}
