//! What a table agrees on before it plays.

use std::fmt;
use std::str::FromStr;

use super::{BotsChallenge, Mistakes, Naming, Seat};

/// The rules that a table may choose. The default of each is the one RULES calls its default.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRules {
    /// Whether East may declare a hand that was dealt complete (rule `heavenly-hand`).
    pub heavenly_hand: bool,
    /// How the first East is found.
    pub first_east: FirstEast,
    /// How many games a match has.
    pub match_length: MatchLength,
    /// Whether an act against the rules is refused, or costs what it costs at a table.
    pub mistakes: Mistakes,
    /// How many points whoever was wrong about a denied challenge pays the other
    /// (rule `dead-challenge-penalty-25`).
    pub challenge_penalty: u16,
    /// Whether bots challenge dead hands (rule `dead-bots`).
    pub bots_challenge: BotsChallenge,
    /// Who names a discard.
    pub naming: Naming,
    /// Kinds of act that a lesson has not taught yet and that are refused; none in a game.
    pub untaught: Vec<ActKind>,
}

impl Default for TableRules {
    fn default() -> Self {
        Self {
            heavenly_hand: true,
            first_east: FirstEast::Dice,
            match_length: MatchLength::Four,
            mistakes: Mistakes::Refused,
            challenge_penalty: 25,
            bots_challenge: BotsChallenge::Warn,
            naming: Naming::Automatic,
            untaught: Vec::new(),
        }
    }
}

/// How the first East of a match is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FirstEast {
    /// Everybody rolls; the highest is East (rule `first-east-by-dice`).
    Dice,
    /// This player is (rule `first-east-host-or-seat`).
    Host(Seat),
}

/// How many games a match has (rule `rounds-sixteen-games`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MatchLength {
    /// Everybody is East once.
    Four,
    /// Everybody is East twice.
    Eight,
    /// Four rounds.
    Sixteen,
    /// Until the players have had enough.
    Endless,
}

impl MatchLength {
    /// How many games that is, if there is an end.
    pub const fn games(self) -> Option<u32> {
        match self {
            Self::Four => Some(4),
            Self::Eight => Some(8),
            Self::Sixteen => Some(16),
            Self::Endless => None,
        }
    }
}

/// A kind of act that a lesson may leave out. All other kinds are needed for a game to go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ActKind {
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

impl ActKind {
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

/// A word that is no kind of act.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a kind of act that can be left out")]
pub struct UnknownActKind(
    /// The word.
    pub String,
);

impl FromStr for ActKind {
    type Err = UnknownActKind;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.as_str() == text)
            .ok_or_else(|| UnknownActKind(text.to_owned()))
    }
}

impl fmt::Display for ActKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.as_str())
    }
}
