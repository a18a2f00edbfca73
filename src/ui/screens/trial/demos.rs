//! Rules that are tried, worth looking at.

use crate::rules::RuleId;
use crate::ui::screens::Screens;
use crate::ui::shared::TableCommand;
use crate::ui::{Change, Demo, Route};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[
    Demo {
        name: "trial",
        prepare: |screens, change| trial(screens, change, RuleId::JOK_NEVER_SINGLE_PAIR, false),
    },
    Demo {
        name: "trial-refused",
        prepare: |screens, change| trial(screens, change, RuleId::CHAR_NO_JOKERS, true),
    },
    Demo {
        name: "trial-followed",
        prepare: |screens, change| trial(screens, change, RuleId::CHAR_COURTESY_MIN, true),
    },
];

/// Begins to try a rule, and lets it show.
fn trial(screens: &mut Screens, change: &mut Change<'_>, rule: RuleId, shown: bool) -> Route {
    screens.trial.begin(rule, change);
    if shown {
        screens.trial.apply(TableCommand::ShowTrial, change);
    }
    Route::Trial(rule)
}
