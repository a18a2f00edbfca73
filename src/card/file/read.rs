//! Reads the tables of a card's file into a loose card, and remembers where each field is written.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::card::check::{known_keys, meant_key};
use crate::card::{
    CardPart, Entry, Field, Key, LooseCard, LooseFields, LooseLine, LooseSection, LooseValue,
    Problem, ProblemKind, Unknown,
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
    misplaced: BTreeSet<CardPart>,
}

/// A value of a card's file.
type Written<'v> = document::KeyedValue<'v>;

impl<'t> CardFile<'t> {
    /// What the file says, and where it is not TOML.
    pub(super) fn read(text: &'t str) -> (Self, Vec<(Range<usize>, Problem)>) {
        let (document, source) = Source::<ShapeFault>::parse(text);
        let fields = document.fields(text);
        let mut file = Self {
            text,
            card: LooseCard::default(),
            spans: BTreeMap::from([(CardPart::Card.whole(), fields.span.clone())]),
            problems: Vec::new(),
            misplaced: BTreeSet::new(),
        };
        file.card = file.read_card(&fields);
        let syntax = source.into_located();
        let problem = |fault| Problem::of(CardPart::Card.whole(), ProblemKind::Shape(fault));
        let syntax = syntax.map(|it| (it.span, problem(it.value)));
        (file, syntax.collect())
    }

    /// Whether this part, or what it is a part of, is written as something else than a table of a
    /// list, which is told, and so nothing else of it.
    pub(super) fn is_misplaced(&self, part: CardPart) -> bool {
        let section = match part {
            CardPart::Line(section, _) => CardPart::Section(section),
            part => part,
        };
        self.misplaced.contains(&part) || self.misplaced.contains(&section)
    }

    fn read_card(&mut self, table: &Fields<'_>) -> LooseCard {
        let (mut fields, lists) = self.read_fields(CardPart::Card, table);
        let sections = self.list(CardPart::Card, "section", &lists, &mut fields);
        let sections = sections.into_iter().enumerate();
        let sections = sections.map(|(number, value)| self.read_section(number, value));
        LooseCard {
            sections: sections.collect(),
            fields,
        }
    }

    fn read_section(&mut self, number: usize, value: Written<'_>) -> LooseSection {
        let part = CardPart::Section(number);
        let Some(table) = value.as_table() else {
            // What stands there instead of a table is most likely a line.
            let line = Entry::parse(&self.value(value).said()).line;
            return LooseSection {
                lines: vec![line],
                ..LooseSection::default()
            };
        };
        let (mut fields, lists) = self.read_fields(part, &table);
        let lines = self.list(part, "line", &lists, &mut fields);
        let lines = lines.into_iter().enumerate();
        let lines = lines.map(|(line, value)| self.read_line(CardPart::Line(number, line), value));
        LooseSection {
            lines: lines.collect(),
            fields,
        }
    }

    fn read_line(&mut self, part: CardPart, value: Written<'_>) -> LooseLine {
        let Some(table) = value.as_table() else {
            return Entry::parse(&self.value(value).said()).line;
        };
        let (fields, ways) = self.read_fields(part, &table);
        let ways = ways.first().map(|value| {
            self.spans.insert(part.field("pattern"), value.span());
            let ways = match value.as_list() {
                Some(ways) => ways.collect(),
                None => vec![*value],
            };
            let ways = ways.into_iter().enumerate().map(|(number, value)| {
                self.spans.insert(part.way(number), value.span());
                self.value(value)
            });
            ways.collect()
        });
        LooseLine { fields, ways }
    }

    /// What the fields of a table say, and apart from these what stands at the key of its lists or of
    /// its ways. What stands at a misspelt key is read as if it stood at the one that is meant.
    fn read_fields<'v>(
        &mut self,
        part: CardPart,
        table: &Fields<'v>,
    ) -> (LooseFields, Vec<Written<'v>>) {
        let known = known_keys(part);
        let mut values: BTreeMap<&'static str, Vec<Written<'v>>> = BTreeMap::new();
        for key in known {
            if let Some(value) = table.get(key) {
                values.insert(key, vec![value]);
            }
        }
        let mut fields = LooseFields::default();
        for (key, value) in table.all("") {
            let name = key.value;
            if known.contains(&name) {
                continue;
            }
            let field = Key::Unknown(fields.unknown.len());
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
            fields.unknown.push(Unknown {
                key: name.to_owned(),
                meant,
                written: written.join("; "),
            });
        }
        let apart = ["section", "line", "pattern"];
        let apart = apart.iter().find_map(|key| values.remove(key));
        for (key, values) in values {
            if let Some(value) = values.first() {
                self.spans.insert(part.field(key), value.span());
                fields.set(key, Some(self.value(*value)));
            }
        }
        (fields, apart.unwrap_or_default())
    }

    /// The parts that stand in lists of tables, in the order of the file. What is no list, or no table,
    /// is told.
    fn list<'v>(
        &mut self,
        part: CardPart,
        key: &'static str,
        lists: &[Written<'v>],
        fields: &mut LooseFields,
    ) -> Vec<Written<'v>> {
        let field = part.field(key);
        let mut elements = Vec::new();
        for list in lists {
            self.spans.entry(field).or_insert_with(|| list.span());
            if let Some(list) = list.as_list() {
                elements.extend(list.map(|it| (it, true)));
            } else if list.as_table().is_some() {
                elements.push((*list, false));
            } else {
                fields.set(key, Some(self.value(*list)));
                return Vec::new();
            }
        }
        elements.sort_by_key(|(element, _)| element.span().start);
        for (number, (element, is_list)) in elements.iter().enumerate() {
            let part = match part {
                CardPart::Section(section) => CardPart::Line(section, number),
                CardPart::Card | CardPart::Line(..) => CardPart::Section(number),
            };
            if !is_list || element.as_table().is_none() {
                let wanted = ValueKind::Tables;
                let fault = ShapeFault::WrongValue { key, wanted };
                self.misplaced.insert(part);
                let problem = Problem::of(field, fault.into());
                self.problems.push((element.span(), problem));
            }
            self.spans.insert(part.whole(), element.span());
        }
        elements.into_iter().map(|(element, _)| element).collect()
    }

    fn value(&self, value: Written<'_>) -> LooseValue {
        let number = || value.as_digits()?.parse().ok();
        if let Some(text) = value.as_text() {
            LooseValue::Text(text.to_owned())
        } else if let Some(flag) = value.as_flag() {
            LooseValue::Flag(flag)
        } else if let Some(number) = number() {
            LooseValue::Number(number)
        } else if value.as_list().is_some() || value.as_table().is_some() {
            LooseValue::Several(self.written(value))
        } else {
            LooseValue::Other(self.written(value))
        }
    }

    /// A value as it is written, on one line.
    fn written(&self, value: Written<'_>) -> String {
        let written = self.text.get(value.span()).unwrap_or_default();
        let words: Vec<&str> = written.split_whitespace().collect();
        words.join(" ")
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
            into.push(format!("{key} = {}", self.written(value)));
        }
    }
}
