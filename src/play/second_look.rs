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
    stage: Stage,
    /// Since when somebody waits for it, in seconds of the window's clock.
    since: f64,
}

/// How far it has come.
#[derive(Debug)]
enum Stage {
    /// Whether there is anything to be seen is being reckoned.
    Suspecting(Background<Option<Box<Suspicion>>>),
    /// There is nothing.
    Slight,
    /// What seems to give up much is played on.
    PlayingOn(Box<Suspicion>),
}

/// What seems to give up much, and the playing on that tells it better; none where nothing is to be played on.
#[derive(Debug)]
struct Suspicion {
    warning: Warning,
    refinement: Option<BackgroundRefinement>,
}

/// What comes of it.
#[derive(Debug, Clone, PartialEq)]
pub enum SecondOpinion {
    /// The learner is asked once more.
    Warned(Box<Warning>),
    /// It is no mistake.
    Fine(Action),
    /// There was no time to see: it may be done.
    Unseen(Action),
}

/// What an action gives up beside what is recommended.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Comparison {
    /// Nobody knows yet.
    UnderWay,
    /// Too little for a second look: what can be reckoned at once says it well enough.
    Slight,
    /// So much, as far as playing on tells.
    PlayedOn {
        /// Of the chance to win, 0 to 1.
        win: f32,
        /// How often the better action wins by the same figures.
        of: f32,
        /// In points on the average.
        points: f32,
    },
}

impl From<&Warning> for Comparison {
    fn from(warning: &Warning) -> Self {
        Self::PlayedOn {
            win: warning.within_best(warning.loss),
            of: warning.best.estimate.win,
            points: warning.points,
        }
    }
}

impl SecondLook {
    /// Looks at what the learner is about to do. `tell` is called, from another thread, when there is something to
    /// see. It may begin before the learner waits for it.
    pub fn begin(
        session: &Session,
        action: Action,
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
            let from = Severity::Doubtful;
            let warning = Warning::suspect_towards(&card, view, &plan, &action, from);
            let is_suspect = warning.is_some();
            let of_answer = || Warning::of_answer(&card, view, &plan, &action);
            let warning = warning.or_else(of_answer)?.within(&taught);
            let suspicion = Suspicion::of(&card, view, warning, how, seed, told);
            let is_told = is_suspect || suspicion.refinement.is_some();
            is_told.then(|| Box::new(suspicion))
        };
        Self {
            action,
            stage: Stage::Suspecting(Background::begin(how, suspect, tell)),
            since: now,
        }
    }

    /// What is being looked at.
    pub const fn action(&self) -> Action {
        self.action
    }

    /// The learner waits for it from now on, in seconds.
    pub const fn wait_from(&mut self, now: f64) {
        self.since = now;
    }

    /// What is seen by `now`, in seconds, for whoever is warned from this severity on; nothing as long as it is worth
    /// waiting.
    pub fn see(&mut self, from: Severity, now: f64) -> Option<SecondOpinion> {
        self.take_up();
        let fine = SecondOpinion::Fine(self.action);
        let is_late = now - self.since >= LONGEST_LOOK;
        let is_joker = self
            .action
            .given_away()
            .is_some_and(|given| given[Tile::Joker] > 0);
        let Suspicion {
            warning,
            refinement,
        } = &**match &self.stage {
            // Without a word of caution no joker goes, however long the first look takes.
            Stage::Suspecting(_) => {
                return (is_late && !is_joker).then_some(SecondOpinion::Unseen(self.action));
            }
            Stage::Slight => return Some(fine),
            Stage::PlayingOn(suspicion) if suspicion.is_less_than(from) => return Some(fine),
            Stage::PlayingOn(suspicion) => suspicion,
        };
        let warned = |warning: Warning| Some(SecondOpinion::Warned(Box::new(warning)));
        let Some(refinement) = refinement else {
            return warned(warning.clone());
        };
        if !is_late && !refinement.is_done() {
            return None;
        }
        let (compared, lead, rounds) = refinement.compared();
        if rounds == 0 {
            return if is_joker {
                warned(warning.clone())
            } else {
                Some(fine)
            };
        }
        let played_on = warning.clone().played_on(&compared, lead, from);
        played_on.map_or(Some(fine), warned)
    }

    /// Whether more is to come of it.
    pub fn is_under_way(&mut self) -> bool {
        self.comparison() == Comparison::UnderWay
    }

    /// What it gives up, as far as is known by now.
    pub fn comparison(&mut self) -> Comparison {
        self.take_up();
        let Suspicion {
            warning,
            refinement,
        } = &**match &self.stage {
            Stage::Suspecting(_) => return Comparison::UnderWay,
            Stage::Slight => return Comparison::Slight,
            Stage::PlayingOn(suspicion) => suspicion,
        };
        match refinement {
            None => Comparison::from(warning),
            Some(refinement) if refinement.is_done() => {
                let (compared, lead, _) = refinement.compared();
                let mut best = compared.iter().map(|it| it.estimate.win);
                let of = best.next().unwrap_or(1.0);
                Comparison::PlayedOn {
                    win: lead.win.max(0.0).min(of),
                    of,
                    points: lead.points.max(0.0),
                }
            }
            Some(_) => Comparison::UnderWay,
        }
    }

    fn take_up(&mut self) {
        if let Stage::Suspecting(suspecting) = &self.stage
            && let Some(suspicion) = suspecting.take()
        {
            self.stage = suspicion.map_or(Stage::Slight, Stage::PlayingOn);
        }
    }
}

impl Suspicion {
    /// Whether it is too little for a word from this severity on; of an answer to a discard that is known only once it was
    /// played on.
    fn is_less_than(&self, from: Severity) -> bool {
        let gives = self.warning.action.given_away().is_some();
        let is_answer = !gives && self.refinement.is_some();
        self.warning.severity < from && !is_answer
    }

    fn of(
        card: &Arc<CompiledCard>,
        view: View<'_>,
        warning: Warning,
        how: Refining,
        seed: u64,
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
