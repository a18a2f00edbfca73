//! What the coach would do in a game that a lesson plays on, found without letting the screen wait, and whether the
//! learner is told.

use std::sync::Arc;

use egui::Context;

use crate::analysis::CompiledCard;
use crate::card::LineIndex;
use crate::coach::advise;
use crate::lesson::{Help, Runner, StepQuestion};
use crate::locale::Message;
use crate::play::{Background, Refining, Session};
use crate::rules::{Action, View};
use crate::tile::Tile;
use crate::wording;

/// What the coach would do, and why.
#[derive(Debug)]
pub(super) struct LessonAdvice {
    pub(super) action: Action,
    pub(super) said: Message,
    pub(super) why: Message,
    /// The tiles that are given away by it.
    pub(super) tiles: Vec<Tile>,
    /// The line that is the best aim now.
    pub(super) line: Option<LineIndex>,
}

impl LessonAdvice {
    fn of(card: &CompiledCard, view: View<'_>) -> Option<Self> {
        let advice = advise(card, view);
        let best = advice.best()?;
        Some(Self {
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
}

/// The advice for a position, each with how many actions were done before it.
#[derive(Debug, Default)]
pub(super) struct KeptAdvice {
    known: Option<(usize, Option<LessonAdvice>)>,
    /// For another position, as long as it is on its way.
    next: Option<(usize, Background<Option<LessonAdvice>>)>,
}

impl KeptAdvice {
    /// Has the coach look at the table, if it has changed.
    pub(super) fn follow(&mut self, session: &Session, how: Refining, context: &Context) {
        let actions = session.actions_done();
        if self.known.as_ref().is_some_and(|(at, _)| *at == actions) {
            self.next = None;
            return;
        }
        let next = self.next.take().filter(|(at, _)| *at == actions);
        let (_, next) = next.unwrap_or_else(|| {
            let card = Arc::clone(session.compiled_card());
            let seat = session.view().seat();
            let game = session.game().clone();
            let think = move || LessonAdvice::of(&card, game.view(seat));
            let context = context.clone();
            let tell = move || context.request_repaint();
            (actions, Background::begin(how, think, tell))
        });
        match next.take() {
            Some(advice) => self.known = Some((actions, advice)),
            None => self.next = Some((actions, next)),
        }
    }

    /// What was advised last: as long as the next advice is on its way, the one before it is read on.
    pub(super) fn to_read(&self) -> Option<&LessonAdvice> {
        self.known.as_ref()?.1.as_ref()
    }

    /// What is advised now.
    pub(super) fn now(&self) -> Option<&LessonAdvice> {
        self.to_read().filter(|_| self.next.is_none())
    }
}

/// Whether the learner is told what the coach would do.
pub(super) fn is_advised(runner: &Runner) -> bool {
    let question = runner.step().and_then(|step| step.question.as_ref());
    let is_told = match question {
        Some(StepQuestion::Play(play)) => match play.help {
            Help::Told => true,
            Help::OnRequest => runner.hint_shown(),
            Help::Alone => false,
        },
        _ => false,
    };
    is_told && !runner.is_settled()
}
