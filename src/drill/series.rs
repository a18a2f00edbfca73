//! A series of exercises with a score.

use std::sync::Arc;

use super::Exercise;
use crate::analysis::CompiledCard;

/// How many exercises a series has.
pub const SERIES: usize = 10;

/// An exercise with the learner's choice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answered {
    /// The exercise.
    pub exercise: Exercise,
    /// The place of the chosen line among its choices.
    pub chosen: usize,
}

impl Answered {
    /// Whether the nearest line was chosen.
    pub fn is_right(&self) -> bool {
        self.chosen == self.exercise.right
    }
}

/// A series of [`SERIES`] exercises from one seed.
#[derive(Debug, Clone)]
pub struct Series {
    card: Arc<CompiledCard>,
    seed: u64,
    current: Option<Exercise>,
    answered: Vec<Answered>,
    between: bool,
}

impl Series {
    /// Begins a series.
    pub fn new(card: Arc<CompiledCard>, seed: u64) -> Self {
        let mut series = Self {
            card,
            seed,
            current: None,
            answered: Vec::new(),
            between: false,
        };
        series.current = series.make();
        series
    }

    /// The card that is drilled.
    pub fn card(&self) -> &Arc<CompiledCard> {
        &self.card
    }

    /// The exercise that waits for a choice, or whose choice is being looked at; none when the series
    /// is over, or the card gives none.
    pub fn current(&self) -> Option<&Exercise> {
        self.current.as_ref()
    }

    /// Chooses the line at this place among the choices, once; says whether it was right. None when
    /// nothing waits for a choice or there is no such place.
    pub fn choose(&mut self, place: usize) -> Option<bool> {
        let exercise = self.current.as_ref()?;
        if self.between || place >= exercise.choices.len() {
            return None;
        }
        let answered = Answered {
            exercise: exercise.clone(),
            chosen: place,
        };
        let right = answered.is_right();
        self.answered.push(answered);
        self.between = true;
        Some(right)
    }

    /// The choice that is being looked at.
    pub fn chosen(&self) -> Option<&Answered> {
        self.answered.last().filter(|_| self.between)
    }

    /// Goes on to the next exercise, after a choice.
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
        self.answered
            .iter()
            .filter(|answered| answered.is_right())
            .count()
    }

    /// Whether every exercise of the series has been answered and looked at.
    pub fn is_over(&self) -> bool {
        self.answered.len() == SERIES && !self.between
    }

    fn make(&self) -> Option<Exercise> {
        let step = self.answered.len() as u64;
        Exercise::from_seed(
            &self.card,
            self.seed.wrapping_mul(SERIES as u64).wrapping_add(step),
        )
    }
}
