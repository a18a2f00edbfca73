//! What is found of a position on a thread of its own, once, and kept as long as the position lasts.

use std::sync::Arc;

use egui::Context;

use super::position::Position;
use crate::analysis::CompiledCard;
use crate::play::{Background, Session};
use crate::rules::View;
use crate::ui::Shared;

/// What is found of a position and of what is `asked` about it: an action, a plan. While it is on its way, what was
/// found before stays in sight.
#[derive(Debug)]
pub(super) struct Found<Asked, Answer> {
    of: Option<(Position, Asked)>,
    answer: Option<Answer>,
    on_its_way: Option<Background<Answer>>,
}

impl<Asked, Answer> Default for Found<Asked, Answer> {
    fn default() -> Self {
        Self {
            of: None,
            answer: None,
            on_its_way: None,
        }
    }
}

impl<Asked, Answer> Found<Asked, Answer>
where
    Asked: Clone + PartialEq + Send + 'static,
    Answer: Send + 'static,
{
    /// What `find` finds of the position on the table; nothing as long as the first answer is on its way.
    pub(super) fn follow(
        &mut self,
        session: &Session,
        asked: &Asked,
        find: fn(&CompiledCard, View<'_>, &Asked) -> Answer,
        shared: &Shared<'_>,
        context: &Context,
    ) -> Option<&Answer> {
        let position = Position::of(session, shared.refining());
        let is_known =
            |(of, about): &(Position, Asked)| of.is_same_moment(position) && about == asked;
        if !self.of.as_ref().is_some_and(is_known) {
            // Of another game nothing is true here.
            self.answer = self.answer.take_if(|_| {
                let before = self.of.as_ref();
                before.is_some_and(|(of, _)| of.is_of_game(position))
            });
            self.of = Some((position, asked.clone()));
            let card = Arc::clone(session.compiled_card());
            let seat = session.view().seat();
            let game = session.game().clone();
            let asked = asked.clone();
            let work = move || find(&card, game.view(seat), &asked);
            let context = context.clone();
            let tell = move || context.request_repaint();
            self.on_its_way = Some(Background::begin(shared.refining(), work, tell));
        }
        if let Some(answer) = self.on_its_way.as_ref().and_then(Background::take) {
            self.answer = Some(answer);
            self.on_its_way = None;
        }
        self.answer.as_ref()
    }
}
