//! States of the page before a match worth looking at.

use crate::bot::Level;
use crate::play::{Agreement, Opponents};
use crate::ui::{Demo, Route};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[
    Demo {
        name: "new-game",
        prepare: |screens, _| {
            screens.new_game.open();
            Route::NewGame
        },
    },
    Demo {
        name: "new-game-own-table",
        prepare: |screens, change| {
            let bots = Opponents::from([Level::Expert; 4]);
            let agreement = Agreement {
                bots,
                ..Agreement::default()
            };
            let words = agreement.to_words();
            change
                .profile
                .change_settings(|settings| settings.table = words);
            screens.new_game.open();
            Route::NewGame
        },
    },
];
