//! The record of a game: what determined it and every action, from which it can be played again.

use std::sync::Arc;

use super::game::Beginning;
use super::{Action, Bet, BySeat, Game, Outcome, PenaltyCause, Refusal, Seat, Setup, TableRules};
use crate::card::Card;

/// A game on record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The id of the card that was played.
    pub card: String,
    /// What the table agreed on.
    pub rules: TableRules,
    /// The game's seed.
    pub seed: u64,
    /// Who was East.
    pub east: Seat,
    /// What each player had won or lost before.
    pub scores: BySeat<i32>,
    /// What the fifth player, who sat out, had won or lost before.
    pub bettor_score: i32,
    /// What the fifth player bet on, if anything.
    pub bet: Option<Bet>,
    /// Every action, in order.
    pub actions: Vec<(Seat, Action)>,
    /// How the game ended, if it did, as the record writes it.
    pub result: Option<String>,
}

/// Why a record cannot be played again.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// It was played with another card.
    #[error("the record is of the card `{recorded}`, not of `{given}`")]
    OtherCard {
        /// The card it was played with.
        recorded: String,
        /// The card that was given.
        given: String,
    },
    /// An action is refused.
    #[error("action {number} of the record is against the rules")]
    Refused {
        /// Which action, counted from 1.
        number: usize,
        /// Who was to do it.
        seat: Seat,
        /// What.
        action: Action,
        /// Why not.
        refusal: Refusal,
    },
    /// The bet could not have been made.
    #[error("the bet of the record is against the rules")]
    Bet,
    /// It says how it ended, and its actions leave it unfinished.
    #[error("the game is not over, and the record says `{recorded}`")]
    Unfinished {
        /// The end on record.
        recorded: String,
    },
    /// It ends otherwise than it says.
    #[error("the game ends with `{played}`, and the record says `{recorded}`")]
    OtherResult {
        /// The end on record.
        recorded: String,
        /// The end it comes to.
        played: String,
    },
}

impl Record {
    /// The record of a game that was dealt from its seed; a position set up by hand has none.
    pub fn of(game: &Game) -> Option<Self> {
        (game.beginning == Beginning::Dealt).then(|| Self {
            card: game.setup.card.id.clone(),
            rules: game.setup.rules.clone(),
            seed: game.setup.seed,
            east: game.setup.east,
            scores: game.setup.scores,
            bettor_score: game.setup.bettor_score,
            bet: game.bet,
            actions: game.actions.clone(),
            result: game
                .outcome()
                .map(|outcome| result(&game.setup.card, outcome)),
        })
    }

    /// Plays the game again.
    ///
    /// # Errors
    /// The first action that is refused, another card, or another end than the one on record.
    pub fn replay(&self, card: &Arc<Card>) -> Result<Game, ReplayError> {
        if card.id != self.card {
            return Err(ReplayError::OtherCard {
                recorded: self.card.clone(),
                given: card.id.clone(),
            });
        }
        let mut game = Game::deal(Setup {
            card: Arc::clone(card),
            rules: self.rules.clone(),
            seed: self.seed,
            east: self.east,
            scores: self.scores,
            bettor_score: self.bettor_score,
        });
        let place_bet = |game: &mut Game| {
            if let Some(bet) = self.bet.filter(|_| game.check_bet().is_ok()) {
                let placed = game.place_bet(bet);
                debug_assert!(placed.is_ok(), "it was asked whether it may be placed");
            }
        };
        for (index, &(seat, action)) in self.actions.iter().enumerate() {
            place_bet(&mut game);
            game.apply(seat, action)
                .map_err(|refusal| ReplayError::Refused {
                    number: index + 1,
                    seat,
                    action,
                    refusal,
                })?;
        }
        place_bet(&mut game);
        if game.bet != self.bet {
            return Err(ReplayError::Bet);
        }
        let played = game.outcome().map(|outcome| result(card, outcome));
        match (self.result.clone(), played) {
            (Some(recorded), None) => Err(ReplayError::Unfinished { recorded }),
            (Some(recorded), Some(played)) if recorded != played => {
                Err(ReplayError::OtherResult { recorded, played })
            }
            _ => Ok(game),
        }
    }
}

/// How a game ended, as a record writes it.
fn result(card: &Card, outcome: &Outcome) -> String {
    match outcome {
        Outcome::WallGame => "wall-game".to_owned(),
        Outcome::Win(win) => {
            let [first, second, third, fourth] = win.payments.balance.0;
            let line = &card.line(win.line).id;
            format!("{} {line} {first} {second} {third} {fourth}", win.winner)
        }
        Outcome::Penalty(end) => {
            let [first, second, third, fourth] = end.payments.balance.0;
            let cause = match end.cause {
                PenaltyCause::WallGame => "wall-game".to_owned(),
                // Records tell both by one word since their first version.
                PenaltyCause::ThreeDead | PenaltyCause::AllDead => "three-dead".to_owned(),
                PenaltyCause::FalseMahJongg { declarer, .. } => {
                    format!("false-mah-jongg {declarer}")
                }
                PenaltyCause::LastDied { died, .. } => format!("last-died {died}"),
                PenaltyCause::Misnamed { by, winner, .. } => format!("misnamed {by} {winner}"),
            };
            format!("{cause} {first} {second} {third} {fourth}")
        }
    }
}
