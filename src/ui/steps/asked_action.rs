//! An action that a step asks for at its table.

use crate::lesson::{Accept, ActionKind, Runner, Step, StepQuestion, StepVerdict};
use crate::rules::Action;

/// Whether an action is asked for that was not found yet.
pub(super) fn asks(runner: &Runner) -> bool {
    let question = runner.step().and_then(|step| step.question.as_ref());
    matches!(question, Some(StepQuestion::Action(_))) && !runner.is_settled()
}

/// Whether an action of an exam was wrong.
pub(super) fn was_wrong_action(runner: &Runner) -> bool {
    let question = runner.step().and_then(|step| step.question.as_ref());
    let is_wrong = matches!(runner.said(), Some(StepVerdict::Wrong { .. }));
    runner.is_exam() && is_wrong && matches!(question, Some(StepQuestion::Action(_)))
}

/// Actions that the script speaks of: they are offered, so that also a wrong one can be tried.
pub(super) fn offered(step: Option<&Step>) -> Vec<Action> {
    let Some(StepQuestion::Action(task)) = step.and_then(|step| step.question.as_ref()) else {
        return Vec::new();
    };
    let right = task.accept.iter().filter_map(|accept| match accept {
        Accept::This(action) => Some(*action),
        Accept::Any(_) => None,
    });
    let wrong = task.wrong.iter().map(|wrong| wrong.answer.action);
    right.chain(wrong).collect()
}

/// Kinds of action of which every legal one is right.
pub(super) fn kinds(step: Option<&Step>) -> Vec<ActionKind> {
    let Some(StepQuestion::Action(task)) = step.and_then(|step| step.question.as_ref()) else {
        return Vec::new();
    };
    let kinds = task.accept.iter().filter_map(|accept| match accept {
        Accept::Any(kind) => Some(*kind),
        Accept::This(_) => None,
    });
    kinds.collect()
}
