//! What a closer look at a game plays on, one position at a time: each can be played on by itself, in any order.

use std::sync::Arc;

use crate::analysis::{CompiledCard, Estimate};
use crate::coach::{self, Budget, Lead, Refinement, Severity, Warning};
use crate::rules::{Action, Game, Seat};

/// Where nothing seems a mistake, so many times fewer games are played on: what they say is joined with what the moments
/// around say.
const FEWER_GAMES: u32 = 16;

/// The same before the first discard: there are few decisions, each far from its neighbors.
const FEWER_GAMES_PASSING: u32 = 4;

/// A position to be played on, and what for.
#[derive(Debug, Clone)]
pub struct ToPlayOn {
    pub(super) card: Arc<CompiledCard>,
    pub(super) position: Game,
    pub(super) seat: Seat,
    pub(super) asks: Asks,
    /// Which of the chances that were reckoned playing on corrects.
    pub(super) reckoned: Option<usize>,
}

/// What is asked.
#[derive(Debug, Clone)]
pub(super) enum Asks {
    /// What the chance is, for who goes on with this action.
    Chance(Action),
    /// Whether a decision was a mistake, and by how much; which change of the game it is.
    Mistake {
        change: usize,
        warning: Box<Warning>,
    },
}

/// What playing on says.
#[derive(Debug, Clone)]
pub struct PlayedOn {
    /// Which of the chances that were reckoned it corrects.
    pub(super) reckoned: Option<usize>,
    /// What is expected there.
    pub(super) chance: Option<Estimate>,
    /// What it says of a decision.
    pub(super) decision: Option<Decided>,
}

/// What a closer look says of a decision.
#[derive(Debug, Clone)]
pub(super) struct Decided {
    /// Which change of the game it is.
    pub(super) change: usize,
    /// How far the better action is ahead.
    pub(super) lead: Lead,
    /// What is to be said of it, if it is a mistake.
    pub(super) mistake: Option<Warning>,
}

impl ToPlayOn {
    /// Whether it asks if a decision was a mistake.
    pub const fn is_of_mistake(&self) -> bool {
        matches!(self.asks, Asks::Mistake { .. })
    }

    /// Plays on. Of the same position the same is said.
    pub fn play_on(&self, budget: Budget) -> PlayedOn {
        let (chance, decision) = match &self.asks {
            Asks::Chance(action) => (self.chance_after(*action, budget), None),
            Asks::Mistake { change, warning } => self.compare(*change, warning, budget),
        };
        PlayedOn {
            reckoned: self.reckoned,
            chance,
            decision,
        }
    }

    /// The same deals as at the table, so that the same is said of a decision there and here.
    fn seed(&self) -> u64 {
        self.position.actions().len() as u64
    }

    fn chance_after(&self, action: Action, budget: Budget) -> Option<Estimate> {
        let view = self.position.view(self.seat);
        let is_passing = view.discards().is_empty();
        let fewer = if is_passing {
            FEWER_GAMES_PASSING
        } else {
            FEWER_GAMES
        };
        let budget = budget.part(fewer);
        coach::play_on(&self.card, view, action, budget, self.seed())
    }

    /// Plays on from what seems a mistake, and from what would be better.
    fn compare(
        &self,
        change: usize,
        warning: &Warning,
        budget: Budget,
    ) -> (Option<Estimate>, Option<Decided>) {
        let view = self.position.view(self.seat);
        let refinement = warning
            .to_compare()
            .and_then(|advice| Refinement::new(&self.card, view, &advice, budget, self.seed()));
        let Some(mut refinement) = refinement else {
            return (self.chance_after(warning.best.action, budget), None);
        };
        while refinement.step() {}
        let compared = refinement.recommendations();
        let lead = refinement.lead_of_first();
        let best = compared.iter().find(|it| it.action == warning.best.action);
        let best = best.map(|best| best.estimate);
        let mistake = warning
            .clone()
            .played_on(&compared, lead, Severity::Doubtful);
        let decided = Decided {
            change,
            lead,
            mistake,
        };
        (best, Some(decided))
    }
}
