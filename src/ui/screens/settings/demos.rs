//! States of the settings worth looking at.

use crate::ui::{Demo, Route};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[Demo {
    name: "settings",
    prepare: |_, _| Route::Settings,
}];
