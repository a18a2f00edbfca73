//! The drill "Which line is it?".

use crate::ui::{Change, Commands, Demo, Route, Shared};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[Demo {
    name: "drill",
    prepare: |_, _| Route::Drill,
}];

/// The drill "Which line is it?".
#[derive(Debug, Default)]
pub struct DrillScreen {}

impl DrillScreen {
    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut egui::Ui, shared: &Shared<'_>, _commands: &mut Commands) {
        ui.label(shared.say(&Route::Drill.title()));
    }
}

/// What the learner does here.
#[derive(Debug, Clone, PartialEq)]
pub enum DrillCommand {}

impl DrillScreen {
    /// The learner has come here, forwards or back; what was in progress goes on.
    pub fn open(&mut self, _change: &mut Change<'_>) {}

    /// Applies what the learner did.
    pub fn apply(&mut self, command: DrillCommand, _change: &mut Change<'_>) {
        match command {}
    }
}
