//! A card before it is checked: what its file says, or what is typed, field by field.
//!
//! Anything may stand in it. A file and typed lines are both read into it, and what comes of it, a
//! [`Card`](super::Card) and its problems, is the business of `check`.

use super::check::FORMAT;
use super::{Change, Fix, NewValue, Numbers};
use crate::document::quoted;

/// What a field says.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Value<T> {
    /// It is not there.
    #[default]
    Missing,
    /// This, which is of the kind that the field wants.
    Read(T),
    /// Something else.
    Unreadable(Raw),
}

/// A value of another kind than its field wants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Raw {
    /// What it is instead.
    pub kind: RawKind,
    /// What it says: a text without its quotes, anything else as it is written.
    pub said: String,
    /// How it is written, on one line.
    pub written: String,
}

/// What a value is that is of another kind than its field wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RawKind {
    /// A text.
    Text,
    /// A whole number, perhaps too large.
    Integer,
    /// `true`, a fraction or a date.
    Other,
    /// A list, or a table.
    Several,
}

/// A card, as far as it could be read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LooseCard {
    /// The version of the format in which its file is.
    pub format: Value<u64>,
    /// The id.
    pub id: Value<String>,
    /// The title.
    pub title: Value<String>,
    /// The year it was made for.
    pub year: Value<u16>,
    /// Its licence.
    pub license: Value<String>,
    /// Its sections.
    pub sections: Value<Vec<LooseSection>>,
    /// What else is written there.
    pub unknown: Vec<Unknown>,
}

/// A section, as far as it could be read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LooseSection {
    /// The id.
    pub id: Value<String>,
    /// The title.
    pub title: Value<String>,
    /// Whether it is singles and pairs.
    pub singles_and_pairs: Value<bool>,
    /// Its lines.
    pub lines: Value<Vec<LooseLine>>,
    /// What else is written there.
    pub unknown: Vec<Unknown>,
}

/// A line, as far as it could be read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LooseLine {
    /// The patterns of which one is made.
    pub ways: Value<Vec<Value<String>>>,
    /// How its numbers may move.
    pub numbers: Value<Numbers>,
    /// What it is worth.
    pub value: Value<u16>,
    /// Whether it must be concealed.
    pub concealed: Value<bool>,
    /// The note in parentheses.
    pub note: Value<String>,
    /// What else is written there.
    pub unknown: Vec<Unknown>,
}

/// A key that no such part has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unknown {
    /// The key.
    pub key: String,
    /// The key that was meant, where that can be told: what it says is read as if that stood there.
    pub meant: Option<&'static str>,
    /// The key with its value as they are written; of a table all that is in it.
    pub written: String,
}

/// A part of a card; sections, and the lines of a section, are counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// The card itself.
    Card,
    /// A section.
    Section(usize),
    /// A line of a section.
    Line(usize, usize),
}

/// A field of a part of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field {
    /// The part.
    pub part: Part,
    /// What of it.
    pub key: Key,
}

/// What of a part of a card is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Key {
    /// All of it.
    Whole,
    /// What its file calls so.
    Named(&'static str),
    /// One of the ways of a line, counted from 0.
    Way(usize),
    /// One of the keys that such a part has not, counted from 0.
    Unknown(usize),
}

impl Part {
    /// A field of this part by its key.
    pub const fn field(self, key: &'static str) -> Field {
        let key = Key::Named(key);
        Field { part: self, key }
    }

    /// All of it.
    pub const fn whole(self) -> Field {
        let key = Key::Whole;
        Field { part: self, key }
    }

    /// One of its ways, if it is a line.
    pub const fn way(self, way: usize) -> Field {
        let key = Key::Way(way);
        Field { part: self, key }
    }
}

impl Raw {
    /// A text, where something else is wanted.
    pub(super) fn text(said: &str) -> Self {
        Self {
            kind: RawKind::Text,
            said: said.to_owned(),
            written: quoted(said),
        }
    }
}

impl<T> Value<T> {
    /// What it says, if that is of the right kind.
    pub const fn read(&self) -> Option<&T> {
        match self {
            Self::Read(value) => Some(value),
            Self::Missing | Self::Unreadable(_) => None,
        }
    }

    fn read_mut(&mut self) -> Option<&mut T> {
        match self {
            Self::Read(value) => Some(value),
            Self::Missing | Self::Unreadable(_) => None,
        }
    }

    /// What it says instead, if it is of another kind than is wanted.
    pub const fn raw(&self) -> Option<&Raw> {
        match self {
            Self::Unreadable(raw) => Some(raw),
            Self::Missing | Self::Read(_) => None,
        }
    }

    /// Whether it is not there.
    pub const fn is_missing(&self) -> bool {
        matches!(self, Self::Missing)
    }
}

impl<T> From<Option<T>> for Value<T> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Missing, Self::Read)
    }
}

impl LooseCard {
    /// Its sections; none when they could not be read.
    pub fn sections(&self) -> &[LooseSection] {
        self.sections.read().map_or(&[], Vec::as_slice)
    }

