//! How well a seat has played, in figures that add up over games.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

use super::{Review, WinChance};
use crate::drill;
use crate::rules::Action;

/// What is decided in a game, in three groups.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DecisionKind {
    /// What to pass, and whether to go on.
    Charleston,
    /// Whether to call a discard, and what to expose with it.
    Calling,
    /// What to do in the own turn: exchange a joker, discard, declare.
    Turn,
}

impl DecisionKind {
    /// Every kind, in the order of a game.
    pub const ALL: [Self; 3] = [Self::Charleston, Self::Calling, Self::Turn];

    /// The kind to which an action belongs.
    pub const fn of(action: Action) -> Self {
        match action {
            Action::Pass { .. }
            | Action::Continue
            | Action::Stop
            | Action::OfferCourtesy(_)
            | Action::PassCourtesy(_)
            | Action::Mush(_)
            | Action::LookAtPass => Self::Charleston,
            Action::Claim(_) | Action::LetGo | Action::ChangeExposure { .. } => Self::Calling,
            _ => Self::Turn,
        }
    }

    /// Its name in messages.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Charleston => "passing",
            Self::Calling => "calling",
            Self::Turn => "turn",
        }
    }

    /// The drill that trains it.
    pub const fn trained_by(self) -> drill::Kind {
        match self {
            Self::Charleston => drill::Kind::Pass,
            Self::Calling => drill::Kind::Claim,
            Self::Turn => drill::Kind::Discard,
        }
    }
}

/// What decisions of a kind have cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct DecisionCost {
    /// How many there were.
    pub decisions: u32,
    /// How much of the chance to win they gave up together.
    pub given_up: WinChance,
}

impl DecisionCost {
    /// How much of the chance to win one of them gave up on the average, from 0 to 1; nothing where there was none.
    pub fn error_rate(self) -> Option<f32> {
        (self.decisions > 0).then(|| self.given_up.get() / self.decisions as f32)
    }
}

impl AddAssign for DecisionCost {
    fn add_assign(&mut self, other: Self) {
        self.decisions = self.decisions.saturating_add(other.decisions);
        self.given_up += other.given_up;
    }
}

/// How well a seat has played in one game, or in several.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Performance(BTreeMap<DecisionKind, DecisionCost>);

impl Performance {
    /// In the game that was reviewed.
    pub fn of(review: &Review) -> Self {
        let mut performance = Self::default();
        for (swing, decision) in review.decisions() {
            if let Some((_, action)) = swing.by {
                let cost = DecisionCost {
                    decisions: 1,
                    given_up: decision.loss,
                };
                performance.add(DecisionKind::of(action), cost);
            }
        }
        performance
    }

    /// With these decisions beside.
    pub fn add(&mut self, kind: DecisionKind, cost: DecisionCost) {
        *self.0.entry(kind).or_default() += cost;
    }

    /// What the decisions of a kind have cost.
    pub fn cost(&self, kind: DecisionKind) -> DecisionCost {
        self.0.get(&kind).copied().unwrap_or_default()
    }

    /// What all decisions have cost.
    pub fn total(&self) -> DecisionCost {
        let mut total = DecisionCost::default();
        for cost in self.0.values() {
            total += *cost;
        }
        total
    }
}

impl AddAssign<&Self> for Performance {
    fn add_assign(&mut self, other: &Self) {
        for (kind, cost) in &other.0 {
            self.add(*kind, *cost);
        }
    }
}
