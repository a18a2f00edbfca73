//! Taking a lesson: where the learner is, and what was said to the last answer.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::judge::judge;
use super::{Answer, Lesson, Step, Verdict};

/// A lesson being taken. Pure: the same answers lead to the same place.
#[derive(Debug, Clone)]
pub struct Runner {
    lesson: Arc<Lesson>,
    at: usize,
    answered: BTreeSet<usize>,
    said: Option<Verdict>,
    hint: bool,
    finished: bool,
}

impl Runner {
    /// Begins at the step of this name, those before it taken as done; at the first one when there is
    /// none of this name.
    pub fn resume(lesson: Arc<Lesson>, step: Option<&str>) -> Self {
        let at = step.and_then(|id| lesson.find_step(id)).unwrap_or(0);
        Self {
            at,
            answered: (0..at).collect(),
            said: None,
            hint: false,
            finished: false,
            lesson,
        }
    }

    /// The lesson that is taken.
    pub fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// The step at which the learner is.
    pub fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.at)
    }

    /// The place of that step, counted from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Judges an answer to this step's question, and remembers what is to be said to it. A step that
    /// asks nothing takes every answer for wrong.
    pub fn answer(&mut self, answer: &Answer) -> Verdict {
        let question = self.step().and_then(|step| step.question.as_ref());
        let verdict = match question {
            Some(question) => judge(&self.lesson, question, answer),
            None => Verdict::unlisted(),
        };
        if verdict == Verdict::Right {
            self.answered.insert(self.at);
            self.hint = false;
        }
        self.said = Some(verdict.clone());
        verdict
    }

    /// What was said to the last answer, as long as the learner does not try again.
    pub fn said(&self) -> Option<&Verdict> {
        self.said.as_ref()
    }

    /// Takes back what was said to a wrong answer: the learner tries again.
    pub fn try_again(&mut self) {
        if self.said != Some(Verdict::Right) {
            self.said = None;
        }
    }

    /// Shows the hint of this step.
    pub fn show_hint(&mut self) {
        self.hint = true;
    }

    /// Whether the hint is shown.
    pub fn hint_shown(&self) -> bool {
        self.hint
    }

    /// Whether this step is done: it asks nothing, or was answered right.
    pub fn is_done(&self) -> bool {
        self.answered.contains(&self.at) || self.step().is_none_or(|step| step.question.is_none())
    }

    /// Goes on to the next step, or finishes the lesson; nothing when this step is not done.
    pub fn next(&mut self) {
        if !self.is_done() {
            return;
        }
        if self.at + 1 < self.lesson.steps.len() {
            self.move_to(self.at + 1);
        } else {
            self.finished = true;
        }
    }

    /// Goes back a step; nothing at the first one.
    pub fn back(&mut self) {
        if self.finished {
            self.finished = false;
        } else {
            self.move_to(self.at.saturating_sub(1));
        }
    }

    /// Whether the lesson is finished.
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    fn move_to(&mut self, at: usize) {
        self.at = at;
        self.said = None;
        self.hint = false;
    }
}
