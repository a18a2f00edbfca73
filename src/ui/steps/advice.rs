//! What the coach would do in a game that a lesson plays on, and whether the learner is told.

use crate::card::LineIndex;
use crate::coach::advise;
use crate::lesson::{Help, Question, Runner};
use crate::locale::Message;
use crate::play::Session;
use crate::rules::Action;
use crate::tile::Tile;
use crate::wording;

/// What the coach would do, and why.
#[derive(Debug)]
pub(super) struct Advice {
    pub(super) action: Action,
    pub(super) said: Message,
    pub(super) why: Message,
    /// The tiles that are given away by it.
    pub(super) tiles: Vec<Tile>,
    /// The line that is the best aim now.
    pub(super) line: Option<LineIndex>,
}

/// What the coach would do.
pub(super) fn advice_in(session: &Session) -> Option<Advice> {
    let view = session.view();
    let advice = advise(session.compiled_card(), view);
    let best = advice.best()?;
    Some(Advice {
        action: best.action,
        said: wording::action(&best.action, view),
        why: wording::coach_reason(&best.reason, view.card()),
        tiles: best
            .action
            .given_away()
            .map_or_else(Vec::new, |given| given.tiles().collect()),
        line: advice.lines.first().map(|outlook| outlook.line),
    })
}

/// Whether the learner is told what the coach would do.
pub(super) fn is_advised(runner: &Runner) -> bool {
    let question = runner.step().and_then(|step| step.question.as_ref());
    let is_told = match question {
        Some(Question::Play(play)) => match play.help {
            Help::Told => true,
            Help::OnRequest => runner.hint_shown(),
            Help::Alone => false,
        },
        _ => false,
    };
    is_told && !runner.is_settled()
}
