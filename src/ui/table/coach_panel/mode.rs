//! How the coach stands by the game: chosen here at any moment, for this game and those to come.

use egui::{ComboBox, Ui};

use crate::locale::Message;
use crate::msg;
use crate::play::ShownOpen;
use crate::profile::CoachMode;
use crate::ui::shared::coach_mode_name;
use crate::ui::theme::text_size;
use crate::ui::widgets::name_menu;
use crate::ui::words::said_weak;
use crate::ui::{Command, Shared};

/// Draws the choice, and in the open mode whether all racks are shown; in one row and without why, where there is little
/// height.
pub(super) fn ui(ui: &mut Ui, is_low: bool, shared: &Shared<'_>) {
    if is_low {
        ui.horizontal_wrapped(|ui| choices(ui, shared));
    } else {
        choices(ui, shared);
        if shared.profile.settings().coach_mode() == CoachMode::Open {
            let why = shared.say(&msg!("coach-open-counts-not"));
            said_weak(ui, shared, &why, text_size::SMALL);
        }
        ui.add_space(6.0);
    }
}

fn choices(ui: &mut Ui, shared: &Shared<'_>) {
    let settings = shared.profile.settings();
    let now = settings.coach_mode();
    let said = shared.say(&coach_mode_name(now));
    let menu = ComboBox::from_id_salt("coach mode").selected_text(said.as_str());
    let shown = menu.show_ui(ui, |ui| {
        let mut chosen = now;
        for mode in CoachMode::ALL {
            ui.selectable_value(&mut chosen, mode, shared.say(&coach_mode_name(mode)))
                .on_hover_text(shared.say(&about(mode)));
        }
        chosen
    });
    name_menu(&shown.response, &shared.say(&msg!("coach-mode")), &said);
    if let Some(chosen) = shown.inner.filter(|chosen| *chosen != now) {
        shared.ask(Command::SetCoachMode(chosen));
    }
    if now == CoachMode::Open {
        let mut racks = settings.shown_open == ShownOpen::Racks;
        let label = shared.say(&msg!("coach-open-racks"));
        if ui.checkbox(&mut racks, label).changed() {
            let shown = if racks {
                ShownOpen::Racks
            } else {
                ShownOpen::Advice
            };
            shared.ask(Command::SetShownOpen(shown));
        }
    }
}

/// What the coach does then.
fn about(mode: CoachMode) -> Message {
    msg!("coach-mode-about", mode = mode.as_str())
}
