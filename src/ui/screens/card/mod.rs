//! The whole score card.

use crate::ui::{Commands, Demo, Route, Shared};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[Demo {
    name: "card",
    prepare: |_, _| Route::Card,
}];

/// The whole score card.
#[derive(Debug, Default)]
pub struct CardScreen {}

impl CardScreen {
    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut egui::Ui, shared: &Shared<'_>, _commands: &mut Commands) {
        ui.label(shared.say(&Route::Card.title()));
    }
}
