//! Reads the tables of a card's file into a loose card, and remembers where each field is written.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::place::start_of;
use crate::card::check::{known_keys, meant_key};
use crate::card::{
    Entry, Field, Key, LooseCard, LooseLine, LooseSection, Numbers, Part, Problem, ProblemKind,
    Raw, RawKind, TableKind, Unknown, Value, ValueKind,
};

/// A card's file, read.
#[derive(Debug)]
pub(super) struct CardFile<'t> {
    pub(super) text: &'t str,
    /// What it says.
    pub(super) card: LooseCard,
    /// Where each field is written: its value, or the head of a table.
    pub(super) spans: BTreeMap<Field, Range<usize>>,
    /// What is wrong with how it is written, where that is no matter of a field.
    pub(super) problems: Vec<(Range<usize>, Problem)>,
    /// Where it is not TOML.
    pub(super) syntax: Vec<(Range<usize>, Problem)>,
    /// Sections and lines that are no tables of a list.
    misplaced: BTreeSet<Part>,
}

/// The values of a table by the keys that are meant.
type Values<'v, 'i> = BTreeMap<&'static str, Vec<&'v Spanned<DeValue<'i>>>>;

impl<'t> CardFile<'t> {
    pub(super) fn read(text: &'t str) -> Self {
        let (table, errors) = DeTable::parse_recoverable(text);
        let start = start_of(text);
        let mut file = Self {
            text,
            card: LooseCard::default(),
            spans: BTreeMap::from([(Part::Card.whole(), start..start)]),
            problems: Vec::new(),
            syntax: Vec::new(),
            misplaced: BTreeSet::new(),
        };
        for error in errors {
            let detail = error.message().to_owned();
            let kind = ProblemKind::Syntax { detail };
            let span = error.span().unwrap_or(text.len()..text.len());
            let problem = Problem::of(Part::Card.whole(), kind);
            file.syntax.push((span, problem));
        }
        file.card = file.read_card(table.get_ref());
        file
    }

    /// Whether this part, or what it is a part of, is written as something else than a table of a
    /// list, which is told, and so nothing else of it.
    pub(super) fn is_misplaced(&self, part: Part) -> bool {
        let section = match part {
            Part::Line(section, _) => Part::Section(section),
            part => part,
        };
        self.misplaced.contains(&part) || self.misplaced.contains(&section)
    }

    fn read_card(&mut self, table: &DeTable<'_>) -> LooseCard {
        let part = Part::Card;
        let (values, unknown) = self.values(part, TableKind::Card, table);
        LooseCard {
            format: self.number(part, "format", &values),
            id: self.text(part, "id", &values),
            title: self.text(part, "title", &values),
            year: self.number(part, "year", &values),
            license: self.text(part, "license", &values),
            sections: self.list(part, "section", &values, Self::read_section),
            unknown,
        }
    }

    fn read_section(&mut self, number: usize, value: &Spanned<DeValue<'_>>) -> LooseSection {
        let part = Part::Section(number);
        let DeValue::Table(table) = value.get_ref() else {
            // What stands there instead of a table is most likely a line.
            let line = Entry::parse(&self.raw(value).said).line;
            return LooseSection {
                lines: Value::Read(vec![line]),
                ..LooseSection::default()
            };
        };
        let (values, unknown) = self.values(part, TableKind::Section, table);
        LooseSection {
            id: self.text(part, "id", &values),
            title: self.text(part, "title", &values),
            singles_and_pairs: self.flag(part, "singles_and_pairs", &values),
            lines: self.list(part, "line", &values, |file, line, value| {
                file.read_line(Part::Line(number, line), value)
            }),
            unknown,
        }
    }

