//! A match as it is kept on disk: what began it and every act, so that it can be played up to there.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::Match;
use crate::bot::Level;
use crate::card::Card;
use crate::rules::{Action, Seat, TableRules};

/// A match as it is kept on disk. The table rules are the usual ones.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SavedMatch {
    /// The id of the card.
    card: String,
    /// The seed of the match, in decimal digits: a file's numbers need not hold it.
    seed: String,
    /// The bots' levels, to the right from the learner.
    bots: [String; 3],
    /// Whether the opening of the last game is still shown.
    in_opening: bool,
    /// The acts of each game, in order, each as its seat's number and the act: `0 draw`.
    games: Vec<Vec<String>>,
}

/// Why a match that was kept cannot be taken up.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RestoreError {
    /// It was played with another card.
    #[error("it was played with the card `{0}`")]
    OtherCard(
        /// The id of that card.
        String,
    ),
    /// A word is not what belongs there.
    #[error("`{0}` cannot be understood")]
    NotUnderstood(
        /// The word.
        String,
    ),
    /// An act is against the rules at its place.
    #[error("in game {game}, act {act} is not possible")]
    NotPossible {
        /// Which game, counted from 1.
        game: usize,
        /// Which of its acts, counted from 1.
        act: usize,
    },
}

impl SavedMatch {
    pub(super) fn of(table: &Match, bots: [Level; 3], in_opening: bool) -> Self {
        let acts = |game: &crate::rules::Game| {
            let act = |(seat, action): &(Seat, Action)| format!("{} {action}", seat.index());
            game.actions().iter().map(act).collect()
        };
        Self {
            card: table.game().setup().card.id.clone(),
            seed: table.seed().to_string(),
            bots: bots.map(|level| level.to_string()),
            in_opening,
            games: table.all_games().map(acts).collect(),
        }
    }

    /// Whether the opening of the last game was still shown.
    pub(super) const fn in_opening(&self) -> bool {
        self.in_opening
    }

    pub(super) fn bots(&self) -> Result<[Level; 3], RestoreError> {
        let [right, across, left] = &self.bots;
        Ok([read(right)?, read(across)?, read(left)?])
    }

    /// Plays the match up to where it was left.
    pub(super) fn replay(&self, card: Arc<Card>) -> Result<Match, RestoreError> {
        if card.id != self.card {
            return Err(RestoreError::OtherCard(self.card.clone()));
        }
        let mut table = Match::begin(card, TableRules::default(), read(&self.seed)?);
        for (game, acts) in self.games.iter().enumerate() {
            let impossible = |act| RestoreError::NotPossible {
                game: game + 1,
                act,
            };
            if game > 0 && !table.begin_next_game() {
                return Err(impossible(0));
            }
            for (index, text) in acts.iter().enumerate() {
                let (seat, action) = read_act(text)?;
                table
                    .apply(seat, action)
                    .map_err(|_| impossible(index + 1))?;
            }
        }
        Ok(table)
    }
}

fn read<Value: std::str::FromStr>(text: &str) -> Result<Value, RestoreError> {
    text.parse()
        .map_err(|_| RestoreError::NotUnderstood(text.to_owned()))
}

fn read_act(text: &str) -> Result<(Seat, Action), RestoreError> {
    let not_understood = || RestoreError::NotUnderstood(text.to_owned());
    let (seat, action) = text.split_once(' ').ok_or_else(not_understood)?;
    let seat: usize = read(seat)?;
    let seat = *Seat::ALL.get(seat).ok_or_else(not_understood)?;
    Ok((seat, action.parse().map_err(|_| not_understood())?))
}
