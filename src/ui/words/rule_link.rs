//! The way from something that a rule decides to the rule's page in the rulebook.

use egui::Ui;

use crate::msg;
use crate::rules::RuleId;
use crate::ui::{Route, Shared};
use crate::wording;

/// The rule's title, which opens its page.
pub(in crate::ui) fn rule_link(ui: &mut Ui, shared: &Shared<'_>, rule: RuleId) {
    let text = shared.say(&msg!("see-rule", rule = wording::rule_title(rule)));
    if ui.link(text).clicked() {
        shared.go(Route::Rulebook(Some(rule)));
    }
}
