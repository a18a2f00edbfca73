//! A match that begins in a position set up by hand.

use std::sync::Arc;

use super::{Opponents, Session};
use crate::analysis::CompiledCard;
use crate::rules::{BySeat, FinishedGame, FirstEast, Game, Match, Setup, TableRules};

impl Session {
    /// Takes up a game that was set up, as a game of a match that is kept nowhere. Points that were won
    /// or lost before count as those of one game before it.
    pub fn of_game(card: Arc<CompiledCard>, game: Game, bots: impl Into<Opponents>) -> Self {
        let Setup {
            rules,
            seed,
            east,
            scores,
            ..
        } = game.setup().clone();
        let has_scores = scores != BySeat::default();
        let first_east = if has_scores { east.left() } else { east };
        let before = FinishedGame {
            east: first_east,
            winner: None,
            balance: scores,
            bettor: 0,
            replayed: false,
        };
        let games: Vec<FinishedGame> = has_scores.then_some(before).into_iter().collect();
        let of = |rules| Match::resume(Arc::clone(card.card()), rules, seed, games.clone());
        // Where the dice of this seed make another player East, nobody is seen to roll them.
        let rolled = of(rules.clone());
        let mut table = if rolled.first_east() == first_east {
            rolled
        } else {
            of(TableRules {
                first_east: FirstEast::Host(first_east),
                ..rules
            })
        };
        if let Some(outcome) = game.outcome() {
            table.finish_game_with_bet(outcome, game.bet_settlement().as_ref());
        }
        Self::at(card, table, game, bots.into(), None)
    }
}
