//! A card before it is checked: what its file says, or what is typed, field by field.
//!
//! Anything may stand in it. A file and typed lines are both read into it, and what comes of it, a
//! [`Card`](super::Card) and its problems, is the business of `check`.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use super::{FieldEdit, Fix, Numbers};
use crate::document::quoted;

/// What a field says, whatever it ought to say. It is shown as a file says it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LooseValue {
    /// A text.
    Text(String),
    /// A whole number.
    Number(i128),
    /// Yes or no.
    Flag(bool),
    /// A fraction or a date, as it is written.
    Other(String),
    /// A list or a table, as it is written, on one line.
    Several(String),
}

/// The fields of a part of a card.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LooseFields {
    said: BTreeMap<&'static str, LooseValue>,
    /// What else is written there.
    pub unknown: Vec<Unknown>,
}

/// A card, as far as it could be read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LooseCard {
    /// Its fields; its sections are among them only where they could not be read.
    pub fields: LooseFields,
    /// Its sections.
    pub sections: Vec<LooseSection>,
}

/// A section, as far as it could be read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LooseSection {
    /// Its fields; its lines are among them only where they could not be read.
    pub fields: LooseFields,
    /// Its lines.
    pub lines: Vec<LooseLine>,
}

/// A line, as far as it could be read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LooseLine {
    /// Its fields without its ways.
    pub fields: LooseFields,
    /// The patterns of which one is made; nothing when it says none.
    pub ways: Option<Vec<LooseValue>>,
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
pub enum CardPart {
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
    pub part: CardPart,
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

impl CardPart {
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

impl LooseValue {
    /// What it says, if that is a text.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// What it says, if that is yes or no.
    pub const fn as_flag(&self) -> Option<bool> {
        match self {
            Self::Flag(flag) => Some(*flag),
            _ => None,
        }
    }

    /// What it says, if that is a number of points, or a year.
    pub fn as_number(&self) -> Option<u16> {
        match self {
            Self::Number(number) => u16::try_from(*number).ok(),
            _ => None,
        }
    }

    /// How the numbers move, if it says that.
    pub fn as_numbers(&self) -> Option<Numbers> {
        Numbers::of_word(self.as_text()?)
    }

    /// What it says: a text without its quotes, anything else as it is written.
    pub fn said(&self) -> Cow<'_, str> {
        match self {
            Self::Text(text) => Cow::Borrowed(text),
            value => Cow::Owned(value.to_string()),
        }
    }
}

impl fmt::Display for LooseValue {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => formatter.write_str(&quoted(text)),
            Self::Number(number) => write!(formatter, "{number}"),
            Self::Flag(flag) => write!(formatter, "{flag}"),
            Self::Other(written) | Self::Several(written) => formatter.write_str(written),
        }
    }
}

impl From<&str> for LooseValue {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Numbers> for LooseValue {
    fn from(numbers: Numbers) -> Self {
        numbers.word().into()
    }
}

impl From<u16> for LooseValue {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl LooseFields {
    /// What a field says, if it is there.
    pub fn get(&self, key: &'static str) -> Option<&LooseValue> {
        self.said.get(key)
    }

    /// Lets a field say this, or nothing.
    pub fn set(&mut self, key: &'static str, value: Option<LooseValue>) {
        match value {
            Some(value) => self.said.insert(key, value),
            None => self.said.remove(key),
        };
    }

    /// The same fields, one of which says this.
    #[must_use]
    pub fn with(mut self, key: &'static str, value: impl Into<LooseValue>) -> Self {
        self.set(key, Some(value.into()));
        self
    }

    /// What a field says, if that is a text.
    pub fn text(&self, key: &'static str) -> Option<&str> {
        self.get(key)?.as_text()
    }

    /// What a field says, as something may be typed; nothing when it is not there.
    pub(super) fn said(&self, key: &'static str) -> String {
        self.get(key)
            .map_or_else(String::new, |it| it.said().into_owned())
    }

    /// Whether a field says yes.
    pub fn is_set(&self, key: &'static str) -> bool {
        self.get(key) == Some(&LooseValue::Flag(true))
    }

