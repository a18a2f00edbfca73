//! Examples of rules: positions in which a rule of the rulebook matters, each with the action that shows it and what
//! must follow.
//!
//! Structure only: what the learner may try is a Fluent message, `try-ID`. A position is described as
//! in lessons and read by the same reader; `check` tries whether the engine and the bots do what the
//! file says.

mod check;
mod happening;
mod read;
mod shelf;

use std::sync::Arc;

use crate::analysis::CompiledCard;
use crate::bot::Level;
use crate::play::{Awaited, OpeningStep, Session};
use crate::rules::{Action, ClaimWindow, Game, RuleId, TableRules};

pub use check::{check, play_on};
pub use happening::Happening;
pub use read::read;
pub use shelf::{RuleExampleFile, RuleExamples, shipped};

/// A position in which some rules matter, and how they show.
#[derive(Debug, Clone)]
pub struct RuleExample {
    /// Its name, unique among all examples.
    pub id: String,
    /// The name of its file.
    pub file: String,
    /// The line of the file at which it begins, counted from 1.
    pub line: usize,
    /// The card that is played.
    pub card: Arc<CompiledCard>,
    /// The rules that it shows.
    pub rules: Vec<RuleId>,
    start: Start,
    /// How they show.
    pub shows: Shows,
}

/// Where an example begins.
#[derive(Debug, Clone)]
enum Start {
    /// At the opening of a match.
    Match {
        /// What the table agreed on.
        rules: TableRules,
        /// From which all is dealt.
        seed: u64,
    },
    /// In a position.
    Position(Box<Game>),
}

/// How the rules of an example show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shows {
    /// At this step of the opening.
    Opening(OpeningStep),
    /// By an action of the learner.
    Action {
        /// The action.
        action: Action,
        /// What follows.
        follows: Follows,
    },
}

/// What follows an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Follows {
    /// It is refused by this rule and no other.
    Refused(RuleId),
    /// It is done, and this happens before the learner is to act again.
    Happens {
        /// What.
        happening: Happening,
        /// The rule that is told as its reason, when one is.
        by: Option<RuleId>,
    },
}

impl RuleExample {
    /// The id of the message that says what may be tried.
    pub fn text_id(&self) -> String {
        format!("try-{}", self.id)
    }

    /// The match to try the rules in. It is kept nowhere; the bots wait for the learner.
    pub fn begin(&self) -> Session {
        let card = Arc::clone(&self.card);
        let bots = [Level::default(); 4];
        match &self.start {
            Start::Match { rules, seed } => {
                Session::begin(card, rules.clone(), bots, *seed).without_names()
            }
            Start::Position(game) => {
                let mut session = Session::of_game(card, Game::clone(game), bots);
                let is_timed = game.setup().rules.claim_window != ClaimWindow::Untimed;
                session.set_paused(is_timed || session.awaited() == Awaited::Bots, 0.0);
                session
            }
        }
    }
}
