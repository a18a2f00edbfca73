//! States of the lesson worth looking at: each kind of question, answered right, wrong and not at all.

use std::sync::Arc;

use crate::lesson::{
    Item, Lesson, LessonPart, Runner, Script, Step, StepQuestion, right_answers, wrong_answers,
};
use crate::ui::screens::Screens;
use crate::ui::shared::LessonCommand::{self, Check, Next, Pick, ShowAnswer, ShowHint};
use crate::ui::{Change, Demo, Route};

/// The lesson that is shown.
const LESSON: &str = "groups-and-colors";
/// One that happens at a table.
const AT_TABLE: &str = "a-turn";

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
            screens.lesson.steps.open_lines();
            route
        },
    },
    Demo {
        name: "lesson-rings",
        prepare: |screens, change| at(screens, change, "letters", &[]),
    },
    Demo {
        name: "lesson-line-alone",
        prepare: |screens, change| at(screens, change, "same-suit", &[]),
    },
    Demo {
        name: "lesson-amount-wrong",
        prepare: |screens, change| {
            let twice = [Pick(13), Check, Pick(15), Check];
            at(screens, change, "count", &twice)
        },
    },
    Demo {
        name: "lesson-groups",
        prepare: |screens, change| at(screens, change, "pungs", &[Pick(1), Pick(2)]),
    },
    Demo {
        name: "lesson-groups-wrong",
        prepare: |screens, change| {
            let picks = [Pick(0), Pick(1), Pick(2), Check];
            at(screens, change, "pungs", &picks)
        },
    },
    Demo {
        name: "lesson-choose",
        prepare: |screens, change| at(screens, change, "alike", &[]),
    },
    Demo {
        name: "lesson-choose-wrong",
        prepare: |screens, change| at(screens, change, "alike", &[Pick(0), Check]),
    },
    Demo {
        name: "lesson-choose-right",
        prepare: |screens, change| {
            let wrong_then_right = [Pick(0), Check, Pick(2), Check];
            at(screens, change, "suits", &wrong_then_right)
        },
    },
    Demo {
        name: "lesson-tiles-wrong",
        prepare: |screens, change| {
            let picks = [Pick(0), Pick(7), Check];
            at(screens, change, "winds", &picks)
        },
    },
    Demo {
        name: "lesson-tiles-shown",
        prepare: |screens, change| {
            let thrice = [Pick(0), Check, Pick(6), Check, Pick(7), Check, ShowAnswer];
            at(screens, change, "winds", &thrice)
        },
    },
    Demo {
        name: "lesson-build",
        prepare: |screens, change| {
            let picks = [4, 5, 6, 7, 11].map(Pick);
            at(screens, change, "build-one", &picks)
        },
    },
    Demo {
        name: "lesson-build-hint",
        prepare: |screens, change| {
            let picks = [Pick(15), Pick(16), Pick(17), ShowHint];
            at(screens, change, "build-two", &picks)
        },
    },
    Demo {
        name: "lesson-build-wrong",
        prepare: |screens, change| {
            let mut picks = [0, 1, 2, 3, 11, 12, 13, 14, 15].map(Pick).to_vec();
            picks.push(Check);
            at(screens, change, "build-one", &picks)
        },
    },
    Demo {
        name: "lesson-recall",
        prepare: |screens, change| recall(screens, change, &[]),
    },
    Demo {
        name: "lesson-recall-table",
        prepare: |screens, change| recall_action(screens, change),
    },
    Demo {
        name: "lesson-finished",
        prepare: |screens, change| {
            let answers = [Pick(2), Check, Next, Pick(2), Check, Next];
            two_steps(screens, change, &answers)
        },
    },
    Demo {
        name: "lesson-finished-missed",
        prepare: |screens, change| {
            let answers = [Pick(0), Check, Pick(2), Check, Next, Pick(2), Check, Next];
            two_steps(screens, change, &answers)
        },
    },
    Demo {
        name: "lesson-finished-most",
        prepare: |screens, change| taken(screens, change, LESSON, |at| at.is_multiple_of(3)),
    },
    Demo {
        name: "lesson-finished-few",
        prepare: |screens, change| taken(screens, change, LESSON, |at| at > 1),
    },
    Demo {
        name: "lesson-finished-first",
        prepare: |screens, change| taken(screens, change, "first-mah-jongg", |_| true),
    },
    Demo {
        name: "lesson-asked-again",
        prepare: |screens, change| {
            let route = taken(screens, change, LESSON, |_| true);
            screens.lesson.apply(LessonCommand::Practise(0), change);
            route
        },
    },
    Demo {
        name: "lesson-asked-again-table",
        prepare: |screens, change| asked_again(screens, change),
    },
];

/// Two steps of the lesson that ask something.
const TWO_STEPS: [&str; 2] = ["alike", "suits"];

