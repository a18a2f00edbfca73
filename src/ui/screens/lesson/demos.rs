//! States of the lesson worth looking at.

use super::LessonCommand::{self, Act, Check, Next, Pick, ShowHint};
use crate::rules::{Action, Claim};
use crate::ui::screens::Screens;
use crate::ui::{Change, Demo, Route};

/// The lesson that is shown.
const LESSON: &str = "reading-a-line";

/// States worth looking at.
pub const DEMOS: &[Demo] = &[
    Demo {
        name: "lesson",
        prepare: |screens, change| at(screens, change, "recipe", &[]),
    },
    Demo {
        name: "lesson-line-open",
        prepare: |screens, change| {
            let route = at(screens, change, "recipe", &[]);
            screens.lesson.open_lines();
            route
        },
    },
    Demo {
        name: "lesson-amount-wrong",
        prepare: |screens, change| at(screens, change, "count", &[Pick(13), Check]),
    },
    Demo {
        name: "lesson-groups",
        prepare: |screens, change| at(screens, change, "pungs", &[Pick(1), Pick(2)]),
    },
    Demo {
        name: "lesson-suits-right",
        prepare: |screens, change| at(screens, change, "suits", &[Pick(2), Check]),
    },
    Demo {
        name: "lesson-strays-wrong",
        prepare: |screens, change| at(screens, change, "strays", &[Pick(0), Check]),
    },
    Demo {
        name: "lesson-build",
        prepare: |screens, change| {
            let picks = [1, 2, 3, 4, 9].map(Pick);
            at(screens, change, "build-run", &picks)
        },
    },
    Demo {
        name: "lesson-build-hint",
        prepare: |screens, change| {
            let picks = [Pick(0), Pick(1), Pick(2), ShowHint];
            at(screens, change, "build-dragon", &picks)
        },
    },
    Demo {
        name: "lesson-table-refused",
        prepare: |screens, change| {
            let claim = Claim::Exposure {
                naturals: 1,
                jokers: 0,
            };
            at(
                screens,
                change,
                "claim",
                &[Act(Action::Claim(claim)), Check],
            )
        },
    },
    Demo {
        name: "lesson-finished",
        prepare: |screens, change| at(screens, change, "end", &[Next]),
    },
];

/// The lesson at a step after these commands.
fn at(screens: &mut Screens, change: &mut Change<'_>, step: &str, done: &[LessonCommand]) -> Route {
    let lesson = &mut screens.lesson;
    lesson.open(LESSON, change);
    lesson.jump(step);
    for command in done {
        lesson.apply(*command, change);
    }
    Route::Lesson(LESSON.to_owned())
}
