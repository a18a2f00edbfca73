//! The learner's choices.

use crate::ui::{Commands, Demo, Route, Shared};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[Demo {
    name: "settings",
    prepare: |_, _| Route::Settings,
}];

/// The learner's choices.
#[derive(Debug, Default)]
pub struct SettingsScreen {}

impl SettingsScreen {
    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut egui::Ui, shared: &Shared<'_>, _commands: &mut Commands) {
        ui.label(shared.say(&Route::Settings.title()));
    }
}
