//! How many of the tiles that come are passed on without being looked at (rule `char-blind-unseen`).

use egui::{Button, ComboBox, FontId, Role, TextStyle, Ui, WidgetInfo};

use super::selection::Selection;
use crate::msg;
use crate::ui::Shared;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{name_menu, row_width};

/// The most that may be passed so.
const MOST: u8 = 3;
/// The space behind the choice, in points.
const BEHIND: f32 = 8.0;

/// Draws the choice: one button for each number, or a menu where those would leave less than `least` points of the row.
/// Returns the width that it took.
pub(super) fn ui(ui: &mut Ui, least: f32, selection: &mut Selection, shared: &Shared<'_>) -> f32 {
    let left = ui.cursor().left();
    if width_in_row(ui, shared) + least <= ui.available_width() {
        row(ui, selection, shared);
    } else {
        menu(ui, selection, shared);
    }
    ui.add_space(BEHIND);
    ui.cursor().left() - left
}

/// How wide the label with one button for each number is, in points.
fn width_in_row(ui: &Ui, shared: &Shared<'_>) -> f32 {
    let on_button = TextStyle::Button.resolve(ui.style());
    let spacing = ui.spacing();
    let button = |count: u8| {
        let label = row_width(ui, label(count, shared), on_button.clone());
        let wide = label + 2.0 * spacing.button_padding.x;
        wide.max(spacing.interact_size.x) + spacing.item_spacing.x
    };
    let title = shared.say(&msg!("table-blind"));
    let title = row_width(ui, title, FontId::proportional(text_size::BODY));
    title + spacing.item_spacing.x + (0..=MOST).map(button).sum::<f32>() + BEHIND
}

/// One button for each number.
fn row(ui: &mut Ui, selection: &mut Selection, shared: &Shared<'_>) {
    let title = egui::RichText::new(shared.say(&msg!("table-blind")))
        .size(text_size::BODY)
        .color(Theme::current(ui).felt_text);
    ui.label(title);
    for count in 0..=MOST {
        let name = name(count, shared);
        let chosen = selection.blind == count;
        let button = ui.add(Button::new(label(count, shared)).selected(chosen));
        button.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &name));
        if button.on_hover_text(name).clicked() {
            selection.pass_blind(count);
        }
    }
}

/// A menu of the numbers.
fn menu(ui: &mut Ui, selection: &mut Selection, shared: &Shared<'_>) {
    let said = name(selection.blind, shared);
    let menu = ComboBox::from_id_salt("blind pass").selected_text(said.as_str());
    let shown = menu.show_ui(ui, |ui| {
        for count in 0..=MOST {
            let chosen = selection.blind == count;
            if ui.selectable_label(chosen, name(count, shared)).clicked() {
                selection.pass_blind(count);
            }
        }
    });
    name_menu(&shown.response, &shared.say(&msg!("table-blind")), &said);
}

fn label(count: u8, shared: &Shared<'_>) -> String {
    match count {
        0 => shared.say(&msg!("table-blind-none")),
        _ => count.to_string(),
    }
}

fn name(count: u8, shared: &Shared<'_>) -> String {
    shared.say(&msg!("table-blind-count", count = count))
}
