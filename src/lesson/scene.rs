//! The table of a step, as it is when the step begins.

use super::{Lesson, Scene, Script, Step, StepQuestion};
use crate::rules::{Action, Game, Seat, parse_seat_and_action};

/// The place of the last step up to `at` that sets its own table up, or is at none: there a lesson can
/// be taken up without knowing what the learner did before.
pub(super) fn begins_at(lesson: &Lesson, at: usize) -> usize {
    let steps = lesson.steps.get(..=at).unwrap_or(&lesson.steps);
    let is_own = |step: &Step| !matches!(step.scene, Scene::GoesOn);
    steps.iter().rposition(is_own).unwrap_or(0)
}

/// The table at which the step at `at` begins, when every step before was answered as the script says
/// first; `None` when it is at no table, or follows steps that are played on freely.
pub(super) fn table_at(lesson: &Lesson, at: usize) -> Option<Game> {
    let first = begins_at(lesson, at);
    let mut table = set_up(lesson, at)?.clone();
    for step in lesson.steps.get(first..at)? {
        table = after(step, table)?;
    }
    Some(table)
}

/// What was done at the table of the step at `at` since it was set up, as records of games write it.
pub(super) fn done_since(lesson: &Lesson, at: usize, table: &Game) -> Option<Vec<String>> {
    let begun = set_up(lesson, at)?.actions();
    let done = table.actions().strip_prefix(begun)?;
    Some(
        done.iter()
            .map(|(seat, task)| format!("{seat} {task}"))
            .collect(),
    )
}

/// The table of the step at `at` after all this was done there; `None` where it cannot be done, as it was left
/// at another table than there is now.
pub(super) fn played_on(lesson: &Lesson, at: usize, actions: &[String]) -> Option<Game> {
    let mut table = set_up(lesson, at)?.clone();
    for task in actions {
        let (seat, action) = parse_seat_and_action(task).ok()?;
        table.apply(seat, action).ok()?;
    }
    Some(table)
}

/// The learner's last action at the table of the step at `at`, with the table as it lay before that.
pub(super) fn last_action(lesson: &Lesson, at: usize, table: &Game) -> Option<(Game, Action)> {
    let mut before = set_up(lesson, at)?.clone();
    let done = table.actions().strip_prefix(before.actions())?;
    let last = done.iter().rposition(|(seat, _)| *seat == Seat::FIRST)?;
    let (_, action) = done.get(last)?;
    for (seat, action) in done.get(..last)? {
        before.apply(*seat, *action).ok()?;
    }
    Some((before, *action))
}

/// The table of the step at `at`, as it was set up for the first step of its scene.
fn set_up(lesson: &Lesson, at: usize) -> Option<&Game> {
    match &lesson.steps.get(begins_at(lesson, at))?.scene {
        Scene::SetUp(game) => Some(game),
        Scene::Page | Scene::GoesOn => None,
    }
}

/// The table after a step that began at `table` and was answered right.
fn after(step: &Step, mut table: Game) -> Option<Game> {
    Script::new(step.plays.iter().copied())
        .run(&mut table)
        .ok()?;
    match &step.question {
        Some(StepQuestion::Action(task)) => {
            let right = task.some_right(&step.card, &table).into_iter().next()?;
            table.apply(Seat::FIRST, right).ok()?;
            Script::new(task.others.iter().copied())
                .run(&mut table)
                .ok()?;
            Some(table)
        }
        Some(StepQuestion::Play(_)) => None,
        _ => Some(table),
    }
}
