//! A game played open, for teaching: the coach tells everything all the time, and all racks can be looked at.

use serde::{Deserialize, Deserializer, Serialize};

use super::Session;

/// Whether the learner is shown more than a player knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct OpenPlay {
    /// How it is now.
    now: Option<ShownOpen>,
    /// Whether it was so at any time in this game.
    was: bool,
}

/// What is shown in a game that is played open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShownOpen {
    /// What the coach thinks, all the time.
    #[default]
    Advice,
    /// That, and every rack.
    Racks,
}

impl<'de> Deserialize<'de> for ShownOpen {
    /// Reads also what was kept before it was one choice: whether all racks are shown.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum ShownOpenText {
            Advice,
            Racks,
        }
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Kept {
            Racks(bool),
            Choice(ShownOpenText),
        }
        Ok(match Kept::deserialize(from)? {
            Kept::Racks(true) | Kept::Choice(ShownOpenText::Racks) => Self::Racks,
            Kept::Racks(false) | Kept::Choice(ShownOpenText::Advice) => Self::Advice,
        })
    }
}

impl OpenPlay {
    /// As it was kept: who takes the game up says how it goes on.
    pub(super) const fn kept(was: bool) -> Self {
        Self { now: None, was }
    }

    /// Another game begins, shown as the one before.
    pub(super) const fn begin_game(&mut self) {
        self.was = self.now.is_some();
    }
}

impl Session {
    /// Plays open from now on, or hidden again. What was open once in a game stays told of it; a game that is over
    /// is what it was.
    pub fn play_open(&mut self, shown: Option<ShownOpen>) {
        if self.people.is_none() || self.script.is_some() {
            // Only a match is the learner's to open.
            return;
        }
        if self.outcome().is_none() {
            self.open_play.was |= shown.is_some();
        }
        self.open_play.now = shown;
    }

    /// Whether it is played open now.
    pub const fn is_open(&self) -> bool {
        self.open_play.now.is_some()
    }

    /// Whether this game was played open at any time, so that it says little of how well the learner plays.
    pub const fn was_open(&self) -> bool {
        self.open_play.was
    }

    /// Whether all racks are shown to a learner who plays.
    pub(super) fn shows_racks(&self) -> bool {
        self.open_play.now == Some(ShownOpen::Racks)
    }
}
