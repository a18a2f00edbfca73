//! The fifth player, who sits out and bets (rules `players-fifth-bettor`, `bet-role`).
//!
//! The bet is no action of a seat: it is made beside the table, nobody at the table knows of it, and
//! the game goes on whether one is made or not. What follows from it is settled with the payments of
//! the game when it is over.

use std::fmt;
use std::str::FromStr;

use super::phase::Phase;
use super::{Fact, Game, Reason, Refusal, RuleId, Seat};

/// The word for a bet on nobody.
const WALL_GAME: &str = "wall-game";

/// What the fifth player bets on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bet {
    /// That this player wins.
    On(Seat),
    /// That nobody does (rule `bet-wall`).
    WallGame,
}

/// A text that is no bet.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a bet: write a seat, 0 to 3, or wall-game")]
pub struct ParseBetError(
    /// The text.
    pub String,
);

impl fmt::Display for Bet {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::On(seat) => write!(formatter, "{seat}"),
            Self::WallGame => formatter.write_str(WALL_GAME),
        }
    }
}

impl FromStr for Bet {
    type Err = ParseBetError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == WALL_GAME {
            return Ok(Self::WallGame);
        }
        text.parse()
            .map(Self::On)
            .map_err(|_| ParseBetError(text.to_owned()))
    }
}

impl Game {
    /// Whether the fifth player may bet now: after the Charleston and before East's first discard
    /// (rule `bet-role`).
    ///
    /// # Errors
    /// Every reason why not.
    pub fn check_bet(&self) -> Result<(), Refusal> {
        let mut reasons = Vec::new();
        let mut add = |rule, fact| reasons.push(Reason { rule, fact });
        if !self.setup.rules.bettor {
            add(RuleId::PLAYERS_FIFTH_BETTOR, Fact::NoBettor);
        }
        let opens = matches!(self.phase, Phase::ToDiscard { .. }) && self.discards.is_empty();
        if !opens {
            add(RuleId::BET_ROLE, Fact::NotTheTimeToBet);
        }
        if self.bet.is_some() {
            add(RuleId::BET_ROLE, Fact::AlreadyChosen);
        }
        if reasons.is_empty() {
            Ok(())
        } else {
            Err(Refusal { reasons }.marked())
        }
    }

    /// Makes the fifth player's bet. Nobody at the table knows of it.
    ///
    /// # Errors
    /// A refusal with every reason; the game is then as it was.
    pub fn place_bet(&mut self, bet: Bet) -> Result<(), Refusal> {
        self.check_bet()?;
        self.bet = Some(bet);
        Ok(())
    }

    /// What the fifth player has bet on, if anything.
    pub fn bet(&self) -> Option<Bet> {
        self.bet
    }
}
