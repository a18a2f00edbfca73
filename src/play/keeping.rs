//! A match as it is kept on disk, and taken up again.

use std::sync::Arc;

use super::open_play::OpenPlay;
use super::sitting_out::BetQuestion;
use super::{Opening, RestoreError, SavedMatch, Session};
use crate::analysis::CompiledCard;

impl Session {
    /// The match as it is kept on disk. Its texts are made where it is written.
    pub fn save(&self) -> SavedMatch {
        let before = &self.table().games()[..self.number() as usize - 1];
        SavedMatch::of(
            self.table(),
            before,
            &self.game,
            self.opponents(),
            self.opening.is_some(),
            self.has_answered_bet(),
        )
        .played_with(self.kept_card.as_ref())
        .taken_back_before(self.taken_back)
        .warned_before(&self.warned)
        .advised_before(&self.advised)
        .planned(&self.plan, self.card.card())
        .played_open(self.was_open())
    }

    /// Takes up a match that was kept on disk.
    ///
    /// # Errors
    /// When it was played with another card, or cannot have happened.
    pub fn restore(saved: &SavedMatch, card: Arc<CompiledCard>) -> Result<Self, RestoreError> {
        let (mut table, game) = saved.replay(card.card())?;
        let opening = saved
            .in_opening()
            .then(|| Opening::of_game(table.game_number() == 1));
        if let Some(outcome) = game.outcome() {
            table.finish_game_with_bet(outcome, game.bet_settlement().as_ref());
        }
        let bots = saved.bots()?;
        let mut session = Self::at(card, table, game, bots, opening);
        session.people = Some(bots.people());
        session.weigh_claim();
        session.taken_back = saved.taken_back();
        session.warned = saved.warned().to_vec();
        session.advised = saved.advised().to_vec();
        session.plan = saved.plan(session.card.card());
        session.open_play = OpenPlay::kept(saved.is_open());
        if saved.has_answered_bet() {
            session.bet_question = BetQuestion::Answered;
        }
        Ok(session)
    }
}
