//! The way from something that a rule decides to the rule's page in the rulebook.

use egui::{TextStyle, Ui};

use crate::msg;
use crate::rules::RuleId;
use crate::ui::widgets::row_width;
use crate::ui::{Route, Shared};
use crate::wording;

/// The rule's title, which opens its page.
pub(in crate::ui) fn rule_link(ui: &mut Ui, shared: &Shared<'_>, rule: RuleId) {
    if ui.link(words(shared, rule)).clicked() {
        shared.go(Route::Rulebook(Some(rule)));
    }
}

/// How wide that is in one row, in points.
pub(in crate::ui) fn rule_link_width(ui: &Ui, shared: &Shared<'_>, rule: RuleId) -> f32 {
    let font = TextStyle::Body.resolve(ui.style());
    let words = words(shared, rule);
    row_width(ui, words, font)
}

fn words(shared: &Shared<'_>, rule: RuleId) -> String {
    shared.say(&msg!("see-rule", rule = wording::rule_title(rule)))
}
