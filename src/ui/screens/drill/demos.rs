//! States of the drills worth looking at.

use super::{DrillCommand, DrillScreen};
use crate::drill::{Answer, Asked, Kind, SERIES, Series};
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
    Demo {
        name: "drill-name",
        prepare: |screens, change| {
            name_tiles(&mut screens.drill, change);
            Route::Drill
        },
    },
    Demo {
        name: "drill-name-wrong",
        prepare: |screens, change| {
            name_tiles(&mut screens.drill, change);
            answer(&mut screens.drill, change, false);
            Route::Drill
        },
    },
    Demo {
        name: "drill-name-tiles",
        prepare: |screens, change| {
            name_tiles(&mut screens.drill, change);
            let drill = &mut screens.drill;
            for _ in 0..SERIES {
                let now = drill.series.as_ref().and_then(Series::current);
                if now.is_some_and(|exercise| exercise.picture.is_none()) {
                    break;
                }
                answer(drill, change, true);
                drill.apply(DrillCommand::Next, change);
            }
            Route::Drill
        },
    },
    Demo {
        name: "drill-name-over",
        prepare: |screens, change| {
            name_tiles(&mut screens.drill, change);
            for number in 0..SERIES {
                answer(&mut screens.drill, change, number % 4 != 1);
                screens.drill.apply(DrillCommand::Next, change);
            }
            Route::Drill
        },
    },
];

fn name_tiles(drill: &mut DrillScreen, change: &mut Change<'_>) {
    drill.open(change);
    drill.apply(DrillCommand::Practice(Kind::NameTile), change);
}

/// Answers what is asked, right or wrong.
fn answer(drill: &mut DrillScreen, change: &mut Change<'_>, well: bool) {
    let series = drill.series.as_ref();
    if let Some(exercise) = series.and_then(Series::current) {
        let Asked::OneOf { choices, right } = &exercise.asked;
        let place = if well {
            *right
        } else {
            (right + 1) % choices.len()
        };
        drill.apply(DrillCommand::Answer(Answer::Choice(place)), change);
    }
}
