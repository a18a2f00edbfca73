//! Reads the tables of a card's file into a loose card, and remembers where each field is written.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::card::check::{known_keys, meant_key};
use crate::card::{
    Entry, Field, Key, LooseCard, LooseLine, LooseSection, Numbers, Part, Problem, ProblemKind,
    Raw, RawKind, Unknown, Value,
};
use crate::document::{self, Fields, ShapeFault, Source, ValueKind};

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
    /// Sections and lines that are no tables of a list.
    misplaced: BTreeSet<Part>,
}

/// A value of a card's file.
type Written<'v> = document::Value<'v>;

/// The values of a table by the keys that are meant.
type Values<'v> = BTreeMap<&'static str, Vec<Written<'v>>>;

impl<'t> CardFile<'t> {
    /// What the file says, and where it is not TOML.
    pub(super) fn read(text: &'t str) -> (Self, Vec<(Range<usize>, Problem)>) {
        let (document, source) = Source::<ShapeFault>::parse(text);
        let fields = document.fields(text);
        let mut file = Self {
            text,
            card: LooseCard::default(),
            spans: BTreeMap::from([(Part::Card.whole(), fields.span.clone())]),
            problems: Vec::new(),
            misplaced: BTreeSet::new(),
        };
        file.card = file.read_card(&fields);
        let syntax = source.into_located();
        let problem = |fault| Problem::of(Part::Card.whole(), ProblemKind::Shape(fault));
        let syntax = syntax.map(|it| (it.span, problem(it.value)));
        (file, syntax.collect())
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

    fn read_card(&mut self, fields: &Fields<'_>) -> LooseCard {
        let part = Part::Card;
        let (values, unknown) = self.values(part, fields);
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

    fn read_section(&mut self, number: usize, value: Written<'_>) -> LooseSection {
        let part = Part::Section(number);
        let Some(fields) = value.as_table() else {
            // What stands there instead of a table is most likely a line.
            let line = Entry::parse(&self.raw(value).said).line;
            return LooseSection {
                lines: Value::Read(vec![line]),
                ..LooseSection::default()
            };
        };
        let (values, unknown) = self.values(part, &fields);
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

    fn read_line(&mut self, part: Part, value: Written<'_>) -> LooseLine {
        let Some(fields) = value.as_table() else {
            return Entry::parse(&self.raw(value).said).line;
        };
        let (values, unknown) = self.values(part, &fields);
        let numbers = |value: Written<'_>| {
            let mut all = Numbers::ALL.into_iter();
            all.find(|it| Some(it.word()) == value.as_text())
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
    fn values<'v>(&mut self, part: Part, fields: &Fields<'v>) -> (Values<'v>, Vec<Unknown>) {
        let known = known_keys(part);
        let mut values = Values::new();
        for key in known {
            if let Some(value) = fields.get(key) {
                values.insert(key, vec![value]);
            }
        }
        let mut unknown = Vec::new();
        for (key, value) in fields.all("") {
            let name = key.value;
            if known.contains(&name) {
                continue;
            }
            let field = Key::Unknown(unknown.len());
            self.spans.insert(Field { part, key: field }, key.span);
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
        values: &Values<'_>,
        read: impl FnOnce(Written<'_>) -> Option<T>,
    ) -> Value<T> {
        let Some(value) = values.get(key).and_then(|values| values.first()) else {
            return Value::Missing;
        };
        self.spans.insert(part.field(key), value.span());
        match read(*value) {
            Some(value) => Value::Read(value),
            None => Value::Unreadable(self.raw(*value)),
        }
    }

    fn text(&mut self, part: Part, key: &'static str, values: &Values<'_>) -> Value<String> {
        self.value(part, key, values, |value| {
            value.as_text().map(str::to_owned)
        })
    }

    fn number<T: TryFrom<u64>>(
        &mut self,
        part: Part,
        key: &'static str,
        values: &Values<'_>,
    ) -> Value<T> {
        self.value(part, key, values, |value| {
            let number: u64 = value.as_digits()?.parse().ok()?;
            T::try_from(number).ok()
        })
    }

    fn flag(&mut self, part: Part, key: &'static str, values: &Values<'_>) -> Value<bool> {
        self.value(part, key, values, |value| value.as_flag())
    }

    /// The pattern, or each of the list of patterns.
    fn ways(&mut self, part: Part, values: &Values<'_>) -> Value<Vec<Value<String>>> {
        let Some(value) = values.get("pattern").and_then(|values| values.first()) else {
            return Value::Missing;
        };
        self.spans.insert(part.field("pattern"), value.span());
        let ways: Vec<Written<'_>> = match (value.as_text(), value.as_list()) {
            (Some(_), _) => vec![*value],
            (None, Some(ways)) => ways.collect(),
            (None, None) => return Value::Unreadable(self.raw(*value)),
        };
        let ways = ways.into_iter().enumerate().map(|(number, value)| {
            self.spans.insert(part.way(number), value.span());
            match value.as_text() {
                Some(text) => Value::Read(text.to_owned()),
                None => Value::Unreadable(self.raw(value)),
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
        values: &Values<'_>,
        read: impl Fn(&mut Self, usize, Written<'_>) -> T,
    ) -> Value<Vec<T>> {
        let field = part.field(key);
        let Some(lists) = values.get(key) else {
            return Value::Missing;
        };
        let wrong = || {
            let wanted = ValueKind::Tables;
            Problem::of(field, ShapeFault::WrongValue { key, wanted }.into())
        };
        let mut elements = Vec::new();
        for list in lists {
            self.spans.entry(field).or_insert_with(|| list.span());
            if let Some(list) = list.as_list() {
                elements.extend(list.map(|it| (it, true)));
            } else if list.as_table().is_some() {
                elements.push((*list, false));
            } else {
                return Value::Unreadable(self.raw(*list));
            }
        }
        elements.sort_by_key(|(element, _)| element.span().start);
        let elements = elements.into_iter().enumerate();
        let elements = elements.map(|(number, (element, is_list))| {
            let part = match part {
                Part::Section(section) => Part::Line(section, number),
                Part::Card | Part::Line(..) => Part::Section(number),
            };
            if !is_list || element.as_table().is_none() {
                self.misplaced.insert(part);
                self.problems.push((element.span(), wrong()));
            }
            self.spans.insert(part.whole(), element.span());
            read(self, number, element)
        });
        Value::Read(elements.collect())
    }

    fn raw(&self, value: Written<'_>) -> Raw {
        let written = self.text.get(value.span()).unwrap_or_default();
        let words: Vec<&str> = written.split_whitespace().collect();
        let written = words.join(" ");
        let (kind, said) = if let Some(text) = value.as_text() {
            (RawKind::Text, text.to_owned())
        } else if let Some(number) = value.as_digits() {
            (RawKind::Integer, number)
        } else if value.as_list().is_some() || value.as_table().is_some() {
            (RawKind::Several, written.clone())
        } else {
            (RawKind::Other, written.clone())
        };
        Raw {
            kind,
            said,
            written,
        }
    }

    /// A key with its value as they are written; of a table, every key of it.
    fn write_out(&self, key: &str, value: Written<'_>, into: &mut Vec<String>) {
        let is_table = |it: Written<'_>| it.as_table().is_some();
        let list = value.as_list().into_iter().flatten();
        if let Some(fields) = value.as_table() {
            for (inner, value) in fields.all("") {
                self.write_out(&format!("{key}.{}", inner.value), value, into);
            }
        } else if value.as_list().is_some_and(|mut list| list.any(is_table)) {
            for value in list {
                self.write_out(key, value, into);
            }
        } else {
            into.push(format!("{key} = {}", self.raw(value).written));
        }
    }
}
