//! How a lesson is begun, or taken up again, and a test of a unit.

use std::sync::Arc;

use crate::lesson::{self, Left, Lesson, Runner, Unit};
use crate::ui::Change;

/// Begins a lesson where it was left, with what is to be recalled before and after it. What was asked before its
/// first step stays there when it is taken up again.
pub(super) fn begin(lesson: &Arc<Lesson>, left: Option<&Left>, change: &Change<'_>) -> Runner {
    let progress = change.profile.progress();
    let is_finished = |id: &str| progress.lesson(id).finished;
    let known = |name: &str| progress.recalled(name);
    let (due, after) = lesson::around(lesson, change.course, is_finished, known);
    let before = if left.is_none() {
        due
    } else {
        let asked = progress.lesson(&lesson.id).warm_up;
        let asked = asked.iter().map(String::as_str);
        let found = lesson::questions_named(change.course, asked).into_iter();
        found.map(|(_, item)| item).collect()
    };
    Runner::with_recall(Arc::clone(lesson), left, before, after)
}

/// Begins a test of a unit, if it has anything to ask.
pub(super) fn begin_test(unit: Unit, change: &Change<'_>) -> Option<Runner> {
    let items = lesson::test_of(unit, change.course, change.seed);
    let first = Arc::clone(&items.first()?.lesson);
    Some(Runner::of_test(unit, first, items))
}
