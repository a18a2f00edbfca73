//! A lesson: its steps, what the learner did, and what is said to it.

use crate::ui::{Change, Commands, Demo, Route, Shared};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[Demo {
    name: "lesson",
    prepare: |_, _| Route::Lesson(String::new()),
}];

/// A lesson: its steps, what the learner did, and what is said to it.
#[derive(Debug, Default)]
pub struct LessonScreen {}

impl LessonScreen {
    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut egui::Ui, shared: &Shared<'_>, _commands: &mut Commands) {
        ui.label(shared.say(&Route::Lesson(String::new()).title()));
    }
}

/// What the learner does here.
#[derive(Debug, Clone, PartialEq)]
pub enum LessonCommand {}

impl LessonScreen {
    /// The learner has come here, forwards or back; what was in progress goes on.
    pub fn open(&mut self, _id: &str, _change: &mut Change<'_>) {}

    /// Applies what the learner did.
    pub fn apply(&mut self, command: LessonCommand, _change: &mut Change<'_>) {
        match command {}
    }
}
