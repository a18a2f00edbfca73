//! What the fields of a card may say: what is missing, unknown, of the wrong kind or out of range, and
//! what was meant.

use super::words::meant_number;
use crate::card::typed_words::{key_called, value_called};
use crate::card::{
    Field, Fix, Key, NewValue, Part, Problem, ProblemKind, RawKind, Unknown, Value, id_of,
};
use crate::document::{ShapeFault, ValueKind, meant};

/// What most lines are worth.
const USUAL_VALUE: u16 = 25;

/// The keys of the table of a part.
pub(in crate::card) const fn known_keys(part: Part) -> &'static [&'static str] {
    match part {
        Part::Card => &["format", "id", "title", "year", "license", "section"],
        Part::Section(_) => &["id", "title", "singles_and_pairs", "line"],
        Part::Line(..) => &["pattern", "numbers", "value", "concealed", "note"],
    }
}

/// The key that was meant by an unknown one.
pub(in crate::card) fn meant_key(
    written: &str,
    known: &'static [&'static str],
) -> Option<&'static str> {
    let other_name = key_called(written).filter(|key| known.contains(key));
    other_name.or_else(|| meant(written, known))
}

/// The fields of one part of a card, with the problems found there.
pub(super) struct Fields<'p> {
    part: Part,
    problems: &'p mut Vec<Problem>,
}

impl<'p> Fields<'p> {
    /// The fields of a part; notes the keys that it should not have.
    pub(super) fn of(part: Part, unknown: &[Unknown], problems: &'p mut Vec<Problem>) -> Self {
        for (number, Unknown { key, meant, .. }) in unknown.iter().enumerate() {
            let from = key.clone();
            let field = Key::Unknown(number);
            let fix = meant.map(|to| Fix::Rename { part, from, to });
            let fault = ShapeFault::UnknownKey {
                key: key.clone(),
                meant: *meant,
                known: known_keys(part).to_vec(),
            };
            let problem = Problem::of(Field { part, key: field }, fault.into());
            problems.push(Problem { fix, ..problem });
        }
        Self { part, problems }
    }

    /// Notes a problem of a field, and its fix.
    pub(super) fn add(&mut self, field: Field, kind: ProblemKind, fix: Option<Fix>) {
        let problem = Problem::of(field, kind);
        self.problems.push(Problem { fix, ..problem });
    }

