//! What is kept as a text, and made one only where it is written.

use std::fmt;
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::analysis::CompiledCard;
use crate::card::{Card, Diagnostic, Draft};
use crate::rules::{Record, RecordProblem};

/// What can be kept as a text, and read from it.
pub(super) trait KeptAsText: Sized {
    /// Why a text is none of it.
    type Fault;

    /// Its text.
    fn to_text(&self) -> String;

    /// What a text says.
    ///
    /// # Errors
    /// When it is no text of this.
    fn of_text(text: &str) -> Result<Self, Self::Fault>;

    /// Whether both say the same.
    fn is_same(&self, other: &Self) -> bool;
}

/// A thing and its text. Whichever it was not made of is made when it is first asked for, by whoever asks first, once
/// for all clones.
pub(super) struct Kept<T: KeptAsText>(Arc<Forms<T>>);

enum Forms<T: KeptAsText> {
    /// It is at hand; its text may be made.
    Thing(T, OnceLock<String>),
    /// Its text is at hand; it may be read.
    Text(String, OnceLock<Result<T, T::Fault>>),
}

impl<T: KeptAsText> Kept<T> {
    /// What is at hand.
    pub(super) fn of(thing: T) -> Self {
        Self(Arc::new(Forms::Thing(thing, OnceLock::new())))
    }

    /// What a text says, which is not read yet.
    pub(super) fn read(text: String) -> Self {
        Self(Arc::new(Forms::Text(text, OnceLock::new())))
    }

    /// Its text.
    pub(super) fn text(&self) -> &str {
        match &*self.0 {
            Forms::Thing(thing, text) => text.get_or_init(|| thing.to_text()),
            Forms::Text(text, _) => text,
        }
    }

    /// The thing itself.
    ///
    /// # Errors
    /// When its text cannot be read.
    pub(super) fn thing(&self) -> Result<&T, &T::Fault> {
        match &*self.0 {
            Forms::Thing(thing, _) => Ok(thing),
            Forms::Text(text, thing) => thing.get_or_init(|| T::of_text(text)).as_ref(),
        }
    }

    /// The thing itself, as far as nothing must be read for it.
    fn at_hand(&self) -> Option<&T> {
        match &*self.0 {
            Forms::Thing(thing, _) => Some(thing),
            Forms::Text(_, thing) => thing.get()?.as_ref().ok(),
        }
    }

    /// Whether it is this one; its text is not read for that.
    pub(super) fn is(&self, thing: &T) -> bool {
        match self.at_hand() {
            Some(own) => own.is_same(thing),
            None => self.text() == thing.to_text(),
        }
    }
}

impl<T: KeptAsText> Clone for Kept<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<T: KeptAsText> PartialEq for Kept<T> {
    /// Things are compared where both are at hand, and texts otherwise.
    fn eq(&self, other: &Self) -> bool {
        let same_things = || match (self.at_hand(), other.at_hand()) {
            (Some(own), Some(other)) => own.is_same(other),
            _ => self.text() == other.text(),
        };
        Arc::ptr_eq(&self.0, &other.0) || same_things()
    }
}

impl<T: KeptAsText> Eq for Kept<T> {}

impl<T: KeptAsText> fmt::Debug for Kept<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.text(), formatter)
    }
}

impl<T: KeptAsText> Serialize for Kept<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

impl<'de, T: KeptAsText> Deserialize<'de> for Kept<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::read)
    }
}

impl KeptAsText for Record {
    type Fault = Vec<RecordProblem>;

    fn to_text(&self) -> String {
        self.to_string()
    }

    fn of_text(text: &str) -> Result<Self, Self::Fault> {
        Self::parse(text)
    }

    fn is_same(&self, other: &Self) -> bool {
        self == other
    }
}

/// A card is kept in format 1, and laid out for matching where it is read.
impl KeptAsText for Arc<CompiledCard> {
    type Fault = Vec<Diagnostic>;

    fn to_text(&self) -> String {
        Draft::of(self.card()).to_toml()
    }

    fn of_text(text: &str) -> Result<Self, Self::Fault> {
        let card = Card::parse(text)?;
        Ok(Self::new(CompiledCard::new(Arc::new(card))))
    }

    fn is_same(&self, other: &Self) -> bool {
        Self::ptr_eq(self, other) || self.card() == other.card()
    }
}
