//! The way from something that a rule decides to the rule's page in the rulebook.

use egui::{RichText, Ui};

use crate::msg;
use crate::rules::RuleId;
use crate::ui::theme::text_size;
use crate::ui::{Commands, Route, Shared};
use crate::wording;

/// The rule's title, which opens its page, and its id.
pub(in crate::ui::screens) fn rule_link(
    ui: &mut Ui,
    shared: &Shared<'_>,
    rule: RuleId,
    commands: &mut Commands,
) {
    ui.horizontal_wrapped(|ui| {
        let text = shared.say(&msg!("see-rule", rule = wording::rule_title(rule)));
        if ui.link(text).clicked() {
            commands.go(Route::Rulebook(Some(rule)));
        }
        ui.label(
            RichText::new(rule.as_str())
                .size(text_size::SMALL)
                .color(shared.theme.text_weak),
        );
    });
}
