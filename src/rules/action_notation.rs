//! The text notation of actions, as records and lessons write them.
//!
//! | text | action |
//! |---|---|
//! | `pass 1B 2C 9D blind 0` | passes these tiles and so many incoming ones unseen |
//! | `continue`, `stop` | goes on to a second Charleston, or stops |
//! | `offer 2` | offers so many tiles for a courtesy pass |
//! | `courtesy 1B 2B` | gives these in the courtesy pass |
//! | `mush 1B 2B` | puts these in the middle to be mixed |
//! | `look` | looks at the tiles that are coming in before passing |
//! | `draw` | takes the next wall tile |
//! | `exchange 2/0` | exchanges for a joker in seat 2's first exposure |
//! | `swap 3B` | takes such a tile out of the discards for a blank |
//! | `rack` | puts the drawn tile on the rack |
//! | `discard 3B` | discards |
//! | `declare` | declares Mah Jongg |
//! | `claim naturals 2 jokers 1` | claims for an exposure with these from the rack |
//! | `claim mah-jongg` | claims for Mah Jongg |
//! | `claim tiles 2B 3B` | claims for an exposure with these, which are not all like the claimed one |
//! | `change naturals 3 jokers 1` | makes the exposure just made one with these from the rack |
//! | `let-go` | lets the discard go |
//! | `name-price 50` | says what each of the others owes |
//! | `discard 3B as 2B` | discards the first and calls it by the name of the second |
//! | `challenge 2` | calls seat 2's hand dead |
//! | `admit`, `deny` | admits that one's own hand is dead, or denies it |
//! | `retract` | takes a claim or an announced Mah Jongg back |
//! | `lay-open` | lays an announced Mah Jongg open |
//! | `throw-in`, `keep-intact` | throws one's hand in, or keeps it until all is verified |
//!
//! Seats are written by their number, 0 to 3, and exposures by theirs, counted from 0.

use std::fmt;
use std::str::FromStr;

use super::{Action, Claim, ExposureAt, Seat};
use crate::tile::{HAND, Tile, TileCounts};

/// A text that is no action.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{problem} at character {column}")]
pub struct ParseActionError {
    /// What is wrong.
    pub problem: ActionProblem,
    /// The character, counted from 1.
    pub column: usize,
}

/// What is wrong with a text that is no action.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ActionProblem {
    /// The first word names no action.
    #[error("`{0}` is not an action")]
    UnknownAction(String),
    /// A word is no tile.
    #[error("`{0}` is not a tile")]
    NotATile(String),
    /// A word is no number, or too large a one.
    #[error("`{0}` is not a number that fits here")]
    NotANumber(String),
    /// A word is no place of an exposure.
    #[error("`{0}` is not an exposure: write seat/number, as in 2/0")]
    NotAnExposure(String),
    /// A word is no seat.
    #[error("`{0}` is not a seat: write 0, 1, 2 or 3")]
    NotASeat(String),
    /// Another word is expected here.
    #[error("expected `{expected}`, found `{found}`")]
    Expected {
        /// The word that belongs here.
        expected: &'static str,
        /// What stands here; empty at the end.
        found: String,
    },
    /// Something stands behind the action.
    #[error("nothing belongs behind the action, but there is `{0}`")]
    TooMuch(String),
}

impl fmt::Display for Action {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass { tiles, blind } if tiles.is_empty() => {
                write!(formatter, "pass blind {blind}")
            }
            Self::Pass { tiles, blind } => write!(formatter, "pass {tiles} blind {blind}"),
            Self::Continue => formatter.write_str("continue"),
            Self::Stop => formatter.write_str("stop"),
            Self::OfferCourtesy(count) => write!(formatter, "offer {count}"),
            Self::PassCourtesy(tiles) => write!(formatter, "courtesy {tiles}"),
            Self::Mush(tiles) if tiles.is_empty() => formatter.write_str("mush"),
            Self::Mush(tiles) => write!(formatter, "mush {tiles}"),
            Self::LookAtPass => formatter.write_str("look"),
            Self::Draw => formatter.write_str("draw"),
            Self::Exchange(exposure) => write!(formatter, "exchange {exposure}"),
            Self::SwapBlank(tile) => write!(formatter, "swap {tile}"),
            Self::Rack => formatter.write_str("rack"),
            Self::Discard(tile) => write!(formatter, "discard {tile}"),
            Self::DeclareMahJongg => formatter.write_str("declare"),
            Self::Claim(Claim::Exposure { naturals, jokers }) => {
                write!(formatter, "claim naturals {naturals} jokers {jokers}")
            }
            Self::ChangeExposure { naturals, jokers } => {
                write!(formatter, "change naturals {naturals} jokers {jokers}")
            }
            Self::Claim(Claim::Unlike(tiles)) => write!(formatter, "claim tiles {tiles}"),
            Self::Claim(Claim::MahJongg) => formatter.write_str("claim mah-jongg"),
            Self::LetGo => formatter.write_str("let-go"),
            Self::NamePrice(points) => write!(formatter, "name-price {points}"),
            Self::DiscardAs { tile, name } => write!(formatter, "discard {tile} as {name}"),
            Self::Challenge(seat) => write!(formatter, "challenge {seat}"),
            Self::Admit => formatter.write_str("admit"),
            Self::Deny => formatter.write_str("deny"),
            Self::Retract => formatter.write_str("retract"),
            Self::LayOpen => formatter.write_str("lay-open"),
            Self::ThrowIn => formatter.write_str("throw-in"),
            Self::KeepIntact => formatter.write_str("keep-intact"),
        }
    }
}

