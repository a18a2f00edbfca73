//! A table of a card's file whose keys and values may be other than they should: taken as they are most
//! likely meant, and kept as text where that cannot be told.

use std::collections::BTreeMap;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::card::TableKind;
use crate::card::read::{known_keys, meant_flag, meant_key};

/// The values of a table by the keys that are meant, each with the key as written.
pub(super) struct Loose<'t, 'i> {
    source: &'t str,
    values: BTreeMap<&'static str, Vec<Value<'t, 'i>>>,
    /// What has no place in a draft, as it is written.
    kept: Vec<String>,
}

struct Value<'t, 'i> {
    key: &'t str,
    value: &'t Spanned<DeValue<'i>>,
}

/// A part of a list.
pub(super) enum Element<'t, 'i> {
    /// A table.
    Table(&'t DeTable<'i>),
    /// What is no table: its text.
    Other(String),
}

impl<'t, 'i> Loose<'t, 'i> {
    /// The values of a table of the file `source`.
    pub(super) fn of(source: &'t str, table: &'t DeTable<'i>, kind: TableKind) -> Self {
        let mut loose = Self {
            source,
            values: BTreeMap::new(),
            kept: Vec::new(),
        };
        let known = known_keys(kind);
        for (key, value) in table {
            let key: &str = key.get_ref();
            let exact = known.iter().find(|known| **known == key).copied();
            // A list goes on under a misspelt key; of anything else there is one.
            let goes_on = |meant: &&'static str| {
                matches!(*meant, "section" | "line") || !table.contains_key(*meant)
            };
            match exact.or_else(|| meant_key(key, known).filter(goes_on)) {
                Some(meant) => {
                    let values = loose.values.entry(meant).or_default();
                    values.push(Value { key, value });
                }
                None => loose.keep(key, value),
            }
        }
        // What no draft has, but every file.
        loose.values.remove("format");
        if kind == TableKind::Section {
            loose.values.remove("id");
        }
        loose
    }

    /// The text of a key, or what else is written there; empty when there is nothing.
    pub(super) fn text(&mut self, key: &'static str) -> String {
        let Some(Value { key, value }) = self.take(key) else {
            return String::new();
        };
        match value.get_ref() {
            DeValue::Table(_) | DeValue::Array(_) => {
                self.keep(key, value);
                String::new()
            }
            _ => text_of(self.source, value),
        }
    }

    /// Whether a key says yes.
    pub(super) fn flag(&mut self, key: &'static str) -> bool {
        let Some(Value { key, value }) = self.take(key) else {
            return false;
        };
        let said = meant_flag(&text_of(self.source, value));
        if said.is_none() {
            self.keep(key, value);
        }
        said == Some("true")
    }

    /// The number of points of a key.
    pub(super) fn value(&mut self, key: &'static str) -> Option<u16> {
        let Value { key, value } = self.take(key)?;
        let text = text_of(self.source, value);
        let number = text.trim_matches(|it: char| !it.is_ascii_digit()).parse();
        if number.is_err() {
            self.keep(key, value);
        }
        number.ok()
    }

    /// The parts of a list, in the order of the file; of what is no list, that alone.
    pub(super) fn elements(&mut self, key: &'static str) -> Vec<Element<'t, 'i>> {
        let mut elements: Vec<(usize, Element<'t, 'i>)> = Vec::new();
        let source = self.source;
        let mut add = |value: &'t Spanned<DeValue<'i>>| {
            let element = match value.get_ref() {
                DeValue::Table(table) => Element::Table(table),
                _ => Element::Other(text_of(source, value)),
            };
            elements.push((value.span().start, element));
        };
        for Value { value, .. } in self.values.remove(key).unwrap_or_default() {
            match value.get_ref() {
                DeValue::Array(array) => array.iter().for_each(&mut add),
                _ => add(value),
            }
        }
        elements.sort_by_key(|(start, _)| *start);
        elements.into_iter().map(|(_, element)| element).collect()
    }

    /// What is left of the table, to stand in a note; nothing when all has been taken.
    pub(super) fn kept(mut self) -> Option<String> {
        for Value { key, value } in std::mem::take(&mut self.values).into_values().flatten() {
            self.keep(key, value);
        }
        (!self.kept.is_empty()).then(|| self.kept.join("; "))
    }

    /// Takes the value of a key; of several all others are kept as text.
    fn take(&mut self, key: &'static str) -> Option<Value<'t, 'i>> {
        let mut values = self.values.remove(key)?.into_iter();
        let first = values.next();
        for Value { key, value } in values {
            self.keep(key, value);
        }
        first
    }

    fn keep(&mut self, key: &str, value: &Spanned<DeValue<'_>>) {
        match value.get_ref() {
            DeValue::Table(table) => {
                for (inner, value) in table {
                    let inner: &str = inner.get_ref();
                    self.keep(&format!("{key}.{inner}"), value);
                }
            }
            DeValue::Array(array)
                if array
                    .iter()
                    .any(|it| matches!(it.get_ref(), DeValue::Table(_))) =>
            {
                for value in array {
                    self.keep(key, value);
                }
            }
            _ => {
                let written = written(self.source, value);
                self.kept.push(format!("{key} = {written}"));
            }
        }
    }
}

/// What a text says; of anything else, how it is written.
fn text_of(source: &str, value: &Spanned<DeValue<'_>>) -> String {
    match value.get_ref() {
        DeValue::String(text) => text.to_string(),
        DeValue::Integer(number) => number.to_string(),
        _ => written(source, value),
    }
}

/// A value as it is written, on one line.
fn written(source: &str, value: &Spanned<DeValue<'_>>) -> String {
    let written = source.get(value.span()).unwrap_or_default();
    let words: Vec<&str> = written.split_whitespace().collect();
    words.join(" ")
}
