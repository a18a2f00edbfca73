//! One thing to agree on: its name, what it means, the rule that explains it, and its options.

use egui::{Align, Label, Layout, Response, RichText, Role, Sides, Ui, WidgetInfo, vec2};

use super::SetupItem;
use crate::msg;
use crate::play::Agreement;
use crate::ui::theme::text_size;
use crate::ui::widgets::choice_button;
use crate::ui::words::{listed, said_weak};
use crate::ui::{Command, Route, Shared, fonts};

/// The room for the name of a row, in points.
const NAME: f32 = 168.0;

/// Draws it as a block of its own.
pub(super) fn ui(ui: &mut Ui, item: SetupItem, agreement: &Agreement, shared: &Shared<'_>) {
    let name = shared.say(&item.name());
    Sides::new().shrink_left().show(
        ui,
        |ui| {
            let label = RichText::new(&name).size(text_size::LARGE);
            let label = ui.add(Label::new(label.family(fonts::bold())).truncate());
            listed(ui, shared, &name, label.rect);
        },
        |ui| {
            if let Some(rule) = item.rule(agreement)
                && rule_link(ui, &name, shared).clicked()
            {
                shared.go(Route::Rulebook(Some(rule)));
            }
        },
    );
    if let Some(help) = item.help() {
        said_weak(ui, shared, &shared.say(&help), text_size::BODY);
    }
    ui.horizontal_wrapped(|ui| options(ui, item, &name, agreement, shared));
}

/// Draws it as a row: its name, and beside it its options.
pub(super) fn row(ui: &mut Ui, item: SetupItem, agreement: &Agreement, shared: &Shared<'_>) {
    let name = shared.say(&item.name());
    ui.horizontal_top(|ui| {
        let cell = vec2(NAME, ui.spacing().interact_size.y);
        ui.allocate_ui_with_layout(cell, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(NAME);
            ui.add(Label::new(&name).truncate());
        });
        // Options that go on in a second row stand under the first of them.
        ui.vertical(|ui| {
            ui.horizontal_wrapped(|ui| options(ui, item, &name, agreement, shared));
        });
    });
    if let Some(about) = item.about(agreement) {
        said_weak(ui, shared, &shared.say(&about), text_size::BODY);
        ui.add_space(4.0);
    }
}

fn options(ui: &mut Ui, item: SetupItem, name: &str, agreement: &Agreement, shared: &Shared<'_>) {
    let chosen = item.chosen(agreement);
    for word in item.options() {
        let option = shared.say(&item.option(word));
        let is_chosen = chosen.as_deref() == Some(word);
        let button = choice_button(ui, is_chosen, &option);
        listed(ui, shared, &option, button.rect);
        let told = shared.say(&msg!("new-game-option", item = name, option = option));
        button.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, &told));
        if button.clicked() {
            let mut agreed = agreement.clone();
            item.choose(&mut agreed, word);
            shared.ask(Command::Agree(agreed));
        }
    }
}

/// A link to the page of the rulebook.
fn rule_link(ui: &mut Ui, item: &str, shared: &Shared<'_>) -> Response {
    let text = shared.say(&msg!("new-game-rule"));
    let told = shared.say(&msg!("new-game-rule-of", item = item));
    let link = ui.link(RichText::new(text).size(text_size::SMALL));
    link.widget_info(|| WidgetInfo::labeled(Role::Link, true, &told));
    link.on_hover_text(told)
}
