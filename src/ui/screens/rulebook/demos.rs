//! States of the rulebook worth looking at.

use crate::rules::RuleId;
use crate::ui::{Demo, Route};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[
    Demo {
        name: "rulebook",
        prepare: |_, _| Route::Rulebook(None),
    },
    Demo {
        name: "rulebook-rule",
        prepare: |screens, _| {
            let rule = Some(RuleId::EXCH_FROM_OWN);
            screens.rulebook.open(rule);
            Route::Rulebook(rule)
        },
    },
    Demo {
        name: "rulebook-first",
        prepare: |screens, _| {
            let rule = RuleId::all().next();
            screens.rulebook.open(rule);
            Route::Rulebook(rule)
        },
    },
    Demo {
        name: "rulebook-claim",
        prepare: |screens, _| {
            let rule = Some(RuleId::CLAIM_WITH_JOKERS);
            screens.rulebook.open(rule);
            Route::Rulebook(rule)
        },
    },
    Demo {
        name: "rulebook-word",
        prepare: |screens, _| {
            let rule = Some(RuleId::GRP_KONG);
            screens.rulebook.open(rule);
            Route::Rulebook(rule)
        },
    },
    Demo {
        name: "rulebook-search",
        prepare: |screens, _| {
            screens.rulebook.open(None);
            "4".clone_into(&mut screens.rulebook.contents.search.typed);
            Route::Rulebook(None)
        },
    },
];
