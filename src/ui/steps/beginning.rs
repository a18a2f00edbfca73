//! How a lesson is begun, or taken up again, and a test of a unit.

use std::sync::Arc;

use crate::lesson::{self, Item, Left, Lesson, Runner, Unit};
use crate::ui::Change;

/// Begins a lesson where it was left, with what is to be recalled before and after it. These questions stay
/// the same when it is taken up again.
pub(in crate::ui) fn begin(
    lesson: &Arc<Lesson>,
    left: Option<&Left>,
    change: &Change<'_>,
) -> Runner {
    let progress = change.profile.progress();
    let is_finished = |id: &str| progress.lesson(id).finished;
    let known = |name: &str| progress.recalled(name);
    let (mut before, mut after) = lesson::around(lesson, change.course, is_finished, known);
    if left.is_some() {
        let progress = progress.lesson(&lesson.id);
        let kept = |names: &[String]| -> Vec<Item> {
            let names = names.iter().map(String::as_str);
            let found = lesson::questions_named(change.course, names).into_iter();
            found.map(|(_, item)| item).collect()
        };
        before = kept(&progress.warm_up);
        if !progress.closing.is_empty() {
            after = kept(&progress.closing);
        }
    }
    Runner::with_recall(Arc::clone(lesson), left, before, after)
}

/// Begins a test of a unit, if it has anything to ask.
pub(in crate::ui) fn begin_test(unit: Unit, change: &Change<'_>) -> Option<Runner> {
    let items = lesson::test_of(unit, change.course, change.seed);
    let first = Arc::clone(&items.first()?.lesson);
    Some(Runner::of_test(unit, first, items))
}
