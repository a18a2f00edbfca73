//! One thing to agree on: its name, what it means, the rule that explains it, and its options.

use egui::{Align, Layout, Response, RichText, Role, Ui, WidgetInfo};

use super::super::TableCommand;
use super::SetupItem;
use crate::msg;
use crate::play::Agreement;
use crate::ui::theme::text_size;
use crate::ui::widgets::choice_button;
use crate::ui::{Command, Commands, Route, Shared, fonts};

/// Draws it.
pub(super) fn ui(
    ui: &mut Ui,
    item: SetupItem,
    agreement: &Agreement,
    shared: &Shared<'_>,
    commands: &mut Commands,
) {
    let name = shared.say(&item.name());
    let small = matches!(item, SetupItem::Opponent(_));
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Some(rule) = item.rule()
                && rule_link(ui, &name, shared).clicked()
            {
                commands.go(Route::Rulebook(Some(rule)));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let size = if small {
                    text_size::BODY
                } else {
                    text_size::LARGE
                };
                let label = RichText::new(&name).size(size);
                let label = if small {
                    label
                } else {
                    label.family(fonts::bold())
                };
                ui.add(egui::Label::new(label).truncate());
            });
        });
    });
    if let Some(help) = item.help() {
        let help = RichText::new(shared.say(&help)).color(shared.theme.text_weak);
        ui.label(help);
    }
    let chosen = item.chosen(agreement);
    ui.horizontal_wrapped(|ui| {
        for word in item.options() {
            let option = shared.say(&item.option(word));
            let is_chosen = chosen.as_deref() == Some(word);
            let button = choice_button(ui, is_chosen, &option);
            let told = shared.say(&msg!(
                "new-game-option",
                item = name.as_str(),
                option = option
            ));
            button.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, &told));
            if button.clicked() {
                commands.push(Command::Table(TableCommand::Agree(item, word)));
            }
        }
    });
}

/// A link to the page of the rulebook.
fn rule_link(ui: &mut Ui, item: &str, shared: &Shared<'_>) -> Response {
    let text = shared.say(&msg!("new-game-rule"));
    let told = shared.say(&msg!("new-game-rule-of", item = item));
    let link = ui.link(RichText::new(text).size(text_size::SMALL));
    link.widget_info(|| WidgetInfo::labeled(Role::Link, true, &told));
    link.on_hover_text(told)
}
