//! What the learner has heard by now of the words of the game.

use crate::lesson::Runner;
use crate::ui::Shared;

/// Whether the learner knows that players are called by the winds of their seats.
pub(super) fn knows_winds(shared: &Shared<'_>, runner: &Runner) -> bool {
    let glossary = &shared.words.glossary;
    let east = glossary.find("east").and_then(|it| glossary.get(it));
    let Some((east, item)) = east.zip(runner.item()) else {
        return true;
    };
    east.explained.is_known_at(item, shared.course)
}
