//! How well a bot plays.

use std::fmt;
use std::str::FromStr;

/// How well a bot plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Level {
    /// Makes the mistakes of beginners, each now and then.
    Learner,
    /// Keeps several lines open and knows which tiles are live.
    #[default]
    Regular,
    /// Also reads the exposures of the others, and does not feed them.
    Expert,
}

impl Level {
    /// All levels, from the easiest opponent.
    pub const ALL: [Self; 3] = [Self::Learner, Self::Regular, Self::Expert];

    /// Its name on the command line and in files.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Learner => "learner",
            Self::Regular => "regular",
            Self::Expert => "expert",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.as_str())
    }
}

/// A word that is not a level.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a level; the levels are learner, regular and expert")]
pub struct ParseLevelError(
    /// The word as it was written.
    pub String,
);

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|level| level.as_str() == text)
            .ok_or_else(|| ParseLevelError(text.to_owned()))
    }
}
