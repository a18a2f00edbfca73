//! Reading a TOML file by hand, so that all its problems are found at once, each with its place.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::places::Place;
use super::{Fault, Problem};

/// A table of the file, with the place where it stands.
#[derive(Debug, Clone)]
pub(crate) struct Fields<'t> {
    table: &'t DeTable<'t>,
    /// Where the table stands in the text, in bytes.
    pub(crate) span: Range<usize>,
}

impl<'t> Fields<'t> {
    /// The value of a key, if it is there.
    pub(crate) fn get(&self, key: &str) -> Option<&'t Spanned<DeValue<'t>>> {
        self.table
            .iter()
            .find(|(name, _)| name.get_ref() == key)
            .map(|(_, value)| value)
    }
}

/// A value with its place in the text, in bytes.
#[derive(Debug, Clone)]
pub(crate) struct Found<T> {
    pub(crate) value: T,
    pub(crate) span: Range<usize>,
}

/// Reads values and collects what is wrong with them.
#[derive(Debug)]
pub(crate) struct Source<'t> {
    file: &'t str,
    text: &'t str,
    problems: Vec<Problem>,
}

impl<'t> Source<'t> {
    pub(crate) fn new(file: &'t str, text: &'t str) -> Self {
        Self {
            file,
            text,
            problems: Vec::new(),
        }
    }

    /// Notes a problem at a place in the text.
    pub(crate) fn fault(&mut self, span: &Range<usize>, fault: Fault) {
        let (line, column) = place(self.text, span.start);
        self.problems.push(Problem {
            file: self.file.to_owned(),
            line,
            column,
            fault,
        });
    }

    /// The file's name.
    pub(crate) fn file(&self) -> &'t str {
        self.file
    }

    /// The place in the file at which this begins.
    pub(crate) fn place(&self, span: &Range<usize>) -> Place {
        let (line, column) = place(self.text, span.start);
        Place { line, column }
    }

    /// How many problems there are so far.
    pub(crate) fn count(&self) -> usize {
        self.problems.len()
    }

    /// All problems, in the order of the text.
    pub(crate) fn into_problems(mut self) -> Vec<Problem> {
        self.problems
            .sort_by_key(|problem| (problem.line, problem.column));
        self.problems
    }

    /// Takes a value for a table in which these keys may stand.
    pub(crate) fn table(
        &mut self,
        value: &'t Spanned<DeValue<'t>>,
        known: &[&'static str],
    ) -> Option<Fields<'t>> {
        let Some(table) = value.get_ref().as_table() else {
            self.fault(&value.span(), Fault::WrongType { expected: "table" });
            return None;
        };
        Some(self.fields(table, value.span(), known))
    }

    /// The fields of a table in which these keys may stand.
    pub(crate) fn fields(
        &mut self,
        table: &'t DeTable<'t>,
        span: Range<usize>,
        known: &[&'static str],
    ) -> Fields<'t> {
        for key in table.keys() {
            if !known.contains(&key.get_ref().as_ref()) {
                let fault = Fault::UnknownKey {
                    key: key.get_ref().to_string(),
                    known: known.join(", "),
                };
                self.fault(&key.span(), fault);
            }
        }
        Fields { table, span }
    }

    /// The value of a key that must be there.
    pub(crate) fn required(
        &mut self,
        fields: &Fields<'t>,
        key: &'static str,
    ) -> Option<&'t Spanned<DeValue<'t>>> {
        let found = fields.get(key);
        if found.is_none() {
            self.fault(&fields.span, Fault::MissingKey(key));
        }
        found
    }

    /// A text.
    pub(crate) fn text(&mut self, value: &'t Spanned<DeValue<'t>>) -> Option<Found<&'t str>> {
        let span = value.span();
        let Some(text) = value.get_ref().as_str() else {
            self.fault(&span, Fault::WrongType { expected: "string" });
            return None;
        };
        Some(Found { value: text, span })
    }

    /// The text of a key that must be there.
    pub(crate) fn required_text(
        &mut self,
        fields: &Fields<'t>,
        key: &'static str,
    ) -> Option<Found<&'t str>> {
        let value = self.required(fields, key)?;
        self.text(value)
    }

    /// The text of a key, if it is there.
    pub(crate) fn optional_text(
        &mut self,
        fields: &Fields<'t>,
        key: &'static str,
    ) -> Option<Found<&'t str>> {
        let value = fields.get(key)?;
        self.text(value)
    }

    /// A whole number within these bounds.
    pub(crate) fn number(
        &mut self,
        value: &'t Spanned<DeValue<'t>>,
        bounds: std::ops::RangeInclusive<i64>,
    ) -> Option<i64> {
        let span = value.span();
        let Some(integer) = value.get_ref().as_integer() else {
            let expected = "integer";
            self.fault(&span, Fault::WrongType { expected });
            return None;
        };
        let number = i64::from_str_radix(integer.as_str(), integer.radix())
            .ok()
            .filter(|number| bounds.contains(number));
        if number.is_none() {
            let (least, most) = (*bounds.start(), *bounds.end());
            self.fault(&span, Fault::OutOfRange { least, most });
        }
        number
    }

    /// `true` or `false`.
    pub(crate) fn truth(&mut self, value: &'t Spanned<DeValue<'t>>) -> Option<bool> {
        let truth = value.get_ref().as_bool();
        if truth.is_none() {
            let expected = "boolean";
            self.fault(&value.span(), Fault::WrongType { expected });
        }
        truth
    }

    /// The values of an array.
    pub(crate) fn array(
        &mut self,
        value: &'t Spanned<DeValue<'t>>,
    ) -> Vec<&'t Spanned<DeValue<'t>>> {
        let Some(array) = value.get_ref().as_array() else {
            self.fault(&value.span(), Fault::WrongType { expected: "array" });
            return Vec::new();
        };
        array.iter().collect()
    }

    /// The values of the array of a key, none when it is not there.
    pub(crate) fn optional_array(
        &mut self,
        fields: &Fields<'t>,
        key: &'static str,
    ) -> Vec<&'t Spanned<DeValue<'t>>> {
        fields
            .get(key)
            .map(|value| self.array(value))
            .unwrap_or_default()
    }

    /// A value that is one of these words.
    pub(crate) fn word<T: Copy>(
        &mut self,
        found: &Found<&'t str>,
        known: &[(&'static str, T)],
    ) -> Option<T> {
        let meant = known
            .iter()
            .find(|(word, _)| *word == found.value)
            .map(|(_, meaning)| *meaning);
        if meant.is_none() {
            let words: Vec<&str> = known.iter().map(|(word, _)| *word).collect();
            let fault = Fault::UnknownWord {
                word: found.value.to_owned(),
                known: words.join(", "),
            };
            self.fault(&found.span, fault);
        }
        meant
    }
}

/// The line and the character, both counted from 1, of a byte of a text.
fn place(text: &str, byte: usize) -> (usize, usize) {
    let before = text.get(..byte).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (line, before[start..].chars().count() + 1)
}
