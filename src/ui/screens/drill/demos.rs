//! States of the drill worth looking at.

use super::{DrillCommand, DrillScreen};
use crate::drill::SERIES;
use crate::ui::{Change, Demo, Route};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[
    Demo {
        name: "drill",
        prepare: |screens, change| {
            screens.drill.open(change);
            Route::Drill
        },
    },
    Demo {
        name: "drill-right",
        prepare: |screens, change| {
            screens.drill.open(change);
            answer(&mut screens.drill, change, true);
            Route::Drill
        },
    },
    Demo {
        name: "drill-wrong",
        prepare: |screens, change| {
            screens.drill.open(change);
            answer(&mut screens.drill, change, true);
            screens.drill.apply(DrillCommand::Next, change);
            answer(&mut screens.drill, change, false);
            Route::Drill
        },
    },
    Demo {
        name: "drill-over",
        prepare: |screens, change| {
            screens.drill.open(change);
            for number in 0..SERIES {
                answer(&mut screens.drill, change, number % 4 != 1);
                screens.drill.apply(DrillCommand::Next, change);
            }
            Route::Drill
        },
    },
];

/// Answers what is asked, right or wrong.
fn answer(drill: &mut DrillScreen, change: &mut Change<'_>, well: bool) {
    let series = drill.series.as_ref();
    let exercise = series.and_then(|series| series.current());
    if let Some((right, count)) = exercise.map(|it| (it.right, it.choices.len())) {
        let place = if well { right } else { (right + 1) % count };
        drill.apply(DrillCommand::Choose(place), change);
    }
}
