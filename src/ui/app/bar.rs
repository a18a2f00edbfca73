//! The row at the top: the way back and home, where we are, language, theme and settings.

use crate::ui::route::Whereabouts;
use crate::ui::{Commands, MenuEntry, Shared};

/// Draws the row.
pub(super) fn ui(
    ui: &mut egui::Ui,
    shared: &Shared<'_>,
    whereabouts: &Whereabouts,
    commands: &mut Commands,
) {
    ui.horizontal(|ui| {
        for entry in MenuEntry::ALL {
            let possible = entry != MenuEntry::Back || whereabouts.can_go_back();
            let button = egui::Button::new(shared.say(&entry.label()));
            if ui.add_enabled(possible, button).clicked() {
                commands.push(entry.command());
            }
        }
        ui.label(shared.say(&whereabouts.current().title()));
    });
}
