//! Kinds of action that a lesson may leave out.

use std::fmt;
use std::str::FromStr;

/// A kind of action that a lesson may leave out. All other kinds are needed for a game to go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OptionalAction {
    /// Passing on incoming tiles unseen.
    BlindPass,
    /// Stopping after first left.
    Stop,
    /// Offering more than no tile for a courtesy pass.
    Courtesy,
    /// Exchanging a natural for a joker.
    Exchange,
    /// Claiming a discard for an exposure.
    ClaimExposure,
    /// Claiming a discard for Mah Jongg.
    ClaimMahJongg,
    /// Declaring Mah Jongg in one's own turn.
    DeclareMahJongg,
}

impl OptionalAction {
    /// All kinds.
    pub const ALL: [Self; 7] = [
        Self::BlindPass,
        Self::Stop,
        Self::Courtesy,
        Self::Exchange,
        Self::ClaimExposure,
        Self::ClaimMahJongg,
        Self::DeclareMahJongg,
    ];

    /// The name by which lessons call it, as in `blind-pass`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::BlindPass => "blind-pass",
            Self::Stop => "stop",
            Self::Courtesy => "courtesy",
            Self::Exchange => "exchange",
            Self::ClaimExposure => "claim-exposure",
            Self::ClaimMahJongg => "claim-mah-jongg",
            Self::DeclareMahJongg => "declare-mah-jongg",
        }
    }
}

/// A word that is no kind of action.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a kind of action that can be left out")]
pub struct UnknownOptionalAction(
    /// The word.
    pub String,
);

impl FromStr for OptionalAction {
    type Err = UnknownOptionalAction;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.as_str() == text)
            .ok_or_else(|| UnknownOptionalAction(text.to_owned()))
    }
}

impl fmt::Display for OptionalAction {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.as_str())
    }
}
