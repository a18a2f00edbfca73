//! The lessons as the window has them: those that ship, and those of a profile.

use std::path::Path;
use std::sync::Arc;

use super::{Failure, Terminal, practice_card};
use crate::analysis::CompiledCard;
use crate::card::{self, Card};
use crate::lesson::{self, LessonProblem, Shelf};
use crate::locale::{self, Locale, check_syntax};
use crate::profile::{Notice, Profile};
use crate::{msg, wording};

/// The lessons, with their words.
pub(super) struct Lessons {
    /// All that can be taken.
    pub(super) course: Shelf,
    /// The language, with the texts of the profile's lessons.
    pub(super) locale: Locale,
    /// The cards that lessons can be about; the first is the one in use.
    pub(super) cards: Vec<Arc<CompiledCard>>,
    /// What is wrong with texts of the profile's lessons.
    texts: Vec<locale::LocaleProblem>,
    /// What else could not be read in the profile.
    notices: Vec<Notice>,
}

impl Lessons {
    /// Reads those that ship, and with a profile also its own ones, on the cards that are there.
    pub(super) fn read(folder: Option<&Path>, terminal: &Terminal<'_>) -> Result<Self, Failure> {
        let profile = folder.map_or_else(Profile::in_memory, Profile::open_to_read);
        let own = profile.own_lessons();
        let locale = Locale::with_own(terminal.locale.language(), &own.texts);
        let mut files = lesson::shipped();
        files.extend(own.files.iter().cloned());
        let (cards, chosen) = cards(&profile)?;
        let mut course = Shelf::read_on(&files, &cards, chosen.as_ref());
        course.take_texts(|id| locale.reading_seconds(id));
        Ok(Self {
            course,
            locale,
            cards,
            texts: check_syntax(&own.texts),
            notices: profile.notices().to_vec(),
        })
    }

    /// Says on standard error what is wrong with lessons that cannot be taken; whether there are any.
    pub(super) fn say_problems(&self, terminal: &mut Terminal<'_>) -> Result<bool, Failure> {
        let mut lines = Vec::new();
        for notice in &self.notices {
            if let Notice::LessonUnreadable { path, error } = notice {
                let path = path.display().to_string();
                let said = msg!("cli-unreadable", path = path, error = error.as_str());
                lines.push(self.locale.say(&said));
            }
        }
        for problem in &self.texts {
            let message = self.locale.say(&wording::locale_problem(problem));
            lines.push(format!(
                "{}:{}:{}: {message}",
                problem.file, problem.line, problem.column
            ));
        }
        for problem in &self.course.problems {
            let message = self.locale.say(&wording::lesson_problem(problem));
            let LessonProblem {
                file, line, column, ..
            } = problem;
            lines.push(format!("{file}:{line}:{column}: {message}"));
        }
        for line in &lines {
            writeln!(terminal.errors, "{line}")?;
        }
        Ok(!lines.is_empty())
    }
}

/// A card that can be played with.
type Playable = Arc<CompiledCard>;

/// The cards that ship and those of the profile, and the one that is chosen there, which is then the first.
fn cards(profile: &Profile) -> Result<(Vec<Playable>, Option<Playable>), Failure> {
    let compiled = |card: Card| Arc::new(CompiledCard::new(Arc::new(card)));
    let shipped = std::iter::once(practice_card()?).chain(card::first());
    let own = profile.own_cards().iter();
    let own = own.filter_map(|draft| draft.check().card);
    let mut cards: Vec<_> = shipped.chain(own).map(compiled).collect();
    let chosen = profile.settings().card.as_deref();
    let in_use = cards
        .iter()
        .rposition(|card| Some(card.card().id.as_str()) == chosen);
    if let Some(place) = in_use {
        cards[..=place].rotate_right(1);
    }
    let chosen = in_use.and_then(|_| cards.first().cloned());
    Ok((cards, chosen))
}
