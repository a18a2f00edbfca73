//! What is gone through: a step of a lesson, or a question that is recalled.

use std::sync::Arc;

use super::{Lesson, Step};

/// One thing that is gone through: a step of the lesson, or a question that is recalled.
#[derive(Debug, Clone)]
pub struct Item {
    /// The lesson it belongs to, which has its texts.
    pub lesson: Arc<Lesson>,
    /// Which part of that lesson it is.
    pub part: LessonPart,
}

/// A part of a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum LessonPart {
    /// The step at this place.
    Step(usize),
    /// The recall question at this place.
    Recall(usize),
}

impl Item {
    /// A recall question of a lesson.
    pub const fn recall(lesson: Arc<Lesson>, place: usize) -> Self {
        let part = LessonPart::Recall(place);
        Self { lesson, part }
    }

    /// What is shown and asked.
    pub fn step(&self) -> Option<&Step> {
        match self.part {
            LessonPart::Step(place) => self.lesson.steps.get(place),
            LessonPart::Recall(place) => self.lesson.recall.get(place),
        }
    }

    /// Its name, by which an exam is remembered: `lesson/question`.
    pub fn name(&self) -> Option<String> {
        let step = self.step()?;
        Some(format!("{}/{}", self.lesson.id, step.id))
    }

    /// What a recall question asks, `lesson/question` of its first form: by it is remembered how well that is
    /// known, in whichever form it was asked.
    pub fn recall_name(&self) -> Option<String> {
        match self.part {
            LessonPart::Step(_) => None,
            LessonPart::Recall(_) => self.topic(),
        }
    }

    /// The name of what it asks, the same for all forms of a question.
    pub fn topic(&self) -> Option<String> {
        Some(format!("{}/{}", self.lesson.id, self.step()?.topic()))
    }

    /// The next form of a recall question after this one; the same where it has no other, and any step.
    #[must_use]
    pub fn in_another_form(&self) -> Self {
        self.in_form_after(self.step().map_or("", |step| &step.id))
    }

    /// The form of a recall question that follows the form of this name. What was seen before forms were remembered
    /// was seen in the first.
    #[must_use]
    pub fn in_form_after(&self, form: &str) -> Self {
        let (LessonPart::Recall(_), Some(step)) = (self.part, self.step()) else {
            return self.clone();
        };
        let form = if form.is_empty() { step.topic() } else { form };
        let next = self.lesson.form_after(step.topic(), form);
        next.map_or_else(
            || self.clone(),
            |place| Self::recall(Arc::clone(&self.lesson), place),
        )
    }
}
