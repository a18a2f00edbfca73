//! The strip between the felt and the rack: whose turn it is, what may be done, and the buttons for it.

use egui::{Align, Frame, Layout, Margin, Rect, RichText, Ui, UiBuilder};

use super::choice_button::choice_button;
use super::keys::Pressed;
use super::prompt::{Choice, Prompt};
use super::selection::Selection;
use crate::msg;
use crate::ui::theme::text_size;
use crate::ui::widgets::{Icon, plain_button};
use crate::ui::{Command, Commands, Shared, fonts};

/// Draws the strip into `rect`, and does what its keys say.
pub(super) fn ui(
    ui: &mut Ui,
    rect: Rect,
    prompt: &Prompt,
    selection: &mut Selection,
    pressed: Option<Pressed>,
    shared: &Shared<'_>,
    commands: &mut Commands,
) {
    let theme = shared.theme;
    let frame = Frame::new()
        .fill(theme.paper)
        .stroke((1.0, theme.paper_edge))
        .corner_radius(6)
        .inner_margin(Margin::symmetric(12, 8));
    ui.scope_builder(UiBuilder::new().id_salt("prompt").max_rect(rect), |ui| {
        frame.show(ui, |ui| {
            ui.set_min_size(rect.size() - frame.total_margin().sum());
            ui.set_max_size(rect.size() - frame.total_margin().sum());
            ui.spacing_mut().item_spacing.y = 4.0;
            says(ui, prompt, selection, pressed, shared);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = egui::vec2(6.0, 4.0);
                if prompt.asks_blind {
                    blind(ui, selection, shared);
                }
                choices(ui, &prompt.choices, pressed, shared, commands);
            });
            if let Some(explains) = &prompt.explains {
                let weak = RichText::new(shared.say(explains)).color(theme.text_weak);
                ui.add(egui::Label::new(weak).truncate());
            }
        });
    });
}

/// More choices than this may need a second row, and are lower to make room for it.
const ONE_ROW: usize = 3;
/// More choices than this may need a third row.
const TWO_ROWS: usize = 6;
/// The height of a button when there may be three rows, in points.
const LOWEST: f32 = 27.0;
/// The height of a button when there is one row of them, in points.
const HIGH: f32 = 38.0;
/// The height of a button when there may be two rows, in points.
const LOW: f32 = 32.0;

/// Whose turn it is and what may be done, and beside it the time to claim and the tool for the rack.
fn says(
    ui: &mut Ui,
    prompt: &Prompt,
    selection: &mut Selection,
    pressed: Option<Pressed>,
    shared: &Shared<'_>,
) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if prompt.has_rack {
                let label = shared.say(&msg!("table-sort"));
                let clicked = plain_button(ui, Icon::Sort, &label).clicked();
                if clicked || pressed == Some(Pressed::Sort) {
                    selection.sort();
                }
            }
            if let Some(time) = prompt.time {
                time.ui(ui, shared);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let says = RichText::new(shared.say(&prompt.says))
                    .size(text_size::LARGE)
                    .family(fonts::bold());
                ui.add(egui::Label::new(says).truncate());
            });
        });
    });
}

/// How many of the incoming tiles to pass on unseen.
fn blind(ui: &mut Ui, selection: &mut Selection, shared: &Shared<'_>) {
    ui.label(shared.say(&msg!("table-blind")));
    for count in 0..=3 {
        let name = shared.say(&msg!("table-blind-count", count = count));
        let chosen = selection.blind == count;
        let button = ui.add(egui::Button::selectable(chosen, count.to_string()));
        button.widget_info(|| {
            egui::WidgetInfo::selected(egui::Role::RadioButton, true, chosen, &name)
        });
        if button.on_hover_text(name).clicked() {
            selection.blind = count;
        }
    }
    ui.add_space(8.0);
}

fn choices(
    ui: &mut Ui,
    choices: &[Choice],
    pressed: Option<Pressed>,
    shared: &Shared<'_>,
    commands: &mut Commands,
) {
    let height = if choices.len() <= ONE_ROW {
        HIGH
    } else if choices.len() <= TWO_ROWS {
        LOW
    } else {
        LOWEST
    };
    let mut number = 0;
    for choice in choices {
        let key = if choice.is_primary {
            shared.say(&msg!("table-key-enter"))
        } else {
            number += 1;
            if number < 10 {
                number.to_string()
            } else {
                // There are no keys for more.
                String::new()
            }
        };
        let by_key = if choice.is_primary {
            pressed == Some(Pressed::Primary)
        } else {
            pressed == Some(Pressed::Choice(number))
        };
        let clicked = choice_button(ui, choice, height, &key, shared).clicked();
        if (clicked || by_key)
            && let Some(command) = choice.command
        {
            commands.push(Command::Table(command));
        }
    }
}
