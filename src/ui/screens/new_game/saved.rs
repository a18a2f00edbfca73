//! Tables that the learner saved under a name: who plays, and by which rules.

use std::collections::BTreeMap;

use egui::{Button, Role, TextEdit, Ui, WidgetInfo};

use crate::msg;
use crate::play::Agreement;
use crate::ui::theme::text_size;
use crate::ui::widgets::{Icon, choice_button, heading, icon_button};
use crate::ui::{Command, Shared};

/// The longest name, in characters.
const LONGEST: usize = 40;
/// The width of the field for a name, in points.
const FIELD: f32 = 220.0;

/// The tables that were saved, and the name for another one.
#[derive(Debug, Default)]
pub(super) struct SavedTables {
    name: String,
}

impl SavedTables {
    /// Draws them, and, where something else than the usual is chosen, a field to save that under a name.
    pub(super) fn ui(&mut self, ui: &mut Ui, agreement: &Agreement, shared: &Shared<'_>) {
        let saved = &shared.profile.settings().tables;
        let is_usual = *agreement == Agreement::default();
        if saved.is_empty() && is_usual {
            return;
        }
        heading(ui, &shared.say(&msg!("new-game-tables")), text_size::LARGE);
        ui.horizontal_wrapped(|ui| {
            for (name, words) in saved {
                table(ui, name, words, agreement, shared);
            }
        });
        if !is_usual {
            self.save_ui(ui, agreement, shared);
        }
        ui.add_space(8.0);
    }

    fn save_ui(&mut self, ui: &mut Ui, agreement: &Agreement, shared: &Shared<'_>) {
        ui.horizontal(|ui| {
            let label = ui.label(shared.say(&msg!("new-game-table-name")));
            let field = TextEdit::singleline(&mut self.name)
                .char_limit(LONGEST)
                .desired_width(FIELD);
            let field = ui.add(field).labelled_by(label.id);
            let enters = field.lost_focus() && ui.input(|it| it.key_pressed(egui::Key::Enter));
            let name = self.name.trim();
            let save = Button::new(shared.say(&msg!("new-game-table-save")));
            let clicked = ui.add_enabled(!name.is_empty(), save).clicked();
            if (clicked || enters) && !name.is_empty() {
                shared.ask(Command::SaveTable(name.to_owned(), agreement.clone()));
                self.name.clear();
            }
        });
    }
}

/// A table that was saved: a click chooses it; beside it, what forgets it.
fn table(
    ui: &mut Ui,
    name: &str,
    words: &BTreeMap<String, String>,
    agreement: &Agreement,
    shared: &Shared<'_>,
) {
    let saved = Agreement::from_words(words);
    let is_chosen = saved == *agreement;
    let choice = choice_button(ui, is_chosen, name);
    choice.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, name));
    if choice.clicked() {
        shared.ask(Command::Agree(saved));
    }
    let forget = shared.say(&msg!("new-game-table-forget", name = name));
    if icon_button(ui, Icon::Cross, &forget).clicked() {
        shared.ask(Command::ForgetTable(name.to_owned()));
    }
    ui.add_space(8.0);
}
