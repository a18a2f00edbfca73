//! Reads the values of a document and collects what is wrong with them.

use std::ops::{Range, RangeInclusive};

use toml::Spanned;
use toml::de::{DeInteger, DeTable, DeValue};

use super::place::{PlaceCounter, start_of};
use super::written::characters;
use super::{Place, ShapeFault, ValueKind, meant};

/// A text as TOML, as far as it is that.
#[derive(Debug)]
pub(crate) struct Document<'t>(DeTable<'t>);

/// A table of a document.
#[derive(Debug, Clone)]
pub(crate) struct Fields<'t> {
    table: &'t DeTable<'t>,
    /// Where the table stands in the text, in bytes.
    pub(crate) span: Range<usize>,
}

/// A value of a document, with the key at which it stands.
#[derive(Debug, Clone, Copy)]
pub(crate) struct KeyedValue<'t> {
    key: &'static str,
    value: &'t Spanned<DeValue<'t>>,
}

/// What was read, with its place in the text, in bytes.
#[derive(Debug, Clone)]
pub(crate) struct Located<T> {
    pub(crate) value: T,
    pub(crate) span: Range<usize>,
}

/// A text that is being read, and the faults found in it.
#[derive(Debug)]
pub(crate) struct Source<'t, F> {
    text: &'t str,
    faults: Vec<Located<F>>,
    is_of_another_format: bool,
}

impl<'t> Document<'t> {
    /// Its fields; `text` is what it was parsed from.
    pub(crate) fn fields(&'t self, text: &str) -> Fields<'t> {
        let start = start_of(text);
        Fields {
            table: &self.0,
            span: start..start,
        }
    }
}

impl<'t> Fields<'t> {
    /// The value of a key, if it is there.
    pub(crate) fn get(&self, key: &'static str) -> Option<KeyedValue<'t>> {
        let value = self.table.get(key)?;
        Some(KeyedValue { key, value })
    }

    /// Every key, with the place where it is written, and its value as that of `of`.
    pub(crate) fn all(
        &self,
        of: &'static str,
    ) -> impl Iterator<Item = (Located<&'t str>, KeyedValue<'t>)> {
        self.table.iter().map(move |(key, value)| {
            let name = Located {
                value: key.get_ref().as_ref(),
                span: key.span(),
            };
            (name, KeyedValue { key: of, value })
        })
    }
}

impl<'t> KeyedValue<'t> {
    /// Where it stands in the text, in bytes.
    pub(crate) fn span(self) -> Range<usize> {
        self.value.span()
    }

    /// What it says, if that is a text.
    pub(crate) fn as_text(self) -> Option<&'t str> {
        self.value.get_ref().as_str()
    }

    /// What it says, if that is `true` or `false`.
    pub(crate) fn as_flag(self) -> Option<bool> {
        self.value.get_ref().as_bool()
    }

    /// The number as people write it, however it stands in the text, if it is a whole one.
    pub(crate) fn as_digits(self) -> Option<String> {
        self.value.get_ref().as_integer().map(digits_of)
    }

    /// Its values, if it is a list.
    pub(crate) fn as_list(self) -> Option<impl ExactSizeIterator<Item = KeyedValue<'t>>> {
        let key = self.key;
        let list = self.value.get_ref().as_array()?;
        Some(list.iter().map(move |value| KeyedValue { key, value }))
    }

    /// Its fields, if it is a table.
    pub(crate) fn as_table(self) -> Option<Fields<'t>> {
        let table = self.value.get_ref().as_table()?;
        let span = self.span();
        Some(Fields { table, span })
    }
}

impl<'t, F: From<ShapeFault>> Source<'t, F> {
    /// Parses a text, and notes where it is not TOML.
    pub(crate) fn parse(text: &'t str) -> (Document<'t>, Self) {
        let (table, errors) = DeTable::parse_recoverable(text);
        let mut source = Self {
            text,
            faults: Vec::new(),
            is_of_another_format: false,
        };
        for error in errors {
            let span = error.span().unwrap_or(text.len()..text.len());
            let detail = error.message().to_owned();
            source.shape_fault(&span, ShapeFault::Syntax { detail });
        }
        (Document(table.into_inner()), source)
    }

