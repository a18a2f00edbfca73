//! What a bot leans to when the tiles allow either: fixed or adaptive, passive or assertive.

use std::fmt;
use std::str::FromStr;

/// Whether a player stays with what it has set out for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Constancy {
    /// Settles on a line or two after the Charleston and keeps to them until they are dead.
    Fixed,
    /// Keeps several lines open and turns to whichever is likeliest.
    Adaptive,
}

/// Whether a player shows itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Boldness {
    /// Keeps its hand closed until a claim helps a lot, and discards what is safe.
    Passive,
    /// Claims whatever helps, and discards what it can spare.
    Assertive,
}

/// What a bot leans to when the tiles allow either: one of four kinds of player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Style {
    /// Whether it stays with what it has set out for.
    pub constancy: Constancy,
    /// Whether it shows itself.
    pub boldness: Boldness,
}

impl Style {
    /// Keeps several lines open, and claims whatever helps.
    pub const ADAPTIVE_ASSERTIVE: Self = Self::new(Constancy::Adaptive, Boldness::Assertive);
    /// Keeps several lines open, and its hand closed.
    pub const ADAPTIVE_PASSIVE: Self = Self::new(Constancy::Adaptive, Boldness::Passive);
    /// Settles early, and claims whatever helps.
    pub const FIXED_ASSERTIVE: Self = Self::new(Constancy::Fixed, Boldness::Assertive);
    /// Settles early, and keeps its hand closed.
    pub const FIXED_PASSIVE: Self = Self::new(Constancy::Fixed, Boldness::Passive);

    /// All styles.
    pub const ALL: [Self; 4] = [
        Self::ADAPTIVE_ASSERTIVE,
        Self::ADAPTIVE_PASSIVE,
        Self::FIXED_ASSERTIVE,
        Self::FIXED_PASSIVE,
    ];

    const fn new(constancy: Constancy, boldness: Boldness) -> Self {
        Self {
            constancy,
            boldness,
        }
    }

    /// Its name on the command line and in files.
    pub const fn as_str(self) -> &'static str {
        match (self.constancy, self.boldness) {
            (Constancy::Fixed, Boldness::Passive) => "fixed-passive",
            (Constancy::Fixed, Boldness::Assertive) => "fixed-assertive",
            (Constancy::Adaptive, Boldness::Passive) => "adaptive-passive",
            (Constancy::Adaptive, Boldness::Assertive) => "adaptive-assertive",
        }
    }
}

impl Default for Style {
    fn default() -> Self {
        Self::ADAPTIVE_ASSERTIVE
    }
}

impl fmt::Display for Style {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.as_str())
    }
}

/// A word that is not a style.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is not a style; the styles are adaptive-assertive, adaptive-passive, fixed-assertive and \
     fixed-passive"
)]
pub struct ParseStyleError(
    /// The word as it was written.
    pub String,
);

impl FromStr for Style {
    type Err = ParseStyleError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|style| style.as_str() == text)
            .ok_or_else(|| ParseStyleError(text.to_owned()))
    }
}
