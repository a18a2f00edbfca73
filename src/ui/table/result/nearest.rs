//! The line that was nearest to the learner's rack, and how much was missing.

use egui::Ui;

use crate::msg;
use crate::ui::Shared;
use crate::ui::reading::LineReader;

/// Draws it.
pub(super) fn ui(ui: &mut Ui, line: &mut LineReader, shared: &Shared<'_>) {
    let missing = line.missing().unwrap_or_default();
    let title = msg!("table-result-nearest", missing = missing);
    super::section(ui, &shared.say(&title), shared);
    ui.push_id("own line", |ui| line.ui(ui, shared));
}
