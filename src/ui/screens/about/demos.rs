//! States of the page about the program worth looking at.

use std::path::PathBuf;

use crate::msg;
use crate::ui::{Demo, Route};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[
    Demo {
        name: "about",
        prepare: |_, _| Route::About,
    },
    Demo {
        name: "about-report-saved",
        prepare: |screens, _| {
            let path = PathBuf::from("Mahj Tutor report.toml");
            let path = path.display().to_string();
            screens.about.say(msg!("drill-memory-saved", path = path));
            Route::About
        },
    },
];
