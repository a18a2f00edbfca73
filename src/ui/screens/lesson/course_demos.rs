//! A state of every lesson of the course, and some of lessons at the table.

use super::LessonCommand::{Next, TryAgain};
use crate::lesson::Unit;
use crate::rules::Action;
use crate::ui::screens::Screens;
use crate::ui::screens::table::TableCommand;
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

/// A lesson at a step, after these acts at its table.
macro_rules! after {
    ($name:literal, $lesson:literal, $step:literal, $($act:literal),+) => {
        Demo {
            name: $name,
            prepare: |screens, change| {
                let route = open(screens, change, $lesson, $step);
                for act in [$($act),+] {
                    act_out(screens, change, act);
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
    at!("course-05-groups-and-colors", "groups-and-colors", ""),
    at!("course-06-numbers-that-move", "numbers-that-move", ""),
    at!("course-09-from-rack-to-lines", "from-rack-to-lines", ""),
    at!("course-11-right-across-left", "right-across-left", ""),
    at!("course-12-what-to-pass", "what-to-pass", ""),
    at!("course-15-a-turn", "a-turn", ""),
    at!("course-16-claiming", "claiming", ""),
    at!("course-19-calling-mah-jongg", "calling-mah-jongg", ""),
    at!("course-21-where-jokers-stand", "where-jokers-stand", ""),
    at!("course-22-joker-exchange", "joker-exchange", ""),
    at!("course-28-getting-paid", "getting-paid", ""),
    at!("course-33-first-whole-game", "first-whole-game", ""),
    Demo {
        name: "course-unit-test",
        prepare: |screens, change| {
            screens.lesson.open_test(Unit::Tiles, change);
            Route::UnitTest(Unit::Tiles)
        },
    },
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

/// Does something at the table of the lesson: an act, as records write it, or else `next`, `back` to take
/// an act back, `skip` to skip the opening.
fn act_out(screens: &mut Screens, change: &mut Change<'_>, act: &str) {
    let lesson = &mut screens.lesson;
    match act {
        "next" => lesson.apply(Next, change),
        "back" => lesson.apply(TryAgain, change),
        "skip" => lesson.apply_at_table(TableCommand::SkipOpening, change),
        _ => {
            if let Ok(action) = act.parse::<Action>() {
                lesson.apply_at_table(TableCommand::Act(action), change);
            }
        }
    }
}