impl fmt::Display for ExposureAt {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}/{}", self.seat, self.index)
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words = Words::new(text);
        let action = read(&mut words)?;
        words.end()?;
        Ok(action)
    }
}

/// Reads a seat and what it does, as in `2 discard 3B`.
///
/// # Errors
/// What is wrong, and where in `text`.
pub fn parse_seat_and_action(text: &str) -> Result<(Seat, Action), ParseActionError> {
    let mut words = Words::new(text);
    let seat = words.next(seat)?;
    let action = read(&mut words)?;
    words.end()?;
    Ok((seat, action))
}

fn read(words: &mut Words<'_>) -> Result<Action, ParseActionError> {
    let (column, action) = words.take();
    Ok(match action {
        "pass" => {
            let tiles = words.tiles()?;
            words.keyword("blind")?;
            Action::Pass {
                tiles,
                blind: words.number()?,
            }
        }
        "continue" => Action::Continue,
        "stop" => Action::Stop,
        "offer" => Action::OfferCourtesy(words.number()?),
        "courtesy" => Action::PassCourtesy(words.tiles()?),
        "mush" => Action::Mush(words.tiles()?),
        "look" => Action::LookAtPass,
        "draw" => Action::Draw,
        "swap" => Action::SwapBlank(words.next(tile)?),
        "exchange" => Action::Exchange(words.exposure()?),
        "rack" => Action::Rack,
        "discard" => {
            let discard = words.next(tile)?;
            if words.peek() == "as" {
                words.take();
                Action::DiscardAs {
                    tile: discard,
                    name: words.next(tile)?,
                }
            } else {
                Action::Discard(discard)
            }
        }
        "declare" => Action::DeclareMahJongg,
        "claim" if words.peek() == "mah-jongg" => {
            words.take();
            Action::Claim(Claim::MahJongg)
        }
        "claim" if words.peek() == "tiles" => {
            words.take();
            Action::Claim(Claim::Unlike(words.tiles()?))
        }
        "claim" => {
            let (naturals, jokers) = words.naturals_and_jokers()?;
            Action::Claim(Claim::Exposure { naturals, jokers })
        }
        "change" => {
            let (naturals, jokers) = words.naturals_and_jokers()?;
            Action::ChangeExposure { naturals, jokers }
        }
        "let-go" => Action::LetGo,
        "name-price" => Action::NamePrice(words.number()?),
        "challenge" => Action::Challenge(words.next(seat)?),
        "admit" => Action::Admit,
        "deny" => Action::Deny,
        "retract" => Action::Retract,
        "lay-open" => Action::LayOpen,
        "throw-in" => Action::ThrowIn,
        "keep-intact" => Action::KeepIntact,
        _ => {
            return Err(ParseActionError {
                problem: ActionProblem::UnknownAction(action.to_owned()),
                column,
            });
        }
    })
}

fn tile(word: &str) -> Result<Tile, ActionProblem> {
    word.parse()
        .map_err(|_| ActionProblem::NotATile(word.to_owned()))
}

fn seat(word: &str) -> Result<Seat, ActionProblem> {
    word.parse()
        .map_err(|_| ActionProblem::NotASeat(word.to_owned()))
}

/// The words of a text, each with the character at which it begins.
struct Words<'a> {
    text: &'a str,
    rest: &'a str,
}

impl<'a> Words<'a> {
    fn new(text: &'a str) -> Self {
        Self { text, rest: text }
    }