    fn read_line(&mut self, part: Part, value: &Spanned<DeValue<'_>>) -> LooseLine {
        let DeValue::Table(table) = value.get_ref() else {
            return Entry::parse(&self.raw(value).said).line;
        };
        let (values, unknown) = self.values(part, TableKind::Line, table);
        let numbers = |value: &DeValue<'_>| {
            let all = Numbers::ALL.into_iter();
            all.clone().find(|it| Some(it.word()) == value.as_str())
        };
        LooseLine {
            ways: self.ways(part, &values),
            numbers: self.value(part, "numbers", &values, numbers),
            value: self.number(part, "value", &values),
            concealed: self.flag(part, "concealed", &values),
            note: self.text(part, "note", &values),
            unknown,
        }
    }

    /// The values of a table, and the keys that such a table has not. What stands at a misspelt key is
    /// read as if it stood at the one that is meant.
    fn values<'v, 'i>(
        &mut self,
        part: Part,
        kind: TableKind,
        table: &'v DeTable<'i>,
    ) -> (Values<'v, 'i>, Vec<Unknown>) {
        let known = known_keys(kind);
        let exact = |key: &str| known.iter().find(|known| **known == key).copied();
        let mut values = Values::new();
        for (key, value) in table {
            if let Some(key) = exact(key.get_ref()) {
                values.insert(key, vec![value]);
            }
        }
        let mut unknown = Vec::new();
        for (key, value) in table
            .iter()
            .filter(|(key, _)| exact(key.get_ref()).is_none())
        {
            let name: &str = key.get_ref();
            let field = Key::Unknown(unknown.len());
            self.spans.insert(Field { part, key: field }, key.span());
            // A list goes on under a misspelt key; of anything else there is one.
            let is_free = |meant: &&'static str| {
                matches!(*meant, "section" | "line") || !values.contains_key(meant)
            };
            let meant = meant_key(name, known).filter(is_free);
            if let Some(meant) = meant {
                values.entry(meant).or_default().push(value);
            }
            let mut written = Vec::new();
            self.write_out(name, value, &mut written);
            unknown.push(Unknown {
                key: name.to_owned(),
                meant,
                written: written.join("; "),
            });
        }
        (values, unknown)
    }

    fn value<T>(
        &mut self,
        part: Part,
        key: &'static str,
        values: &Values<'_, '_>,
        read: impl FnOnce(&DeValue<'_>) -> Option<T>,
    ) -> Value<T> {
        let Some(value) = values.get(key).and_then(|values| values.first()) else {
            return Value::Missing;
        };
        self.spans.insert(part.field(key), value.span());
        match read(value.get_ref()) {
            Some(value) => Value::Read(value),
            None => Value::Unreadable(self.raw(value)),
        }
    }

    fn text(&mut self, part: Part, key: &'static str, values: &Values<'_, '_>) -> Value<String> {
        self.value(part, key, values, |value| value.as_str().map(str::to_owned))
    }

    fn number<T: TryFrom<u64>>(
        &mut self,
        part: Part,
        key: &'static str,
        values: &Values<'_, '_>,
    ) -> Value<T> {
        self.value(part, key, values, |value| match value {
            DeValue::Integer(it) => {
                let number = u64::from_str_radix(it.as_str(), it.radix());
                T::try_from(number.ok()?).ok()
            }
            _ => None,
        })
    }

    fn flag(&mut self, part: Part, key: &'static str, values: &Values<'_, '_>) -> Value<bool> {
        self.value(part, key, values, |value| match value {
            DeValue::Boolean(flag) => Some(*flag),
            _ => None,
        })
    }

    /// The pattern, or each of the list of patterns.
    fn ways(&mut self, part: Part, values: &Values<'_, '_>) -> Value<Vec<Value<String>>> {
        let Some(value) = values.get("pattern").and_then(|values| values.first()) else {
            return Value::Missing;
        };
        self.spans.insert(part.field("pattern"), value.span());
        let ways = match value.get_ref() {
            DeValue::String(_) => std::slice::from_ref(*value),
            DeValue::Array(ways) => ways,
            _ => return Value::Unreadable(self.raw(value)),
        };
        let ways = ways.iter().enumerate().map(|(number, value)| {
            self.spans.insert(part.way(number), value.span());
            match value.get_ref() {
                DeValue::String(text) => Value::Read(text.to_string()),
                _ => Value::Unreadable(self.raw(value)),
            }
        });
        Value::Read(ways.collect())
    }

    /// The parts that stand in lists of tables, in the order of the file. What is no list, or no table,
    /// is told.
    fn list<T>(
        &mut self,
        part: Part,
        key: &'static str,
        values: &Values<'_, '_>,
        read: impl Fn(&mut Self, usize, &Spanned<DeValue<'_>>) -> T,
    ) -> Value<Vec<T>> {
        let field = part.field(key);
        let Some(lists) = values.get(key) else {
            return Value::Missing;
        };
        let wrong = || {
            let wanted = ValueKind::Tables;
            Problem::of(field, ProblemKind::WrongValue { key, wanted })
        };
        let mut elements = Vec::new();
        for list in lists {
            self.spans.entry(field).or_insert_with(|| list.span());
            match list.get_ref() {
                DeValue::Array(list) => elements.extend(list.iter().map(|it| (it, true))),
                DeValue::Table(_) => elements.push((*list, false)),
                _ => return Value::Unreadable(self.raw(list)),
            }
        }
        elements.sort_by_key(|(element, _)| element.span().start);
        let elements = elements.into_iter().enumerate();
        let elements = elements.map(|(number, (element, is_list))| {
            let part = match part {
                Part::Section(section) => Part::Line(section, number),
                Part::Card | Part::Line(..) => Part::Section(number),
            };
            if !is_list || !matches!(element.get_ref(), DeValue::Table(_)) {
                self.misplaced.insert(part);
                self.problems.push((element.span(), wrong()));
            }
            self.spans.insert(part.whole(), element.span());
            read(self, number, element)
        });
        Value::Read(elements.collect())
    }

    fn raw(&self, value: &Spanned<DeValue<'_>>) -> Raw {
        let written = self.text.get(value.span()).unwrap_or_default();
        let words: Vec<&str> = written.split_whitespace().collect();
        let written = words.join(" ");
        let (kind, said) = match value.get_ref() {
            DeValue::String(text) => (RawKind::Text, text.to_string()),
            DeValue::Integer(number) => (RawKind::Integer, number.to_string()),
            DeValue::Array(_) | DeValue::Table(_) => (RawKind::Several, written.clone()),
            _ => (RawKind::Other, written.clone()),
        };
        Raw {
            kind,
            said,
            written,
        }
    }

    /// A key with its value as they are written; of a table, every key of it.
    fn write_out(&self, key: &str, value: &Spanned<DeValue<'_>>, into: &mut Vec<String>) {
        let is_table = |it: &Spanned<DeValue<'_>>| matches!(it.get_ref(), DeValue::Table(_));
        match value.get_ref() {
            DeValue::Table(table) => {
                for (inner, value) in table {
                    let inner: &str = inner.get_ref();
                    self.write_out(&format!("{key}.{inner}"), value, into);
                }
            }
            DeValue::Array(array) if array.iter().any(is_table) => {
                for value in array {
                    self.write_out(key, value, into);
                }
            }
            _ => into.push(format!("{key} = {}", self.raw(value).written)),
        }
    }
}
