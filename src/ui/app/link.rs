//! What an address asks for: `lesson=ID`, `drill=KIND`, `rule=ID`, `word=ID`, or `card=` and the text of a card.

use std::path::Path;
use std::str::FromStr;

use super::MahjTutor;
use crate::card::BroughtCard;
use crate::drill::Kind;
use crate::rules::RuleId;
use crate::ui::shared::{Deferred, DrillCommand};
use crate::ui::{Command, Route};

/// The most bytes of a card in an address: more than any browser takes.
const LONGEST: usize = 64 * 1024;

/// What an address asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Link {
    /// A lesson, by its id.
    Lesson(String),
    /// A kind of drill.
    Drill(Kind),
    /// A rule in the rulebook.
    Rule(RuleId),
    /// A word of the glossary, by its id.
    Word(String),
    /// A card that somebody sends, by its text.
    Card(String),
}

/// An address that asks for nothing there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not lesson=ID, drill=KIND, rule=ID, word=ID or card=TEXT")]
pub struct NoLink;

impl FromStr for Link {
    type Err = NoLink;

    fn from_str(asked: &str) -> Result<Self, NoLink> {
        let (what, value) = asked.split_once('=').ok_or(NoLink)?;
        match what {
            "lesson" => Ok(Self::Lesson(value.to_owned())),
            "drill" => Kind::of_id(value).map(Self::Drill).ok_or(NoLink),
            "rule" => value.parse().map(Self::Rule).map_err(|_| NoLink),
            "word" => Ok(Self::Word(value.to_owned())),
            "card" if value.len() <= LONGEST => Ok(Self::Card(value.to_owned())),
            _ => Err(NoLink),
        }
    }
}

impl MahjTutor {
    /// Goes to what an address asks for. What there is not is left out.
    pub fn follow(&mut self, link: Link) {
        let commands = &self.commands;
        match link {
            Link::Lesson(id) if self.course.find(&id).is_some() => commands.go(Route::Lesson(id)),
            Link::Lesson(_) => {}
            Link::Drill(kind) => {
                commands.go(Route::Drill);
                commands.push(Command::Drill(DrillCommand::Practice(kind)));
            }
            Link::Rule(rule) => commands.go(Route::Rulebook(Some(rule))),
            Link::Word(id) => commands.go(Route::Glossary(Some(id))),
            Link::Card(text) => {
                self.go(Route::Shelf, 0.0);
                self.linked_card = Deferred::of(move || BroughtCard::read(&text));
            }
        }
    }

    /// Takes up the card that an address brought along, as soon as it is read.
    pub(super) fn take_up_linked_card(&mut self, now: f64) {
        if let Some(card) = self.linked_card.follow(self.refining, &self.window) {
            let said = self.import(Path::new("card.toml"), card, now);
            self.screens.shelf.say(said);
        }
    }
}
