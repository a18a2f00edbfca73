//! An answer to be graded, apart from the series that asked: what the coach weighs takes longer than a frame may.

use std::sync::Arc;

use super::{Answer, Asked, Exercise, Grade};
use crate::analysis::CompiledCard;

/// An answer to an exercise, to be graded.
#[derive(Debug, Clone)]
pub struct ToGrade {
    pub(super) card: Arc<CompiledCard>,
    pub(super) exercise: Exercise,
    pub(super) answer: Answer,
}

/// An answer to an exercise, and what came of it.
#[derive(Debug, Clone)]
pub struct Graded {
    pub(super) exercise: Exercise,
    pub(super) answer: Answer,
    /// None where it is no answer that can be given.
    pub(super) grade: Option<Grade>,
    /// The best answer.
    pub(super) best: Option<Answer>,
}

impl ToGrade {
    /// Whether the coach weighs it: of any other answer it is known at once what it is worth.
    pub const fn is_weighed(&self) -> bool {
        matches!(self.exercise.asked, Asked::Pass)
    }

    /// Grades it.
    pub fn grade(self) -> Graded {
        let Self {
            card,
            exercise,
            answer,
        } = self;
        Graded {
            grade: exercise.grade(&card, answer),
            best: exercise.right(&card),
            exercise,
            answer,
        }
    }
}
