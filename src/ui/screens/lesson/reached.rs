//! A lesson at a step as somebody comes to it, for pictures: the games before it are played on by the coach.

use std::sync::Arc;

use crate::lesson::{Lesson, Runner, StepQuestion};

/// The lesson at the step of this name; where what leads there cannot be played, as near before it as that goes.
pub(super) fn at(lesson: Arc<Lesson>, step: &str) -> Runner {
    let count = lesson.steps.len();
    let mut runner = Runner::resume(lesson, Some(step));
    for _ in 0..count {
        if runner.step().is_none_or(|here| here.id == step) || !play(&mut runner) {
            break;
        }
        runner.next();
    }
    runner
}

/// Plays this step to its end, where it is played on; says whether it is done.
fn play(runner: &mut Runner) -> bool {
    let game = match runner.step().map(|step| &step.question) {
        Some(Some(StepQuestion::Play(play))) => {
            let table = runner.table().cloned();
            table.and_then(|table| play.by_the_coach(runner.card(), table))
        }
        _ => None,
    };
    if let Some(game) = game {
        runner.set_table(game);
        runner.finish_playing();
    }
    runner.is_done()
}
