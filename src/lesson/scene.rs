//! The table of a step, as it is when the step begins.

use super::{Lesson, Question, Scene, Script, Step};
use crate::rules::{Action, Game, Seat};

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
    let mut table = match &lesson.steps.get(first)?.scene {
        Scene::SetUp(game) => Game::clone(game),
        Scene::Page | Scene::GoesOn => return None,
    };
    for step in lesson.steps.get(first..at)? {
        table = after(step, table)?;
    }
    Some(table)
}

/// The table after a step that began at `table` and was answered right.
fn after(step: &Step, mut table: Game) -> Option<Game> {
    Script::new(step.plays.iter().copied())
        .run(&mut table)
        .ok()?;
    match &step.question {
        Some(Question::Act(act)) => {
            let right = act.some_right(&step.card, &table).into_iter().next()?;
            act_out(&mut table, right, &act.others).ok()?;
            Some(table)
        }
        Some(Question::Play(_)) => None,
        _ => Some(table),
    }
}

/// Does the learner's act, then what the others do with it.
///
/// # Errors
/// The act that cannot be done.
pub(super) fn act_out(
    table: &mut Game,
    action: Action,
    others: &[(Seat, Action)],
) -> Result<(), (Seat, Action)> {
    let own = (Seat::FIRST, action);
    table.apply(own.0, own.1).map_err(|_| own)?;
    Script::new(others.iter().copied()).run(table)
}
