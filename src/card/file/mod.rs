//! Cards in files, format 1: read into a loose card, which remembers nothing of the file; every problem
//! told at its line and column; and written.

mod read;
mod write;

use std::ops::Range;

use super::check::FORMAT;
use super::{Card, Field, Key, LooseCard, Problem};
use crate::document::{Place, PlaceCounter, within};
use read::CardFile;

/// A problem of a card's file, at its place there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// The character of that line, counted from 1.
    pub column: usize,
    /// The bytes of the file that are wrong; empty where something is missing.
    pub span: Range<usize>,
    /// The line of the file where the same stands first, if it is said twice.
    pub first_line: Option<usize>,
    /// What is wrong there.
    pub problem: Problem,
}

impl Diagnostic {
    /// Whether the card can be played all the same.
    pub const fn is_doubt(&self) -> bool {
        self.problem.is_doubt()
    }
}

impl Card {
    /// Reads a card in format 1.
    ///
    /// # Errors
    /// Every problem that keeps the card from being played, in the order of the file.
    pub fn parse(text: &str) -> Result<Self, Vec<Diagnostic>> {
        let (file, syntax) = CardFile::read(text);
        let (card, problems) = file.card.check();
        let mut diagnostics = diagnosed(&file, syntax, problems);
        diagnostics.retain(|diagnostic| !diagnostic.is_doubt());
        card.filter(|_| diagnostics.is_empty()).ok_or(diagnostics)
    }
}

/// Every problem of a card's file, doubts included, in the order of the file.
pub fn check(text: &str) -> Vec<Diagnostic> {
    let (file, syntax) = CardFile::read(text);
    let (_, problems) = file.card.check();
    diagnosed(&file, syntax, problems)
}

/// The name of a file with the card of this id, by which systems know cards from other files.
pub fn file_name(id: &str) -> String {
    format!("{id}.card.toml")
}

/// What a card's file says, as far as it can be read, and what was found when it was checked.
#[derive(Debug)]
pub(super) struct ReadFile {
    /// What it says.
    pub(super) card: LooseCard,
    /// Every problem of the card, doubts included.
    pub(super) problems: Vec<Problem>,
    /// The same at their places in the file, as [`check`] tells them.
    pub(super) diagnostics: Vec<Diagnostic>,
}

/// What a card's file says, as far as it can be read.
///
/// # Errors
/// What keeps it from being read at all: it is not TOML, or of another format.
pub fn read(text: &str) -> Result<LooseCard, Vec<Diagnostic>> {
    read_checked(text).map(|file| file.card)
}

/// The same with what is wrong with it: it is checked once.
///
/// # Errors
/// What keeps it from being read at all: it is not TOML, or of another format.
pub(super) fn read_checked(text: &str) -> Result<ReadFile, Vec<Diagnostic>> {
    let (file, syntax) = CardFile::read(text);
    let can_be_read = syntax.is_empty() && file.card.fields.get("format") == Some(&FORMAT.into());
    let (_, problems) = file.card.check();
    let mut diagnostics = diagnosed(&file, syntax, problems.clone());
    if can_be_read {
        return Ok(ReadFile {
            card: file.card,
            problems,
            diagnostics,
        });
    }
    if diagnostics
        .iter()
        .any(|it| it.problem.kind.is_of_another_format())
    {
        diagnostics.retain(|it| it.problem.kind.is_of_another_format());
    }
    Err(diagnostics)
}

/// The problems of a card's file at their places, in the order of the file.
fn diagnosed(
    file: &CardFile<'_>,
    syntax: Vec<(Range<usize>, Problem)>,
    mut problems: Vec<Problem>,
) -> Vec<Diagnostic> {
    problems.retain(|problem| !file.is_misplaced(problem.field.part));
    let mut found = Vec::new();
    if file.card.format_problem().is_none() {
        found.clone_from(&file.problems);
    }
    found.extend(problems.into_iter().map(|it| (file.span_of(&it), it)));
    let mut diagnostics = located(file, found);
    let syntax = located(file, syntax);
    if !syntax.is_empty() {
        // What the parser skipped is not missing, and a broken line is broken once.
        diagnostics.retain(|diagnostic| {
            !diagnostic.is_doubt()
                && !diagnostic.problem.kind.is_absence()
                && syntax.iter().all(|error| error.line != diagnostic.line)
        });
        diagnostics.extend(syntax);
        diagnostics.sort_by_key(|diagnostic| (diagnostic.line, diagnostic.column));
    }
    diagnostics
}

/// The problems with their lines and columns, in the order of the file.
fn located(file: &CardFile<'_>, mut found: Vec<(Range<usize>, Problem)>) -> Vec<Diagnostic> {
    found.sort_by_key(|(span, _)| span.start);
    let text = file.text;
    let mut places = PlaceCounter::new(text);
    let mut diagnostics: Vec<Diagnostic> = Vec::with_capacity(found.len());
    for (span, problem) in found {
        let Place { line, column } = places.advance_to(span.start);
        let start = text.floor_char_boundary(span.start);
        let first = problem.first.map(|first| file.place_of(first, None).start);
        diagnostics.push(Diagnostic {
            line,
            column,
            span: start..text.ceil_char_boundary(span.end).max(start),
            first_line: first.map(|first| Place::of(text, first).line),
            problem,
        });
    }
    diagnostics
}

impl CardFile<'_> {
    /// The bytes of the file in which a problem is.
    fn span_of(&self, problem: &Problem) -> Range<usize> {
        self.place_of(problem.field, problem.range.as_ref())
    }

    /// The bytes of the file in which a field, or a part of what it says, is written; where it is not
    /// there, the head of what lacks it.
    fn place_of(&self, field: Field, part: Option<&Range<usize>>) -> Range<usize> {
        let Some(span) = self.spans.get(&field) else {
            let head = self.spans.get(&field.part.whole());
            return head.cloned().unwrap_or_default();
        };
        match (field.key, self.card.pattern(field)) {
            (Key::Way(_), Some(said)) => within(self.text, span.clone(), said, part),
            _ => span.clone(),
        }
    }
}
