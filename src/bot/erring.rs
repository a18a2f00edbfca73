//! How often a bot makes the mistakes that people make at a table.

use std::fmt;
use std::str::FromStr;

/// How often a player does something against the rules, where the table allows mistakes. How well it plays
/// is another matter: that is its [`Level`](super::Level).
///
/// The numbers are those of three such players in a game of four, whether or not they name their discards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Erring {
    /// Never.
    #[default]
    Never,
    /// A mistake in about every fourth game.
    Rarely,
    /// About one mistake a game.
    NowAndThen,
    /// Two or three mistakes a game.
    Often,
}

impl Erring {
    /// All of them, from the most careful player.
    pub const ALL: [Self; 4] = [Self::Never, Self::Rarely, Self::NowAndThen, Self::Often];

    /// Its name in files and messages.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Never => "never",
            Self::Rarely => "rarely",
            Self::NowAndThen => "now-and-then",
            Self::Often => "often",
        }
    }

    /// How many times as often as who errs rarely.
    pub(super) const fn times_rarely(self) -> u32 {
        match self {
            Self::Never => 0,
            Self::Rarely => 1,
            Self::NowAndThen => 4,
            Self::Often => 11,
        }
    }
}

impl fmt::Display for Erring {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.as_str())
    }
}

/// A word that does not say how often a player errs.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is none of never, rarely, now-and-then and often")]
pub struct ParseErringError(
    /// The word as it was written.
    pub String,
);

impl FromStr for Erring {
    type Err = ParseErringError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|erring| erring.as_str() == text)
            .ok_or_else(|| ParseErringError(text.to_owned()))
    }
}
