//! The course path, what to do next, the game and the drill.

use crate::ui::{Commands, Demo, Route, Shared};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[Demo {
    name: "home",
    prepare: |_, _| Route::Home,
}];

/// The course path, what to do next, the game and the drill.
#[derive(Debug, Default)]
pub struct HomeScreen {}

impl HomeScreen {
    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut egui::Ui, shared: &Shared<'_>, _commands: &mut Commands) {
        ui.label(shared.say(&Route::Home.title()));
    }
}
