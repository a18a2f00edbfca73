//! States of the exam worth looking at.

use super::ROUTE;
use crate::lesson::{
    Item, Runner, Step, StepAnswer, StepQuestion, exam_of, right_answers, wrong_answers,
};
use crate::ui::screens::Screens;
use crate::ui::shared::LessonCommand::{Check, Pick};
use crate::ui::shared::TableCommand;
use crate::ui::{Change, Demo, Route};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[
    Demo {
        name: "exam-begin",
        prepare: |screens, change| {
            screens.exam.open(change);
            ROUTE
        },
    },
    Demo {
        name: "exam-question",
        prepare: |screens, change| at(screens, change, "meet-the-tiles/"),
    },
    Demo {
        name: "exam-question-wrong",
        prepare: |screens, change| {
            at(screens, change, "where-jokers-stand/most");
            screens.exam.apply_to_question(Pick(1), change);
            screens.exam.apply_to_question(Check, change);
            ROUTE
        },
    },
    Demo {
        name: "exam-table",
        prepare: |screens, change| at_table(screens, change),
    },
    Demo {
        name: "exam-table-wrong",
        prepare: |screens, change| {
            at_table(screens, change);
            let item = screens.exam.questions.runner().and_then(Runner::item);
            let wrong = item.and_then(Item::step).map(wrong_answers);
            let actions = wrong
                .into_iter()
                .flatten()
                .filter_map(|(_, wrong)| match wrong {
                    StepAnswer::Action(action) => Some(action),
                    _ => None,
                });
            if let Some(action) = actions.into_iter().next() {
                let action = TableCommand::Action(action);
                screens.exam.apply_at_table(action, change);
            }
            ROUTE
        },
    },
    Demo {
        name: "exam-result",
        prepare: |screens, change| finished(screens, change, 28),
    },
    Demo {
        name: "exam-result-missed",
        prepare: |screens, change| {
            let route = finished(screens, change, 19);
            if let Some(finished) = &screens.exam.finished
                && let Some((place, _)) = finished.result.missed_first().next()
            {
                screens.exam.review.open(place);
            }
            route
        },
    },
    Demo {
        name: "exam-certificate",
        prepare: |screens, change| certificate(screens, change, 28, "Dorothy Greenbaum"),
    },
    Demo {
        name: "exam-certificate-open",
        prepare: |screens, change| certificate(screens, change, 19, ""),
    },
    Demo {
        name: "home-exam-done",
        prepare: |screens, change| {
            finished(screens, change, 28);
            Route::Home
        },
    },
];

/// The day of the exams in pictures: 20 November 2026.
const DAY: u64 = 20_777;

/// An exam that asks first what this says, if the course has it.
fn begin(
    screens: &mut Screens,
    change: &mut Change<'_>,
    is_first: impl Fn(&Item) -> bool,
) -> Route {
    change.day = DAY;
    let mut items = exam_of(change.course, 1);
    if let Some(place) = items.iter().position(&is_first) {
        items.swap(0, place);
    } else {
        let lessons = change.course.lessons.iter();
        let recalled = lessons.flat_map(|lesson| {
            let places = 0..lesson.recall.len();
            places.map(|place| Item::recall(std::sync::Arc::clone(lesson), place))
        });
        items.splice(0..1, recalled.into_iter().find(|item| is_first(item)));
    }
    let names = items.iter().filter_map(Item::name).collect();
    change
        .profile
        .change_progress(|progress| progress.exam.begin(names));
    screens.exam.open(change);
    ROUTE
}

/// An exam at a question whose name begins like this.
fn at(screens: &mut Screens, change: &mut Change<'_>, name: &str) -> Route {
    let is_it = |item: &Item| item.name().is_some_and(|it| it.starts_with(name));
    begin(screens, change, is_it)
}

/// An exam at an action at a table.
fn at_table(screens: &mut Screens, change: &mut Change<'_>) -> Route {
    let is_table = |item: &Item| {
        let step = item.step();
        let asks_for_action = |step: &Step| matches!(step.question, Some(StepQuestion::Action(_)));
        // Where others act first, the table would have to be waited for.
        step.is_some_and(|step| asks_for_action(step) && step.plays.is_empty())
    };
    begin(screens, change, is_table)
}

/// An exam of which so many of 30 were right.
fn finished(screens: &mut Screens, change: &mut Change<'_>, right: usize) -> Route {
    change.day = DAY;
    let items = exam_of(change.course, 1);
    let spread = items
        .len()
        .div_ceil(items.len().saturating_sub(right).max(1));
    let answered = items.into_iter().enumerate().map(|(place, item)| {
        let wants_wrong = place % spread == spread / 2;
        let wrong = item.step().map(wrong_answers).unwrap_or_default();
        let wrong = wrong.into_iter().next().filter(|_| wants_wrong);
        let right = || {
            let step = item.step()?;
            right_answers(step, item.table().as_ref())
                .into_iter()
                .next()
        };
        let given = wrong.map(|(_, wrong)| wrong).or_else(right);
        (item.clone(), given)
    });
    let answered = answered.filter_map(|(item, given)| Some((item, given?)));
    let (items, given): (Vec<Item>, Vec<StepAnswer>) = answered.unzip();
    let names = items.iter().filter_map(Item::name).collect();
    change
        .profile
        .change_progress(|progress| progress.exam.begin(names));
    if let Some(runner) = Runner::of_exam(items, given) {
        screens.exam.ask(runner, change);
    }
    ROUTE
}

/// The picture of such a result, for somebody who is called this.
fn certificate(screens: &mut Screens, change: &mut Change<'_>, right: usize, name: &str) -> Route {
    finished(screens, change, right);
    change
        .profile
        .change_settings(|settings| name.clone_into(&mut settings.name));
    screens.exam.open_certificate(change);
    Route::Certificate
}
