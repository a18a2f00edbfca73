//! States of the glossary worth looking at, and words explained where they stand.

use crate::rules::RuleId;
use crate::ui::{Demo, Route};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[
    Demo {
        name: "glossary",
        prepare: |screens, _| {
            screens.glossary.open(None);
            Route::Glossary(None)
        },
    },
    Demo {
        name: "glossary-word",
        prepare: |screens, _| {
            let word = Some("wall-game".to_owned());
            screens.glossary.open(word.as_deref());
            Route::Glossary(word)
        },
    },
    Demo {
        name: "glossary-search",
        prepare: |screens, _| {
            screens.glossary.open(None);
            "joker".clone_into(&mut screens.glossary.search.typed);
            Route::Glossary(None)
        },
    },
    Demo {
        name: "glossary-nothing-found",
        prepare: |screens, _| {
            screens.glossary.open(None);
            "xyz".clone_into(&mut screens.glossary.search.typed);
            Route::Glossary(None)
        },
    },
    Demo {
        name: "word-in-lesson",
        prepare: |screens, change| {
            let lesson = "groups-and-colors";
            screens.lesson.open(lesson, change);
            screens.word_card.look_up("flower");
            Route::Lesson(lesson.to_owned())
        },
    },
    Demo {
        name: "word-at-table",
        prepare: |screens, change| {
            let lesson = "right-across-left";
            screens.lesson.open(lesson, change);
            screens.word_card.look_up("charleston");
            Route::Lesson(lesson.to_owned())
        },
    },
    Demo {
        name: "word-in-rule",
        prepare: |screens, _| {
            let rule = Some(RuleId::CHAR_NO_JOKERS);
            screens.rulebook.open(rule);
            screens.word_card.look_up("joker");
            Route::Rulebook(rule)
        },
    },
];
