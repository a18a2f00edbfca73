//! An action that seems to give up much is looked at a second time before it is done, without letting anybody wait long.

use std::sync::Arc;

use super::{Background, BackgroundRefinement, Refining, Session};
use crate::analysis::CompiledCard;
use crate::coach::{Refinement, Severity, Warning};
use crate::rules::{Action, View};
use crate::tile::Tile;

/// How long it may take at most, in seconds: then the action is done.
pub const LONGEST_LOOK: f64 = 0.4;

/// An action that is being looked at.
#[derive(Debug)]
pub struct SecondLook {
    action: Action,
    from: Severity,
    suspecting: Background<Option<Suspicion>>,
    suspicion: Option<Suspicion>,
    /// When it began, in seconds of the window's clock.
    begun: f64,
}

/// What seems to give up much, and the playing on that tells it better; none where nothing is to be played on.
#[derive(Debug)]
struct Suspicion {
    warning: Warning,
    refinement: Option<BackgroundRefinement>,
}

/// What comes of it.
#[derive(Debug, Clone, PartialEq)]
pub enum Seen {
    /// The learner is asked once more.
    Warned(Box<Warning>),
    /// It is no mistake.
    Fine(Action),
    /// There was no time to see: it may be done.
    Unseen(Action),
}

impl SecondLook {
    /// Looks at what the learner is about to do, for whoever is warned from this severity on. `tell` is called, from
    /// another thread, when there is something to see.
    pub fn begin(
        session: &Session,
        action: Action,
        from: Severity,
        how: Refining,
        now: f64,
        tell: impl Fn() + Send + Sync + Clone + 'static,
    ) -> Self {
        let card = Arc::clone(session.compiled_card());
        let game = session.game().clone();
        let (seat, seed) = (session.view().seat(), session.actions_done() as u64);
        let plan = *session.plan();
        let taught = session.taught().clone();
        let told = tell.clone();
        let suspect = move || {
            let view = game.view(seat);
            let warning = Warning::suspect_towards(&card, view, &plan, &action, from)?;
            let warning = warning.within(&taught)?;
            Some(Suspicion::of(&card, view, warning, (how, seed), told))
        };
        Self {
            action,
            from,
            suspecting: Background::begin(how, suspect, tell),
            suspicion: None,
            begun: now,
        }
    }

    /// What is seen by `now`, in seconds; nothing as long as it is worth waiting.
    pub fn see(&mut self, now: f64) -> Option<Seen> {
        let fine = Seen::Fine(self.action);
        if self.suspicion.is_none()
            && let Some(suspicion) = self.suspecting.take()
        {
            let Some(suspicion) = suspicion else {
                return Some(fine);
            };
            self.suspicion = Some(suspicion);
        }
        let is_late = now - self.begun >= LONGEST_LOOK;
        let is_joker = self
            .action
            .given_away()
            .is_some_and(|given| given[Tile::Joker] > 0);
        let Some(suspicion) = &self.suspicion else {
            // Without a word of caution no joker goes, however long the first look takes.
            return (is_late && !is_joker).then_some(Seen::Unseen(self.action));
        };
        let warning = suspicion.warning.clone();
        let Some(refinement) = &suspicion.refinement else {
            return Some(Seen::Warned(Box::new(warning)));
        };
        if !is_late && !refinement.is_done() {
            return None;
        }
        let (compared, lead, rounds) = refinement.compared();
        if rounds == 0 && is_joker {
            return Some(Seen::Warned(Box::new(warning)));
        }
        let warning = (rounds > 0).then(|| warning.played_on(&compared, lead, self.from));
        let warning = warning.flatten().map(Box::new);
        Some(warning.map_or(fine, Seen::Warned))
    }
}

impl Suspicion {
    fn of(
        card: &Arc<CompiledCard>,
        view: View<'_>,
        warning: Warning,
        (how, seed): (Refining, u64),
        tell: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let compared = warning.to_compare().zip(how.budget());
        let refinement = compared.and_then(|(advice, budget)| {
            let refinement = Refinement::new(card, view, &advice, budget, seed)?;
            Some(BackgroundRefinement::begin(refinement, how, tell))
        });
        Self {
            warning,
            refinement,
        }
    }
}
