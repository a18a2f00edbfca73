//! What every screen is given: what it may read, what it may ask for, and where it can go.
//!
//! [`Shared`] is what it reads while it is drawn, [`Command`] what it asks for, and [`Change`] what it may change
//! when a command is applied.

mod change;
mod coach_mode;
mod command;
mod commands;
mod deferred;
mod first_game;
mod pace;
mod route;
mod today;
mod words;

pub use change::Change;
pub(super) use coach_mode::coach_mode_name;
pub use command::{
    CardCommand, Command, DrillCommand, ExamCommand, FileWanted, GamesCommand, HiddenTiles,
    LessonCommand, OpenWord, ReviewCommand, ShelfCommand, TableCommand,
};
pub use commands::Commands;
pub(super) use deferred::Deferred;
pub(super) use first_game::{begin_first_game, first_game};
pub(super) use pace::pace_name;
pub use route::Route;
pub(super) use route::Whereabouts;
pub use today::{KeptToday, can_take, difficulty, kinds_for, today};
pub use words::Words;

use std::sync::Arc;

use crate::analysis::CompiledCard;
use crate::card::Card;
use crate::lesson::Shelf;
use crate::locale::{Locale, Message};
use crate::play::Refining;
use crate::profile::Profile;
use crate::rule_example::RuleExamples;

/// What every screen is given while it is drawn.
#[derive(Debug, Clone, Copy)]
pub struct Shared<'a> {
    /// The learner's language.
    pub locale: &'a Locale,
    /// Settings and progress.
    pub profile: &'a Profile,
    /// The card that is learned and played.
    pub card: &'a Arc<Card>,
    /// The same card, laid out for matching.
    pub compiled: &'a Arc<CompiledCard>,
    /// The lessons.
    pub course: &'a Shelf,
    /// The positions in which rules can be tried.
    pub examples: &'a RuleExamples,
    /// The words of the game, and where they stand in texts.
    pub words: &'a Words,
    /// What the screen asks for goes there.
    pub(super) commands: &'a Commands,
    /// How the coach's estimates are bettered, where the learner wants it.
    pub refining: Refining,
    /// The day where the learner lives, counted from 1 January 1970.
    pub day: u64,
    /// Seconds since the program started, from the window's own clock.
    pub now: f64,
}

impl Shared<'_> {
    /// The message in the learner's language.
    pub fn say(&self, message: &Message) -> String {
        self.locale.say(message)
    }

    /// Asks for something, which is done after the frame.
    pub fn ask(&self, command: Command) {
        self.commands.push(command);
    }

    /// Goes to a place, after the frame.
    pub fn go(&self, route: Route) {
        self.commands.go(route);
    }

    /// How the coach's estimates are bettered.
    pub fn refining(&self) -> Refining {
        if self.profile.settings().quick_advice_only {
            self.refining.without_playing_on()
        } else {
            self.refining
        }
    }

    /// Whether things appear at their place instead of moving there.
    pub fn reduced_motion(&self) -> bool {
        self.profile.settings().reduced_motion
    }
}
