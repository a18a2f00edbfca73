//! An action that is an answer as soon as the coach has weighed it, without letting the screen wait.

use egui::Context;

use crate::lesson::{GradedAnswer, ToWeigh};
use crate::ui::shared::{Deferred, LessonCommand};
use crate::ui::{Command, Shared};

/// An action that is weighed, as far as that has come.
#[derive(Debug, Default)]
pub(super) struct WeighedAnswer {
    weighing: Deferred<GradedAnswer>,
    /// What came of it, until it is taken.
    graded: Option<GradedAnswer>,
}

impl WeighedAnswer {
    /// Has the coach weigh it.
    pub(super) fn of(to_weigh: ToWeigh) -> Self {
        Self {
            weighing: Deferred::of(move || to_weigh.weigh()),
            graded: None,
        }
    }

    /// Whether an answer is still to come: another one is not taken before.
    pub(super) const fn is_under_way(&self) -> bool {
        !self.weighing.is_nothing() || self.graded.is_some()
    }

    /// Has the answer taken as soon as it is weighed.
    pub(super) fn follow(&mut self, shared: &Shared<'_>, context: &Context) {
        if let Some(graded) = self.weighing.follow(shared.refining(), context) {
            self.graded = Some(graded);
        }
        if self.graded.is_some() {
            shared.ask(Command::Lesson(LessonCommand::SeeGrade));
        }
    }

    /// The answer, once it is weighed; it is handed out once.
    pub(super) const fn take(&mut self) -> Option<GradedAnswer> {
        self.graded.take()
    }
}