    /// Whether it is of another format: then it would be read wrongly, and nothing else said of it would
    /// be true.
    pub(super) fn is_of_another_format(&self) -> bool {
        self.format != Value::Read(FORMAT) && !self.format.is_missing()
    }

    /// What a field says that is a way of a line, if that is a text.
    pub(super) fn pattern(&self, field: Field) -> Option<&str> {
        let (Part::Line(section, line), Key::Way(way)) = (field.part, field.key) else {
            return None;
        };
        let line = self.sections().get(section)?.lines().get(line)?;
        line.ways().get(way)?.read().map(String::as_str)
    }

    /// Makes the changes of a fix.
    pub fn apply(&mut self, fix: &Fix) {
        match fix {
            Fix::Set(changes) => {
                for Change { field, to, .. } in changes {
                    self.set(*field, to);
                }
            }
            Fix::Rename { part, from, .. } => {
                let unknown = match part {
                    Part::Card => Some(&mut self.unknown),
                    Part::Section(section) => self.section(*section).map(|it| &mut it.unknown),
                    Part::Line(section, line) => {
                        self.line(*section, *line).map(|it| &mut it.unknown)
                    }
                };
                if let Some(unknown) = unknown {
                    unknown.retain(|it| it.key != *from);
                }
            }
            Fix::Remove(Field { part, key }) => match (part, key) {
                (Part::Line(section, line), Key::Way(way)) => {
                    if let Some(line) = self.line(*section, *line) {
                        line.remove_way(*way);
                    }
                }
                (Part::Line(section, line), _) => {
                    let section = self.section(*section);
                    if let Some(lines) = section.and_then(|it| it.lines.read_mut())
                        && *line < lines.len()
                    {
                        lines.remove(*line);
                    }
                }
                (Part::Section(section), _) => {
                    if let Some(sections) = self.sections.read_mut()
                        && *section < sections.len()
                    {
                        sections.remove(*section);
                    }
                }
                (Part::Card, _) => {}
            },
        }
    }

    fn set(&mut self, Field { part, key }: Field, to: &NewValue) {
        match (part, key) {
            (Part::Card, Key::Named("format")) => self.format = Value::Read(FORMAT),
            (Part::Card, Key::Named("id")) => self.id = to.text(),
            (Part::Card, Key::Named("title")) => self.title = to.text(),
            (Part::Card, Key::Named("license")) => self.license = to.text(),
            (Part::Card, Key::Named("year")) => self.year = to.number(),
            (Part::Section(section), key) => {
                if let Some(section) = self.section(section) {
                    match key {
                        Key::Named("id") => section.id = to.text(),
                        Key::Named("title") => section.title = to.text(),
                        Key::Named("singles_and_pairs") => section.singles_and_pairs = to.flag(),
                        _ => {}
                    }
                }
            }
            (Part::Line(section, line), key) => {
                if let Some(line) = self.line(section, line) {
                    line.set(key, to);
                }
            }
            (Part::Card, _) => {}
        }
    }

    fn section(&mut self, section: usize) -> Option<&mut LooseSection> {
        self.sections.read_mut()?.get_mut(section)
    }

    fn line(&mut self, section: usize, line: usize) -> Option<&mut LooseLine> {
        self.section(section)?.lines.read_mut()?.get_mut(line)
    }
}

impl LooseSection {
    /// Its lines; none when they could not be read.
    pub fn lines(&self) -> &[LooseLine] {
        self.lines.read().map_or(&[], Vec::as_slice)
    }
}

impl LooseLine {
    /// Its ways; none when they could not be read.
    pub fn ways(&self) -> &[Value<String>] {
        self.ways.read().map_or(&[], Vec::as_slice)
    }

    /// The texts of its ways, as far as they are texts.
    pub fn patterns(&self) -> impl Iterator<Item = &str> {
        let texts = self.ways().iter().filter_map(Value::read);
        texts.map(String::as_str)
    }

    /// Makes the changes of a fix, if it is one of this line.
    pub fn apply(&mut self, fix: &Fix) {
        match fix {
            Fix::Set(changes) => changes.iter().for_each(|it| self.set(it.field.key, &it.to)),
            Fix::Remove(Field {
                key: Key::Way(way), ..
            }) => self.remove_way(*way),
            Fix::Rename { .. } | Fix::Remove(_) => {}
        }
    }

    fn set(&mut self, key: Key, to: &NewValue) {
        match key {
            Key::Way(way) => {
                if let Some(said) = self.ways.read_mut().and_then(|ways| ways.get_mut(way)) {
                    *said = to.text();
                }
            }
            Key::Named("pattern") => self.ways = Value::Read(vec![to.text()]),
            Key::Named("numbers") => self.numbers = to.numbers(),
            Key::Named("value") => self.value = to.number(),
            Key::Named("concealed") => self.concealed = to.flag(),
            Key::Named("note") => self.note = to.text(),
            Key::Named(_) | Key::Whole | Key::Unknown(_) => {}
        }
    }

    fn remove_way(&mut self, way: usize) {
        if let Some(ways) = self.ways.read_mut()
            && way < ways.len()
        {
            ways.remove(way);
        }
    }
}
