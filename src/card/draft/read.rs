//! Reads a draft from a card's file, faulty or not, and loses nothing of it.

use toml::de::{DeTable, DeValue};

use super::loose::{Element, Loose};
use super::{Draft, DraftSection, Entry};
use crate::card::read::meant_numbers;
use crate::card::{Diagnostic, DiagnosticKind, Numbers, TableKind, check};

impl Draft {
    /// Reads a card's file that may be unfinished or faulty. Keys and values are taken as they are most
    /// likely meant; what cannot be told is kept as a note, in the line where it stands or in a line
    /// of its own.
    ///
    /// # Errors
    /// What keeps it from being read at all: it is not TOML, or of another format.
    pub fn read(text: &str) -> Result<Self, Vec<Diagnostic>> {
        let (table, errors) = DeTable::parse_recoverable(text);
        let is_other = |diagnostic: &Diagnostic| {
            matches!(
                diagnostic.kind,
                DiagnosticKind::Syntax { .. }
                    | DiagnosticKind::NewerFormat { .. }
                    | DiagnosticKind::UnknownFormat { .. }
            )
        };
        let format = table.get_ref().get("format");
        let is_first = format
            .is_some_and(|it| matches!(it.get_ref(), DeValue::Integer(it) if it.as_str() == "1"));
        if !errors.is_empty() || !is_first {
            let mut found = check(text);
            if found.iter().any(is_other) {
                found.retain(is_other);
            }
            return Err(found);
        }
        let mut card = Loose::of(text, table.get_ref(), TableKind::Card);
        let mut draft = Self {
            id: card.text("id"),
            title: card.text("title"),
            year: card.text("year"),
            license: Some(card.text("license")).filter(|license| !license.is_empty()),
            sections: Vec::new(),
        };
        let sections = card.elements("section").into_iter();
        draft.sections = sections.map(|element| section(text, element)).collect();
        if let Some(kept) = card.kept().as_deref().map(as_note) {
            match draft.sections.first_mut() {
                Some(first) => first.lines.push(kept),
                None => draft.sections.push(DraftSection {
                    lines: vec![kept],
                    ..DraftSection::default()
                }),
            }
        }
        Ok(draft)
    }
}

fn section(text: &str, element: Element<'_, '_>) -> DraftSection {
    let table = match element {
        Element::Table(table) => table,
        Element::Other(line) => {
            return DraftSection {
                lines: vec![line],
                ..DraftSection::default()
            };
        }
    };
    let mut section = Loose::of(text, table, TableKind::Section);
    let title = section.text("title");
    let singles_and_pairs = section.flag("singles_and_pairs");
    let lines = section.elements("line").into_iter();
    let mut lines: Vec<String> = lines.map(|element| line(text, element)).collect();
    lines.extend(section.kept().as_deref().map(as_note));
    DraftSection {
        title,
        singles_and_pairs,
        lines,
    }
}

/// The first line, as it is typed, of a piece of a card's file that has no head; nothing when there
/// is none.
pub(super) fn line_of(piece: &str) -> Option<String> {
    let (table, _) = DeTable::parse_recoverable(piece);
    let mut card = Loose::of(piece, table.get_ref(), TableKind::Card);
    let mut sections = card.elements("section").into_iter();
    sections.find_map(|section| match section {
        Element::Table(table) => {
            let mut section = Loose::of(piece, table, TableKind::Section);
            let first = section.elements("line").into_iter().next()?;
            Some(line(piece, first))
        }
        Element::Other(_) => None,
    })
}

fn line(text: &str, element: Element<'_, '_>) -> String {
    let table = match element {
        Element::Table(table) => table,
        Element::Other(line) => return line,
    };
    let mut line = Loose::of(text, table, TableKind::Line);
    let mut ways: Vec<String> = Vec::new();
    for element in line.elements("pattern") {
        match element {
            Element::Other(way) => ways.push(way),
            Element::Table(_) => {}
        }
    }
    let word = line.text("numbers");
    let numbers = meant_numbers(&word);
    if numbers.is_none() && !word.is_empty() {
        // The line would be played with other numbers than it says, so it must not be sound.
        let unknown = format!("numbers = {word}");
        match ways.last_mut() {
            Some(way) => *way = format!("{way} {unknown}"),
            None => ways.push(unknown),
        }
    }
    let value = line.value("value");
    let concealed = line.flag("concealed");
    let note = line.text("note");
    let note = match line.kept() {
        None => note,
        Some(kept) if note.trim().is_empty() => kept,
        Some(kept) => format!("{note}; {kept}"),
    };
    let ways: Vec<&str> = ways.iter().map(String::as_str).collect();
    let numbers = numbers.unwrap_or_default();
    Entry::compose(&ways, numbers, value, concealed, Some(&note))
}

/// A line that says nothing but this.
fn as_note(text: &str) -> String {
    Entry::compose(&[], Numbers::Printed, None, false, Some(text))
}
