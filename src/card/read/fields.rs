//! Takes the keys of a TOML table, one by one, and notes what is missing, unknown or of the wrong
//! kind.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::source::{Problems, Span};
use super::spelling::meant;
use super::words::meant_number;
use crate::card::{DiagnosticKind, Proposal, TableKind, ValueKind};

/// What most lines are worth.
const USUAL_VALUE: &str = "25";

/// The keys of each table.
pub(in crate::card) const fn known_keys(table: TableKind) -> &'static [&'static str] {
    match table {
        TableKind::Card => &["format", "id", "title", "year", "license", "section"],
        TableKind::Section => &["id", "title", "singles_and_pairs", "line"],
        TableKind::Line => &["pattern", "numbers", "value", "concealed", "note"],
    }
}

/// The key that was meant by an unknown one.
pub(in crate::card) fn meant_key(
    written: &str,
    known: &'static [&'static str],
) -> Option<&'static str> {
    let other_name = match written.to_ascii_lowercase().as_str() {
        "name" => "title",
        "points" | "score" => "value",
        "closed" | "hidden" => "concealed",
        "comment" | "remark" => "note",
        "licence" => "license",
        "hand" | "groups" | "tiles" => "pattern",
        _ => "",
    };
    known
        .iter()
        .copied()
        .find(|key| *key == other_name)
        .or_else(|| meant(written, known))
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
        problems: &mut Problems<'_>,
    ) -> Self {
        let known = known_keys(kind);
        for key in table.keys() {
            let name: &str = key.get_ref();
            if !known.contains(&name) {
                let meant = meant_key(name, known).filter(|meant| !table.contains_key(*meant));
                let proposal = meant.map(|meant| Span::from(key.span()).becomes(meant));
                let unknown = DiagnosticKind::UnknownKey {
                    key: name.to_owned(),
                    table: kind,
                    known,
                };
                problems.add_with(key.span(), unknown, proposal);
            }
        }
        Self { table, kind, span }
    }

    /// Where the table stands, from its head to its last value.
    pub(super) fn whole(&self) -> Span {
        let ends = self.table.values().map(|value| value.span().end);
        Span {
            start: self.span.start,
            end: ends.max().unwrap_or_default().max(self.span.end),
        }
    }

    /// The value of a key, if the table has it.
    pub(super) fn get(&self, key: &'static str) -> Option<&'t Spanned<DeValue<'i>>> {
        self.table.get(key)
    }

    /// The value of a key that the table must have.
    pub(super) fn require(
        &self,
        key: &'static str,
        problems: &mut Problems<'_>,
    ) -> Option<&'t Spanned<DeValue<'i>>> {
        let value = self.get(key);
        if value.is_none() {
            let table = self.kind;
            let proposal = self.added(key, problems);
            problems.add_with(
                self.span,
                DiagnosticKind::MissingKey { key, table },
                proposal,
            );
        }
        value
    }

    /// The proposal to add a key behind the head of the table, where its value can be told.
    fn added(&self, key: &str, problems: &Problems<'_>) -> Option<Proposal> {
        let is_misspelt = |written: &str| {
            let known = known_keys(self.kind);
            !known.contains(&written) && meant_key(written, known) == Some(key)
        };
        if self
            .table
            .keys()
            .any(|written| is_misspelt(written.get_ref()))
        {
            return None;
        }
        let value = likely_value(key, self.table)?;
        if self.kind == TableKind::Card {
            return Some(Span::at(self.span.start).becomes(format!("{key} = {value}\n")));
        }
        let line = problems.whole_line(self.span);
        let indent = problems.written(Span {
            start: line.start,
            end: self.span.start,
        });
        // A table between braces has no line of its own.
        let is_headed = problems.written(self.span).starts_with('[') && indent.trim().is_empty();
        let text = format!("\n{indent}{key} = {value}");
        is_headed.then(|| Span::at(self.span.end).becomes(text))
    }

    /// A text that must be there and say something.
    pub(super) fn require_text(
        &self,
        key: &'static str,
        problems: &mut Problems<'_>,
    ) -> Option<Text<'t>> {
        text(key, self.require(key, problems)?, problems)
    }

    /// An id that must be there: small letters, digits and single hyphens.
    pub(super) fn require_id(&self, problems: &mut Problems<'_>) -> Option<Text<'t>> {
        let text = self.require_text("id", problems)?;
        if is_kebab_case(text.value) {
            return Some(text);
        }
        let span = Span::from(text.span);
        let proposal = kebab_case(text.value).map(|id| span.becomes(format!("\"{id}\"")));
        let id = text.value.to_owned();
        problems.add_with(span, DiagnosticKind::BadId { id }, proposal);
        None
    }

    /// A text that may be left out, but then must not be empty.
    pub(super) fn optional_text(
        &self,
        key: &'static str,
        problems: &mut Problems<'_>,
    ) -> Option<Text<'t>> {
        text(key, self.get(key)?, problems)
    }

    /// A whole number from 1 to `most` that must be there.
    pub(super) fn require_number(
        &self,
        key: &'static str,
        most: u16,
        problems: &mut Problems<'_>,
    ) -> Option<u16> {
        let value = self.require(key, problems)?;
        let span = value.span();
        let DeValue::Integer(integer) = value.get_ref() else {
            let wanted = ValueKind::WholeNumber;
            let digits = value.get_ref().as_str().map(str::trim);
            let proposal = digits
                .filter(|digits| digits.parse::<u16>().is_ok())
                .map(|digits| Span::from(span.clone()).becomes(digits));
            problems.add_with(span, DiagnosticKind::WrongValue { key, wanted }, proposal);
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
            let digits = integer.as_str().trim_start_matches(['-', '+']);
            let is_value = key == "value";
            let is_nothing = digits.trim_start_matches('0').is_empty();
            let usual = (is_nothing && is_value).then_some(USUAL_VALUE);
            let meant = meant_number(digits, is_value, most).or(usual);
            let proposal = meant.map(|meant| Span::from(span.clone()).becomes(meant));
            problems.add_with(span, kind, proposal);
        }
        number
    }

    /// `true` or `false`, `false` when left out.
    pub(super) fn flag(&self, key: &'static str, problems: &mut Problems<'_>) -> bool {
        let Some(value) = self.get(key) else {
            return false;
        };
        if let DeValue::Boolean(flag) = value.get_ref() {
            return *flag;
        }
        let wanted = ValueKind::TrueOrFalse;
        let span = Span::from(value.span());
        let meant = meant_flag(problems.written(span));
        let proposal = meant.map(|meant| span.becomes(meant));
        problems.add_with(span, DiagnosticKind::WrongValue { key, wanted }, proposal);
        false
    }

    /// The tables of a list, each with its place; `None` when the key is something else, which is
    /// noted, or left out, which is not.
    pub(super) fn tables(
        &self,
        key: &'static str,
        problems: &mut Problems<'_>,
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
    problems: &mut Problems<'_>,
) -> Option<Text<'t>> {
    let span = value.span();
    let DeValue::String(text) = value.get_ref() else {
        let wanted = ValueKind::Text;
        let written = problems.written(span.clone().into());
        let is_plain = matches!(
            value.get_ref(),
            DeValue::Integer(_) | DeValue::Float(_) | DeValue::Boolean(_) | DeValue::Datetime(_)
        );
        let proposal = is_plain.then(|| Span::from(span.clone()).becomes(format!("\"{written}\"")));
        problems.add_with(span, DiagnosticKind::WrongValue { key, wanted }, proposal);
        return None;
    };
    if text.trim().is_empty() {
        problems.add(span, DiagnosticKind::EmptyText { key });
        return None;
    }
    Some(Text { value: text, span })
}