    /// The next word, empty at the end, with its column.
    fn take(&mut self) -> (usize, &'a str) {
        self.rest = self.rest.trim_start();
        let column = self.text.chars().count() - self.rest.chars().count() + 1;
        let end = self
            .rest
            .find(char::is_whitespace)
            .unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        (column, word)
    }

    fn peek(&self) -> &'a str {
        self.rest.split_whitespace().next().unwrap_or_default()
    }

    fn next<T>(
        &mut self,
        read: impl FnOnce(&str) -> Result<T, ActionProblem>,
    ) -> Result<T, ParseActionError> {
        let (column, word) = self.take();
        read(word).map_err(|problem| ParseActionError { problem, column })
    }

    fn number<Number: FromStr>(&mut self) -> Result<Number, ParseActionError> {
        self.next(|word| {
            word.parse()
                .map_err(|_| ActionProblem::NotANumber(word.to_owned()))
        })
    }

    fn exposure(&mut self) -> Result<ExposureAt, ParseActionError> {
        self.next(|word| {
            word.split_once('/')
                .and_then(|(seat, index)| {
                    Some(ExposureAt {
                        seat: seat.parse().ok()?,
                        index: index.parse().ok()?,
                    })
                })
                .ok_or_else(|| ActionProblem::NotAnExposure(word.to_owned()))
        })
    }

    fn keyword(&mut self, expected: &'static str) -> Result<(), ParseActionError> {
        self.next(|found| {
            if found == expected {
                Ok(())
            } else {
                Err(ActionProblem::Expected {
                    expected,
                    found: found.to_owned(),
                })
            }
        })
    }

    /// How many tiles of an exposure come from the rack.
    fn naturals_and_jokers(&mut self) -> Result<(u8, u8), ParseActionError> {
        self.keyword("naturals")?;
        let naturals = self.number()?;
        self.keyword("jokers")?;
        Ok((naturals, self.number()?))
    }

    /// Tiles up to the end or the word `blind`.
    fn tiles(&mut self) -> Result<TileCounts, ParseActionError> {
        // No action is about more tiles than a hand has.
        let mut tiles = TileCounts::EMPTY;
        while !matches!(self.peek(), "" | "blind") && tiles.total() < HAND {
            tiles.add(self.next(tile)?);
        }
        Ok(tiles)
    }

    fn end(&mut self) -> Result<(), ParseActionError> {
        self.next(|word| {
            if word.is_empty() {
                Ok(())
            } else {
                Err(ActionProblem::TooMuch(word.to_owned()))
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_action_reads_back_as_it_is_written() {
        for text in [
            "pass 1B 2C 9D blind 0",
            "pass F blind 2",
            "pass blind 3",
            "continue",
            "stop",
            "offer 2",
            "courtesy 1B 2B",
            "mush",
            "mush F 1B",
            "look",
            "draw",
            "swap 3B",
            "exchange 2/0",
            "rack",
            "discard 3B",
            "declare",
            "claim naturals 2 jokers 1",
            "claim tiles J 2B 3B",
            "change naturals 3 jokers 0",
            "claim mah-jongg",
            "let-go",
            "name-price 50",
            "discard 3B as 2B",
            "challenge 2",
            "admit",
            "deny",
            "retract",
            "lay-open",
            "throw-in",
            "keep-intact",
        ] {
            let action: Action = text.parse().unwrap();
            assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn a_text_that_is_no_action_is_told_where_and_why() {
        for (text, column, problem) in [
            ("", 1, ActionProblem::UnknownAction(String::new())),
            ("jump", 1, ActionProblem::UnknownAction("jump".into())),
            (
                "pass 1B 0B blind 0",
                9,
                ActionProblem::NotATile("0B".into()),
            ),
            ("offer 300", 7, ActionProblem::NotANumber("300".into())),
            (
                "exchange 4/0",
                10,
                ActionProblem::NotAnExposure("4/0".into()),
            ),
            ("draw 1B", 6, ActionProblem::TooMuch("1B".into())),
            (
                "claim jokers 1",
                7,
                ActionProblem::Expected {
                    expected: "naturals",
                    found: "jokers".into(),
                },
            ),
        ] {
            assert_eq!(
                text.parse::<Action>(),
                Err(ParseActionError { problem, column }),
                "{text}"
            );
        }
    }

    #[test]
    fn a_record_line_is_a_seat_and_its_action() {
        let (seat, action) = parse_seat_and_action("2 discard 3B").unwrap();
        assert_eq!(
            (seat.to_string(), action.to_string()),
            ("2".into(), "discard 3B".into())
        );
        let error = parse_seat_and_action("5 draw").unwrap_err();
        assert_eq!(error.problem, ActionProblem::NotASeat("5".into()));
    }
}
