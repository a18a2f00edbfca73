//! Rules that are tried, worth looking at.

use crate::rules::RuleId;
use crate::ui::screens::Screens;
use crate::ui::shared::TableCommand;
use crate::ui::{Change, Demo, Route};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[
    Demo {
        name: "rule-example",
        prepare: |screens, change| example(screens, change, RuleId::JOK_NEVER_SINGLE_PAIR, false),
    },
    Demo {
        name: "rule-example-refused",
        prepare: |screens, change| example(screens, change, RuleId::CHAR_NO_JOKERS, true),
    },
    Demo {
        name: "rule-example-followed",
        prepare: |screens, change| example(screens, change, RuleId::CHAR_COURTESY_MIN, true),
    },
];

/// Begins to try a rule, and lets it show.
fn example(screens: &mut Screens, change: &mut Change<'_>, rule: RuleId, shown: bool) -> Route {
    screens.example.begin(rule, change);
    if shown {
        screens.example.apply(TableCommand::ShowExample, change);
    }
    Route::RuleExample(rule)
}
