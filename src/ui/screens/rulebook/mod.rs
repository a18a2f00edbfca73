//! The rules of the game: areas, search, and a page for each rule.

use crate::ui::{Commands, Demo, Route, Shared};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[Demo {
    name: "rulebook",
    prepare: |_, _| Route::Rulebook(None),
}];

/// The rules of the game: areas, search, and a page for each rule.
#[derive(Debug, Default)]
pub struct RulebookScreen {}

impl RulebookScreen {
    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut egui::Ui, shared: &Shared<'_>, _commands: &mut Commands) {
        ui.label(shared.say(&Route::Rulebook(None).title()));
    }
}

impl RulebookScreen {
    /// Opens the rulebook at a rule, or at its list of areas.
    pub fn open(&mut self, _rule: Option<crate::rules::RuleId>) {}
}