/// What a key that must be there is most likely to say, where that can be told.
fn likely_value(key: &str, table: &DeTable<'_>) -> Option<String> {
    let said = |key: &str| table.get(key)?.get_ref().as_str();
    Some(match key {
        "format" => "1".to_owned(),
        "value" => USUAL_VALUE.to_owned(),
        "id" => format!("\"{}\"", kebab_case(said("title")?)?),
        "title" => format!("\"{}\"", said("id").filter(|id| is_kebab_case(id))?),
        _ => return None,
    })
}

/// Whether what is written for `true` or `false` means one of them.
pub(in crate::card) fn meant_flag(written: &str) -> Option<&'static str> {
    let word = written.trim_matches(['"', '\'', ' ']).to_lowercase();
    Some(match word.as_str() {
        "true" | "yes" | "1" | "c" => "true",
        "false" | "no" | "0" | "x" => "false",
        _ => return None,
    })
}

/// A text as an id: small letters and digits, all else a hyphen. `None` when nothing is left.
fn kebab_case(text: &str) -> Option<String> {
    let words: Vec<String> = text
        .split(|character: char| !character.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    (!words.is_empty()).then(|| words.join("-"))
}

fn is_kebab_case(id: &str) -> bool {
    id.split('-').all(|word| {
        !word.is_empty()
            && word
                .chars()
                .all(|character| character.is_ascii_lowercase() || character.is_ascii_digit())
    })
}