    /// What of it has no place in a typed card, as it is written: keys that are unknown, and these
    /// fields, as far as they could not be read.
    pub(super) fn not_typed(&self, keys: &[&'static str]) -> Vec<String> {
        let unknown = self.unknown.iter().filter(|it| it.meant.is_none());
        let unread = keys.iter().filter_map(|key| Some((key, self.get(key)?)));
        let unread = unread.filter(|(key, value)| match **key {
            "singles_and_pairs" | "concealed" => value.as_flag().is_none(),
            "value" => value.as_number().is_none(),
            "note" => value.as_text().is_none(),
            _ => true,
        });
        let unread = unread.map(|(key, value)| format!("{key} = {value}"));
        unknown.map(|it| it.written.clone()).chain(unread).collect()
    }
}

impl LooseCard {
    /// What a field says that is a way of a line, if that is a text.
    pub(super) fn pattern(&self, field: Field) -> Option<&str> {
        let (CardPart::Line(section, line), Key::Way(way)) = (field.part, field.key) else {
            return None;
        };
        let line = self.sections.get(section)?.lines.get(line)?;
        line.ways().get(way)?.as_text()
    }

    /// Makes the changes of a fix.
    pub fn apply(&mut self, fix: &Fix) {
        match fix {
            Fix::Set(changes) => {
                for FieldEdit { field, to, .. } in changes {
                    if let CardPart::Line(section, line) = field.part {
                        if let Some(line) = self.line(section, line) {
                            line.set(field.key, to);
                        }
                    } else if let (Some(fields), Key::Named(key)) =
                        (self.fields(field.part), field.key)
                    {
                        fields.set(key, Some(to.clone()));
                    }
                }
            }
            Fix::Rename { part, from, .. } => {
                if let Some(fields) = self.fields(*part) {
                    fields.unknown.retain(|it| it.key != *from);
                }
            }
            Fix::Remove(Field { part, key }) => match (*part, *key) {
                (CardPart::Line(section, line), Key::Way(way)) => {
                    if let Some(line) = self.line(section, line) {
                        line.remove_way(way);
                    }
                }
                (CardPart::Line(section, line), _) => {
                    if let Some(section) = self.sections.get_mut(section)
                        && line < section.lines.len()
                    {
                        section.lines.remove(line);
                    }
                }
                (CardPart::Section(section), _) if section < self.sections.len() => {
                    self.sections.remove(section);
                }
                (CardPart::Section(_) | CardPart::Card, _) => {}
            },
        }
    }

    fn fields(&mut self, part: CardPart) -> Option<&mut LooseFields> {
        Some(match part {
            CardPart::Card => &mut self.fields,
            CardPart::Section(section) => &mut self.sections.get_mut(section)?.fields,
            CardPart::Line(section, line) => &mut self.line(section, line)?.fields,
        })
    }

    fn line(&mut self, section: usize, line: usize) -> Option<&mut LooseLine> {
        self.sections.get_mut(section)?.lines.get_mut(line)
    }
}

impl LooseLine {
    /// Its ways; none when it says none.
    pub fn ways(&self) -> &[LooseValue] {
        self.ways.as_deref().unwrap_or_default()
    }

    /// The texts of its ways, as far as they are texts.
    pub fn patterns(&self) -> impl Iterator<Item = &str> {
        self.ways().iter().filter_map(LooseValue::as_text)
    }

    /// How its numbers move, if it says that.
    pub fn numbers(&self) -> Option<Numbers> {
        self.fields.get("numbers")?.as_numbers()
    }

    /// What it is worth, if it says that.
    pub fn value(&self) -> Option<u16> {
        self.fields.get("value")?.as_number()
    }

    /// Whether it says that it is concealed.
    pub fn is_concealed(&self) -> bool {
        self.fields.is_set("concealed")
    }

    /// The same line with these ways.
    pub(super) fn with_ways(&self, ways: impl Iterator<Item = String>) -> Self {
        Self {
            ways: Some(ways.map(LooseValue::Text).collect()),
            fields: self.fields.clone(),
        }
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

    fn set(&mut self, key: Key, to: &LooseValue) {
        match key {
            Key::Way(way) => {
                if let Some(said) = self.ways.as_mut().and_then(|ways| ways.get_mut(way)) {
                    *said = to.clone();
                }
            }
            Key::Named("pattern") => self.ways = Some(vec![to.clone()]),
            Key::Named(key) => self.fields.set(key, Some(to.clone())),
            Key::Whole | Key::Unknown(_) => {}
        }
    }

    fn remove_way(&mut self, way: usize) {
        if let Some(ways) = self.ways.as_mut().filter(|ways| way < ways.len()) {
            ways.remove(way);
        }
    }
}
