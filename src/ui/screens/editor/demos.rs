//! States of the editor worth looking at.

use crate::card::{Draft, practice};
use crate::ui::screens::Screens;
use crate::ui::{Change, Demo, Route};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[
    Demo {
        name: "editor-empty",
        prepare: |screens, change| show(screens, change, Draft::begin("my-card", "2026")),
    },
    Demo {
        name: "editor-half",
        prepare: |screens, change| show(screens, change, half()),
    },
    Demo {
        name: "editor-in-use",
        prepare: |screens, change| {
            let draft = half();
            let id = Some(draft.id.clone());
            change
                .profile
                .change_settings(|settings| settings.card = id);
            show(screens, change, draft)
        },
    },
    Demo {
        name: "editor-finished",
        prepare: |screens, change| {
            let draft = practice().map(|card| Draft::of(&card)).unwrap_or_default();
            let draft = Draft {
                id: "my-card".to_owned(),
                ..draft
            };
            show(screens, change, draft)
        },
    },
];

/// A card that is half typed in, with a suit letter missing in its last line.
pub(in crate::ui) fn half() -> Draft {
    let mut draft = Draft::begin("my-card", "2026");
    "Winter Card".clone_into(&mut draft.title);
    for (section, lines) in [
        (
            "2026",
            &[
                "222a 0000 222b 6666c x25",
                "FF 2026a 2222b 6666b (any 2 suits) x30",
            ][..],
        ),
        (
            "Consecutive Run",
            &["11a 222a 3333a 444a 55a ~ x25", "FF 1111a 2222 3333a ~ c30"][..],
        ),
    ] {
        draft.sections.push(crate::card::DraftSection {
            title: section.to_owned(),
            singles_and_pairs: false,
            lines: lines.iter().map(|&line| line.to_owned()).collect(),
        });
    }
    draft.sections.remove(0);
    draft
}

fn show(screens: &mut Screens, change: &mut Change<'_>, draft: Draft) -> Route {
    let id = draft.id.clone();
    change.profile.keep_card(draft);
    screens.editor.open(&id, change);
    Route::Editor(id)
}
