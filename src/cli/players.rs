//! Who plays in `simulate`.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use rand::rngs::ChaCha8Rng;

use crate::analysis::CompiledCard;
use crate::bot::{Baseline, Bot, Character, ParseCharacterError, Player};
use crate::coach::advise;
use crate::rules::{Action, View};

/// A player as the command line names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Named {
    /// A bot as it plays with people: `regular`, `expert:fixed-passive`.
    Bot(Character),
    /// `baseline`: a player by published thresholds.
    Baseline,
    /// `hint`: somebody who always does what the coach recommends first.
    Hint,
}

impl Named {
    /// The player itself.
    pub(super) fn player(self, card: &Arc<CompiledCard>) -> Arc<dyn Player> {
        let card = Arc::clone(card);
        match self {
            Self::Bot(Character { level, style }) => Arc::new(Bot::new(level, style, card)),
            Self::Baseline => Arc::new(Baseline::new(card)),
            Self::Hint => Arc::new(HintFollower { card }),
        }
    }
}

impl fmt::Display for Named {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(character) => character.fmt(formatter),
            Self::Baseline => formatter.write_str("baseline"),
            Self::Hint => formatter.write_str("hint"),
        }
    }
}

impl FromStr for Named {
    type Err = ParseCharacterError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "baseline" => Ok(Self::Baseline),
            "hint" => Ok(Self::Hint),
            _ => text.parse().map(Self::Bot),
        }
    }
}

/// Somebody who always does what the coach recommends first.
#[derive(Debug)]
struct HintFollower {
    card: Arc<CompiledCard>,
}

impl Player for HintFollower {
    fn choose(&self, view: View<'_>, _: &mut ChaCha8Rng) -> Option<Action> {
        if !view.must_act() {
            return None;
        }
        let advice = advise(&self.card, view);
        let first = advice.best().map(|action| action.action);
        // At some tables there are actions that the coach says nothing about.
        first.or_else(|| view.legal_actions().first().copied())
    }
}
