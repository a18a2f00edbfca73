//! States of the page before a match worth looking at.

use crate::ui::{Demo, Route};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[Demo {
    name: "new-game",
    prepare: |screens, _| {
        screens.new_game.open();
        Route::NewGame
    },
}];
