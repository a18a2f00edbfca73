//! States of the shelf worth looking at.

use crate::ui::screens::editor;
use crate::ui::{Demo, Route};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[Demo {
    name: "shelf",
    prepare: |screens, change| {
        change.profile.keep_card(editor::half());
        screens.shelf.open(change);
        Route::Shelf
    },
}];
