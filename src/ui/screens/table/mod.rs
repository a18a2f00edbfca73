//! The game with three bots.

use crate::ui::{Change, Commands, Demo, Route, Shared};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[Demo {
    name: "table",
    prepare: |_, _| Route::Table,
}];

/// The game with three bots.
#[derive(Debug, Default)]
pub struct TableScreen {}

impl TableScreen {
    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut egui::Ui, shared: &Shared<'_>, _commands: &mut Commands) {
        ui.label(shared.say(&Route::Table.title()));
    }
}

/// What the learner does here.
#[derive(Debug, Clone, PartialEq)]
pub enum TableCommand {}

impl TableScreen {
    /// The learner has come here, forwards or back; what was in progress goes on.
    pub fn open(&mut self, _change: &mut Change<'_>) {}

    /// Applies what the learner did.
    pub fn apply(&mut self, command: TableCommand, _change: &mut Change<'_>) {
        match command {}
    }
}

impl TableScreen {
    /// Begins a new game.
    pub fn start_game(&mut self, _change: &mut Change<'_>) {}

    /// Takes up the game that was left.
    pub fn continue_game(&mut self, _change: &mut Change<'_>) {}
}