    /// A value that may be left out.
    pub(super) fn optional<'v, T>(
        &mut self,
        key: &'static str,
        value: &'v Value<T>,
        wanted: ValueKind,
    ) -> Option<&'v T> {
        self.readable(self.part.field(key), key, value, wanted)
    }

    /// The value of a field, if it is of the kind that its key wants.
    pub(super) fn readable<'v, T>(
        &mut self,
        field: Field,
        key: &'static str,
        value: &'v Value<T>,
        wanted: ValueKind,
    ) -> Option<&'v T> {
        if let Value::Unreadable(raw) = value {
            let meant = match wanted {
                ValueKind::Text if raw.kind != RawKind::Several => {
                    Some(NewValue::Text(raw.said.clone()))
                }
                ValueKind::WholeNumber => {
                    let digits = raw.said.trim_matches(|it: char| !it.is_ascii_digit());
                    digits.parse().ok().map(NewValue::Number)
                }
                ValueKind::TrueOrFalse => meant_flag(&raw.said).map(NewValue::Flag),
                _ => None,
            };
            let fix = meant.map(|meant| Fix::set(field, Some(raw.written.clone()), meant));
            self.add(field, ShapeFault::WrongValue { key, wanted }.into(), fix);
        }
        value.read()
    }

    /// A value that must be there; `likely` is what it is most likely to say.
    pub(super) fn required<'v, T>(
        &mut self,
        key: &'static str,
        value: &'v Value<T>,
        wanted: ValueKind,
        likely: Option<NewValue>,
    ) -> Option<&'v T> {
        if value.is_missing() {
            let field = self.part.field(key);
            let fix = likely.map(|likely| Fix::set(field, None, likely));
            self.add(field, ShapeFault::MissingKey { key }.into(), fix);
        }
        self.optional(key, value, wanted)
    }

    /// A text that must say something if it is there.
    pub(super) fn optional_text<'v>(
        &mut self,
        key: &'static str,
        value: &'v Value<String>,
    ) -> Option<&'v str> {
        let text = self.optional(key, value, ValueKind::Text)?;
        self.not_empty(self.part.field(key), key, text)
    }

    /// A text that must be there and say something.
    pub(super) fn required_text<'v>(
        &mut self,
        key: &'static str,
        value: &'v Value<String>,
        likely: Option<String>,
    ) -> Option<&'v str> {
        let likely = likely.map(NewValue::Text);
        let text = self.required(key, value, ValueKind::Text, likely)?;
        self.not_empty(self.part.field(key), key, text)
    }

    /// The text of a field, if it says something.
    pub(super) fn not_empty<'v>(
        &mut self,
        field: Field,
        key: &'static str,
        text: &'v str,
    ) -> Option<&'v str> {
        let says_something = !text.trim().is_empty();
        if !says_something {
            self.add(field, ProblemKind::EmptyText { key }, None);
        }
        says_something.then_some(text)
    }

    /// An id that must be there: small letters, digits and single hyphens. It is likely the one that
    /// the title gives.
    pub(super) fn required_id<'v>(
        &mut self,
        id: &'v Value<String>,
        title: &Value<String>,
    ) -> Option<&'v str> {
        let likely = title.read().and_then(|title| id_of(title));
        let id = self.required_text("id", id, likely)?;
        let meant = id_of(id);
        if meant.as_deref() == Some(id) {
            return Some(id);
        }
        let field = self.part.field("id");
        let fix = meant.map(|meant| Fix::set(field, Some(id.to_owned()), NewValue::Text(meant)));
        let id = id.to_owned();
        self.add(field, ProblemKind::BadId { id }, fix);
        None
    }

    /// A title that must be there. It is likely what the id says.
    pub(super) fn required_title<'v>(
        &mut self,
        title: &'v Value<String>,
        id: &Value<String>,
    ) -> Option<&'v str> {
        let is_id = |id: &&String| id_of(id).as_ref() == Some(*id);
        let likely = id.read().filter(is_id).cloned();
        self.required_text("title", title, likely)
    }

    /// A whole number from 1 to `most` that must be there.
    pub(super) fn required_number(
        &mut self,
        key: &'static str,
        value: &Value<u16>,
        most: u16,
    ) -> Option<u16> {
        let is_value = key == "value";
        let found = match value {
            Value::Read(number) if (1..=most).contains(number) => return Some(*number),
            Value::Read(number) => number.to_string(),
            Value::Unreadable(raw) if raw.kind == RawKind::Integer => raw.said.clone(),
            Value::Missing | Value::Unreadable(_) => {
                let likely = is_value.then_some(NewValue::Number(USUAL_VALUE));
                self.required(key, value, ValueKind::WholeNumber, likely);
                return None;
            }
        };
        let field = self.part.field(key);
        let digits = found.trim_start_matches(['-', '+']);
        let is_nothing = digits.trim_start_matches('0').is_empty();
        let usual = (is_nothing && is_value).then_some(USUAL_VALUE);
        let meant = meant_number(digits, is_value, most).or(usual);
        let fix = meant.map(|it| Fix::set(field, Some(found.clone()), NewValue::Number(it)));
        let fault = ShapeFault::OutOfRange {
            key,
            found,
            least: 1,
            most: most.into(),
        };
        self.add(field, fault.into(), fix);
        None
    }

    /// Yes or no; no when it is left out.
    pub(super) fn flag(&mut self, key: &'static str, value: &Value<bool>) -> bool {
        let flag = self.optional(key, value, ValueKind::TrueOrFalse);
        flag.copied().unwrap_or_default()
    }
}

/// Whether what is written for `true` or `false` means one of them.
fn meant_flag(written: &str) -> Option<bool> {
    let small = written.trim().to_lowercase();
    match value_called(&small).unwrap_or(&small) {
        "true" | "1" | "c" => Some(true),
        "false" | "0" | "x" => Some(false),
        _ => None,
    }
}
