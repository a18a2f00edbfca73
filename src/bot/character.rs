//! What kind of player a bot is.

use std::fmt;
use std::str::FromStr;

use super::{Level, Style};

/// What kind of player a bot is: how well it plays, and what it leans to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Character {
    /// How well it plays.
    pub level: Level,
    /// What it leans to.
    pub style: Style,
}

impl Character {
    /// What a word like `expert:fixed-assertive` says, or one like `expert`, which leaves the style as
    /// usual.
    ///
    /// # Errors
    /// When a part of it is no level or no style.
    pub fn parse(text: &str, usual: Style) -> Result<Self, ParseCharacterError> {
        let unknown = || ParseCharacterError(text.to_owned());
        let (level, style) = match text.split_once(':') {
            Some((level, style)) => (level, style.parse().map_err(|_| unknown())?),
            None => (text, usual),
        };
        let level = level.parse().map_err(|_| unknown())?;
        Ok(Self { level, style })
    }
}

impl fmt::Display for Character {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}:{}", self.level, self.style)
    }
}

/// A word that names no kind of player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is neither a level nor a level and a style, like regular:fixed-passive")]
pub struct ParseCharacterError(
    /// The word as it was written.
    pub String,
);

impl FromStr for Character {
    type Err = ParseCharacterError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::parse(text, Style::default())
    }
}
