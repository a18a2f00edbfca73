//! Takes the keys of a TOML table, one by one, and notes what is missing, unknown or of the wrong
//! kind.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::source::{Problems, Span};
use crate::card::{DiagnosticKind, TableKind, ValueKind};

/// The keys of each table.
const fn known_keys(table: TableKind) -> &'static [&'static str] {
    match table {
        TableKind::Card => &["format", "id", "title", "year", "license", "section"],
        TableKind::Section => &["id", "title", "singles_and_pairs", "line"],
        TableKind::Line => &["pattern", "numbers", "value", "concealed", "note"],
    }
}

/// A text of the file.
#[derive(Debug, Clone)]
pub(super) struct Text<'t> {
    /// What it says.
    pub(super) value: &'t str,
    /// Where it stands, quotes included.
    pub(super) span: Range<usize>,
}

/// A table of the file.
#[derive(Debug)]
pub(super) struct Fields<'t, 'i> {
    table: &'t DeTable<'i>,
    kind: TableKind,
    /// Where the table begins: its missing keys are missing there.
    pub(super) span: Span,
}

impl<'t, 'i> Fields<'t, 'i> {
    /// The fields of a table that begins at `span`; notes the keys that it should not have.
    pub(super) fn new(
        table: &'t DeTable<'i>,
        kind: TableKind,
        span: Span,
        problems: &mut Problems,
    ) -> Self {
        let known = known_keys(kind);
        for key in table.keys() {
            let name: &str = key.get_ref();
            if !known.contains(&name) {
                let unknown = DiagnosticKind::UnknownKey {
                    key: name.to_owned(),
                    table: kind,
                    known,
                };
                problems.add(key.span(), unknown);
            }
        }
        Self { table, kind, span }
    }

    /// The value of a key, if the table has it.
    pub(super) fn get(&self, key: &'static str) -> Option<&'t Spanned<DeValue<'i>>> {
        self.table.get(key)
    }

    /// The value of a key that the table must have.
    pub(super) fn require(
        &self,
        key: &'static str,
        problems: &mut Problems,
    ) -> Option<&'t Spanned<DeValue<'i>>> {
        let value = self.get(key);
        if value.is_none() {
            let table = self.kind;
            problems.add(self.span, DiagnosticKind::MissingKey { key, table });
        }
        value
    }

    /// A text that must be there and say something.
    pub(super) fn require_text(
        &self,
        key: &'static str,
        problems: &mut Problems,
    ) -> Option<Text<'t>> {
        text(key, self.require(key, problems)?, problems)
    }

    /// An id that must be there: small letters, digits and single hyphens.
    pub(super) fn require_id(&self, problems: &mut Problems) -> Option<Text<'t>> {
        let text = self.require_text("id", problems)?;
        if is_kebab_case(text.value) {
            return Some(text);
        }
        let id = text.value.to_owned();
        problems.add(text.span, DiagnosticKind::BadId { id });
        None
    }

    /// A text that may be left out, but then must not be empty.
    pub(super) fn optional_text(
        &self,
        key: &'static str,
        problems: &mut Problems,
    ) -> Option<Text<'t>> {
        text(key, self.get(key)?, problems)
    }

    /// A whole number from 1 to `most` that must be there.
    pub(super) fn require_number(
        &self,
        key: &'static str,
        most: u16,
        problems: &mut Problems,
    ) -> Option<u16> {
        let value = self.require(key, problems)?;
        let span = value.span();
        let DeValue::Integer(integer) = value.get_ref() else {
            let wanted = ValueKind::WholeNumber;
            problems.add(span, DiagnosticKind::WrongValue { key, wanted });
            return None;
        };
        let number = u16::from_str_radix(integer.as_str(), integer.radix())
            .ok()
            .filter(|number| (1..=most).contains(number));
        if number.is_none() {
            let found = integer.to_string();
            let least = 1;
            let kind = DiagnosticKind::OutOfRange {
                key,
                found,
                least,
                most,
            };
            problems.add(span, kind);
        }
        number
    }

    /// `true` or `false`, `false` when left out.
    pub(super) fn flag(&self, key: &'static str, problems: &mut Problems) -> bool {
        let Some(value) = self.get(key) else {
            return false;
        };
        if let DeValue::Boolean(flag) = value.get_ref() {
            return *flag;
        }
        let wanted = ValueKind::TrueOrFalse;
        problems.add(value.span(), DiagnosticKind::WrongValue { key, wanted });
        false
    }

    /// The tables of a list, each with its place; `None` when the key is something else, which is
    /// noted, or left out, which is not.
    pub(super) fn tables(
        &self,
        key: &'static str,
        problems: &mut Problems,
    ) -> Option<Vec<(Span, &'t DeTable<'i>)>> {
        let value = self.get(key)?;
        let wanted = ValueKind::Tables;
        let DeValue::Array(array) = value.get_ref() else {
            problems.add(value.span(), DiagnosticKind::WrongValue { key, wanted });
            return None;
        };
        let mut tables = Vec::new();
        for element in array {
            let span = element.span().into();
            if let DeValue::Table(table) = element.get_ref() {
                tables.push((span, table));
            } else {
                problems.add(span, DiagnosticKind::WrongValue { key, wanted });
            }
        }
        Some(tables)
    }
}

/// The text of a value, if it is one and says something; else a problem is noted.
pub(super) fn text<'t>(
    key: &'static str,
    value: &'t Spanned<DeValue<'_>>,
    problems: &mut Problems,
) -> Option<Text<'t>> {
    let span = value.span();
    let DeValue::String(text) = value.get_ref() else {
        let wanted = ValueKind::Text;
        problems.add(span, DiagnosticKind::WrongValue { key, wanted });
        return None;
    };
    if text.trim().is_empty() {
        problems.add(span, DiagnosticKind::EmptyText { key });
        return None;
    }
    Some(Text { value: text, span })
}

fn is_kebab_case(id: &str) -> bool {
    id.split('-').all(|word| {
        !word.is_empty()
            && word
                .chars()
                .all(|character| character.is_ascii_lowercase() || character.is_ascii_digit())
    })
}
