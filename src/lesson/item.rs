//! What is gone through: a step of a lesson, or a question that is recalled.

use std::sync::Arc;

use super::{Lesson, Step};

/// One thing that is gone through: a step of the lesson, or a question that is recalled.
#[derive(Debug, Clone)]
pub struct Item {
    /// The lesson it belongs to, which has its texts.
    pub lesson: Arc<Lesson>,
    /// Which part of that lesson it is.
    pub part: Part,
}

/// A part of a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// The step at this place.
    Step(usize),
    /// The recall question at this place.
    Recall(usize),
}

impl Item {
    /// A recall question of a lesson.
    pub const fn recall(lesson: Arc<Lesson>, place: usize) -> Self {
        let part = Part::Recall(place);
        Self { lesson, part }
    }

    /// What is shown and asked.
    pub fn step(&self) -> Option<&Step> {
        match self.part {
            Part::Step(place) => self.lesson.steps.get(place),
            Part::Recall(place) => self.lesson.recall.get(place),
        }
    }

    /// Its name, by which an exam is remembered: `lesson/question`.
    pub fn name(&self) -> Option<String> {
        let step = self.step()?;
        Some(format!("{}/{}", self.lesson.id, step.id))
    }

    /// The same of a recall question: by it is remembered how well that is known.
    pub fn recall_name(&self) -> Option<String> {
        match self.part {
            Part::Step(_) => None,
            Part::Recall(_) => self.name(),
        }
    }
}
