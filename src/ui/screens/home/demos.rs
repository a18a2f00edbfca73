//! States of home worth looking at.

use crate::drill::Kind;
use crate::lesson::Left;
use crate::ui::{Change, Demo, Route};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[
    Demo {
        name: "home",
        prepare: |_, _| Route::Home,
    },
    Demo {
        name: "home-on-the-way",
        prepare: |_, change| {
            finish(change, |lessons| lessons / 3);
            let path = change.course.path();
            let mut stops = path.iter().flat_map(|stage| &stage.stops);
            let progress = change.profile.progress();
            let next = stops.find(|stop| !progress.lesson(&stop.lesson.id).finished);
            if let Some(lesson) = next.map(|stop| stop.lesson)
                && let Some(step) = lesson.steps.get(lesson.steps.len() / 2)
            {
                change.profile.change_progress(|progress| {
                    progress.leave_lesson(&lesson.id, Left::Step(step.id.clone()));
                });
            }
            change.profile.change_memory(|memory| {
                for answer in 0..10 {
                    memory.count_answer(Kind::LineFromRack, answer < 7, 12.0);
                }
            });
            Route::Home
        },
    },
    Demo {
        name: "home-done",
        prepare: |_, change| {
            finish(change, |lessons| lessons);
            Route::Home
        },
    },
];

/// So many of the lessons are finished, from the first on.
fn finish(change: &mut Change<'_>, of: impl Fn(usize) -> usize) {
    let path = change.course.path();
    let stops = path.iter().flat_map(|stage| &stage.stops);
    let lessons: Vec<&str> = stops.map(|stop| stop.lesson.id.as_str()).collect();
    let count = of(lessons.len());
    change.profile.change_progress(|progress| {
        for lesson in lessons.into_iter().take(count) {
            progress.finish_lesson(lesson);
        }
    });
}
