//! What the learner has heard by now of the words of the game.

use std::sync::Arc;

use crate::lesson::{Item, Lesson, LessonPart, Runner};
use crate::ui::Shared;

/// The lesson that tells what the learner knows: the one that is taken; in an exam, that of the question.
pub(super) fn lesson_at(runner: &Runner) -> &Arc<Lesson> {
    let item = runner.item().filter(|_| runner.is_exam());
    item.map_or(runner.lesson(), |item| &item.lesson)
}

/// Whether the learner knows that players are called by the winds of their seats: the question of an earlier
/// lesson may come back in one whose learner does.
pub(super) fn knows_winds(shared: &Shared<'_>, runner: &Runner) -> bool {
    let glossary = &shared.words.glossary;
    let east = glossary.find("east").and_then(|it| glossary.get(it));
    let Some((east, item)) = east.zip(runner.item()) else {
        return true;
    };
    let begun = Item {
        lesson: Arc::clone(lesson_at(runner)),
        part: LessonPart::Step(0),
    };
    let mut reached = [item, &begun].into_iter();
    reached.any(|item| east.explained.is_known_at(item, shared.course))
}
