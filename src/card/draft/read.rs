//! Reads a draft from a card's file, as much of it as is there.

use toml::de::{DeTable, DeValue};

use super::{Draft, DraftSection, Entry};
use crate::card::{Diagnostic, DiagnosticKind, Numbers, check};

impl Draft {
    /// Reads a card's file that may be unfinished or faulty.
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
        let table = table.get_ref();
        Ok(Self {
            id: text_of(table, "id"),
            title: text_of(table, "title"),
            year: text_of(table, "year"),
            license: Some(text_of(table, "license")).filter(|license| !license.is_empty()),
            sections: tables_of(table, "section").map(section).collect(),
        })
    }
}

fn section(table: &DeTable<'_>) -> DraftSection {
    DraftSection {
        title: text_of(table, "title"),
        singles_and_pairs: flag(table, "singles_and_pairs"),
        lines: tables_of(table, "line").map(line).collect(),
    }
}

/// The first line, as it is typed, of a piece of a card's file that has no head; nothing when there
/// is none.
pub(super) fn line_of(piece: &str) -> Option<String> {
    let (table, _) = DeTable::parse_recoverable(piece);
    match table.get_ref().get("section")?.get_ref() {
        DeValue::Table(section) => tables_of(section, "line").next().map(line),
        _ => tables_of(table.get_ref(), "section")
            .flat_map(|section| tables_of(section, "line"))
            .next()
            .map(line),
    }
}

fn line(table: &DeTable<'_>) -> String {
    let ways: Vec<&str> = match table.get("pattern").map(toml::Spanned::get_ref) {
        Some(DeValue::String(text)) => vec![text],
        Some(DeValue::Array(texts)) => texts
            .iter()
            .filter_map(|text| match text.get_ref() {
                DeValue::String(text) => Some(text.as_ref()),
                _ => None,
            })
            .collect(),
        _ => Vec::new(),
    };
    let numbers = match text_of(table, "numbers").as_str() {
        "slide" => Numbers::Slide,
        "slide-odd" => Numbers::SlideOdd,
        "slide-even" => Numbers::SlideEven,
        _ => Numbers::Printed,
    };
    let value = text_of(table, "value").parse().ok();
    let note = text_of(table, "note");
    Entry::compose(&ways, numbers, value, flag(table, "concealed"), Some(&note))
}

/// A text, or a number as it is written; empty when there is neither.
fn text_of(table: &DeTable<'_>, key: &str) -> String {
    match table.get(key).map(toml::Spanned::get_ref) {
        Some(DeValue::String(text)) => text.to_string(),
        Some(DeValue::Integer(number)) => number.to_string(),
        _ => String::new(),
    }
}

fn flag(table: &DeTable<'_>, key: &str) -> bool {
    matches!(
        table.get(key).map(toml::Spanned::get_ref),
        Some(DeValue::Boolean(true))
    )
}

fn tables_of<'t, 'i>(table: &'t DeTable<'i>, key: &str) -> impl Iterator<Item = &'t DeTable<'i>> {
    let tables = match table.get(key).map(toml::Spanned::get_ref) {
        Some(DeValue::Array(tables)) => Some(tables),
        _ => None,
    };
    tables
        .into_iter()
        .flatten()
        .filter_map(|table| match table.get_ref() {
            DeValue::Table(table) => Some(table),
            _ => None,
        })
}