    /// Notes what is wrong at a place in the text.
    pub(crate) fn fault(&mut self, span: &Range<usize>, fault: F) {
        if !self.is_of_another_format {
            self.faults.push(Located {
                value: fault,
                span: span.clone(),
            });
        }
    }

    /// The same, of what any file can be wrong in.
    pub(crate) fn shape_fault(&mut self, span: &Range<usize>, fault: ShapeFault) {
        self.fault(span, fault.into());
    }

    /// The place in the file at which this begins.
    pub(crate) fn place(&self, span: &Range<usize>) -> Place {
        Place::of(self.text, span.start)
    }

    /// What is written there.
    pub(crate) fn written(&self, span: &Range<usize>) -> &'t str {
        self.text.get(span.clone()).unwrap_or_default()
    }

    /// Where a character of a text, counted from 0, is written; its end where it has not so many.
    pub(crate) fn character(&self, found: &Located<&str>, nth: usize) -> Range<usize> {
        let written = characters(self.text, found.span.clone(), found.value);
        let end = written.last().map_or(found.span.start, |it| it.1.end);
        written.get(nth).map_or(end..end, |it| it.1.clone())
    }

    /// Whether nothing was wrong so far.
    pub(crate) fn is_sound(&self) -> bool {
        self.faults.is_empty()
    }

    /// How many faults there are so far.
    pub(crate) fn count(&self) -> usize {
        self.faults.len()
    }

    /// All faults, each with its bytes in the text.
    pub(crate) fn into_located(self) -> impl Iterator<Item = Located<F>> {
        self.faults.into_iter()
    }

    /// All faults with their places, in the order of the text.
    pub(crate) fn into_faults(mut self) -> impl Iterator<Item = (Place, F)> + use<'t, F> {
        self.faults.sort_by_key(|fault| fault.span.start);
        let mut places = PlaceCounter::new(self.text);
        let faults = self.faults.into_iter();
        faults.map(move |fault| (places.advance_to(fault.span.start), fault.value))
    }

    /// The fields of the whole document, in which these keys may stand.
    pub(crate) fn document(
        &mut self,
        document: &'t Document<'t>,
        known: &[&'static str],
    ) -> Fields<'t> {
        self.known(document.fields(self.text), known)
    }

    /// Takes a value for a table in which these keys may stand.
    pub(crate) fn table(
        &mut self,
        value: KeyedValue<'t>,
        known: &[&'static str],
    ) -> Option<Fields<'t>> {
        let fields = self.wanted(value, ValueKind::Table, value.as_table())?;
        Some(self.known(fields, known))
    }

    /// Notes the keys of a table that are none of these.
    fn known(&mut self, fields: Fields<'t>, known: &[&'static str]) -> Fields<'t> {
        for key in fields.table.keys() {
            let name = key.get_ref().as_ref();
            if !known.contains(&name) {
                let fault = ShapeFault::UnknownKey {
                    key: name.to_owned(),
                    meant: meant(name, known),
                    known: known.to_vec(),
                };
                self.shape_fault(&key.span(), fault);
            }
        }
        fields
    }

    /// The format of the file, if it is one of these. Of a file in another format nothing else is told, for
    /// nothing else would be true.
    pub(crate) fn format(&mut self, fields: &Fields<'t>, known: &'static [u64]) -> Option<u64> {
        let value = self.required(fields, "format")?;
        let found = self.wanted(value, ValueKind::WholeNumber, value.as_digits())?;
        let format = found.parse().ok().filter(|format| known.contains(format));
        if format.is_none() {
            self.faults.clear();
            self.shape_fault(&value.span(), ShapeFault::Format { found, known });
            self.is_of_another_format = true;
        }
        format
    }

    /// The value of a key that must be there.
    pub(crate) fn required(
        &mut self,
        fields: &Fields<'t>,
        key: &'static str,
    ) -> Option<KeyedValue<'t>> {
        let found = fields.get(key);
        if found.is_none() {
            self.shape_fault(&fields.span, ShapeFault::MissingKey { key });
        }
        found
    }

    /// What was read of a value; notes that something else belongs there when that is nothing.
    pub(crate) fn wanted<T>(
        &mut self,
        value: KeyedValue<'t>,
        wanted: ValueKind,
        found: Option<T>,
    ) -> Option<T> {
        if found.is_none() {
            let key = value.key;
            self.shape_fault(&value.span(), ShapeFault::WrongValue { key, wanted });
        }
        found
    }

    /// A text.
    pub(crate) fn text(&mut self, value: KeyedValue<'t>) -> Option<Located<&'t str>> {
        let text = self.wanted(value, ValueKind::Text, value.as_text())?;
        Some(Located {
            value: text,
            span: value.span(),
        })
    }

    /// The text of a key that must be there.
    pub(crate) fn required_text(
        &mut self,
        fields: &Fields<'t>,
        key: &'static str,
    ) -> Option<Located<&'t str>> {
        let value = self.required(fields, key)?;
        self.text(value)
    }

    /// The text of a key, if it is there.
    pub(crate) fn optional_text(
        &mut self,
        fields: &Fields<'t>,
        key: &'static str,
    ) -> Option<Located<&'t str>> {
        let value = fields.get(key)?;
        self.text(value)
    }

    /// A whole number within these bounds.
    pub(crate) fn number(
        &mut self,
        value: KeyedValue<'t>,
        bounds: RangeInclusive<i64>,
    ) -> Option<i64> {
        let found = self.wanted(value, ValueKind::WholeNumber, value.as_digits())?;
        let number = found.parse().ok().filter(|number| bounds.contains(number));
        if number.is_none() {
            let (least, most) = (*bounds.start(), *bounds.end());
            let fault = ShapeFault::OutOfRange {
                key: value.key,
                found,
                least,
                most,
            };
            self.shape_fault(&value.span(), fault);
        }
        number
    }

    /// `true` or `false`.
    pub(crate) fn truth(&mut self, value: KeyedValue<'t>) -> Option<bool> {
        self.wanted(value, ValueKind::TrueOrFalse, value.as_flag())
    }

    /// The values of a list.
    pub(crate) fn array(&mut self, value: KeyedValue<'t>) -> Vec<KeyedValue<'t>> {
        let list = self.wanted(value, ValueKind::List, value.as_list());
        list.into_iter().flatten().collect()
    }

    /// The values of the list of a key, none when it is not there.
    pub(crate) fn optional_array(
        &mut self,
        fields: &Fields<'t>,
        key: &'static str,
    ) -> Vec<KeyedValue<'t>> {
        let value = fields.get(key);
        value.map_or_else(Vec::new, |value| self.array(value))
    }

    /// A text that is one of these words.
    pub(crate) fn word<T: Copy>(
        &mut self,
        found: &Located<&str>,
        known: &[(&'static str, T)],
    ) -> Option<T> {
        let mut words = known.iter();
        let word = words.find(|(word, _)| *word == found.value);
        if word.is_none() {
            let known: Vec<&str> = known.iter().map(|(word, _)| *word).collect();
            self.unknown_word(&found.span, found.value, &known);
        }
        word.map(|(_, meaning)| *meaning)
    }

    /// Notes a word that is none of those that may stand there.
    pub(crate) fn unknown_word(&mut self, span: &Range<usize>, word: &str, known: &[&str]) {
        let fault = ShapeFault::UnknownWord {
            word: word.to_owned(),
            meant: meant(word, known).map(str::to_owned),
            known: known.iter().map(|word| (*word).to_owned()).collect(),
        };
        self.shape_fault(span, fault);
    }
}

/// A whole number as people write it, however it stands in the text.
fn digits_of(number: &DeInteger<'_>) -> String {
    i128::from_str_radix(number.as_str(), number.radix())
        .map_or_else(|_| number.as_str().to_owned(), |number| number.to_string())
}