/// All the questions of a lesson's pages, of which those at these places were missed at the first try.
fn taken(
    screens: &mut Screens,
    change: &mut Change<'_>,
    id: &str,
    is_missed: fn(usize) -> bool,
) -> Route {
    if let Some(lesson) = change.course.find(id) {
        let asks = |place: &usize| {
            let question = &lesson.steps[*place].question;
            !matches!(question, None | Some(StepQuestion::Action(_)))
        };
        let places = (0..lesson.steps.len()).filter(asks);
        let items = places.map(|place| Item {
            lesson: Arc::clone(lesson),
            part: LessonPart::Step(place),
        });
        let mut runner = Runner::of_items(Arc::clone(lesson), items.collect());
        while !runner.is_finished() {
            let Some(step) = runner.step() else { break };
            let wrong = wrong_answers(step).into_iter().next();
            let right = right_answers(step, None).into_iter().next();
            let wrong = wrong.filter(|_| is_missed(runner.at()));
            if let Some((_, wrong)) = wrong {
                runner.answer(&wrong);
            }
            let Some(right) = right else { break };
            runner.answer(&right);
            runner.next();
        }
        screens.lesson.steps.take(runner);
    }
    Route::Lesson(id.to_owned())
}

/// An action at a table that was missed and is asked again.
fn asked_again(screens: &mut Screens, change: &mut Change<'_>) -> Route {
    let asks_for_action = |step: &Step| matches!(step.question, Some(StepQuestion::Action(_)));
    if let Some(lesson) = change.course.find(AT_TABLE)
        && let Some(place) = lesson.steps.iter().position(asks_for_action)
    {
        let item = Item {
            lesson: Arc::clone(lesson),
            part: LessonPart::Step(place),
        };
        let mut runner = Runner::of_items(Arc::clone(lesson), vec![item]);
        let table = runner.table().cloned();
        if let (Some(step), Some(mut table)) = (lesson.steps.get(place), table)
            && Script::new(step.plays.iter().copied())
                .run(&mut table)
                .is_ok()
            && let Some(right) = right_answers(step, Some(&table)).first()
        {
            runner.answer_at(right, Some(&table));
            runner.next();
            runner.practise(0);
        }
        screens.lesson.steps.take(runner);
    }
    Route::Lesson(AT_TABLE.to_owned())
}

/// The lesson at a step after these commands.
fn at(screens: &mut Screens, change: &mut Change<'_>, step: &str, done: &[LessonCommand]) -> Route {
    screens.lesson.open(LESSON, change);
    screens.lesson.jump(step);
    follow(screens, change, done)
}

/// Two of the lesson's steps, after these commands.
fn two_steps(screens: &mut Screens, change: &mut Change<'_>, done: &[LessonCommand]) -> Route {
    if let Some(lesson) = change.course.find(LESSON) {
        let places = TWO_STEPS.iter().filter_map(|id| lesson.find_step(id));
        let items = places.map(|place| Item {
            lesson: Arc::clone(lesson),
            part: LessonPart::Step(place),
        });
        let runner = Runner::of_items(Arc::clone(lesson), items.collect());
        screens.lesson.steps.take(runner);
    }
    follow(screens, change, done)
}

/// The same two, recalled, after these commands.
fn recall(screens: &mut Screens, change: &mut Change<'_>, done: &[LessonCommand]) -> Route {
    if let Some(lesson) = change.course.find(LESSON) {
        let asked = TWO_STEPS.map(|id| lesson.find_step(id));
        let steps = asked
            .iter()
            .flatten()
            .filter_map(|place| lesson.steps.get(*place));
        let lesson = Arc::new(Lesson {
            recall: steps.cloned().collect(),
            ..Lesson::clone(lesson)
        });
        let items = (0..lesson.recall.len()).map(|place| Item::recall(Arc::clone(&lesson), place));
        let items = items.collect();
        screens.lesson.steps.take(Runner::of_items(lesson, items));
    }
    follow(screens, change, done)
}

/// A page that is recalled, answered, then an action at a table of its own.
fn recall_action(screens: &mut Screens, change: &mut Change<'_>) -> Route {
    let asks_for_action = |step: &Step| {
        let asks_for_action = matches!(step.question, Some(StepQuestion::Action(_)));
        asks_for_action && step.scene.is_table()
    };
    let mut lessons = change.course.lessons.iter().rev();
    let action = lessons.find_map(|lesson| {
        let place = lesson.recall.iter().position(asks_for_action)?;
        Some(Item::recall(Arc::clone(lesson), place))
    });
    if let (Some(lesson), Some(action)) = (change.course.find(LESSON), action) {
        let page = Item::recall(Arc::clone(lesson), 0);
        let right = page
            .step()
            .and_then(|step| right_answers(step, None).into_iter().next());
        let mut runner = Runner::of_items(Arc::clone(lesson), vec![page, action]);
        if let Some(right) = right {
            runner.answer(&right);
            runner.next();
        }
        screens.lesson.steps.take(runner);
    }
    Route::Lesson(LESSON.to_owned())
}

fn follow(screens: &mut Screens, change: &mut Change<'_>, done: &[LessonCommand]) -> Route {
    for command in done {
        screens.lesson.apply(*command, change);
    }
    Route::Lesson(LESSON.to_owned())
}
