//! A state of every lesson of the course, and some of lessons at the table.

use crate::lesson::Unit;
use crate::rules::Action;
use crate::ui::screens::Screens;
use crate::ui::shared::LessonCommand::{Next, TryAgain};
use crate::ui::shared::TableCommand;
use crate::ui::{Change, Demo, Route};

/// A lesson at a step.
macro_rules! at {
    ($name:literal, $lesson:literal, $step:literal) => {
        Demo {
            name: $name,
            prepare: |screens, change| open(screens, change, $lesson, $step),
        }
    };
}

/// A lesson at a step, after these actions at its table.
macro_rules! after {
    ($name:literal, $lesson:literal, $step:literal, $($action:literal),+) => {
        Demo {
            name: $name,
            prepare: |screens, change| {
                let route = open(screens, change, $lesson, $step);
                for action in [$($action),+] {
                    act_out(screens, change, action);
                }
                route
            },
        }
    };
}

/// States worth looking at.
pub const COURSE_DEMOS: &[Demo] = &[
    at!("course-01-first-mah-jongg", "first-mah-jongg", ""),
    at!("course-02-meet-the-tiles", "meet-the-tiles", ""),
    at!("course-03-groups-no-runs", "groups-no-runs", ""),
    at!("course-04-walls-dice-deal", "walls-dice-deal", ""),
    at!("course-04-places", "walls-dice-deal", "east"),
    at!("course-05-groups-and-colors", "groups-and-colors", ""),
    at!("course-06-numbers-that-move", "numbers-that-move", ""),
    at!("course-07-dragons-soap-winds", "dragons-soap-winds", ""),
    at!("course-08-sections-and-value", "sections-and-value", ""),
    at!("course-09-from-rack-to-lines", "from-rack-to-lines", ""),
    at!("course-10-which-one", "which-one", ""),
    at!("course-11-right-across-left", "right-across-left", ""),
    at!("course-11-places-beside-table", "right-across-left", "who"),
    at!("course-12-what-to-pass", "what-to-pass", ""),
    at!("course-13-second-charleston", "second-charleston", ""),
    at!("course-14-courtesy-pass", "courtesy-pass", ""),
    at!("course-15-a-turn", "a-turn", ""),
    at!("course-16-claiming", "claiming", ""),
    at!("course-17-the-window", "the-window", ""),
    at!("course-18-claim-or-not", "claim-or-not", ""),
    at!("course-19-calling-mah-jongg", "calling-mah-jongg", ""),
    at!("course-20-concealed-hands", "concealed-hands", ""),
    at!("course-21-where-jokers-stand", "where-jokers-stand", ""),
    at!("course-22-joker-exchange", "joker-exchange", ""),
    at!("course-23-jokers-out", "jokers-out", ""),
    at!("course-24-misnamed-tiles", "misnamed-tiles", ""),
    at!("course-25-dead-hands", "dead-hands", ""),
    at!("course-26-calling-dead", "calling-dead", ""),
    at!("course-27-mah-jongg-in-error", "mah-jongg-in-error", ""),
    at!("course-28-getting-paid", "getting-paid", ""),
    at!("course-29-wall-game", "wall-game", ""),
    at!("course-30-reading-the-others", "reading-the-others", ""),
    at!("course-31-table-rules", "table-rules", ""),
    at!("course-32-manners", "manners", ""),
    at!("course-33-first-whole-game", "first-whole-game", ""),
    Demo {
        name: "course-unit-test",
        prepare: |screens, change| {
            screens.lesson.open_test(Unit::Tiles, change);
            Route::UnitTest(Unit::Tiles)
        },
    },
    after!("lesson-table-wrong", "a-turn", "keep", "discard 7C"),
    after!(
        "course-33-first-whole-game-told",
        "first-whole-game",
        "charleston",
        "skip"
    ),
];

/// Opens a lesson at a step; at its first one with another thing than its picture when none is named.
fn open(screens: &mut Screens, change: &mut Change<'_>, lesson: &str, step: &str) -> Route {
    screens.lesson.open(lesson, change);
    if !step.is_empty() {
        screens.lesson.jump(step);
    }
    Route::Lesson(lesson.to_owned())
}

/// Does something at the table of the lesson: an action, as records write it, or else `next`, `back` to take
/// an action back, `skip` to skip the opening.
fn act_out(screens: &mut Screens, change: &mut Change<'_>, action: &str) {
    let lesson = &mut screens.lesson;
    match action {
        "next" => lesson.apply(Next, change),
        "back" => lesson.apply(TryAgain, change),
        "skip" => lesson.apply_at_table(TableCommand::SkipOpening, change),
        _ => {
            if let Ok(action) = action.parse::<Action>() {
                lesson.apply_at_table(TableCommand::Action(action), change);
            }
        }
    }
}
