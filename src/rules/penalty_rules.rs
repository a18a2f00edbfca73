//! What a table agrees on about mistakes, challenges and naming.

use serde::Deserialize;

/// Whether players can break the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mistakes {
    /// An action against the rules is refused.
    #[default]
    Refused,
    /// What a person could do with the tiles is accepted, and costs what it costs at a table.
    Allowed,
}

impl Mistakes {
    /// Both, the default first.
    pub const ALL: [Self; 2] = [Self::Refused, Self::Allowed];

    /// The word by which records call it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Refused => "refused",
            Self::Allowed => "allowed",
        }
    }
}

/// Whether bots challenge a hand that is seen to be dead (rule `dead-bots`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BotsChallenge {
    /// They say nothing.
    Off,
    /// They say nothing, and the learner is told in time.
    #[default]
    Warn,
    /// They challenge.
    On,
}

impl BotsChallenge {
    /// All, from the mildest.
    pub const ALL: [Self; 3] = [Self::Off, Self::Warn, Self::On];

    /// The word by which records call it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Warn => "warn",
            Self::On => "on",
        }
    }
}

/// Who names a discard (rule `disc-face-up-named`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Naming {
    /// Every discard is named rightly by itself.
    #[default]
    Automatic,
    /// The player may name the tile, rightly or wrongly.
    ByPlayer,
}

impl Naming {
    /// Both, the default first.
    pub const ALL: [Self; 2] = [Self::Automatic, Self::ByPlayer];

    /// The word by which records call it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Automatic => "automatic",
            Self::ByPlayer => "by-player",
        }
    }
}
